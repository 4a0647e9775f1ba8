-- Everybody who signed up, for administrators: a page at a time, the newest first.

-- p_search finds words as they stand in name and address, or one whole id. The next page follows the created_at and
-- the id of the last row of the page before. At most 100.
create function private.admin_users(
  p_search text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought constant text := lower(btrim(coalesce(p_search, '')));
begin
  if not private.is_admin() then
    raise exception 'Only administrators read the users' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'firstName', page."firstName", 'lastName', page."lastName", 'email', page.email,
      'created_at', page.created_at, 'updated_at', page.updated_at,
      'validations', (select count(*) from public.idea_validations v where v."userId" = page.id),
      -- What was paid for, also where it has run out or was cancelled since.
      'purchases', (
        select count(*) from public.user_subscriptions s
        where s.user_id = page.id and s.status <> 'pending')
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select p.*, u.email
      from public.profiles p left join auth.users u on u.id = p.id
      where (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
        and (sought = '' or p.id::text = sought
          or strpos(lower(concat_ws(' ', p."firstName", p."lastName", u.email)), sought) > 0)
      order by p.created_at desc, p.id desc
      limit least(greatest(coalesce(p_limit, 50), 1), 100)
    ) page
  );
end $$;

create function public.get_admin_users(
  p_search text default null, p_before timestamptz default null, p_before_id uuid default null,
  p_limit integer default 50
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.admin_users(p_search, p_before, p_before_id, p_limit)
$$;

revoke all on function private.admin_users(text, timestamptz, uuid, integer) from public;
revoke all on function public.get_admin_users(text, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.admin_users(text, timestamptz, uuid, integer), public.get_admin_users(text, timestamptz, uuid, integer)
  to authenticated;
