-- A founder's plan for building one validated idea. The ids are those of _shared/domain/planning/options.ts; a test
-- compares them. Every choice is optional: an empty list or '' means that nothing was chosen.

create table public.project_planning (
  id uuid primary key default gen_random_uuid(),
  validation_id uuid not null unique references public.idea_validations (id) on delete cascade,
  platforms text[] not null default '{}'
    constraint known_platforms check (platforms <@ '{web,mobile,desktop,erp}'),
  development_phases text[] not null default '{}'
    constraint known_phases check (development_phases <@ '{interactive,poc,mvp,production}'),
  technology_stack text[] not null default '{}',
  branding_preferences text[] not null default '{}'
    constraint known_styles check (branding_preferences <@ '{minimal,modern,classic,playful,corporate}'),
  monthly_users text not null default ''
    constraint known_users check (monthly_users in ('', 'small', 'medium', 'large', 'xlarge', 'enterprise')),
  timeline text not null default '' constraint known_timeline check (
    timeline in ('', '1-3-months', '3-6-months', '6-12-months', '12-plus-months')),
  budget_range text not null default ''
    constraint known_budget check (budget_range in ('', '5k-25k', '25k-50k', '50k-100k', '100k-plus')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The stack is text, so that an entry stays readable when a later version no longer offers it. No entry is empty,
  -- longer than 60 characters or more than one line.
  constraint plain_technologies check (
    array_position(technology_stack, null) is null
    and array_to_string(technology_stack, E'\n') !~ '[^\n]{61}|^\n|\n\n|\n$'
    and array_to_string(technology_stack, '') !~ '[\u0001-\u001F\u007F-\u009F]'
    and technology_stack is distinct from array['']),
  constraint few_choices check (
    greatest(cardinality(platforms), cardinality(development_phases), cardinality(branding_preferences)) <= 5
    and cardinality(technology_stack) <= 60),
  constraint flat_lists check (
    greatest(
      array_ndims(platforms), array_ndims(development_phases), array_ndims(technology_stack),
      array_ndims(branding_preferences), 1) = 1)
);

-- Through the API, a plan belongs to a completed validation of the caller. The policies say the same; this check also
-- explains the refusal, and still holds if a host widens the grants.
create function private.guard_planning() returns trigger
language plpgsql set search_path = '' as $$
declare
  found_status text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  select status into found_status from public.idea_validations
  where id = new.validation_id and "userId" = auth.uid();
  if found_status is null then
    raise exception 'This validation is not yours or no longer exists.' using errcode = '42501';
  end if;
  if found_status <> 'completed' then
    raise exception 'You can start planning when the report is complete.' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end $$;

create function private.guard_planning_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Deleting the validation still deletes its plan: the foreign key acts as the table's owner.
  if current_user in ('anon', 'authenticated') then
    raise exception 'A plan goes with its validation' using errcode = '42501';
  end if;
  return old;
end $$;

-- Triggers of the same kind fire in alphabetical order.
create trigger guard_columns before update on public.project_planning
  for each row execute function private.guard_columns(
    'platforms', 'development_phases', 'technology_stack', 'branding_preferences', 'monthly_users', 'timeline',
    'budget_range');
create trigger guard_planning before insert or update on public.project_planning
  for each row execute function private.guard_planning();
create trigger guard_rows before delete on public.project_planning
  for each row execute function private.guard_planning_rows();
create trigger stamp before update on public.project_planning
  for each row execute function private.stamp_change();

-- An update also names the validation; the guard ensures that it does not change.
grant select,
  insert (
    validation_id, platforms, development_phases, technology_stack, branding_preferences, monthly_users, timeline,
    budget_range),
  update (
    validation_id, platforms, development_phases, technology_stack, branding_preferences, monthly_users, timeline,
    budget_range)
  on public.project_planning to authenticated;
grant select, insert, update, delete on public.project_planning to service_role;
alter table public.project_planning enable row level security;
create policy "owners read their plans, admins read all" on public.project_planning
  for select to authenticated
  using (
    exists (
      select from public.idea_validations v where v.id = validation_id and v."userId" = (select auth.uid()))
    or (select private.is_admin()));
create policy "owners add plans to their completed validations" on public.project_planning
  for insert to authenticated
  with check (exists (
    select from public.idea_validations v
    where v.id = validation_id and v."userId" = (select auth.uid()) and v.status = 'completed'));
create policy "owners change their plans" on public.project_planning
  for update to authenticated
  using (exists (
    select from public.idea_validations v where v.id = validation_id and v."userId" = (select auth.uid())))
  with check (exists (
    select from public.idea_validations v
    where v.id = validation_id and v."userId" = (select auth.uid()) and v.status = 'completed'));
