begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(16);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com'),
  ('a4444444-4444-4444-8444-444444444444', 'pro@example.com');
select private.grant_admin('admin@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'With a pack'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Without');
insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id) values
  ('a1111111-1111-4111-8111-111111111111', 'roadmap-pack', 'poc-mvp', 'b1111111-1111-4111-8111-111111111111');
insert into public.user_subscriptions (user_id, plan_id, phases, valid_until) values
  ('a4444444-4444-4444-8444-444444444444', 'pro', '{poc,mvp,production}', now() + interval '1 day');

create function pg_temp.phases(who text, project text default null) returns jsonb language sql as $$
  select public.accessible_phases(id, project::uuid) from auth.users where email = who || '@example.com'
$$;
select is(pg_temp.phases('owner', 'b1111111-1111-4111-8111-111111111111'), '["interactive", "poc", "mvp"]',
  'a pack opens its phases, in their order, in its project');
select is(pg_temp.phases('owner', 'b2222222-2222-4222-8222-222222222222'), '["interactive"]', 'in no other');
select is(pg_temp.phases('owner'), '["interactive"]', 'nor without one');
select is(pg_temp.phases('other', 'b1111111-1111-4111-8111-111111111111'), '["interactive"]',
  'a project of somebody else tells nothing');
select is(pg_temp.phases('other', gen_random_uuid()::text), '["interactive"]', 'neither does one that is not there');
select is(pg_temp.phases('admin', gen_random_uuid()::text), '["interactive", "poc", "mvp", "production"]',
  'administrators may use all');
select is(pg_temp.phases('pro'), '["interactive", "poc", "mvp", "production"]', 'and a recurring plan opens its own everywhere');
update public.free_plan_limits set unlocked_phases = '{production}';
select is(pg_temp.phases('other'), '["interactive", "production"]', 'what is free is open to everybody');
update public.free_plan_limits set unlocked_phases = '{interactive}';
update public.user_subscriptions set valid_until = now() - interval '1 second' where plan_id = 'pro';
select is(pg_temp.phases('pro'), '["interactive"]', 'until it ends');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select ok(public.check_roadmap_access('interactive'), 'people ask for themselves');
select ok(not public.check_roadmap_access('mvp'), 'about all projects');
select ok(public.check_roadmap_access('mvp', 'b1111111-1111-4111-8111-111111111111'), 'or one');
select is(public.check_roadmap_access('everything'), false, 'a phase that is not there is closed');
select is(public.check_roadmap_access(null), false, 'and so is none');
select throws_ok($$ select public.accessible_phases('a3333333-3333-4333-8333-333333333333', null) $$, '42501', null,
  'nobody asks about others');
select throws_ok($$ select private.may_use_phase('a3333333-3333-4333-8333-333333333333', null, 'poc') $$, '42501',
  null, 'in no way');

select * from finish();
rollback;
