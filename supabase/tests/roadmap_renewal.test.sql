-- Whether a roadmap matches the current brief and plan, how its founder renews it, and how it is withdrawn.
begin;
create extension if not exists pgtap with schema extensions;
alter default privileges grant execute on functions to public;
select plan(46);

delete from public.idea_validations;
insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", status, brief, brief_version) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed',
    '{"price": {"state": "stated", "entries": [{"value": {"low": 5}, "origin": {"kind": "answer"}, "confirmed": false}]},
      "nature": {"state": "open", "silenced": []}}', 3);
insert into public.project_planning (validation_id, platforms, budget_range)
values ('b1111111-1111-4111-8111-111111111111', '{web}', '5k-25k');

create function pg_temp.as_who(who text) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object('sub', 'a' || repeat(who, 7) || '-' || repeat(who, 4) || '-4'
    || repeat(who, 3) || '-8' || repeat(who, 3) || '-' || repeat(who, 12), 'role', 'authenticated')::text, true)
$$;
create function pg_temp.begin_it(existing uuid default null, who text default 'a1111111-1111-4111-8111-111111111111',
  phase text default 'interactive') returns jsonb language sql as $$
  select public.begin_roadmap(who::uuid, 'b1111111-1111-4111-8111-111111111111', phase, existing)
$$;
create function pg_temp.roadmap() returns uuid language sql as $$
  select id from public.roadmaps where validation_id = 'b1111111-1111-4111-8111-111111111111' and phase = 'interactive'
$$;
create function pg_temp.write(content jsonb, key jsonb) returns void language plpgsql as $$
declare
  claim jsonb;
begin
  claim := public.claim_step((key ->> 'run')::uuid, (key ->> 'fence')::uuid, 60);
  perform public.finish_step((claim ->> 'lease')::uuid, '{"section": {}, "content": null}', '{}');
  claim := public.claim_step((key ->> 'run')::uuid, (key ->> 'fence')::uuid, 60);
  perform public.finish_step((claim ->> 'lease')::uuid, jsonb_build_object('section', '{}'::jsonb, 'content', content), '{}');
end $$;
create function pg_temp.publish() returns void language sql as $$
  update public.roadmaps set status = 'published' where id = pg_temp.roadmap()
$$;
create function pg_temp.change_brief(field text, state jsonb) returns void language sql as $$
  update public.idea_validations set brief = brief || jsonb_build_object(field, state), brief_version = brief_version + 1
$$;
create function pg_temp.seen() returns jsonb language sql as $$
  select jsonb_agg(version - 'roadmap') from jsonb_array_elements(
    public.get_roadmap_changes('b1111111-1111-4111-8111-111111111111')) version
$$;
create function pg_temp.state() returns text language sql as $$
  select concat_ws(', ', r.status, case when r.generating then 'generating' end,
    r.content ->> 'name', 'draft ' || (d.content ->> 'name'), r.withdrawn_reason)
  from public.roadmaps r left join public.roadmap_drafts d on d.roadmap_id = r.id
  where r.id = pg_temp.roadmap()
$$;

-- Fresh
select pg_temp.write('{"name": "One"}', pg_temp.begin_it() -> 'run');
select pg_temp.publish();
select pg_temp.as_who('1');
select is(pg_temp.seen(), '[{"draft": false, "waiting": false, "brief": [], "plan": {}}]',
  'a new roadmap is made from what there is');
select is((select made_from -> 'briefVersion' from public.roadmaps), '3', 'and keeps the version of the brief');
select pg_temp.change_brief('price', '{"state": "stated",
  "entries": [{"value": {"low": 5}, "origin": {"kind": "quote", "start": 0, "end": 2}, "confirmed": true}]}');
