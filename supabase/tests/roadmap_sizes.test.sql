-- The sizes that founders set for tasks of their published roadmaps.
begin;
create extension if not exists pgtap with schema extensions;
alter default privileges grant execute on functions to public;
select plan(24);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed');
insert into public.roadmaps (id, validation_id, phase) values
  ('c1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'interactive'),
  ('c2222222-2222-4222-8222-222222222222', 'b1111111-1111-4111-8111-111111111111', 'mvp');
insert into public.roadmap_drafts (roadmap_id, content)
select id, '{"phases": [{"tasks": [{"id": "pilot", "name": "Pilot", "size": "M"}, {"id": "law", "name": "Law"}]}]}'
from public.roadmaps;

create function pg_temp.as_who(who text) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object('sub', 'a' || repeat(who, 7) || '-' || repeat(who, 4) || '-4'
    || repeat(who, 3) || '-8' || repeat(who, 3) || '-' || repeat(who, 12), 'role', 'authenticated')::text, true)
$$;
create function pg_temp.size(task text, size text default null,
  roadmap uuid default 'c1111111-1111-4111-8111-111111111111') returns void language sql as $$
  select public.save_roadmap_size(roadmap, task, size)
$$;
create function pg_temp.seen() returns text language sql as $$
  select string_agg(task || ' ' || name || ' ' || size, ', ' order by task) from public.roadmap_sizes
$$;
create function pg_temp.publish(content jsonb default null) returns void language plpgsql as $$
begin
  if content is not null then
    insert into public.roadmap_drafts (roadmap_id, content) values ('c1111111-1111-4111-8111-111111111111', content);
  end if;
  update public.roadmaps set status = 'published' where id in (select roadmap_id from public.roadmap_drafts);
end $$;

set local role authenticated;
select pg_temp.as_who('1');
select throws_ok($$ select pg_temp.size('pilot', 'L') $$, 'PT409', 'This roadmap is not published.',
  'what is in review has no sizes to change');
reset role;
select pg_temp.publish();
set local role authenticated;

select pg_temp.size('pilot', 'L');
select is(pg_temp.seen(), 'pilot Pilot L', 'a founder gives a task a size');
select is((select content #>> '{phases,0,tasks,0,size}' from public.roadmaps
  where id = 'c1111111-1111-4111-8111-111111111111'), 'M', 'and what is published stays');
select pg_temp.size('pilot', 'XL');
select pg_temp.size('law', 'S');
select is(pg_temp.seen(), 'law Law S, pilot Pilot XL', 'the last choice counts, task by task');
select pg_temp.size('law');
select is(pg_temp.seen(), 'pilot Pilot XL', 'no size brings the published one back');
select throws_ok($$ select pg_temp.size('pilot', 'XXL') $$, '22023', 'A size is S, M, L or XL.', 'not any word');
select throws_ok($$ select pg_temp.size('other', 'S') $$, 'PT404', 'This roadmap has no such task.', 'not any task');
select throws_ok($$ select pg_temp.size(null, 'S') $$, 'PT404', 'This roadmap has no such task.', 'not no task');
select throws_ok($$ select pg_temp.size('pilot', 'S', 'c2222222-2222-4222-8222-222222222222') $$, 'PT404',
  'Roadmap not found', 'not of a phase that is locked to its founder');
select throws_ok($$ select pg_temp.size('pilot', 'S', 'c3333333-3333-4333-8333-333333333333') $$, 'PT404',
  'Roadmap not found', 'nor of a roadmap that does not exist');

select pg_temp.as_who('2');
select is(pg_temp.seen(), null, 'others do not see it');
select throws_ok($$ select pg_temp.size('pilot', 'S') $$, 'PT404', 'Roadmap not found', 'nor change it');
select throws_ok($$ select public.reset_roadmap_sizes('c1111111-1111-4111-8111-111111111111') $$, 'PT404',
  'Roadmap not found', 'nor take it back');
select pg_temp.as_who('3');
select is(pg_temp.seen(), null, 'administrators see what is published');
select throws_ok($$ select pg_temp.size('pilot', 'S') $$, 'PT404', 'Roadmap not found', 'and leave sizes to the founder');
select pg_temp.as_who('1');
select throws_ok($$ insert into public.roadmap_sizes values ('c1111111-1111-4111-8111-111111111111', 'x', 'X', 'S') $$,
  '42501', null, 'rows are not written by hand');
select throws_ok($$ update public.roadmap_sizes set size = 'S' $$, '42501', null, 'nor changed');
select throws_ok($$ delete from public.roadmap_sizes $$, '42501', null, 'nor deleted');

-- A newer version
select pg_temp.size('law', 'S');
reset role;
select pg_temp.publish(
  '{"phases": [{"tasks": [{"id": "pilot", "name": "Pilot", "size": "M"}, {"id": "law", "name": "Other"}]}]}');
set local role authenticated;
select is(pg_temp.seen(), 'law Law S, pilot Pilot XL', 'a newer version keeps the sizes');
select pg_temp.size('pilot', 'S');
select is(pg_temp.seen(), 'pilot Pilot S', 'until the next choice forgets those of tasks that are gone');
select public.reset_roadmap_sizes('c1111111-1111-4111-8111-111111111111');
select is(pg_temp.seen(), null, 'all go at once');

-- Withdrawn
select pg_temp.size('pilot', 'L');
select pg_temp.as_who('3');
select public.withdraw_roadmap('c1111111-1111-4111-8111-111111111111', 'Wrong law');
select pg_temp.as_who('1');
select throws_ok($$ select pg_temp.size('pilot', 'S') $$, 'PT409', 'This roadmap is not published.',
  'a withdrawn roadmap has no sizes to change');
select is(pg_temp.seen(), 'pilot Pilot L', 'but keeps them for when it is published again');

-- Deleted
reset role;
delete from public.idea_validations;
select is(pg_temp.seen(), null, 'they go with their project');

select * from finish();
rollback;
