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
