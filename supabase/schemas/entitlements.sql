-- Purchases, and the phases that they unlock.

-- Packs and recurring plans. Only the payment function writes this table. A purchase keeps the rights it granted, even
-- if an operator changes or withdraws the plan.
create table public.user_subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is deleted: payments stay on record, without the person.
  user_id uuid references public.profiles (id) on delete set null,
  plan_id text not null references public.pricing_plans (id) on update cascade,
  status text not null default 'active' check (status in ('pending', 'active', 'canceled', 'expired')),
  -- Null for packs, which do not expire.
  valid_until timestamptz,
  pack_type text check (char_length(pack_type) between 1 and 60),
  -- The purchase stays on record when its project is deleted.
  project_id uuid references public.idea_validations (id) on delete set null,
  ideas integer check (ideas > 0),
  amount numeric(10, 2) not null default 0 check (amount >= 0),
  payment_processor text not null default 'manual' check (char_length(payment_processor) between 1 and 60),
  payment_id text not null default gen_random_uuid()::text check (char_length(payment_id) between 1 and 200),
  created_at timestamptz not null default now(),
  -- The plan's interval at the time of purchase; null if that was not recorded, in which case the plan's current
  -- interval applies.
  interval text check (interval in ('month', 'year', 'once')),
  -- Unlocked in project_id, or in every project if that is null.
  phases text[] not null default '{}' check (phases <@ array['interactive', 'poc', 'mvp', 'production']),
  -- The request made with this payment id.
  request jsonb,
  -- The plan's name at the time of purchase, because the buyer cannot read plans that are no longer sold.
  plan_name text,
  -- Set while one caller is paying for this purchase; until then, no other caller can start.
  paying_until timestamptz,
  -- A payment reported twice counts once.
  unique (user_id, payment_processor, payment_id)
);
create index user_subscriptions_of_owner on public.user_subscriptions (user_id, created_at desc, id desc);
-- Plans only: there are few of them, while an owner may have many packs.
create index user_subscriptions_recurring on public.user_subscriptions (user_id, created_at desc, id desc)
  where interval is distinct from 'once';
create index user_subscriptions_all_projects on public.user_subscriptions (user_id)
  where project_id is null and pack_type is null;
create index user_subscriptions_newest on public.user_subscriptions (created_at desc, id desc);
create index user_subscriptions_of_plan on public.user_subscriptions (plan_id);
create index user_subscriptions_of_project on public.user_subscriptions (project_id);

-- A row without phases grants those of its pack.
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

create function private.fill_plan_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select name into new.plan_name from public.pricing_plans where id = new.plan_id;
  return new;
end $$;
create trigger fill_plan_name before insert on public.user_subscriptions
  for each row execute function private.fill_plan_name();

grant select on public.user_subscriptions to authenticated;
grant select, insert, update, delete on public.user_subscriptions to service_role;
alter table public.user_subscriptions enable row level security;
create policy "users read their own purchases, admins read all" on public.user_subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- The user's Pro plan: the latest row of a recurring plan, if it is active and has not expired. Packs bought later do
-- not hide it, and neither do purchases whose payment was refused.
create function private.pro_subscription(p_user uuid) returns public.user_subscriptions
language sql stable security definer set search_path = '' as $$
  with latest as (
    select s.*
    from public.user_subscriptions s join public.pricing_plans p on p.id = s.plan_id
    where s.user_id = p_user and s.interval is distinct from 'once'
      and coalesce(s.interval, p.interval) in ('month', 'year') and s.status <> 'pending'
      and not (s.status = 'canceled' and s.valid_until is null)
    order by s.created_at desc, s.id desc
    limit 1
  )
  select latest.* from latest where status = 'active' and valid_until > now()
$$;

