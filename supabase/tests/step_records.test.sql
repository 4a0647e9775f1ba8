begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(30);

insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", created_at) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Idea', '2026-11-20 08:00+00');

create temporary table claims (step text primary key, claim jsonb);
create function pg_temp.claim() returns text language plpgsql as $$
declare made jsonb;
begin
  select public.claim_step(id, fence, 60) into made from private.runs
  where validation_id = 'b1111111-1111-4111-8111-111111111111';
  insert into claims values (made ->> 'step', made) on conflict (step) do update set claim = excluded.claim;
  return made ->> 'step';
end $$;
create function pg_temp.lease(of_step text) returns uuid language sql as $$
  select (claim ->> 'lease')::uuid from claims where step = of_step
$$;
create function pg_temp.fail(of_step text, usage jsonb default null, detail text default 'HTTP 500') returns text
language sql as $$
  select public.fail_step(pg_temp.lease(of_step), 'The model is down', detail, true, null, usage) ->> 'outcome'
$$;
create function pg_temp.finish(of_step text, columns jsonb default '{}', usage jsonb default null) returns jsonb
language sql as $$
  select public.finish_step(pg_temp.lease(of_step), jsonb_build_object('columns', columns), usage)
$$;
-- An array of the step's record, without the times of its entries.
create function pg_temp.list(of_step text, list text) returns jsonb language sql as $$
  select coalesce(jsonb_agg(entry - 'at' order by place), '[]')
  from private.run_steps s, jsonb_array_elements(to_jsonb(s) -> list) with ordinality e (entry, place)
  where step = of_step
$$;
create function pg_temp.engine() returns jsonb language sql as $$
  select engine from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'
$$;

set local role authenticated;
select throws_ok($$ select public.save_checkpoint(gen_random_uuid(), '{}') $$, '42501', null, 'people save no checkpoint');
select throws_ok($$ select private.save_checkpoint(gen_random_uuid(), '{}') $$, '42501', null, 'in no way');
reset role;

-- Usage and failures of attempts
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111');
select pg_temp.claim();
select is((select (claim ->> 'created_at')::timestamptz from claims where step = 'concept'), '2026-11-20 08:00+00',
  'a worker is told when the idea was submitted');
select is((select claim -> 'checkpoint' from claims where step = 'concept'), 'null', 'and that it begins with nothing');
select is(pg_temp.fail('concept', '{"model": "m1", "calls": 2}'), 'retry', 'an attempt fails');
select is(pg_temp.list('concept', 'usage'), '[{"model": "m1", "calls": 2, "attempt": 1}]', 'what it used is kept');
select is(pg_temp.list('concept', 'failures'), 
  '[{"attempt": 1, "reason": "The model is down", "detail": "HTTP 500"}]', 'why it failed, and what was told');
select is((select count(*) from private.run_steps s, jsonb_array_elements(s.usage || s.failures) entry
  where (entry ->> 'at')::timestamptz between now() and clock_timestamp()), 2::bigint, 'with the time');
select pg_temp.claim(), pg_temp.fail('concept', 'null', null), pg_temp.claim();
select is(pg_temp.list('concept', 'usage') || pg_temp.list('concept', 'failures'),
  '[{"model": "m1", "calls": 2, "attempt": 1}, {"attempt": 1, "reason": "The model is down", "detail": "HTTP 500"},
    {"attempt": 2, "reason": "The model is down", "detail": ""}]',
  'an attempt that asked no model adds nothing to what was used');
select is((select public.fail_step((claim ->> 'lease')::uuid, 'r', 'd', false, null, '{"calls": 9}')
  from claims where step = 'none'), null, 'nobody fails a step that is not theirs');
select pg_temp.finish('concept', '{}', '{"model": "m2", "calls": 1}');
select is(pg_temp.list('concept', 'usage'),
  '[{"model": "m1", "calls": 2, "attempt": 1}, {"model": "m2", "calls": 1, "attempt": 3}]', 'the last attempt adds its own');
select is(jsonb_array_length(pg_temp.list('concept', 'failures')), 2, 'and leaves the failures on record');

-- Checkpoints
select pg_temp.claim(), pg_temp.claim();
select ok(public.save_checkpoint(pg_temp.lease('market'), '{"hits": [1]}'), 'a worker saves what it found');
select ok(public.save_checkpoint(pg_temp.lease('market'), '{"hits": [1, 2]}'), 'and more of it');
select ok(not public.save_checkpoint(gen_random_uuid(), '{}'), 'with a lease only');
select ok(not public.save_checkpoint(pg_temp.lease('concept'), '{}'), 'that is its own still');
select ok(not public.save_checkpoint(null, '{}'), 'not with none');
select pg_temp.fail('market'), pg_temp.claim();
select is((select claim -> 'checkpoint' from claims where step = 'market'), '{"hits": [1, 2]}', 'the next attempt gets it');
select is((select claim ->> 'checkpoint' from claims where step = 'audience'), null, 'the other step does not');
update private.run_steps set leased_until = now() where step = 'market';
select ok(not public.save_checkpoint(pg_temp.lease('market'), '{}'), 'a lapsed lease saves nothing');
select pg_temp.claim(), pg_temp.fail('market');
select is((select status from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'), 'error',
  'the run fails');
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111');
select is(pg_temp.claim() || ' ' || pg_temp.claim(), 'audience market', 'and is begun again');
select is((select claim -> 'checkpoint' from claims where step = 'market'), '{"hits": [1, 2]}',
  'without searching again');
select pg_temp.finish('market', '{"engine": {"id": "openai", "model": "m2", "domain": null, "sections": {"concept": 1}}}');
select is((select checkpoint from private.run_steps where step = 'market'), null, 'what is finished needs none');

-- Writers of sections
select is(pg_temp.engine(),
  '{"id": "openai", "model": "m2", "domain": null, "sections": {"market": {"id": "openai", "model": "m2"}}}',
  'a section names its writer');
select pg_temp.finish('audience', '{"engine": {"id": "built-in", "domain": {"id": "pets"}}}');
select is(pg_temp.engine(), '{"id": "built-in", "domain": {"id": "pets"}, "sections": {
  "market": {"id": "openai", "model": "m2"}, "audience": {"id": "built-in", "model": null}}}', 'beside that of the other');
select is((select jsonb_object_agg(section, writer) from private.report_sections where writer is not null),
  '{"market": {"id": "openai", "model": "m2", "domain": null}, "audience": {"id": "built-in", "domain": {"id": "pets"}}}',
  'also for operators');
create temporary table noted as select pg_temp.engine() as engine;
select pg_temp.claim();
select pg_temp.finish('evidence', '{"engine": {"id": "deepseek"}, "real_citations": []}');
select is(pg_temp.engine(), engine, 'the evidence is written by nobody') from noted;
select is((select status from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'), 'completed',
  'and completes the report');

-- Limits of the lists
create function pg_temp.kept(most integer) returns text language sql as $$
  select concat_ws(' ', jsonb_array_length(list), list -> 0 ->> 'detail', list -> -1 ->> 'detail')
  from private.append_capped(
    (select jsonb_agg(jsonb_build_object('detail', n)) from generate_series(1, most) n), most, 1, '{"detail": "last"}') list
$$;
select is(pg_temp.kept(50), '50 2 last', 'of many entries the newest stay');

select * from finish();
rollback;