select is(pg_temp.seen() #> '{0,brief}', '[]', 'to confirm what is in the brief changes nothing');
select pg_temp.change_brief('nature', '{"state": "open", "silenced": ["app"]}');
select is(pg_temp.seen() #> '{0,brief}', '[]', 'nor do words that are not to be read');
select pg_temp.change_brief('channel', '{"state": "open", "silenced": []}');
select is(pg_temp.seen() #> '{0,brief}', '[]', 'nor does a field that is still not stated');

-- Stale
select pg_temp.change_brief('price', '{"state": "stated",
  "entries": [{"value": {"low": 9}, "origin": {"kind": "answer"}, "confirmed": true}]}');
select pg_temp.change_brief('risks', '{"state": "none"}');
select is(pg_temp.seen() #> '{0,brief}', '["price", "risks"]', 'the fields that have changed are named');
update public.project_planning set budget_range = '25k-50k';
select is(pg_temp.seen() #> '{0,plan}', '{"budget_range": {"before": "5k-25k", "now": "25k-50k"}}',
  'and what has changed in the plan');
update public.project_planning set budget_range = '5k-25k';
select is(pg_temp.seen() #> '{0,plan}', '{}', 'what is changed back is no change');
select pg_temp.as_who('3');
select is(pg_temp.seen() #> '{0,brief}', '["price", "risks"]', 'administrators see it');
select pg_temp.as_who('2');
select is(pg_temp.seen(), null, 'others see nothing');
set local role authenticated;
select is(pg_temp.seen(), null, 'by the API neither');
select throws_ok($$ select private.current_origin('b1111111-1111-4111-8111-111111111111') $$, '42501', null,
  'nor what the roadmap would be made from');
select pg_temp.as_who('1');
select throws_ok($$ update public.roadmaps set made_from = '{}' $$, '42501', null,
  'its founder cannot make a roadmap look fresh');
select pg_temp.as_who('3');
select throws_ok($$ update public.roadmaps set made_from = '{}' $$, '42501', null, 'nor can administrators');
reset role;

-- Renewed by its founder
select is(pg_temp.begin_it() ->> 'outcome', 'exists', 'without its name it is not written again');
select is(pg_temp.begin_it(gen_random_uuid()), '{"outcome": "wrong_roadmap"}', 'a wrong name is told as such');
select is(pg_temp.begin_it(pg_temp.roadmap(), 'a2222222-2222-4222-8222-222222222222'), '{"outcome": "not_found"}',
  'others do not renew it');
select is(pg_temp.begin_it(pg_temp.roadmap(), phase => 'poc'), '{"outcome": "wrong_roadmap"}',
  'nor does it stand for another phase');
create temporary table renewal as select pg_temp.begin_it(pg_temp.roadmap()) as answer;
select is((select answer ->> 'outcome' from renewal), 'started', 'its founder does');
select is(pg_temp.state(), 'published, generating, One', 'what is published stays meanwhile');
select is(pg_temp.begin_it(pg_temp.roadmap()) ->> 'outcome', 'running', 'once');
select pg_temp.write('{"name": "Two"}', (select answer -> 'run' from renewal));
select is(pg_temp.state(), 'published, One, draft Two', 'and until the new one is published');
select pg_temp.as_who('1');
select is(pg_temp.seen() -> 1, '{"draft": true, "waiting": true, "brief": [], "plan": {}}',
  'its founder is told that one waits');
select is(pg_temp.begin_it(pg_temp.roadmap()) ->> 'outcome', 'in_review', 'and cannot overwrite it while it is current');
select pg_temp.change_brief('price', '{"state": "none"}');
drop table renewal;
create temporary table renewal as select pg_temp.begin_it(pg_temp.roadmap()) as answer;
select is((select answer ->> 'outcome' from renewal), 'started', 'but can once it is not');
select pg_temp.write('{"name": "Three"}', (select answer -> 'run' from renewal));
select pg_temp.publish();
select is(pg_temp.state() || pg_temp.seen()::text,
  'published, Three[{"plan": {}, "brief": [], "draft": false, "waiting": false}]', 'published, it is fresh');

-- Withdrawn
set local role authenticated;
select pg_temp.as_who('1');
select throws_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), 'No') $$, '42501', null,
  'founders withdraw nothing');
select pg_temp.as_who('3');
select throws_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), E' \n ') $$, '22023', null,
  'a reason is given');
select throws_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), null) $$, '22023', null,
  'always');
select throws_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), repeat('x', 501)) $$,
  '22023', null, 'a short one');
select throws_ok($$ select public.withdraw_roadmap(gen_random_uuid(), 'No') $$, 'PT404', null, 'for a roadmap');
select throws_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), 'No', '2020-01-01') $$,
  'PT409', null, 'that was seen');
select throws_ok($$ update public.roadmaps set withdrawn_reason = 'No', withdrawn_at = now() $$, '42501', null,
  'in no other way');
select lives_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), E' Names\n a wrong law ',
  (select updated_at::text from public.roadmaps limit 1)) $$, 'it is withdrawn');
select throws_ok($$ select public.withdraw_roadmap((select id from public.roadmaps limit 1), 'No') $$, 'PT409', null, 'once');
reset role;
select is(pg_temp.state(), 'draft, draft Three, Names a wrong law', 'what was published is the draft again');
set local role authenticated;
select pg_temp.as_who('1');
select is((select array[withdrawn_reason, content::text] from public.roadmaps), array['Names a wrong law', null],
  'its founder reads the reason, and the content no longer');
select is_empty($$ select * from public.roadmap_drafts $$, 'nor the draft');
select is(pg_temp.seen() #> '{0,waiting}', 'false', 'which does not wait for review');
reset role;
update public.roadmap_settings set publish_automatically = true;
drop table renewal;
create temporary table renewal as select pg_temp.begin_it(pg_temp.roadmap()) as answer;
select is((select answer ->> 'outcome' from renewal), 'started', 'its founder asks for another one');
select pg_temp.write('{"name": "Three"}', (select answer -> 'run' from renewal));
select is(pg_temp.state(), 'draft, draft Three, Names a wrong law', 'which is reviewed even where nothing else is');
select is(pg_temp.begin_it(pg_temp.roadmap()) ->> 'outcome', 'in_review', 'and waits, even if it says the same');
select pg_temp.publish();
select is(pg_temp.state(), 'published, Three', 'published, nothing is withdrawn any more');

-- A newer draft stays when the published version is withdrawn
insert into public.roadmap_drafts (roadmap_id, content) values (pg_temp.roadmap(), '{"name": "Five"}');
select pg_temp.as_who('3');
select public.withdraw_roadmap(pg_temp.roadmap(), 'Again');
select is(pg_temp.state(), 'draft, draft Five, Again', 'a newer draft is kept');
select pg_temp.publish();
drop table renewal;
create temporary table renewal as select pg_temp.begin_it(pg_temp.roadmap()) as answer;
select pg_temp.write('{"name": "Six"}', (select answer -> 'run' from renewal));
select is(pg_temp.state(), 'published, Six', 'without a review what its founder renews is published');

reset role;
insert into public.roadmaps (id, validation_id, phase)
values ('c9999999-9999-4999-8999-999999999999', 'b1111111-1111-4111-8111-111111111111', 'poc');
insert into public.roadmap_drafts (roadmap_id, content) values ('c9999999-9999-4999-8999-999999999999', '{"name": "By hand"}');
select is(
  (select made_from from public.roadmap_drafts where roadmap_id = 'c9999999-9999-4999-8999-999999999999'),
  private.current_origin('b1111111-1111-4111-8111-111111111111'),
  'a draft that is written by hand is made from what there is, too');

select * from finish();
rollback;