create function private.pro_plan(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select (private.pro_subscription(p_user)).plan_id
$$;

create function private.purchased_ideas(p_user uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(ideas), 0)
  from public.user_subscriptions
  where user_id = p_user and status = 'active'
$$;

-- Combines lists of phases, in product order.
create function private.merge_phases(variadic lists text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(phase order by position), '[]')
  from unnest(array['interactive', 'poc', 'mvp', 'production']) with ordinality known (phase, position)
  where phase = any (lists)
$$;

-- The phases that a user may use in every project: interactive, the free ones, and those of their Pro plan and of
-- one-time purchases without a project.
create function private.phases_for_all_projects(p_user uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  subscription public.user_subscriptions;
begin
  if private.has_admin_role(p_user) then
    return array['interactive', 'poc', 'mvp', 'production'];
  end if;
  subscription := private.pro_subscription(p_user);
  return array['interactive']
    || coalesce((select unlocked_phases from public.free_plan_limits), '{}')
    || array(
      select jsonb_array_elements_text(features -> 'phases')
      from public.pricing_plans where id = subscription.plan_id
    )
    || coalesce(subscription.phases, '{}')
    || array(
      select unnest(s.phases) from public.user_subscriptions s
      where s.user_id = p_user and s.status = 'active' and s.interval = 'once' and s.project_id is null
        -- Phases bought for a deleted project end with it.
        and s.pack_type is null
    );
end $$;

-- The usable phases of each project that phases were bought for: { project: [phase] }. p_everywhere: the user's phases
-- in all projects.
create function private.phases_by_project(p_user uuid, p_everywhere text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with bought as (
      -- Bits, because they can be combined faster than lists.
      select project_id, bit_or(
        case when 'interactive' = any (phases) then 1 else 0 end + case when 'poc' = any (phases) then 2 else 0 end
        + case when 'mvp' = any (phases) then 4 else 0 end
        + case when 'production' = any (phases) then 8 else 0 end) as bits
      from public.user_subscriptions
      where user_id = p_user and status = 'active' and project_id is not null and phases <> '{}'
      group by project_id
    ), merged as materialized (
      -- Merges each distinct list once, because many projects share the same few lists.
      select lists.bits, private.merge_phases(variadic p_everywhere || array(
        select phase
        from unnest(array['interactive', 'poc', 'mvp', 'production'], array[1, 2, 4, 8]) as known (phase, bit)
        where lists.bits & known.bit > 0)) as usable
      from (select distinct bits from bought) lists
    )
    select coalesce(jsonb_object_agg(project_id, usable), '{}') from bought join merged using (bits));
end $$;

-- A user's phases in one project. Null and unknown projects add nothing, and neither do projects that another user
-- bought phases for.
create function private.accessible_phases(p_user uuid, p_project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.merge_phases(variadic private.phases_for_all_projects(p_user) || array(
    select unnest(s.phases) from public.user_subscriptions s
    where s.user_id = p_user and s.status = 'active' and s.project_id = p_project))
$$;
grant execute on function private.accessible_phases to service_role;

-- For get-accessible-phases, which passes the user from its token.
create function public.accessible_phases(p_user uuid, p_project uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.accessible_phases(p_user, p_project)
$$;
grant execute on function public.accessible_phases to service_role;

create function private.may_use_phase(p_user uuid, p_project uuid, p_phase text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.accessible_phases(p_user, p_project) ? p_phase, false)
$$;

-- The caller's phases, for policies: each is evaluated once per statement, not once per row.
create function private.my_phases_for_all_projects() returns text[]
language sql stable security definer set search_path = '' as $$
  select private.phases_for_all_projects(auth.uid())
$$;
grant execute on function private.my_phases_for_all_projects to authenticated;
create function private.my_phases_by_project() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.phases_by_project(auth.uid(), private.phases_for_all_projects(auth.uid()))
$$;
grant execute on function private.my_phases_by_project to authenticated;

-- Whether the caller may use a phase (docs/contract.md#calls).
create function private.check_roadmap_access(p_phase text, p_project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_use_phase(auth.uid(), p_project, p_phase)
$$;
grant execute on function private.check_roadmap_access to authenticated;

create function public.check_roadmap_access(phase text, project_id uuid default null) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.check_roadmap_access(phase, project_id)
$$;
grant execute on function public.check_roadmap_access to authenticated;

-- The phases that a validation's founder may use in it, for administrators; null if the validation does not exist.
create function private.founder_phases(p_validation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_for('read what founders may open');
  return (
    select private.accessible_phases("userId", id) from public.idea_validations where id = p_validation);
end $$;
grant execute on function private.founder_phases to authenticated;

create function public.founder_phases(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.founder_phases(p_validation)
$$;
grant execute on function public.founder_phases to authenticated;
