-- The counts behind administrators' figures: runs and failures at the time they happened.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(15);

-- Deletes all other rows; the rollback restores them.
delete from public.idea_validations;
delete from private.run_log;
delete from private.attempt_log;
insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", created_at) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread', now() - interval '20 days'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Soup', now());

create function pg_temp.today() returns text language sql as $$
  select concat_ws(' ', completed, failed, others) from private.runs_by_day(7) order by day desc limit 1 $$;
create temporary table run (key jsonb);
create function pg_temp.begin_it(section text default null) returns void language sql as $$
  delete from run;
  insert into run select case when section is null
    then public.begin_validation('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111')
    else public.begin_rerun('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111', array[section])
  end -> 'run' $$;
create function pg_temp.lease() returns uuid language sql as $$
  select (public.claim_step((key ->> 'run')::uuid, (key ->> 'fence')::uuid, 600) ->> 'lease')::uuid from run $$;

select is(pg_temp.today(), '0 0 0', 'ideas that never began are no runs');
select pg_temp.begin_it();
select is(pg_temp.today(), '0 0 1', 'an old idea that is started today is a run of today');
update private.runs set touched_at = '-infinity', handed_over_until = null;
select pg_temp.begin_it();
select is(pg_temp.today(), '0 0 1', 'and still the same one when it is taken over');
select public.fail_step(pg_temp.lease(), 'Busy. Please try again.', 'HTTP 503', true);
select public.fail_step(pg_temp.lease(), 'Busy. Please try again.', 'HTTP 503', false);
select is(pg_temp.today(), '0 1 0', 'a run that fails has failed');
select results_eq($$ select kind, failed from private.failures_since(now() - interval '1 day') $$,
  $$ values ('Busy', 2::bigint) $$, 'each failed attempt counts by what was told');
select pg_temp.begin_it();
select public.finish_step(pg_temp.lease(), '{}', null) from generate_series(1, 4);
select is(pg_temp.today(), '1 1 0', 'tried again with success there were two runs');
select pg_temp.begin_it('audience');
select is(pg_temp.today(), '1 1 1', 'a section that is written again is one more');
select public.fail_step(pg_temp.lease(), 'Down.', 'HTTP 500', false);
select is(pg_temp.today(), '1 2 0', 'which may fail');
select pg_temp.begin_it('audience');
select public.finish_step(pg_temp.lease(), '{}', null) from generate_series(1, 2);
select is(pg_temp.today(), '2 2 0', 'or be done');
insert into public.project_planning (validation_id) values ('b1111111-1111-4111-8111-111111111111');
delete from run;
insert into run select public.begin_roadmap('a3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111',
  'mvp') -> 'run';
select is(pg_temp.today(), '2 2 1', 'a roadmap is a run too');
select public.finish_step(pg_temp.lease(), '{}', null);
select public.finish_step(pg_temp.lease(), '{"content": {}}', null);
select is(pg_temp.today(), '3 2 0', 'until it is written');
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b2222222-2222-4222-8222-222222222222');
delete from public.idea_validations;
select is(pg_temp.today(), '3 2 1', 'what is deleted stays counted, unended where it had not ended');
select is((select sum(failed) from private.failures_since(now() - interval '1 day')), 3::numeric, 'and so do failures');
select is((select count(*) from private.failures_since(now() + interval '1 minute')), 0::bigint, 'of the time that is asked for');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is(public.get_admin_figures(7) -> 'days' -> 6 -> 'failed', '2', 'administrators read of them');

select * from finish();
rollback;
