-- What runs read from a brief and write to it, and the charge for a report whose brief is too vague.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(58);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
delete from public.free_plan_limits;
insert into public.free_plan_limits default values;
update public.free_plan_limits set idea_validations = 2;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';

-- Ideas are called i1, i2, …; their ids are derived from their names.
create function pg_temp.id(name text) returns uuid language sql immutable as $$ select md5(name)::uuid $$;
create function pg_temp.begin(name text) returns text language sql as $$
  insert into public.idea_validations (id, "userId", "originalIdea")
  values (pg_temp.id(name), 'a1111111-1111-4111-8111-111111111111', name) on conflict do nothing;
  select public.begin_validation('a1111111-1111-4111-8111-111111111111', pg_temp.id(name)) ->> 'outcome'
$$;
create function pg_temp.rerun(name text, variadic sections text[]) returns text language sql as $$
  select public.begin_rerun('a1111111-1111-4111-8111-111111111111', pg_temp.id(name), sections) ->> 'outcome'
$$;
create temporary table claims (step text primary key, claim jsonb);
create function pg_temp.claim(name text) returns text language plpgsql as $$
declare made jsonb;
begin
  select public.claim_step(id, fence, 60) into made from private.runs
  where validation_id = pg_temp.id(name) and state = 'running';
  if made is not null then
    insert into claims values (made ->> 'step', made) on conflict (step) do update set claim = excluded.claim;
  end if;
  return made ->> 'step';
end $$;
create function pg_temp.claimed(of_step text) returns jsonb language sql as $$
  select claim from claims where step = of_step
$$;
-- Finishes a step as the functions do: with an engine note of the claim's brief version, and with the reading. A section
-- says which version of the brief it is from.
create function pg_temp.finish(of_step text, read jsonb default null, columns jsonb default '{}') returns jsonb language sql as $$
  select public.finish_step((claim ->> 'lease')::uuid, jsonb_build_object(
    'columns', (select coalesce(jsonb_object_agg(name, of_step || ' of ' || (claim ->> 'briefVersion')), '{}')
      from unnest(array_remove(private.section_columns(of_step), 'userRoles')) name where of_step <> 'evidence')
      || columns || case of_step when 'evidence' then '{}' else jsonb_build_object('engine', jsonb_build_object(
      'id', 'built-in', 'model', null, 'briefVersion', claim -> 'briefVersion')) end
      || case when read is null then '{}' else jsonb_build_object('brief', read) end), null)
  from claims where step = of_step
$$;
create function pg_temp.complete(name text, read jsonb) returns text language plpgsql as $$
declare made text;
begin
  loop
    made := pg_temp.claim(name);
    exit when made is null;
    perform pg_temp.finish(made, case made when 'concept' then read end);
  end loop;
  return (select status from public.idea_validations where id = pg_temp.id(name));
end $$;
create function pg_temp.stated(field text, words text) returns jsonb language sql as $$
  select jsonb_build_object(field, jsonb_build_object('state', 'stated', 'silenced', '[]'::jsonb, 'entries',
    jsonb_build_array(jsonb_build_object('value', words, 'origin', '{"kind": "answer"}'::jsonb, 'confirmed', true))))
$$;
create function pg_temp.save(name text, changes jsonb) returns text language plpgsql as $$
begin
  return 'version ' || (public.save_brief(pg_temp.id(name),
    (select brief_version from public.idea_validations where id = pg_temp.id(name)), changes) ->> 'version');
exception when others then
  return sqlstate || ' ' || sqlerrm;
