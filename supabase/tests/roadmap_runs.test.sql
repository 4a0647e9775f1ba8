-- How a roadmap is requested, written in two steps, taken over, ended and shown.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(60);

-- Deletes all other rows; the rollback restores them.
delete from public.idea_validations;
insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a2222222-2222-4222-8222-222222222222', 'Theirs', 'completed'),
  ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'Early', 'analyzing');

create temporary table begun (id integer generated always as identity, answer jsonb);
create temporary table claims (id integer generated always as identity, claim jsonb);

create function pg_temp.begin_it(
  who text default 'a1111111-1111-4111-8111-111111111111', project text default 'b1111111-1111-4111-8111-111111111111',
  phase text default 'interactive', existing uuid default null
) returns text language sql as $$
  insert into begun (answer) values (public.begin_roadmap(who::uuid, project::uuid, phase, existing));
  select answer ->> 'outcome' from begun order by id desc limit 1
$$;
create function pg_temp.roadmap() returns uuid language sql as $$
  select id from public.roadmaps
  where validation_id = 'b1111111-1111-4111-8111-111111111111' and phase = 'interactive'
$$;
create function pg_temp.key() returns jsonb language sql as $$
  select answer -> 'run' from begun where answer ->> 'outcome' = 'started' order by id desc limit 1
$$;
create function pg_temp.claim(key jsonb default pg_temp.key()) returns text language sql as $$
  insert into claims (claim) values (public.claim_step((key ->> 'run')::uuid, (key ->> 'fence')::uuid, 60));
  select claim ->> 'step' from claims order by id desc limit 1
$$;
create function pg_temp.claimed() returns jsonb language sql as $$
  select claim from claims where claim is not null order by id desc limit 1
$$;
create function pg_temp.finish(content jsonb default null, lease uuid default (pg_temp.claimed() ->> 'lease')::uuid)
returns jsonb language sql as $$
  select public.finish_step(lease, jsonb_build_object(
    'section', jsonb_build_object('of', pg_temp.claimed() ->> 'step'), 'content', content), '{"calls": 1}')
$$;
create function pg_temp.fail(retryable boolean, not_before timestamptz default null) returns text language sql as $$
  select public.fail_step((pg_temp.claimed() ->> 'lease')::uuid, 'The model is busy', 'HTTP 529', retryable,
    not_before) ->> 'outcome'
$$;
create function pg_temp.state() returns text language sql as $$
  select concat_ws(', ', r.status, case when r.generating then 'generating' end, r."statusDetail",
    r.content ->> 'name', 'draft ' || (d.content ->> 'name'))
  from public.roadmaps r left join public.roadmap_drafts d on d.roadmap_id = r.id
  where r.id = pg_temp.roadmap()
$$;
create function pg_temp.age(passed interval default '5 minutes') returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed, not_before = not_before - passed;
  update private.runs
  set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed
$$;
create function pg_temp.publish() returns void language sql as $$
  update public.roadmaps set status = 'published' where id = pg_temp.roadmap()
$$;

-- Refusals
select is(pg_temp.begin_it(project => 'b9999999-9999-4999-8999-999999999999'), 'not_found', 'an unknown validation');
select is(pg_temp.begin_it(project => 'b2222222-2222-4222-8222-222222222222'), 'not_found', 'is like a foreign one');
select is(pg_temp.begin_it(phase => 'mvp'), 'forbidden', 'a phase has to be open');
select is(pg_temp.begin_it(project => 'b3333333-3333-4333-8333-333333333333'), 'not_completed', 'the report complete');
select is(pg_temp.begin_it(), 'planning_missing', 'and the project planned');
select throws_ok($$ select pg_temp.begin_it(phase => 'beta') $$, '22023', null, 'a phase is one of four');
select is((select count(*) from public.roadmaps), 0::bigint, 'a refusal leaves nothing behind');
insert into public.project_planning (validation_id, platforms) values ('b1111111-1111-4111-8111-111111111111', '{web}');
set local role authenticated;
select throws_ok($$ select public.begin_roadmap('a1111111-1111-4111-8111-111111111111',
  'b1111111-1111-4111-8111-111111111111', 'interactive') $$, '42501', null, 'people do not begin runs themselves');
select throws_ok('select public.sweep_runs()', '42501', null, 'nor sweep');
reset role;

