-- The follow-up of a model's report: when it begins, what its second round contains, that it is free, that it keeps the
-- founder's changes made in the meantime, and that no one else can begin it.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(33);

-- Deletes all other rows; the rollback restores them.
delete from public.idea_validations;
insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'), ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
delete from public.free_plan_limits;
insert into public.free_plan_limits default values;
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike');
create function pg_temp.id() returns uuid language sql immutable as $$ select 'b1111111-1111-4111-8111-111111111111'::uuid $$;
create function pg_temp.owner() returns uuid language sql immutable as $$ select 'a1111111-1111-4111-8111-111111111111'::uuid $$;
create function pg_temp.begin(plan text) returns text language sql as $$
  select public.begin_validation(pg_temp.owner(), pg_temp.id(), null, plan::jsonb) ->> 'outcome'
$$;
create temporary table claims (id integer generated always as identity, claim jsonb);
create function pg_temp.claim() returns text language sql as $$
  insert into claims (claim)
  select (select public.claim_step(id, fence, 60) from private.runs where state = 'running');
  select claim ->> 'step' from claims order by id desc limit 1
$$;
create function pg_temp.last() returns jsonb language sql as $$ select claim from claims order by id desc limit 1 $$;
create function pg_temp.finish(result jsonb default null) returns jsonb language sql as $$
  select public.finish_step((pg_temp.last() ->> 'lease')::uuid,
    coalesce(result, jsonb_build_object('columns', (
      select coalesce(jsonb_object_agg(name, '{"by": "second"}'::jsonb), '{}')
      from unnest(private.section_columns(pg_temp.last() ->> 'step')) name))), null)
$$;
-- Completes every claimable step and returns their names.
create function pg_temp.write_all() returns text language plpgsql as $$
declare names text[] := '{}'; step text;
begin
  loop
    step := pg_temp.claim();
    exit when step is null or array_length(names, 1) > 20;
    names := names || step;
    perform pg_temp.finish(case
      when step ~ '^(search|part|again)-' then jsonb_build_object('material', jsonb_build_object('step', step)) end);
  end loop;
  return array_to_string(names, ' ');
end $$;
create function pg_temp.row() returns public.idea_validations language sql as $$
  select v from public.idea_validations v where id = pg_temp.id()
$$;
create function pg_temp.state() returns text language sql as $$
  select concat_ws(' ', v.follow_up ->> 'state', v.follow_up ->> 'stage') from pg_temp.row() v
$$;
create function pg_temp.market() returns text language sql as $$
  select "marketValidation"::text from public.idea_validations where id = pg_temp.id()
$$;
create function pg_temp.rewind() returns void language sql as $$
  delete from private.runs where validation_id = pg_temp.id();
  delete from private.section_versions;
  update public.idea_validations
  set status = 'pending', follow_up = null, previous = '{}', rerun = null where id = pg_temp.id()
$$;
create function pg_temp.charges() returns text language sql as $$
  select string_agg(kind || ' ' || state, ', ' order by kind, state) from private.charges where validation_id = pg_temp.id()
$$;
create temporary table plans (name text primary key, plan text);
insert into plans values
  ('on', '{"topics": ["size"], "oneAtATime": false, "followUp": "on"}'),
  ('judge', '{"topics": ["size"], "oneAtATime": false, "followUp": "judge"}'),
  ('off', '{"topics": ["size"], "oneAtATime": false, "followUp": "off"}');
create function pg_temp.complete(name text) returns text language sql as $$
  select pg_temp.rewind();
  select pg_temp.begin(p.plan) from plans p where p.name = complete.name;
  update public.idea_validations set brief = '{"product": {"state": "set", "values": [{"value": "bread", "origin": {"kind": "answer"}, "confirmed": true}]}}'
  where id = pg_temp.id();
  select string_agg(pg_temp.claim() || (pg_temp.finish(case
    when pg_temp.last() ->> 'step' ~ '^(search|part)-' then '{"material": {}}'::jsonb end) ->> 'completed'), ' ')
  from generate_series(1, 8)
$$;

