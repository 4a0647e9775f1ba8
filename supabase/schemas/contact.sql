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
