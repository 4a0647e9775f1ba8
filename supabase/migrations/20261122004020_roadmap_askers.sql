-- Whoever helps a run that failed or died, the roadmap is still the one that its founder asked for.

-- As in the migration of roadmap_begin, where the last to start it counted as the one who asked.
create or replace function private.start_roadmap(p_roadmap uuid, p_requester text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_fence constant uuid := gen_random_uuid();
  new_input constant jsonb := private.roadmap_input(p_roadmap);
  earlier private.roadmap_runs;
  goes_on boolean;
begin
  select * into earlier from private.roadmap_runs where roadmap_id = p_roadmap;
  goes_on := coalesce(earlier.input = new_input, false);
  insert into private.roadmap_runs (roadmap_id, requester) values (p_roadmap, p_requester) on conflict do nothing;
  insert into private.roadmap_steps (roadmap_id, step, position)
  values (p_roadmap, 'tasks', 1), (p_roadmap, 'delivery', 2)
  on conflict do nothing;
  perform private.close_roadmap(p_roadmap);
  update private.roadmap_steps
  set not_before = null,
      attempt = case
        when goes_on and (finished_at is not null or earlier.fence is not null and attempt < private.max_attempts())
          then attempt
        else 0
      end,
      section = case when goes_on then section end,
      checkpoint = case when goes_on then checkpoint end,
      finished_at = case when goes_on then finished_at end
  where roadmap_id = p_roadmap;
  update private.roadmap_runs
  set fence = new_fence, input = new_input,
      -- The input goes when a run completes.
      requester = case when earlier.requester = 'owner' and earlier.input is not null then 'owner' else p_requester end
  where roadmap_id = p_roadmap;
  perform private.touch_roadmap(p_roadmap);
  update public.roadmaps set generating = true, "statusDetail" = private.roadmap_progress(p_roadmap)
  where id = p_roadmap;
  -- On its own: to set the status of a published roadmap, even to what it is, would publish its draft.
  update public.roadmaps set status = 'in_progress' where id = p_roadmap and status = 'pending';
  return new_fence;
end $$;
