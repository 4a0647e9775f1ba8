-- Written by `npm run schema` from supabase/schemas and supabase/initial_data.sql. Do not edit.

-- Default privileges: an object is closed until the file that defines it grants access.
--
-- By default, PUBLIC may execute every new function. That default belongs to the role that creates the function, not to
-- a schema, so it can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

-- A hosted Supabase project opens new objects in `public` to the API roles. Elsewhere these statements have no effect.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Objects that the API does not expose: tables without grants, and functions that run with their owner's rights. Public
-- RPCs are thin wrappers that run with the caller's rights and call a function in this schema.
create schema private;
grant usage on schema private to authenticated, service_role;

-- Triggers and checks shared by several topics, and the record of the schema itself.

-- The hash of the baseline migration that created this database: the server does not start on a database of another
-- schema.
create table private.baseline (
  hash text primary key
);
alter table private.baseline enable row level security;

-- Rejects changes of any column not listed in its arguments. The column grants say the same; this check still holds if
-- a host widens them.
create function private.guard_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and (to_jsonb(new) - tg_argv) is distinct from (to_jsonb(old) - tg_argv)
  then
    raise exception 'Only % of % can be changed', array_to_string(tg_argv, ', '), tg_table_name
      using errcode = '42501';
  end if;
  return new;
end $$;

-- Sets updated_at when a row has changed.
create function private.stamp_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new is distinct from old then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $$;

-- Prevents everyone, including operators, from removing rows that the app needs.
create function private.prevent_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Rows of % cannot be removed', tg_table_name using errcode = '42501';
end $$;

