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
