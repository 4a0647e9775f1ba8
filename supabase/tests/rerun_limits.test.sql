begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(16);

insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas)
values ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-2', 2);
delete from public.free_plan_limits;

-- Begins, claims, finishes and fails the steps of one report.
create function pg_temp.id() returns uuid language sql immutable as $$
  select 'b1111111-1111-4111-8111-111111111111'::uuid
$$;
create temporary table claims (claim jsonb);
create function pg_temp.claim() returns text language plpgsql as $$
begin
  delete from claims;
  insert into claims select made from private.runs r, public.claim_step(r.id, fence, 60) made
  where state = 'running' and made is not null;
  return (select claim ->> 'step' from claims);
end $$;
create function pg_temp.lease() returns uuid language sql as $$ select (claim ->> 'lease')::uuid from claims $$;
create function pg_temp.checkpoint() returns text language sql as $$
  select coalesce(claim ->> 'checkpoint', 'none') from claims
$$;
create function pg_temp.fail() returns text language sql as $$
  select public.fail_step(pg_temp.lease(), 'The model is down', 'HTTP 500', false, null, '{"calls": 1}') ->> 'outcome'
$$;
create function pg_temp.run() returns text language plpgsql as $$
begin
  while pg_temp.claim() is not null loop
    perform public.finish_step(pg_temp.lease(), '{}', null);
  end loop;
  return (select status from public.idea_validations where id = pg_temp.id());
end $$;
create function pg_temp.begin(section text default 'market') returns text language sql as $$
  select public.begin_rerun('a1111111-1111-4111-8111-111111111111', pg_temp.id(), array[section]) ->> 'outcome'
$$;
create function pg_temp.begun() returns integer language sql as $$
  select begun from private.free_reruns where validation_id = pg_temp.id()
$$;
create function pg_temp.age(passed interval) returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed;
  update private.runs
  set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed;
  alter table public.idea_validations disable trigger stamp;
  update public.idea_validations set updated_at = updated_at - passed, completed_at = completed_at - passed;
  alter table public.idea_validations enable trigger stamp;
$$;

insert into public.idea_validations (id, "userId", "originalIdea")
values (pg_temp.id(), 'a1111111-1111-4111-8111-111111111111', 'Idea');
select public.begin_validation('a1111111-1111-4111-8111-111111111111', pg_temp.id()), pg_temp.run();

-- The checkpoint of a failed rerun
select pg_temp.begin(), pg_temp.claim(), public.save_checkpoint(pg_temp.lease(), '{"hits": 1}');
select is(pg_temp.fail(), 'failed', 'a rerun fails');
select is(pg_temp.begin() || ' ' || pg_temp.claim() || ' ' || pg_temp.checkpoint(), 'started market {"hits": 1}',
  'the next one of the same section goes on with what it found out');
select is(pg_temp.begin(), 'running', 'one that runs is not begun');
select pg_temp.age('2 minutes');
select is(pg_temp.begin() || ' ' || pg_temp.claim() || ' ' || pg_temp.checkpoint(), 'started market {"hits": 1}',
  'a dead one is taken over');
select is(pg_temp.begun(), 2, 'which counts for nothing');
select public.finish_step(pg_temp.lease(), '{}', null), pg_temp.run();
select pg_temp.begin(), pg_temp.claim();
select is(pg_temp.checkpoint(), 'none', 'what was finished begins from nothing');
select public.save_checkpoint(pg_temp.lease(), '{"hits": 2}'), pg_temp.fail();
select is(pg_temp.begin('concept') || ' ' || pg_temp.run(), 'started completed', 'the concept is written anew');
select is(pg_temp.begin() || ' ' || pg_temp.claim() || ' ' || pg_temp.checkpoint(), 'started market none',
  'and what was found out before it, for another concept, is not used');

-- Five reruns are free, including failed ones
select pg_temp.fail();
select is(pg_temp.begun(), 5, 'each one counts, also those that failed');
select is(pg_temp.begin(), 'too_many', 'there is no sixth on the first day');
select is(pg_temp.begin('audience'), 'too_many', 'of any section');
select is((select concat_ws(' ', status, rerun ->> 'state') from public.idea_validations where id = pg_temp.id()),
  'completed failed', 'the report stays as it is');
select is((select count(*) from private.charges where kind = 'rerun'), 0::bigint, 'and nothing is charged');
select pg_temp.age('25 hours');
select is(pg_temp.begin() || ' ' || pg_temp.run(), 'started completed', 'a day later the next one starts');
select is((select string_agg(state, ', ') from private.charges where kind = 'rerun'), 'settled', 'and is charged');
select is(pg_temp.begin(), 'quota_exceeded', 'as long as something is left');

select * from finish();
rollback;
