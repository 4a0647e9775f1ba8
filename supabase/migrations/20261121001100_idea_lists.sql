-- What a list of ideas shows and is ordered by, kept beside the report: a page of it reads no report.
alter table public.idea_validations
  -- { idea, overview, roles, coreFeatures, market, scored }: two texts cut, counts, whether there is a market section,
  -- and of how many metrics the score is made.
  add column card jsonb,
  -- The total of the scorecard, null as long as there is none.
  add column score numeric(3, 1),
  -- The title as it is sorted, in the same order on every server: small letters without accents, quotation marks
  -- and brackets, so that it also fits into a filter as it is.
  add column title_key text collate "C";

create function private.title_key(title text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(regexp_replace(
    normalize(title, nfkd), '[\u0300-\u036F"''\\“”„‘’‚«»()]', '', 'g')), '\s+', ' ', 'g'))
$$;

-- As readReport in _shared/domain/report-storage.ts counts: features without a description do not exist.
create function private.card_of(
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

create function private.score_of(scorecard jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(scorecard -> 'total') = 'number'
    then least(10, greatest(0, (scorecard ->> 'total')::numeric)) end
$$;

create function private.summarise_validation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.card := private.card_of(
    new."originalIdea", new."projectConcept", new."userRoles", new."marketValidation", new.scorecard);
  new.score := private.score_of(new.scorecard);
  new.title_key := private.title_key(new.title);
  return new;
end $$;

-- The last of the triggers by name: it sees what is stored. Whatever anybody writes into these columns is replaced.
create trigger summarise
  before insert or update of
    "originalIdea", title, "projectConcept", "userRoles", "marketValidation", scorecard, card, score, title_key
  on public.idea_validations
  for each row execute function private.summarise_validation();

-- Fills in the rows that are there; `stamp` sees no change, so that none looks edited.
update public.idea_validations set card = null;

create index idea_validations_by_title on public.idea_validations ("userId", title_key, id);
create index idea_validations_by_score on public.idea_validations ("userId", score desc nulls last, id desc);

revoke all on function
  private.title_key(text), private.card_of(text, jsonb, jsonb, jsonb, jsonb), private.score_of(jsonb),
  private.summarise_validation()
  from public;
