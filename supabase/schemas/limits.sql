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
