-- What administrators decide about roadmaps: whether requested ones wait for a review, and what an hour of work is
-- assumed to cost. Everything is changed through the functions below.
create table public.roadmap_settings (
  id boolean primary key default true check (id),
  publish_automatically boolean not null default false,
  -- REGIONS of _shared/domain/roadmap/rates.ts; a test compares them.
  region text not null default 'western-europe' constraint known_region check (region in (
    'north-america', 'western-europe', 'eastern-europe', 'latin-america', 'south-asia')),
  updated_at timestamptz not null default now()
);
insert into public.roadmap_settings default values;

-- Roles by their ids, which are ROADMAP_ROLES there. The numbers are assumptions, taken from no source.
create table public.role_rates (
  role text not null,
  region text not null,
  dollars_per_hour numeric(10, 2) not null check (dollars_per_hour between 0 and 10000),
  updated_at timestamptz not null default now(),
  primary key (role, region)
);
insert into public.role_rates (role, region, dollars_per_hour)
select role, region, dollars
from (values
  ('product-manager', array[110, 85, 50, 45, 35]),
  ('designer', array[95, 75, 45, 40, 28]),
  ('frontend', array[105, 80, 45, 42, 30]),
  ('backend', array[110, 85, 48, 45, 32]),
  ('mobile', array[115, 90, 50, 45, 32]),
  ('full-stack', array[110, 85, 48, 45, 32]),
  ('ai-engineer', array[140, 110, 65, 55, 42]),
  ('qa', array[75, 60, 35, 30, 22]),
  ('devops', array[120, 95, 55, 48, 35])
) assumed (role, rates)
cross join unnest(
  array['north-america', 'western-europe', 'eastern-europe', 'latin-america', 'south-asia'], rates
) rate (region, dollars);

create function private.update_roadmap_settings(p_publish boolean, p_region text) returns public.roadmap_settings
language plpgsql security definer set search_path = '' as $$
declare
  saved public.roadmap_settings;
begin
  perform private.refuse_others('change how roadmaps are made');
  if p_publish is null or not exists (select from public.role_rates where region = p_region) then
    raise exception 'There is no region %', coalesce(p_region, 'without a name') using errcode = '22023';
  end if;
  update public.roadmap_settings
  set publish_automatically = p_publish, region = p_region, updated_at = clock_timestamp()
  returning * into saved;
  return saved;
end $$;

create function private.update_role_rate(p_role text, p_region text, p_dollars numeric) returns public.role_rates
language plpgsql security definer set search_path = '' as $$
declare
  saved public.role_rates;
begin
  perform private.refuse_others('change hourly rates');
  if coalesce(p_dollars between 0 and 10000, false) is not true then
    raise exception 'A rate is between 0 and 10,000 dollars an hour.' using errcode = '22023';
  end if;
  update public.role_rates set dollars_per_hour = round(p_dollars, 2), updated_at = clock_timestamp()
  where role = p_role and region = p_region
  returning * into saved;
  if not found then
    raise exception 'There is no such role or region.' using errcode = '22023';
  end if;
  return saved;
end $$;

create function public.update_roadmap_settings(p_publish boolean, p_region text) returns public.roadmap_settings
language sql security invoker set search_path = '' as $$
  select private.update_roadmap_settings(p_publish, p_region)
$$;
create function public.update_role_rate(p_role text, p_region text, p_dollars numeric) returns public.role_rates
language sql security invoker set search_path = '' as $$
  select private.update_role_rate(p_role, p_region, p_dollars)
$$;

revoke all on public.roadmap_settings, public.role_rates from public, anon, authenticated, service_role;
grant select on public.roadmap_settings, public.role_rates to authenticated, service_role;
alter table public.roadmap_settings enable row level security;
create policy "admins read how roadmaps are made" on public.roadmap_settings
  for select to authenticated using ((select private.is_admin()));
alter table public.role_rates enable row level security;
create policy "admins read hourly rates" on public.role_rates
  for select to authenticated using ((select private.is_admin()));

revoke all on function
  private.update_roadmap_settings(boolean, text), private.update_role_rate(text, text, numeric)
  from public;
revoke all on function
  public.update_roadmap_settings(boolean, text), public.update_role_rate(text, text, numeric)
  from public, anon, authenticated, service_role;
grant execute on function
  private.update_roadmap_settings(boolean, text), private.update_role_rate(text, text, numeric),
  public.update_roadmap_settings(boolean, text), public.update_role_rate(text, text, numeric)
  to authenticated;
