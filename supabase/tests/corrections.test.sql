begin;
create extension if not exists pgtap with schema extensions;
select plan(15);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'An idea');

create function pg_temp.at() returns timestamptz language sql as $$
  select updated_at from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'
$$;
create function pg_temp.save(
  columns jsonb, sections jsonb default '{}', owner uuid default 'a1111111-1111-4111-8111-111111111111',
  at timestamptz default pg_temp.at()
) returns boolean language sql as $$
  select public.save_recomposed(owner, 'b1111111-1111-4111-8111-111111111111', at,
    '{"facts": {"place": "Oslo"}}', columns, sections)
$$;
create function pg_temp.finish_all() returns void language plpgsql as $$
declare
  claim jsonb;
begin
  loop
    select public.claim_step(validation_id, fence, 60) into claim from private.validation_runs;
    exit when claim is null;
    perform public.finish_step((claim ->> 'lease')::uuid, '{}', '"old"', null);
  end loop;
end $$;
create function pg_temp.report() returns jsonb language sql as $$
  select to_jsonb(v) from public.idea_validations v where id = 'b1111111-1111-4111-8111-111111111111'
$$;

-- Who may
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select pg_temp.save('{}') $$, '42501', null, 'people do not call it');
select throws_ok($$ select private.save_recomposed(auth.uid(), gen_random_uuid(), now(), '{}', '{}', '{}') $$, '42501',
  null, 'in no way');
select throws_ok($$ update public.idea_validations set understood = '{}' $$, '42501', null, 'nor write the column');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId", understood)
  values ('Another', auth.uid(), '{}') $$, '42501', null, 'not with a new idea either');
reset role;

-- When
select ok(not pg_temp.save('{}'), 'an idea without a report is not corrected');
select public.begin_validation('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111');
select ok(not pg_temp.save('{}'), 'nor one that is being written');
select pg_temp.finish_all();
create temporary table before as select pg_temp.report() as report;
select ok(not pg_temp.save('{"projectConcept": "x"}', '{}', 'a2222222-2222-4222-8222-222222222222'),
  'nor that of somebody else');
select ok(not pg_temp.save('{"projectConcept": "x"}', at => pg_temp.at() - interval '1 microsecond'),
  'nor one that has changed since it was read');
select throws_ok($$ select pg_temp.save('{"status": "pending"}') $$, '22023', null, 'other columns stay');
select is(pg_temp.report(), report, 'of all that nothing is kept') from before;

-- What
select ok(pg_temp.save('{"projectConcept": "new", "scorecard": "anew"}', '{"concept": "new", "market": "new"}'),
  'a complete report is');
select is(pg_temp.report() - '{updated_at}'::text[],
  (report || '{"projectConcept": "new", "scorecard": "anew", "understood": {"facts": {"place": "Oslo"}}}')
    - '{updated_at}'::text[], 'with the corrections it was composed from') from before;
select is((select jsonb_object_agg(step, section) from private.validation_steps),
  '{"concept": "new", "audience": "old", "market": "new", "evidence": "old"}', 'for later steps too');
select public.begin_rerun('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'market');
select ok(not pg_temp.save('{}'), 'not while a section is written anew');
select is((select public.claim_step(validation_id, fence, 60) #>> '{corrections,facts,place}' from private.validation_runs),
  'Oslo', 'whose writer is told of the corrections');

select * from finish();
rollback;
