-- What is published is what its administrator has seen: a roadmap is newer whenever its draft is, and who names the
-- time that they saw (update … where updated_at = …) publishes no other draft.
create function private.mark_newer_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.updated_at is distinct from old.updated_at then
    update public.roadmaps set updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
    where id = new.roadmap_id;
  end if;
  return null;
end $$;
create trigger mark_newer after insert or update on public.roadmap_drafts
  for each row execute function private.mark_newer_draft();

comment on column public.roadmaps.updated_at is 'When the status, the content or the draft last changed';

-- Whoever sets the status 'published' publishes the draft that waits. Why an earlier attempt came to nothing is then
-- past; how far the next version has come is not.
create or replace function private.publish_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select content into new.content from public.roadmap_drafts where roadmap_id = new.id for update;
  if not found then
    raise exception 'There is no draft to publish.' using errcode = '22023';
  end if;
  new.published_at := clock_timestamp();
  if not new.generating then
    new."statusDetail" := null;
  end if;
  return new;
end $$;

-- As in the migration of roadmap_editing; a version that is saved leaves no reason of an earlier failure behind.
create or replace function private.save_roadmap_content(p_roadmap uuid, p_content jsonb, p_updated_at text)
returns jsonb
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
    update public.roadmaps
    set content = p_content, "statusDetail" = case when generating then "statusDetail" end
    where id = p_roadmap returning updated_at into saved_at;
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

-- As in the migration of roadmap_editing; also where one was asked for and nobody is writing it.
create or replace function private.create_manual_roadmap(p_validation uuid, p_phase text, p_content jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  written public.roadmaps;
begin
  perform private.refuse_others('write roadmaps');
  perform private.refuse_roadmap_content(p_content);
  perform from public.idea_validations where id = p_validation for key share;
  if not found then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  insert into public.roadmaps (validation_id, phase) values (p_validation, p_phase)
  on conflict (validation_id, phase) do nothing;
  select * into written from public.roadmaps where validation_id = p_validation and phase = p_phase
  for no key update;
  if written.status <> 'pending' or written.generating then
    raise exception 'This phase has a roadmap already.' using errcode = '23505';
  end if;
  insert into public.roadmap_drafts (roadmap_id, content) values (written.id, p_content);
  update public.roadmaps set "statusDetail" = null where id = written.id and "statusDetail" is not null;
  return written.id;
end $$;

revoke all on function private.mark_newer_draft() from public;
