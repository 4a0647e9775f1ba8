-- Drafts, publishing and editing.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(50);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed');
insert into public.roadmaps (id, validation_id, phase, "statusDetail") values
  ('c1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'interactive', 'It failed');

create function pg_temp.state() returns text language sql as $$
  select concat_ws(', ', r.status, r."statusDetail", r.content ->> 'name', 'draft ' || (d.content ->> 'name'))
  from public.roadmaps r left join public.roadmap_drafts d on d.roadmap_id = r.id
  where r.id = 'c1111111-1111-4111-8111-111111111111'
$$;
create function pg_temp.stamp() returns text language sql as $$
  select coalesce(d.updated_at, r.updated_at)::text
  from public.roadmaps r left join public.roadmap_drafts d on d.roadmap_id = r.id
  where r.id = 'c1111111-1111-4111-8111-111111111111'
$$;
create function pg_temp.save(name text, read_at text default null) returns timestamptz language sql as $$
  select (public.save_roadmap_content(
    'c1111111-1111-4111-8111-111111111111', jsonb_build_object('name', name), read_at) ->> 'updated_at')::timestamptz
$$;
create function pg_temp.publish() returns void language sql as $$
  update public.roadmaps set status = 'published' where id = 'c1111111-1111-4111-8111-111111111111'
$$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select pg_temp.save('Mine') $$, '42501', 'Only administrators edit roadmaps', 'owners do not edit');
select throws_ok($$ select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'poc', '{}') $$,
  '42501', 'Only administrators write roadmaps', 'nor write by hand');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select throws_ok('select pg_temp.publish()', '22023', 'There is no draft to publish.', 'nothing is not published');
select is(pg_temp.state(), 'pending, It failed', 'nor does anything change');
select is(pg_temp.save('One')::text, pg_temp.stamp(), 'what is written by hand is a draft, and its time is answered');
select is(pg_temp.state(), 'draft, draft One', 'which the status says');
select pg_temp.publish();
select is(pg_temp.state(), 'published, One', 'the status publishes the draft');
select ok((select published_at > now() - interval '1 minute' from public.roadmaps
  where id = 'c1111111-1111-4111-8111-111111111111'), 'at a time that is noted');
select throws_ok('select pg_temp.publish()', '22023', 'There is no draft to publish.', 'once');

-- Editing
create temporary table read_at as select pg_temp.stamp() as first, null::text as second;
select isnt(pg_temp.save('Two', (select first from read_at)), (select first from read_at)::timestamptz,
  'without a draft the published version is edited');
select is(pg_temp.state(), 'published, Two', 'and shown at once');
select throws_ok($$ select pg_temp.save('Three', (select first from read_at)) $$, 'PT409',
  'This roadmap was changed in the meantime. Reload it to see the newer version.', 'not over a newer version');
select is(pg_temp.state(), 'published, Two', 'which stays');
update read_at set second = pg_temp.stamp();
insert into public.roadmap_drafts (roadmap_id, content)
values ('c1111111-1111-4111-8111-111111111111', '{"name": "Next"}');
select is(pg_temp.state(), 'published, Two, draft Next', 'a published roadmap stays while a draft waits');
select throws_ok($$ select pg_temp.save('Three', (select second from read_at)) $$, 'PT409', null,
  'who edited the published version has not seen the draft');
update read_at set second = pg_temp.stamp();
select isnt(pg_temp.save('Three', (select second from read_at)), null, 'else the draft is edited');
select is(pg_temp.state(), 'published, Two, draft Three', 'and nothing shown');
update read_at set first = pg_temp.stamp();
select isnt(pg_temp.save('Four'), null, 'who names no time writes over what is there');
select throws_ok($$ select pg_temp.save('Five', (select first from read_at)) $$, 'PT409', null,
  'which others notice');
select is(pg_temp.save('Four')::text, pg_temp.stamp(), 'the same again changes nothing');
update read_at set first = pg_temp.stamp();
select pg_temp.publish();
select throws_ok($$ select pg_temp.save('Five', (select first from read_at)) $$, 'PT409', null,
  'neither is a draft edited that was published meanwhile');
select is(pg_temp.state(), 'published, Four', 'it is shown as it was');
select throws_ok($$ select pg_temp.save('Five', 'yesterday evening') $$, '22007', null, 'a time is a time');
select throws_ok($$ select public.save_roadmap_content('c1111111-1111-4111-8111-111111111111', '[]') $$, '22023',
  'The content of a roadmap is an object of at most 1 MB.', 'content is an object');
select throws_ok($$ select public.save_roadmap_content('c1111111-1111-4111-8111-111111111111', null) $$, '22023',
  null, 'and there');
select throws_ok($$ select public.save_roadmap_content('c1111111-1111-4111-8111-111111111111',
  jsonb_build_object('x', repeat('x', 1000000))) $$, '22023', null, 'and not too large');
select throws_ok($$ select public.save_roadmap_content(gen_random_uuid(), '{}') $$, 'PT404', 'Roadmap not found',
  'of a roadmap that is there');

-- Roadmaps written by hand
select isnt(public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'mvp', '{"name": "Hand"}'), null,
  'a roadmap is written by hand');
