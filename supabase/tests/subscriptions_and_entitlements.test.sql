begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(31);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Project');
delete from public.user_subscriptions;
delete from public.free_plan_limits;
insert into public.free_plan_limits default values;

-- Buys a product for the owner, dated some days ago.
create function pg_temp.buy(plan text, days integer, until timestamptz default null, pack text default null,
  project uuid default null, ideas integer default null, status text default 'active') returns void
language sql as $$
  insert into public.user_subscriptions
    (user_id, plan_id, created_at, valid_until, pack_type, project_id, ideas, status)
  values ('a1111111-1111-4111-8111-111111111111', plan, now() - make_interval(days => days), until, pack,
    project, ideas, status)
$$;
create function pg_temp.mine(part text) returns jsonb language sql as $$
  select public.get_my_entitlements() -> part
$$;

-- Rights
select pg_temp.buy('multi-idea', 9, pack => 'ideas-2', ideas => 2);
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.user_subscriptions', '42501', null, 'anon reads no purchases');
select throws_ok('select public.get_my_entitlements()', '42501', null, 'and has no entitlements');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a2222222-2222-4222-8222-222222222222", "role": "authenticated"}';
select is_empty('select * from public.user_subscriptions', 'people read no purchases of others');
select throws_ok($$ insert into public.user_subscriptions (user_id, plan_id, valid_until)
  values ('a2222222-2222-4222-8222-222222222222', 'pro', now() + interval '1 year') $$, '42501', null,
  'nobody gives themselves Pro');
select throws_ok($$ update public.user_subscriptions set ideas = 1000 $$, '42501', null, 'or more ideas');
select throws_ok('delete from public.user_subscriptions', '42501', null, 'or unpays');
reset role;
grant all on public.user_subscriptions to authenticated;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ insert into public.user_subscriptions (user_id, plan_id)
  values ('a1111111-1111-4111-8111-111111111111', 'pro') $$, '42501', null,
  'not even where a host widens the grants');
select is_empty('update public.user_subscriptions set ideas = 1000 returning id', 'nor by a change');
select is_empty('delete from public.user_subscriptions returning id', 'nor by a deletion');
select is((select count(*) from public.user_subscriptions), 1::bigint, 'people read their own purchases');
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select count(*) from public.user_subscriptions where pack_type = 'ideas-2'), 1::bigint,
  'administrators read every purchase');

-- A payment counts once
reset role;
update public.user_subscriptions set payment_processor = 'dummy', payment_id = 'p-1';
select throws_ok($$ insert into public.user_subscriptions (user_id, plan_id, payment_processor, payment_id)
  values ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'dummy', 'p-1') $$, '23505', null,
  'a payment that is reported twice is refused');

-- Free
set local role authenticated;
set local request.jwt.claims = '{"sub": "a2222222-2222-4222-8222-222222222222", "role": "authenticated"}';
select is(public.get_my_entitlements(), '{"pro": false, "admin": false, "used": 0, "allowed": 1, "phases": {},
  "free_phases": ["interactive"], "plan": "free", "pro_until": null, "free_left": 1, "packs_left": 0, "bought": 0}',
  'a new account has the free limits');

-- Packs
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is(pg_temp.mine('allowed'), '3', 'packs add to the free limit');
reset role;
select pg_temp.buy('multi-idea', 8, pack => 'ideas-5', ideas => 5, status => 'canceled');
select is(pg_temp.mine('allowed'), '3', 'a canceled pack adds nothing');
select pg_temp.buy('roadmap-pack', 7, pack => 'poc-mvp', project => 'b1111111-1111-4111-8111-111111111111');
select is(pg_temp.mine('phases'),
  '{"b1111111-1111-4111-8111-111111111111": ["interactive", "poc", "mvp"]}',
  'a roadmap pack unlocks its phases in its project');
select is(pg_temp.mine('free_phases'), '["interactive"]', 'and in no other');
update public.free_plan_limits set unlocked_phases = '{production}';
select is(pg_temp.mine('free_phases'), '["interactive", "production"]',
  'interactive is always open, beside what is free');
select is(pg_temp.mine('pro'), 'false', 'packs do not make Pro');

-- Pro
select pg_temp.buy('pro', 5, until => now() + interval '1 day');
select is(pg_temp.mine('pro'), 'true', 'an active month makes Pro');
select is(pg_temp.mine('allowed'), 'null', 'which is unlimited');
select pg_temp.buy('multi-idea', 1, pack => 'ideas-1', ideas => 1);
select is(pg_temp.mine('pro'), 'true', 'a pack that was bought later does not hide Pro');
update public.pricing_plans set features = '{"validations": null, "phases": ["interactive", "poc"]}' where id = 'pro';
select is(pg_temp.mine('free_phases'), '["interactive", "poc", "production"]', 'the phases of a Pro plan are open');
select pg_temp.buy('pro', 4, until => now() + interval '1 day', status => 'canceled');
select is(pg_temp.mine('pro'), 'false', 'the latest recurring row decides');
select pg_temp.buy('pro', 3, until => now() - interval '1 second');
select is(pg_temp.mine('pro'), 'false', 'a month that is over makes no Pro');
select pg_temp.buy('pro', 2);
select is(pg_temp.mine('pro'), 'false', 'nor does one without an end');

-- Administrators
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is(public.get_my_entitlements(), '{"pro": false, "admin": true, "used": 0, "allowed": null, "phases": {},
  "free_phases": ["interactive", "poc", "mvp", "production"], "plan": "free", "pro_until": null, "free_left": 1,
  "packs_left": 0, "bought": 0}', 'administrators may do everything');

-- Purchases after their project, plan or account has changed
delete from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111';
select is((select count(*) from public.user_subscriptions where pack_type = 'poc-mvp' and project_id is null),
  1::bigint, 'a purchase outlives its project');
select throws_ok($$ delete from public.pricing_plans where id = 'pro' $$, '23503', null,
  'a plan that was bought is not deleted');
update public.pricing_plans set id = 'pro-monthly' where id = 'pro';
select is((select count(*) from public.user_subscriptions where plan_id = 'pro-monthly'), 4::bigint,
  'but may be renamed');
delete from auth.users where id = 'a1111111-1111-4111-8111-111111111111';
select results_eq($$ select count(*) > 0, count(user_id) from public.user_subscriptions
  where user_id is null or user_id = 'a1111111-1111-4111-8111-111111111111' $$, $$ values (true, 0::bigint) $$,
  'purchases outlive the account, without the person');

select * from finish();
rollback;
