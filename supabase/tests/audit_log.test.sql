begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(17);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');

create function pg_temp.newest() returns jsonb language sql as $$
  select jsonb_build_array(actor, action, subject, before, after) from private.audit_log order by id desc limit 1 $$;

-- Callers with the secret key
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select throws_ok(
  $$ insert into public.user_roles (user_id, role) values ('a1111111-1111-4111-8111-111111111111', 'admin') $$,
  '42501', null, 'the secret key makes no administrator');
reset role;
grant all on public.user_roles to service_role;
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
delete from public.user_roles where user_id = 'a3333333-3333-4333-8333-333333333333';
reset role;
select is(pg_temp.newest() - 3, '[null, "delete", "user_roles", null]', 'rights that the secret key takes are noted');
select private.grant_admin('boss@example.com');
revoke insert, update, delete, truncate, references, trigger on public.user_roles from service_role;
set local role service_role;
update public.free_plan_limits set idea_validations = 4;
reset role;
select is(pg_temp.newest() ->> 2, 'free_plan_limits', 'and so are limits that it changes');

-- Changes without an actor
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Bread by bike', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Soup by bike', 'completed');
set local request.jwt.claims = '';
insert into public.roadmaps (validation_id, phase, generating)
values ('b2222222-2222-4222-8222-222222222222', 'poc', true);
select private.open_run('roadmap', null, id, '', 'owner', null, '[]', false) from public.roadmaps where phase = 'poc';
update private.runs set touched_at = now() - interval '1 hour', handed_over_until = null;
create temporary table counted as select count(*) from private.audit_log;
select public.sweep_runs();
select is((select generating from public.roadmaps where phase = 'poc'), false, 'a sweep ends a dead run');
select is((select count(*) from private.audit_log), (select count from counted), 'which nobody did, so that nothing is noted');
update public.roadmaps set "statusDetail" = 'By hand' where phase = 'poc';
select is(pg_temp.newest() -> 4, '{"statusDetail": "By hand"}', 'what is changed in SQL after that is');

-- An administrator's changes to a roadmap
create function pg_temp.content(p_name text, p_texts jsonb, p_tasks jsonb) returns jsonb language sql as $$
  select jsonb_build_object('name', p_name, 'phases', jsonb_build_array(
    jsonb_build_object('deliverables', p_texts, 'tasks', p_tasks))) $$;
create function pg_temp.entry() returns jsonb language sql as $$ select public.get_audit_log(null, null, 1) -> 0 $$;
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'mvp', pg_temp.content('Plan', '["One"]',
  '[{"id": "t-1", "hours": {"base": 8}}, {"id": "t-2", "hours": {"base": 5}}]'));
select is((select jsonb_agg(e -> 'after' ? 'user_id' or e -> 'after' -> 'content' ->> 'name' is not null)
  from jsonb_array_elements(public.get_audit_log(null, null, 3)) e where e -> 'subject' <> '"user_roles"'),
  '[false, false, false]', 'neither whose roadmap it is is kept nor what is in it');
update public.roadmaps set status = 'published' where phase = 'mvp';
select public.save_roadmap_content((select id from public.roadmaps where phase = 'mvp'), pg_temp.content('Plan B', '["One", "Two"]',
  '[{"id": "t-2", "hours": {"base": 6}}]'),
  (select updated_at::text from public.roadmaps where phase = 'mvp'));
select is(pg_temp.entry() -> 'before', '{"content/name": "Plan", "content/phases/1/tasks/t-2/hours/base": 5,
  "content/phases/1/tasks/t-1": {"id": "t-1", "hours": {"base": 8}}}', 'an edit of a published roadmap is told field by field');
select is(pg_temp.entry() -> 'after', '{"content/name": "Plan B", "content/phases/1/tasks/t-2/hours/base": 6,
  "content/phases/1/deliverables/2": "Two"}', 'with what each is now');
select public.save_roadmap_content((select id from public.roadmaps where phase = 'mvp'),
  pg_temp.content(repeat('x', 3000), (select jsonb_agg(n::text) from generate_series(1, 50) n), '[]'),
  (select updated_at::text from public.roadmaps where phase = 'mvp'));
select is((select count(*) from jsonb_object_keys(pg_temp.entry() -> 'after')), 30::bigint, 'of many changes thirty');
select is(pg_temp.entry() -> 'moreChanges', '22', 'and how many more there are');
select is(pg_temp.entry() -> 'after' -> 'content/name' -> 'bytes', '3002', 'of a long text its size');
select throws_ok('select * from private.audit_content', '42501', null, 'none of it is a table of the API');
reset role;

-- Rows deleted by a cascade
create function pg_temp.along(p_from bigint) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_array(action, subject, before, after) order by subject) from private.audit_log where id > p_from $$;
set local request.jwt.claims = '';
create temporary table latest as select max(id) as id from private.audit_log;
insert into public.user_roles (user_id, role) values ('a1111111-1111-4111-8111-111111111111', 'admin');
update latest set id = (select max(a.id) from private.audit_log a);
delete from auth.users where id = 'a1111111-1111-4111-8111-111111111111';
select is((select pg_temp.along(id) from latest), '[["delete", "roadmaps", null, null], ["delete", "roadmaps", null, null],
  ["delete", "user_roles", null, null]]', 'what goes with an account is named, and no more');
select is_empty('select * from private.audit_content', 'and what was changed in its roadmaps goes too');
select is((select count(*) from private.audit_log where concat(before, after) like '%Plan%'), 0::bigint,
  'so that nothing of them is left');
update latest set id = (select max(a.id) from private.audit_log a);
delete from public.user_roles where user_id = 'a3333333-3333-4333-8333-333333333333';
select is((select pg_temp.along(id) -> 0 -> 2 -> 'role' from latest), '"admin"', 'rights that are taken are told in full');

select * from finish();
rollback;