-- Life
select is(pg_temp.begin_it(), 'started', 'a run starts');
select is(pg_temp.state(), 'in_progress, generating, Step 1/2: Breaking the work down into tasks', 'which can be read');
select is(pg_temp.begin_it(), 'running', 'once');
select is(pg_temp.begin_it('a3333333-3333-4333-8333-333333333333'), 'running', 'whoever asks');
select is(pg_temp.claim(pg_temp.key() || jsonb_build_object('fence', gen_random_uuid())), null, 'a wrong fence claims nothing');
select is(pg_temp.claim(), 'tasks', 'the tasks come first');
select is(pg_temp.claimed() #>> '{validation,originalIdea}' || ' ' || (pg_temp.claimed() #>> '{planning,platforms,0}')
  || ' ' || (pg_temp.claimed() #>> '{rates,western-europe,designer}')::numeric::int || ' ' || (pg_temp.claimed() ->> 'requester'),
  'Mine web 75 owner', 'with report, plan and rates');
select is(pg_temp.claim(), null, 'and alone');
select throws_ok($$ select pg_temp.finish('{"name": "Early"}') $$, '22023', null, 'content comes with the last step');
select is(pg_temp.finish(), '{"claimable": 1, "completed": false}', 'a step is finished');
select is(pg_temp.finish(), null, 'once');
select is(pg_temp.state(), 'in_progress, generating, Step 2/2: Milestones, deliverables and risks', 'the second begins');
select is(pg_temp.claim(), 'delivery', 'it can be claimed');
select is(pg_temp.claimed() -> 'sections', '{"tasks": {"of": "tasks"}}', 'with what the first one wrote');
select throws_ok('select pg_temp.finish()', '22023', null, 'the last step brings the content');

-- Takeover
select pg_temp.age();
select ok(not public.renew_lease((pg_temp.claimed() ->> 'lease')::uuid, 60), 'a lapsed lease is not renewed');
select is(pg_temp.finish('{"name": "Late"}'), null, 'nor is its result taken');
select is(pg_temp.begin_it(), 'started', 'a dead run is taken over');
select is(pg_temp.claim((select answer -> 'run' from begun where answer ->> 'outcome' = 'started'
  order by id limit 1)), null, 'the old fence claims nothing');
select is(pg_temp.claim(), 'delivery', 'finished steps stay finished');
select is(pg_temp.claimed() ->> 'attempt', '2', 'attempts are counted on');
select is(pg_temp.finish('{"name": "One"}'), '{"claimable": 0, "completed": true}', 'the last step completes the run');
select is(pg_temp.state(), 'draft, draft One', 'with a draft');
select is((select content from public.roadmaps where id = pg_temp.roadmap()), null, 'that nobody else reads');
select is(pg_temp.begin_it(), 'exists', 'what is there is not written again');
select is(pg_temp.begin_it(existing => pg_temp.roadmap()), 'in_review', 'nor for its founder while it waits for review');
select is(pg_temp.state(), 'draft, draft One', 'which leaves the draft as it is');

-- A second request, by an administrator, while the published version stays
select pg_temp.publish();
select is(pg_temp.begin_it('a3333333-3333-4333-8333-333333333333', existing => gen_random_uuid()), 'wrong_roadmap',
  'the roadmap has to be of that phase');
select is(pg_temp.begin_it('a3333333-3333-4333-8333-333333333333', existing => pg_temp.roadmap()), 'started',
  'administrators have it written anew');
select is(pg_temp.state(), 'published, generating, Step 1/2: Breaking the work down into tasks, One',
  'the published version stays');
select is(pg_temp.claim() || pg_temp.finish()::text || pg_temp.claim() || pg_temp.finish('{"name": "Two"}')::text,
  'tasks{"claimable": 1, "completed": false}delivery{"claimable": 0, "completed": true}', 'both steps are new');
select is(pg_temp.state(), 'published, One, draft Two', 'the new version waits beside it');
select is(pg_temp.begin_it('a3333333-3333-4333-8333-333333333333', existing => pg_temp.roadmap()), 'started',
  'and is written anew');
select is(pg_temp.state(), 'published, generating, Step 1/2: Breaking the work down into tasks, One, draft Two',
  'which publishes nothing');

-- Failures
select is(pg_temp.claim() || ' ' || pg_temp.fail(true, clock_timestamp() + interval '2 minutes'), 'tasks retry',
  'what may pass is tried again');
select is(pg_temp.claim(), null, 'not before its time');
select pg_temp.age();
select is(pg_temp.claim() || ' ' || pg_temp.fail(false), 'tasks failed', 'what will not pass ends the run');
select is(pg_temp.state(), 'published, The model is busy, One, draft Two', 'with its reason, and changes nothing else');
select is((select jsonb_agg(f ->> 'detail') from private.run_steps, jsonb_array_elements(failures) f),
  '["HTTP 529", "HTTP 529"]', 'administrators can read why');
select is(pg_temp.begin_it('a3333333-3333-4333-8333-333333333333', existing => pg_temp.roadmap()), 'started',
  'it can be tried again');
select pg_temp.age();
select is(jsonb_array_length(public.sweep_runs()), 1, 'a run that nobody claims is handed to the sweeper');
select is(public.sweep_runs(), '[]', 'once');
select pg_temp.age('20 minutes');
select is(public.sweep_runs()::text || ' ' || pg_temp.state(),
  '[] published, The generation stopped unexpectedly. Generate the roadmap again to continue where it stopped., One, '
  || 'draft Two', 'after fifteen minutes it ends');

-- Without a review
delete from public.roadmaps;
update public.roadmap_settings set publish_automatically = true;
create function pg_temp.run_by(who text) returns text language sql as $$
  select pg_temp.begin_it(who);
  select pg_temp.claim();
  select pg_temp.finish();
  select pg_temp.claim();
  select pg_temp.finish('{"name": "At once"}');
  select pg_temp.state()
$$;
select is(pg_temp.run_by('a1111111-1111-4111-8111-111111111111'), 'published, At once',
  'what its founder asked for is published where nobody reviews');
delete from public.roadmaps;
select is(pg_temp.run_by('a3333333-3333-4333-8333-333333333333'), 'draft, draft At once',
  'what an administrator asked for is not');
delete from public.roadmaps;
select is(pg_temp.begin_it() || ' ' || pg_temp.claim() || ' ' || pg_temp.fail(false), 'started tasks failed',
  'what its founder asked for may fail');
select is(pg_temp.run_by('a3333333-3333-4333-8333-333333333333'), 'published, At once',
  'and stays theirs when an administrator helps it on');
select is(pg_temp.begin_it('a3333333-3333-4333-8333-333333333333', existing => pg_temp.roadmap()), 'started',
  'the next version');
select is((select requester from private.runs where roadmap_id = pg_temp.roadmap()), 'admin',
  'is the administrator''s');
insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id)
values ('a1111111-1111-4111-8111-111111111111', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111');
select is(pg_temp.begin_it(phase => 'production'), 'started', 'a bought phase is open');
delete from public.idea_validations;
select is((select count(*) from private.runs) + (select count(*) from private.run_steps), 0::bigint,
  'a deleted validation takes the run along');

select * from finish();
rollback;
