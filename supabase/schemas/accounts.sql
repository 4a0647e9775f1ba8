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
