-- How many validations an account may run, and its charges.

-- One row per account. It is updated before anything is charged, so that two validations started at once wait for each
-- other here.
create table private.quota_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- A charge is held when a run starts, settled when its report is complete, and released when the run fails. A re-run is
-- charged separately from its validation, and only if it is not free.
create table private.charges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.quota_accounts (user_id) on delete cascade,
  -- No foreign key: a used validation stays counted after it is deleted.
  validation_id uuid not null,
  source text not null check (source in ('admin', 'pro', 'free', 'pack')),
  state text not null default 'held' check (state in ('held', 'settled', 'released')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  kind text not null default 'validation' check (kind in ('validation', 'rerun'))
);
create unique index charges_one_per_validation on private.charges (validation_id)
  where state <> 'released' and kind = 'validation';
create unique index charges_one_rerun on private.charges (validation_id) where state = 'held' and kind = 'rerun';
create index charges_of_account on private.charges (user_id, source, state);
create index charges_of_validation on private.charges (validation_id, created_at);

alter table private.quota_accounts enable row level security;
alter table private.charges enable row level security;

create function private.open_quota_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.quota_accounts (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger open_quota_account after insert on public.profiles
  for each row execute function private.open_quota_account();

-- Serializes all charges of an account; false if the account does not exist. Updates a row instead of only locking it,
-- so that the limit also holds for callers under REPEATABLE READ. Locks the profile first, so that deleting the account
-- waits for this transaction instead of deadlocking with it.
create function private.lock_account(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where id = p_user for key share;
  update private.quota_accounts set changed_at = clock_timestamp() where user_id = p_user;
  return found;
end $$;

-- An account's remaining validations, by source. Charges from expired Pro months and from administrators do not count
-- against the free limit or the packs.
create function private.allowance(
  p_user uuid, out admin boolean, out pro boolean, out counted bigint, out total bigint,
  out free_left bigint, out packs_left bigint
)
language sql stable security definer set search_path = '' as $$
  with live as (
    select
      count(*) filter (where source = 'free') as free,
      count(*) filter (where source = 'pack') as packs,
      count(*) as total
    from private.charges where user_id = p_user and state <> 'released'
  )
  select
    private.has_admin_role(p_user),
    private.pro_plan(p_user) is not null,
    live.free + live.packs,
    live.total,
    greatest(0, coalesce((select idea_validations from public.free_plan_limits), 0) - live.free),
    greatest(0, private.purchased_ideas(p_user) - live.packs)
  from live
$$;

-- Holds a charge for a run of a validation, or keeps the charge already held: a retry is free, and so is everything
-- after the validation's charge was settled. False if no validation is left. p_as_admin: an administrator runs it,
-- which does not count against the owner's limits. The caller holds the locks of the account and of the validation.
create function private.hold_charge(p_owner uuid, p_validation uuid, p_kind text, p_as_admin boolean default false)
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
  select * into left_over from private.allowance(p_owner);
  payer := case
    when left_over.admin or p_as_admin then 'admin'
    when left_over.pro then 'pro'
    when left_over.free_left > 0 then 'free'
    when left_over.packs_left > 0 then 'pack'
  end;
  if payer is not null then
    insert into private.charges (user_id, validation_id, source, kind)
    values (p_owner, p_validation, payer, p_kind);
  end if;
  return payer is not null;
end $$;

-- Ends the charge held for a run, if there is one: a settled or released charge does not change.
create function private.end_charge(p_validation uuid, p_kind text, p_state text) returns void
language sql security definer set search_path = '' as $$
  update private.charges set state = p_state, changed_at = clock_timestamp()
  where validation_id = p_validation and kind = p_kind and state = 'held'
$$;

-- Whether a completed validation was free because its brief was too vague (briefs.sql). False for validations that were
-- never charged, such as a sample.
create function private.was_released(p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(state = 'released'), false)
  from private.charges where validation_id = p_validation and kind = 'validation'
$$;

-- Shape: entitlementsSchema in _shared/domain/pricing.ts.
create function private.my_entitlements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  everywhere constant text[] := private.phases_for_all_projects(caller);
  subscription constant public.user_subscriptions := private.pro_subscription(caller);
  a constant record := private.allowance(caller);
begin
  return jsonb_build_object(
    'pro', a.pro,
    'admin', a.admin,
    'used', case when a.admin or a.pro then a.total else a.counted end,
    'allowed', case when not (a.admin or a.pro) then a.counted + a.free_left + a.packs_left end,
    'phases', private.phases_by_project(caller, everywhere),
    'free_phases', private.merge_phases(variadic everywhere),
    -- The plan that pays for the next validation.
    'plan', coalesce(
      subscription.plan_id, case when a.free_left = 0 and a.packs_left > 0 then 'multi-idea' else 'free' end),
    'pro_until', subscription.valid_until,
    'free_left', a.free_left,
    'packs_left', a.packs_left,
    'bought', private.purchased_ideas(caller)
  );
end $$;
grant execute on function private.my_entitlements to authenticated;

create function public.get_my_entitlements() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.my_entitlements()
$$;
grant execute on function public.get_my_entitlements to authenticated;
