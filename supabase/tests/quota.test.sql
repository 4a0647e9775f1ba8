begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(38);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.free_plan_limits;
insert into public.free_plan_limits default values;

-- Ideas are called v1, v2, …; their ids are derived from their names.
create function pg_temp.id(name text) returns uuid language sql immutable as $$ select md5(name)::uuid $$;
create function pg_temp.idea(name text, owner uuid default 'a1111111-1111-4111-8111-111111111111') returns void
language sql as $$
  insert into public.idea_validations (id, "userId", "originalIdea") values (pg_temp.id(name), owner, name)
$$;
create function pg_temp.begin(name text, caller uuid default 'a1111111-1111-4111-8111-111111111111') returns text
language sql as $$ select public.begin_validation(caller, pg_temp.id(name)) ->> 'outcome' $$;
create function pg_temp.charges(name text) returns text language sql as $$
  select string_agg(source || ' ' || state, ', ' order by created_at, state)
  from private.charges where validation_id = pg_temp.id(name)
$$;
create function pg_temp.claim(name text) returns jsonb language sql as $$
  select public.claim_step(id, fence, 60) from private.runs
  where validation_id = pg_temp.id(name)
$$;
create function pg_temp.status(name text) returns text language sql as $$
  select concat_ws(': ', status, "statusDetail") from public.idea_validations where id = pg_temp.id(name)
$$;
create function pg_temp.fail(name text) returns void language sql as $$
  select private.fail_run(r, 'Provider down') from private.runs r where validation_id = pg_temp.id(name)
$$;
create function pg_temp.finish(name text) returns void language plpgsql as $$
declare claim jsonb;
begin
  loop
    claim := pg_temp.claim(name);
    exit when claim is null;
    perform public.finish_step((claim ->> 'lease')::uuid, '{}', null);
  end loop;
end $$;
select pg_temp.idea(name) from unnest('{v1,v2,v3,v4,v5,v6,v7}'::text[]) name;
select pg_temp.idea('theirs', 'a2222222-2222-4222-8222-222222222222');
select pg_temp.idea('admins', 'a3333333-3333-4333-8333-333333333333');

-- Access
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select public.begin_validation(auth.uid(), gen_random_uuid()) $$, '42501', null,
  'people cannot begin a run themselves');
select throws_ok($$ select private.begin_validation(auth.uid(), gen_random_uuid(), null) $$, '42501', null, 'in no way');
select throws_ok('select * from private.charges', '42501', null, 'charges are out of reach');
set local role service_role;
select throws_ok('select * from private.charges', '42501', null, 'also for the service');
select is(public.begin_validation('a1111111-1111-4111-8111-111111111111', gen_random_uuid()),
  '{"outcome": "not_found"}', 'an unknown validation is not found');
select is(public.begin_validation(gen_random_uuid(), gen_random_uuid()) ->> 'outcome', 'not_found',
  'nor is one of an unknown caller');
select is(public.begin_validation(null, null) ->> 'outcome', 'not_found', 'nor is nothing');
reset role;
select is(pg_temp.begin('theirs'), 'not_found', 'nor is that of somebody else');
select is(pg_temp.status('theirs'), 'pending', 'which stays as it was');

-- One free validation
select is(pg_temp.begin('v1'), 'started', 'the first one is free');
select is(pg_temp.charges('v1'), 'free held', 'its charge is held');
select is(pg_temp.begin('v1'), 'running', 'beginning twice starts one run');
select is(pg_temp.charges('v1'), 'free held', 'and charges once');
select is(pg_temp.begin('v2'), 'quota_exceeded', 'a held charge counts');
select is(pg_temp.status('v2'),
  'error: Validation limit reached. Please upgrade to our Pro plan to validate more ideas.',
  'the founder reads why');
select is(pg_temp.charges('v2'), null, 'and nothing is charged');

-- Release and retry
select pg_temp.fail('v1');
select is(pg_temp.charges('v1') || ' | ' || pg_temp.status('v1'), 'free released | error: Provider down',
  'a failed run costs nothing');
