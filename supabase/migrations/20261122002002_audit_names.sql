-- Whom or what an entry of the audit log is about, as people call it now; null once it is gone, or where the key of
-- the row says it.
create function private.audited_name(p_subject text, p_subject_id text) returns text
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

-- As in the migration of audit_log, with those names.
create or replace function private.audit_log_page(p_before bigint, p_subject text, p_limit integer) returns jsonb
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
      'subjectName', private.audited_name(page.subject, page.subject_id),
      'before', page.before, 'after', page.after
    ) order by page.id desc), '[]')
    from (
      select * from private.audit_log
      where (p_before is null or id < p_before) and (p_subject is null or subject = p_subject)
      order by id desc
      limit least(greatest(coalesce(p_limit, 50), 1), 100)
    ) page
    left join public.profiles p on p.id = page.actor
  );
end $$;

revoke all on function private.audited_name(text, text) from public;
