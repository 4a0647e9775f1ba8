-- How administrators write roadmaps by hand.
create function private.refuse_others(p_what text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators %', p_what using errcode = '42501';
  end if;
end $$;

create function private.refuse_roadmap_content(p_content jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not private.is_roadmap_content(p_content) then
    raise exception 'The content of a roadmap is an object of at most 1 MB.' using errcode = '22023';
  end if;
end $$;

create function private.refuse_newer(p_newer boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_newer then
    raise exception 'This roadmap was changed in the meantime. Reload it to see the newer version.'
      using errcode = 'PT409';
  end if;
end $$;

-- Writes the draft where there is one or where nothing is published, else the published version. p_updated_at is the
-- time of what was edited, as it was read: the draft's, else the roadmap's.
create function private.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  edited public.roadmaps;
  draft public.roadmap_drafts;
  saved_at timestamptz;
begin
  perform private.refuse_others('edit roadmaps');
  perform private.refuse_roadmap_content(p_content);
  select * into edited from public.roadmaps where id = p_roadmap for no key update;
  if not found then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  end if;
  select * into draft from public.roadmap_drafts where roadmap_id = p_roadmap;
  perform private.refuse_newer(p_updated_at::timestamptz <> coalesce(draft.updated_at, edited.updated_at));
  if edited.status = 'published' and draft.roadmap_id is null then
    update public.roadmaps set content = p_content where id = p_roadmap returning updated_at into saved_at;
  elsif edited.generating then
    -- The version that is being written would take the place of this one.
    raise exception 'This roadmap is being generated right now. Save when it is finished.' using errcode = 'PT409';
  else
    insert into public.roadmap_drafts as d (roadmap_id, content) values (p_roadmap, p_content)
    on conflict (roadmap_id) do update set content = excluded.content
    returning d.updated_at into saved_at;
    update public.roadmaps set "statusDetail" = null where id = p_roadmap and "statusDetail" is not null;
  end if;
  return jsonb_build_object('updated_at', saved_at);
end $$;

create function private.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  created uuid;
begin
  perform private.refuse_others('write roadmaps');
  perform private.refuse_roadmap_content(p_content);
  perform from public.idea_validations where id = p_validation for key share;
  if not found then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing
  returning id into created;
  if created is null then
    raise exception 'This phase has a roadmap already.' using errcode = '23505';
  end if;
  insert into public.roadmap_drafts (roadmap_id, content) values (created, p_content);
  return created;
end $$;

create function public.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_roadmap_content(p_roadmap, p_content, p_updated_at)
$$;
create function public.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language sql security invoker set search_path = '' as $$
  select private.create_manual_roadmap(p_validation, p_phase, p_content)
$$;

revoke all on function
  private.refuse_others(text), private.refuse_roadmap_content(jsonb), private.refuse_newer(boolean),
  private.save_roadmap_content(uuid, jsonb, text), private.create_manual_roadmap(uuid, text, jsonb)
  from public;
revoke all on function
  public.save_roadmap_content(uuid, jsonb, text), public.create_manual_roadmap(uuid, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  private.save_roadmap_content(uuid, jsonb, text), private.create_manual_roadmap(uuid, text, jsonb),
  public.save_roadmap_content(uuid, jsonb, text), public.create_manual_roadmap(uuid, text, jsonb)
  to authenticated;