select pg_temp.fail('v1');
select is(pg_temp.charges('v1'), 'free released', 'it is released once');
select is(pg_temp.begin('v1'), 'started', 'a retry starts it again');
select is(pg_temp.charges('v1'), 'free held, free released', 'with a charge of its own');
select pg_temp.finish('v1');
select is(pg_temp.charges('v1') || ' | ' || pg_temp.status('v1'), 'free released, free settled | completed',
  'a completed run is settled');
select is(pg_temp.begin('v1'), 'already', 'a completed validation is not run again');
select is(pg_temp.begin('v2'), 'quota_exceeded', 'a settled charge counts');
delete from public.idea_validations where id = pg_temp.id('v1');
select is(pg_temp.charges('v1'), 'free released, free settled', 'a charge outlives its validation');
select is(pg_temp.begin('v2'), 'quota_exceeded', 'deleting a report gives nothing back');

-- Packs
insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas)
values ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-2', 2);
select is(pg_temp.begin('v2') || ', ' || pg_temp.begin('v3') || ', ' || pg_temp.begin('v4'),
  'started, started, quota_exceeded', 'a pack adds its ideas and no more');
select is(pg_temp.charges('v2') || ', ' || pg_temp.charges('v3'), 'pack held, pack held', 'charged to the pack');
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is(public.get_my_entitlements() - '{phases,free_phases}'::text[],
  '{"pro": false, "admin": false, "used": 3, "allowed": 3, "plan": "free", "pro_until": null, "free_left": 0,
    "packs_left": 0, "bought": 2}', 'the entitlements agree');
delete from public.idea_validations where id = pg_temp.id('v3');
select is(pg_temp.charges('v3'), 'pack released', 'a run that is deleted before any work costs nothing');

-- Pro and administrators
insert into public.user_subscriptions (user_id, plan_id, valid_until, payment_id)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 month', 'month-1');
select is(pg_temp.begin('v4') || ', ' || pg_temp.begin('v5') || ', ' || pg_temp.begin('v6'),
  'started, started, started', 'Pro is unlimited');
select is(pg_temp.charges('v4'), 'pro held', 'charged to Pro');
update public.user_subscriptions set valid_until = now() - interval '1 day' where payment_id = 'month-1';
select is(public.get_my_entitlements() - '{phases,free_phases}'::text[],
  '{"pro": false, "admin": false, "used": 2, "allowed": 3, "plan": "multi-idea", "pro_until": null, "free_left": 0,
    "packs_left": 1, "bought": 2}', 'what Pro paid does not use up the pack');
select is(pg_temp.begin('v7'), 'started', 'which goes on after Pro');
select is(pg_temp.begin('admins', 'a3333333-3333-4333-8333-333333333333') || ', ' || pg_temp.charges('admins'),
  'started, admin held', 'administrators are unlimited');

-- Deleting a validation during its run
select pg_temp.claim('v5');
delete from public.idea_validations where id = pg_temp.id('v5');
select is(pg_temp.charges('v5'), 'pro settled', 'a run that is deleted during its first step is paid');
select public.finish_step((pg_temp.claim('v6') ->> 'lease')::uuid, '{}', null);
delete from public.idea_validations where id = pg_temp.id('v6');
select is(pg_temp.charges('v6'), 'pro settled', 'and so is one of which something can be read');

-- Direct inserts of charges
select throws_ok($$ insert into private.charges (user_id, validation_id, source)
  select user_id, validation_id, source from private.charges where state = 'held' limit 1 $$, '23505', null,
  'a validation cannot be charged twice');

-- Deleting the account
delete from auth.users where id = 'a1111111-1111-4111-8111-111111111111';
select is_empty($$
  select user_id from private.charges where user_id = 'a1111111-1111-4111-8111-111111111111'
  union all select id from public.profiles where id = 'a1111111-1111-4111-8111-111111111111'
  union all select validation_id from private.runs
    where validation_id in (select pg_temp.id('v' || n) from generate_series(1, 7) n)
  union all select id from public.idea_validations where "userId" = 'a1111111-1111-4111-8111-111111111111'
$$, 'a deleted account leaves nothing behind');

select * from finish();
rollback;
