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
