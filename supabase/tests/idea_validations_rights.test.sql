begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(40);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Pending', 'pending'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Analyzing', 'analyzing'),
  ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'Completed', 'completed'),
  ('b4444444-4444-4444-8444-444444444444', 'a2222222-2222-4222-8222-222222222222', 'Of the other', 'pending');

create function pg_temp.state(idea text) returns text language sql as $$
  select concat_ws(': ', status, "statusDetail") from public.idea_validations where "originalIdea" = idea
$$;

-- Anonymous
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.idea_validations', '42501', null, 'anon reads nothing');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId")
  values ('x', 'a1111111-1111-4111-8111-111111111111') $$, '42501', null, 'adds nothing');
select throws_ok($$ update public.idea_validations set status = 'error' $$, '42501', null, 'changes nothing');
select throws_ok('delete from public.idea_validations', '42501', null, 'deletes nothing');

-- The owner
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is((select count(*) from public.idea_validations), 3::bigint, 'owners read their own ideas only');
select lives_ok($$ insert into public.idea_validations ("originalIdea", status, "userId", title)
  values ('Mine', 'pending', 'a1111111-1111-4111-8111-111111111111', 'Mine') $$, 'add a pending idea');
select throws_ok($$ insert into public.idea_validations ("originalIdea", status, "userId", title)
  values ('Theirs', 'pending', 'a2222222-2222-4222-8222-222222222222', 'T') $$, '42501', null,
  'not in the name of others');
select throws_ok($$ insert into public.idea_validations ("originalIdea", status, "userId")
  values ('Done', 'completed', 'a1111111-1111-4111-8111-111111111111') $$, '42501', null,
  'not with another status');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId", engine)
  values ('Forged', 'a1111111-1111-4111-8111-111111111111', '{"id": "openai"}') $$, '42501', null,
  'not with a report');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId", created_at)
  values ('Old', 'a1111111-1111-4111-8111-111111111111', '2001-01-01') $$, '42501', null,
  'not with a time of their own');
select throws_ok($$ update public.idea_validations set "originalIdea" = 'Another' $$, '42501', null,
  'cannot change the idea');
select throws_ok($$ update public.idea_validations set "projectConcept" = '{}' $$, '42501', null,
  'nor the report');
select throws_ok($$ update public.idea_validations set engine = '{}', completed_at = now() $$, '42501', null,
  'nor who wrote it when');

select lives_ok($$ update public.idea_validations set status = 'error', "statusDetail" = 'Network error: offline'
  where "originalIdea" = 'Pending' $$, 'mark a failed start');
select is(pg_temp.state('Pending'), 'error: Network error: offline', 'which is stored');
select lives_ok($$ update public.idea_validations set status = 'error', "statusDetail" = 'Network error: again'
  where "originalIdea" = 'Pending' $$, 'a second mark is no error');
select is(pg_temp.state('Pending'), 'error: Network error: offline', 'but the first reason stays');
select lives_ok($$ update public.idea_validations set status = 'pending', "statusDetail" = 'Retrying validation...'
  where "originalIdea" = 'Pending' $$, 'and try again');
select is(pg_temp.state('Pending'), 'pending: Retrying validation...', 'which is stored');

select lives_ok($$ update public.idea_validations set status = 'error', "statusDetail" = 'Network error: late'
  where "originalIdea" in ('Analyzing', 'Completed') $$, 'a late mark is no error');
select is(pg_temp.state('Analyzing') || ', ' || pg_temp.state('Completed'), 'analyzing, completed',
  'and changes nothing');
select throws_ok($$ update public.idea_validations set status = 'completed' where "originalIdea" = 'Pending' $$,
  '42501', 'Only a run can set the status completed', 'no report is declared complete');
select throws_ok($$ update public.idea_validations set status = 'analyzing' where "originalIdea" = 'Pending' $$,
  '42501', null, 'nor under way');

-- Owners' titles
create function pg_temp.rename(idea text, name text) returns text language sql as $$
  update public.idea_validations set title = name where "originalIdea" = idea returning title
$$;
select is(pg_temp.rename('Completed', E'  Bread \u200B\n by  bike '), 'Bread by bike', 'a report gets a title of one line');
select is(pg_temp.rename('Analyzing', 'Bread'), 'Bread', 'a running one as well');
select is(pg_temp.state('Analyzing'), 'analyzing', 'and runs on');
select is(pg_temp.rename('Completed', repeat('😀', 60)), repeat('😀', 60), 'sixty characters fit');
select throws_ok($$ select pg_temp.rename('Completed', repeat('x', 61)) $$, '22023', 'A title has 1 to 60 characters',
  'more do not');
select throws_ok($$ select pg_temp.rename('Completed', E' \u200B ') $$, '22023', 'A title has 1 to 60 characters',
  'nor does nothing that shows');
select throws_ok($$ select pg_temp.rename('Completed', null) $$, '22023', null, 'nor nothing at all');
select is(pg_temp.rename('Of the other', 'Mine'), null, 'ideas of others keep their title');

select is_empty($$ update public.idea_validations set status = 'error'
  where id = 'b4444444-4444-4444-8444-444444444444' returning id $$, 'ideas of others cannot be changed');
select is_empty($$ delete from public.idea_validations
  where id = 'b4444444-4444-4444-8444-444444444444' returning id $$, 'nor deleted');
select isnt_empty($$ delete from public.idea_validations where "originalIdea" = 'Completed' returning id $$,
  'owners delete their ideas');

-- Administrators
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select count(*) from public.idea_validations), 4::bigint, 'administrators read every idea');
select is_empty($$ update public.idea_validations set status = 'error' returning id $$, 'but change none');
select is_empty($$ update public.idea_validations set title = 'Theirs' returning id $$, 'not even a title');
select is_empty($$ delete from public.idea_validations returning id $$, 'and delete none');

-- Service
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select isnt_empty($$ update public.idea_validations set status = 'completed'
  where "originalIdea" = 'Pending' and completed_at is null returning id $$, 'the service may set any status');
select ok((select completed_at is not null from public.idea_validations where "originalIdea" = 'Pending'),
  'and a completed validation has its time');

select * from finish();
rollback;
