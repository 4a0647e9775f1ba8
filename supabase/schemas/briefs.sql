-- The brief of an idea (docs/brief.md): its valid contents, how its founder changes it, and how a step of a run fills
-- its open fields. Shape: briefSchema in _shared/domain/brief/brief.ts; a test compares what both accept.

-- Data that a save needs in addition to the brief.
create table private.brief_log (
  validation_id uuid primary key references public.idea_validations (id) on delete cascade,
  -- The version in which the founder last changed each field: { field: version }.
  changed jsonb not null default '{}',
  -- Entries from look-ups and models that were in the brief earlier, without `confirmed`: { field: [entry] }. The
  -- founder may restore these and no others. The newest 20 of each field.
  retired jsonb not null default '{}'
);
alter table private.brief_log enable row level security;

-- Only procedures can write a brief, whatever is granted, because it records the founder's confirmations.
create function private.guard_brief() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'A brief is changed through save_brief' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_brief before update on public.idea_validations
  for each row when (old.brief is distinct from new.brief or old.brief_version <> new.brief_version)
  execute function private.guard_brief();
create trigger guard_new_brief before insert on public.idea_validations
  for each row when (new.brief is not null or new.brief_version <> 0)
  execute function private.guard_brief();

-- The maximum number of entries of each field, and the shape of their values.
create function private.brief_fields() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "product": [1, "words"], "nature": [2, "nature"], "customer": [1, "words"], "trade": [1, "trade"],
    "user": [1, "words"],
    "problem": [1, "words"], "problemCost": [1, "periodic money"], "today": [5, "alternative"],
    "actions": [8, "words"], "inputs": [3, "words"], "price": [4, "price"], "purchases": [1, "amount"],
    "place": [5, "place"], "count": [1, "count"], "channel": [3, "words"], "difference": [3, "words"],
    "whyNow": [3, "words"], "risks": [5, "words"], "evidence": [8, "demand"], "field": [1, "field"],
    "goal": [1, "money"]
  }'::jsonb
$$;

-- A shape is one of
--   { text: [least, most], like }     a text with that many code points that matches a regular expression
--   { number: [least, most], is }     a number, and `whole` or `positive`
--   { one of: [text] }, { type }
--   { keys: { key: shape }, where }   an object with exactly these keys, for which a JSON path is true
-- A question mark after a shape's name allows null; two also allow the key to be absent.
create function private.brief_shapes() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "words": {"text": [1, 300]},
    "note": {"text": [0, 300]},
    "link": {"text": [1, 500], "like": "(?i)^https?://[^][\\s/?#@:<>\"\\\\^`{|}%]+(:\\d{1,4})?([/?#]\\S*)?$"},
    "amount": {"number": [0, 1e12], "is": "positive"},
    "currency": {"text": [3, 3], "like": "^[A-Z]*$"},
    "money": {"keys": {"amount": "amount", "currency": "currency?"}},
    "period": {"one of": ["day", "week", "month", "year"]},
    "periodic money": {"keys": {"amount": "amount", "currency": "currency?", "every": "period"}},
    "nature": {"one of": ["software", "device", "physical", "service", "marketplace", "content", "other"]},
    "term": {"one of": ["once", "use", "day", "week", "month", "year"]},
    "expense": {"number": [0, 1e12]},
    "alternative price": {"keys": {"amount": "expense", "currency": "currency?", "every": "term"}},
    "alternative": {"keys": {"name": "words", "price": "alternative price?", "link": "link?"}},
    "charge": {"number": [0, 1e9]},
    "unit": {"text": [1, 60]},
    "rhythm": {"one of": ["once", "use", "day", "week", "month", "year", "share"]},
    "price": {
      "keys": {"low": "charge", "high": "charge", "currency": "currency?", "per": "unit?", "every": "rhythm?",
        "base": "amount??", "part": "price part??"},
      "where": "$.low <= $.high"},
    "price part": {"one of": ["added", "instead", "deposit"]},
    "country": {"text": [2, 2], "like": "^[A-Z]*$"},
    "flag": {"type": "boolean"},
    "place": {"keys": {"name": "words", "country": "country?", "local": "flag"}},
    "customers": {"number": [0, 1e10], "is": "positive"},
    "count": {"keys": {"value": "customers", "source": "note"}},
    "label": {"text": [1, 120]},
    "nace": {"text": [3, 5], "like": "^[A-U][0-9]*$"},
    "naics": {"text": [2, 6], "like": "^[0-9]*$"},
    "sic": {"text": [2, 5], "like": "^[0-9]*$"},
    "trade": {"keys": {"label": "label", "nace": "nace?", "naics": "naics?", "sic": "sic?"}},
    "kind": {"one of": ["interviews", "waiting", "paying", "link", "other"]},
    "people": {"number": [0, 1e9], "is": "whole"},
    "demand": {"keys": {"kind": "kind", "count": "people?", "text": "note", "link": "link?"}},
    "field": {"text": [1, 60], "like": "^[a-z][a-z0-9-]*$"},
    "position": {"number": [0, 20000], "is": "whole"},
    "span": {"keys": {"start": "position", "end": "position"}, "where": "$.start < $.end"}
  }'::jsonb
