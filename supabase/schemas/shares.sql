-- Links through which anyone can read a report without an account. Only the hash of the token is stored. No API role
-- can access the table, so administrators see neither links nor hashes.

create table private.report_shares (
  id uuid primary key default gen_random_uuid(),
  validation_id uuid not null references public.idea_validations (id) on delete cascade,
  -- SHA-256 of the token, in hex.
  token_hash text not null unique constraint known_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  include_idea boolean not null,
  include_evidence boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_opened_at timestamptz
);
create index report_shares_of_validation on private.report_shares (validation_id, created_at desc);
alter table private.report_shares enable row level security;

create function private.is_share_live(p_share private.report_shares) returns boolean
language sql stable set search_path = '' as $$
  select p_share.revoked_at is null and coalesce(p_share.expires_at > now(), true)
$$;

-- A link as its owner sees it: shareSchema in src/features/share/requests.ts.
create function private.share_summary(p_share private.report_shares) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_share.id, 'includeIdea', p_share.include_idea, 'includeEvidence', p_share.include_evidence,
    'createdAt', p_share.created_at, 'expiresAt', p_share.expires_at, 'revokedAt', p_share.revoked_at,
    'lastOpenedAt', p_share.last_opened_at)
$$;

-- Creates a link to the caller's own completed report, which expires after p_days (7, 30, or null for never). Returns
-- the link with its token (256 bits, base64url), which is not stored and cannot be shown again. Of the links that no
-- longer work, the 20 newest are kept.
create function private.create_share(
  p_validation uuid, p_include_idea boolean, p_include_evidence boolean, p_days integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
  -- Three random UUIDs contain 366 random bits.
  secret constant bytea := sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'utf8'));
  token constant text := translate(encode(secret, 'base64'), '+/=', '-_');
  share private.report_shares;
begin
  if p_days is not null and p_days not in (7, 30) then
    perform private.refuse_invalid('A link expires after 7 or 30 days, or never.');
  end if;
  perform private.lock_validation(p_validation) from public.idea_validations
  where id = p_validation and "userId" = auth.uid();
  if not exists (
    select from public.idea_validations where id = p_validation and "userId" = auth.uid() and status = 'completed'
  ) then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  if (
    select count(*) from private.report_shares s where s.validation_id = p_validation and private.is_share_live(s)
  ) >= most then
    raise exception 'This report already has % active links. Revoke one first.', most using errcode = 'PT409';
  end if;
  delete from private.report_shares where id in (
    select s.id from private.report_shares s
    where s.validation_id = p_validation and not private.is_share_live(s)
    order by s.created_at desc offset most);
  insert into private.report_shares (validation_id, token_hash, include_idea, include_evidence, expires_at)
  values (
    p_validation, encode(sha256(convert_to(token, 'utf8')), 'hex'), coalesce(p_include_idea, false),
    coalesce(p_include_evidence, false), clock_timestamp() + make_interval(days => p_days))
  returning * into share;
  return private.share_summary(share) || jsonb_build_object('token', token);
end $$;
grant execute on function private.create_share to authenticated;

create function public.create_share(
  p_validation uuid, p_include_idea boolean, p_include_evidence boolean, p_days integer default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.create_share(p_validation, p_include_idea, p_include_evidence, p_days)
$$;
grant execute on function public.create_share to authenticated;

-- The links of the caller's own report, newest first; none for another user's report.
create function private.get_my_shares(p_validation uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.share_summary(s) order by s.created_at desc), '[]')
  from private.report_shares s join public.idea_validations v on v.id = s.validation_id
  where v.id = p_validation and v."userId" = auth.uid()
$$;
grant execute on function private.get_my_shares to authenticated;

create function public.get_my_shares(p_validation uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.get_my_shares(p_validation)
$$;
grant execute on function public.get_my_shares to authenticated;

create function private.revoke_share(p_share uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.report_shares s set revoked_at = coalesce(s.revoked_at, clock_timestamp())
  from public.idea_validations v
  where s.id = p_share and v.id = s.validation_id and v."userId" = auth.uid();
  if not found then
    raise exception 'Link not found' using errcode = 'PT404';
  end if;
end $$;
grant execute on function private.revoke_share to authenticated;

create function public.revoke_share(p_share uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.revoke_share(p_share)
$$;
grant execute on function public.revoke_share to authenticated;

-- The report behind the link with this token hash; records that it was opened. Null if there is no such link or it no
-- longer works, whatever the reason. _shared/domain/shared-report.ts removes the parts that the link does not include.
create function private.open_share(p_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share private.report_shares;
begin
  select s.* into share from private.report_shares s join public.idea_validations v on v.id = s.validation_id
  where s.token_hash = p_hash and private.is_share_live(s) and v.status = 'completed';
  update private.report_shares set last_opened_at = clock_timestamp() where id = share.id;
  return (
    select jsonb_build_object(
      'includes', jsonb_build_object('idea', share.include_idea, 'evidence', share.include_evidence),
      'title', v.title, 'originalIdea', v."originalIdea", 'createdAt', v.created_at, 'engine', v.engine,
      'projectConcept', v."projectConcept", 'userRoles', v."userRoles", 'targetUsers', v."targetUsers",
      'marketValidation', v."marketValidation", 'real_citations', v.real_citations, 'lookups', v.lookups,
      'brief', v.brief,
      'scorecard', v.scorecard, 'slideEdits', v.slide_edits, 'planning', (
        select to_jsonb(p) - '{id,validation_id,created_at}'::text[] from public.project_planning p
        where p.validation_id = v.id))
    from public.idea_validations v where v.id = share.validation_id);
end $$;
grant execute on function private.open_share to service_role;

create function public.open_share(p_hash text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.open_share(p_hash)
$$;
grant execute on function public.open_share to service_role;
