-- Who may store a plan, and which contents.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(48);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Completed', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Analyzing', 'analyzing'),
  ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'Also completed', 'completed'),
  ('b4444444-4444-4444-8444-444444444444', 'a2222222-2222-4222-8222-222222222222', 'Foreign', 'completed'),
  ('b5555555-5555-4555-8555-555555555555', 'a1111111-1111-4111-8111-111111111111', 'Failed', 'error');
insert into public.project_planning (id, validation_id, platforms) values
  ('c4444444-4444-4444-8444-444444444444', 'b4444444-4444-4444-8444-444444444444', '{web}');

create function pg_temp.not_stored(change text, what text) returns text language sql as $$
  select throws_ok(change, '23514', null, what)
$$;

-- Visitors
set local role anon;
select throws_ok('select * from public.project_planning', '42501', null, 'visitors read no plan');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b1111111-1111-4111-8111-111111111111') $$, '42501', null, 'and add none');
select throws_ok($$ update public.project_planning set timeline = '' $$, '42501', null, 'and change none');
select throws_ok($$ delete from public.project_planning $$, '42501', null, 'and delete none');

-- Owners
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is_empty('select * from public.project_planning', 'plans of others are not seen');
select lives_ok($$ insert into public.project_planning (validation_id, platforms, development_phases,
    technology_stack, branding_preferences, monthly_users, timeline, budget_range)
  values ('b1111111-1111-4111-8111-111111111111', '{web,mobile}', '{interactive,mvp}', '{react,postgresql}',
    '{playful}', 'small', '1-3-months', '5k-25k') $$, 'owners plan a completed validation');
select results_eq($$ select platforms, timeline from public.project_planning $$,
  $$ values ('{web,mobile}'::text[], '1-3-months') $$, 'and read the plan');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b1111111-1111-4111-8111-111111111111') $$, '23505', null, 'a validation has one plan');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b2222222-2222-4222-8222-222222222222') $$, '42501', 'You can start planning when the report is complete.',
  'a running validation is not planned');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b5555555-5555-4555-8555-555555555555') $$, '42501', 'You can start planning when the report is complete.',
  'nor a failed one');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b4444444-4444-4444-8444-444444444444') $$, '42501',
  'This validation is not yours or no longer exists.', 'nor one of others');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b9999999-9999-4999-8999-999999999999') $$, '42501',
  'This validation is not yours or no longer exists.', 'an unknown one reads the same');
select throws_ok($$ insert into public.project_planning (id, validation_id)
  values (gen_random_uuid(), 'b3333333-3333-4333-8333-333333333333') $$, '42501', null,
  'owners choose no id');
select throws_ok($$ insert into public.project_planning (validation_id, updated_at)
  values ('b3333333-3333-4333-8333-333333333333', '2001-01-01') $$, '42501', null, 'and no time');

select lives_ok($$ update public.project_planning set validation_id = validation_id, platforms = '{erp}',
  development_phases = '{}', technology_stack = '{}', branding_preferences = '{}', monthly_users = '',
  timeline = '', budget_range = '' where validation_id = 'b1111111-1111-4111-8111-111111111111' $$,
  'owners change every choice, naming the validation as before');
select results_eq($$ select platforms, technology_stack, timeline from public.project_planning $$,
  $$ values ('{erp}'::text[], '{}'::text[], '') $$, 'which is stored');
select ok((select updated_at > created_at from public.project_planning), 'with its time');
select throws_ok($$ update public.project_planning set validation_id = 'b3333333-3333-4333-8333-333333333333' $$,
  '42501', null, 'a plan does not move to another validation');
select throws_ok($$ update public.project_planning set validation_id = 'b4444444-4444-4444-8444-444444444444' $$,
  '42501', null, 'nor to one of others');
select throws_ok($$ update public.project_planning set id = gen_random_uuid() $$, '42501', null,
  'and keeps its id');
select is_empty($$ update public.project_planning set platforms = '{desktop}'
  where id = 'c4444444-4444-4444-8444-444444444444' returning id $$, 'plans of others cannot be changed');
select throws_ok($$ delete from public.project_planning $$, '42501', null, 'nobody deletes a plan');

-- Valid contents
select pg_temp.not_stored($$ update public.project_planning set platforms = '{web,watch}' $$, 'an unknown platform');
select pg_temp.not_stored($$ update public.project_planning set platforms = array['web', null] $$, 'a missing one');
select pg_temp.not_stored($$ update public.project_planning set platforms = '{{web,mobile}}' $$, 'nested platforms');
select pg_temp.not_stored($$ update public.project_planning set platforms = array_fill('web'::text, '{6}') $$, 'one platform many times');
select pg_temp.not_stored($$ update public.project_planning set development_phases = '{beta}' $$, 'an unknown phase');
select pg_temp.not_stored($$ update public.project_planning set branding_preferences = '{Friendly}' $$, 'a mood keyword');
select pg_temp.not_stored($$ update public.project_planning set monthly_users = 'many' $$, 'an unknown number');
select pg_temp.not_stored($$ update public.project_planning set timeline = 'soon' $$, 'an unknown timeline');
select pg_temp.not_stored($$ update public.project_planning set budget_range = '1M' $$, 'an unknown budget');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = array[repeat('x', 61)] $$, 'a technology of 61 characters');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = array['a', repeat('x', 61), 'b'] $$, 'also between others');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = array_fill('x'::text, '{61}') $$, '61 technologies');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = '{""}' $$, 'an empty technology');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = '{a,"",b}' $$, 'also between others');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = array[null]::text[] $$, 'no technology');
select pg_temp.not_stored($$ update public.project_planning set technology_stack = array[E'a\nb'] $$, 'two lines');
select throws_ok($$ update public.project_planning set platforms = null $$, '23502', null, 'no list at all');
select lives_ok($$ update public.project_planning set technology_stack = array_fill(repeat('é', 60), '{60}') $$,
  '60 technologies of 60 characters are stored');

-- Administrators
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select count(*) from public.project_planning), 2::bigint, 'administrators read every plan');
select is_empty($$ update public.project_planning set timeline = '' returning id $$, 'but change none');
select throws_ok($$ insert into public.project_planning (validation_id)
  values ('b3333333-3333-4333-8333-333333333333') $$, '42501', null, 'and add none');

-- Deleting the validation deletes its plan
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select isnt_empty($$ delete from public.idea_validations where "originalIdea" = 'Completed' returning id $$,
  'owners delete a planned idea');
select is_empty('select * from public.project_planning', 'its plan goes along');

-- Service
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select isnt_empty('select * from public.project_planning', 'the service reads every plan');
reset role;
select lives_ok($$ delete from auth.users where id = 'a2222222-2222-4222-8222-222222222222' $$,
  'an account with a plan can be deleted');
select is_empty('select * from public.project_planning', 'the plan goes along');

select * from finish();
rollback;
