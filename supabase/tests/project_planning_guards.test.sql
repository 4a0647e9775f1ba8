-- Tests the triggers alone: every grant, and no policies.
begin;
create extension if not exists pgtap with schema extensions;
select plan(10);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Completed', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Analyzing', 'analyzing'),
  ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'Planned', 'completed'),
  ('b4444444-4444-4444-8444-444444444444', 'a2222222-2222-4222-8222-222222222222', 'Foreign', 'completed');
insert into public.project_planning (validation_id) values
  ('b3333333-3333-4333-8333-333333333333'), ('b4444444-4444-4444-8444-444444444444');
grant all on public.project_planning to anon, authenticated;
alter table public.project_planning disable row level security;
alter table public.idea_validations disable row level security;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b2222222-2222-4222-8222-222222222222') $$, '42501', null, 'a running validation is not planned');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b4444444-4444-4444-8444-444444444444') on conflict do nothing $$, '42501', null,
  'nor one of others');
select lives_ok($$ insert into public.project_planning (id, validation_id, created_at)
  values ('c9999999-9999-4999-8999-999999999999', 'b1111111-1111-4111-8111-111111111111', '2001-01-01') $$,
  'an id or a time that is sent along');
select is_empty($$ select from public.project_planning
  where id = 'c9999999-9999-4999-8999-999999999999' or created_at < '2002-01-01' $$, 'is not taken over');
select throws_ok($$ update public.project_planning set timeline = '1-3-months'
  where validation_id = 'b4444444-4444-4444-8444-444444444444' $$, '42501', null,
  'plans of others are not changed');
select throws_ok($$ update public.project_planning set validation_id = 'b2222222-2222-4222-8222-222222222222'
  where validation_id = 'b1111111-1111-4111-8111-111111111111' $$, '42501',
  'Only platforms, development_phases, technology_stack, branding_preferences, monthly_users, timeline, budget_range of project_planning can be changed',
  'a plan stays with its validation');
select throws_ok($$ update public.project_planning set created_at = '2001-01-01'
  where validation_id = 'b1111111-1111-4111-8111-111111111111' $$, '42501', null, 'and keeps its time');
select throws_ok($$ delete from public.project_planning
  where validation_id = 'b1111111-1111-4111-8111-111111111111' $$, '42501', 'A plan goes with its validation',
  'and is not deleted alone');

set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b1111111-1111-4111-8111-111111111111') $$, '42501', null, 'anon adds nothing');
select throws_ok($$ delete from public.project_planning $$, '42501', null, 'anon deletes nothing');

select * from finish();
rollback;
