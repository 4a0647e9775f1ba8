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
