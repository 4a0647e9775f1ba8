-- How roadmaps are made, one setting at a time, so that nobody puts back what somebody else has changed meanwhile; and
-- what happens where the settings or the rates were emptied.

-- The rates that hold until administrators put in their own: DEFAULT_RATES of _shared/domain/roadmap/rates.ts.
create function private.default_role_rates() returns table (role text, region text, dollars numeric)
language sql immutable set search_path = '' as $$
  select assumed.role, rate.region, rate.dollars::numeric
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
    array['north-america', 'western-europe', 'eastern-europe', 'latin-america', 'south-asia'], assumed.rates
  ) rate (region, dollars)
$$;

-- Null leaves a setting as it is.
create or replace function private.update_roadmap_settings(p_publish boolean, p_region text)
returns public.roadmap_settings
language plpgsql security definer set search_path = '' as $$
declare
  saved public.roadmap_settings;
begin
  perform private.refuse_others('change how roadmaps are made');
  if p_region is not null and not exists (select from public.role_rates where region = p_region) then
    raise exception 'There is no region %', p_region using errcode = '22023';
  end if;
  insert into public.roadmap_settings as s (publish_automatically, region)
  values (coalesce(p_publish, false), coalesce(p_region, 'western-europe'))
  on conflict (id) do update
  set publish_automatically = coalesce(p_publish, s.publish_automatically),
      region = coalesce(p_region, s.region), updated_at = clock_timestamp()
  returning * into saved;
  return saved;
end $$;
create or replace function public.update_roadmap_settings(p_publish boolean default null, p_region text default null)
returns public.roadmap_settings
language sql security invoker set search_path = '' as $$
  select private.update_roadmap_settings(p_publish, p_region)
$$;

-- Emptied tables get their rows back; rows that are there stay as they are.
create function private.restore_roadmap_settings() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_others('restore how roadmaps are made');
  insert into public.roadmap_settings default values on conflict do nothing;
  insert into public.role_rates (role, region, dollars_per_hour)
  select role, region, dollars from private.default_role_rates()
  on conflict do nothing;
end $$;
create function public.restore_roadmap_settings() returns void
language sql security invoker set search_path = '' as $$
  select private.restore_roadmap_settings()
$$;

-- Whether there is a region, with a rate for every role.
create function private.can_price_roadmaps() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.roadmap_settings s
    where not exists (
      select from private.default_role_rates() d
      where d.region = s.region and not exists (
        select from public.role_rates r where r.role = d.role and r.region = d.region)))
$$;

-- As in the migration of roadmap_begin, without a run that could not be priced.
create or replace function private.why_no_roadmap(p_user uuid, p_validation uuid, p_phase text, p_existing uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
begin
  select "userId" as owner, status into validation from public.idea_validations where id = p_validation
  for key share;
  return case
    when validation.owner is null
      or validation.owner is distinct from p_user and not private.has_admin_role(p_user) then 'not_found'
    when p_existing is not null and not exists (
      select from public.roadmaps where id = p_existing and validation_id = p_validation and phase = p_phase
    ) then 'not_found'
    when not private.may_use_phase(p_user, p_validation, p_phase) then 'forbidden'
    when validation.status <> 'completed' then 'not_completed'
    when not exists (select from public.project_planning where validation_id = p_validation) then 'planning_missing'
    when not private.can_price_roadmaps() then 'settings_missing'
  end;
end $$;

revoke all on function
  private.default_role_rates(), private.restore_roadmap_settings(), private.can_price_roadmaps()
  from public;
revoke all on function public.restore_roadmap_settings() from public, anon, authenticated, service_role;
grant execute on function private.restore_roadmap_settings(), public.restore_roadmap_settings() to authenticated;
