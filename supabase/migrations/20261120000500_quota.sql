-- One row per account, updated before anything is charged: whoever starts two validations at once waits here.
create table private.quota_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- A charge is held when a run starts, settled when its report is complete, released when it fails.
create table private.charges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.quota_accounts (user_id) on delete cascade,
  -- No foreign key: what was used stays used when the validation is deleted.
  validation_id uuid not null,
  source text not null check (source in ('admin', 'pro', 'free', 'pack')),
  state text not null default 'held' check (state in ('held', 'settled', 'released')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index charges_one_per_validation on private.charges (validation_id) where state <> 'released';
create index charges_of_account on private.charges (user_id, source, state);

revoke all on private.quota_accounts, private.charges from public, anon, authenticated, service_role;
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
insert into private.quota_accounts (user_id) select id from public.profiles on conflict do nothing;

-- Serialises everything that charges an account; false when there is no such account. It writes instead of only
-- locking, so that the cap also holds for callers under REPEATABLE READ. The profile comes first, so that
-- deleting the account waits for us instead of deadlocking with us.
create function private.lock_account(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where id = p_user for key share;
  update private.quota_accounts set changed_at = clock_timestamp() where user_id = p_user;
  return found;
end $$;

-- What an account has left, per source. Charges of lapsed Pro months and of administrators do not count
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

-- Holds a charge for a validation, or keeps the one that it has (a retry is free). False: nothing is left.
-- The caller holds the locks of the account and of the validation.
create function private.hold_charge(p_user uuid, p_validation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  left_over record;
  payer text;
begin
  if exists (select from private.charges where validation_id = p_validation and state <> 'released') then
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
    insert into private.charges (user_id, validation_id, source) values (p_user, p_validation, payer);
  end if;
  return payer is not null;
end $$;

-- Ends a held charge once; a charge that is settled or released already stays what it is.
create function private.end_charge(p_validation uuid, p_state text) returns void
language sql security definer set search_path = '' as $$
  update private.charges set state = p_state, changed_at = clock_timestamp()
  where validation_id = p_validation and state = 'held'
$$;

-- A run that is deleted costs what it would have cost once a step of it is written or being written: else its
-- founder could read all but the end, delete it, and begin again for nothing.
create function private.end_charge_of_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_charge(old.id, case
    when exists (
      select from private.validation_steps
      where validation_id = old.id and (finished_at is not null or leased_until > clock_timestamp())
    ) then 'settled'
    else 'released'
  end);
  return old;
end $$;

create trigger end_charge before delete on public.idea_validations
  for each row execute function private.end_charge_of_deleted();

-- Shape: entitlementsSchema in _shared/domain/pricing.ts.
create function private.my_entitlements() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'pro', a.pro,
    'admin', a.admin,
    'used', case when a.admin or a.pro then a.total else a.counted end,
    'allowed', case when not (a.admin or a.pro) then a.counted + a.free_left + a.packs_left end,
    'phases', private.phases_by_project(auth.uid()),
    'free_phases', private.merge_phases(variadic private.phases_everywhere(auth.uid()))
  )
  from private.allowance(auth.uid()) a
$$;

create function public.get_my_entitlements() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.my_entitlements()
$$;

revoke all on function
  private.open_quota_account(), private.lock_account(uuid), private.allowance(uuid),
  private.hold_charge(uuid, uuid), private.end_charge(uuid, text), private.end_charge_of_deleted(),
  private.my_entitlements()
  from public;
revoke all on function public.get_my_entitlements() from public, anon, authenticated, service_role;
grant execute on function private.my_entitlements(), public.get_my_entitlements() to authenticated;
