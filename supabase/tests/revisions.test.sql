begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(52);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');

create function pg_temp.id() returns uuid language sql immutable as $$
  select 'b1111111-1111-4111-8111-111111111111'::uuid
$$;
create function pg_temp.owner() returns uuid language sql immutable as $$
  select 'a1111111-1111-4111-8111-111111111111'::uuid
$$;
-- Completes every open step with the text of the given version.
create function pg_temp.write(version text) returns void language plpgsql as $$
declare
  claim jsonb;
  columns constant jsonb := jsonb_build_object(
    'concept', jsonb_build_object('projectConcept', 'concept ' || version, 'userRoles', 'roles ' || version),
    'audience', jsonb_build_object('targetUsers', 'audience ' || version),
    'market', jsonb_build_object('marketValidation', 'market ' || version),
    'evidence', jsonb_build_object('real_citations', 'citations ' || version, 'scorecard', 'score ' || version));
  engine constant jsonb := jsonb_build_object('engine', jsonb_build_object('id', 'openai', 'model', version, 'domain', null));
begin
  loop
    select public.claim_step(id, fence, 60) into claim from private.runs where state = 'running';
    exit when claim is null;
    perform public.finish_step((claim ->> 'lease')::uuid, jsonb_build_object(
      'columns', columns -> (claim ->> 'step') || engine), null);
  end loop;
end $$;
create function pg_temp.at() returns timestamptz language sql as $$
  select updated_at from public.idea_validations where id = pg_temp.id()
$$;
create function pg_temp.report() returns jsonb language sql as $$
  select to_jsonb(v) - '{updated_at,rerun,previous}'::text[] || jsonb_build_object('sections', (
    select jsonb_object_agg(section, jsonb_build_array(writer, written_at)) from private.report_sections
    where validation_id = v.id and section <> 'evidence'))
  from public.idea_validations v where id = pg_temp.id()
$$;
create function pg_temp.switch(section text, columns jsonb default null, at timestamptz default pg_temp.at())
returns boolean language sql as $$
  select public.switch_section(pg_temp.owner(), pg_temp.id(), section, at, columns)
$$;
create function pg_temp.save(columns jsonb, at timestamptz default pg_temp.at())
returns boolean language sql as $$
  select public.save_revision(pg_temp.owner(), pg_temp.id(), at, columns)
$$;
create function pg_temp.rerun(section text) returns text language sql as $$
  select public.begin_rerun(pg_temp.owner(), pg_temp.id(), array[section]) ->> 'outcome'
$$;
create function pg_temp.previous(section text) returns jsonb language sql as $$
  select previous -> section from public.idea_validations where id = pg_temp.id()
$$;
create temporary table seen (name text primary key, report jsonb, at timestamptz);

insert into public.idea_validations (id, "userId", "originalIdea") values (pg_temp.id(), pg_temp.owner(), 'Idea');
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values (pg_temp.owner(), 'pro', now() + interval '1 month');
select ok(not pg_temp.save('{"marketValidation": "mine"}'), 'a report that is not there cannot be changed');
select public.begin_validation(pg_temp.owner(), pg_temp.id());
select ok(not pg_temp.save('{"marketValidation": "mine"}'), 'nor one that is being written');
select pg_temp.write('1');
insert into seen select 'first', pg_temp.report(), pg_temp.at();

-- Access
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok(format('select %s', call), '42501', null, format('people do not call %s', call)) from (values
  ($$public.save_revision(auth.uid(), gen_random_uuid(), now(), '{}')$$),
  ($$private.save_revision(auth.uid(), gen_random_uuid(), now(), '{}')$$),
  ($$public.switch_section(auth.uid(), gen_random_uuid(), 'market', now(), '{}')$$),
  ($$private.switch_section(auth.uid(), gen_random_uuid(), 'market', now(), '{}')$$),
  ($$public.previous_section(auth.uid(), gen_random_uuid(), 'market')$$),
  ($$private.previous_section(auth.uid(), gen_random_uuid(), 'market')$$)
) calls (call);
reset role;
select ok(not public.save_revision('a2222222-2222-4222-8222-222222222222', pg_temp.id(), pg_temp.at(), '{}'),
  'nobody changes the report of others');
select ok(not public.save_revision(null, pg_temp.id(), pg_temp.at(), '{}'), 'nor does nobody');

-- Changed inputs
select throws_ok($$ select pg_temp.save('{"projectConcept": "x"}') $$, '22023',
  'A revision cannot write {"projectConcept": "x"}', 'a revision writes the market and the scorecard');
select ok(not pg_temp.save('{"marketValidation": "mine"}', pg_temp.at() - interval '1 microsecond'),
  'of a report that is as it was read');
select ok(not pg_temp.save('{"marketValidation": "mine"}', null), 'at a time');
select is(pg_temp.report(), report, 'else nothing changes') from seen where name = 'first';
select ok(pg_temp.save('{"marketValidation": "market 1b", "scorecard": "score 1b"}'), 'then it is saved');
select is(pg_temp.report(), report || '{"marketValidation": "market 1b", "scorecard": "score 1b"}',
  'and nothing else changes') from seen where name = 'first';
