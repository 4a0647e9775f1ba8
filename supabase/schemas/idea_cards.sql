-- The values that lists of ideas show and sort by. They are stored beside the report, so that a page of a list does not
-- read any report.

-- The sort key of a title, in the same order on every server: lower case, without accents, quotation marks and
-- brackets, so that filters can use it without escaping.
create function private.title_key(title text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(regexp_replace(
    normalize(title, nfkd), '[\u0300-\u036F"''\\“”„‘’‚«»()]', '', 'g')), '\s+', ' ', 'g'))
$$;

-- { idea, overview, roles, coreFeatures, market, scored }: two shortened texts, two counts, whether there is a market
-- section, and the number of metrics in the score. Counts as readReport in _shared/domain/report-storage.ts does:
-- features without a description are ignored.
create function private.list_summary(
  idea text, "projectConcept" jsonb, "userRoles" jsonb, "marketValidation" jsonb, scorecard jsonb
) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'idea', left(idea, 600),
    'overview', left("projectConcept" ->> 'overview', 1000),
    'roles', case when jsonb_typeof("userRoles") = 'array' then jsonb_array_length("userRoles") else 0 end,
    'coreFeatures', (
      select count(*) from jsonb_path_query("projectConcept", 'lax $.features.core[*].description') description
      where description #>> '{}' <> ''
    ),
    'market', coalesce(jsonb_typeof("marketValidation") = 'object', false),
    'scored', case when jsonb_typeof(scorecard -> 'scored') = 'number' then scorecard -> 'scored' else '0' end
  )
$$;

-- The scorecard's total; null if there is none, or if it is stored with fewer than five metrics (SCORED_FOR_TOTAL in
-- _shared/domain/scorecard.ts).
create function private.scorecard_total(scorecard jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(scorecard -> 'total') = 'number' and jsonb_typeof(scorecard -> 'scored') = 'number'
    then case when (scorecard ->> 'scored')::numeric >= 5
      then least(10, greatest(0, (scorecard ->> 'total')::numeric)) end end
$$;

create function private.summarize_validation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A vague report consists of questions.
  new.card := private.list_summary(
    new."originalIdea", new."projectConcept", new."userRoles", new."marketValidation", new.scorecard)
    || jsonb_build_object('vague', private.is_vague(new.brief));
  new.score := private.scorecard_total(new.scorecard);
  new.title_key := private.title_key(new.title);
  return new;
end $$;

-- Runs last by name, so it sees the stored values. It replaces anything written to its own columns.
create trigger summarize
  before insert or update of
    "originalIdea", title, "projectConcept", "userRoles", "marketValidation", scorecard, brief, card, score,
    title_key
  on public.idea_validations
  for each row execute function private.summarize_validation();
