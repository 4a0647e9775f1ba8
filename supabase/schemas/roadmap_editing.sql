-- How administrators write roadmaps by hand.

create function private.refuse_roadmap_content(p_content jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if not private.is_roadmap_content(p_content) then
    raise exception 'The content of a roadmap is an object of at most 1 MB.' using errcode = '22023';
  end if;
end $$;

create function private.refuse_newer_draft(p_newer boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_newer then
    raise exception 'This roadmap was changed in the meantime. Reload it to see the newer version.'
      using errcode = 'PT409';
  end if;
end $$;

-- Writes the draft if there is one or if nothing is published; otherwise the published version. p_updated_at is the
-- time, as it was read, of the version that was edited: the draft's, otherwise the roadmap's.
create function private.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  edited public.roadmaps;
  draft public.roadmap_drafts;
  saved_at timestamptz;
begin
  perform private.require_admin_for('edit roadmaps');
  perform private.refuse_roadmap_content(p_content);
  perform private.lock_roadmap(p_roadmap);
  select * into edited from public.roadmaps where id = p_roadmap;
  if not found then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  end if;
  select * into draft from public.roadmap_drafts where roadmap_id = p_roadmap;
  perform private.refuse_newer_draft(p_updated_at::timestamptz <> coalesce(draft.updated_at, edited.updated_at));
  if edited.status = 'published' and draft.roadmap_id is null then
    update public.roadmaps
    set content = p_content, "statusDetail" = case when generating then "statusDetail" end
    where id = p_roadmap returning updated_at into saved_at;
  elsif edited.generating then
    -- The version being generated would overwrite this one.
    raise exception 'This roadmap is being generated right now. Save when it is finished.' using errcode = 'PT409';
  else
    insert into public.roadmap_drafts as d (roadmap_id, content) values (p_roadmap, p_content)
    on conflict (roadmap_id) do update set content = excluded.content
    returning d.updated_at into saved_at;
    update public.roadmaps set "statusDetail" = null where id = p_roadmap and "statusDetail" is not null;
  end if;
  return jsonb_build_object('updated_at', saved_at);
end $$;
grant execute on function private.save_roadmap_content to authenticated;

create function public.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_roadmap_content(p_roadmap, p_content, p_updated_at)
$$;
grant execute on function public.save_roadmap_content to authenticated;

-- Also works for a roadmap that was requested but is not being written.
create function private.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  written public.roadmaps;
begin
  perform private.require_admin_for('write roadmaps');
  perform private.refuse_roadmap_content(p_content);
  if not private.lock_validation(p_validation, 'key share') then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing;
  select * into written from public.roadmaps where validation_id = p_validation and phase = p_phase
  for no key update;
  if written.status <> 'pending' or written.generating then
    raise exception 'This phase already has a roadmap.' using errcode = '23505';
  end if;
  insert into public.roadmap_drafts (roadmap_id, content) values (written.id, p_content);
  update public.roadmaps set "statusDetail" = null where id = written.id and "statusDetail" is not null;
  return written.id;
end $$;
grant execute on function private.create_manual_roadmap to authenticated;

create function public.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language sql security invoker set search_path = '' as $$
  select private.create_manual_roadmap(p_validation, p_phase, p_content)
$$;
grant execute on function public.create_manual_roadmap to authenticated;

-- Withdraws the published version, with a reason that its founder can read. That version becomes the draft, unless
-- there is a newer draft. p_updated_at is the roadmap's time as it was read.
create function private.withdraw_roadmap(p_roadmap uuid, p_reason text, p_updated_at text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reason constant text := regexp_replace(private.normalize_idea(p_reason), '\s+', ' ', 'g');
  withdrawn public.roadmaps;
begin
  perform private.require_admin_for('withdraw roadmaps');
  if (char_length(reason) between 1 and 500) is not true then
    raise exception 'Give the reason in 1 to 500 characters.' using errcode = '22023';
  end if;
  perform private.lock_roadmap(p_roadmap);
  select * into withdrawn from public.roadmaps where id = p_roadmap;
  if not found then
    raise exception 'Roadmap not found' using errcode = 'PT404';
  elsif withdrawn.status <> 'published' then
    raise exception 'This roadmap is not published.' using errcode = 'PT409';
  end if;
  perform private.refuse_newer_draft(p_updated_at::timestamptz <> withdrawn.updated_at);
  -- Inserted before the roadmap is withdrawn, so that this draft does not count as newer.
  insert into public.roadmap_drafts (roadmap_id, content, made_from)
  values (p_roadmap, withdrawn.content, withdrawn.made_from)
  on conflict (roadmap_id) do nothing;
  update public.roadmaps
  set status = 'draft', content = null, made_from = null, withdrawn_reason = reason, withdrawn_at = clock_timestamp()
  where id = p_roadmap;
end $$;
grant execute on function private.withdraw_roadmap to authenticated;

create function public.withdraw_roadmap(p_roadmap uuid, p_reason text, p_updated_at text default null) returns void
language sql security invoker set search_path = '' as $$
  select private.withdraw_roadmap(p_roadmap, p_reason, p_updated_at)
$$;
grant execute on function public.withdraw_roadmap to authenticated;