$$;

-- Whether a value has a shape of private.brief_shapes.
create function private.matches_shape(p_value jsonb, p_shape text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  shape constant jsonb := private.brief_shapes() -> rtrim(p_shape, '?');
  type constant text := jsonb_typeof(p_value);
  words constant text := case type when 'string' then p_value #>> '{}' end;
  figure constant numeric := case type when 'number' then p_value::numeric end;
  part record;
begin
  if p_value is null then
    return p_shape like '%??';
  elsif type = 'null' then
    return p_shape like '%?';
  elsif shape ? 'keys' then
    if type is distinct from 'object' or p_value - array(select jsonb_object_keys(shape -> 'keys')) <> '{}' then
      return false;
    end if;
    for part in select * from jsonb_each_text(shape -> 'keys') loop
      if not private.matches_shape(p_value -> part.key, part.value) then
        return false;
      end if;
    end loop;
    return coalesce(not shape ? 'where' or p_value @@ (shape ->> 'where')::jsonpath, false);
  end if;
  return coalesce(case
    when shape ? 'text' then
      char_length(words) between (shape #> '{text,0}')::integer and (shape #> '{text,1}')::integer
        and ((shape #> '{text,0}')::integer = 0 or private.normalize_idea(words) <> '')
        and words ~ coalesce(shape ->> 'like', '')
    when shape ? 'number' then
      figure between (shape #> '{number,0}')::numeric and (shape #> '{number,1}')::numeric
        and case shape ->> 'is' when 'whole' then figure = trunc(figure) when 'positive' then figure > 0 else true end
    when shape ? 'one of' then shape -> 'one of' ? words
    else type = shape ->> 'type'
  end, false);
end $$;

-- The entries of a field made by a look-up or a model, without `confirmed`, which only the founder sets.
create function private.found_entries(p_state jsonb) returns setof jsonb
language sql immutable set search_path = '' as $$
  select entry - 'confirmed'
  from jsonb_path_query(p_state, 'lax $.entries[*] ? (@.origin.kind == "lookup" || @.origin.kind == "model")') entry
$$;

-- Whether a span stands in the idea.
create function private.is_span_of(p_span jsonb, p_idea text) returns boolean
language sql immutable set search_path = '' as $$
  select case when private.matches_shape(p_span, 'span')
    then (p_span -> 'end')::integer <= char_length(p_idea) else false end
$$;

-- Whether the founder may give a value this origin. A quoted text value must match the idea verbatim; a value derived
-- from words, such as a price, only has to point to existing words. Entries from look-ups and models must match what
-- the server stored.
create function private.is_allowed_origin(p_entry jsonb, p_in_words boolean, p_idea text, p_found jsonb[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  origin constant jsonb := p_entry -> 'origin';
  span constant jsonb := origin - 'kind';
begin
  if origin ->> 'kind' = 'answer' then
    return origin = '{"kind": "answer"}';
  elsif origin ->> 'kind' is distinct from 'quote' then
    return p_entry - 'confirmed' = any (p_found);
  elsif not private.is_span_of(span, p_idea) then
    return false;
  end if;
  return not p_in_words or p_entry ->> 'value'
    = substring(p_idea from (span -> 'start')::integer + 1 for (span -> 'end')::integer - (span -> 'start')::integer);
end $$;

-- Whether the founder may save a state in a field. p_found: the field's entries from look-ups and models.
create function private.is_field_state(p_field text, p_state jsonb, p_idea text, p_found jsonb[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  most constant integer := private.brief_fields() -> p_field -> 0;
  shape constant text := private.brief_fields() -> p_field ->> 1;
  silenced constant jsonb := coalesce(p_state -> 'silenced', '[]');
  entry jsonb;
begin
  if p_state = '{"state": "none"}' then
    return most is not null;
  elsif most is null or jsonb_typeof(p_state) is distinct from 'object'
    or p_state - '{state,silenced,entries,offered}'::text[] <> '{}'
    or jsonb_typeof(silenced) <> 'array' or jsonb_array_length(silenced) > 20
    or exists (select from jsonb_array_elements(silenced) cleared where not private.matches_shape(cleared, 'note'))
  then
    return false;
  elsif p_state ->> 'state' = 'open' then
    return not p_state ? 'entries' and (not p_state ? 'offered' or private.is_span_of(p_state -> 'offered', p_idea));
  elsif p_state ->> 'state' is distinct from 'stated' or p_state ? 'offered' or jsonb_typeof(p_state -> 'entries') is distinct from 'array'
    or jsonb_array_length(p_state -> 'entries') not between 1 and most
  then
    return false;
  end if;
  for entry in select * from jsonb_array_elements(p_state -> 'entries') loop
    if jsonb_typeof(entry) <> 'object' or entry - '{value,origin,confirmed}'::text[] <> '{}'
      or jsonb_typeof(entry -> 'confirmed') is distinct from 'boolean' or not private.matches_shape(entry -> 'value', shape)
      or not private.is_allowed_origin(entry, shape = 'words', p_idea, p_found)
    then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Whether a brief says too little for a report: none of product, customer, problem and actions is stated. A report
-- older than briefs has none, and is not vague. Same rule as isTooVague in _shared/domain/brief/refusal.ts.
create function private.is_vague(p_brief jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_brief is not null and not exists (
    select from unnest('{product,customer,problem,actions}'::text[]) field where p_brief -> field ->> 'state' = 'stated')
$$;

-- Saves the founder's changes: p_changes is { field: state }, p_version the version of the brief that they are based
-- on. Changes from two tabs to different fields are merged; for the same field, the later one is refused (PT409) with {
-- version, brief, fields } as its detail. Returns { version, brief }. A report that was too vague to be charged is
-- charged with the first answer that makes it less vague; that answer is refused (PT402) if no validation is left.
create function private.save_brief(p_validation uuid, p_version integer, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_bytes constant integer := 100000;
  validation public.idea_validations;
  log private.brief_log;
  saved jsonb;
  next integer;
  change record;
  before jsonb;
  found_before jsonb[];
  conflicts jsonb := '[]';
begin
  if jsonb_typeof(p_changes) is distinct from 'object' then
    perform private.refuse_invalid('The changes of a brief are an object of fields.');
  elsif octet_length(p_changes::text) > most_bytes then
    perform private.refuse_invalid('This is too long for a brief. Please shorten it.');
  end if;
  validation := private.lock_for_run(auth.uid(), p_validation, false);
  if validation.id is null then
    raise exception 'Validation not found' using errcode = 'PT404';
  elsif (p_version between 0 and validation.brief_version) is not true then
    perform private.refuse_invalid('This brief has no such version.');
  end if;
  perform private.enforce_limit(auth.uid(), 'change');
  insert into private.brief_log (validation_id) values (p_validation) on conflict do nothing;
  select * into log from private.brief_log where validation_id = p_validation;
  saved := coalesce(validation.brief, '{}');
  next := validation.brief_version + 1;
  for change in select key as field, value as state from jsonb_each(p_changes) loop
    before := coalesce(saved -> change.field, '{"state": "open", "silenced": []}');
    found_before := array(
      select entry from jsonb_array_elements(log.retired -> change.field) with ordinality e (entry, n) order by n);
    found_before := found_before || array(
      select entry from private.found_entries(before) entry where entry <> all (found_before));
    if not private.is_field_state(change.field, change.state, validation."originalIdea", found_before) then
      perform private.refuse_invalid(format('This cannot be saved as “%s” of a brief.', left(change.field, 40)));
    elsif change.state = before then
      continue;
    elsif (log.changed -> change.field)::integer > p_version then
      conflicts := conflicts || to_jsonb(change.field);
    end if;
    saved := saved || jsonb_build_object(change.field, change.state);
    log.changed := log.changed || jsonb_build_object(change.field, next);
    if cardinality(found_before) > 0 then
      log.retired := log.retired || jsonb_build_object(
        change.field, to_jsonb(found_before[greatest(1, cardinality(found_before) - 19):]));
    end if;
  end loop;
  if conflicts <> '[]' then
    raise exception 'This was changed in another tab.' using errcode = 'PT409', detail = jsonb_build_object(
      'version', validation.brief_version, 'brief', coalesce(validation.brief, '{}'), 'fields', conflicts);
  elsif octet_length(saved::text) > most_bytes then
    perform private.refuse_invalid('Your brief is too long. Please shorten it.');
  elsif saved = coalesce(validation.brief, '{}') then
    return jsonb_build_object('version', validation.brief_version, 'brief', saved);
  end if;
  update public.idea_validations set brief = saved, brief_version = next where id = p_validation;
  update private.brief_log set changed = log.changed, retired = log.retired where validation_id = p_validation;
  if validation.status = 'completed' and not private.is_vague(saved) and private.was_released(p_validation) then
    if not private.hold_charge(validation."userId", p_validation, 'validation') then
      raise exception 'Validation limit reached. Please upgrade to our Pro plan to validate more ideas.'
        using errcode = 'PT402';
    end if;
    perform private.end_charge(p_validation, 'validation', 'settled');
  end if;
  return jsonb_build_object('version', next, 'brief', saved);
end $$;
grant execute on function private.save_brief to authenticated;

create function public.save_brief(p_validation uuid, p_version integer, p_changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_brief(p_validation, p_version, p_changes)
$$;
grant execute on function public.save_brief to authenticated;

-- The brief after a step has read the idea, as { brief, version }. Fills open fields, except those that the founder
-- changed since the run began.
create function private.merge_reading(p_run private.runs, p_read jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('brief', coalesce(v.brief, '{}') || filled.fields,
    'version', v.brief_version + (filled.fields <> '{}')::integer)
  from public.idea_validations v
  left join private.brief_log l on l.validation_id = v.id
  cross join lateral (
    select coalesce(jsonb_object_agg(field, state), '{}') as fields
    from jsonb_each(case jsonb_typeof(p_read) when 'object' then p_read end) read (field, state)
    where state ->> 'state' = 'stated' and private.brief_fields() ? field
      and coalesce(v.brief -> field ->> 'state', 'open') = 'open'
      and coalesce((l.changed -> field)::integer, 0) <= p_run.brief_version
  ) filled
  where v.id = p_run.validation_id
$$;

-- Stores a step's reading, the `brief` among its columns, and returns the other columns. p_before: the version of the
-- brief before the caller stored anything. A section with that version was written from this reading, so its engine
-- note gets the new version.
create function private.store_reading(p_run private.runs, p_columns jsonb, p_before integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  filled constant jsonb := private.merge_reading(p_run, p_columns -> 'brief');
begin
  if p_columns ? 'brief' then
    update public.idea_validations set brief = filled -> 'brief', brief_version = (filled -> 'version')::integer
    where id = p_run.validation_id;
  end if;
  return case
    when p_columns #> '{engine,briefVersion}' = to_jsonb(p_before) then
      jsonb_set(p_columns, '{engine,briefVersion}', filled -> 'version')
    else p_columns
  end - 'brief';
end $$;
