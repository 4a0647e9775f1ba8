-- How what a run wrote becomes a draft, or a published roadmap where operators do not review.

-- Without a review it is published only if it is the first of its phase, and its owner asked for it and may use it.
create function private.complete_roadmap(p_roadmap uuid, p_content jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  roadmap public.roadmaps;
  asker text;
begin
  select * into roadmap from public.roadmaps where id = p_roadmap;
  insert into public.roadmap_drafts (roadmap_id, content) values (p_roadmap, p_content)
  on conflict (roadmap_id) do update set content = excluded.content;
  perform private.close_roadmap(p_roadmap);
  update private.roadmap_runs set input = null where roadmap_id = p_roadmap returning requester into asker;
  update public.roadmaps set generating = false, "statusDetail" = null where id = p_roadmap;
  if roadmap.status = 'in_progress' and asker = 'owner'
    and (select publish_automatically from public.roadmap_settings)
    and private.may_use_phase(roadmap.user_id, roadmap.validation_id, roadmap.phase)
  then
    update public.roadmaps set status = 'published' where id = p_roadmap;
  end if;
end $$;

-- p_content comes with the last step, and with no other.
create function private.finish_roadmap_step(p_lease uuid, p_section jsonb, p_content jsonb, p_usage jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  finished constant private.roadmap_steps := private.lock_leased_roadmap_step(p_lease);
  written constant jsonb := nullif(p_content, 'null');
  progress text;
begin
  if finished.step is null then
    return null;
  end if;
  update private.roadmap_steps
  set finished_at = clock_timestamp(), section = p_section, checkpoint = null, lease = null, leased_until = null,
      usage = private.add_entry(finished.usage, 200, finished.attempt, p_usage)
  where lease = p_lease;
  progress := private.roadmap_progress(finished.roadmap_id);
  if (progress is null) <> (written is not null) then
    raise exception 'Content comes with the last step, not with %', finished.step using errcode = '22023';
  end if;
  if progress is null then
    perform private.complete_roadmap(finished.roadmap_id, written);
  else
    perform private.touch_roadmap(finished.roadmap_id);
    update public.roadmaps set "statusDetail" = progress where id = finished.roadmap_id;
  end if;
  return jsonb_build_object(
    'claimable', (select count(*) from private.claimable_roadmap_steps(finished.roadmap_id)),
    'completed', progress is null
  );
end $$;

create function public.finish_roadmap_step(p_lease uuid, p_section jsonb, p_content jsonb, p_usage jsonb)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.finish_roadmap_step(p_lease, p_section, p_content, p_usage)
$$;

revoke all on function
  private.complete_roadmap(uuid, jsonb), private.finish_roadmap_step(uuid, jsonb, jsonb, jsonb)
  from public;
revoke all on function public.finish_roadmap_step(uuid, jsonb, jsonb, jsonb) from public, anon, authenticated;
grant execute on function
  private.finish_roadmap_step(uuid, jsonb, jsonb, jsonb), public.finish_roadmap_step(uuid, jsonb, jsonb, jsonb)
  to service_role;