select is((select status || ' ' || (d.content ->> 'name') || ' ' || (user_id = 'a1111111-1111-4111-8111-111111111111')
  from public.roadmaps r join public.roadmap_drafts d on d.roadmap_id = r.id where phase = 'mvp'),
  'draft Hand true', 'as a draft of its founder''s');
select throws_ok($$ select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'mvp', '{}') $$,
  '23505', 'This phase already has a roadmap.', 'once per phase');
select throws_ok($$ select public.create_manual_roadmap(gen_random_uuid(), 'mvp', '{}') $$, 'PT404',
  'Validation not found', 'for a validation that is there');
select throws_ok($$ select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'beta', '{}') $$,
  '23514', null, 'and a phase that is there');
select throws_ok($$ select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'poc', '"x"') $$,
  '22023', null, 'with content');

-- While a roadmap is generated
reset role;
update public.roadmaps set generating = true;
set local role authenticated;
select throws_ok($$ select public.save_roadmap_content(id, '{}') from public.roadmaps where phase = 'mvp' $$, 'PT409',
  'This roadmap is being generated right now. Save when it is finished.',
  'a draft that is about to be replaced is not edited');
select isnt(pg_temp.save('Corrected'), null, 'what is published is');
select is(pg_temp.state(), 'published, Corrected', 'and stays published');

-- Publishing only the version that was seen
reset role;
update public.roadmaps set generating = false, "statusDetail" = 'It failed';
create function pg_temp.publish_seen(seen timestamptz) returns bigint language plpgsql as $$
declare n bigint;
begin
  update public.roadmaps set status = 'published'
  where id = 'c1111111-1111-4111-8111-111111111111' and updated_at = seen;
  get diagnostics n = row_count;
  return n;
end $$;
create function pg_temp.seen() returns text language sql as $$
  select updated_at::text from public.roadmaps where id = 'c1111111-1111-4111-8111-111111111111'
$$;
set local role authenticated;
insert into public.roadmap_drafts (roadmap_id, content)
values ('c1111111-1111-4111-8111-111111111111', '{"name": "Seen"}');
update read_at set first = pg_temp.seen();
select isnt(pg_temp.save('Unseen'), null, 'somebody else corrects the draft');
select is(pg_temp.publish_seen((select first from read_at)::timestamptz), 0::bigint,
  'then what was seen is not published any more');
update read_at set first = pg_temp.seen();
update public.roadmap_drafts set content = '{"name": "Behind"}';
select is(pg_temp.publish_seen((select first from read_at)::timestamptz), 0::bigint,
  'neither when the draft itself was written');
update read_at set first = pg_temp.seen();
update public.roadmap_drafts set content = '{"name": "Behind"}';
select is(pg_temp.seen(), (select first from read_at), 'the same again is nothing new');
delete from public.roadmap_drafts where roadmap_id = 'c1111111-1111-4111-8111-111111111111';
insert into public.roadmap_drafts (roadmap_id, content)
values ('c1111111-1111-4111-8111-111111111111', '{"name": "Another"}');
select is(pg_temp.publish_seen((select first from read_at)::timestamptz), 0::bigint, 'another draft is another');
select is(pg_temp.state(), 'published, Corrected, draft Another', 'it waits, since saving it is no publishing');
select is(pg_temp.publish_seen(pg_temp.seen()::timestamptz), 1::bigint, 'what is seen now is published');
select is(pg_temp.state(), 'published, Another', 'and takes the reason of the failure along');

-- Reasons of earlier failures
reset role;
update public.roadmaps set "statusDetail" = 'It failed' where id = 'c1111111-1111-4111-8111-111111111111';
set local role authenticated;
select isnt(pg_temp.save('By hand'), null, 'who corrects what is published');
select is(pg_temp.state(), 'published, By hand', 'leaves no reason of an earlier failure behind');
reset role;
insert into public.roadmap_drafts (roadmap_id, content)
values ('c1111111-1111-4111-8111-111111111111', '{"name": "Waiting"}');
update public.roadmaps set generating = true, "statusDetail" = 'Step 1/2'
where id = 'c1111111-1111-4111-8111-111111111111';
insert into public.roadmaps (validation_id, phase, "statusDetail") values
  ('b1111111-1111-4111-8111-111111111111', 'poc', 'It failed');
set local role authenticated;
select pg_temp.publish();
select is(pg_temp.state(), 'published, Step 1/2, Waiting', 'what is still being written goes on saying so');
select isnt(public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'poc', '{"name": "Hand"}'), null,
  'where a run failed, a roadmap is written by hand');
select is((select status || coalesce(r."statusDetail", '') || ' ' || (d.content ->> 'name')
  from public.roadmaps r join public.roadmap_drafts d on d.roadmap_id = r.id where phase = 'poc'), 'draft Hand',
  'which is the draft then');
reset role;
insert into public.roadmaps (validation_id, phase, status, generating) values
  ('b1111111-1111-4111-8111-111111111111', 'production', 'in_progress', true);
set local role authenticated;
select throws_ok($$ select public.create_manual_roadmap('b1111111-1111-4111-8111-111111111111', 'production', '{}') $$,
  '23505', 'This phase already has a roadmap.', 'but not while one is being written');

select * from finish();
rollback;
