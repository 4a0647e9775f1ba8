-- Who can read and change which rows, by grants and policies.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(39);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a2222222-2222-4222-8222-222222222222', 'Theirs', 'completed');
insert into public.roadmaps (id, validation_id, phase, status, content) values
  ('c1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'interactive', 'published',
    '{"name": "Shown"}'),
  ('c2222222-2222-4222-8222-222222222222', 'b1111111-1111-4111-8111-111111111111', 'poc', 'pending', null),
  ('c3333333-3333-4333-8333-333333333333', 'b1111111-1111-4111-8111-111111111111', 'mvp', 'published',
    '{"name": "Locked"}'),
  ('c4444444-4444-4444-8444-444444444444', 'b2222222-2222-4222-8222-222222222222', 'interactive', 'published',
    '{"name": "Foreign"}');
insert into public.roadmap_drafts (roadmap_id, content) values
  ('c1111111-1111-4111-8111-111111111111', '{"name": "Waiting"}'),
  ('c2222222-2222-4222-8222-222222222222', '{"name": "Hidden"}');

create function pg_temp.phases() returns text language sql as $$
  select string_agg(phase || ' ' || status || ' ' || coalesce(content ->> 'name', '-'), ', ' order by phase)
  from public.roadmaps
$$;
create function pg_temp.changed(change text) returns bigint language plpgsql as $$
declare n bigint;
begin
  execute change;
  get diagnostics n = row_count;
  return n;
end $$;

select is((select user_id from public.roadmaps where id = 'c1111111-1111-4111-8111-111111111111'),
  'a1111111-1111-4111-8111-111111111111'::uuid, 'a roadmap belongs to the owner of its validation');
select throws_ok($$ insert into public.roadmaps (validation_id, phase)
  values ('b1111111-1111-4111-8111-111111111111', 'poc') $$, '23505', null, 'a phase has one');
select throws_ok($$ insert into public.roadmaps (validation_id, phase)
  values ('b1111111-1111-4111-8111-111111111111', 'beta') $$, '23514', null, 'of the four phases');
select throws_ok($$ insert into public.roadmaps (validation_id, phase, status)
  values ('b1111111-1111-4111-8111-111111111111', 'production', 'published') $$, '23514', null,
  'published ones have content');
select throws_ok($$ insert into public.roadmaps (validation_id, phase, status, content)
  values ('b1111111-1111-4111-8111-111111111111', 'production', 'draft', '{}') $$, '23514', null, 'others have none');
select throws_ok($$ update public.roadmap_drafts set content = '[]' $$, '23514', null, 'content is an object');
select throws_ok($$ update public.roadmap_drafts set content = jsonb_build_object('x', repeat('x', 1000000)) $$,
  '23514', null, 'of at most 1 MB');
select lives_ok($$ update public.roadmap_drafts set content = jsonb_build_object('x', repeat('x', 999991))
  where roadmap_id = 'c2222222-2222-4222-8222-222222222222' $$, 'and of that');

set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.roadmaps', '42501', null, 'anon reads nothing');
select throws_ok('select * from public.roadmap_drafts', '42501', null, 'in no way');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is(pg_temp.phases(), 'interactive published Shown',
  'owners read their roadmaps: nothing of a phase that they may not use, however far it is');
select throws_ok($$ select public.founder_phases('b1111111-1111-4111-8111-111111111111') $$, '42501',
  'Only administrators read what founders may open', 'what others may open is not theirs to know');
select is_empty('select * from public.roadmap_drafts', 'drafts are not there for them');
select is_empty($$ select from public.roadmaps r join public.roadmap_drafts d on d.roadmap_id = r.id $$,
  'neither beside their roadmaps');
select is(pg_temp.changed($$ update public.roadmaps set status = 'published' $$), 0::bigint, 'they publish nothing');
select throws_ok($$ update public.roadmaps set content = '{}' $$, '42501', null, 'write nothing');
select throws_ok($$ insert into public.roadmaps (validation_id, user_id, phase)
  values ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'production') $$,
  '42501', null, 'add nothing');
select throws_ok('delete from public.roadmaps', '42501', null, 'and remove nothing');
select throws_ok($$ insert into public.roadmap_drafts (roadmap_id, content)
  values ('c1111111-1111-4111-8111-111111111111', '{}') $$, '42501', null, 'no draft is added');
select is(pg_temp.changed($$ update public.roadmap_drafts set content = '{}' $$), 0::bigint, 'changed');
select is(pg_temp.changed('delete from public.roadmap_drafts'), 0::bigint, 'or removed by them');
select is_empty('select from public.roadmap_settings', 'settings are not theirs to read');
select is_empty('select from public.role_rates', 'nor rates');

reset role;
insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id) values
  ('a1111111-1111-4111-8111-111111111111', 'roadmap-pack', 'poc-mvp', 'b1111111-1111-4111-8111-111111111111');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is(pg_temp.phases(), 'interactive published Shown, mvp published Locked, poc draft -',
  'what was bought for the project can be read, what waits in it without its content');

set local request.jwt.claims = '{"sub": "a2222222-2222-4222-8222-222222222222", "role": "authenticated"}';
select is(pg_temp.phases(), 'interactive published Foreign', 'of others nothing');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select count(*) from public.roadmaps), 4::bigint, 'administrators read every roadmap');
select is((select count(*) from public.roadmap_drafts), 2::bigint, 'and every draft');
select is(public.founder_phases('b1111111-1111-4111-8111-111111111111'), '["interactive", "poc", "mvp"]',
  'and what a founder may open of a project');
select is(public.founder_phases('b2222222-2222-4222-8222-222222222222'), '["interactive"]', 'which is not the same for all');
select is(public.founder_phases(gen_random_uuid()), null, 'and nothing where there is no project');
select throws_ok($$ update public.roadmaps set content = '{"name": "Forged"}' $$, '42501', null,
  'content changes by the procedure alone');
select throws_ok('update public.roadmaps set user_id = gen_random_uuid()', '42501', null, 'owners never');
select throws_ok($$ update public.roadmaps set status = 'draft' where phase = 'mvp' $$, '42501',
  'A roadmap cannot be set to draft', 'and the status to published only');
select throws_ok('delete from public.roadmaps', '42501', null, 'roadmaps go with their validation');
select is(pg_temp.changed($$ delete from public.roadmap_drafts
  where roadmap_id = 'c2222222-2222-4222-8222-222222222222' $$), 1::bigint, 'a draft can be thrown away');
select is((select status from public.roadmaps where id = 'c2222222-2222-4222-8222-222222222222'), 'pending',
  'then nothing is there');
select lives_ok($$ insert into public.roadmap_drafts (roadmap_id, content)
  values ('c2222222-2222-4222-8222-222222222222', '{"name": "By hand"}') $$, 'one can be put there');
select is((select status from public.roadmaps where id = 'c2222222-2222-4222-8222-222222222222'), 'draft',
  'which the status says');

reset role;
delete from auth.users where email = 'owner@example.com';
select is((select count(*) from public.roadmaps) + (select count(*) from public.roadmap_drafts), 1::bigint,
  'a deleted account takes its roadmaps along');

select * from finish();
rollback;