-- Locks the row with this id. False if the row does not exist or, without p_wait, if it is already locked.
create function private.lock_row(p_table regclass, p_id uuid, p_lock text, p_wait boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  locked boolean;
begin
  execute format('select true from %s where id = $1 for %s', p_table,
    p_lock || case when p_wait then '' else ' skip locked' end)
  into locked using p_id;
  return coalesce(locked, false);
end $$;

create function private.refuse_invalid(p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_message using errcode = '22023';
end $$;

-- Two checks with different messages: docs/contract.md specifies the first for plans and prices.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Access denied. Admin privileges required.' using errcode = '42501';
  end if;
end $$;

create function private.require_admin_for(p_what text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators %', p_what using errcode = '42501';
  end if;
end $$;

-- Profiles and roles, and the steps at sign-up.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  "firstName" text not null default '' check (char_length("firstName") <= 100),
  "lastName" text not null default '' check (char_length("lastName") <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_newest on public.profiles (created_at desc, id desc);

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The only role, so having a row and being an administrator mean the same.
  role text not null check (role = 'admin'),
  created_at timestamptz not null default now(),
  unique (user_id, role)
);

create function private.has_admin_role(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = p_user and role = 'admin')
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_admin_role(auth.uid())
$$;
grant execute on function private.is_admin to authenticated, service_role;

create function public.is_admin() returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.is_admin()
$$;
grant execute on function public.is_admin to authenticated, service_role;

-- Makes the account with this email address an administrator. Operators run it in the SQL editor or psql:
--   select private.grant_admin('someone@example.com');
create function private.grant_admin(email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_roles (user_id, role)
  select u.id, 'admin' from auth.users u where lower(u.email) = lower(grant_admin.email)
  on conflict do nothing;
  if not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where lower(u.email) = lower(grant_admin.email)
  ) then
    raise exception 'No account has the address %', grant_admin.email using errcode = '22023';
  end if;
end $$;
grant execute on function private.grant_admin to service_role;

-- Makes a name one visible line. The joiners U+200C and U+200D stay: Persian and Indic names need them.
create function private.plain_name(name text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(coalesce(name, ''), '[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
    '[\u0001-\u001F\u007F-\u009F\u2028\u2029]', ' ', 'g'))
$$;

-- Adds an account's profile. Names come from our sign-up form (first_name, last_name) or from a social account. Missing
-- names are accepted, because an error here would reject the sign-up.
create function private.add_profile(p_user uuid, p_metadata jsonb) returns void
language sql security definer set search_path = '' as $$
  with names as (
    select coalesce(p_metadata ->> 'full_name', p_metadata ->> 'name', '') as whole
  )
  insert into public.profiles (id, "firstName", "lastName")
  select
    p_user,
    left(private.plain_name(coalesce(
      p_metadata ->> 'first_name', p_metadata ->> 'given_name', split_part(whole, ' ', 1))), 100),
    left(private.plain_name(coalesce(
      p_metadata ->> 'last_name', p_metadata ->> 'family_name', substr(whole, strpos(whole || ' ', ' ') + 1))), 100)
  from names
  on conflict (id) do nothing
$$;

create function private.add_profile_on_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_profile(new.id, new.raw_user_meta_data);
  return null;
end $$;
create trigger add_profile_on_sign_up after insert on auth.users
  for each row execute function private.add_profile_on_sign_up();

create function private.guard_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new."firstName" := private.plain_name(new."firstName");
  new."lastName" := private.plain_name(new."lastName");
  if new."firstName" is distinct from old."firstName" and char_length(new."firstName") < 2 then
    raise exception 'First name must be at least 2 characters' using errcode = '22023';
  end if;
  if new."lastName" is distinct from old."lastName" and char_length(new."lastName") < 2 then
    raise exception 'Last name must be at least 2 characters' using errcode = '22023';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;

create trigger guard_columns before update on public.profiles
  for each row execute function private.guard_columns('firstName', 'lastName', 'updated_at');
create trigger guard_names before update on public.profiles
  for each row execute function private.guard_names();

grant select, update ("firstName", "lastName", updated_at) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
alter table public.profiles enable row level security;
create policy "users read their own profile, admins read all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Read-only for every API role: private.grant_admin is the only way to become an administrator.
grant select on public.user_roles to authenticated, service_role;
alter table public.user_roles enable row level security;
create policy "users read their own roles, admins read all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Plans, one-time packs and the limits of the free plan, and how administrators change them (docs/contract.md#calls).
-- Administrators cannot write the tables directly, so every price has passed the checks of these functions.

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
create policy "signed-in users read active plans, admins read all" on public.pricing_plans
  for select to authenticated
  using (is_active or (select private.is_admin()));

alter table public.pack_prices enable row level security;
create policy "signed-in users read active prices, admins read all" on public.pack_prices
  for select to authenticated
  using (
    plan_id in (select id from public.pricing_plans where is_active) or (select private.is_admin())
  );

alter table public.free_plan_limits enable row level security;
create policy "signed-in users read the free limits" on public.free_plan_limits
  for select to authenticated
  using ((select auth.uid()) is not null);

-- The features of the free plan are the free limits, which are only stored in free_plan_limits.
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

create function private.are_phases(p_phases jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_phases) = 'array' and jsonb_array_length(p_phases) > 0
      and p_phases <@ '["interactive", "poc", "mvp", "production"]', false)
$$;

create function private.is_positive_integer(p_number jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_number) = 'number' and (p_number #>> '{}')::numeric % 1 = 0
      and (p_number #>> '{}')::numeric between 1 and 100000, false)
$$;

create function private.upsert_pricing_plan(
  p_id text, p_name text, p_price numeric, p_interval text, p_features jsonb, p_active boolean
) returns public.pricing_plans
language plpgsql security definer set search_path = '' as $$
declare
  saved public.pricing_plans;
  -- Null means unlimited for a recurring plan, and none for a pack.
  validations constant jsonb := coalesce(p_features -> 'validations', 'null');
begin
  perform private.require_admin();
  perform private.refuse_invalid(message) from (values
    (coalesce(p_id ~ '^[a-z0-9][a-z0-9-]{1,59}$', false),
      'ID is required: 2 to 60 lower-case letters, digits and hyphens'),
    (coalesce(char_length(btrim(p_name)) between 2 and 120, false), 'Name is required'),
    (coalesce(p_price between 0 and 99999999, false), 'Price must be 0 or higher'),
    (coalesce(p_interval in ('month', 'year', 'once'), false), 'Interval is required'),
    (validations = 'null' or private.is_positive_integer(validations), 'Must allow at least 1 validation'),
    (private.are_phases(p_features -> 'phases'), 'Must include at least one phase'),
    (p_interval = 'once' or not exists (select from public.pack_prices where plan_id = p_id),
      'A plan that is sold in packs is paid once.'),
    (p_id <> 'free' or (p_price = 0 and p_interval = 'once'), 'The free plan costs nothing.')
  ) rule (holds, message) where not holds;
  insert into public.pricing_plans as p (id, name, price, interval, features, is_active)
  values (
    p_id, btrim(p_name), round(p_price, 2), p_interval,
    jsonb_build_object('validations', validations, 'phases', p_features -> 'phases'), coalesce(p_active, true))
  on conflict (id) do update
  set name = excluded.name, price = excluded.price, interval = excluded.interval, features = excluded.features,
      is_active = excluded.is_active
  returning p.* into saved;
  return saved;
end $$;

-- p_updated_at: the version that was edited; p_new: the plan must not exist yet. Without both, the saved plan is
-- replaced, as in the call of docs/contract.md#calls.
create function private.save_pricing_plan(
  p_id text, p_name text, p_price numeric, p_interval text, p_features jsonb, p_active boolean,
  p_updated_at timestamptz, p_new boolean
) returns public.pricing_plans
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  -- Serializes saves, so that two administrators cannot add the same id.
  lock table public.pricing_plans in share row exclusive mode;
  select updated_at into stored from public.pricing_plans where id = p_id;
  if p_new and found then
    raise exception 'A plan with this ID already exists.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored is null then
    raise exception 'This plan was deleted in the meantime. Nothing was saved.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored <> p_updated_at then
    raise exception 'This plan was changed in the meantime. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.upsert_pricing_plan(p_id, p_name, p_price, p_interval, p_features, p_active);
end $$;
grant execute on function private.save_pricing_plan to authenticated;

create function public.upsert_pricing_plan(
  plan_id text, plan_name text, plan_price numeric, plan_interval text, plan_features jsonb,
  is_plan_active boolean default true, plan_updated_at timestamptz default null, is_new_plan boolean default false
) returns public.pricing_plans
language sql security invoker set search_path = '' as $$
  select private.save_pricing_plan(
    plan_id, plan_name, plan_price, plan_interval, plan_features, is_plan_active, plan_updated_at, is_new_plan)
$$;
grant execute on function public.upsert_pricing_plan to authenticated;

create function private.delete_pricing_plan(p_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if p_id = 'free' then
    perform private.refuse_invalid('The free plan cannot be deleted.');
  elsif exists (select from public.user_subscriptions where plan_id = p_id) then
    raise exception 'This plan was bought and cannot be deleted. Deactivate it instead.' using errcode = '23503';
  end if;
  delete from public.pricing_plans where id = p_id;
  return found;
end $$;
grant execute on function private.delete_pricing_plan to authenticated;

create function public.delete_pricing_plan(plan_id text) returns boolean
language sql security invoker set search_path = '' as $$
  select private.delete_pricing_plan(plan_id)
$$;
grant execute on function public.delete_pricing_plan to authenticated;

create function private.update_free_plan_limits(p_limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_positive_integer(p_limits -> 'idea_validations') then
    perform private.refuse_invalid('Must allow at least 1 validation');
  elsif not private.are_phases(p_limits -> 'unlocked_phases') then
    perform private.refuse_invalid('Must include at least one phase');
  end if;
  insert into public.free_plan_limits as l (id, idea_validations, unlocked_phases)
  values (
    true, (p_limits ->> 'idea_validations')::integer,
    array(select jsonb_array_elements_text(p_limits -> 'unlocked_phases')))
  on conflict (id) do update
  set idea_validations = excluded.idea_validations, unlocked_phases = excluded.unlocked_phases;
  return public.get_free_plan_limits();
end $$;

-- p_updated_at: the version that was edited. Without it, the saved limits are replaced.
create function private.save_free_plan_limits(p_limits jsonb, p_updated_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  select updated_at into stored from public.free_plan_limits for update;
  if p_updated_at is not null and stored is distinct from p_updated_at then
    raise exception 'The free limits were changed in the meantime. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.update_free_plan_limits(p_limits);
end $$;
grant execute on function private.save_free_plan_limits to authenticated;

create function public.update_free_plan_limits(new_limits jsonb, limits_updated_at timestamptz default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_free_plan_limits(new_limits, limits_updated_at)
$$;
grant execute on function public.update_free_plan_limits to authenticated;

create function private.update_pack_price(p_plan text, p_pack text, p_price numeric) returns public.pack_prices
language plpgsql security definer set search_path = '' as $$
declare
  saved public.pack_prices;
begin
  perform private.require_admin();
  if coalesce(p_price between 0 and 99999999, false) is not true then
    perform private.refuse_invalid('Price must be 0 or higher');
  end if;
  update public.pack_prices set price = round(p_price, 2) where plan_id = p_plan and pack = p_pack
  returning * into saved;
  if not found then
    perform private.refuse_invalid('There is no such pack.');
  end if;
  return saved;
end $$;

-- p_updated_at: the version that was edited. Without it, the saved price is replaced.
create function private.save_pack_price(p_plan text, p_pack text, p_price numeric, p_updated_at timestamptz)
returns public.pack_prices
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  select updated_at into stored from public.pack_prices where plan_id = p_plan and pack = p_pack for update;
  if p_updated_at is not null and stored is null then
    raise exception 'This pack was deleted in the meantime. Nothing was saved.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored <> p_updated_at then
    raise exception 'This price was changed in the meantime. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.update_pack_price(p_plan, p_pack, p_price);
end $$;
grant execute on function private.save_pack_price to authenticated;

create function public.update_pack_price(
  p_plan text, p_pack text, p_price numeric, p_updated_at timestamptz default null
) returns public.pack_prices
language sql security invoker set search_path = '' as $$
  select private.save_pack_price(p_plan, p_pack, p_price, p_updated_at)
$$;
grant execute on function public.update_pack_price to authenticated;

-- Idea validations: the idea, its report, and the API rights of their owner.

create table public.idea_validations (
  id uuid primary key default gen_random_uuid(),
  "userId" uuid not null references public.profiles (id) on delete cascade,
  "originalIdea" text not null
    constraint idea_length check (char_length("originalIdea") between 1 and 20000),
  title text not null default '' constraint title_length check (char_length(title) between 1 and 61),
  status text not null default 'pending'
    constraint known_status check (status in ('pending', 'analyzing', 'completed', 'error')),
  "statusDetail" text constraint detail_length check (char_length("statusDetail") <= 500),
  "projectConcept" jsonb,
  "userRoles" jsonb,
  "targetUsers" jsonb,
  "marketValidation" jsonb,
  real_citations jsonb,
  scorecard jsonb,
  engine jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  -- The sections that are being rewritten or whose rewrite failed: null, or { sections, state: running | failed, reason
  -- }.
  rerun jsonb constraint known_rerun check (rerun is null or coalesce(
    rerun -> 'sections' <@ '["concept", "audience", "market"]' and rerun ->> 'state' in ('running', 'failed'), false)),
  -- The sections with an earlier version to switch back to: { market: { writer: { id, model } | null, writtenAt } }.
  previous jsonb not null default '{}',
  -- Derived for lists by idea_cards.sql.
  card jsonb,
  score numeric(3, 1),
  title_key text collate "C",
  -- The founder's brief (briefs.sql); null until a brief is saved or read. Every change makes a new version.
  brief jsonb constraint brief_size check (jsonb_typeof(brief) = 'object' and octet_length(brief::text) <= 400000),
  brief_version integer not null default 0,
  -- The terms that the founder confirmed for look-ups (lookups.sql), null without look-ups; the results; and a later
  -- round: null, or { state: running | failed, reason }.
  lookup_terms jsonb constraint lookup_terms_size check (octet_length(lookup_terms::text) <= 1000),
  lookups jsonb,
  lookup_run jsonb constraint known_lookup_run check (lookup_run is null or coalesce(
    lookup_run ->> 'state' in ('running', 'failed'), false)),
  -- The follow-up of a model's completed report (follow_ups.sql): null, or { state: running | failed | done | dropped,
  -- stage: judge | second-round, searches, reason }.
  follow_up jsonb constraint known_follow_up check (follow_up is null or coalesce(
    follow_up ->> 'state' in ('running', 'failed', 'done', 'dropped'), false)),
  -- The texts that the founder replaced on the slides (slides.sql): null, or { slot: { text, basis } }.
  slide_edits jsonb constraint slide_edits_size check (
    jsonb_typeof(slide_edits) = 'object' and octet_length(slide_edits::text) <= 400000)
);
create index idea_validations_of_owner on public.idea_validations ("userId", created_at desc, id desc);
create index idea_validations_newest on public.idea_validations (created_at desc, id desc);
create index idea_validations_completed on public.idea_validations ("userId") where status = 'completed';
create index idea_validations_unfinished on public.idea_validations (updated_at)
  where status in ('pending', 'analyzing');
create index idea_validations_by_title on public.idea_validations ("userId", title_key, id);
create index idea_validations_title on public.idea_validations (title_key, id);
create index idea_validations_by_status on public.idea_validations (status, created_at desc, id desc)
  where status <> 'completed';
create index idea_validations_by_score on public.idea_validations ("userId", score desc nulls last, id desc);

-- Same rules as _shared/domain/idea.ts and title.ts; a test compares them. Lines end with a line feed; removes control
-- characters other than tab and line feed, and invisible characters that mark neither a direction nor a join; the
-- result is NFC and trimmed. A text without a visible character becomes ''.
create function private.normalize_idea(idea text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- The characters that JavaScript's trim() removes, except those already removed.
  blanks constant text := E' \t\n\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A'
    || E'\u2028\u2029\u202F\u205F\u3000';
  -- Unicode's category Cf, its Default_Ignorable_Code_Point, and the blank Braille cell.
  unseen constant text := '\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5'
    || '\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
    || '\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A'
    || '\U000E0000-\U000E0FFF';
  clean text := regexp_replace(idea, '\r\n?', E'\n', 'g');
begin
  clean := regexp_replace(
    clean, '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u2060\uFEFF]', '', 'g');
  -- Composed last, because a zero-width character may have separated a letter from its accent.
  clean := btrim(normalize(clean, nfc), blanks);
  return case when clean ~ ('^[' || blanks || unseen || ']*$') then '' else clean end;
end $$;

create function private.title_of(idea text) returns text
language sql immutable set search_path = '' as $$
  select case
    when strpos(idea, '.') between 2 and 60 then left(idea, strpos(idea, '.') - 1)
    when char_length(idea) > 60 then left(idea, 60) || '…'
    else idea
  end
$$;

create function private.normalize_validation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new."originalIdea" := private.normalize_idea(coalesce(new."originalIdea", ''));
  if new."originalIdea" = '' then
    raise exception 'Please provide some text for your idea.' using errcode = '22023';
  end if;
  if char_length(new."originalIdea") > 20000 then
    raise exception 'Please shorten your idea to 20,000 characters. It has % now.',
      to_char(char_length(new."originalIdea"), 'FM999,999,999') using errcode = '22023';
  end if;
  new.title := private.normalize_idea(coalesce(new.title, ''));
  if tg_op = 'UPDATE' and new.title is distinct from old.title then
    new.title := regexp_replace(new.title, '\s+', ' ', 'g');
    if char_length(new.title) not between 1 and 60 then
      raise exception 'A title has 1 to 60 characters' using errcode = '22023';
    end if;
  end if;
  if new.title = '' or char_length(new.title) > 61 then
    new.title := private.title_of(new."originalIdea");
  end if;
  return new;
end $$;

-- Two changes never have the same time, even on a clock with millisecond precision: updated_at identifies a version.
create function private.stamp_validation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."statusDetail" := left(new."statusDetail", 500);
  if tg_op = 'UPDATE' and new is distinct from old then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  new.completed_at := case
    when new.status = 'completed' then coalesce(new.completed_at, clock_timestamp())
  end;
  return new;
end $$;

-- Through the API, an idea starts pending and without a report.
create function private.guard_new_validation() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The last three are overwritten below.
  open constant text[] := '{originalIdea,title,userId,status,id,created_at,updated_at}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.status is distinct from 'pending'
    or jsonb_strip_nulls(to_jsonb(new) - open) is distinct from '{"previous": {}, "brief_version": 0}'
  then
    raise exception 'A new idea is pending and has no report' using errcode = '42501';
  end if;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.updated_at := now();
  return new;
end $$;

-- The browser may record that a start failed and that it is retried. If it is too late for that (the run has begun, has
-- finished, or has failed with a better reason), only the title changes.
create function private.guard_status() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.status not in ('pending', 'error') and new.status is distinct from old.status then
    raise exception 'Only a run can set the status %', new.status using errcode = '42501';
  end if;
  if (old.status, new.status) in (('pending', 'error'), ('error', 'pending')) then
    return new;
  end if;
  old.title := new.title;
  return old;
end $$;

-- Triggers of the same kind fire in alphabetical order.
create trigger guard_columns before update on public.idea_validations
  for each row execute function private.guard_columns('status', 'statusDetail', 'title');
create trigger guard_new before insert on public.idea_validations
  for each row execute function private.guard_new_validation();
create trigger guard_status before update on public.idea_validations
  for each row execute function private.guard_status();
create trigger normalize before insert or update of "originalIdea", title on public.idea_validations
  for each row execute function private.normalize_validation();
create trigger stamp before insert or update on public.idea_validations
  for each row execute function private.stamp_validation();

-- Locks a validation, after the profile of its owner: a transaction that updates a row twice checks its foreign keys
-- again, which would lock the profile last. Returns false in the same cases as lock_row.
create function private.lock_validation(
  p_validation uuid, p_lock text default 'no key update', p_wait boolean default true
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select "userId" from public.idea_validations where id = p_validation);
begin
  if not private.lock_row('public.profiles', owner, 'key share', p_wait) then
    return false;
  end if;
  return private.lock_row('public.idea_validations', p_validation, p_lock, p_wait);
end $$;

-- An account's locks are taken in the order profile → quota account → validations → steps → charges. Deleting an
-- account therefore deletes its validations before the foreign keys reach its charges.
create function private.delete_validations_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.idea_validations where "userId" = old.id;
  return old;
end $$;
create trigger delete_validations_first before delete on public.profiles
  for each row execute function private.delete_validations_first();

grant select, insert ("originalIdea", title, status, "userId"), update (status, "statusDetail", title), delete
  on public.idea_validations to authenticated;
grant select, insert, update, delete on public.idea_validations to service_role;
alter table public.idea_validations enable row level security;
create policy "owners read their ideas, admins read all" on public.idea_validations
  for select to authenticated
  using ("userId" = (select auth.uid()) or (select private.is_admin()));
create policy "owners add pending ideas" on public.idea_validations
  for insert to authenticated
  with check ("userId" = (select auth.uid()) and status = 'pending');
create policy "owners rename their ideas, and mark a failed start and a retry" on public.idea_validations
  for update to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
create policy "owners delete their ideas" on public.idea_validations
  for delete to authenticated
  using ("userId" = (select auth.uid()));

-- The values that lists of ideas show and sort by. They are stored beside the report, so that a page of a list does not
-- read any report.

-- The sort key of a title, in the same order on every server: lower case, without accents, quotation marks and
-- brackets, so that filters can use it without escaping.
create function private.title_key(title text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(regexp_replace(
    normalize(title, nfkd), '[\u0300-\u036F"''\\“”„‘’‚«»()]', '', 'g')), '\s+', ' ', 'g'))
$$;

-- { idea, overview, roles, coreFeatures, market, scored }: two shortened texts, two counts, whether there is a market
-- section, and the number of metrics in the score. Counts as readReport in _shared/domain/report-storage.ts does:
-- features without a description are ignored.
create function private.list_summary(
  idea text, "projectConcept" jsonb, "userRoles" jsonb, "marketValidation" jsonb, scorecard jsonb
) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'idea', left(idea, 600),
    'overview', left("projectConcept" ->> 'overview', 1000),
    'roles', case when jsonb_typeof("userRoles") = 'array' then jsonb_array_length("userRoles") else 0 end,
    'coreFeatures', (
      select count(*) from jsonb_path_query("projectConcept", 'lax $.features.core[*].description') description
      where description #>> '{}' <> ''
    ),
    'market', coalesce(jsonb_typeof("marketValidation") = 'object', false),
    'scored', case when jsonb_typeof(scorecard -> 'scored') = 'number' then scorecard -> 'scored' else '0' end
  )
$$;

-- The scorecard's total; null if there is none, or if it is stored with fewer than five metrics (SCORED_FOR_TOTAL in
-- _shared/domain/scorecard.ts).
create function private.scorecard_total(scorecard jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(scorecard -> 'total') = 'number' and jsonb_typeof(scorecard -> 'scored') = 'number'
    then case when (scorecard ->> 'scored')::numeric >= 5
      then least(10, greatest(0, (scorecard ->> 'total')::numeric)) end end
$$;

create function private.summarize_validation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A vague report consists of questions.
  new.card := private.list_summary(
    new."originalIdea", new."projectConcept", new."userRoles", new."marketValidation", new.scorecard)
    || jsonb_build_object('vague', private.is_vague(new.brief));
  new.score := private.scorecard_total(new.scorecard);
  new.title_key := private.title_key(new.title);
  return new;
end $$;

-- Runs last by name, so it sees the stored values. It replaces anything written to its own columns.
create trigger summarize
  before insert or update of
    "originalIdea", title, "projectConcept", "userRoles", "marketValidation", scorecard, brief, card, score,
    title_key
  on public.idea_validations
  for each row execute function private.summarize_validation();

-- How often a user may do things that cost the server work or space. The operator sets the numbers in private.limits.

-- `most` uses within `period`, which begins with the first use. `label` completes 'the limit of 200 …'.
create table private.limits (
  kind text primary key,
  label text not null,
  most integer not null check (most > 0),
  period interval not null check (period > interval '0')
);
alter table private.limits enable row level security;

create table private.limit_uses (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  began timestamptz not null default clock_timestamp(),
  used integer not null,
  -- Only one change is computed at a time; the current one holds the turn until then.
  busy_until timestamptz,
  primary key (user_id, kind)
);
alter table private.limit_uses enable row level security;

-- Refuses with HTTP status 429 and Retry-After; the error's details also contain the seconds, for callers that cannot
-- read headers.
create function private.refuse_rate_limited(p_message text, p_wait interval) returns void
language plpgsql set search_path = '' as $$
declare
  seconds constant text := greatest(1, ceil(extract(epoch from p_wait)))::integer::text;
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', 'PT429', 'message', p_message, 'details', seconds, 'hint', null)::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds))::text;
end $$;

-- '40 seconds', '12 minutes', '5 hours'; rounded up.
create function private.format_wait(p_wait interval) returns text
language sql immutable set search_path = '' as $$
  select case when amount.n = 1 then '1 ' || unit else amount.n || ' ' || unit || 's' end
  from (select greatest(1, extract(epoch from p_wait)) as seconds) s
  cross join lateral (values (case when seconds <= 90 then 'second' when seconds <= 5400 then 'minute' else 'hour' end)) u (unit)
  cross join lateral (values (
    ceil(seconds / case unit when 'second' then 1 when 'minute' then 60 else 3600 end)::integer)) amount (n)
$$;

-- Counts a user's uses, and refuses a use beyond the limit. Administrators are not limited, except in password
-- attempts. Locks the profile first, in keeping with the order of an account's locks.
create function private.enforce_limit(p_user uuid, p_kind text, p_count integer default 1) returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed private.limits;
  now constant timestamptz := clock_timestamp();
  use private.limit_uses;
begin
  if p_kind <> 'password' and private.has_admin_role(p_user) or not private.lock_row('public.profiles', p_user, 'key share', true) then
    return;
  end if;
  select * into strict allowed from private.limits where kind = p_kind;
  insert into private.limit_uses as u (user_id, kind, began, used) values (p_user, p_kind, now, p_count)
  on conflict (user_id, kind) do update set
    used = case when u.began <= now - allowed.period then 0 else u.used end + p_count,
    began = case when u.began <= now - allowed.period then now else u.began end
  returning * into use;
  if use.used > allowed.most then
    perform private.refuse_rate_limited(
      format('You have reached the limit of %s %s. Please try again in %s.',
        allowed.most, allowed.label, private.format_wait(use.began + allowed.period - now)),
      use.began + allowed.period - now);
  end if;
end $$;

-- Every idea added through the API counts, even if it is deleted later.
create function private.limit_ideas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Requests set this role; the server's own procedures and the seed do not.
  if current_setting('role', true) is distinct from 'authenticated' then
    return null;
  end if;
  perform private.enforce_limit(owner, 'idea', many)
  from (select "userId" as owner, count(*)::integer as many from added group by "userId") new_ideas;
  return null;
end $$;
create trigger limit_ideas after insert on public.idea_validations
  referencing new table as added
  for each statement execute function private.limit_ideas();

-- Gives a function the user's turn to compute a change of a report. False while another function holds it. A killed
-- function's turn ends after `busy`.
create function private.acquire_revision_turn(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  busy constant interval := '20 seconds';
  busy_until timestamptz;
begin
  if not private.lock_row('public.profiles', p_user, 'key share', true) then
    return true;
  end if;
  insert into private.limit_uses (user_id, kind, used) values (p_user, 'change', 0) on conflict do nothing;
  select u.busy_until into busy_until from private.limit_uses u
  where u.user_id = p_user and u.kind = 'change' for no key update;
  if busy_until > clock_timestamp() then
    return false;
  end if;
  perform private.enforce_limit(p_user, 'change');
  update private.limit_uses u set busy_until = clock_timestamp() + busy where u.user_id = p_user and u.kind = 'change';
  return true;
end $$;
grant execute on function private.acquire_revision_turn to service_role;

create function public.acquire_revision_turn(p_user uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.acquire_revision_turn(p_user) $$;
grant execute on function public.acquire_revision_turn to service_role;

create function private.release_revision_turn(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  update private.limit_uses set busy_until = null where user_id = p_user and kind = 'change'
$$;
grant execute on function private.release_revision_turn to service_role;

create function public.release_revision_turn(p_user uuid) returns void
language sql security invoker set search_path = '' as $$ select private.release_revision_turn(p_user) $$;
grant execute on function public.release_revision_turn to service_role;

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

-- A purchase in two steps around the payment processor: begin_purchase fixes the plan, the price and the rights;
-- complete_purchase makes them effective. The same payment reported again returns the same purchase. To prevent
-- accidental purchases, the buyer is asked before buying something that they own or have just bought in another tab.

-- The amount that a user has paid for smaller packs of a project, in US dollars: packs whose phases a pack of p_phases
-- contains. Only active purchases are deducted, not those that are pending, refused or ended.
create function private.credit_for_upgrade(p_user uuid, p_project uuid, p_phases text[]) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(amount), 0) from public.user_subscriptions
  where user_id = p_user and project_id = p_project and status = 'active' and pack_type is not null
    and phases <@ p_phases
$$;

-- The current offer for a plan and a pack, according to the price list; no row if it is not for sale. The owner of a
-- smaller pack of the project pays the difference.
create function private.current_offer(p_user uuid, p_plan text, p_pack text, p_project uuid)
returns table (amount numeric, "interval" text, ideas integer, phases text[])
language sql stable security definer set search_path = '' as $$
  select greatest(pack.price - private.credit_for_upgrade(p_user, p_project, pack.phases), 0),
    plan.interval, pack.ideas, pack.phases
  from public.pricing_plans plan join public.pack_prices pack on pack.plan_id = plan.id
  where plan.id = p_plan and plan.is_active and pack.pack = p_pack
    -- Phases are sold for one project, ideas without a project.
    and (p_project is not null) = (pack.ideas is null)
  union all
  select plan.price, plan.interval,
    case when plan.interval = 'once' then (plan.features ->> 'validations')::integer end,
    array(select jsonb_array_elements_text(plan.features -> 'phases'))
  from public.pricing_plans plan
  where plan.id = p_plan and plan.is_active and plan.id <> 'free' and p_pack is null and p_project is null
    and not exists (select from public.pack_prices where plan_id = plan.id)
$$;

-- The caller's prices of phase packs in a project, in US dollars: [{ plan_id, pack, paid, amount }], where `paid` is
-- what they have paid for smaller packs and `amount` what begin_purchase charges.
create function private.project_prices(p_project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'plan_id', sold.plan_id, 'pack', sold.pack,
      'paid', private.credit_for_upgrade(auth.uid(), p_project, sold.phases), 'amount', offered.amount)),
    '[]')
  from public.pack_prices sold
  cross join lateral private.current_offer(auth.uid(), sold.plan_id, sold.pack, p_project) offered
  where sold.ideas is null
$$;
grant execute on function private.project_prices to authenticated;

create function public.get_project_prices(project_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.project_prices(project_id)
$$;
grant execute on function public.get_project_prices to authenticated;

-- Whether the purchase would add nothing: a recurring plan is running, or the phases are already unlocked. A pending
-- purchase counts for five minutes, so that two tabs do not pay twice. p_except: the purchase being checked.
create function private.is_owned(
  p_user uuid, p_project uuid, p_interval text, p_ideas integer, p_phases text[], p_except uuid default null
) returns boolean
language sql stable security definer set search_path = '' as $$
  with counting as (
    select s.* from public.user_subscriptions s
    where s.user_id = p_user and s.id is distinct from p_except and (
      s.status = 'active' or (s.status = 'pending' and s.created_at > clock_timestamp() - interval '5 minutes'))
  )
  select case
    when p_interval in ('month', 'year') then private.pro_plan(p_user) is not null or exists (
      select from counting where status = 'pending' and interval in ('month', 'year'))
    -- Further validations always add something.
    when p_ideas is not null then false
    else p_phases <@ (private.phases_for_all_projects(p_user) || array(
      select phase from counting cross join unnest(phases) phase
      where project_id = p_project or (project_id is null and pack_type is null and interval = 'once')))
  end
$$;

-- Whether the same product has been bought under another payment id since p_since, so that this purchase may be an
-- accident.
create function private.is_recently_bought(
  p_user uuid, p_plan text, p_pack text, p_project uuid, p_since timestamptz, p_except uuid default null
) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_subscriptions
    where user_id = p_user and plan_id = p_plan and pack_type is not distinct from p_pack
      and project_id is not distinct from p_project and id is distinct from p_except
      and status in ('pending', 'active') and created_at > p_since)
$$;

-- The refusal to sell something that the buyer already has, with the values for its message.
create function private.already_owned_refusal(p_plan text, p_interval text, p_phases text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', 'owned', 'plan', name, 'interval', p_interval, 'phases', p_phases)
  from public.pricing_plans where id = p_plan
$$;

create function private.describe_purchase(p_row public.user_subscriptions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_row.id, 'plan_id', p_row.plan_id, 'pack_type', p_row.pack_type, 'project_id', p_row.project_id,
    'ideas', p_row.ideas, 'phases', p_row.phases, 'amount', p_row.amount, 'status', p_row.status,
    'valid_until', p_row.valid_until, 'created_at', p_row.created_at)
$$;

-- The time that one caller has to pay. The function gives up sooner, so only a killed one uses all of it.
create function private.payment_lease() returns interval
language sql immutable set search_path = '' as $$ select interval '1 minute' $$;

-- Why a purchase abandoned a few minutes ago cannot be resumed unchanged: it is no longer sold, or its price has
-- changed. Null if it can.
create function private.stale_purchase_refusal(p_known public.user_subscriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  offered record;
begin
  if p_known.created_at > clock_timestamp() - interval '5 minutes' then
    return null;
  elsif not exists (select from public.pricing_plans where id = p_known.plan_id and is_active) then
    return jsonb_build_object('outcome', 'unknown_plan');
  end if;
  select * into offered from private.current_offer(p_known.user_id, p_known.plan_id, p_known.pack_type, p_known.project_id);
  return case
    when not found then jsonb_build_object('outcome', 'unknown_pack')
    when offered.amount <> p_known.amount then
      jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount)
  end;
end $$;

-- Resumes a payment with a known id, for one caller at a time. Before an abandoned purchase is charged, purchases made
-- in the meantime are checked again. A refused purchase stays 'pending', because it is unknown whether money was taken
-- for it.
create function private.resume_purchase(
  p_known public.user_subscriptions, p_asked jsonb, p_shown numeric, p_again boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.user_subscriptions := p_known;
  other_price constant boolean := p_shown is not null and p_shown <> known.amount;
  left_behind jsonb;
begin
  if known.request is distinct from p_asked or (other_price and known.status <> 'pending') then
    return jsonb_build_object('outcome', 'conflict');
  elsif known.status = 'canceled' then
    return jsonb_build_object('outcome', 'canceled');
  elsif known.status <> 'pending' then
    return jsonb_build_object('outcome', 'bought', 'purchase', private.describe_purchase(known));
  elsif other_price then
    return jsonb_build_object('outcome', 'price_changed', 'amount', known.amount);
  elsif known.paying_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'being_paid', 'purchase', private.describe_purchase(known));
  elsif known.request ->> 'project' is not null and known.project_id is null then
    -- The project was deleted in the meantime, so a purchase for it could not be used.
    return jsonb_build_object('outcome', 'unknown_project');
  elsif private.is_owned(
    known.user_id, known.project_id, known.interval, known.ideas, known.phases, known.id)
  then
    return private.already_owned_refusal(known.plan_id, known.interval, known.phases);
  end if;
  left_behind := private.stale_purchase_refusal(known);
  if left_behind is not null then
    return left_behind;
  elsif not p_again and private.is_recently_bought(
    known.user_id, known.plan_id, known.pack_type, known.project_id,
    least(known.created_at, clock_timestamp() - interval '2 minutes'), known.id)
  then
    return jsonb_build_object('outcome', 'just_bought');
  end if;
  -- Reserves the purchase for a few more minutes.
  update public.user_subscriptions
  set created_at = clock_timestamp(), paying_until = clock_timestamp() + private.payment_lease()
  where id = known.id returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;

-- Phases are sold for a finished report: an unfinished one, or one that consists of questions, cannot have a roadmap.
-- Null if the phases can be bought.
create function private.phase_purchase_refusal(p_user uuid, p_project uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_status text;
begin
  if p_project is null then
    return null;
  end if;
  select status into found_status from public.idea_validations
  where id = p_project and "userId" = p_user for key share;
  return case
    when not found then 'unknown_project'
    when found_status <> 'completed' or private.was_released(p_project) then 'unfinished_project'
  end;
end $$;

create function private.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text, p_project uuid, p_shown numeric,
  p_again boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := jsonb_build_object('plan', p_plan, 'pack', p_pack, 'project', p_project);
  again constant boolean := coalesce(p_again, false);
  known public.user_subscriptions;
  offered record;
begin
  if not private.lock_account(p_user) then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  select * into known from public.user_subscriptions
  where user_id = p_user and payment_processor = p_processor and payment_id = p_payment;
  if found then
    return private.resume_purchase(known, asked, p_shown, again);
  elsif not exists (select from public.pricing_plans where id = p_plan and is_active) then
    return jsonb_build_object('outcome', 'unknown_plan');
  elsif p_plan = 'free' then
    return jsonb_build_object('outcome', 'free_plan');
  end if;
  select * into offered from private.current_offer(p_user, p_plan, p_pack, p_project);
  if not found then
    return jsonb_build_object('outcome', 'unknown_pack');
  elsif private.phase_purchase_refusal(p_user, p_project) is not null then
    return jsonb_build_object('outcome', private.phase_purchase_refusal(p_user, p_project));
  elsif private.is_owned(p_user, p_project, offered.interval, offered.ideas, offered.phases) then
    return private.already_owned_refusal(p_plan, offered.interval, offered.phases);
  elsif p_shown is distinct from offered.amount and p_shown is not null then
    return jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount);
  elsif not again and private.is_recently_bought(
    p_user, p_plan, p_pack, p_project, clock_timestamp() - interval '2 minutes')
  then
    return jsonb_build_object('outcome', 'just_bought');
  end if;
  insert into public.user_subscriptions (
    user_id, plan_id, status, pack_type, project_id, ideas, phases, interval, amount, payment_processor, payment_id,
    request, paying_until
  ) values (
    p_user, p_plan, 'pending', p_pack, p_project, offered.ideas, offered.phases, offered.interval, offered.amount,
    p_processor, p_payment, asked, clock_timestamp() + private.payment_lease()
  ) returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;
grant execute on function private.begin_purchase to service_role;

-- p_again: the buyer was told about their recent purchase of the same product, and wants another one.
create function public.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text default null,
  p_project uuid default null, p_shown numeric default null, p_again boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_purchase(p_user, p_processor, p_payment, p_plan, p_pack, p_project, p_shown, p_again)
$$;
grant execute on function public.begin_purchase to service_role;

-- Null if there is nothing to complete. A recurring plan starts now.
create function private.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.user_subscriptions;
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions
  set status = 'active', created_at = clock_timestamp(), paying_until = null,
      valid_until = case interval
        when 'month' then clock_timestamp() + interval '1 month'
        when 'year' then clock_timestamp() + interval '1 year'
      end
  where id = p_purchase and user_id = p_user and status = 'pending';
  select * into bought from public.user_subscriptions where id = p_purchase and user_id = p_user;
  return case when found then private.describe_purchase(bought) end;
end $$;
grant execute on function private.complete_purchase to service_role;

create function public.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.complete_purchase(p_user, p_purchase)
$$;
grant execute on function public.complete_purchase to service_role;

-- For a payment that the processor refused. The row stays, so that a late request with this payment id cannot buy
-- anything either. False if the purchase was not waiting for its payment.
create function private.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions set status = 'canceled', paying_until = null
  where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;
grant execute on function private.cancel_purchase to service_role;

create function public.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.cancel_purchase(p_user, p_purchase)
$$;
grant execute on function public.cancel_purchase to service_role;

-- For a processor that failed without a clear answer: the next caller may try at once.
create function private.release_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions set paying_until = null
  where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;
grant execute on function private.release_purchase to service_role;

create function public.release_purchase(p_user uuid, p_purchase uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.release_purchase(p_user, p_purchase)
$$;
grant execute on function public.release_purchase to service_role;

-- Messages of the contact form. A function stores them; administrators read, mark and delete them.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  subject text not null check (subject in ('sales', 'support', 'blog', 'careers', 'other')),
  message text not null check (char_length(message) between 1 and 4000),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);

create trigger guard before update on public.contact_messages
  for each row execute function private.guard_columns('read_at');

grant select, delete, update (read_at) on public.contact_messages to authenticated;

alter table public.contact_messages enable row level security;
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark messages as read" on public.contact_messages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

-- Recent senders, by a keyed hash of the network address. Stored apart from the messages, so that a message does not
-- reveal where it was sent from.
create table private.contact_senders (
  id bigint generated always as identity primary key,
  address text not null check (char_length(address) between 1 and 100),
  at timestamptz not null default clock_timestamp()
);
alter table private.contact_senders enable row level security;

-- Stores a message, unless too many were sent recently from this address or in total (private.limits). Returns
-- 'stored', 'address_limit' or 'global_limit'.
create function private.store_contact_message(
  p_address text, p_name text, p_email text, p_subject text, p_message text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  own private.limits;
  all_of_them private.limits;
begin
  select * into strict own from private.limits where kind = 'contact';
  select * into strict all_of_them from private.limits where kind = 'contact_all';
  -- Serializes messages, so that simultaneous ones cannot exceed the limits.
  perform pg_advisory_xact_lock(hashtextextended('contact_messages', 0));
  delete from private.contact_senders
  where at < clock_timestamp() - greatest(own.period, all_of_them.period);
  if (select count(*) from private.contact_senders
    where address = p_address and at > clock_timestamp() - own.period) >= own.most
  then
    return 'address_limit';
  end if;
  if (select count(*) from private.contact_senders
    where at > clock_timestamp() - all_of_them.period) >= all_of_them.most
  then
    return 'global_limit';
  end if;
  insert into private.contact_senders (address) values (p_address);
  insert into public.contact_messages (name, email, subject, message)
  values (p_name, p_email, p_subject, p_message);
  return 'stored';
end $$;
grant execute on function private.store_contact_message to service_role;

create function public.store_contact_message(
  p_address text, p_name text, p_email text, p_subject text, p_message text
) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.store_contact_message(p_address, p_name, p_email, p_subject, p_message)
$$;
grant execute on function public.store_contact_message to service_role;

-- The provider and models that write the reports. API keys are not stored here: they are in the environment of the
-- functions.

create table public.ai_provider_settings (
  id uuid primary key default gen_random_uuid(),
  -- The providers, models and defaults of _shared/domain/model-providers.ts; a test compares them.
  provider text not null unique check (provider in ('openai', 'anthropic', 'deepseek')),
  is_active boolean not null default false,
  openai_model text not null default 'gpt-4o-mini' check (openai_model in (
    'gpt-4o', 'gpt-4o-mini', 'gpt-4o-2024-05', 'o1', 'o1-mini', 'o2-preview', 'o3-mini',
    'gpt-6-luna', 'gpt-6-sol', 'gpt-5.6-terra', 'gpt-5.6-sol')),
  anthropic_model text not null default 'claude-3-5-haiku-latest' check (anthropic_model in (
    'claude-3-5-sonnet-latest', 'claude-3-5-haiku-latest', 'claude-3-opus-latest', 'claude-3-7-sonnet-latest',
    'claude-haiku-5-5', 'claude-sonnet-5-5', 'claude-opus-5-5')),
  deepseek_model text not null default 'deepseek-chat' check (deepseek_model in (
    'deepseek-chat', 'deepseek-reasoner', 'deepseek-llm-70b', 'deepseek-flash', 'deepseek-v4-pro')),
  -- A self-hosted server and its model that replace OpenAI's models (_shared/domain/local-models.ts).
  local_model text check (local_model ~ '^(ollama|lm-studio)/\S{1,128}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Like a partial unique index, but checked at the end of the transaction: until then, a statement that names several
  -- providers may process them in any order.
  constraint one_is_active exclude using btree (is_active with =) where (is_active) deferrable initially deferred,
  constraint local_models_speak_as_openai check (local_model is null or provider = 'openai')
);

-- Locks all rows in one order, so that concurrent switches wait here and then see each other's result.
create function private.lock_ai_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.ai_provider_settings order by provider for update;
  return null;
end $$;

-- Activating one provider deactivates the others, and one always stays active.
create function private.keep_one_provider_active() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid[] := '{}';
begin
  if tg_op = 'INSERT' then
    chosen := array(select id from written where is_active);
  elsif tg_op = 'UPDATE' then
    chosen := array(select w.id from written w join replaced r using (id) where w.is_active and not r.is_active);
  end if;
  if cardinality(chosen) > 1 then
    raise exception 'Only one provider can be active.' using errcode = '22023';
  elsif cardinality(chosen) = 1 then
    update public.ai_provider_settings set is_active = false where is_active and id <> chosen[1];
  end if;
  if not exists (select from public.ai_provider_settings where is_active) then
    raise exception 'At least one provider must be active.' using errcode = '22023';
  end if;
  return null;
end $$;

create trigger prevent_removal before delete or truncate on public.ai_provider_settings
  for each statement execute function private.prevent_removal();
create trigger lock_first before insert or update on public.ai_provider_settings
  for each statement execute function private.lock_ai_settings();
create trigger guard_columns before update on public.ai_provider_settings
  for each row execute function private.guard_columns(
    'is_active', 'openai_model', 'anthropic_model', 'deepseek_model', 'local_model', 'updated_at');
create trigger stamp before update on public.ai_provider_settings
  for each row execute function private.stamp_change();
create trigger keep_one_of_new after insert on public.ai_provider_settings
  referencing new table as written for each statement execute function private.keep_one_provider_active();
create trigger keep_one after update on public.ai_provider_settings
  referencing old table as replaced new table as written
  for each statement execute function private.keep_one_provider_active();

-- An upsert also names id and provider; the guard ensures that they do not change.
grant select,
  insert (id, provider, is_active, openai_model, anthropic_model, deepseek_model, local_model),
  update (id, provider, is_active, openai_model, anthropic_model, deepseek_model, local_model)
  on public.ai_provider_settings to authenticated;
grant select on public.ai_provider_settings to service_role;
alter table public.ai_provider_settings enable row level security;
create policy "admins read the AI settings" on public.ai_provider_settings
  for select to authenticated using ((select private.is_admin()));
create policy "admins upsert the AI settings" on public.ai_provider_settings
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change the AI settings" on public.ai_provider_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.switch_ai_provider(p_provider text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators switch the provider' using errcode = '42501';
  end if;
  update public.ai_provider_settings set is_active = true where provider = p_provider;
  if not found then
    raise exception 'There is no provider %', coalesce(p_provider, 'without a name') using errcode = '22023';
  end if;
end $$;
grant execute on function private.switch_ai_provider to authenticated;

create function public.switch_ai_provider(p_provider text) returns void
language sql security invoker set search_path = '' as $$
  select private.switch_ai_provider(p_provider)
$$;
grant execute on function public.switch_ai_provider to authenticated;

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

-- The roadmap of one phase of a validation. Its owner reads `content`, which is null until an administrator publishes.
-- Drafts are in a separate table, so that no query for a roadmap can return one.

-- Checks the size and type of roadmap content. Its shape is roadmapContentSchema in _shared/domain/roadmap/content.ts,
-- where ROADMAP_MAX_BYTES is the same size. Constraints are checked with the rights of the writer, hence the grant.
create function private.is_roadmap_content(p_content jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_content) = 'object' and octet_length(p_content::text) <= 1000000, false)
$$;
grant execute on function private.is_roadmap_content to authenticated;

-- The origin of a roadmap, to detect later changes of the brief or the plan: { briefVersion, brief: { field: digest },
-- plan: { column: value } }. Only the stated or ruled-out values of the brief count, not where they come from.
create function private.roadmap_origin(p_validation jsonb, p_planning jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'briefVersion', p_validation -> 'brief_version',
    'brief', coalesce((
      select jsonb_object_agg(field, md5(concat(
        state ->> 'state', jsonb_path_query_array(state, '$.entries[*].value')::text)))
      from jsonb_each(
        case when jsonb_typeof(p_validation -> 'brief') = 'object' then p_validation -> 'brief' else '{}' end
      ) stated (field, state)
      where state ->> 'state' <> 'open'), '{}'),
    'plan', case when jsonb_typeof(p_planning) = 'object'
      then p_planning - array['id', 'validation_id', 'created_at', 'updated_at'] else '{}' end)
$$;

-- The origin that a roadmap of the validation would have now.
create function private.current_origin(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.roadmap_origin(
    jsonb_build_object('brief_version', v.brief_version, 'brief', v.brief), to_jsonb(p))
  from public.idea_validations v left join public.project_planning p on p.validation_id = v.id
  where v.id = p_validation
$$;

-- The differences between two origins: { brief: [field], plan: { column: { before, now } } }.
create function private.origin_changes(p_before jsonb, p_now jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'brief', coalesce((
      select jsonb_agg(coalesce(b.key, n.key) order by coalesce(b.key, n.key))
      from jsonb_each(p_before -> 'brief') b full join jsonb_each(p_now -> 'brief') n on n.key = b.key
      where b.value is distinct from n.value), '[]'),
    'plan', coalesce((
      select jsonb_object_agg(coalesce(b.key, n.key), jsonb_build_object('before', b.value, 'now', n.value))
      from jsonb_each(p_before -> 'plan') b full join jsonb_each(p_now -> 'plan') n on n.key = b.key
      where b.value is distinct from n.value), '{}'))
$$;

create function private.is_current_origin(p_origin jsonb, p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    private.origin_changes(p_origin, private.current_origin(p_validation)) = '{"brief": [], "plan": {}}', false)
$$;

create table public.roadmaps (
  id uuid primary key default gen_random_uuid(),
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  -- The owner of the validation, even if an administrator requested the roadmap.
  user_id uuid not null references public.profiles (id) on delete cascade,
  phase text not null
    constraint known_phase check (phase in ('interactive', 'poc', 'mvp', 'production')),
  status text not null default 'pending'
    constraint known_status check (status in ('pending', 'in_progress', 'draft', 'published')),
  -- The progress while it is being written, or the reason of the last failure.
  "statusDetail" text constraint detail_length check (char_length("statusDetail") <= 500),
  -- Whether it is being written now. The status does not show that: it stays the same if there is an older version.
  generating boolean not null default false,
  content jsonb constraint content_size check (content is null or private.is_roadmap_content(content)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  -- The origin of the published content (private.roadmap_origin); null if nothing is published.
  made_from jsonb,
  -- The reason and time of a withdrawal by an administrator; null once something is published again.
  withdrawn_reason text constraint reason_length check (char_length(withdrawn_reason) between 1 and 500),
  withdrawn_at timestamptz,
  unique (validation_id, phase),
  constraint content_is_published check ((content is not null) = (status = 'published')),
  constraint withdrawn_with_reason check ((withdrawn_at is null) = (withdrawn_reason is null))
);
comment on column public.roadmaps.updated_at is 'When the status, the content or the draft last changed';
create index roadmaps_of_owner on public.roadmaps (user_id, created_at desc, id desc);
create index roadmaps_unfinished on public.roadmaps (validation_id) where status in ('pending', 'in_progress');
create index roadmaps_newest on public.roadmaps (created_at desc, id desc);

create function private.set_roadmap_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select "userId" into new.user_id from public.idea_validations where id = new.validation_id;
  return new;
end $$;

-- Locks a roadmap, after the rows that its foreign keys reference (lock_validation). Returns false in the same cases as
-- lock_row.
create function private.lock_roadmap(p_roadmap uuid, p_wait boolean default true) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  validation constant uuid := (select validation_id from public.roadmaps where id = p_roadmap);
begin
  if not private.lock_validation(validation, 'key share', p_wait) then
    return false;
  end if;
  return private.lock_row('public.roadmaps', p_roadmap, 'no key update', p_wait);
end $$;

-- Two changes never have the same time, even on a clock with millisecond precision: an editor uses it to check whether
-- the version it has read is still current.
create function private.stamp_roadmap() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."statusDetail" := left(new."statusDetail", 500);
  if tg_op = 'UPDATE' and (new.status, new.content) is distinct from (old.status, old.content) then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end $$;

-- Through the API, the only possible change is publishing by administrators. Grants and policies say the same; this
-- check still holds if a host widens them.
create function private.guard_publishing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'anon' or current_user = 'authenticated' and not private.is_admin() then
    raise exception 'Only administrators publish roadmaps' using errcode = '42501';
  end if;
  if current_user = 'authenticated' and new.status <> 'published' then
    raise exception 'A roadmap cannot be set to %', new.status using errcode = '42501';
  end if;
  return new;
end $$;

create function private.guard_roadmap_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Deleting the validation still deletes its roadmaps: the foreign key acts as the table's owner.
  if current_user in ('anon', 'authenticated') then
    raise exception 'Roadmaps are neither added nor removed by hand' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- Triggers of the same kind fire in alphabetical order.
create trigger guard_columns before update on public.roadmaps
  for each row execute function private.guard_columns('status');
create trigger guard_publishing before update on public.roadmaps
  for each row execute function private.guard_publishing();
create trigger guard_rows before insert or delete on public.roadmaps
  for each row execute function private.guard_roadmap_rows();
create trigger set_owner before insert on public.roadmaps
  for each row execute function private.set_roadmap_owner();
create trigger stamp before insert or update on public.roadmaps
  for each row execute function private.stamp_roadmap();

grant select, update (status) on public.roadmaps to authenticated;
grant select on public.roadmaps to service_role;
alter table public.roadmaps enable row level security;
-- Founders see nothing of a phase that they may not use, whatever the state of its roadmap: administrators may have one
-- written on their own. It appears as soon as the phase is unlocked.
create policy "owners read roadmaps of their phases, admins read all" on public.roadmaps
  for select to authenticated
  using (
    (select private.is_admin())
    or user_id = (select auth.uid()) and (
      phase = any ((select private.my_phases_for_all_projects())::text[])
      or (select private.my_phases_by_project()) -> validation_id::text ? phase));
create policy "admins publish roadmaps" on public.roadmaps
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The next version of a roadmap, until it is published. Only administrators read and write drafts.

create table public.roadmap_drafts (
  roadmap_id uuid primary key references public.roadmaps (id) on delete cascade,
  content jsonb not null constraint content_size check (private.is_roadmap_content(content)),
  -- The origin of the content; for drafts that administrators write by hand, the brief and plan at that time.
  made_from jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The project and its creation time, which never changes: administrators' lists of projects with drafts are sorted by
  -- it.
  validation_id uuid not null,
  project_created_at timestamptz not null
);
create index roadmap_drafts_by_project on public.roadmap_drafts (project_created_at desc, validation_id desc);

-- How each version of a validation's roadmaps differs from the current brief and plan, for its founder and
-- administrators: [{ roadmap, draft, waiting, brief: [field], plan: { column: { before, now } } }]. `draft` is true for
-- the draft and false for the published version; `waiting` is true for a draft, unless it is the withdrawn version
-- itself.
create function private.roadmap_changes(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('roadmap', r.id, 'draft', version.is_draft, 'waiting', version.waiting)
    || private.origin_changes(version.made_from, private.current_origin(r.validation_id))
    order by r.phase, version.is_draft), '[]')
  from public.roadmaps r
  cross join lateral (
    select r.made_from, false as is_draft, false as waiting
    union all
    select d.made_from, true, r.withdrawn_at is null or d.updated_at > r.withdrawn_at
    from public.roadmap_drafts d where d.roadmap_id = r.id
  ) version
  where r.validation_id = p_validation and version.made_from is not null
    and (private.is_admin() or r.user_id = auth.uid() and private.may_use_phase(r.user_id, r.validation_id, r.phase))
$$;
grant execute on function private.roadmap_changes to authenticated;

create function public.get_roadmap_changes(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.roadmap_changes(p_validation)
$$;
grant execute on function public.get_roadmap_changes to authenticated;

-- Grants and policies say the same; this check still holds if a host widens them.
create function private.guard_drafts() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'anon' or current_user = 'authenticated' and not private.is_admin() then
    raise exception 'Only administrators write drafts' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.updated_at := clock_timestamp();
  elsif tg_op = 'UPDATE' and new is distinct from old then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- Locks are taken in the order roadmap → draft, except by an update or a delete through the API: Postgres locks its row
-- before it calls a trigger.
create function private.lock_roadmap_of_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.lock_roadmap(new.roadmap_id);
    return new;
  end if;
  perform private.lock_row('public.roadmaps', old.roadmap_id, 'no key update', true);
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function private.fill_draft_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select v.id, v.created_at into new.validation_id, new.project_created_at
  from public.roadmaps r join public.idea_validations v on v.id = r.validation_id where r.id = new.roadmap_id;
  new.made_from := coalesce(new.made_from, private.current_origin(new.validation_id));
  return new;
end $$;

-- A roadmap without a published version has the status 'draft' as long as it has a draft.
create function private.sync_draft_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.roadmaps set status = 'draft'
    where id = new.roadmap_id and status in ('pending', 'in_progress');
  else
    update public.roadmaps set status = case when generating then 'in_progress' else 'pending' end
    where id = old.roadmap_id and status = 'draft';
  end if;
  return null;
end $$;

-- A newer draft also makes the roadmap newer. An administrator who publishes with the time they saw (update … where
-- updated_at = …) therefore cannot publish a different draft.
create function private.mark_newer_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.updated_at is distinct from old.updated_at then
    update public.roadmaps set updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
    where id = new.roadmap_id;
  end if;
  return null;
end $$;

-- Setting the status 'published' publishes the draft. It clears the message about an earlier failure, but keeps the
-- progress of the next version.
create function private.publish_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select content, made_from into new.content, new.made_from
  from public.roadmap_drafts where roadmap_id = new.id for update;
  if not found then
    raise exception 'There is no draft to publish.' using errcode = '22023';
  end if;
  new.published_at := clock_timestamp();
  new.withdrawn_at := null;
  new.withdrawn_reason := null;
  if not new.generating then
    new."statusDetail" := null;
  end if;
  return new;
end $$;

-- Runs after the roadmap has its new status; before that, deleting the draft would reset the status.
create function private.remove_published_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.roadmap_drafts where roadmap_id = new.id;
  return null;
end $$;

create trigger guard_columns before update on public.roadmap_drafts
  for each row execute function private.guard_columns('content');
create trigger guard_drafts before insert or update or delete on public.roadmap_drafts
  for each row execute function private.guard_drafts();
create trigger fill_draft_project before insert on public.roadmap_drafts
  for each row execute function private.fill_draft_project();
create trigger lock_roadmap before insert or update or delete on public.roadmap_drafts
  for each row execute function private.lock_roadmap_of_draft();
create trigger derive_status after insert or delete on public.roadmap_drafts
  for each row execute function private.sync_draft_status();
create trigger mark_newer after insert or update on public.roadmap_drafts
  for each row execute function private.mark_newer_draft();
-- The name sorts between the guards and the stamp.
create trigger publish before update of status on public.roadmaps
  for each row when (new.status = 'published') execute function private.publish_draft();
create trigger remove_draft after update of status on public.roadmaps
  for each row when (new.status = 'published') execute function private.remove_published_draft();

grant select, insert (roadmap_id, content), update (content), delete on public.roadmap_drafts to authenticated;
grant select on public.roadmap_drafts to service_role;
alter table public.roadmap_drafts enable row level security;
create policy "admins read drafts" on public.roadmap_drafts
  for select to authenticated using ((select private.is_admin()));
create policy "admins add drafts" on public.roadmap_drafts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change drafts" on public.roadmap_drafts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete drafts" on public.roadmap_drafts
  for delete to authenticated using ((select private.is_admin()));

-- How administrators write roadmaps by hand.

create function private.refuse_roadmap_content(p_content jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not private.is_roadmap_content(p_content) then
    raise exception 'The content of a roadmap is an object of at most 1 MB.' using errcode = '22023';
  end if;
end $$;

create function private.refuse_newer_draft(p_newer boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_newer then
    raise exception 'This roadmap was changed in the meantime. Reload it to see the newer version.'
      using errcode = 'PT409';
  end if;
end $$;

-- Writes the draft if there is one or if nothing is published; otherwise the published version. p_updated_at is the
-- time, as it was read, of the version that was edited: the draft's, otherwise the roadmap's.
create function private.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  edited public.roadmaps;
  draft public.roadmap_drafts;
  saved_at timestamptz;
begin
  perform private.require_admin_for('edit roadmaps');
  perform private.refuse_roadmap_content(p_content);
  perform private.lock_roadmap(p_roadmap);
  select * into edited from public.roadmaps where id = p_roadmap;
  if not found then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  end if;
  select * into draft from public.roadmap_drafts where roadmap_id = p_roadmap;
  perform private.refuse_newer_draft(p_updated_at::timestamptz <> coalesce(draft.updated_at, edited.updated_at));
  if edited.status = 'published' and draft.roadmap_id is null then
    update public.roadmaps
    set content = p_content, "statusDetail" = case when generating then "statusDetail" end
    where id = p_roadmap returning updated_at into saved_at;
  elsif edited.generating then
    -- The version being generated would overwrite this one.
    raise exception 'This roadmap is being generated right now. Save when it is finished.' using errcode = 'PT409';
  else
    insert into public.roadmap_drafts as d (roadmap_id, content) values (p_roadmap, p_content)
    on conflict (roadmap_id) do update set content = excluded.content
    returning d.updated_at into saved_at;
    update public.roadmaps set "statusDetail" = null where id = p_roadmap and "statusDetail" is not null;
  end if;
  return jsonb_build_object('updated_at', saved_at);
end $$;
grant execute on function private.save_roadmap_content to authenticated;

create function public.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_roadmap_content(p_roadmap, p_content, p_updated_at)
$$;
grant execute on function public.save_roadmap_content to authenticated;

-- Also works for a roadmap that was requested but is not being written.
create function private.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  written public.roadmaps;
begin
  perform private.require_admin_for('write roadmaps');
  perform private.refuse_roadmap_content(p_content);
  if not private.lock_validation(p_validation, 'key share') then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing;
  select * into written from public.roadmaps where validation_id = p_validation and phase = p_phase
  for no key update;
  if written.status <> 'pending' or written.generating then
    raise exception 'This phase already has a roadmap.' using errcode = '23505';
  end if;
  insert into public.roadmap_drafts (roadmap_id, content) values (written.id, p_content);
  update public.roadmaps set "statusDetail" = null where id = written.id and "statusDetail" is not null;
  return written.id;
end $$;
grant execute on function private.create_manual_roadmap to authenticated;

create function public.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language sql security invoker set search_path = '' as $$
  select private.create_manual_roadmap(p_validation, p_phase, p_content)
$$;
grant execute on function public.create_manual_roadmap to authenticated;

-- Withdraws the published version, with a reason that its founder can read. That version becomes the draft, unless
-- there is a newer draft. p_updated_at is the roadmap's time as it was read.
create function private.withdraw_roadmap(p_roadmap uuid, p_reason text, p_updated_at text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reason constant text := regexp_replace(private.normalize_idea(p_reason), '\s+', ' ', 'g');
  withdrawn public.roadmaps;
begin
  perform private.require_admin_for('withdraw roadmaps');
  if (char_length(reason) between 1 and 500) is not true then
    raise exception 'Give the reason in 1 to 500 characters.' using errcode = '22023';
  end if;
  perform private.lock_roadmap(p_roadmap);
  select * into withdrawn from public.roadmaps where id = p_roadmap;
  if not found then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  elsif withdrawn.status <> 'published' then
    raise exception 'This roadmap is not published.' using errcode = 'PT409';
  end if;
  perform private.refuse_newer_draft(p_updated_at::timestamptz <> withdrawn.updated_at);
  -- Inserted before the roadmap is withdrawn, so that this draft does not count as newer.
  insert into public.roadmap_drafts (roadmap_id, content, made_from)
  values (p_roadmap, withdrawn.content, withdrawn.made_from)
  on conflict (roadmap_id) do nothing;
  update public.roadmaps
  set status = 'draft', content = null, made_from = null, withdrawn_reason = reason, withdrawn_at = clock_timestamp()
  where id = p_roadmap;
end $$;
grant execute on function private.withdraw_roadmap to authenticated;

create function public.withdraw_roadmap(p_roadmap uuid, p_reason text, p_updated_at text default null) returns void
language sql security invoker set search_path = '' as $$
  select private.withdraw_roadmap(p_roadmap, p_reason, p_updated_at)
$$;
grant execute on function public.withdraw_roadmap to authenticated;

-- The sizes that a founder gives to tasks of a published roadmap. The published version does not change: a size applies
-- to a task with the same id and name, and removing it restores the published hours.

create table public.roadmap_sizes (
  roadmap_id uuid not null references public.roadmaps (id) on delete cascade,
  task text not null constraint task_length check (char_length(task) between 1 and 40),
  name text not null constraint name_length check (char_length(name) between 1 and 200),
  size text not null constraint known_size check (size in ('S', 'M', 'L', 'XL')),
  primary key (roadmap_id, task)
);

grant select on public.roadmap_sizes to authenticated, service_role;
alter table public.roadmap_sizes enable row level security;
-- Administrators see the published version; the sizes are visible only to their founder.
create policy "founders read the sizes of their roadmaps" on public.roadmap_sizes
  for select to authenticated
  using (exists (
    select from public.roadmaps r where r.id = roadmap_id and r.user_id = (select auth.uid())));

-- Locks and returns the caller's published roadmap; a roadmap that they may not change is refused as not found.
create function private.lock_published_roadmap(p_roadmap uuid) returns public.roadmaps
language plpgsql security definer set search_path = '' as $$
declare
  roadmap public.roadmaps;
begin
  perform private.lock_roadmap(p_roadmap);
  select * into roadmap from public.roadmaps where id = p_roadmap;
  if (roadmap.user_id = auth.uid() and private.may_use_phase(roadmap.user_id, roadmap.validation_id, roadmap.phase))
    is not true then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  elsif roadmap.status <> 'published' then
    raise exception 'This roadmap is not published.' using errcode = 'PT409';
  end if;
  return roadmap;
end $$;

-- Ids and names of the content's tasks that can have a size.
create function private.sizable_tasks(p_content jsonb) returns table (task text, name text)
language sql immutable set search_path = '' as $$
  select t ->> 'id', t ->> 'name' from jsonb_path_query(p_content, '$.phases[*].tasks[*]') t
  where char_length(t ->> 'id') between 1 and 40 and char_length(t ->> 'name') between 1 and 200
$$;

-- Sets the size of a task of the caller's published roadmap; null restores the published one. Deletes sizes of tasks
-- that a newer version no longer has.
create function private.save_roadmap_size(p_roadmap uuid, p_task text, p_size text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  roadmap constant public.roadmaps := private.lock_published_roadmap(p_roadmap);
begin
  if p_size is not null and p_size not in ('S', 'M', 'L', 'XL') then
    raise exception 'A size is S, M, L or XL.' using errcode = '22023';
  end if;
  delete from public.roadmap_sizes s
  where s.roadmap_id = p_roadmap and (
    p_size is null and s.task = p_task
    or (s.task, s.name) not in (select t.task, t.name from private.sizable_tasks(roadmap.content) t));
  if p_size is null then
    return;
  end if;
  insert into public.roadmap_sizes (roadmap_id, task, name, size)
  select p_roadmap, t.task, t.name, p_size from private.sizable_tasks(roadmap.content) t where t.task = p_task limit 1
  on conflict (roadmap_id, task) do update set name = excluded.name, size = excluded.size;
  if not found then
    raise exception 'This roadmap has no such task.' using errcode = 'PT404';
  end if;
end $$;
grant execute on function private.save_roadmap_size to authenticated;

create function public.save_roadmap_size(p_roadmap uuid, p_task text, p_size text default null) returns void
language sql security invoker set search_path = '' as $$
  select private.save_roadmap_size(p_roadmap, p_task, p_size)
$$;
grant execute on function public.save_roadmap_size to authenticated;

-- Restores all published sizes of the caller's roadmap.
create function private.reset_roadmap_sizes(p_roadmap uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_published_roadmap(p_roadmap);
  delete from public.roadmap_sizes where roadmap_id = p_roadmap;
end $$;
grant execute on function private.reset_roadmap_sizes to authenticated;

create function public.reset_roadmap_sizes(p_roadmap uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.reset_roadmap_sizes(p_roadmap)
$$;
grant execute on function public.reset_roadmap_sizes to authenticated;

-- Records that outlive their subjects: when each run started and how it ended, and the outcome of each attempt at a
-- step. Administrators' figures are counted from them.

-- A retried idea is another run, an idea that never started is no run, and a deleted one stays counted.
create table private.run_log (
  id bigint generated always as identity primary key,
  -- No foreign key: the record outlives the run.
  run_id uuid not null,
  kind text not null,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  outcome text check (outcome in ('completed', 'failed', 'deleted')),
  check ((ended_at is null) = (outcome is null))
);
create index run_log_newest on private.run_log (started_at) include (outcome, kind);
-- Only one open entry: a run that is taken over continues its entry.
create unique index run_log_open on private.run_log (run_id) where ended_at is null;
alter table private.run_log enable row level security;

create table private.attempt_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Kind of run, step and its position in the run.
  kind text not null,
  step text not null,
  position smallint not null,
  -- From the claim of the step to its result or failure.
  seconds double precision not null,
  -- The first sentence of the founder's message; null if the attempt finished its step.
  failure text,
  -- The usage of a model; null if the attempt called none.
  provider text,
  model text,
  searches bigint,
  input bigint,
  output bigint,
  -- Also null if the price is unknown.
  dollars numeric
);
create index attempt_log_newest on private.attempt_log (at);
alter table private.attempt_log enable row level security;

-- Days (UTC) whose attempts have been added up, so that the figures read each attempt once.
create table private.rolled_days (
  day date primary key
);
alter table private.rolled_days enable row level security;

-- Usage and failures of a day's attempts.
create table private.usage_days (
  day date not null,
  failure text,
  -- Null if no model was called.
  provider text,
  model text,
  attempts bigint not null,
  -- Null if none of these attempts called a model.
  searches bigint,
  input bigint,
  output bigint,
  dollars numeric,
  unpriced bigint not null,
  last_at timestamptz not null
);
create index usage_days_newest on private.usage_days (day);
alter table private.usage_days enable row level security;

-- Durations of a day's attempts that finished their step: the number of attempts in each bucket.
create table private.step_days (
  day date not null,
  step text not null,
  place smallint not null,
  buckets smallint[] not null,
  counts bigint[] not null
);
create index step_days_newest on private.step_days (day);
alter table private.step_days enable row level security;

-- Durations in buckets that are 4% wide: medians of several days cannot be combined, counts per bucket can. Bucket 0 is
-- a hundredth of a second.
create function private.duration_bucket(p_seconds double precision) returns smallint
language sql immutable set search_path = '' as $$
  select round(ln(least(greatest(p_seconds, 0.01), 1e6) / 0.01) / ln(1.04))::smallint
$$;
create function private.bucket_seconds(p_bucket integer) returns double precision
language sql immutable set search_path = '' as $$
  select 0.01 * power(1.04, p_bucket)
$$;

create function private.usage_between(p_from timestamptz, p_to timestamptz)
returns table (
  failure text, provider text, model text, attempts bigint, searches bigint, input bigint, output bigint, dollars numeric,
  unpriced bigint, last_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select failure, provider, model, count(*), sum(searches)::bigint, sum(input)::bigint, sum(output)::bigint, sum(dollars),
    count(*) filter (where dollars is null), max(at)
  from private.attempt_log where at >= p_from and at < p_to group by failure, provider, model, searches is null
$$;

-- A re-run's steps count with those of reports.
create function private.steps_between(p_from timestamptz, p_to timestamptz)
returns table (step text, place smallint, bucket smallint, attempts bigint)
language sql stable security definer set search_path = '' as $$
  select case when kind in ('validation', 'rerun') then '' else replace(kind, '_', '-') || ' ' end || step,
    min(position), bucket, count(*)
  from (
    select kind, step, position, private.duration_bucket(seconds) as bucket
    from private.attempt_log where at >= p_from and at < p_to and failure is null) done
  group by 1, bucket
$$;

-- The time from which attempts have not been added up yet.
create function private.rolled_until() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce((select max(day) + 1 from private.rolled_days)::timestamp at time zone 'utc', '-infinity')
$$;

-- Adds up the next day that ended at least an hour ago, because attempts may still be recorded until then. At most one
-- day, so that no sweep takes long.
create function private.roll_up_day() returns void
language plpgsql security definer set search_path = '' as $$
declare
  begins timestamptz := private.rolled_until();
  ends timestamptz;
  rolled date;
begin
  if begins = '-infinity' then
    select date_trunc('day', min(at), 'utc') into begins from private.attempt_log;
  end if;
  ends := begins + interval '1 day';
  if begins is null or ends > clock_timestamp() - interval '1 hour' then
    return;
  end if;
  -- Another sweep may be adding up the same day.
  insert into private.rolled_days (day) values ((begins at time zone 'utc')::date)
  on conflict do nothing returning day into rolled;
  if rolled is null then
    return;
  end if;
  insert into private.usage_days select rolled, u.* from private.usage_between(begins, ends) u;
  insert into private.step_days
  select rolled, s.step, min(s.place), array_agg(s.bucket order by s.bucket), array_agg(s.attempts order by s.bucket)
  from private.steps_between(begins, ends) s group by s.step;
end $$;

create function private.log_run_end(p_run uuid, p_outcome text) returns void
language sql volatile set search_path = '' as $$
  update private.run_log set ended_at = clock_timestamp(), outcome = p_outcome
  where run_id = p_run and ended_at is null
$$;

-- Reads one count of an attempt's usage; null without usage. Invalid values from a provider do not keep a step from
-- finishing.
create function private.usage_count(p_usage jsonb, p_count text) returns bigint
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_usage) is distinct from 'object' then null
    when jsonb_typeof(p_usage -> p_count) = 'number'
      then least(greatest((p_usage -> p_count)::numeric, 0), 1e15)::bigint
    else 0
  end
$$;

-- Runs: work on a validation or a roadmap in steps that outlive their workers (docs/runs-and-quota.md).
--
-- Everything here and in run_steps.sql and run_sweep.sql is the same for every kind of run. A kind brings along a
-- procedure that begins it, which calls open_run, and three hooks that are named after it:
--   private.<kind>_input(run, step) returns jsonb               what a worker gets to write the step
--   private.<kind>_finished(run, step, completed) returns void  writes what a finished step brought into the subject
--   private.<kind>_failed(run, reason) returns void             tells the subject; without a reason, the run just stopped
-- The kinds are 'validation' (validation_runs.sql), 'rerun' (reruns.sql), 'follow_up' (follow_ups.sql), 'lookup'
-- (lookups.sql) and 'roadmap' (roadmap_runs.sql).
--
-- Locks are taken in the order profile → quota account → subject → run → steps → charges. Every procedure locks the
-- subject first, so that only one of them works on a subject at a time.

create table private.runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The subject is one of these; deleting it deletes the run.
  validation_id uuid references public.idea_validations (id) on delete cascade,
  roadmap_id uuid references public.roadmaps (id) on delete cascade,
  -- Where a kind writes one part of its subject: which one, such as the section of a re-run.
  part text not null default '',
  -- Who asked for it. A founder who did stays the requester when an administrator helps a run that failed.
  requester text not null check (requester in ('owner', 'admin')),
  state text not null default 'running' check (state in ('running', 'failed', 'completed')),
  -- What all steps work from, as it was at the start, if the kind keeps that. Null once the run is completed.
  input jsonb,
  -- The version of the brief when a run of a validation began; one that is continued began where it was begun first.
  brief_version integer,
  -- Workers present this token. A new start creates a new one; the end of the run removes it.
  fence uuid,
  lease_seconds integer not null default 60,
  -- The last sign of life.
  touched_at timestamptz not null default now(),
  -- Until then a worker is expected to claim the next step.
  handed_over_until timestamptz,
  unique (validation_id, kind, part),
  unique (roadmap_id, kind, part),
  constraint has_the_subject_of_its_kind check (
    num_nonnulls(validation_id, roadmap_id) = 1 and (roadmap_id is not null) = (kind = 'roadmap')),
  constraint has_a_fence_while_running check ((fence is not null) = (state = 'running'))
);
create index runs_running on private.runs (id) where state = 'running';

create table private.run_steps (
  run_id uuid not null references private.runs (id) on delete cascade,
  step text not null,
  position smallint not null,
  -- The steps that have to be finished before this one can be claimed.
  needs text[] not null,
  -- Whether the run goes on without it once its attempts are used up; its result is then { missing: reason }.
  optional boolean not null default false,
  -- What the founder reads while this is the first unfinished step.
  progress text,
  attempt integer not null default 0,
  -- When the last attempt began.
  started_at timestamptz,
  lease uuid unique,
  leased_until timestamptz,
  not_before timestamptz,
  -- What a later attempt does not have to find out again.
  checkpoint jsonb,
  -- What the finished step left behind: `material` for the steps that need this one, the rest for the hooks. Once the run is
  -- completed, only material is left, since the subject then holds the rest.
  result jsonb,
  -- One entry per attempt that asked a model: Usage of _shared/engine/engine.ts, attempt, at. The newest 200.
  usage jsonb not null default '[]',
  -- The newest 50: attempt, at, reason, detail. For administrators.
  failures jsonb not null default '[]',
  finished_at timestamptz,
  primary key (run_id, step),
  check ((lease is null) = (leased_until is null)),
  check (lease is null or finished_at is null)
);

alter table private.runs enable row level security;
alter table private.run_steps enable row level security;

create function private.max_attempts() returns integer
language sql immutable set search_path = '' as 'select 3';

create function private.claimable_steps(p_run uuid) returns setof private.run_steps
language sql stable security definer set search_path = '' as $$
  select s.*
  from private.run_steps s
  where s.run_id = p_run
    and s.finished_at is null
    and (s.leased_until is null or s.leased_until <= clock_timestamp())
    and (s.not_before is null or s.not_before <= clock_timestamp())
    and not exists (
      select from private.run_steps n
      where n.run_id = p_run and n.step = any (s.needs) and n.finished_at is null
    )
  -- What needs nothing begins at once, so that what waits for it does not wait for others as well.
  order by cardinality(s.needs) > 0, s.position
$$;

-- Whether a worker is on it, is about to be, or waits for a time that a provider named.
create function private.is_run_alive(p_run uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.run_steps where run_id = p_run and leased_until > clock_timestamp()
  ) or exists (
    select from private.runs where id = p_run and handed_over_until > clock_timestamp()
  )
$$;

-- What the founder reads while the run goes on; null if every step is done.
create function private.progress_of(p_run uuid) returns text
language sql stable security definer set search_path = '' as $$
  select progress from private.run_steps where run_id = p_run and finished_at is null order by position limit 1
$$;

-- What the steps that a step needs have found out or written for it alone, by step: { material } or { missing }.
create function private.results_for_step(p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(step, result), '{}')
  from private.run_steps
  where run_id = p_step.run_id and step = any (p_step.needs) and finished_at is not null
    and result ?| '{material,missing}'
$$;

-- What a worker needs to know: { run, fence, worker }. The worker is the edge function for runs of this kind.
create function private.run_key(p_run private.runs) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('run', p_run.id, 'fence', p_run.fence, 'worker',
    case p_run.kind when 'roadmap' then 'generate-roadmap' else 'enhanced-idea-validation-full' end)
$$;

-- Locks the subject of a run and returns the run as it is then; all null if there is no such run. Without p_wait, also if
-- the lock is taken.
create function private.lock_run(p_run uuid, p_wait boolean default true) returns private.runs
language plpgsql security definer set search_path = '' as $$
declare
  run private.runs;
  locked boolean;
begin
  select * into run from private.runs where id = p_run;
  locked := case
    when run.roadmap_id is null then private.lock_validation(run.validation_id, p_wait => p_wait)
    else private.lock_roadmap(run.roadmap_id, p_wait)
  end;
  if not locked then
    return null;
  end if;
  select * into run from private.runs where id = p_run;
  return run;
end $$;

-- Records a sign of life, and until when the next one is due.
create function private.touch_run(p_run uuid, p_until timestamptz default null) returns void
language sql security definer set search_path = '' as $$
  update private.runs
  set touched_at = clock_timestamp(),
      handed_over_until = coalesce(p_until, clock_timestamp() + make_interval(secs => lease_seconds))
  where id = p_run
$$;

-- Starts a run, or starts it again, and takes the right to continue from every earlier worker. The caller holds the lock
-- of the subject. p_steps: its steps as [{ step, position, needs, optional, progress }].
--
-- With p_keep, what a run that failed or died has found out is kept; a completed run is always repeated as a whole. What
-- a failed run went on without is tried again. A user who starts a run gets a fresh set of attempts; taking over a dead run continues counting while any are left.
create function private.open_run(
  p_kind text, p_validation uuid, p_roadmap uuid, p_part text, p_requester text, p_input jsonb, p_steps jsonb,
  p_keep boolean
) returns private.runs
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.runs;
  opened private.runs;
  keeps boolean;
  takes_over boolean;
begin
  select * into earlier from private.runs
  where kind = p_kind and part = p_part and (validation_id = p_validation or roadmap_id = p_roadmap);
  keeps := coalesce(p_keep and earlier.state <> 'completed', false);
  takes_over := keeps and earlier.state = 'running';
  insert into private.runs as r (id, kind, validation_id, roadmap_id, part, requester, input, fence, brief_version)
  values (
    coalesce(earlier.id, gen_random_uuid()), p_kind, p_validation, p_roadmap, p_part,
    case when earlier.requester = 'owner' and earlier.state <> 'completed' then 'owner' else p_requester end,
    p_input, gen_random_uuid(), case
      when keeps then earlier.brief_version
      else (select v.brief_version from public.idea_validations v where v.id = p_validation)
    end)
  on conflict (id) do update
  set state = 'running', requester = excluded.requester, input = excluded.input, fence = excluded.fence,
      brief_version = excluded.brief_version
  returning * into opened;
  -- An earlier version of the kind may have had steps that no worker writes any more.
  delete from private.run_steps s
  where s.run_id = opened.id and not exists (
    select from jsonb_array_elements(p_steps) p where p ->> 'step' = s.step);
  insert into private.run_steps as s (run_id, step, position, needs, optional, progress)
  select opened.id, p.step, p.position, p.needs, coalesce(p.optional, false), p.progress
  from jsonb_to_recordset(p_steps) p (step text, position smallint, needs text[], optional boolean, progress text)
  on conflict (run_id, step) do update
  set position = excluded.position, needs = excluded.needs, optional = excluded.optional, progress = excluded.progress,
      lease = null, leased_until = null, not_before = null,
      attempt = case
        when keeps and (s.finished_at is not null and not coalesce(s.result ? 'missing', false) or takes_over and s.attempt < private.max_attempts()) then s.attempt
        else 0
      end,
      checkpoint = case when keeps then s.checkpoint end,
      result = case when keeps and (takes_over or not coalesce(s.result ? 'missing', false)) then s.result end,
      finished_at = case when keeps and (takes_over or not coalesce(s.result ? 'missing', false)) then s.finished_at end;
  perform private.touch_run(opened.id);
  insert into private.run_log (run_id, kind) values (opened.id, p_kind) on conflict do nothing;
  return opened;
end $$;

-- Ends a run: no worker may continue it, and its charge is settled or released.
create function private.close_run(p_run private.runs, p_state text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.runs
  set state = p_state, fence = null, handed_over_until = null, touched_at = clock_timestamp(),
      input = case when p_state = 'failed' then input end
  where id = p_run.id;
  update private.run_steps
  set lease = null, leased_until = null, not_before = null,
      result = case when p_state = 'failed' or result ?| '{material,missing}' then result end
  where run_id = p_run.id;
  perform private.log_run_end(p_run.id, p_state);
  perform private.end_charge(
    p_run.validation_id, p_run.kind, case p_state when 'completed' then 'settled' else 'released' end);
end $$;

-- Ends a run without a result. p_reason is null or blank if it stopped without anyone reporting why.
create function private.fail_run(p_run private.runs, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.close_run(p_run, 'failed');
  execute format('select private.%I($1, $2)', p_run.kind || '_failed') using p_run, nullif(p_reason, '');
end $$;

-- A run that is deleted costs what it would have cost as soon as one of its steps is written or being written. Otherwise
-- its founder could read all but the end, delete it and start again for free.
create function private.end_deleted_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The charge that is held belongs to the run that goes on, not to earlier runs of the same validation.
  if old.state = 'running' then
    perform private.log_run_end(old.id, 'deleted');
    perform private.end_charge(old.validation_id, old.kind, case
      when exists (
        select from private.run_steps
        where run_id = old.id and (finished_at is not null or leased_until > clock_timestamp())
      ) then 'settled'
      else 'released'
    end);
  end if;
  return old;
end $$;
create trigger end_deleted_run before delete on private.runs
  for each row execute function private.end_deleted_run();

-- The brief of an idea (docs/brief.md): its valid contents, how its founder changes it, and how a step of a run fills
-- its open fields. Shape: briefSchema in _shared/domain/brief/brief.ts; a test compares what both accept.

-- Data that a save needs in addition to the brief.
create table private.brief_log (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  -- The version in which the founder last changed each field: { field: version }.
  changed jsonb not null default '{}',
  -- Entries from look-ups and models that were in the brief earlier, without `confirmed`: { field: [entry] }. The
  -- founder may restore these and no others. The newest 20 of each field.
  retired jsonb not null default '{}'
);
alter table private.brief_log enable row level security;

-- Only procedures can write a brief, whatever is granted, because it records the founder's confirmations.
create function private.guard_brief() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'A brief is changed through save_brief' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_brief before update on public.idea_validations
  for each row when (old.brief is distinct from new.brief or old.brief_version <> new.brief_version)
  execute function private.guard_brief();
create trigger guard_new_brief before insert on public.idea_validations
  for each row when (new.brief is not null or new.brief_version <> 0)
  execute function private.guard_brief();

-- The maximum number of entries of each field, and the shape of their values.
create function private.brief_fields() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "product": [1, "words"], "nature": [2, "nature"], "customer": [1, "words"], "trade": [1, "trade"],
    "user": [1, "words"],
    "problem": [1, "words"], "problemCost": [1, "periodic money"], "today": [5, "alternative"],
    "actions": [8, "words"], "inputs": [3, "words"], "price": [4, "price"], "purchases": [1, "amount"],
    "place": [5, "place"], "count": [1, "count"], "channel": [3, "words"], "difference": [3, "words"],
    "whyNow": [3, "words"], "risks": [5, "words"], "evidence": [8, "demand"], "field": [1, "field"],
    "goal": [1, "money"]
  }'::jsonb
$$;

-- A shape is one of
--   { text: [least, most], like }     a text with that many code points that matches a regular expression
--   { number: [least, most], is }     a number, and `whole` or `positive`
--   { one of: [text] }, { type }
--   { keys: { key: shape }, where }   an object with exactly these keys, for which a JSON path is true
-- A question mark after a shape's name allows null; two also allow the key to be absent.
create function private.brief_shapes() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "words": {"text": [1, 300]},
    "note": {"text": [0, 300]},
    "link": {"text": [1, 500], "like": "(?i)^https?://[^][\\s/?#@:<>\"\\\\^`{|}%]+(:\\d{1,4})?([/?#]\\S*)?$"},
    "amount": {"number": [0, 1e12], "is": "positive"},
    "currency": {"text": [3, 3], "like": "^[A-Z]*$"},
    "money": {"keys": {"amount": "amount", "currency": "currency?"}},
    "period": {"one of": ["day", "week", "month", "year"]},
    "periodic money": {"keys": {"amount": "amount", "currency": "currency?", "every": "period"}},
    "nature": {"one of": ["software", "device", "physical", "service", "marketplace", "content", "other"]},
    "term": {"one of": ["once", "use", "day", "week", "month", "year"]},
    "expense": {"number": [0, 1e12]},
    "alternative price": {"keys": {"amount": "expense", "currency": "currency?", "every": "term"}},
    "alternative": {"keys": {"name": "words", "price": "alternative price?", "link": "link?"}},
    "charge": {"number": [0, 1e9]},
    "unit": {"text": [1, 60]},
    "rhythm": {"one of": ["once", "use", "day", "week", "month", "year", "share"]},
    "price": {
      "keys": {"low": "charge", "high": "charge", "currency": "currency?", "per": "unit?", "every": "rhythm?",
        "base": "amount??", "part": "price part??"},
      "where": "$.low <= $.high"},
    "price part": {"one of": ["added", "instead", "deposit"]},
    "country": {"text": [2, 2], "like": "^[A-Z]*$"},
    "flag": {"type": "boolean"},
    "place": {"keys": {"name": "words", "country": "country?", "local": "flag"}},
    "customers": {"number": [0, 1e10], "is": "positive"},
    "count": {"keys": {"value": "customers", "source": "note"}},
    "label": {"text": [1, 120]},
    "nace": {"text": [3, 5], "like": "^[A-U][0-9]*$"},
    "naics": {"text": [2, 6], "like": "^[0-9]*$"},
    "sic": {"text": [2, 5], "like": "^[0-9]*$"},
    "trade": {"keys": {"label": "label", "nace": "nace?", "naics": "naics?", "sic": "sic?"}},
    "kind": {"one of": ["interviews", "waiting", "paying", "link", "other"]},
    "people": {"number": [0, 1e9], "is": "whole"},
    "demand": {"keys": {"kind": "kind", "count": "people?", "text": "note", "link": "link?"}},
    "field": {"text": [1, 60], "like": "^[a-z][a-z0-9-]*$"},
    "position": {"number": [0, 20000], "is": "whole"},
    "span": {"keys": {"start": "position", "end": "position"}, "where": "$.start < $.end"}
  }'::jsonb
$$;

-- Whether a value has a shape of private.brief_shapes.
create function private.matches_shape(p_value jsonb, p_shape text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  shape constant jsonb := private.brief_shapes() -> rtrim(p_shape, '?');
  type constant text := jsonb_typeof(p_value);
  words constant text := case type when 'string' then p_value #>> '{}' end;
  figure constant numeric := case type when 'number' then p_value::numeric end;
  part record;
begin
  if p_value is null then
    return p_shape like '%??';
  elsif type = 'null' then
    return p_shape like '%?';
  elsif shape ? 'keys' then
    if type is distinct from 'object' or p_value - array(select jsonb_object_keys(shape -> 'keys')) <> '{}' then
      return false;
    end if;
    for part in select * from jsonb_each_text(shape -> 'keys') loop
      if not private.matches_shape(p_value -> part.key, part.value) then
        return false;
      end if;
    end loop;
    return coalesce(not shape ? 'where' or p_value @@ (shape ->> 'where')::jsonpath, false);
  end if;
  return coalesce(case
    when shape ? 'text' then
      char_length(words) between (shape #> '{text,0}')::integer and (shape #> '{text,1}')::integer
        and ((shape #> '{text,0}')::integer = 0 or private.normalize_idea(words) <> '')
        and words ~ coalesce(shape ->> 'like', '')
    when shape ? 'number' then
      figure between (shape #> '{number,0}')::numeric and (shape #> '{number,1}')::numeric
        and case shape ->> 'is' when 'whole' then figure = trunc(figure) when 'positive' then figure > 0 else true end
    when shape ? 'one of' then shape -> 'one of' ? words
    else type = shape ->> 'type'
  end, false);
end $$;

-- The entries of a field made by a look-up or a model, without `confirmed`, which only the founder sets.
create function private.found_entries(p_state jsonb) returns setof jsonb
language sql immutable set search_path = '' as $$
  select entry - 'confirmed'
  from jsonb_path_query(p_state, 'lax $.entries[*] ? (@.origin.kind == "lookup" || @.origin.kind == "model")') entry
$$;

-- Whether a span stands in the idea.
create function private.is_span_of(p_span jsonb, p_idea text) returns boolean
language sql immutable set search_path = '' as $$
  select case when private.matches_shape(p_span, 'span')
    then (p_span -> 'end')::integer <= char_length(p_idea) else false end
$$;

-- Whether the founder may give a value this origin. A quoted text value must match the idea verbatim; a value derived
-- from words, such as a price, only has to point to existing words. Entries from look-ups and models must match what
-- the server stored.
create function private.is_allowed_origin(p_entry jsonb, p_in_words boolean, p_idea text, p_found jsonb[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  origin constant jsonb := p_entry -> 'origin';
  span constant jsonb := origin - 'kind';
begin
  if origin ->> 'kind' = 'answer' then
    return origin = '{"kind": "answer"}';
  elsif origin ->> 'kind' is distinct from 'quote' then
    return p_entry - 'confirmed' = any (p_found);
  elsif not private.is_span_of(span, p_idea) then
    return false;
  end if;
  return not p_in_words or p_entry ->> 'value'
    = substring(p_idea from (span -> 'start')::integer + 1 for (span -> 'end')::integer - (span -> 'start')::integer);
end $$;

-- Whether the founder may save a state in a field. p_found: the field's entries from look-ups and models.
create function private.is_field_state(p_field text, p_state jsonb, p_idea text, p_found jsonb[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  most constant integer := private.brief_fields() -> p_field -> 0;
  shape constant text := private.brief_fields() -> p_field ->> 1;
  silenced constant jsonb := coalesce(p_state -> 'silenced', '[]');
  entry jsonb;
begin
  if p_state = '{"state": "none"}' then
    return most is not null;
  elsif most is null or jsonb_typeof(p_state) is distinct from 'object'
    or p_state - '{state,silenced,entries,offered}'::text[] <> '{}'
    or jsonb_typeof(silenced) <> 'array' or jsonb_array_length(silenced) > 20
    or exists (select from jsonb_array_elements(silenced) cleared where not private.matches_shape(cleared, 'note'))
  then
    return false;
  elsif p_state ->> 'state' = 'open' then
    return not p_state ? 'entries' and (not p_state ? 'offered' or private.is_span_of(p_state -> 'offered', p_idea));
  elsif p_state ->> 'state' is distinct from 'stated' or p_state ? 'offered' or jsonb_typeof(p_state -> 'entries') is distinct from 'array'
    or jsonb_array_length(p_state -> 'entries') not between 1 and most
  then
    return false;
  end if;
  for entry in select * from jsonb_array_elements(p_state -> 'entries') loop
    if jsonb_typeof(entry) <> 'object' or entry - '{value,origin,confirmed}'::text[] <> '{}'
      or jsonb_typeof(entry -> 'confirmed') is distinct from 'boolean' or not private.matches_shape(entry -> 'value', shape)
      or not private.is_allowed_origin(entry, shape = 'words', p_idea, p_found)
    then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Whether a brief says too little for a report: none of product, customer, problem and actions is stated. A report
-- older than briefs has none, and is not vague. Same rule as isTooVague in _shared/domain/brief/refusal.ts.
create function private.is_vague(p_brief jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_brief is not null and not exists (
    select from unnest('{product,customer,problem,actions}'::text[]) field where p_brief -> field ->> 'state' = 'stated')
$$;

-- Saves the founder's changes: p_changes is { field: state }, p_version the version of the brief that they are based
-- on. Changes from two tabs to different fields are merged; for the same field, the later one is refused (PT409) with {
-- version, brief, fields } as its detail. Returns { version, brief }. A report that was too vague to be charged is
-- charged with the first answer that makes it less vague; that answer is refused (PT402) if no validation is left.
create function private.save_brief(p_validation uuid, p_version integer, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_bytes constant integer := 100000;
  validation public.idea_validations;
  log private.brief_log;
  saved jsonb;
  next integer;
  change record;
  before jsonb;
  found_before jsonb[];
  conflicts jsonb := '[]';
begin
  if jsonb_typeof(p_changes) is distinct from 'object' then
    perform private.refuse_invalid('The changes of a brief are an object of fields.');
  elsif octet_length(p_changes::text) > most_bytes then
    perform private.refuse_invalid('This is too long for a brief. Please shorten it.');
  end if;
  validation := private.lock_for_run(auth.uid(), p_validation, false);
  if validation.id is null then
    raise exception 'Validation not found' using errcode = 'PT404';
  elsif (p_version between 0 and validation.brief_version) is not true then
    perform private.refuse_invalid('This brief has no such version.');
  end if;
  perform private.enforce_limit(auth.uid(), 'change');
  insert into private.brief_log (validation_id) values (p_validation) on conflict do nothing;
  select * into log from private.brief_log where validation_id = p_validation;
  saved := coalesce(validation.brief, '{}');
  next := validation.brief_version + 1;
  for change in select key as field, value as state from jsonb_each(p_changes) loop
    before := coalesce(saved -> change.field, '{"state": "open", "silenced": []}');
    found_before := array(
      select entry from jsonb_array_elements(log.retired -> change.field) with ordinality e (entry, n) order by n);
    found_before := found_before || array(
      select entry from private.found_entries(before) entry where entry <> all (found_before));
    if not private.is_field_state(change.field, change.state, validation."originalIdea", found_before) then
      perform private.refuse_invalid(format('This cannot be saved as “%s” of a brief.', left(change.field, 40)));
    elsif change.state = before then
      continue;
    elsif (log.changed -> change.field)::integer > p_version then
      conflicts := conflicts || to_jsonb(change.field);
    end if;
    saved := saved || jsonb_build_object(change.field, change.state);
    log.changed := log.changed || jsonb_build_object(change.field, next);
    if cardinality(found_before) > 0 then
      log.retired := log.retired || jsonb_build_object(
        change.field, to_jsonb(found_before[greatest(1, cardinality(found_before) - 19):]));
    end if;
  end loop;
  if conflicts <> '[]' then
    raise exception 'This was changed in another tab.' using errcode = 'PT409', detail = jsonb_build_object(
      'version', validation.brief_version, 'brief', coalesce(validation.brief, '{}'), 'fields', conflicts);
  elsif octet_length(saved::text) > most_bytes then
    perform private.refuse_invalid('Your brief is too long. Please shorten it.');
  elsif saved = coalesce(validation.brief, '{}') then
    return jsonb_build_object('version', validation.brief_version, 'brief', saved);
  end if;
  update public.idea_validations set brief = saved, brief_version = next where id = p_validation;
  update private.brief_log set changed = log.changed, retired = log.retired where validation_id = p_validation;
  if validation.status = 'completed' and not private.is_vague(saved) and private.was_released(p_validation) then
    if not private.hold_charge(validation."userId", p_validation, 'validation') then
      raise exception 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'
        using errcode = 'PT402';
    end if;
    perform private.end_charge(p_validation, 'validation', 'settled');
  end if;
  return jsonb_build_object('version', next, 'brief', saved);
end $$;
grant execute on function private.save_brief to authenticated;

create function public.save_brief(p_validation uuid, p_version integer, p_changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_brief(p_validation, p_version, p_changes)
$$;
grant execute on function public.save_brief to authenticated;

-- The brief after a step has read the idea, as { brief, version }. Fills open fields, except those that the founder
-- changed since the run began.
create function private.merge_reading(p_run private.runs, p_read jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('brief', coalesce(v.brief, '{}') || filled.fields,
    'version', v.brief_version + (filled.fields <> '{}')::integer)
  from public.idea_validations v
  left join private.brief_log l on l.validation_id = v.id
  cross join lateral (
    select coalesce(jsonb_object_agg(field, state), '{}') as fields
    from jsonb_each(case jsonb_typeof(p_read) when 'object' then p_read end) read (field, state)
    where state ->> 'state' = 'stated' and private.brief_fields() ? field
      and coalesce(v.brief -> field ->> 'state', 'open') = 'open'
      and coalesce((l.changed -> field)::integer, 0) <= p_run.brief_version
  ) filled
  where v.id = p_run.validation_id
$$;

-- Stores a step's reading, the `brief` among its columns, and returns the other columns. p_before: the version of the
-- brief before the caller stored anything. A section with that version was written from this reading, so its engine
-- note gets the new version.
create function private.store_reading(p_run private.runs, p_columns jsonb, p_before integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  filled constant jsonb := private.merge_reading(p_run, p_columns -> 'brief');
begin
  if p_columns ? 'brief' then
    update public.idea_validations set brief = filled -> 'brief', brief_version = (filled -> 'version')::integer
    where id = p_run.validation_id;
  end if;
  return case
    when p_columns #> '{engine,briefVersion}' = to_jsonb(p_before) then
      jsonb_set(p_columns, '{engine,briefVersion}', filled -> 'version')
    else p_columns
  end - 'brief';
end $$;

-- What a worker does with a step of a run: claims it, renews its lease, saves a checkpoint, finishes it or reports its
-- failure.

-- A list with another entry at its end, of which the newest p_most are kept; unchanged if there is nothing to add.
create function private.append_capped(p_list jsonb, p_most integer, p_attempt integer, p_content jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select case
    when jsonb_typeof(p_content) is distinct from 'object' then p_list
    else case when jsonb_array_length(p_list) >= p_most then p_list - 0 else p_list end
      || jsonb_build_array(p_content || jsonb_build_object('attempt', p_attempt, 'at', clock_timestamp()))
  end
$$;

-- Records what an attempt came to, for the figures. p_failure: what the founder was told; null if it finished its step.
create function private.log_attempt(p_kind text, p_step private.run_steps, p_failure text, p_usage jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into private.attempt_log
    (kind, step, position, seconds, failure, provider, model, searches, input, output, dollars)
  values (
    p_kind, p_step.step, p_step.position, date_part('epoch', clock_timestamp() - p_step.started_at),
    split_part(p_failure, '. ', 1), p_usage ->> 'provider', p_usage ->> 'model',
    private.usage_count(p_usage, 'searches'), private.usage_count(p_usage, 'inputTokens'),
    private.usage_count(p_usage, 'outputTokens'),
    case when jsonb_typeof(p_usage -> 'costDollars') = 'number' then (p_usage ->> 'costDollars')::numeric end)
$$;

create function private.clamp_lease_seconds(p_seconds integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_seconds, 60), 1), 600)
$$;

-- Records a finished step, lets its kind write it into the subject, and completes the run with the last step. The caller
-- holds the lock of the subject. Returns { claimable, completed }.
create function private.complete_step(p_step private.run_steps, p_result jsonb, p_usage jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run private.runs;
  finished private.run_steps;
  completed boolean;
begin
  select * into run from private.runs where id = p_step.run_id;
  update private.run_steps
  set finished_at = clock_timestamp(), result = p_result, checkpoint = null, lease = null, leased_until = null,
      not_before = null, usage = private.append_capped(usage, 200, attempt, p_usage)
  where run_id = p_step.run_id and step = p_step.step
  returning * into finished;
  completed := not exists (select from private.run_steps where run_id = run.id and finished_at is null);
  execute format('select private.%I($1, $2, $3)', run.kind || '_finished') using run, finished, completed;
  if completed then
    perform private.close_run(run, 'completed');
  else
    perform private.touch_run(run.id);
  end if;
  return jsonb_build_object(
    'claimable', (select count(*) from private.claimable_steps(run.id)), 'completed', completed);
end $$;

-- Claims the next step of a run; null if there is none to claim or the fence is not that of the run. Otherwise
-- { kind, step, lease, attempt, checkpoint, materials, more } and the input of the kind.
create function private.claim_step(p_run uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run constant private.runs := private.lock_run(p_run);
  seconds constant integer := private.clamp_lease_seconds(p_lease_seconds);
  claimed private.run_steps;
  input jsonb;
begin
  if (run.fence = p_fence) is not true then
    return null;
  end if;
  loop
    select * into claimed from private.claimable_steps(p_run) limit 1;
    if not found then
      return null;
    end if;
    exit when claimed.attempt < private.max_attempts();
    if not claimed.optional then
      perform private.fail_run(run, null);
      return null;
    end if;
    -- Its workers died without a word.
    perform private.complete_step(claimed, '{"missing": "The work on it stopped unexpectedly."}', null);
  end loop;
  update private.run_steps
  set attempt = attempt + 1, not_before = null, lease = gen_random_uuid(), started_at = clock_timestamp(),
      leased_until = clock_timestamp() + make_interval(secs => seconds)
  where run_id = p_run and step = claimed.step
  returning * into claimed;
  update private.runs
  set lease_seconds = seconds, touched_at = clock_timestamp(), handed_over_until = null
  where id = p_run;
  execute format('select private.%I($1, $2)', run.kind || '_input') into input using run, claimed;
  return jsonb_build_object(
    'kind', run.kind,
    'step', claimed.step,
    'lease', claimed.lease,
    'attempt', claimed.attempt,
    'checkpoint', claimed.checkpoint,
    'materials', private.results_for_step(claimed),
    'more', (select count(*) from private.claimable_steps(p_run))
  ) || input;
end $$;
grant execute on function private.claim_step to service_role;

create function public.claim_step(p_run uuid, p_fence uuid, p_lease_seconds integer) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.claim_step(p_run, p_fence, p_lease_seconds)
$$;
grant execute on function public.claim_step to service_role;

-- The step that a live lease is for, with its subject and itself locked; null if the lease has expired or was taken over,
-- or if its run has ended.
create function private.lock_leased_step(p_lease uuid) returns private.run_steps
language plpgsql security definer set search_path = '' as $$
declare
  leased private.run_steps;
begin
  select * into leased from private.run_steps where lease = p_lease;
  perform private.lock_run(leased.run_id);
  select * into leased from private.run_steps where lease = p_lease and leased_until > clock_timestamp() for update;
  return leased;
end $$;

-- False if the lease is no longer live.
create function private.renew_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.run_steps
  set leased_until = clock_timestamp() + make_interval(secs => private.clamp_lease_seconds(p_lease_seconds))
  where lease = p_lease and leased_until > clock_timestamp();
  return found;
end $$;
grant execute on function private.renew_lease to service_role;

create function public.renew_lease(p_lease uuid, p_lease_seconds integer) returns boolean
language sql security invoker set search_path = '' as $$
  select private.renew_lease(p_lease, p_lease_seconds)
$$;
grant execute on function public.renew_lease to service_role;

-- Keeps what an attempt has found out for the next one; false if the lease is no longer live.
create function private.save_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_leased_step(p_lease)).step is null then
    return false;
  end if;
  update private.run_steps set checkpoint = nullif(p_value, 'null') where lease = p_lease;
  return true;
end $$;
grant execute on function private.save_checkpoint to service_role;

create function public.save_checkpoint(p_lease uuid, p_value jsonb) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_checkpoint(p_lease, p_value)
$$;
grant execute on function public.save_checkpoint to service_role;

-- Stores the result of a step, lets its kind write it into the subject, and completes the run with the last step. Null if
-- the lease is no longer live; otherwise { claimable, completed }.
create function private.finish_step(p_lease uuid, p_result jsonb, p_usage jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  finished constant private.run_steps := private.lock_leased_step(p_lease);
begin
  if finished.step is null then
    return null;
  end if;
  perform private.log_attempt((select kind from private.runs where id = finished.run_id), finished, null, p_usage);
  return private.complete_step(finished, p_result, p_usage);
end $$;
grant execute on function private.finish_step to service_role;

create function public.finish_step(p_lease uuid, p_result jsonb, p_usage jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.finish_step(p_lease, p_result, p_usage)
$$;
grant execute on function public.finish_step to service_role;

-- A step that may be tried again waits until p_not_before. A wait of more than ten minutes would outlast the patience of
-- the sweep, so the run fails at once and shows its reason. A run goes on without an optional step, whose result is then
-- { missing: reason }. Returns { outcome: retry | failed | skipped | stale }.
create function private.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz, p_usage jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  failed constant private.run_steps := private.lock_leased_step(p_lease);
  again constant boolean := coalesce(p_retryable, false)
    and failed.attempt < private.max_attempts()
    and coalesce(p_not_before < clock_timestamp() + interval '10 minutes', true);
  run private.runs;
begin
  if failed.step is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  select * into run from private.runs where id = failed.run_id;
  perform private.log_attempt(run.kind, failed, coalesce(nullif(p_reason, ''), 'Not told'), p_usage);
  update private.run_steps
  set lease = null, leased_until = null, not_before = p_not_before,
      failures = private.append_capped(failures, 50, attempt,
        jsonb_build_object('reason', p_reason, 'detail', left(coalesce(p_detail, ''), 2000))),
      usage = private.append_capped(usage, 200, attempt, p_usage)
  where lease = p_lease;
  if again then
    perform private.touch_run(run.id, p_not_before);
    return '{"outcome": "retry"}';
  elsif failed.optional then
    perform private.complete_step(failed, jsonb_build_object('missing', p_reason), null);
    return '{"outcome": "skipped"}';
  end if;
  perform private.fail_run(run, p_reason);
  return '{"outcome": "failed"}';
end $$;
grant execute on function private.fail_step to service_role;

-- Lets go of a step that another worker is to continue from its checkpoint, such as one that waits for an answer that is
-- being made. That is no attempt. False if the lease is no longer live.
create function private.pause_step(p_lease uuid, p_not_before timestamptz, p_usage jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  paused constant private.run_steps := private.lock_leased_step(p_lease);
begin
  if paused.step is null then
    return false;
  end if;
  update private.run_steps
  set attempt = attempt - 1, lease = null, leased_until = null, not_before = p_not_before,
      usage = private.append_capped(usage, 200, attempt, p_usage)
  where lease = p_lease;
  perform private.touch_run(paused.run_id);
  return true;
end $$;
grant execute on function private.pause_step to service_role;

create function public.pause_step(p_lease uuid, p_not_before timestamptz, p_usage jsonb default null) returns boolean
language sql security invoker set search_path = '' as $$
  select private.pause_step(p_lease, p_not_before, p_usage)
$$;
grant execute on function public.pause_step to service_role;

create function public.fail_step(
  p_lease uuid, p_reason text, p_detail text, p_retryable boolean, p_not_before timestamptz default null,
  p_usage jsonb default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.fail_step(p_lease, p_reason, p_detail, p_retryable, p_not_before, p_usage)
$$;
grant execute on function public.fail_step to service_role;

-- Ends runs that cannot continue, so that no idea is stuck, and hands runs that lost their worker to a new one.

-- A run without a worker that has shown no sign of life for 15 minutes, or that has a required step without attempts
-- left.
create function private.is_dead_run(p_run private.runs) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_run_alive(p_run.id) and (
    exists (select from private.claimable_steps(p_run.id) s
      where s.attempt >= private.max_attempts() and not s.optional)
    or greatest(
      p_run.touched_at,
      (select max(greatest(leased_until, not_before)) from private.run_steps where run_id = p_run.id)
    ) < clock_timestamp() - interval '15 minutes'
  )
$$;

-- Ends dead runs, and returns the runs that can continue and have no worker, as a list of run_key. At most p_most, to
-- limit the number of workers; the others wait for the next sweep. A returned run counts as handed over, so that two
-- simultaneous sweeps do not start it twice. Being handed over is not a sign of life: a run that no worker can start
-- still ends.
create function private.sweep_runs(p_most integer default 10) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  keys jsonb := '[]';
  candidate uuid;
  run private.runs;
begin
  -- Runs that end here are not logged as actions of an administrator (audit.sql), even if one triggered the sweep.
  perform set_config('app.sweeping', 'on', true);
  perform private.end_unstarted_validations();
  for candidate in select id from private.runs where state = 'running' and not private.is_run_alive(id) order by id loop
    -- A run that cannot be ended does not stop the sweep of the others.
    begin
      run := private.lock_run(candidate, false);
      if run.state = 'running' and private.is_dead_run(run) then
        perform private.fail_run(run, null);
      elsif run.state = 'running' and not private.is_run_alive(run.id) and jsonb_array_length(keys) < p_most
        and exists (select from private.claimable_steps(run.id))
      then
        update private.runs set handed_over_until = clock_timestamp() + make_interval(secs => lease_seconds)
        where id = run.id;
        keys := keys || private.run_key(run);
      end if;
    exception when others then
      raise warning 'The run % was not swept: %', candidate, sqlerrm;
    end;
  end loop;
  begin
    perform private.roll_up_day();
  exception when others then
    raise warning 'The attempts of a day were not added up: %', sqlerrm;
  end;
  perform set_config('app.sweeping', 'off', true);
  return keys;
end $$;

create function public.sweep_runs() returns jsonb
language sql security invoker set search_path = '' as $$
  select private.sweep_runs()
$$;
grant execute on function private.sweep_runs, public.sweep_runs to service_role;

-- The address and key for calling edge functions; null if either is missing, or without pg_net.
create function private.edge_functions_access(out url text, out key text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or to_regclass('vault.decrypted_secrets') is null
  then
    return;
  end if;
  execute $q$
    select rtrim(max(decrypted_secret) filter (where name = 'project_url'), '/'),
      max(decrypted_secret) filter (where name = 'service_role_key')
    from vault.decrypted_secrets where name in ('project_url', 'service_role_key')
  $q$ into url, key;
exception when others then
  raise warning 'The vault cannot be read: %', sqlerrm;
end $$;

-- Run by pg_cron once a minute. Ends dead runs and starts a worker for each run that can continue; returns the number
-- started. This also continues runs that wait for a provider longer than a worker may. It needs pg_net, and in the
-- vault the project's address (`project_url`) and the functions' service role key (`service_role_key`); without them it
-- only ends dead runs.
create function private.wake_workers() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  edge constant record := private.edge_functions_access();
  can_call constant boolean := edge.url is not null and edge.key is not null;
  -- A function answers at once and continues its work afterwards; a late answer means nothing.
  answer_limit_ms constant integer := 10000;
  run jsonb;
  started integer := 0;
begin
  for run in select jsonb_array_elements(private.sweep_runs(case when can_call then 10 else 0 end)) loop
    -- A request that cannot be posted, such as one to an address without a scheme, does not undo the others or stop the
    -- sweep.
    begin
      execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := $4)'
      using edge.url || '/functions/v1/' || (run ->> 'worker'), run,
        jsonb_build_object(
          'Content-Type', 'application/json', 'Authorization', 'Bearer ' || edge.key, 'apikey', edge.key
        ),
        answer_limit_ms;
      started := started + 1;
    exception when others then
      raise warning 'A run was not handed on: %', sqlerrm;
    end;
  end loop;
  return started;
end $$;

-- The sections of a report: its columns, who wrote them and when, and their previous versions.

-- Who wrote what the columns of a report say now, and when: the concept, the audience, the market and the evidence.
create table private.report_sections (
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  section text not null,
  -- The engine note of its writer; null for the evidence, which is gathered, not written.
  writer jsonb,
  written_at timestamptz not null,
  primary key (validation_id, section)
);

-- The version of a section before the one in the report, with the evidence of that time.
create table private.section_versions (
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  section text not null,
  columns jsonb not null,
  real_citations jsonb,
  scorecard jsonb,
  writer jsonb,
  written_at timestamptz not null,
  primary key (validation_id, section)
);

alter table private.report_sections enable row level security;
alter table private.section_versions enable row level security;

-- The columns of a report that belong to these sections.
create function private.section_columns(variadic p_sections text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(name), '{}')
  from (values ('concept', 'projectConcept'), ('concept', 'userRoles'), ('audience', 'targetUsers'),
    ('market', 'marketValidation'), ('evidence', 'real_citations')) columns (section, name)
  where section = any (p_sections)
$$;

-- What a report says in these sections, by column. Read by readReport in _shared/domain/report-storage.ts.
create function private.columns_of(p_validation uuid, variadic p_sections text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from public.idea_validations v, jsonb_each(to_jsonb(v))
  where v.id = p_validation and key = any (private.section_columns(variadic p_sections))
$$;

-- What the finished steps of a run wrote for sections that are not in the report yet, by column.
create function private.written_columns(p_run uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from private.run_steps s, jsonb_each(s.result -> 'columns')
  where s.run_id = p_run and s.finished_at is not null and key = any (private.section_columns(s.step))
$$;

-- The columns of a report.
create function private.report_columns() returns text[]
language sql immutable set search_path = '' as $$
  select '{projectConcept,userRoles,targetUsers,marketValidation,real_citations,scorecard,engine}'::text[]
$$;

create function private.refuse_columns(p_columns jsonb, p_known text[], p_writer text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(p_columns, '{}') - p_known <> '{}' then
    raise exception '% cannot write %', p_writer, p_columns - p_known using errcode = '22023';
  end if;
end $$;

-- Columns that are not named stay as they are.
create function private.write_columns(p_validation uuid, p_columns jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed public.idea_validations;
begin
  select (jsonb_populate_record(v, coalesce(p_columns, '{}'))).* into changed
  from public.idea_validations v where v.id = p_validation;
  update public.idea_validations
  set "projectConcept" = changed."projectConcept", "userRoles" = changed."userRoles",
      "targetUsers" = changed."targetUsers", "marketValidation" = changed."marketValidation",
      real_citations = changed.real_citations, scorecard = changed.scorecard, engine = changed.engine
  where id = p_validation;
end $$;

-- Who wrote something, as it is shown: { id, model }, and briefVersion if it was written from a brief.
create function private.writer_of(p_note jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_note) = 'object' then jsonb_build_object('id', p_note -> 'id', 'model', p_note -> 'model')
      || case when p_note ? 'briefVersion' then jsonb_build_object('briefVersion', p_note -> 'briefVersion') else '{}' end
  end
$$;

-- The report's engine note (engineNoteSchema in _shared/domain/validation.ts) after p_note has written a section, as a
-- column to write.
create function private.engine_column(p_validation uuid, p_section text, p_note jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('engine', case
    when p_section = 'evidence' or jsonb_typeof(p_note) is distinct from 'object' then engine
    else p_note || jsonb_build_object('sections',
      coalesce(engine -> 'sections', '{}') || jsonb_build_object(p_section, private.writer_of(p_note)))
  end)
  from public.idea_validations where id = p_validation
$$;

-- Puts a section into the report. p_columns: the columns to write, with the engine note of its writer as `engine`.
create function private.write_section(
  p_validation uuid, p_section text, p_columns jsonb, p_written_at timestamptz default clock_timestamp()
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  note constant jsonb := p_columns -> 'engine';
begin
  perform private.write_columns(p_validation, p_columns || private.engine_column(p_validation, p_section, note));
  insert into private.report_sections (validation_id, section, writer, written_at)
  values (
    p_validation, p_section, case when p_section <> 'evidence' and jsonb_typeof(note) = 'object' then note - 'sections' end, p_written_at)
  on conflict (validation_id, section) do update
  set writer = excluded.writer, written_at = excluded.written_at;
end $$;

-- Keeps a section as it is in the report now, with its evidence, to switch back to. It takes the place of an older
-- version, and of the note about a re-run that failed.
create function private.save_section_version(p_validation uuid, p_section text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.section_versions;
begin
  delete from private.section_versions where validation_id = p_validation and section = p_section;
  insert into private.section_versions
    (validation_id, section, columns, real_citations, scorecard, writer, written_at)
  select v.id, s.section, private.columns_of(v.id, s.section), v.real_citations, v.scorecard, s.writer, s.written_at
  from public.idea_validations v join private.report_sections s on s.validation_id = v.id
  where v.id = p_validation and s.section = p_section
  returning * into kept;
  update public.idea_validations
  set rerun = null, previous = previous || jsonb_build_object(p_section, jsonb_build_object(
    'writer', private.writer_of(kept.writer), 'writtenAt', kept.written_at))
  where id = p_validation;
end $$;

-- The run of a validation, which writes its report step by step: how it begins, and its hooks (runs.sql).

-- The steps of a report; a re-run repeats some of them. p_plan is null if no model writes it. Otherwise { topics,
-- waits, oneAtATime }: each topic has a search step, which runs beside the concept or, with `waits`, after it; then
-- each part of the market has a step, and the step `market` combines them. If a search or a part fails, the report is
-- completed without it. `again` names the searches of a second round (follow_ups.sql) that a re-run takes over. With
-- `oneAtATime`, no two of these steps call the model at the same time.
create function private.report_steps(p_plan jsonb default null) returns jsonb
language sql immutable set search_path = '' as $$
  with texts as (select 'Step 3/3: Market validation and competitor analysis' as market),
  searches as (
    select 'search-' || topic as step, 10 + place as position,
      case when (p_plan -> 'waits')::boolean then array['concept'] else '{}' end as needs
    from jsonb_array_elements_text(coalesce(p_plan -> 'topics', '[]')) with ordinality t (topic, place)
  ),
  again as (
    select step, 20 + place as position
    from jsonb_array_elements_text(coalesce(p_plan -> 'again', '[]')) with ordinality t (step, place)
  ),
  found as (
    select array(select step from searches order by position) || array(select step from again order by position) as steps
  ),
  parts as (
    select 'part-' || part as step, 30 + place as position,
      array['concept', 'lookups'] || found.steps as needs
    from unnest('{market,competitors,risks}'::text[]) with ordinality t (part, place), found
    where p_plan is not null
  ),
  steps as (
    select 'concept' as step, 1::bigint as position, '{}'::text[] as needs, false as optional,
      'Step 1/3: Shaping the project concept' as progress
    union all select 'audience', 2, '{concept}', false, 'Step 2/3: Describing the personas'
    union all select 'market', 3,
      array['concept', 'lookups'] || found.steps
        || array(select step from parts order by position), false, market from texts, found
    union all select 'evidence', 4, '{concept,audience,market}', false, market from texts
    union all select step, position, needs, true, market from searches, texts
    union all select step, position, '{}', true, market from again, texts
    union all select step, position, needs, true, market from parts, texts
  ),
  ordered as (
    select *, lag(step) over (
      partition by step in ('market', 'evidence') order by case when step = 'audience' then 20 else position end
    ) as previous
    from steps
  )
  select jsonb_agg(jsonb_build_object(
    'step', step, 'position', position, 'optional', optional, 'progress', progress,
    'needs', case
      when (p_plan -> 'oneAtATime')::boolean and step not in ('market', 'evidence') and previous <> all (needs)
        then needs || previous
      else needs
    end) order by position)
  from ordered
$$;

-- Whether a step writes a section of the report or its evidence; the other steps find or write the material for these.
create function private.is_section(p_step text) returns boolean
language sql immutable set search_path = '' as $$
  select p_step in ('concept', 'audience', 'market', 'evidence')
$$;

-- The step that queries public sources, if the founder confirmed terms. It runs beside the others; steps that need it
-- do not wait for it if the run does not have it.
create function private.lookup_step() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"step": "lookups", "position": 5, "needs": [], "progress": "Step 3/3: Market validation and competitor analysis"}'::jsonb
$$;

-- Whether the caller is an administrator acting on another user's validation.
create function private.acts_as_admin(p_user uuid, p_validation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_admin_role(p_user) and exists (
    select from public.idea_validations where id = p_validation and "userId" <> p_user)
$$;

-- Locks a validation for a run that p_user requests, after the account that pays; all columns are null if the
-- validation is not theirs.
create function private.lock_for_run(p_user uuid, p_validation uuid, p_as_admin boolean) returns public.idea_validations
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := case
    when p_as_admin then (select "userId" from public.idea_validations where id = p_validation)
    else p_user
  end;
  validation public.idea_validations;
begin
  if private.lock_account(owner) then
    select * into validation from public.idea_validations where id = p_validation and "userId" = owner
    for no key update;
  end if;
  return validation;
end $$;

-- Starts, restarts or takes over the run of a validation; finished steps stay finished. A retry of another user's
-- validation by an administrator is free. p_terms: the terms that its owner confirmed for look-ups; null keeps the
-- stored ones. p_plan: how a model writes it (report_steps). Returns { outcome, run }; `run` is the run_key if it has
-- started.
create function private.begin_validation(p_user uuid, p_validation uuid, p_terms jsonb, p_plan jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  as_admin constant boolean := private.acts_as_admin(p_user, p_validation);
  validation public.idea_validations := private.lock_for_run(p_user, p_validation, as_admin);
  run private.runs;
begin
  select * into run from private.runs where validation_id = validation.id and kind = 'validation';
  if validation.id is null then
    return '{"outcome": "not_found"}';
  elsif validation.status = 'completed' then
    return '{"outcome": "already"}';
  elsif run.state = 'running' and private.is_run_alive(run.id) then
    return '{"outcome": "running"}';
  end if;
  if not private.hold_charge(validation."userId", p_validation, 'validation', as_admin) then
    update public.idea_validations
    set status = 'error',
        "statusDetail" = 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'
    where id = p_validation;
    return '{"outcome": "quota_exceeded"}';
  end if;
  perform private.enforce_limit(p_user, 'start');
  if not as_admin and jsonb_typeof(p_terms) = 'object' then
    validation.lookup_terms := p_terms;
  end if;
  run := private.open_run('validation', p_validation, null, '', case when as_admin then 'admin' else 'owner' end, p_plan,
    private.report_steps(p_plan) || case when validation.lookup_terms is null then '[]' else private.lookup_step() end, true);
  update public.idea_validations
  set status = 'analyzing', "statusDetail" = private.progress_of(run.id), lookup_terms = validation.lookup_terms
  where id = p_validation;
  perform private.log_admin_run(p_user, p_validation, 'idea_validations', p_validation::text, '{"run": "report"}');
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_validation to service_role;

create function public.begin_validation(
  p_user uuid, p_validation uuid, p_terms jsonb default null, p_plan jsonb default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_validation(p_user, p_validation, p_terms, p_plan)
$$;
grant execute on function public.begin_validation to service_role;

-- Shape: claimSchema in _shared/validation/claim.ts.
create function private.validation_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'validationId', v.id,
    'idea', v."originalIdea",
    'brief', v.brief,
    'briefVersion', v.brief_version,
    'created_at', v.created_at,
    'terms', v.lookup_terms,
    'lookups', v.lookups,
    -- What the finished steps wrote, as the columns of the report have it.
    'sections', private.columns_of(v.id, variadic array(
      select step from private.run_steps
      where run_id = p_run.id and finished_at is not null and step <> 'evidence')),
    -- Earlier versions of the other sections, which can be restored: a citation number must not have two meanings.
    'earlier', (
      select coalesce(jsonb_agg(e.columns), '[]') from private.section_versions e
      where e.validation_id = v.id and e.section <> p_step.step
    ),
    'citations', coalesce(v.real_citations, '[]')
  )
  from public.idea_validations v where v.id = p_run.validation_id
$$;

-- The founder reads the report while it is being written. A report whose brief is too vague consists of questions: it
-- is free until one of them is answered (save_brief). The brief that the report was written from counts too, so that
-- clearing the answers during the run does not avoid the charge.
create function private.validation_finished(p_run private.runs, p_step private.run_steps, p_completed boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns constant jsonb := coalesce(p_step.result -> 'columns', '{}');
  before constant integer := (select brief_version from public.idea_validations where id = p_run.validation_id);
  written public.idea_validations;
begin
  perform private.refuse_columns(columns, private.report_columns() || 'brief'::text, 'A step');
  if p_step.step = 'lookups' then
    perform private.store_lookups(p_run.validation_id, p_step.result);
  elsif private.is_section(p_step.step) then
    perform private.write_section(p_run.validation_id, p_step.step, private.store_reading(p_run, columns, before));
    -- From here on the report has them. Only the brief that the step has read is asked for once more, below.
    update private.run_steps set result = jsonb_build_object('columns', columns - private.report_columns())
    where run_id = p_run.id and step = p_step.step;
  end if;
  update public.idea_validations
  set "statusDetail" = private.progress_of(p_run.id), status = case when p_completed then 'completed' else status end
  where id = p_run.validation_id
  returning * into written;
  if p_completed and private.is_vague(written.brief) and (
    select private.is_vague(result #> '{columns,brief}') from private.run_steps
    where run_id = p_run.id and step = 'concept')
  then
    perform private.end_charge(p_run.validation_id, 'validation', 'released');
  elsif p_completed then
    perform private.open_follow_up(p_run.validation_id, p_run.input, true);
  end if;
end $$;

create function private.validation_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set status = 'error',
      "statusDetail" = coalesce(p_reason,
        'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.')
  where id = p_run.validation_id
$$;

-- Ends ideas whose start never reached the server.
create function private.end_unstarted_validations() returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set status = 'error',
      "statusDetail" = 'The analysis did not start. Nothing was charged. Press Retry to start it.'
  where id in (
    select id from public.idea_validations
    where status = 'pending' and updated_at < clock_timestamp() - interval '15 minutes'
    for no key update skip locked
  )
$$;

-- Rewriting sections of a completed report: how a re-run begins, what it costs, and its hooks (runs.sql). The report stays
-- as it is until the new sections and their evidence can replace the old ones together; the old ones are kept to switch
-- back to. A re-run leaves status, statusDetail and completed_at alone.

-- Free re-runs that were begun, however they ended.
create table private.free_reruns (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  begun integer not null
);
alter table private.free_reruns enable row level security;

-- Uses up one free re-run; false if none of the five are left. The caller holds the lock of the validation.
create function private.use_free_rerun(p_validation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  free constant integer := 5;
begin
  insert into private.free_reruns as f (validation_id, begun) values (p_validation, 1)
  on conflict (validation_id) do update set begun = f.begun + 1 where f.begun < free;
  return found;
end $$;

-- 'started' if a new re-run may start: it is one of the free ones within a day of the report's completion, or a charge is
-- held for it. A report without a record of all its sections cannot be rewritten. One that consists of questions and cost
-- nothing is 'too_vague': one of them has to be answered first.
create function private.pay_for_rerun(
  p_validation public.idea_validations, p_as_admin boolean, p_missing boolean
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) < 4 from private.report_sections where validation_id = p_validation.id) then
    return 'not_completed';
  elsif private.was_released(p_validation.id) then
    return 'too_vague';
  end if;
  if not p_as_admin and (p_missing or p_validation.completed_at >= clock_timestamp() - interval '24 hours') then
    return case when private.use_free_rerun(p_validation.id) then 'started' else 'too_many' end;
  end if;
  return case
    when private.hold_charge(p_validation."userId", p_validation.id, 'rerun', p_as_admin) then 'started'
    else 'quota_exceeded'
  end;
end $$;

-- The sections of a re-run in the order of the report, from its part.
create function private.sections_of_part(p_part text) returns text[]
language sql immutable set search_path = '' as $$ select string_to_array(p_part, '+') $$;

-- The part of a re-run that rewrites these sections: 'market', 'concept+market'. Null unless all of them are sections and
-- there is one.
create function private.rerun_part(p_sections text[]) returns text
language sql immutable set search_path = '' as $$
  select string_agg(section, '+') filter (where section = any (p_sections))
  from unnest('{concept,audience,market}'::text[]) section
  having p_sections <@ array_agg(section)
$$;

-- What the newest completed run of a validation has left for each step of the market, by step: { material } or { missing }.
-- A second round's searches count until all topics were searched anew.
create function private.newest_results(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (
    select distinct on (s.step) s.step, s.result, s.finished_at
    from private.run_steps s join private.runs r on r.id = s.run_id
    where r.validation_id = p_validation and r.state = 'completed' and s.result ?| '{material,missing}'
    order by s.step, s.finished_at desc
  )
  select coalesce(jsonb_object_agg(step, result), '{}')
  from known
  where step not in ('judge', 'gaps') and (
    step not like 'again-%' or finished_at >= (select min(finished_at) from known where step like 'search-%'))
$$;

-- What of that a run can take over. An older result never stands in for one that is missing: it belongs to other sources.
create function private.reusable_results(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(step, result), '{}')
  from jsonb_each(private.newest_results(p_validation)) t (step, result) where result ? 'material'
$$;

-- Lets a run that rewrites the market begin with that, so that only what was missing is asked for again. Parts are taken
-- over only with all searches: they cite sources by numbers that another search changes.
create function private.reuse_results(p_run private.runs, p_known jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.run_steps
  set result = p_known -> step, finished_at = now()
  where run_id = p_run.id and (step like 'search-%' or step like 'again-%') and p_known ? step;
  if not exists (
    select from private.run_steps where run_id = p_run.id and step like 'search-%' and finished_at is null)
  then
    update private.run_steps
    set result = p_known -> step, finished_at = clock_timestamp()
    where run_id = p_run.id and step like 'part-%' and p_known ? step;
  end if;
end $$;

-- Begins to rewrite sections together, or takes over a dead re-run of the same ones. One re-run at a time: 'busy' while
-- other sections are being rewritten. Free within a day of the report's completion, and 'too_many' once all free re-runs
-- were begun, each of which counts once for all of its sections; free for an administrator on the report of another user.
-- p_plan: how a model writes them (report_steps). With p_missing, only what is missing in the market is asked for again,
-- as one of the free re-runs, at any time. Returns { outcome, run }: run_key if it has started.
create function private.begin_rerun(
  p_user uuid, p_validation uuid, p_sections text[], p_plan jsonb default null, p_missing boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  as_admin constant boolean := private.acts_as_admin(p_user, p_validation);
  validation constant public.idea_validations := private.lock_for_run(p_user, p_validation, as_admin);
  part constant text := private.rerun_part(p_sections);
  sections constant jsonb := to_jsonb(private.sections_of_part(part));
  known constant jsonb := case when p_missing then private.reusable_results(p_validation) end;
  run private.runs;
  outcome text;
begin
  if part is null then
    raise exception 'There is no section %', coalesce(nullif(array_to_string(p_sections, ', ', '?'), ''), 'without a name')
      using errcode = '22023';
  end if;
  select * into run from private.runs where validation_id = validation.id and kind = 'rerun' and state = 'running';
  if validation.id is null then
    outcome := 'not_found';
  elsif validation.status <> 'completed' then
    outcome := 'not_completed';
  elsif private.is_run_alive(run.id) then
    outcome := case when run.part = part then 'running' else 'busy' end;
  elsif run.part = part then
    outcome := 'started';
  else
    if run.id is not null then
      perform private.fail_run(run, null);
    end if;
    outcome := private.pay_for_rerun(validation, as_admin, p_missing);
  end if;
  if outcome <> 'started' then
    return jsonb_build_object('outcome', outcome);
  end if;
  perform private.enforce_limit(p_user, 'start');
  perform private.stop_follow_up(p_validation);
  run := private.open_run('rerun', p_validation, null, part, case when as_admin then 'admin' else 'owner' end, p_plan, (
      select jsonb_agg(s - 'progress') from jsonb_array_elements(private.report_steps(p_plan || jsonb_build_object(
        'again', (select coalesce(jsonb_agg(step order by step), '[]') from jsonb_object_keys(known) step
          where step like 'again-%')))) s
      where sections || '"evidence"' ? (s ->> 'step')
        or sections ? 'market' and not private.is_section(s ->> 'step')),
    -- What a failed one has found out is kept unless the report has changed since or other sections were begun.
    validation.rerun -> 'sections' = sections);
  if p_missing then
    perform private.reuse_results(run, known);
  end if;
  update public.idea_validations
  set rerun = jsonb_build_object('sections', sections, 'state', 'running', 'reason', null)
  where id = p_validation;
  perform private.log_admin_run(p_user, p_validation, 'idea_validations', p_validation::text,
    jsonb_build_object('run', part));
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_rerun to service_role;

create function public.begin_rerun(
  p_user uuid, p_validation uuid, p_sections text[], p_plan jsonb default null, p_missing boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_rerun(p_user, p_validation, p_sections, p_plan, p_missing)
$$;
grant execute on function public.begin_rerun to service_role;

-- As for a validation, with the other sections of the report. What the re-run has written replaces the old sections, and
-- what it has read fills the brief.
create function private.rerun_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (select private.validation_input(p_run, p_step) as input)
  select known.input || jsonb_build_object(
    'brief', (
      select private.merge_reading(p_run, result #> '{columns,brief}') -> 'brief' from private.run_steps
      where run_id = p_run.id and step = 'concept' and result #> '{columns,brief}' is not null
      union all select known.input -> 'brief' limit 1),
    -- The other sections that are rewritten with this one are about to be earlier versions.
    'earlier', known.input -> 'earlier' || private.columns_of(
      p_run.validation_id, variadic array_remove(private.sections_of_part(p_run.part), p_step.step)),
    'sections', private.columns_of(p_run.validation_id, 'concept', 'audience', 'market')
      - private.section_columns(variadic private.sections_of_part(p_run.part)) || private.written_columns(p_run.id))
  from known
$$;

-- The sections wait for their evidence.
create function private.rerun_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns constant jsonb := coalesce(p_step.result -> 'columns', '{}');
  before constant integer := (select brief_version from public.idea_validations where id = p_run.validation_id);
  written record;
begin
  if not private.is_section(p_step.step) then
    return;
  elsif p_step.step <> 'evidence' then
    perform private.refuse_columns(
      columns, private.section_columns(p_step.step) || '{engine,brief}'::text[], 'This rerun');
    return;
  end if;
  perform private.refuse_columns(columns, '{real_citations,scorecard,engine}', 'The evidence of a rerun');
  for written in
    select step as section, result, finished_at from private.run_steps
    where run_id = p_run.id and step <> 'evidence' and private.is_section(step) order by position
  loop
    perform private.save_section_version(p_run.validation_id, written.section);
    perform private.write_section(p_run.validation_id, written.section,
      private.store_reading(p_run, coalesce(written.result -> 'columns', '{}'), before), written.finished_at);
  end loop;
  perform private.write_section(p_run.validation_id, 'evidence', columns);
  if p_completed then
    perform private.open_follow_up(p_run.validation_id, p_run.input, false);
  end if;
end $$;

-- The report stays as it was.
create function private.rerun_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set rerun = rerun || jsonb_build_object('state', 'failed', 'reason', left(coalesce(p_reason,
    'The section could not be written: the work on it stopped unexpectedly. Your report is as it was, and nothing was '
      || 'charged.'), 500))
  where id = p_run.validation_id
$$;

-- What follows a completed report that a model wrote, while it is already read (docs/runs-and-quota.md#follow-up): its
-- quotations are judged, and where that leaves gaps or refutes statements, a second round searches and rewrites. A run of
-- its own that costs its founder nothing.

-- Opens the follow-up of a report that has just been completed or rewritten. p_plan: how a model writes it (report_steps),
-- with `followUp`: 'on', 'judge' for no second round, or 'off'. The caller holds the lock of the validation.
create function private.open_follow_up(p_validation uuid, p_plan jsonb, p_second_round boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rounds constant boolean := p_second_round and p_plan ->> 'followUp' = 'on';
  run private.runs;
begin
  if coalesce(p_plan ->> 'followUp', 'off') not in ('on', 'judge') then
    return;
  end if;
  run := private.open_run('follow_up', p_validation, null, '', 'owner', p_plan,
    '[{"step": "judge", "position": 1, "needs": []}]'::jsonb || case
      when rounds then '[{"step": "gaps", "position": 2, "needs": ["judge"]},
        {"step": "evidence", "position": 60, "needs": ["judge", "gaps"]}]'::jsonb
      else '[]'
    end, false);
  -- Whoever completed the report wakes it with the next sweep.
  update private.runs set handed_over_until = null where id = run.id;
  update public.idea_validations set follow_up = '{"state": "running", "stage": "judge"}' where id = p_validation;
end $$;

-- Ends a follow-up because its founder has sections rewritten: what it would write is about to be outdated.
create function private.stop_follow_up(p_validation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  run private.runs;
begin
  select * into run from private.runs where validation_id = p_validation and kind = 'follow_up' and state = 'running';
  if found then
    perform private.close_run(run, 'failed');
  end if;
  update public.idea_validations set follow_up = null where id = p_validation and follow_up is not null;
end $$;

-- What tells whether the sections of a report are still those that a second round began with.
create function private.digest_of_sections(p_validation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(private.columns_of(p_validation, 'concept', 'audience', 'market')::text)
$$;

-- The steps of a second round: a search for each question, then all sections with what was found. Without a question, the
-- market alone is corrected. With `oneAtATime`, no two of them ask the model together.
create function private.second_round_steps(p_questions integer, p_plan jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with searches as (select 'again-' || n as step, 10 + n as position from generate_series(1, p_questions) n),
  found as (select '{judge,gaps}'::text[] || array(select step from searches order by position) as steps),
  parts as (
    select 'part-' || part as step, 42 + place as position
    from unnest('{market,competitors,risks}'::text[]) with ordinality t (part, place)
  ),
  -- What is written before the market.
  first as (select case when p_questions > 0 then '{concept}'::text[] else '{}' end as steps),
  steps as (
    select step, position::bigint, '{gaps}'::text[] as needs, true as optional from searches
    union all select 'concept', 40, found.steps, false from found where p_questions > 0
    union all select 'audience', 41, found.steps || first.steps, false from found, first where p_questions > 0
    union all select p.step, p.position, found.steps || first.steps, false from parts p, found, first
    union all select 'market', 50, found.steps || first.steps || array(select step from parts), false from found, first
    union all select 'evidence', 60, '{judge,gaps,market}'::text[] || case
      when p_questions > 0 then '{concept,audience}'::text[] else '{}' end, false
  ),
  ordered as (
    select *, lag(step) over (order by position) as previous from steps
  )
  select jsonb_agg(jsonb_build_object(
    'step', step, 'position', position, 'optional', optional,
    'needs', case
      when (p_plan -> 'oneAtATime')::boolean and previous <> all (needs) then needs || previous
      else needs
    end) order by position)
  from ordered
$$;

-- Adds the steps of a second round to its run, once it is known what is to be asked: { questions, rewrite }.
create function private.plan_second_round(p_run private.runs, p_gaps jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 4;
  asked constant integer := least(most, coalesce(jsonb_array_length(
    case when jsonb_typeof(p_gaps -> 'questions') = 'array' then p_gaps -> 'questions' end), 0));
begin
  if (p_gaps -> 'rewrite')::boolean is not true then
    return;
  end if;
  insert into private.run_steps as s (run_id, step, position, needs, optional)
  select p_run.id, p.step, p.position, p.needs, p.optional
  from jsonb_to_recordset(private.second_round_steps(asked, p_run.input)) p
    (step text, position smallint, needs text[], optional boolean)
  on conflict (run_id, step) do update set needs = excluded.needs;
  update private.runs
  set input = input || jsonb_build_object('seen', private.digest_of_sections(p_run.validation_id))
  where id = p_run.id;
  update public.idea_validations
  set follow_up = jsonb_build_object('state', 'running', 'stage', 'second-round', 'searches', asked)
  where id = p_run.validation_id;
end $$;

-- Takes up a follow-up that failed, for the owner of its report: what it has found out is kept. Returns { outcome, run }.
create function private.begin_follow_up(p_user uuid, p_validation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation constant public.idea_validations := private.lock_for_run(p_user, p_validation, false);
  run private.runs;
begin
  select * into run from private.runs where validation_id = validation.id and kind = 'follow_up';
  if validation.id is null then
    return '{"outcome": "not_found"}';
  elsif run.id is null or validation.follow_up is null then
    return '{"outcome": "not_completed"}';
  elsif validation.rerun ->> 'state' = 'running' then
    return '{"outcome": "busy"}';
  elsif validation.follow_up ->> 'state' <> 'failed' then
    return '{"outcome": "running"}';
  end if;
  perform private.enforce_limit(p_user, 'start');
  run := private.open_run('follow_up', p_validation, null, '', 'owner', run.input, (
    select jsonb_agg(jsonb_build_object('step', step, 'position', position, 'needs', needs, 'optional', optional))
    from private.run_steps where run_id = run.id), true);
  update public.idea_validations
  set follow_up = follow_up - 'reason' || '{"state": "running"}' where id = p_validation;
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_follow_up to service_role;

create function public.begin_follow_up(p_user uuid, p_validation uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_follow_up(p_user, p_validation)
$$;
grant execute on function public.begin_follow_up to service_role;

-- As for a re-run of all sections, with what the searches of the report have found, and which of them failed.
create function private.follow_up_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (select private.validation_input(p_run, p_step) as input)
  select known.input || jsonb_build_object(
    -- What is about to be replaced can be switched back to.
    'earlier', known.input -> 'earlier' || private.columns_of(
      p_run.validation_id, variadic array_remove('{concept,audience,market}', p_step.step)),
    'sections', private.columns_of(p_run.validation_id, 'concept', 'audience', 'market')
      || private.written_columns(p_run.id),
    'materials', private.newest_results(p_run.validation_id) || private.results_for_step(p_step))
  from known
$$;

-- The sections of a second round replace the old ones together, and only where nobody has changed them meanwhile.
create function private.follow_up_finished(p_run private.runs, p_step private.run_steps, p_completed boolean)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v public.idea_validations;
  written record;
  rounds boolean;
begin
  if p_step.step = 'gaps' then
    perform private.plan_second_round(p_run, p_step.result -> 'material');
  end if;
  if not p_completed then
    return;
  end if;
  select * into v from public.idea_validations where id = p_run.validation_id;
  rounds := exists (select from private.run_steps where run_id = p_run.id and step = 'market');
  if not rounds then
    update public.idea_validations set follow_up = null where id = v.id;
  elsif v.rerun ->> 'state' = 'running' or private.digest_of_sections(v.id) <> p_run.input ->> 'seen' then
    update public.idea_validations set follow_up = '{"state": "dropped"}' where id = v.id;
  else
    perform private.refuse_columns(
      coalesce(p_step.result -> 'columns', '{}'), '{real_citations,scorecard,engine}', 'The evidence of a second round');
    for written in
      select step as section, result, finished_at from private.run_steps
      where run_id = p_run.id and step in ('concept', 'audience', 'market') order by position
    loop
      perform private.refuse_columns(coalesce(written.result -> 'columns', '{}'),
        private.section_columns(written.section) || 'engine'::text, 'A second round');
      perform private.save_section_version(v.id, written.section);
      perform private.write_section(v.id, written.section,
        coalesce(written.result -> 'columns', '{}'), written.finished_at);
    end loop;
    perform private.write_section(v.id, 'evidence', coalesce(p_step.result -> 'columns', '{}'));
    update public.idea_validations
    set follow_up = jsonb_build_object('state', 'done', 'searches', v.follow_up -> 'searches') where id = v.id;
  end if;
end $$;

-- The report stays as it was.
create function private.follow_up_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set follow_up = jsonb_build_object('state', 'failed', 'stage', coalesce(follow_up -> 'stage', '"judge"'),
    'searches', follow_up -> 'searches', 'reason', left(coalesce(p_reason, 'The work on it stopped unexpectedly. Your report is unchanged.'), 500))
  where id = p_run.validation_id
$$;

-- What an owner does to a completed report through our functions: change the inputs of its market model, have it follow
-- the brief, and switch between the two versions of a section. None of it is possible while a section is being rewritten,
-- or if the report or its brief has changed since the caller read it.

-- Locks the report of an owner for a revision; false if it may not be revised now.
create function private.lock_for_revision(p_user uuid, p_validation uuid, p_updated_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  validation public.idea_validations;
begin
  perform private.lock_validation(p_validation);
  select * into validation from public.idea_validations where id = p_validation;
  return coalesce(
    validation."userId" = p_user and validation.status = 'completed'
      and validation.rerun ->> 'state' is distinct from 'running' and validation.updated_at = p_updated_at,
    false);
end $$;

-- The version that can be switched back to, with the time that switch_section asks for; null if there is none.
create function private.previous_section(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'columns', p.columns,
    'real_citations', p.real_citations,
    'updated_at', v.updated_at
  )
  from public.idea_validations v join private.section_versions p on p.validation_id = v.id
  where v.id = p_validation and v."userId" = p_user and p.section = p_section
$$;
grant execute on function private.previous_section to service_role;

create function public.previous_section(p_user uuid, p_validation uuid, p_section text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.previous_section(p_user, p_validation, p_section)
$$;
grant execute on function public.previous_section to service_role;

-- Swaps the section in the report with its previous version. p_columns may hold real_citations and scorecard as they
-- become with it; otherwise they are what they were with that version.
create function private.switch_section(
  p_user uuid, p_validation uuid, p_section text, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted private.section_versions;
begin
  perform private.refuse_columns(p_columns, '{real_citations,scorecard}', 'A switch');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  select * into wanted from private.section_versions where validation_id = p_validation and section = p_section;
  if not found then
    return false;
  end if;
  perform private.save_section_version(p_validation, p_section);
  perform private.write_section(p_validation, p_section,
    wanted.columns
    || jsonb_build_object(
      'real_citations', wanted.real_citations, 'scorecard', wanted.scorecard, 'engine', wanted.writer)
    || coalesce(p_columns, '{}'),
    wanted.written_at);
  return true;
end $$;
grant execute on function private.switch_section to service_role;

create function public.switch_section(
  p_user uuid, p_validation uuid, p_section text, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.switch_section(p_user, p_validation, p_section, p_updated_at, p_columns)
$$;
grant execute on function public.switch_section to service_role;

-- Writes a market section that its founder has edited, or only the scorecard that follows from a changed plan. An edited
-- market replaces the note about a re-run that failed.
create function private.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns, '{marketValidation,scorecard}', 'A revision');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  if p_columns ? 'marketValidation' then
    update public.idea_validations set rerun = null where id = p_validation;
  end if;
  return true;
end $$;
grant execute on function private.save_revision to service_role;

create function public.save_revision(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_revision(p_user, p_validation, p_updated_at, p_columns)
$$;
grant execute on function public.save_revision to service_role;

-- Writes columns as they follow from the brief and the plan now, in one piece; what is not named stays. An engine note among
-- them names the writers of the sections that they belong to.
create function private.save_recomputed(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_columns(p_columns, private.report_columns(), 'A brief');
  if not private.lock_for_revision(p_user, p_validation, p_updated_at) then
    return false;
  end if;
  perform private.write_columns(p_validation, p_columns);
  update public.idea_validations set rerun = null where id = p_validation;
  update private.report_sections
  set written_at = clock_timestamp(),
      writer = writer || coalesce(p_columns #> array['engine', 'sections', section], '{}')
  where validation_id = p_validation and p_columns ?| private.section_columns(section);
  return true;
end $$;
grant execute on function private.save_recomputed to service_role;

create function public.save_recomputed(
  p_user uuid, p_validation uuid, p_updated_at timestamptz, p_columns jsonb
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.save_recomputed(p_user, p_validation, p_updated_at, p_columns)
$$;
grant execute on function public.save_recomputed to service_role;

-- Links through which anyone can read a report without an account. Only the hash of the token is stored. No API role
-- can access the table, so administrators see neither links nor hashes.

create table private.report_shares (
  id uuid primary key default gen_random_uuid(),
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  -- SHA-256 of the token, in hex.
  token_hash text not null unique constraint known_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  include_idea boolean not null,
  include_evidence boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_opened_at timestamptz
);
create index report_shares_of_validation on private.report_shares (validation_id, created_at desc);
alter table private.report_shares enable row level security;

create function private.is_share_live(p_share private.report_shares) returns boolean
language sql stable set search_path = '' as $$
  select p_share.revoked_at is null and coalesce(p_share.expires_at > now(), true)
$$;

-- A link as its owner sees it: shareSchema in src/features/share/requests.ts.
create function private.share_summary(p_share private.report_shares) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_share.id, 'includeIdea', p_share.include_idea, 'includeEvidence', p_share.include_evidence,
    'createdAt', p_share.created_at, 'expiresAt', p_share.expires_at, 'revokedAt', p_share.revoked_at,
    'lastOpenedAt', p_share.last_opened_at)
$$;

-- Creates a link to the caller's own completed report, which expires after p_days (7, 30, or null for never). Returns
-- the link with its token (256 bits, base64url), which is not stored and cannot be shown again. Of the links that no
-- longer work, the 20 newest are kept.
create function private.create_share(
  p_validation uuid, p_include_idea boolean, p_include_evidence boolean, p_days integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
  -- Three random UUIDs contain 366 random bits.
  secret constant bytea := sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'utf8'));
  token constant text := translate(encode(secret, 'base64'), '+/=', '-_');
  share private.report_shares;
begin
  if p_days is not null and p_days not in (7, 30) then
    perform private.refuse_invalid('A link expires after 7 or 30 days, or never.');
  end if;
  perform private.lock_validation(p_validation) from public.idea_validations
  where id = p_validation and "userId" = auth.uid();
  if not exists (
    select from public.idea_validations where id = p_validation and "userId" = auth.uid() and status = 'completed'
  ) then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  if (
    select count(*) from private.report_shares s where s.validation_id = p_validation and private.is_share_live(s)
  ) >= most then
    raise exception 'This report already has % active links. Revoke one first.', most using errcode = 'PT409';
  end if;
  delete from private.report_shares where id in (
    select s.id from private.report_shares s
    where s.validation_id = p_validation and not private.is_share_live(s)
    order by s.created_at desc offset most);
  insert into private.report_shares (validation_id, token_hash, include_idea, include_evidence, expires_at)
  values (
    p_validation, encode(sha256(convert_to(token, 'utf8')), 'hex'), coalesce(p_include_idea, false),
    coalesce(p_include_evidence, false), clock_timestamp() + make_interval(days => p_days))
  returning * into share;
  return private.share_summary(share) || jsonb_build_object('token', token);
end $$;
grant execute on function private.create_share to authenticated;

create function public.create_share(
  p_validation uuid, p_include_idea boolean, p_include_evidence boolean, p_days integer default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.create_share(p_validation, p_include_idea, p_include_evidence, p_days)
$$;
grant execute on function public.create_share to authenticated;

-- The links of the caller's own report, newest first; none for another user's report.
create function private.get_my_shares(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.share_summary(s) order by s.created_at desc), '[]')
  from private.report_shares s join public.idea_validations v on v.id = s.validation_id
  where v.id = p_validation and v."userId" = auth.uid()
$$;
grant execute on function private.get_my_shares to authenticated;

create function public.get_my_shares(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.get_my_shares(p_validation)
$$;
grant execute on function public.get_my_shares to authenticated;

create function private.revoke_share(p_share uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.report_shares s set revoked_at = coalesce(s.revoked_at, clock_timestamp())
  from public.idea_validations v
  where s.id = p_share and v.id = s.validation_id and v."userId" = auth.uid();
  if not found then
    raise exception 'Link not found' using errcode = 'PT404';
  end if;
end $$;
grant execute on function private.revoke_share to authenticated;

create function public.revoke_share(p_share uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.revoke_share(p_share)
$$;
grant execute on function public.revoke_share to authenticated;

-- The report behind the link with this token hash; records that it was opened. Null if there is no such link or it no
-- longer works, whatever the reason. _shared/domain/shared-report.ts removes the parts that the link does not include.
create function private.open_share(p_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share private.report_shares;
begin
  select s.* into share from private.report_shares s join public.idea_validations v on v.id = s.validation_id
  where s.token_hash = p_hash and private.is_share_live(s) and v.status = 'completed';
  update private.report_shares set last_opened_at = clock_timestamp() where id = share.id;
  return (
    select jsonb_build_object(
      'includes', jsonb_build_object('idea', share.include_idea, 'evidence', share.include_evidence),
      'title', v.title, 'originalIdea', v."originalIdea", 'createdAt', v.created_at, 'engine', v.engine,
      'projectConcept', v."projectConcept", 'userRoles', v."userRoles", 'targetUsers', v."targetUsers",
      'marketValidation', v."marketValidation", 'real_citations', v.real_citations, 'lookups', v.lookups,
      'brief', v.brief,
      'scorecard', v.scorecard, 'slideEdits', v.slide_edits, 'planning', (
        select to_jsonb(p) - '{id,validation_id,created_at}'::text[] from public.project_planning p
        where p.validation_id = v.id))
    from public.idea_validations v where v.id = share.validation_id);
end $$;
grant execute on function private.open_share to service_role;

create function public.open_share(p_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.open_share(p_hash)
$$;
grant execute on function public.open_share to service_role;

-- Texts that founders replaced on the slides of a report. They are stored beside the report, which does not change.

-- Slots of the slides: { name: [number of texts, longest text in code points] }. Same rules as
-- _shared/domain/deck/slots.ts; a test compares them.
create function private.slide_slots() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "title": [1, 25], "value": [1, 120], "pain": [3, 50], "persona": [3, 50], "summary": [1, 120],
    "feature": [4, 40], "justification": [1, 200], "stream": [4, 60], "competitor": [4, 25], "gap": [4, 50],
    "answer": [4, 40], "rival": [4, 25], "difference": [3, 60], "core": [3, 60], "beta": [3, 60],
    "launch": [3, 60], "traction": [1, 120], "sum": [1, 60], "proves": [1, 120]
  }'::jsonb
$$;

-- Stores the caller's own text in a slot ('pain.1' is the second pain point) of their completed report, with the report
-- text it replaces as `basis`; without p_edit, the slot shows the report's text again. Returns all edits. A final
-- ellipsis does not count towards the length, because shortened texts have one too.
create function private.save_slide_edit(p_validation uuid, p_slot text, p_edit jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_basis constant integer := 2000;
  slot constant jsonb := private.slide_slots() -> split_part(p_slot, '.', 1);
  edit constant jsonb := nullif(p_edit, 'null');
  words constant text := regexp_replace(private.normalize_idea(coalesce(edit ->> 'text', '')), '\s+', ' ', 'g');
  saved jsonb;
begin
  if (substring(p_slot from '^[a-z]+\.(\d)$')::integer < (slot -> 0)::integer) is not true then
    perform private.refuse_invalid('The slides have no such text.');
  elsif edit is not null and (
    jsonb_typeof(edit) = 'object' and edit - '{text,basis}'::text[] = '{}'
      and jsonb_typeof(edit -> 'text') = 'string' and jsonb_typeof(edit -> 'basis') = 'string'
      and words <> '' and char_length(edit ->> 'basis') <= most_basis
  ) is not true then
    perform private.refuse_invalid('This cannot be saved as a text of a slide.');
  elsif char_length(regexp_replace(words, '…$', '')) > (slot -> 1)::integer then
    perform private.refuse_invalid(format('This text of a slide has at most %s characters.', slot -> 1));
  end if;
  perform private.lock_validation(p_validation) from public.idea_validations
  where id = p_validation and "userId" = auth.uid();
  update public.idea_validations
  set slide_edits = nullif(case
    when edit is null then coalesce(slide_edits, '{}') - p_slot
    else coalesce(slide_edits, '{}') || jsonb_build_object(p_slot, edit || jsonb_build_object('text', words))
  end, '{}')
  where id = p_validation and "userId" = auth.uid() and status = 'completed'
  returning coalesce(slide_edits, '{}') into saved;
  if not found then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  return saved;
end $$;
grant execute on function private.save_slide_edit to authenticated;

create function public.save_slide_edit(p_validation uuid, p_slot text, p_edit jsonb default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_slide_edit(p_validation, p_slot, p_edit)
$$;
grant execute on function public.save_slide_edit to authenticated;

-- The run that writes a roadmap in two steps: how it begins, and its hooks (runs.sql).

-- The input of both steps. `rates` are dollars per hour by the ids of region and role; `region` applies if the brief
-- names no place with a known region.
create function private.roadmap_basis(p_roadmap uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'validation', to_jsonb(v),
    'planning', to_jsonb(p),
    'region', s.region,
    'rates', (
      select jsonb_object_agg(region, rates) from (
        select region, jsonb_object_agg(role, dollars_per_hour) as rates from public.role_rates group by region
      ) by_region)
  )
  from public.roadmaps r
  join public.idea_validations v on v.id = r.validation_id
  left join public.project_planning p on p.validation_id = v.id
  cross join public.roadmap_settings s
  where r.id = p_roadmap
$$;

-- Why a roadmap may not be generated, not considering the roadmap itself; null if it may. Another user's validation is
-- 'not_found', except for administrators.
create function private.roadmap_refusal(p_user uuid, p_validation uuid, p_phase text, p_existing uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  validation record;
begin
  perform private.lock_validation(p_validation, 'key share');
  select "userId" as owner, status into validation from public.idea_validations where id = p_validation;
  return case
    when validation.owner is null
      or validation.owner is distinct from p_user and not private.has_admin_role(p_user) then 'not_found'
    when p_existing is not null and not exists (
      select from public.roadmaps where id = p_existing and validation_id = p_validation and phase = p_phase
    ) then 'wrong_roadmap'
    when not private.may_use_phase(p_user, p_validation, p_phase) then 'forbidden'
    -- A report that consists of questions has nothing to plan, and was free.
    when validation.status <> 'completed' or private.was_released(p_validation) then 'not_completed'
    when not exists (select from public.project_planning where validation_id = p_validation) then 'planning_missing'
  end;
end $$;

-- One run per phase, no matter how often and by whom it is requested. A finished roadmap is rewritten only if it is
-- named (p_existing), and for its founder only if no version made from the current brief and plan is waiting for
-- review. The results of a failed or dead run are kept as long as report, plan and rates are the same. Returns {
-- outcome, roadmap, run }; `run` is the run_key if it has started.
create function private.begin_roadmap(p_user uuid, p_validation uuid, p_phase text, p_existing uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal text;
  roadmap public.roadmaps;
  basis jsonb;
  run private.runs;
begin
  if p_phase is null or p_phase not in ('interactive', 'poc', 'mvp', 'production') then
    raise exception 'There is no phase %', coalesce(p_phase, 'without a name') using errcode = '22023';
  end if;
  refusal := private.roadmap_refusal(p_user, p_validation, p_phase, p_existing);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing;
  select * into roadmap from public.roadmaps where validation_id = p_validation and phase = p_phase
  for no key update;
  select * into run from private.runs where roadmap_id = roadmap.id and kind = 'roadmap';
  if roadmap.status in ('draft', 'published') and p_existing is null then
    return jsonb_build_object('outcome', 'exists', 'roadmap', roadmap.id);
  elsif private.is_run_alive(run.id) then
    return jsonb_build_object('outcome', 'running', 'roadmap', roadmap.id);
  elsif not private.has_admin_role(p_user) and exists (
    select from public.roadmap_drafts d
    where d.roadmap_id = roadmap.id and private.is_current_origin(d.made_from, p_validation)
      and (roadmap.withdrawn_at is null or d.updated_at > roadmap.withdrawn_at))
  then
    return jsonb_build_object('outcome', 'in_review', 'roadmap', roadmap.id);
  end if;
  perform private.enforce_limit(p_user, 'start');
  basis := private.roadmap_basis(roadmap.id);
  run := private.open_run('roadmap', null, roadmap.id, '', case when roadmap.user_id = p_user then 'owner' else 'admin' end,
    basis, '[
      {"step": "tasks", "position": 1, "needs": [], "progress": "Step 1/2: Breaking the work down into tasks"},
      {"step": "delivery", "position": 2, "needs": ["tasks"],
        "progress": "Step 2/2: Milestones, deliverables and risks"}
    ]', run.input = basis);
  update public.roadmaps set generating = true, "statusDetail" = private.progress_of(run.id) where id = roadmap.id;
  -- A separate update: setting the status of a published roadmap, even to the same value, would publish its draft.
  update public.roadmaps set status = 'in_progress' where id = roadmap.id and status = 'pending';
  perform private.log_admin_run(p_user, p_validation, 'roadmaps', p_validation || ' ' || p_phase, '{"run": "roadmap"}');
  return jsonb_build_object('outcome', 'started', 'roadmap', roadmap.id, 'run', private.run_key(run));
end $$;

create function public.begin_roadmap(
  p_user uuid, p_validation uuid, p_phase text, p_existing uuid default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_roadmap(p_user, p_validation, p_phase, p_existing)
$$;
grant execute on function private.begin_roadmap, public.begin_roadmap to service_role;

-- Shape: claimSchema in _shared/roadmap/claim.ts.
create function private.roadmap_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select p_run.input || jsonb_build_object('phase', phase, 'requester', p_run.requester, 'sections', (
    select coalesce(jsonb_object_agg(step, result -> 'section'), '{}') from private.run_steps
    where run_id = p_run.id and finished_at is not null))
  from public.roadmaps where id = p_run.roadmap_id
$$;

-- The last step delivers the content, which becomes a draft. If reviews are off, the draft is published at once,
-- provided that its owner requested it and may use the phase and that the previous version was not withdrawn.
create function private.roadmap_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written constant jsonb := nullif(p_step.result -> 'content', 'null');
  roadmap public.roadmaps;
begin
  if p_completed <> (written is not null) then
    raise exception 'Content comes with the last step, not with %', p_step.step using errcode = '22023';
  end if;
  if not p_completed then
    update public.roadmaps set "statusDetail" = private.progress_of(p_run.id) where id = p_run.roadmap_id;
    return;
  end if;
  select * into roadmap from public.roadmaps where id = p_run.roadmap_id;
  insert into public.roadmap_drafts (roadmap_id, content, made_from)
  values (roadmap.id, written, private.roadmap_origin(p_run.input -> 'validation', p_run.input -> 'planning'))
  -- Newer even if the content is the same.
  on conflict (roadmap_id) do update
    set content = excluded.content, made_from = excluded.made_from, updated_at = clock_timestamp();
  update public.roadmaps set generating = false, "statusDetail" = null where id = roadmap.id;
  if roadmap.withdrawn_at is null and p_run.requester = 'owner'
    and (select publish_automatically from public.roadmap_settings)
    and private.may_use_phase(roadmap.user_id, roadmap.validation_id, roadmap.phase)
  then
    update public.roadmaps set status = 'published' where id = roadmap.id;
  end if;
end $$;

-- Keeps an older version of the roadmap.
create function private.roadmap_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.roadmaps
  set generating = false,
      "statusDetail" = coalesce(p_reason,
        'The generation stopped unexpectedly. Generate the roadmap again to continue where it stopped.')
  where id = p_run.roadmap_id;
  -- A separate update: setting the status of a published roadmap, even to the same value, would publish its draft.
  update public.roadmaps set status = 'pending' where id = p_run.roadmap_id and status = 'in_progress';
$$;

-- Cached answers of public sources, so that the same request is sent once for all founders (docs/lookups.md#cache). A
-- request is identified by its digest, because the words that founders confirmed are not stored here.

create table private.lookup_cache (
  -- SHA-256 of method, address and body, in hexadecimal.
  request text primary key check (request ~ '^[0-9a-f]{64}$'),
  source text not null,
  answer jsonb not null,
  fetched_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index lookup_cache_oldest on private.lookup_cache (expires_at);
alter table private.lookup_cache enable row level security;

-- How often each source answered on each day (UTC), for administrators. Contains nothing about the requests.
create table private.lookup_days (
  source text not null,
  day date not null,
  -- Requests that the source answered, requests that it failed, and requests answered from the cache instead.
  answered integer not null default 0,
  failed integer not null default 0,
  cached integer not null default 0,
  answered_at timestamptz,
  failed_at timestamptz,
  -- The cause of the last failure (LOOKUP_CAUSES in _shared/domain/lookups.ts).
  cause text check (char_length(cause) <= 40),
  primary key (source, day)
);
alter table private.lookup_days enable row level security;

-- Counts one request as 'answered', 'failed' (with its cause) or 'cached', and deletes days older than three months.
create function private.count_lookup(p_source text, p_end text, p_cause text default null) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.lookup_days where source = p_source and day < (now() at time zone 'utc')::date - 90;
  insert into private.lookup_days as d (source, day, answered, failed, cached, answered_at, failed_at, cause)
  values (
    p_source, (now() at time zone 'utc')::date,
    (p_end = 'answered')::integer, (p_end = 'failed')::integer, (p_end = 'cached')::integer,
    case when p_end = 'answered' then now() end, case when p_end = 'failed' then now() end, p_cause)
  on conflict (source, day) do update set
    answered = d.answered + excluded.answered, failed = d.failed + excluded.failed,
    cached = d.cached + excluded.cached,
    answered_at = coalesce(excluded.answered_at, d.answered_at),
    failed_at = coalesce(excluded.failed_at, d.failed_at),
    cause = coalesce(excluded.cause, d.cause)
$$;

-- Cached answers by request, including expired ones: if the source fails, an old answer is shown with its date. A run
-- passes all of its requests at once.
create function private.cached_lookups(p_requests text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.lookup_cache;
  answers jsonb := '{}';
begin
  for kept in select * from private.lookup_cache where request = any (p_requests) loop
    if kept.expires_at > now() then
      perform private.count_lookup(kept.source, 'cached');
    end if;
    answers := answers || jsonb_build_object(kept.request, jsonb_build_object(
      'answer', kept.answer, 'fetched_at', kept.fetched_at, 'fresh', kept.expires_at > now()));
  end loop;
  return answers;
end $$;

-- Caches an answer, counts it for its source, and removes answers that expired three months ago.
create function private.cache_lookup(p_request text, p_source text, p_answer jsonb, p_seconds integer) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.lookup_cache where request in (
    select request from private.lookup_cache where expires_at < now() - interval '90 days'
    order by expires_at limit 100 for update skip locked
  );
  insert into private.lookup_cache (request, source, answer, expires_at)
  values (p_request, p_source, p_answer, now() + make_interval(secs => p_seconds))
  on conflict (request) do update set
    answer = excluded.answer, fetched_at = excluded.fetched_at, expires_at = excluded.expires_at;
  select private.count_lookup(p_source, 'answered')
$$;

create function public.cached_lookups(p_requests text[]) returns jsonb
language sql volatile set search_path = '' as $$ select private.cached_lookups(p_requests) $$;
grant execute on function private.cached_lookups, public.cached_lookups to service_role;

create function public.cache_lookup(p_request text, p_source text, p_answer jsonb, p_seconds integer) returns void
language sql volatile set search_path = '' as $$
  select private.cache_lookup(p_request, p_source, p_answer, p_seconds)
$$;
grant execute on function private.cache_lookup, public.cache_lookup to service_role;

-- Counts requests that sources failed: [{ source, cause }].
create function private.count_lookup_failures(p_failures jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_lookup(f ->> 'source', 'failed', f ->> 'cause')
  -- In a fixed order, so that two workers cannot deadlock.
  from (select f from jsonb_array_elements(p_failures) f order by f ->> 'source') failures
$$;
create function public.count_lookup_failures(p_failures jsonb) returns void
language sql volatile set search_path = '' as $$ select private.count_lookup_failures(p_failures) $$;
grant execute on function private.count_lookup_failures, public.count_lookup_failures to service_role;

-- The health of each source: its requests of the last 30 days, and the times of its last answer and last failure.
-- Shape: sourceHealthSchema in src/features/admin/ai-settings.
create function private.lookup_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read how sources answer' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(h) order by h.source), '[]') from (
      select source,
        coalesce(sum(answered) filter (where recent), 0) as answered,
        coalesce(sum(failed) filter (where recent), 0) as failed,
        coalesce(sum(cached) filter (where recent), 0) as cached,
        max(answered_at) as answered_at,
        max(failed_at) as failed_at,
        (array_agg(cause order by failed_at desc) filter (where failed_at is not null))[1] as cause
      from (
        select *, day > (now() at time zone 'utc')::date - 30 as recent from private.lookup_days
      ) d group by source
    ) h
  );
end $$;
grant execute on function private.lookup_health to authenticated;

create function public.get_lookup_health() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.lookup_health() $$;
grant execute on function public.get_lookup_health to authenticated;

-- Look-ups for a finished report, which its founder requests after seeing the terms: a separate run with one step
-- (runs.sql). They are free, and the report does not change until they are done.

create table private.lookup_rounds (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  day date not null,
  begun integer not null
);
alter table private.lookup_rounds enable row level security;

-- Counts one more round today; false after ten. The caller holds the lock of the validation.
create function private.use_lookup_round(p_validation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 10;
begin
  insert into private.lookup_rounds as r (validation_id, day, begun) values (p_validation, current_date, 1)
  on conflict (validation_id) do update
  set day = excluded.day, begun = case when r.day = excluded.day then r.begun + 1 else 1 end
  where r.day <> excluded.day or r.begun < most;
  return found;
end $$;

-- Begins look-ups for the caller's own completed report, or takes over a dead round. Returns { outcome, run }; `run` is
-- the run_key if they have started.
create function private.begin_lookup(p_user uuid, p_validation uuid, p_terms jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  validation constant public.idea_validations := private.lock_for_run(p_user, p_validation, false);
  run private.runs;
begin
  select * into run from private.runs where validation_id = validation.id and kind = 'lookup' and state = 'running';
  if validation.id is null then
    return '{"outcome": "not_found"}';
  elsif validation.status <> 'completed' then
    return '{"outcome": "not_completed"}';
  elsif private.is_run_alive(run.id) then
    return '{"outcome": "running"}';
  elsif validation.rerun ->> 'state' = 'running' then
    return '{"outcome": "busy"}';
  elsif not private.use_lookup_round(p_validation) then
    return '{"outcome": "too_many"}';
  end if;
  perform private.enforce_limit(p_user, 'start');
  run := private.open_run(
    'lookup', p_validation, null, '', 'owner', null, jsonb_build_array(private.lookup_step() - 'progress'), false);
  update public.idea_validations
  set lookup_terms = p_terms, lookup_run = '{"state": "running", "reason": null}'
  where id = p_validation;
  return jsonb_build_object('outcome', 'started', 'run', private.run_key(run));
end $$;
grant execute on function private.begin_lookup to service_role;

create function public.begin_lookup(p_user uuid, p_validation uuid, p_terms jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_lookup(p_user, p_validation, p_terms)
$$;
grant execute on function public.begin_lookup to service_role;

-- Stores the sources' answers with the report: { lookups: LookupRecord }. A round that could not ask any source keeps
-- the earlier answers.
create function private.store_lookups(p_validation uuid, p_result jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set lookups = coalesce(nullif(p_result -> 'lookups', 'null'), lookups), lookup_run = null
  where id = p_validation
$$;

create function private.lookup_input(p_run private.runs, p_step private.run_steps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.validation_input(p_run, p_step)
$$;

create function private.lookup_finished(p_run private.runs, p_step private.run_steps, p_completed boolean) returns void
language sql security definer set search_path = '' as $$
  select private.store_lookups(p_run.validation_id, p_step.result)
$$;

create function private.lookup_failed(p_run private.runs, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.idea_validations
  set lookup_run = jsonb_build_object('state', 'failed', 'reason', left(coalesce(p_reason,
    'The look-ups stopped unexpectedly. Your report is unchanged.'), 500))
  where id = p_run.validation_id
$$;

-- Administrators' searches: everyone's ideas, users, and the projects with requested roadmaps. Row-level security keeps
-- Postgres from using the text indexes, so these procedures check the caller's rights once and read as their owner.
-- Searchable words are in separate tables, because their rows change often, and each change would index the words
-- again.

create extension if not exists pg_trgm with schema extensions;

create table private.idea_search (
  id uuid primary key references public.idea_validations (id) on delete cascade,
  created_at timestamptz not null,
  words text not null
);
create index idea_search_newest on private.idea_search (created_at desc, id desc);
create index idea_search_parts on private.idea_search using gin (words extensions.gin_trgm_ops);
alter table private.idea_search enable row level security;

create function private.index_idea() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.idea_search (id, created_at, words)
  values (new.id, new.created_at, lower(new.title || E'\n' || new."originalIdea"))
  on conflict (id) do update set created_at = excluded.created_at, words = excluded.words;
  return null;
end $$;
create trigger index_idea after insert or update of title, "originalIdea", created_at on public.idea_validations
  for each row execute function private.index_idea();

create table private.user_search (
  id uuid primary key references public.profiles (id) on delete cascade,
  created_at timestamptz not null,
  words text not null
);
create index user_search_newest on private.user_search (created_at desc, id desc);
create index user_search_parts on private.user_search using gin (words extensions.gin_trgm_ops);
alter table private.user_search enable row level security;

create function private.index_user(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.user_search (id, created_at, words)
  select p.id, p.created_at, lower(concat_ws(' ', p."firstName", p."lastName", u.email))
  from public.profiles p left join auth.users u on u.id = p.id
  where p.id = p_user
  on conflict (id) do update set created_at = excluded.created_at, words = excluded.words
$$;

create function private.index_changed_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_user(new.id);
  return null;
end $$;
create trigger index_user after insert or update of "firstName", "lastName", created_at on public.profiles
  for each row execute function private.index_changed_user();
create trigger index_user_address after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.index_changed_user();

-- A LIKE pattern that matches the text literally.
create function private.like_pattern(p_text text) returns text
language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(lower(p_text), '([\\%_])', '\\\1', 'g') || '%'
$$;

create function private.parse_uuid(p_text text) returns uuid
language sql immutable set search_path = '' as $$
  select case
    when p_text ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then p_text::uuid
  end
$$;

-- The ids of one page of rows of private.idea_search or private.user_search that contain the text: oldest first with
-- p_ascending, otherwise newest first, starting after the row with p_after and p_after_id. Frequent words are found by
-- reading the rows in order, rare ones through the trigram index. p_also: an additional condition on the row `w`, in
-- SQL.
create function private.search_by_text(
  p_table text, p_sought text, p_ascending boolean, p_after timestamptz, p_after_id uuid, p_limit integer,
  p_also text default 'true'
) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  walk constant integer := 6000;
  direction constant text := case when p_ascending then 'asc' else 'desc' end;
  behind constant text := format(
    '($1 is null or (w.created_at, w.id) %s ($1, $2))', case when p_ascending then '>' else '<' end);
  found uuid[];
  walked bigint;
begin
  execute format($q$
    with near as materialized (
      select w.id, w.created_at, w.words like $3 as hit from private.%1$I w
      where %2$s order by w.created_at %3$s, w.id %3$s limit $5)
    select array(
        select w.id from near w where w.hit and %4$s order by w.created_at %3$s, w.id %3$s limit $4),
      (select count(*) from near)
  $q$, p_table, behind, direction, p_also)
  into found, walked using p_after, p_after_id, private.like_pattern(p_sought), p_limit, walk;
  if walked < walk or cardinality(found) >= p_limit then
    return found;
  end if;
  execute format($q$
    with hits as materialized (
      select w.id, w.created_at from private.%1$I w where w.words like $3 and %2$s)
    select array(select w.id from hits w where %4$s order by w.created_at %3$s, w.id %3$s limit $4)
  $q$, p_table, behind, direction, p_also)
  into found using p_after, p_after_id, private.like_pattern(p_sought), p_limit;
  return found;
end $$;

-- The same, sorted by title, starting after the row with the key p_after.
create function private.search_by_title(
  p_sought text, p_after text, p_after_id uuid, p_limit integer, p_status text
) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  walk constant integer := 2000;
  found uuid[];
  walked bigint;
begin
  execute format($q$
    with near as materialized (
      select v.id, v.title_key, v.status from public.idea_validations v
      where $1 is null or (v.title_key, v.id) > ($1, $2) order by v.title_key, v.id limit $5)
    select array(
        select v.id from near v join private.idea_search w on w.id = v.id
        where w.words like $3 and %1$s order by v.title_key, v.id limit $4),
      (select count(*) from near)
  $q$, p_status)
  into found, walked using p_after, p_after_id, private.like_pattern(p_sought), p_limit, walk;
  if walked < walk or cardinality(found) >= p_limit then
    return found;
  end if;
  execute format($q$
    with hits as materialized (select w.id from private.idea_search w where w.words like $3)
    select array(
      select v.id from hits join public.idea_validations v on v.id = hits.id
      where ($1 is null or (v.title_key, v.id) > ($1, $2)) and %1$s order by v.title_key, v.id limit $4)
  $q$, p_status)
  into found using p_after, p_after_id, private.like_pattern(p_sought), p_limit;
  return found;
end $$;

-- One page of everyone's ideas whose title or idea contains a text; for a whole id, that idea or the ideas of that
-- user. p_sort: newest, oldest or title. The next page starts after the sort value (p_after) and id of the last row.
create function private.admin_validations(
  p_search text, p_statuses text[], p_sort text, p_after text, p_after_id uuid
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought constant text := btrim(coalesce(p_search, ''));
  id constant uuid := private.parse_uuid(sought);
  status constant text :=
    case when p_statuses is null then 'true' else format('v.status = any (%L::text[])', p_statuses) end;
  of_word constant text := case when p_statuses is null then 'true' else format(
    'exists (select from public.idea_validations v where v.id = w.id and %s)', status) end;
  page uuid[];
begin
  perform private.require_admin_for('search the ideas of others');
  if id is not null then
    execute format($q$
      select array(
        select v.id from public.idea_validations v
        where (v.id = $1 or v."userId" = $1) and %1$s and ($2 is null or (v.%2$I, v.id) %3$s ($2::%4$s, $3))
        order by v.%2$I %5$s, v.id %5$s limit 50)
    $q$, status,
      case p_sort when 'title' then 'title_key' else 'created_at' end,
      case p_sort when 'newest' then '<' else '>' end,
      case p_sort when 'title' then 'text' else 'timestamptz' end,
      case p_sort when 'newest' then 'desc' else 'asc' end)
    into page using id, p_after, p_after_id;
  elsif p_sort = 'title' then
    page := private.search_by_title(sought, p_after, p_after_id, 50, status);
  else
    page := private.search_by_text(
      'idea_search', sought, p_sort = 'oldest', p_after::timestamptz, p_after_id, 50, of_word);
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'userId', v."userId", 'originalIdea', v."originalIdea", 'title', v.title, 'status', v.status,
      'created_at', v.created_at, 'title_key', v.title_key,
      'owner', jsonb_build_object('firstName', p."firstName", 'lastName', p."lastName")
    ) order by place), '[]')
    from unnest(page) with ordinality listed (id, place)
    join public.idea_validations v on v.id = listed.id
    join public.profiles p on p.id = v."userId"
  );
end $$;
grant execute on function private.admin_validations to authenticated;

create function public.get_admin_validations(
  p_search text, p_statuses text[] default null, p_sort text default 'newest', p_after text default null,
  p_after_id uuid default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_validations(p_search, p_statuses, p_sort, p_after, p_after_id)
$$;
grant execute on function public.get_admin_validations to authenticated;

-- One page of the projects with roadmaps, newest first, with the state of each phase. p_filter is the tab: pending,
-- draft (waiting for a review, even beside a published version), published or all. The next page starts after the
-- created_at and id of the last row.
create function private.roadmap_projects(p_filter text, p_before timestamptz, p_before_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown constant text := case p_filter
    when 'pending' then $q$v.id in (
      select r.validation_id from public.roadmaps r where r.status in ('pending', 'in_progress'))$q$
    when 'published' then $q$exists (
      select from public.roadmaps r where r.validation_id = v.id and r.status = 'published')$q$
    else 'exists (select from public.roadmaps r where r.validation_id = v.id)' end;
  page uuid[];
begin
  perform private.require_admin_for('read the roadmaps of others');
  if p_filter = 'draft' then
    -- Starts from the drafts, because few ideas have one.
    page := array(
      select distinct on (d.project_created_at, d.validation_id) d.validation_id from public.roadmap_drafts d
      where p_before is null or (d.project_created_at, d.validation_id) < (p_before, p_before_id)
      order by d.project_created_at desc, d.validation_id desc limit 50);
  else
    execute format($q$
      select array(
        select v.id from public.idea_validations v
        where ($1 is null or (v.created_at, v.id) < ($1, $2))
          and %s
        order by v.created_at desc, v.id desc limit 50)
    $q$, shown)
    into page using p_before, p_before_id;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'userId', v."userId", 'originalIdea', v."originalIdea", 'title', v.title, 'created_at', v.created_at,
      'owner', jsonb_build_object('firstName', p."firstName", 'lastName', p."lastName"),
      'roadmaps', (
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'phase', r.phase, 'status', r.status, 'generating', r.generating, 'statusDetail', r."statusDetail",
          'updated_at', r.updated_at,
          'roadmap_drafts', (
            select jsonb_build_object('updated_at', d.updated_at) from public.roadmap_drafts d
            where d.roadmap_id = r.id)))
        from public.roadmaps r where r.validation_id = v.id)
    ) order by place), '[]')
    from unnest(page) with ordinality listed (id, place)
    join public.idea_validations v on v.id = listed.id
    join public.profiles p on p.id = v."userId"
  );
end $$;
grant execute on function private.roadmap_projects to authenticated;

create function public.get_roadmap_projects(
  p_filter text default 'all', p_before timestamptz default null, p_before_id uuid default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.roadmap_projects(p_filter, p_before, p_before_id)
$$;
grant execute on function public.get_roadmap_projects to authenticated;

-- Data for administrators: figures, runs and users.

-- p_since is the beginning of a day (UTC), here and below; whole days have already been added up (run_log.sql).
create function private.attempts_since(p_since timestamptz)
returns table (
  failure text, provider text, model text, attempts bigint, searches bigint, input bigint, output bigint, dollars numeric,
  unpriced bigint, last_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select failure, provider, model, attempts, searches, input, output, dollars, unpriced, last_at
  from private.usage_days where day >= (p_since at time zone 'utc')::date
  union all
  select * from private.usage_between(greatest(p_since, private.rolled_until()), 'infinity')
$$;

create function private.usage_since(p_since timestamptz)
returns table (provider text, model text, searches bigint, input bigint, output bigint, dollars numeric, unpriced bigint)
language sql stable security definer set search_path = '' as $$
  select provider, model, sum(searches)::bigint, sum(input)::bigint, sum(output)::bigint, coalesce(sum(dollars), 0),
    sum(unpriced)::bigint
  from private.attempts_since(p_since) where searches is not null group by 1, 2
$$;

create function private.failures_since(p_since timestamptz)
returns table (kind text, failed bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select failure, sum(attempts)::bigint, max(last_at)
  from private.attempts_since(p_since) where failure is not null group by 1
$$;

-- Median duration of the attempts that finished their step, accurate to 2%.
create function private.step_times_since(p_since timestamptz)
returns table (step text, finished bigint, median_seconds numeric)
language sql stable security definer set search_path = '' as $$
  with parts as (
    select d.step, d.place, bucket, attempts
    from private.step_days d cross join unnest(d.buckets, d.counts) as part (bucket, attempts)
    where d.day >= (p_since at time zone 'utc')::date
    union all
    select * from private.steps_between(greatest(p_since, private.rolled_until()), 'infinity')
  ), buckets as (
    select step, min(place) as place, bucket, sum(attempts) as attempts from parts group by step, bucket
  ), ranked as (
    select step, min(place) over named as place, bucket, sum(attempts) over named as finished,
      sum(attempts) over (named order by bucket) as up_to
    from buckets window named as (partition by step)
  )
  -- The median: the middle bucket, or halfway between the two middle buckets.
  select step, finished::bigint, round(((
      min(private.bucket_seconds(bucket)) filter (where up_to >= floor((finished + 1) / 2))
      + min(private.bucket_seconds(bucket)) filter (where up_to >= ceil((finished + 1) / 2))
    ) / 2)::numeric, 3)
  from ranked group by step, finished order by step like '% %', min(place)
$$;

-- Runs started on each of the last p_days days (UTC), by outcome. A follow-up counts as part of its report.
create function private.runs_by_day(p_days integer)
returns table (day date, completed bigint, failed bigint, others bigint)
language sql stable security definer set search_path = '' as $$
  select d::date, r.completed, r.failed, r.others
  from generate_series(
    date_trunc('day', now() at time zone 'utc') - make_interval(days => p_days - 1),
    date_trunc('day', now() at time zone 'utc'), interval '1 day') d
  cross join lateral (
    -- Uses only columns of the index.
    select count(*) filter (where outcome = 'completed') as completed, count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome is null or outcome = 'deleted') as others
    from private.run_log
    where started_at >= d at time zone 'utc' and started_at < (d + interval '1 day') at time zone 'utc'
      and kind <> 'follow_up'
  ) r
  order by d
$$;

-- Shape: figuresSchema in src/features/admin/dashboard.
create function private.admin_figures(p_days integer) returns jsonb
-- JIT compilation of such a query takes longer than running it.
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  days constant integer := least(greatest(coalesce(p_days, 30), 1), 90);
  since constant timestamptz :=
    (date_trunc('day', now() at time zone 'utc') - make_interval(days => days - 1)) at time zone 'utc';
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the figures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'days', (select jsonb_agg(to_jsonb(r)) from private.runs_by_day(days) r),
    'steps', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.step_times_since(since) s),
    'usage', (
      select coalesce(jsonb_agg(to_jsonb(u) order by u.dollars desc, u.model), '[]') from private.usage_since(since) u),
    'failures', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.failed desc, f.kind), '[]')
      from private.failures_since(since) f)
  );
end $$;
grant execute on function private.admin_figures to authenticated;

create function public.get_admin_figures(p_days integer default 30) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_figures(p_days)
$$;
grant execute on function public.get_admin_figures to authenticated;

create function private.charge_history(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', kind, 'source', source, 'state', state, 'at', changed_at) order by created_at, id
  ), '[]')
  from private.charges where validation_id = p_validation
$$;

-- The work of a subject's runs. A step that several runs repeat is listed once: in its current state, with the failures
-- and the usage of all attempts.
create function private.step_history(p_validation uuid, p_roadmap uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with worked as (
    select s.*, r.state from private.run_steps s join private.runs r on r.id = s.run_id
    where r.validation_id = p_validation or r.roadmap_id = p_roadmap
  ), newest as (
    select distinct on (step) * from worked order by step, state = 'running' desc, finished_at desc nulls last
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'step', n.step, 'attempt', n.attempt, 'finishedAt', n.finished_at, 'notBefore', n.not_before,
      'failures', (
        select coalesce(jsonb_agg(e order by (e ->> 'at')::timestamptz), '[]')
        from worked w cross join jsonb_array_elements(w.failures) e where w.step = n.step),
      'usage', (
        select coalesce(jsonb_agg(e order by (e ->> 'at')::timestamptz), '[]')
        from worked w cross join jsonb_array_elements(w.usage) e where w.step = n.step)
    ) order by n.position
  ), '[]')
  from newest n
$$;

-- The work on a validation: its charges, and for each step the attempts, their usage and their failures.
create function private.validation_run(p_validation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read how a validation was worked on' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'status', v.status, 'charges', private.charge_history(v.id), 'steps', private.step_history(v.id, null))
    from public.idea_validations v where v.id = p_validation
  );
end $$;
grant execute on function private.validation_run to authenticated;

create function public.get_validation_run(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.validation_run(p_validation)
$$;
grant execute on function public.get_validation_run to authenticated;

create function private.roadmap_run(p_roadmap uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin_for('read how a roadmap was worked on');
  return (
    select jsonb_build_object(
      'status', roadmap.status,
      'generating', roadmap.generating,
      'requester', (select requester from private.runs where roadmap_id = roadmap.id and kind = 'roadmap'),
      'steps', private.step_history(null, roadmap.id))
    from public.roadmaps roadmap where roadmap.id = p_roadmap
  );
end $$;
grant execute on function private.roadmap_run to authenticated;

create function public.get_roadmap_run(p_roadmap uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.roadmap_run(p_roadmap)
$$;
grant execute on function public.get_roadmap_run to authenticated;

-- One page of all users, newest first. p_search finds literal text in names and addresses, or one whole id. The next
-- page starts after the created_at and id of the previous page's last row. At most 100 rows.
create function private.admin_users(
  p_search text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  sought constant text := btrim(coalesce(p_search, ''));
  most constant integer := least(greatest(coalesce(p_limit, 50), 1), 100);
  found constant uuid[] := case
    when not private.is_admin() or sought = '' then null
    when private.parse_uuid(sought) is not null then array[private.parse_uuid(sought)]
    else private.search_by_text('user_search', sought, false, p_before, p_before_id, most)
  end;
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the users' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'firstName', page."firstName", 'lastName', page."lastName", 'email', page.email,
      'created_at', page.created_at, 'updated_at', page.updated_at,
      'validations', (select count(*) from public.idea_validations v where v."userId" = page.id),
      -- Every paid purchase, including those that have since expired or been canceled.
      'purchases', (
        select count(*) from public.user_subscriptions s
        where s.user_id = page.id and s.status <> 'pending')
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select p.*, u.email
      from public.profiles p left join auth.users u on u.id = p.id
      where (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
        and (found is null or p.id = any (found))
      order by p.created_at desc, p.id desc
      limit most
    ) page
  );
end $$;
grant execute on function private.admin_users to authenticated;

create function public.get_admin_users(
  p_search text default null, p_before timestamptz default null, p_before_id uuid default null,
  p_limit integer default 50
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_users(p_search, p_before, p_before_id, p_limit)
$$;
grant execute on function public.get_admin_users to authenticated;

-- Changes by administrators: who, what, before, after, when. Only triggers write this table, and no one can change it.
-- It leaves out runs ended by a sweep. Rows deleted together with their account or project are logged without their
-- content.

create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for changes made in SQL, such as by grant_admin. No foreign key: the record outlives the account.
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete', 'run')),
  subject text not null,
  -- The row's primary key as text.
  subject_id text not null,
  -- For an update, only the changed columns.
  before jsonb,
  after jsonb
);
create index audit_log_of_subject on private.audit_log (subject, id desc);
alter table private.audit_log enable row level security;

-- The changed fields of roadmap contents, by log entry. They belong to the founder, so they are deleted with the
-- roadmap, while the entry stays.
create table private.audit_content (
  -- No foreign key: truncate is rejected by the log itself.
  entry bigint primary key,
  roadmap_id uuid not null references public.roadmaps (id) on delete cascade,
  -- Values before and after, by the path of the field; at most 30 fields.
  before jsonb not null,
  after jsonb not null,
  -- The number of all changed fields.
  changes integer not null
);
create index audit_content_of_roadmap on private.audit_content (roadmap_id);
alter table private.audit_content enable row level security;

-- Only the deletion of an account changes entries (scrub_audit_log): action, subject and time stay.
create function private.prevent_audit_log_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.scrubbing', true) = 'on' then
    if (new.id, new.at, new.action, new.subject) is not distinct from (old.id, old.at, old.action, old.subject) then
      return new;
    end if;
  end if;
  raise exception 'The audit log cannot be changed' using errcode = '42501';
end $$;
create trigger prevent_change before update or delete on private.audit_log
  for each row execute function private.prevent_audit_log_change();
create trigger prevent_truncate before truncate on private.audit_log
  for each statement execute function private.prevent_audit_log_change();

-- A long value is replaced by its size and digest.
create function private.audit_value(p_value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when octet_length(p_value::text) <= 2000 then p_value
    else jsonb_build_object('bytes', octet_length(p_value::text), 'md5', md5(p_value::text))
  end
$$;

-- The columns in p_keys; roadmap content, which belongs to the founder, is replaced by its size and digest.
create function private.audit_columns(p_row jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, case
    when key = 'content' and jsonb_typeof(value) = 'object'
      then jsonb_build_object('bytes', octet_length(value::text), 'md5', md5(value::text))
    else private.audit_value(value)
  end)
  from jsonb_each(p_row) where key = any (p_keys)
$$;

-- The children of a JSON value: of an object by key; of an array by id if the id is unique, otherwise by position.
create function private.json_children(p_value jsonb) returns table (key text, part jsonb)
language sql immutable set search_path = '' as $$
  select e.key, e.value from jsonb_each(case when jsonb_typeof(p_value) = 'object' then p_value else '{}' end) e
  union all
  select
    coalesce(case when count(*) over (partition by e.value ->> 'id') = 1 then e.value ->> 'id' end, e.place::text),
    e.value
  from jsonb_array_elements(case when jsonb_typeof(p_value) = 'array' then p_value else '[]' end)
    with ordinality e (value, place)
$$;

-- All differences, from the whole value down to single fields; null where one side has no value.
create function private.json_differences(p_path text, p_before jsonb, p_after jsonb)
returns table (path text, before jsonb, after jsonb)
language sql immutable set search_path = '' as $$
  with recursive pair as (
    select p_path as path, p_before as before, p_after as after
    union all
    select pair.path || '/' || part.key, part.before, part.after
    from pair cross join lateral (
      select key, b.part as before, a.part as after
      from private.json_children(pair.before) b full join private.json_children(pair.after) a using (key)
    ) part
    where jsonb_typeof(pair.before) = jsonb_typeof(pair.after) and part.before is distinct from part.after
  )
  select path, before, after from pair
  where before is distinct from after
    and not coalesce(jsonb_typeof(before) = jsonb_typeof(after) and jsonb_typeof(before) in ('object', 'array'), false)
$$;

create function private.log_content_changes(p_entry bigint, p_roadmap uuid, p_before jsonb, p_after jsonb)
returns void
language sql volatile set search_path = '' as $$
  insert into private.audit_content (entry, roadmap_id, before, after, changes)
  select p_entry, p_roadmap,
    coalesce(jsonb_object_agg(path, private.audit_value(before)) filter (where before is not null), '{}'),
    coalesce(jsonb_object_agg(path, private.audit_value(after)) filter (where after is not null), '{}'),
    coalesce(max(total), 0)
  from (
    select *, count(*) over () as total from private.json_differences('content', p_before, p_after) order by path limit 30
  ) d
$$;

-- Whether a deleted row was deleted together with its parent.
create function private.deleted_with_parent(p_table text, p_row jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case p_table
    when 'user_roles' then not exists (select from public.profiles where id = (p_row ->> 'user_id')::uuid)
    when 'roadmaps' then
      not exists (select from public.idea_validations where id = (p_row ->> 'validation_id')::uuid)
      or not exists (select from public.profiles where id = (p_row ->> 'user_id')::uuid)
    when 'roadmap_drafts' then not exists (select from public.roadmaps where id = (p_row ->> 'roadmap_id')::uuid)
    else false
  end
$$;

-- Whether a change of a roadmap was made by our functions, a sweep or its owner. Only reads the role claim: other
-- claims may contain any text that the user chose.
create function private.is_owner_or_system_change(p_actor uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '') = 'service_role'
    or coalesce(current_setting('app.sweeping', true), '') = 'on'
    or (p_actor is not null and not private.has_admin_role(p_actor))
$$;

-- Arguments: the columns of the primary key. Changes of roadmaps by our functions and by owners are not logged; all
-- other watched tables are changed by administrators or in SQL, and every change is logged.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := auth.uid();
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  of_roadmaps constant boolean := tg_table_name in ('roadmaps', 'roadmap_drafts');
  -- The project already identifies the roadmap's owner.
  unsaid constant text[] := array['created_at', 'updated_at'] || case when of_roadmaps then array['user_id'] end;
  row_id constant text := (
    select string_agg(coalesce(new_row, old_row) ->> key, ' ' order by position)
    from unnest(tg_argv) with ordinality k (key, position));
  changed text[];
  entry bigint;
begin
  if of_roadmaps and private.is_owner_or_system_change(actor) then
    return null;
  end if;
  changed := array(
    select key from jsonb_object_keys(coalesce(new_row, old_row)) key
    where key <> all (unsaid) and (old_row -> key) is distinct from (new_row -> key));
  if tg_op = 'DELETE' and private.deleted_with_parent(tg_table_name, old_row) then
    changed := '{}';
  elsif tg_op = 'UPDATE' and cardinality(changed) = 0 then
    return null;
  end if;
  insert into private.audit_log (actor, action, subject, subject_id, before, after)
  values (actor, lower(tg_op), tg_table_name, row_id,
    private.audit_columns(old_row, changed), private.audit_columns(new_row, changed))
  returning id into entry;
  if of_roadmaps and jsonb_typeof(old_row -> 'content') = 'object' and jsonb_typeof(new_row -> 'content') = 'object'
    and 'content' = any (changed)
  then
    perform private.log_content_changes(
      entry, coalesce(new_row ->> 'roadmap_id', new_row ->> 'id')::uuid, old_row -> 'content', new_row -> 'content');
  end if;
  return null;
end $$;

create trigger audit after insert or update or delete on public.user_roles
  for each row execute function private.audit('user_id', 'role');
create trigger audit after insert or update or delete on public.pricing_plans
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.pack_prices
  for each row execute function private.audit('plan_id', 'pack');
create trigger audit after insert or update or delete on public.free_plan_limits
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.ai_provider_settings
  for each row execute function private.audit('provider');
create trigger audit after insert or update or delete on public.roadmap_settings
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.role_rates
  for each row execute function private.audit('role', 'region');
create trigger audit after insert or update or delete on public.roadmaps
  for each row execute function private.audit('validation_id', 'phase');
create trigger audit after insert or update or delete on public.roadmap_drafts
  for each row execute function private.audit('roadmap_id');

-- Logs a run that an administrator starts for another user's work.
create function private.log_admin_run(p_user uuid, p_validation uuid, p_subject text, p_id text, p_what jsonb)
returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_log (actor, action, subject, subject_id, after)
  select p_user, 'run', p_subject, p_id, p_what
  where private.has_admin_role(p_user) and exists (
    select from public.idea_validations where id = p_validation and "userId" <> p_user)
$$;

-- The current name of an entry's subject; null once it is deleted, or if the row's key already names it.
create function private.audit_subject_name(p_subject text, p_subject_id text) returns text
language plpgsql stable set search_path = '' as $$
declare
  sought uuid;
begin
  if p_subject_id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}( |$)' then
    return null;
  end if;
  sought := left(p_subject_id, 36)::uuid;
  if p_subject = 'user_roles' then
    return (
      select coalesce(nullif(btrim(concat(p."firstName", ' ', p."lastName")), ''), u.email)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = sought);
  elsif p_subject = 'roadmap_drafts' then
    return (
      select concat_ws(', ', v.title, r.phase)
      from public.roadmaps r join public.idea_validations v on v.id = r.validation_id where r.id = sought);
  elsif p_subject in ('idea_validations', 'roadmaps') then
    return (select nullif(v.title, '') from public.idea_validations v where v.id = sought);
  end if;
  return null;
end $$;

-- One page of the log, newest first; p_before is the id of the previous page's last entry. At most 100 entries. For
-- roadmap contents it shows the changed fields; `moreChanges` is the number of fields left out.
create function private.audit_log_page(p_before bigint, p_subject text, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the audit log' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'at', page.at, 'actor', page.actor,
      'actorName', nullif(btrim(concat(p."firstName", ' ', p."lastName")), ''),
      'action', page.action, 'subject', page.subject, 'subjectId', page.subject_id,
      'subjectName', private.audit_subject_name(page.subject, page.subject_id),
      'before', case when c.entry is null then page.before else page.before - 'content' || c.before end,
      'after', case when c.entry is null then page.after else page.after - 'content' || c.after end,
      'moreChanges', greatest(coalesce(c.changes, 0) - 30, 0)
    ) order by page.id desc), '[]')
    from (
      select * from private.audit_log
      where (p_before is null or id < p_before) and (p_subject is null or subject = p_subject)
      order by id desc
      limit least(greatest(coalesce(p_limit, 50), 1), 100)
    ) page
    left join public.profiles p on p.id = page.actor
    left join private.audit_content c on c.entry = page.id
  );
end $$;
grant execute on function private.audit_log_page to authenticated;

create function public.get_audit_log(
  p_before bigint default null, p_subject text default null, p_limit integer default 50
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.audit_log_page(p_before, p_subject, p_limit)
$$;
grant execute on function public.get_audit_log to authenticated;

-- How a user deletes their account: all their data is deleted in one transaction. Payments stay on record, without the
-- person.

-- Whether this is the account's password. Accounts that only sign in through another provider have no password: they
-- confirm by having signed in within the last ten minutes.
create function private.confirms_identity(p_user uuid, p_password text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when coalesce(encrypted_password, '') = '' then last_sign_in_at > now() - interval '10 minutes'
    -- pgcrypto knows bcrypt's $2b$ by its older name.
    else known.stored = extensions.crypt(p_password, known.stored)
  end
  from auth.users u, lateral (select regexp_replace(u.encrypted_password, '^\$2b\$', '$2a$') as stored) known
  where u.id = p_user
$$;

-- A logged value without the person's id and email address.
create function private.redact_person(p_value jsonb, p_user uuid, p_email text, p_former text) returns jsonb
language sql immutable set search_path = '' as $$
  select regexp_replace(
    replace(p_value::text, p_user::text, p_former),
    -- The address as it is written in JSON, with every character escaped that a pattern would not take literally.
    regexp_replace(btrim(to_jsonb(p_email)::text, '"'), '([^[:alnum:]])', '\\\1', 'g'), 'deleted', 'gi')::jsonb
$$;

-- Removes a person from the records that outlive their account: log entries get a random account id instead, and lose
-- the values of the person's projects.
create function private.scrub_audit_log(p_user uuid, p_email text, p_projects text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former constant text := gen_random_uuid();
begin
  perform set_config('app.scrubbing', 'on', true);
  update private.audit_log l set
    actor = case when l.actor = p_user then former::uuid else l.actor end,
    subject_id = replace(l.subject_id, p_user::text, former),
    before = case when not project.theirs then private.redact_person(l.before, p_user, p_email, former) end,
    after = case when not project.theirs then private.redact_person(l.after, p_user, p_email, former) end
  from private.audit_log entry,
    lateral (select split_part(entry.subject_id, ' ', 1) = any (p_projects) as theirs) project
  where l.id = entry.id and (project.theirs or l.actor = p_user
    or strpos(lower(concat(l.subject_id, l.before, l.after)), p_user::text) > 0
    or strpos(lower(concat(l.before, l.after)), lower(p_email)) > 0);
  perform set_config('app.scrubbing', 'off', true);
end $$;

-- Removes the auth server's data about an account that is not deleted with its rows.
create function private.scrub_auth(p_user uuid, p_email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.audit_log_entries
  where payload ->> 'actor_id' = p_user::text or lower(payload ->> 'actor_username') = lower(p_email)
    or strpos(lower(payload::text), p_user::text) > 0
    or strpos(lower(payload::text), lower(btrim(to_jsonb(p_email)::text, '"'))) > 0;
  delete from auth.flow_state where user_id = p_user;
  delete from auth.refresh_tokens where user_id::text = p_user::text;
end $$;

-- Deletes the caller's account. Returns 'deleted', or the reason why not: 'wrong_password', 'sign_in_again' (an account
-- without a password), 'last_admin', or 'paying' while a payment is being made.
create function private.delete_account(p_password text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  leaver constant uuid := auth.uid();
  account auth.users;
  projects text[];
  terms text[];
begin
  if not private.lock_row('public.profiles', leaver, 'update', true) then
    raise exception 'You are not signed in' using errcode = '42501';
  end if;
  select * into strict account from auth.users where id = leaver;
  perform private.enforce_limit(leaver, 'password');
  if not coalesce(private.confirms_identity(leaver, p_password), false) then
    return case when coalesce(account.encrypted_password, '') = '' then 'sign_in_again' else 'wrong_password' end;
  end if;
  if private.has_admin_role(leaver) then
    -- Serializes deletions by administrators, so that the last two cannot both leave at the same time.
    perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
    if not exists (select from public.user_roles where role = 'admin' and user_id <> leaver) then
      return 'last_admin';
    end if;
  end if;
  if exists (select from public.user_subscriptions where user_id = leaver and paying_until > clock_timestamp()) then
    return 'paying';
  end if;

  projects := array(
    select id::text from public.idea_validations where "userId" = leaver
    union all select id::text from public.roadmaps where user_id = leaver);
  terms := array(
    select distinct lower(term #>> '{}') from public.idea_validations v
    cross join lateral jsonb_path_query(v.lookup_terms, 'strict $.** ? (@.type() == "string")') term
    where v."userId" = leaver and char_length(term #>> '{}') > 2);
  update public.user_subscriptions set request = null where user_id = leaver;
  delete from auth.users where id = leaver;
  delete from public.contact_messages where lower(email) = lower(account.email);
  -- Cached answers do not contain who asked, but may repeat the search terms.
  delete from private.lookup_cache where exists (
    select from unnest(terms) term where strpos(lower(answer::text), term) > 0);
  perform private.scrub_audit_log(leaver, account.email, projects);
  perform private.scrub_auth(leaver, account.email);
  return 'deleted';
end $$;
grant execute on function private.delete_account to authenticated;

create function public.delete_account(p_password text) returns text
language sql volatile security invoker set search_path = '' as $$ select private.delete_account(p_password) $$;
grant execute on function public.delete_account to authenticated;

-- What a new installation starts with: rows and scheduled jobs, which a declarative schema cannot hold. `npm run schema`
-- appends this file to the baseline migration. Everything in it is for the operator to change later.

-- Hosted projects have it, and the app does not use it: one way to the tables is enough to guard.
drop extension if exists pg_graphql;

-- Setting up an installation is not an action of an administrator.
alter table public.pricing_plans disable trigger audit;
alter table public.pack_prices disable trigger audit;
alter table public.free_plan_limits disable trigger audit;
alter table public.ai_provider_settings disable trigger audit;
alter table public.roadmap_settings disable trigger audit;
alter table public.role_rates disable trigger audit;

-- Accounts that existed before this schema; a trigger opens their quota accounts.
select private.add_profile(id, raw_user_meta_data) from auth.users;

insert into public.free_plan_limits default values;

insert into public.pricing_plans (id, name, price, interval, features) values
  ('free', 'Free', 0, 'once', '{"validations": 1, "phases": ["interactive"]}'),
  ('multi-idea', 'Idea Validation Pack', 5, 'once', '{"validations": 1, "phases": ["interactive"]}'),
  ('roadmap-pack', 'Roadmap Pack', 10, 'once',
    '{"validations": null, "phases": ["interactive", "poc", "mvp", "production"]}'),
  -- The specification names no price for Pro: $29 a month is a starting point.
  ('pro', 'Pro', 29, 'month', '{"validations": null, "phases": ["interactive"]}');

insert into public.pack_prices (plan_id, pack, ideas, phases, price) values
  ('multi-idea', 'ideas-1', 1, '{}', 5),
  ('multi-idea', 'ideas-2', 2, '{}', 9.99),
  ('multi-idea', 'ideas-3', 3, '{}', 15),
  ('multi-idea', 'ideas-5', 5, '{}', 19.99),
  ('multi-idea', 'ideas-10', 10, '{}', 45),
  ('roadmap-pack', 'poc', null, '{poc}', 10),
  ('roadmap-pack', 'poc-mvp', null, '{poc,mvp}', 17),
  ('roadmap-pack', 'all', null, '{interactive,poc,mvp,production}', 20);

-- One row per model column, so that a new provider needs none here.
insert into public.ai_provider_settings (provider, is_active)
select replace(attname, '_model', ''), attname = 'openai_model'
from pg_attribute
where attrelid = 'public.ai_provider_settings'::regclass and attname like '%\_model' and attname <> 'local_model';

insert into public.roadmap_settings default values;
-- DEFAULT_RATES of _shared/domain/roadmap/rates.ts; a test compares them. The numbers are assumptions without a source.
insert into public.role_rates (role, region, dollars_per_hour)
select assumed.role, rate.region, rate.dollars
from (values
  ('product-manager', array[110, 85, 50, 45, 18, 18, 72]),
  ('designer', array[95, 75, 45, 40, 14, 14, 64]),
  ('frontend', array[105, 80, 45, 42, 14, 14, 68]),
  ('backend', array[110, 85, 48, 45, 15, 15, 72]),
  ('mobile', array[115, 90, 50, 45, 15, 15, 76]),
  ('full-stack', array[110, 85, 48, 45, 15, 15, 72]),
  ('ai-engineer', array[140, 110, 65, 55, 22, 22, 94]),
  ('qa', array[75, 60, 35, 30, 10, 10, 51]),
  ('devops', array[120, 95, 55, 48, 18, 18, 81]),
  ('founder', array[0, 0, 0, 0, 0, 0, 0]),
  ('operations', array[40, 32, 16, 14, 4, 4, 24]),
  ('legal', array[250, 190, 90, 80, 25, 25, 170]),
  ('electronics', array[115, 90, 50, 45, 16, 16, 75]),
  ('firmware', array[120, 92, 52, 46, 16, 16, 78]),
  ('mechanics', array[105, 82, 45, 40, 14, 14, 70]),
  ('technician', array[55, 45, 20, 18, 5, 5, 35]),
  ('maker', array[28, 25, 11, 8, 2, 2, 18]),
  ('buyer', array[60, 48, 24, 20, 6, 6, 38]),
  ('cook', array[28, 25, 11, 8, 2, 2, 18]),
  ('caregiver', array[28, 25, 11, 8, 2, 2, 18]),
  ('childcare', array[28, 25, 11, 8, 2, 2, 18]),
  ('animal-care', array[28, 24, 10, 8, 2, 2, 18]),
  ('cleaner', array[25, 22, 10, 7, 2, 2, 16]),
  ('driver', array[30, 25, 11, 8, 2, 2, 18]),
  ('teacher', array[50, 42, 18, 15, 5, 5, 30]),
  ('trade', array[60, 50, 20, 15, 4, 4, 38]),
  ('service', array[30, 26, 11, 8, 2, 2, 18]),
  ('seller', array[65, 52, 26, 22, 6, 6, 40]),
  ('writer', array[60, 50, 25, 20, 7, 7, 38]),
  ('editor', array[65, 55, 27, 22, 7, 7, 40]),
  ('media', array[75, 60, 30, 26, 8, 8, 45])
) assumed (role, rates)
cross join unnest(
  array['north-america', 'western-europe', 'eastern-europe', 'latin-america', 'south-asia', 'africa', 'asia-pacific'],
  assumed.rates
) rate (region, dollars);

alter table public.pricing_plans enable trigger audit;
alter table public.pack_prices enable trigger audit;
alter table public.free_plan_limits enable trigger audit;
alter table public.ai_provider_settings enable trigger audit;
alter table public.roadmap_settings enable trigger audit;
alter table public.role_rates enable trigger audit;

-- Where the host has pg_cron, runs are looked after even when no function is called. A server may list the extension
-- without having loaded it; then the sweeps of the functions are the only ones.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('wake-runs', '* * * * *', 'select private.wake_workers()');
  end if;
exception when others then
  raise notice 'pg_cron is not in use: %', sqlerrm;
end $$;

-- Where the host has pg_net, wake_workers can start workers.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
exception when others then
  raise notice 'pg_net is not in use: %', sqlerrm;
end $$;

insert into private.limits (kind, label, most, period) values
  ('idea', 'new ideas a day', 200, '1 day'),
  ('start', 'analyses an hour', 30, '1 hour'),
  ('change', 'changes an hour', 600, '1 hour'),
  ('password', 'attempts an hour', 10, '1 hour'),
  ('contact', 'messages an hour', 5, '1 hour'),
  ('contact_all', 'messages a day from everyone', 200, '1 day');

insert into private.baseline (hash) values ('a1b2db397f02f55cd027d7092325ff0baa1b765c334cce44484a57d6ea3caa58');
