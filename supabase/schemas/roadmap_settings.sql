-- Administrators' settings for roadmaps: whether requested ones wait for a review, and the assumed cost of an hour of
-- work. All changes go through the functions below.

create table public.roadmap_settings (
  id boolean primary key default true check (id),
  publish_automatically boolean not null default false,
  -- REGIONS of _shared/domain/roadmap/rates.ts; a test compares them.
  region text not null default 'western-europe' constraint known_region check (region in (
    'north-america', 'western-europe', 'eastern-europe', 'latin-america', 'south-asia')),
  updated_at timestamptz not null default now()
);

-- Every role of ROADMAP_ROLES has a rate in every region, by their ids (_shared/domain/roadmap/rates.ts).
create table public.role_rates (
  role text not null,
  region text not null,
  dollars_per_hour numeric(10, 2) not null check (dollars_per_hour between 0 and 10000),
  updated_at timestamptz not null default now(),
  primary key (role, region)
);

create trigger prevent_removal before delete or truncate on public.roadmap_settings
  for each statement execute function private.prevent_removal();
create trigger prevent_removal before delete or truncate on public.role_rates
  for each statement execute function private.prevent_removal();

grant select on public.roadmap_settings, public.role_rates to authenticated, service_role;
alter table public.roadmap_settings enable row level security;
create policy "admins read roadmap settings" on public.roadmap_settings
  for select to authenticated using ((select private.is_admin()));
alter table public.role_rates enable row level security;
create policy "admins read hourly rates" on public.role_rates
  for select to authenticated using ((select private.is_admin()));

-- Changes one setting at a time, so that it does not revert another administrator's change. Null keeps a setting.
create function private.update_roadmap_settings(p_publish boolean, p_region text)
returns public.roadmap_settings
language plpgsql security definer set search_path = '' as $$
declare
  saved public.roadmap_settings;
begin
  perform private.require_admin_for('change how roadmaps are made');
  if p_region is not null and not exists (select from public.role_rates where region = p_region) then
    raise exception 'There is no region %', p_region using errcode = '22023';
  end if;
  update public.roadmap_settings
  set publish_automatically = coalesce(p_publish, publish_automatically), region = coalesce(p_region, region),
      updated_at = clock_timestamp()
  returning * into saved;
  return saved;
end $$;
grant execute on function private.update_roadmap_settings to authenticated;

create function public.update_roadmap_settings(p_publish boolean default null, p_region text default null)
returns public.roadmap_settings
language sql security invoker set search_path = '' as $$
  select private.update_roadmap_settings(p_publish, p_region)
$$;
grant execute on function public.update_roadmap_settings to authenticated;

create function private.update_role_rate(p_role text, p_region text, p_dollars numeric) returns public.role_rates
language plpgsql security definer set search_path = '' as $$
declare
  saved public.role_rates;
begin
  perform private.require_admin_for('change hourly rates');
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
grant execute on function private.update_role_rate to authenticated;

create function public.update_role_rate(p_role text, p_region text, p_dollars numeric) returns public.role_rates
language sql security invoker set search_path = '' as $$
  select private.update_role_rate(p_role, p_region, p_dollars)
$$;
grant execute on function public.update_role_rate to authenticated;
