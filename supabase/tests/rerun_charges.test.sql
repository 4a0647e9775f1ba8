begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(39);

insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas)
values ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-5', 5);
delete from public.free_plan_limits;

-- Reports are called r1, r2, …; their ids are derived from their names.
create function pg_temp.id(name text) returns uuid language sql immutable as $$ select md5(name)::uuid $$;
create temporary table claims (name text primary key, claim jsonb);
create function pg_temp.claim(name text) returns text language plpgsql as $$
declare made jsonb;
begin
  select public.claim_step(id, fence, 60) into made from private.runs
  where validation_id = pg_temp.id(name) and state = 'running';
  if made is not null then
    insert into claims values (claim.name, made) on conflict on constraint claims_pkey do update set claim = excluded.claim;
  end if;
  return made ->> 'step';
end $$;
create function pg_temp.finish(of_name text) returns jsonb language sql as $$
  select public.finish_step((claim ->> 'lease')::uuid, '{}', null) from claims where name = of_name
$$;
create function pg_temp.fail(of_name text, retryable boolean, reason text default 'The model is down') returns text
language sql as $$
  select public.fail_step((claim ->> 'lease')::uuid, reason, 'HTTP 500', retryable,
    case when reason = '' then now() + interval '1 hour' end) ->> 'outcome'
  from claims where name = of_name
$$;
create function pg_temp.run(name text) returns text language plpgsql as $$
begin
  while pg_temp.claim(name) is not null loop
    perform pg_temp.finish(name);
  end loop;
  return (select status from public.idea_validations where id = pg_temp.id(name));
end $$;
create function pg_temp.report(name text) returns text language plpgsql as $$
begin
  insert into public.idea_validations (id, "userId", "originalIdea")
  values (pg_temp.id(name), 'a1111111-1111-4111-8111-111111111111', name);
  perform public.begin_validation('a1111111-1111-4111-8111-111111111111', pg_temp.id(name));
  return pg_temp.run(name);
end $$;
create function pg_temp.begin(name text, section text default 'market') returns text language sql as $$
  select public.begin_rerun('a1111111-1111-4111-8111-111111111111', pg_temp.id(name), array[section]) ->> 'outcome'
$$;
create function pg_temp.charges(name text) returns text language sql as $$
  select string_agg(kind || ' ' || state, ', ' order by kind desc, state)
  from private.charges where validation_id = pg_temp.id(name)
$$;
create function pg_temp.rerun(name text) returns text language sql as $$
  select concat_ws(' ', (rerun -> 'sections' ->> 0), rerun ->> 'state', rerun ->> 'reason')
  from public.idea_validations where id = pg_temp.id(name)
$$;
create function pg_temp.age(name text, passed interval) returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed
  where run_id in (select id from private.runs where validation_id = pg_temp.id(name));
  update private.runs set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed
  where validation_id = pg_temp.id(name);
  alter table public.idea_validations disable trigger stamp;
  update public.idea_validations set updated_at = updated_at - passed, completed_at = completed_at - passed
  where id = pg_temp.id(name);
  alter table public.idea_validations enable trigger stamp;
$$;

-- Reruns are free for a day
select is(pg_temp.report('r1'), 'completed', 'a report is there');
select pg_temp.age('r1', '23 hours 59 minutes');
select is(pg_temp.begin('r1') || ' ' || pg_temp.run('r1'), 'started completed', 'until the last minute of a day');
select is(pg_temp.begin('r1', 'concept') || ' ' || pg_temp.run('r1'), 'started completed', 'each section');
select is(pg_temp.charges('r1'), 'validation settled', 'costs nothing');
select pg_temp.begin('r1'), pg_temp.claim('r1'), pg_temp.age('r1', '2 minutes');
select is(pg_temp.begin('r1') || ', ' || pg_temp.charges('r1'), 'started, validation settled',
  'what began in time is taken over for nothing');
select pg_temp.run('r1');

-- Later reruns are charged
update public.user_subscriptions set ideas = 1 where user_id = 'a1111111-1111-4111-8111-111111111111';
select is(pg_temp.begin('r1') || ': ' || pg_temp.rerun('r1'), 'quota_exceeded: ', 'without anything left there is none');
select is(pg_temp.claim('r1'), null, 'nothing runs');
select is((select status from public.idea_validations where id = pg_temp.id('r1')), 'completed', 'the report stays');
update public.user_subscriptions set ideas = 20 where user_id = 'a1111111-1111-4111-8111-111111111111';
select is(pg_temp.begin('r1') || ', ' || pg_temp.charges('r1'), 'started, validation settled, rerun held',
  'a pack pays for it');
select is(pg_temp.begin('r1') || ', ' || pg_temp.charges('r1'), 'running, validation settled, rerun held', 'once');
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is(public.get_my_entitlements() ->> 'used', '2', 'as one more validation');
select pg_temp.claim('r1');
select is(pg_temp.fail('r1', true), 'retry', 'a failure that may pass is tried again');
select pg_temp.claim('r1'), pg_temp.age('r1', '2 minutes');
select is(pg_temp.begin('r1') || ', ' || pg_temp.charges('r1'), 'started, validation settled, rerun held',
  'taking it over costs no second charge');
select pg_temp.claim('r1'), pg_temp.age('r1', '2 minutes');
select is(pg_temp.begin('r1', 'audience') || ', ' || pg_temp.charges('r1'),
  'started, validation settled, rerun held, rerun released', 'the one that gives way gets its charge back');
