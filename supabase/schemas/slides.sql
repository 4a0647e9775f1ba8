-- Texts that founders replaced on the slides of a report. They are stored beside the report, which does not change.

-- Slots of the slides: { name: [number of texts, longest text in code points] }. Same rules as
-- _shared/domain/deck/slots.ts; a test compares them.
create function private.slide_slots() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "title": [1, 25], "value": [1, 120], "pain": [3, 50], "persona": [3, 50], "summary": [1, 120],
    "feature": [4, 40], "justification": [1, 200], "stream": [4, 60], "competitor": [4, 25], "gap": [4, 50],
    "answer": [4, 40], "rival": [4, 25], "difference": [3, 60], "core": [3, 60], "beta": [3, 60],
    "launch": [3, 60], "traction": [1, 120], "sum": [1, 60], "proves": [1, 120]
  }'::jsonb
$$;

-- Stores the caller's own text in a slot ('pain.1' is the second pain point) of their completed report, with the report
-- text it replaces as `basis`; without p_edit, the slot shows the report's text again. Returns all edits. A final
-- ellipsis does not count towards the length, because shortened texts have one too.
create function private.save_slide_edit(p_validation uuid, p_slot text, p_edit jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_basis constant integer := 2000;
  slot constant jsonb := private.slide_slots() -> split_part(p_slot, '.', 1);
  edit constant jsonb := nullif(p_edit, 'null');
  words constant text := regexp_replace(private.normalize_idea(coalesce(edit ->> 'text', '')), '\s+', ' ', 'g');
  saved jsonb;
begin
  if (substring(p_slot from '^[a-z]+\.(\d)$')::integer < (slot -> 0)::integer) is not true then
    perform private.refuse_invalid('The slides have no such text.');
  elsif edit is not null and (
    jsonb_typeof(edit) = 'object' and edit - '{text,basis}'::text[] = '{}'
      and jsonb_typeof(edit -> 'text') = 'string' and jsonb_typeof(edit -> 'basis') = 'string'
      and words <> '' and char_length(edit ->> 'basis') <= most_basis
  ) is not true then
    perform private.refuse_invalid('This cannot be saved as a text of a slide.');
  elsif char_length(regexp_replace(words, '…$', '')) > (slot -> 1)::integer then
    perform private.refuse_invalid(format('This text of a slide has at most %s characters.', slot -> 1));
  end if;
  perform private.lock_validation(p_validation) from public.idea_validations
  where id = p_validation and "userId" = auth.uid();
  update public.idea_validations
  set slide_edits = nullif(case
    when edit is null then coalesce(slide_edits, '{}') - p_slot
    else coalesce(slide_edits, '{}') || jsonb_build_object(p_slot, edit || jsonb_build_object('text', words))
  end, '{}')
  where id = p_validation and "userId" = auth.uid() and status = 'completed'
  returning coalesce(slide_edits, '{}') into saved;
  if not found then
    raise exception 'Validation not found' using errcode = 'PT404';
  end if;
  return saved;
end $$;
grant execute on function private.save_slide_edit to authenticated;

create function public.save_slide_edit(p_validation uuid, p_slot text, p_edit jsonb default null) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_slide_edit(p_validation, p_slot, p_edit)
$$;
grant execute on function public.save_slide_edit to authenticated;
