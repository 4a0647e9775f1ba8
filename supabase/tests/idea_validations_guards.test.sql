-- Tests the triggers alone: every grant, and no policies.
begin;
create extension if not exists pgtap with schema extensions;
select plan(17);

insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'owner@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Pending', 'pending'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Analyzing', 'analyzing');
grant all on public.idea_validations to anon, authenticated;
alter table public.idea_validations disable row level security;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ update public.idea_validations set "originalIdea" = 'Another' $$, '42501',
  'Only status, statusDetail, title of idea_validations can be changed', 'the idea is closed');
select throws_ok($$ update public.idea_validations set status = 'error', "projectConcept" = '{"overview": "x"}' $$,
  '42501', null, 'the report is closed, also beside an allowed change');
select throws_ok($$ update public.idea_validations set engine = '{}' $$, '42501', null, 'the engine is closed');
select throws_ok($$ update public.idea_validations set rerun = '{"section": "market", "state": "running"}' $$, '42501',
  null, 'what runs anew is closed');
select throws_ok($$ update public.idea_validations set previous = '{"market": {}}' $$, '42501', null,
  'earlier versions are closed');
select throws_ok($$ update public.idea_validations set completed_at = now() $$, '42501', null,
  'the time of completion is closed');
select throws_ok($$ update public.idea_validations set created_at = '2001-01-01' $$, '42501', null,
  'the time of creation is closed');
select throws_ok($$ update public.idea_validations set "userId" = gen_random_uuid() $$, '42501', null,
  'the owner is closed');
select throws_ok($$ update public.idea_validations set status = 'completed' $$, '42501', null,
  'the status is not free');
select lives_ok($$ update public.idea_validations set status = 'error', "statusDetail" = 'late' $$,
  'an error of the browser is heard');
select results_eq($$ select status from public.idea_validations order by id $$, array['error', 'analyzing'],
  'where nothing runs');
select throws_ok($$ insert into public.idea_validations ("userId", "originalIdea", status)
  values ('a1111111-1111-4111-8111-111111111111', 'x', 'completed') $$, '42501', null, 'a new idea is pending');
select throws_ok($$ insert into public.idea_validations ("userId", "originalIdea", scorecard)
  values ('a1111111-1111-4111-8111-111111111111', 'x', '{"total": 10}') $$, '42501', null, 'without a report');
select throws_ok($$ insert into public.idea_validations ("userId", "originalIdea", previous)
  values ('a1111111-1111-4111-8111-111111111111', 'x', '{"market": {}}') $$, '42501', null, 'or a version of one');
select lives_ok($$ insert into public.idea_validations (id, "userId", "originalIdea", created_at)
  values ('b9999999-9999-4999-8999-999999999999', 'a1111111-1111-4111-8111-111111111111', 'Old', '2001-01-01') $$,
  'an id or a time that is sent along');
select is_empty($$ select from public.idea_validations
  where id = 'b9999999-9999-4999-8999-999999999999' or created_at < '2002-01-01' $$, 'is not taken over');

set local role anon;
select throws_ok($$ update public.idea_validations set status = 'completed' $$, '42501', null,
  'anon is held the same way');

select * from finish();
rollback;