end $$;
-- The brief as one line.
create function pg_temp.brief(name text) returns text language sql as $$
  select brief_version || coalesce(': ' || (
    select string_agg(field || ' ' || coalesce(state #>> '{entries,0,value}', state ->> 'state'), ', ' order by field)
    from jsonb_each(brief) f (field, state)), '')
  from public.idea_validations where id = pg_temp.id(name)
$$;
create function pg_temp.writers(name text) returns jsonb language sql as $$
  select jsonb_object_agg(key, value -> 'briefVersion') from public.idea_validations,
    jsonb_each(engine -> 'sections') where id = pg_temp.id(name)
$$;
create function pg_temp.charges(name text) returns text language sql as $$
  select string_agg(kind || ' ' || state, ', ' order by created_at, state)
  from private.charges where validation_id = pg_temp.id(name)
$$;
create function pg_temp.counts() returns text language sql as $$
  select format('%s of %s', e ->> 'used', e ->> 'allowed') from public.get_my_entitlements() e
$$;
create function pg_temp.age(passed interval) returns void language sql as $$
  update private.run_steps set leased_until = leased_until - passed;
  update private.runs set handed_over_until = handed_over_until - passed, touched_at = touched_at - passed;
$$;

-- The reading of a run
select pg_temp.begin('i1');
select is(pg_temp.claim('i1'), 'concept', 'a run begins');
select is(pg_temp.claimed('concept') -> 'brief', 'null', 'without a brief');
select is(pg_temp.claimed('concept') -> 'briefVersion', '0', 'of version 0');
select pg_temp.finish('concept', pg_temp.stated('product', 'Bread') || pg_temp.stated('owner', 'Forged')
  || '{"price": {"state": "open", "silenced": []}}');
select is(pg_temp.brief('i1'), '1: product Bread', 'what its step has read is kept');
select is(pg_temp.writers('i1'), '{"concept": 1}', 'the section was written from that');
select pg_temp.claim('i1');
select is(pg_temp.claimed('audience') #>> '{brief,product,entries,0,value}', 'Bread', 'the next step works from it');
select is(pg_temp.claimed('audience') -> 'briefVersion', '1', 'and notes so');
select is(pg_temp.save('i1', pg_temp.stated('customer', 'Bakers')), 'version 2', 'a change during the run is saved');
select pg_temp.finish('audience');
select pg_temp.complete('i1', null);
select is(pg_temp.writers('i1'), '{"concept": 1, "audience": 1, "market": 2}',
  'the report tells which sections are older');
select is((select brief_version from private.runs where validation_id = pg_temp.id('i1')), 0,
  'and the run with which version it began');

-- A save during the run wins
select pg_temp.begin('i2'), pg_temp.claim('i2');
select pg_temp.save('i2', '{"customer": {"state": "none"}, "price": {"state": "open", "silenced": ["49"]}}'
  || pg_temp.stated('user', 'Anna'));
select pg_temp.finish('concept', pg_temp.stated('product', 'Bread') || pg_temp.stated('customer', 'Bakers')
  || pg_temp.stated('price', '49') || pg_temp.stated('user', 'Everyone'));
select is(pg_temp.brief('i2'), '2: customer none, price open, product Bread, user Anna',
  'what the founder changed meanwhile stays, cleared or not');
select is(pg_temp.writers('i2'), '{"concept": 0}', 'the section is older than that');
select is(public.save_brief(pg_temp.id('i2'), 1, pg_temp.stated('product', 'Rolls')) -> 'version', '3',
  'what a step has read is no conflict for the founder');
select pg_temp.age('1 hour'), public.sweep_runs();
select is(pg_temp.charges('i2'), 'validation released', 'a run that died costs nothing');
select pg_temp.begin('i2');
select is((select brief_version from private.runs where validation_id = pg_temp.id('i2')), 0,
  'a run that is continued began where it did');
select is(pg_temp.complete('i2', null), 'completed', 'and ends');

-- Rewriting several sections at once
select pg_temp.save('i1', '{"customer": {"state": "open", "silenced": []}}');
select is(pg_temp.rerun('i1', 'market', 'concept', 'market'), 'started', 'two sections are rewritten together');
select is((select rerun from public.idea_validations where id = pg_temp.id('i1')),
  '{"sections": ["concept", "market"], "state": "running", "reason": null}', 'the report names them');
select is(pg_temp.rerun('i1', 'concept', 'market') || ' ' || pg_temp.rerun('i1', 'market'), 'running busy',
  'the same ones are being written, others wait');
select is((select begun from private.free_reruns where validation_id = pg_temp.id('i1')), 1, 'both count once');
select throws_ok($$ select pg_temp.rerun('i1', 'market', 'evidence') $$, '22023', 'There is no section market, evidence',
  'evidence is no section');
select throws_ok($$ select pg_temp.rerun('i1', variadic '{}') $$, '22023', null, 'at least one is needed');
select throws_ok($$ select pg_temp.rerun('i1', 'market', null) $$, '22023', null, 'and each has a name');
select is(pg_temp.claim('i1'), 'concept', 'the first one is written');
select is(pg_temp.claim('i1'), null, 'before those that need it');
select is(pg_temp.claimed('concept') -> 'earlier', '[{"marketValidation": "market of 2"}]', 'no citation gets a second meaning');
select pg_temp.finish('concept', pg_temp.stated('customer', 'Cafés') || pg_temp.stated('channel', 'Guild'),
  '{"projectConcept": "new"}');
select is(pg_temp.brief('i1'), '3: customer open, product Bread', 'the report does not change yet');
select is(pg_temp.claim('i1'), 'market', 'then the other');
select is(pg_temp.claimed('market') -> 'sections', '{"projectConcept": "new", "targetUsers": "audience of 1"}',
  'from the new one');
select is(pg_temp.claimed('market') #>> '{brief,channel,entries,0,value}', 'Guild', 'and from what was read');
select throws_ok($$ select pg_temp.finish('market', null, '{"projectConcept": "x"}') $$, '22023', null,
  'each writes its own columns');
select pg_temp.finish('market', null, '{"marketValidation": "new"}');
select is(pg_temp.claim('i1'), 'evidence', 'the evidence comes last');
select is(pg_temp.finish('evidence'), '{"claimable": 0, "completed": true}', 'and completes the run');
select is(pg_temp.brief('i1'), '4: channel Guild, customer Cafés, product Bread', 'what was read is kept');
select is(pg_temp.writers('i1'), '{"concept": 4, "audience": 1, "market": 4}', 'both were written from it');
select is((select jsonb_build_array("projectConcept", "marketValidation", rerun, previous - '{concept,market}'::text[],
  previous ?& '{concept,market}') from public.idea_validations where id = pg_temp.id('i1')),
  '["new", "new", null, {}, true]', 'each can be switched back');
select is((select jsonb_object_agg(section, columns) from private.section_versions where validation_id = pg_temp.id('i1')),
  '{"concept": {"projectConcept": "concept of 0", "userRoles": null}, "market": {"marketValidation": "market of 2"}}',
  'to what it was');
select is(pg_temp.charges('i1'), 'validation settled', 'at no charge on the first day');

-- A brief that is too vague
select is(pg_temp.counts(), '2 of 2', 'both are used');
select is(pg_temp.begin('i3'), 'quota_exceeded', 'none is left');
update public.free_plan_limits set idea_validations = 3;
select pg_temp.begin('i3');
select is(pg_temp.complete('i3', '{"product": {"state": "open"}}' || pg_temp.stated('price', '5')),
  'completed', 'an idea that says nothing of product, customer, problem and actions completes');
select is(pg_temp.charges('i3') || ', ' || pg_temp.counts(), 'validation released, 2 of 3', 'and counts for nothing');
select is(pg_temp.begin('i3') || ', ' || pg_temp.rerun('i3', 'market'), 'already, too_vague', 'it is not written again');
select is(private.roadmap_refusal('a1111111-1111-4111-8111-111111111111', pg_temp.id('i3'), 'interactive', null),
  'not_completed', 'has no roadmap');
select is(private.phase_purchase_refusal('a1111111-1111-4111-8111-111111111111', pg_temp.id('i3')), 'unfinished_project',
  'and nothing is sold for it');
select is(pg_temp.save('i3', pg_temp.stated('channel', 'Guild')), 'version 2', 'other answers are free');
select is(pg_temp.save('i3', '{"problem": {"state": "none"}}'), 'version 3', 'and so is what does not apply');
select pg_temp.begin('i4'), pg_temp.complete('i4', pg_temp.stated('product', 'Bread'));
select is(pg_temp.counts(), '3 of 3', 'another idea uses what is left');
select is(pg_temp.save('i3', pg_temp.stated('actions', 'Bake')),
  'PT402 Validation limit reached. Please upgrade to our Pro plan to validate more ideas.', 'then the first answer is refused');
select is(pg_temp.brief('i3'), '3: channel Guild, price 5, problem none', 'and not stored');
update public.free_plan_limits set idea_validations = 4;
select is(pg_temp.save('i3', pg_temp.stated('actions', 'Bake')), 'version 4', 'otherwise it is saved');
select is(pg_temp.charges('i3') || ', ' || pg_temp.counts(), 'validation released, validation settled, 4 of 4',
  'and charged');
select is(pg_temp.save('i3', '{"actions": {"state": "none"}}') || ', ' || pg_temp.save('i3', pg_temp.stated('problem', 'Waste')),
  'version 5, version 6', 'once');
select is(pg_temp.charges('i3'), 'validation released, validation settled', 'whatever is cleared and answered later');

-- Written reports are charged, whatever is cleared during the run
update public.free_plan_limits set idea_validations = 9;
select pg_temp.begin('i5'), pg_temp.claim('i5'), pg_temp.finish('concept', pg_temp.stated('product', 'Bread'));
select pg_temp.save('i5', '{"product": {"state": "none"}}'), pg_temp.complete('i5', null);
select is(pg_temp.charges('i5'), 'validation settled', 'a report that was written from an answer is charged');
select pg_temp.begin('i6'), pg_temp.claim('i6'), pg_temp.finish('concept', '{}');
select pg_temp.save('i6', pg_temp.stated('product', 'Bread')), pg_temp.complete('i6', null);
select is(pg_temp.charges('i6'), 'validation settled', 'and so is one that was answered during the run');
insert into public.idea_validations (id, "userId", "originalIdea", status)
values (pg_temp.id('i7'), 'a1111111-1111-4111-8111-111111111111', 'A sample', 'completed');
select pg_temp.save('i7', pg_temp.stated('price', '5')), pg_temp.save('i7', pg_temp.stated('product', 'Bread'));
select is(pg_temp.charges('i7'), null, 'a report that was never charged stays free');
select pg_temp.begin('i8'), pg_temp.claim('i8'), pg_temp.finish('concept', '{}');
select private.fail_run(r, 'Refused') from private.runs r where validation_id = pg_temp.id('i8');
select pg_temp.save('i8', pg_temp.stated('product', 'Bread'));
select is(pg_temp.charges('i8'), 'validation released', 'answers to an idea that failed cost nothing');

select * from finish();
rollback;
