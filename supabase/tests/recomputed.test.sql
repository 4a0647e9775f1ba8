begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(14);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'An idea');

create function pg_temp.at() returns timestamptz language sql as $$
  select updated_at from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'
$$;
create function pg_temp.save(
  columns jsonb, owner uuid default 'a1111111-1111-4111-8111-111111111111',
  at timestamptz default pg_temp.at()
) returns boolean language sql as $$
  select public.save_recomputed(owner, 'b1111111-1111-4111-8111-111111111111', at, columns)
$$;
create function pg_temp.finish_all() returns void language plpgsql as $$
declare
  claim jsonb;
begin
  loop
    select public.claim_step(id, fence, 60) into claim from private.runs where state = 'running';
    exit when claim is null;
    perform public.finish_step((claim ->> 'lease')::uuid, jsonb_build_object('columns',
      '{"engine": {"id": "built-in", "model": null, "briefVersion": 0}}'::jsonb), null);
  end loop;
end $$;
create function pg_temp.report() returns jsonb language sql as $$
  select to_jsonb(v) from public.idea_validations v where id = 'b1111111-1111-4111-8111-111111111111'
$$;

-- Access
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select pg_temp.save('{}') $$, '42501', null, 'founders cannot call it');
select throws_ok($$ select private.save_recomputed(auth.uid(), gen_random_uuid(), now(), '{}') $$, '42501',
  null, 'in no way');
reset role;

-- When a recomputation is saved
select ok(not pg_temp.save('{}'), 'an idea without a report has nothing to recompute');
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111');
select ok(not pg_temp.save('{}'), 'nor has one that is being written');
select pg_temp.finish_all();
create temporary table before as select pg_temp.report() as report, clock_timestamp() as at;
select ok(not pg_temp.save('{"projectConcept": "x"}', 'a2222222-2222-4222-8222-222222222222'),
  'the report of another founder stays as it is');
select ok(not pg_temp.save('{"projectConcept": "x"}', at => pg_temp.at() - interval '1 microsecond'),
  'and so does one that has changed since it was read');
select throws_ok($$ select pg_temp.save('{"status": "pending"}') $$, '22023', null, 'other columns are refused');
select throws_ok($$ select pg_temp.save('{"brief": {}}') $$, '22023', null, 'the brief too');
select is(pg_temp.report(), report, 'nothing of that is stored') from before;

-- What a recomputation can change
select ok(pg_temp.save('{"projectConcept": "new", "marketValidation": "new", "scorecard": "new", "engine": {"id": "built-in", "model": null,
  "briefVersion": 3, "sections": {"concept": {"id": "built-in", "model": null, "briefVersion": 3}}}}'),
  'a complete report is recomputed');
select is(pg_temp.report() - '{updated_at,engine}'::text[],
  (report || '{"projectConcept": "new", "marketValidation": "new", "scorecard": "new"}') - '{updated_at,engine}'::text[],
  'in the columns that are named') from before;
select is((select jsonb_object_agg(section, jsonb_build_array(written_at > at, writer -> 'briefVersion'))
  from private.report_sections, before),
  '{"concept": [true, 3], "audience": [false, 0], "market": [true, 0], "evidence": [false, null]}',
  'their sections are as new as that, each with the brief that it was written from');
set local role authenticated;
select public.save_brief('b1111111-1111-4111-8111-111111111111', 0,
  '{"customer": {"state": "stated", "entries": [{"value": "Bakers", "origin": {"kind": "answer"}, "confirmed": true}]}}');
reset role;
select ok(not pg_temp.save('{}', at => (select (report ->> 'updated_at')::timestamptz from before)),
  'not from a brief that has changed since');
select public.begin_rerun('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', array['market']);
select ok(not pg_temp.save('{}'), 'and not while a section is being rewritten');

select * from finish();
rollback;