select pg_temp.claim('r1');
select is(pg_temp.fail('r1', false), 'failed', 'a failure that will not pass ends it');
select is(pg_temp.rerun('r1') || ', ' || pg_temp.charges('r1'),
  'audience failed The model is down, validation settled, rerun released, rerun released', 'and costs nothing');
select is((select status || coalesce("statusDetail", '') from public.idea_validations where id = pg_temp.id('r1')),
  'completed', 'the report stays completed');
select is(pg_temp.begin('r1') || ' ' || pg_temp.run('r1') || ', ' || pg_temp.charges('r1'),
  'started completed, validation settled, rerun released, rerun released, rerun settled', 'a rerun that is done is paid');
select is(pg_temp.begin('r1') || ', ' || pg_temp.charges('r1'),
  'started, validation settled, rerun held, rerun released, rerun released, rerun settled', 'and so is the next');
select throws_ok($$ insert into private.charges (user_id, validation_id, source, kind)
  select user_id, validation_id, source, kind from private.charges where state = 'held' $$, '23505', null,
  'one charge is held at a time');

-- Attempts that end without a report, or without a reason
select pg_temp.claim('r1'), pg_temp.age('r1', '2 minutes') from generate_series(1, 3);
select is(pg_temp.claim('r1'), null, 'a section that died three times is not tried again');
select is(pg_temp.rerun('r1'), 'market failed The section could not be written: the work on it stopped unexpectedly. '
  || 'Your report is as it was, and nothing was charged.', 'its rerun fails');
select pg_temp.begin('r1'), pg_temp.claim('r1'), pg_temp.fail('r1', false, '');
select is(pg_temp.rerun('r1'), 'market failed The section could not be written: the work on it stopped unexpectedly. '
  || 'Your report is as it was, and nothing was charged.', 'nor is one that gives no reason');
select is((select string_agg(step, ', ') from private.run_steps where not_before is not null), null, 'its steps wait for nothing');
select pg_temp.begin('r1'), pg_temp.claim('r1'), pg_temp.fail('r1', false, repeat('x', 600));
select is(length(pg_temp.rerun('r1')), length('market failed ') + 500, 'a long reason is cut');
select is((select string_agg(state, ', ') from private.charges where kind = 'rerun' and state = 'held'), null,
  'no charge is left behind');

-- Deleting a report while one of its sections is rewritten
select pg_temp.report('r2'), pg_temp.age('r2', '25 hours'), pg_temp.begin('r2');
delete from public.idea_validations where id = pg_temp.id('r2');
select is(pg_temp.charges('r2'), 'validation settled, rerun released', 'before any work it costs nothing more');
select pg_temp.report('r3'), pg_temp.age('r3', '25 hours'), pg_temp.begin('r3'), pg_temp.claim('r3');
delete from public.idea_validations where id = pg_temp.id('r3');
select is(pg_temp.charges('r3'), 'validation settled, rerun settled', 'while it is written it does');
select is(pg_temp.finish('r3'), null, 'its worker has nothing to finish');
select pg_temp.report('r4'), pg_temp.age('r4', '25 hours'), pg_temp.begin('r4'), pg_temp.claim('r4'), pg_temp.finish('r4');
delete from public.idea_validations where id = pg_temp.id('r4');
select is(pg_temp.charges('r4'), 'validation settled, rerun settled', 'and once it is written');
select is_empty($$ select kind from private.runs where validation_id = pg_temp.id('r4')
  union all select section from private.section_versions where validation_id = pg_temp.id('r4') $$, 'nothing of it is left');

-- Other sections that were rewritten earlier, or whose rewrite failed
select pg_temp.report('r7'), pg_temp.begin('r7', 'audience'), pg_temp.run('r7'), pg_temp.age('r7', '25 hours');
select pg_temp.begin('r7');
delete from public.idea_validations where id = pg_temp.id('r7');
select is(pg_temp.charges('r7'), 'validation settled, rerun released', 'a rerun that was completed before settles no other');
select pg_temp.report('r8'), pg_temp.begin('r8', 'audience'), pg_temp.claim('r8'), pg_temp.fail('r8', false);
select pg_temp.age('r8', '25 hours'), pg_temp.begin('r8'), pg_temp.claim('r8');
delete from public.idea_validations where id = pg_temp.id('r8');
select is(pg_temp.charges('r8'), 'validation settled, rerun settled', 'and one that failed before releases no other');

-- Users without a limit
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 month');
select pg_temp.report('r5'), pg_temp.age('r5', '25 hours');
select is(pg_temp.begin('r5') || ', ' || pg_temp.charges('r5'), 'started, validation settled, rerun held', 'Pro pays with Pro');
select is((select source from private.charges where validation_id = pg_temp.id('r5') and kind = 'rerun'), 'pro',
  'and not with a pack');
select is(pg_temp.run('r5') || ', ' || pg_temp.charges('r5'), 'completed, validation settled, rerun settled', 'to the end');

-- Reports stored without step records
insert into public.idea_validations (id, "userId", "originalIdea", status)
values (pg_temp.id('r6'), 'a1111111-1111-4111-8111-111111111111', 'r6', 'completed');
select is(pg_temp.begin('r6') || coalesce(pg_temp.charges('r6'), ''), 'not_completed', 'cannot be written anew');

update public.idea_validations set status = 'error' where id = pg_temp.id('r5');
select is(pg_temp.begin('r5'), 'not_completed', 'nor one that is not complete any more');
select is(public.begin_rerun(gen_random_uuid(), pg_temp.id('r5'), array['market']) ->> 'outcome', 'not_found',
  'nor by an account that is not there');

select * from finish();
rollback;
