-- Plans, one-time packs and the limits of the free plan.

create table public.pricing_plans (
  id text primary key check (char_length(id) between 2 and 60),
  name text not null check (char_length(name) between 2 and 120),
  price numeric(10, 2) not null check (price >= 0),
  interval text not null check (interval in ('month', 'year', 'once')),
  -- { validations: number, or null for unlimited; phases: [phase] }
  features jsonb not null check (
    coalesce(features -> 'phases' <@ '["interactive", "poc", "mvp", "production"]', false)
    and jsonb_typeof(features -> 'phases') = 'array'
    and jsonb_typeof(features -> 'validations') in ('number', 'null')
  ),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The only price list for one-time packs: a price is never taken from a request.
create table public.pack_prices (
  plan_id text not null references public.pricing_plans (id) on update cascade on delete cascade,
  pack text not null check (char_length(pack) between 1 and 60),
  ideas integer check (ideas > 0),
  phases text[] not null default '{}' check (phases <@ array['interactive', 'poc', 'mvp', 'production']),
  price numeric(10, 2) not null check (price >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (plan_id, pack),
  constraint ideas_or_phases check ((ideas is null) = (cardinality(phases) > 0))
);

create table public.free_plan_limits (
  -- A table with a single row.
  id boolean primary key default true check (id),
  idea_validations integer not null default 1 check (idea_validations >= 1),
  unlocked_phases text[] not null default '{interactive}' check (
    cardinality(unlocked_phases) > 0 and unlocked_phases <@ array['interactive', 'poc', 'mvp', 'production']
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger stamp before update on public.pricing_plans
  for each row execute function private.stamp_change();
create trigger stamp before update on public.pack_prices
  for each row execute function private.stamp_change();
create trigger stamp before update on public.free_plan_limits
  for each row execute function private.stamp_change();

grant select on public.pricing_plans, public.pack_prices, public.free_plan_limits to authenticated;
grant select, insert, update, delete on public.pricing_plans, public.pack_prices, public.free_plan_limits
  to service_role;

alter table public.pricing_plans enable row level security;
create policy "signed-in people read active plans, admins every one" on public.pricing_plans
  for select to authenticated
  using (is_active or (select private.is_admin()));

alter table public.pack_prices enable row level security;
create policy "signed-in people read active prices, admins every one" on public.pack_prices
  for select to authenticated
  using (
    plan_id in (select id from public.pricing_plans where is_active) or (select private.is_admin())
  );

alter table public.free_plan_limits enable row level security;
create policy "signed-in people read the free limits" on public.free_plan_limits
  for select to authenticated
  using ((select auth.uid()) is not null);

-- The features of the free plan are the free limits, which are stored in free_plan_limits alone.
create function public.get_pricing_plans() returns setof public.pricing_plans
language sql stable security invoker set search_path = '' as $$
  select
    p.id, p.name, p.price, p.interval,
    case when p.id = 'free' and l.id
      then jsonb_build_object('validations', l.idea_validations, 'phases', l.unlocked_phases)
      else p.features
    end,
    p.is_active, p.created_at, p.updated_at
  from public.pricing_plans p left join public.free_plan_limits l on true
  order by p.price, p.id
$$;
grant execute on function public.get_pricing_plans to authenticated, service_role;

create function public.get_free_plan_limits() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'idea_validations', idea_validations, 'unlocked_phases', unlocked_phases, 'updated_at', updated_at)
  from public.free_plan_limits
$$;
grant execute on function public.get_free_plan_limits to authenticated, service_role;