-- When it begins
select isnt(pg_temp.complete('off'), null, 'a report that a model wrote');
select is(concat_ws(', ', (pg_temp.row()).status, pg_temp.state()), 'completed, ', 'is followed by nothing where the operator says so');
select is((select pg_temp.begin(null)), 'already', 'and is complete');
select isnt(pg_temp.complete('judge'), null, 'another one');
select is(concat_ws(', ', (pg_temp.row()).status, pg_temp.state()), 'completed, running judge', 'is complete, and its quotations are judged');
select is(pg_temp.write_all(), 'judge', 'and nothing else');
select is(pg_temp.state(), '', 'which leaves nothing to be told');

-- A second round
select isnt(pg_temp.complete('on'), null, 'a third one');
select is((select array_agg(step order by position) from private.run_steps s join private.runs r on r.id = s.run_id
  where r.kind = 'follow_up'), '{judge,gaps,evidence}', 'may be followed by a second round');
select is(pg_temp.claim(), 'judge', 'after the judgment');
select is(pg_temp.last() #>> '{sections,marketValidation,by}', 'second', 'which gets the report');
select is((select pg_temp.finish('{}') ->> 'claimable'), '1', 'comes the plan');
select is(pg_temp.claim(), 'gaps', 'of what is open');
select is((select pg_temp.finish('{"material": {"rewrite": true, "objections": [], "questions": [
  {"topic": "size", "query": "a"}, {"topic": "demand", "query": "b"}]}}') ->> 'completed'), 'false', 'which adds steps');
select is((select string_agg(step, ' ' order by position) from private.run_steps s join private.runs r on r.id = s.run_id
  where r.kind = 'follow_up'),
  'judge gaps again-1 again-2 concept audience part-market part-competitors part-risks market evidence',
  'one for each question, and for all that is written');
select is(pg_temp.state(), 'running second-round', 'its founder sees that');
select is(pg_temp.claim(), 'again-1', 'a search');
select is(pg_temp.last() #>> '{materials,gaps,material,questions,1,query}', 'b', 'knows what is asked');
select is((pg_temp.last() #> '{materials}') ? 'search-size', true, 'and what was found before');
select isnt(pg_temp.finish('{"material": {}}'), null, 'and brings something');
select matches(pg_temp.write_all(), '^again-2 concept .*market evidence$', 'all of them are written');
select is(pg_temp.state(), 'done', 'then the report is new');
select is((select string_agg(key, ' ' order by key) from jsonb_object_keys((pg_temp.row()).previous) key),
  'audience concept market', 'and each section can be switched back');
select is(pg_temp.charges(), 'validation settled', 'for no charge but that of the report');

-- Founder's changes in the meantime
select isnt(pg_temp.complete('on'), null, 'where the founder changes a report');
select is(pg_temp.claim() || coalesce(pg_temp.finish('{}') ->> 'x', '') || pg_temp.claim(), 'judgegaps', 'while it is planned');
select isnt(pg_temp.finish('{"material": {"rewrite": true, "questions": [], "objections": ["x"]}}'), null,
  'and its market is being corrected');
update public.idea_validations set "marketValidation" = '{"by": "founder"}' where id = pg_temp.id();
select is(concat_ws(', ', pg_temp.write_all(), pg_temp.state(), pg_temp.market()),
  'part-market part-competitors part-risks market evidence, dropped, {"by": "founder"}', 'the founder''s version stays');

-- Who may resume it
select is(public.begin_follow_up('a2222222-2222-4222-8222-222222222222', pg_temp.id()) ->> 'outcome', 'not_found', 'strangers may not');
select is(public.begin_follow_up(pg_temp.owner(), pg_temp.id()) ->> 'outcome', 'running', 'nobody may where it did not fail');
select is((select sum(completed + failed + others) from private.runs_by_day(1)),
  (select count(*)::numeric from private.run_log where kind <> 'follow_up'), 'administrators count reports, not what follows them');
select is((select count(*) from private.step_times_since(now()) where step = 'follow-up judge'), 1::bigint, 'and see how long that takes');
set local role authenticated;
select throws_ok($$ update public.idea_validations set follow_up = null $$, '42501', null, 'and nobody says that it has ended');
reset role;

select * from finish();
rollback;
