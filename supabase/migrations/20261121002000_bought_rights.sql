-- What was bought holds: a purchase keeps what it granted, so that an operator who changes or withdraws a plan takes
-- nothing back.
alter table public.user_subscriptions
  -- How the plan recurred when it was bought; null where nobody noted it, and then the plan tells.
  add column interval text check (interval in ('month', 'year', 'once')),
  -- Opened in project_id, or in every project where there is none.
  add column phases text[] not null default '{}'
    check (phases <@ array['interactive', 'poc', 'mvp', 'production']);

update public.user_subscriptions s set phases = p.phases
from public.pack_prices p
where p.plan_id = s.plan_id and p.pack = s.pack_type and s.phases = '{}';

-- A row that names no phases of its own grants what its pack does.
create function private.fill_bought_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.interval is null then
    select interval into new.interval from public.pricing_plans where id = new.plan_id;
  end if;
  if new.phases = '{}' and new.project_id is not null then
    select coalesce((
      select phases from public.pack_prices where plan_id = new.plan_id and pack = new.pack_type), '{}')
    into new.phases;
  end if;
  return new;
end $$;

create trigger fill_bought_rights before insert on public.user_subscriptions
  for each row execute function private.fill_bought_rights();

-- Pro: the latest row of a recurring plan is active and not past its date. Packs, bought later, do not hide it.
create function private.pro_row(p_user uuid) returns public.user_subscriptions
language sql stable security definer set search_path = '' as $$
  with latest as (
    select s.*
    from public.user_subscriptions s join public.pricing_plans p on p.id = s.plan_id
    where s.user_id = p_user and coalesce(s.interval, p.interval) in ('month', 'year') and s.status <> 'pending'
    order by s.created_at desc, s.id desc
    limit 1
  )
  select latest.* from latest where status = 'active' and valid_until > now()
$$;

create or replace function private.pro_plan(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select (private.pro_row(p_user)).plan_id
$$;

create or replace function private.phases_everywhere(p_user uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when private.has_admin_role(p_user) then array['interactive', 'poc', 'mvp', 'production']
    else array['interactive']
      || coalesce((select unlocked_phases from public.free_plan_limits), '{}')
      || array(
        select jsonb_array_elements_text(features -> 'phases')
        from public.pricing_plans where id = private.pro_plan(p_user)
      )
      || coalesce((private.pro_row(p_user)).phases, '{}')
      || array(
        select unnest(s.phases) from public.user_subscriptions s
        where s.user_id = p_user and s.status = 'active' and s.interval = 'once' and s.project_id is null
          -- The phases of a pack whose project was deleted went with it.
          and s.pack_type is null
      )
  end
$$;

create or replace function private.phases_by_project(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with bought as (
    select s.project_id, array_agg(phase) as phases
    from public.user_subscriptions s cross join unnest(s.phases) phase
    where s.user_id = p_user and s.status = 'active' and s.project_id is not null
    group by s.project_id
  )
  select coalesce(
    jsonb_object_agg(
      project_id, private.merge_phases(variadic phases || private.phases_everywhere(p_user))),
    '{}')
  from bought
$$;

-- Shape: entitlementsSchema in _shared/domain/pricing.ts.
create or replace function private.my_entitlements() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'pro', a.pro,
    'admin', a.admin,
    'used', case when a.admin or a.pro then a.total else a.counted end,
    'allowed', case when not (a.admin or a.pro) then a.counted + a.free_left + a.packs_left end,
    'phases', private.phases_by_project(auth.uid()),
    'free_phases', private.merge_phases(variadic private.phases_everywhere(auth.uid())),
    -- The plan that pays for the next validation.
    'plan', coalesce(
      private.pro_plan(auth.uid()), case when a.free_left = 0 and a.packs_left > 0 then 'multi-idea' else 'free' end),
    'pro_until', (private.pro_row(auth.uid())).valid_until,
    'free_left', a.free_left,
    'packs_left', a.packs_left,
    'bought', private.purchased_ideas(auth.uid())
  )
  from private.allowance(auth.uid()) a
$$;

revoke all on function private.fill_bought_rights(), private.pro_row(uuid) from public;
