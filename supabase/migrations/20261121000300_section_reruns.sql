-- Writing one section of a completed report anew. The report stays as it is until the new section and its evidence
-- can take the place of the old ones together; the old ones are kept to switch back to.
alter table public.idea_validations
  -- Null, or { section, state: running | failed, reason }.
  add column rerun jsonb constraint known_rerun check (rerun is null or coalesce(
    rerun ->> 'section' in ('concept', 'audience', 'market') and rerun ->> 'state' in ('running', 'failed'), false)),
  -- By section, what can be switched back to: { market: { writer: { id, model } | null, writtenAt } }.
  add column previous jsonb not null default '{}';
create index idea_validations_rerunning on public.idea_validations (id) where rerun ->> 'state' = 'running';

-- A rerun under way. The section that it wrote waits here for its evidence.
create table private.section_reruns (
  validation_id uuid primary key references private.validation_runs (validation_id) on delete cascade,
  section text not null,
  -- When what is to be replaced was written.
  section_finished_at timestamptz not null,
  evidence_finished_at timestamptz not null,
  section_json jsonb,
  columns jsonb,
  writer jsonb
);

-- The version of a section before the one in the report, with the evidence of that time.
create table private.section_versions (
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  section text not null,
  columns jsonb not null,
  section_json jsonb,
  real_citations jsonb,
  scorecard jsonb,
  writer jsonb,
  written_at timestamptz not null,
  primary key (validation_id, section)
);

revoke all on private.section_reruns, private.section_versions from public, anon, authenticated, service_role;
alter table private.section_reruns enable row level security;
alter table private.section_versions enable row level security;

-- The columns of a report that belong to one section.
create function private.columns_of(p_section text) returns text[]
language sql immutable set search_path = '' as $$
  select case p_section
    when 'concept' then array['projectConcept', 'userRoles']
    when 'audience' then array['targetUsers']
    when 'market' then array['marketValidation']
  end
$$;

-- As in the migration of idea_validations, with what is new there. `rerun` is the section being written anew.
drop function private.lock_validation(uuid);
create function private.lock_validation(
  p_validation uuid, out owner uuid, out status text, out idea text, out rerun text,
  out completed_at timestamptz, out updated_at timestamptz
)
language sql security definer set search_path = '' as $$
  select v."userId", v.status, v."originalIdea",
    case when v.rerun ->> 'state' = 'running' then v.rerun ->> 'section' end, v.completed_at, v.updated_at
  from public.idea_validations v where v.id = p_validation
  for no key update
$$;

create or replace function private.guard_new_validation() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The last three are set below, whatever was sent.
  open constant text[] := '{originalIdea,title,userId,status,id,created_at,updated_at}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.status is distinct from 'pending'
    or jsonb_strip_nulls(to_jsonb(new) - open) is distinct from '{"previous": {}}'
  then
    raise exception 'A new idea is pending and has no report' using errcode = '42501';
  end if;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.updated_at := now();
  return new;
end $$;

-- A rerun is charged apart from the validation, and only where it is not free.
alter table private.charges
  add column kind text not null default 'validation' check (kind in ('validation', 'rerun'));
drop index private.charges_one_per_validation;
create unique index charges_one_per_validation on private.charges (validation_id)
  where state <> 'released' and kind = 'validation';
create unique index charges_one_rerun on private.charges (validation_id) where state = 'held' and kind = 'rerun';
create index charges_of_validation on private.charges (validation_id, created_at);

-- Holds a charge for a validation or for a rerun of it, or keeps the one that is held (a retry is free, and so is
-- what has been settled for the validation). False: nothing is left. The caller holds the locks of the account and
-- of the validation.
drop function private.hold_charge(uuid, uuid);
create function private.hold_charge(p_user uuid, p_validation uuid, p_kind text default 'validation')
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  left_over record;
  payer text;
begin
  if exists (
    select from private.charges
    where validation_id = p_validation and kind = p_kind
      and (state = 'held' or state = 'settled' and kind = 'validation')
  ) then
    return true;
  end if;
  select * into left_over from private.allowance(p_user);
  payer := case
    when left_over.admin then 'admin'
    when left_over.pro then 'pro'
    when left_over.free_left > 0 then 'free'
    when left_over.packs_left > 0 then 'pack'
  end;
  if payer is not null then
    insert into private.charges (user_id, validation_id, source, kind)
    values (p_user, p_validation, payer, p_kind);
  end if;
  return payer is not null;
end $$;

-- What is deleted while it runs costs what it would have cost once a step of it is written or being written; of a
-- rerun these are its own steps only.
create or replace function private.end_charge_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rerun constant text := case when old.rerun ->> 'state' = 'running' then old.rerun ->> 'section' end;
begin
  perform private.end_charge(old.id, case
    when exists (
      select from private.validation_steps
      where validation_id = old.id and (
        leased_until > clock_timestamp() or finished_at is not null and step = coalesce(rerun, step)
      )
    ) then 'settled'
    else 'released'
  end);
  return old;
end $$;

revoke all on function
  private.columns_of(text), private.lock_validation(uuid), private.hold_charge(uuid, uuid, text)
  from public;