select is(private.columns_of(pg_temp.id(), 'market'), '{"marketValidation": "market 1b"}', 'later steps read it too');
select ok(not pg_temp.save('{"marketValidation": "late"}', at), 'whoever read the report before comes too late')
from seen where name = 'first';
select ok(pg_temp.save('{"scorecard": "score 1b"}'), 'a section that is not sent');
select is((pg_temp.report()) ->> 'marketValidation', 'market 1b', 'stays');
insert into seen select 'edited', pg_temp.report(), pg_temp.at();

-- While a section is rewritten
select is(public.previous_section(pg_temp.owner(), pg_temp.id(), 'market'), null, 'there is no earlier version yet');
select ok(not pg_temp.switch('market'), 'to switch to');
select pg_temp.rerun('market');
select ok(not pg_temp.save('{"marketValidation": "mine"}'), 'the market cannot be changed while it is written');
select pg_temp.write('2');
insert into seen select 'second', pg_temp.report(), pg_temp.at();
select pg_temp.rerun('audience');
select ok(not pg_temp.save('{"marketValidation": "mine"}'), 'nor while another section is');
select ok(not pg_temp.switch('market'), 'nor switched');
select public.fail_step((public.claim_step(id, fence, 60) ->> 'lease')::uuid, 'r', 'd', false)
from private.runs where state = 'running';
select is((select rerun ->> 'state' from public.idea_validations where id = pg_temp.id()), 'failed', 'a rerun that failed');
select is(pg_temp.report(), report, 'has changed nothing') from seen where name = 'second';

-- Switching back and forth
select is(
  public.previous_section(pg_temp.owner(), pg_temp.id(), 'market'),
  jsonb_build_object('columns', '{"marketValidation": "market 1b"}'::jsonb,
    'real_citations', 'citations 1', 'updated_at', pg_temp.at()), 'the earlier version can be read');
select is(public.previous_section('a2222222-2222-4222-8222-222222222222', pg_temp.id(), 'market'), null, 'by its owner');
select is((public.previous_section(pg_temp.owner(), pg_temp.id(), 'market') ->> 'updated_at')::timestamptz, pg_temp.at(),
  'to the microsecond of its report');
select throws_ok($$ select pg_temp.switch('market', '{"marketValidation": "x"}') $$, '22023', null,
  'a switch brings no text of its own');
select ok(not pg_temp.switch('market', null, at), 'nor happens to a report that has changed') from seen where name = 'second';
select ok(not public.switch_section('a2222222-2222-4222-8222-222222222222', pg_temp.id(), 'market', pg_temp.at(), null),
  'nor to that of others');
select ok(not pg_temp.switch('concept'), 'nor to another section');
select ok(pg_temp.switch('market'), 'back');
select is(pg_temp.report(), report, 'to the very report of before') from seen where name = 'edited';
select is(pg_temp.previous('market') -> 'writer', '{"id": "openai", "model": "2"}', 'the newer version is the previous one now');
select is((select rerun from public.idea_validations where id = pg_temp.id()), null, 'the failure is forgotten');
select ok(pg_temp.switch('market'), 'and forth');
select is(pg_temp.report(), report, 'to the newer one') from seen where name = 'second';
select is((pg_temp.previous('market') ->> 'writtenAt')::timestamptz, (report #>> '{sections,market,1}')::timestamptz,
  'with the time of the older one') from seen where name = 'edited';
select ok(pg_temp.switch('market', '{"real_citations": "merged", "scorecard": "anew"}'), 'with what follows from both');
select is(pg_temp.report(), report || '{"real_citations": "merged", "scorecard": "anew"}', 'computed by the caller')
from seen where name = 'edited';


-- Two sections, each with its own earlier version
select pg_temp.rerun('concept');
select pg_temp.write('3');
select is((select jsonb_object_agg(key, value -> 'writer' -> 'model') from public.idea_validations v, jsonb_each(v.previous)
  where id = pg_temp.id()), '{"market": "2", "concept": "1"}', 'both can be switched');
select ok(pg_temp.switch('concept') and pg_temp.switch('market'), 'in any order');
select is((select jsonb_build_array("projectConcept", "userRoles", "marketValidation", "targetUsers", engine -> 'sections')
  from public.idea_validations where id = pg_temp.id()),
  '["concept 1", "roles 1", "market 2", "audience 1", {"concept": {"id": "openai", "model": "1"},
    "audience": {"id": "openai", "model": "1"}, "market": {"id": "openai", "model": "2"}}]', 'without touching the other');
select pg_temp.rerun('concept');
select pg_temp.write('4');
select is((select columns ->> 'projectConcept' from private.section_versions
  where validation_id = pg_temp.id() and section = 'concept'), 'concept 1', 'a newer version takes the place of the oldest');
select is((select count(*) from private.section_versions where validation_id = pg_temp.id()), 2::bigint, 'one is kept of each');
select pg_temp.rerun('audience');
select public.fail_step((public.claim_step(id, fence, 60) ->> 'lease')::uuid, 'r', 'd', false)
from private.runs where state = 'running';
select ok(pg_temp.save('{"scorecard": "planned"}'), 'a change of the plan after a failed rerun');
select is((select rerun ->> 'state' from public.idea_validations where id = pg_temp.id()), 'failed', 'leaves it told');
select ok(pg_temp.save('{"marketValidation": "mine"}'), 'one of the market');
select is((select rerun from public.idea_validations where id = pg_temp.id()), null, 'lets it be forgotten');

select * from finish();
rollback;
