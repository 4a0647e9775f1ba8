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
  completed_at timestamptz
);
create index idea_validations_of_owner on public.idea_validations ("userId", created_at desc, id desc);
create index idea_validations_newest on public.idea_validations (created_at desc, id desc);
create index idea_validations_completed on public.idea_validations ("userId") where status = 'completed';
create index idea_validations_unfinished on public.idea_validations (updated_at)
  where status in ('pending', 'analyzing');

-- The same rules as _shared/domain/idea.ts and title.ts; a test compares them.
-- Line ends as \n, no control characters but tab and line feed, no characters that print nothing and mark no
-- direction or join, NFC, trimmed. Text of which nothing shows becomes ''.
create function private.normalise_idea(idea text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- What JavaScript's trim() takes off, as far as it is still there.
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
  -- Composed last: a zero-width character may have kept a letter and its accent apart.
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

create function private.normalise_validation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new."originalIdea" := private.normalise_idea(coalesce(new."originalIdea", ''));
  if new."originalIdea" = '' then
    raise exception 'Please provide some text for your idea.' using errcode = '22023';
  end if;
  if char_length(new."originalIdea") > 20000 then
    raise exception 'Please shorten your idea to 20,000 characters. It has % now.',
      to_char(char_length(new."originalIdea"), 'FM999,999,999') using errcode = '22023';
  end if;
  new.title := private.normalise_idea(coalesce(new.title, ''));
  if new.title = '' or char_length(new.title) > 61 then
    new.title := private.title_of(new."originalIdea");
  end if;
  return new;
end $$;

create function private.stamp_validation() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."statusDetail" := left(new."statusDetail", 500);
  if tg_op = 'UPDATE' and new is distinct from old then
    new.updated_at := clock_timestamp();
  end if;
  new.completed_at := case
    when new.status = 'completed' then coalesce(new.completed_at, clock_timestamp())
  end;
  return new;
end $$;

-- Through the API an idea starts out pending, with nothing in it but what its owner says.
create function private.guard_new_validation() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The last three are set below, whatever was sent.
  open constant text[] := '{originalIdea,title,userId,status,id,created_at,updated_at}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.status is distinct from 'pending' or jsonb_strip_nulls(to_jsonb(new) - open) <> '{}' then
    raise exception 'A new idea is pending and has no report' using errcode = '42501';
  end if;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.updated_at := now();
  return new;
end $$;

-- The browser may say that starting failed, and that it tries again. When it says so too late (the run has
-- begun, has finished, or has failed with a better reason), the row stays as it is.
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
  return old;
end $$;

-- Triggers of one kind fire in the order of their names.
create trigger guard_columns before update on public.idea_validations
  for each row execute function private.guard_columns('status', 'statusDetail');
create trigger guard_new before insert on public.idea_validations
  for each row execute function private.guard_new_validation();
create trigger guard_status before update on public.idea_validations
  for each row execute function private.guard_status();
create trigger normalise before insert or update of "originalIdea", title on public.idea_validations
  for each row execute function private.normalise_validation();
create trigger stamp before insert or update on public.idea_validations
  for each row execute function private.stamp_validation();

-- Locks of an account go profile → quota account → validations → steps → charges. A deleted account takes its
-- validations along before the foreign keys reach the charges.
create function private.delete_validations_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.idea_validations where "userId" = old.id;
  return old;
end $$;

create trigger delete_validations_first before delete on public.profiles
  for each row execute function private.delete_validations_first();

revoke all on public.idea_validations from public, anon, authenticated;
grant select, insert ("originalIdea", title, status, "userId"), update (status, "statusDetail"), delete
  on public.idea_validations to authenticated;
grant select, insert, update, delete on public.idea_validations to service_role;

alter table public.idea_validations enable row level security;
create policy "owners read their ideas, admins every one" on public.idea_validations
  for select to authenticated
  using ("userId" = (select auth.uid()) or (select private.is_admin()));
create policy "owners add pending ideas" on public.idea_validations
  for insert to authenticated
  with check ("userId" = (select auth.uid()) and status = 'pending');
create policy "owners mark a failed start and a retry" on public.idea_validations
  for update to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
create policy "owners delete their ideas" on public.idea_validations
  for delete to authenticated
  using ("userId" = (select auth.uid()));

revoke all on function
  private.normalise_idea(text), private.title_of(text), private.normalise_validation(),
  private.stamp_validation(), private.guard_new_validation(), private.guard_status(),
  private.delete_validations_first()
  from public;
