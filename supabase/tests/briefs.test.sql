-- Who may save a brief, and which contents.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(70);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
-- 🥐 is one code point and two UTF-16 units.
insert into public.idea_validations (id, "userId", "originalIdea") values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111',
    '🥐 A forecast for small bakeries in Munich, €49 a month'),
  ('b2222222-2222-4222-8222-222222222222', 'a2222222-2222-4222-8222-222222222222', 'Another idea');

create function pg_temp.save(version integer, changes jsonb, id uuid default 'b1111111-1111-4111-8111-111111111111')
returns jsonb language sql as $$ select public.save_brief(id, version, changes) $$;
create function pg_temp.entry(value jsonb, origin jsonb default '{"kind": "answer"}') returns jsonb language sql as $$
  select jsonb_build_object('value', value, 'origin', origin, 'confirmed', true)
$$;
create function pg_temp.field(field text, variadic entries jsonb[]) returns jsonb language sql as $$
  select jsonb_build_object(field, jsonb_build_object('state', 'stated', 'entries', to_jsonb(entries), 'silenced', '[]'::jsonb))
$$;
create function pg_temp.answer(field text, value jsonb) returns jsonb language sql as $$
  select pg_temp.field(field, pg_temp.entry(value))
$$;
create function pg_temp.quote(field text, value jsonb, first integer, past integer) returns jsonb language sql as $$
  select pg_temp.field(field, pg_temp.entry(value, jsonb_build_object('kind', 'quote', 'start', first, 'end', past)))
$$;
create function pg_temp.brief() returns jsonb language sql as $$
  select brief from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'
$$;
create function pg_temp.version() returns integer language sql as $$
  select brief_version from public.idea_validations where id = 'b1111111-1111-4111-8111-111111111111'
$$;
-- Whether a save is refused as a bad request and nothing is stored.
create function pg_temp.refuses(changes jsonb) returns boolean language plpgsql as $$
declare before constant integer := pg_temp.version();
begin
  perform pg_temp.save(before, changes);
  return false;
exception when invalid_parameter_value then
  return pg_temp.version() = before;
end $$;
-- The SQLSTATE of a refused save, with its detail.
create function pg_temp.refusal(version integer, changes jsonb, id uuid default 'b1111111-1111-4111-8111-111111111111')
returns text language plpgsql as $$
declare state text; message text; detail text;
begin
  perform pg_temp.save(version, changes, id);
  return 'saved';
exception when others then
  get stacked diagnostics state = returned_sqlstate, message = message_text, detail = pg_exception_detail;
  return concat_ws(' ', state, message, nullif(detail, ''));
end $$;
create function pg_temp.as_owner() returns void language sql as $$
  select set_config('request.jwt.claims',
    '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}', true);
$$;

-- Access
set local role anon;
select throws_ok($$ select pg_temp.save(0, '{}') $$, '42501', null, 'visitors cannot save a brief');
set local role service_role;
select throws_ok($$ select pg_temp.save(0, '{}') $$, '42501', null, 'nor can the service');
select throws_ok($$ update public.idea_validations set brief = '{}' $$, '42501', null, 'which does not write it either');
select throws_ok($$ update public.idea_validations set brief_version = 9 $$, '42501', null, 'nor its version');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId", brief)
  values ('Third', 'a1111111-1111-4111-8111-111111111111', '{}') $$, '42501', null, 'not with a new idea either');
select throws_ok('select * from private.brief_log', '42501', null, 'nor read what was changed when');
set local role authenticated;
select pg_temp.as_owner();
select throws_ok($$ update public.idea_validations set brief = '{}' $$, '42501', null, 'founders do not write the column');
select throws_ok($$ update public.idea_validations set brief_version = 9 $$, '42501', null, 'nor the version');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId", brief)
  values ('Third', auth.uid(), '{}') $$, '42501', null, 'nor a brief with a new idea');
select throws_ok($$ insert into public.idea_validations ("originalIdea", "userId", brief_version)
  values ('Third', auth.uid(), 1) $$, '42501', null, 'nor a version');
select throws_ok('select * from private.brief_log', '42501', null, 'nor read what was changed when');
select is(pg_temp.refusal(0, '{}', gen_random_uuid()), 'PT404 Validation not found', 'an unknown idea is not found');
select is(pg_temp.refusal(0, pg_temp.answer('product', '"Mine"'), 'b2222222-2222-4222-8222-222222222222'),
  'PT404 Validation not found', 'and that of another founder neither');
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is(pg_temp.refusal(0, pg_temp.answer('product', '"Mine"')), 'PT404 Validation not found',
  'administrators change no brief of others');
set local request.jwt.claims = '{"role": "authenticated"}';
select is(pg_temp.refusal(0, '{}'), 'PT404 Validation not found', 'nor does a token without a user');
select pg_temp.as_owner();

-- Stored values
select is(pg_temp.save(0, '{}'), '{"version": 0, "brief": {}}', 'saving nothing changes nothing');
select is(pg_temp.brief(), null, 'and stores nothing');
create temporary table before as select updated_at from public.idea_validations
  where id = 'b1111111-1111-4111-8111-111111111111';
select is(pg_temp.save(0, pg_temp.quote('product', '"forecast"', 4, 12)),
  jsonb_build_object('version', 1, 'brief', pg_temp.quote('product', '"forecast"', 4, 12)), 'a quotation is stored');
select ok((select v.updated_at > b.updated_at from before b, public.idea_validations v
  where id = 'b1111111-1111-4111-8111-111111111111'), 'which is a change of the row');
select is(pg_temp.save(1, pg_temp.quote('product', '"forecast"', 4, 12)) ->> 'version', '1',
  'saving the same again is no new version');
select is(pg_temp.save(1, pg_temp.quote('price',
  '{"low": 49, "high": 49, "currency": "EUR", "per": null, "every": "month"}', 43, 54)) ->> 'version', '2',
  'a value that was read names the words it was read from');
select is(pg_temp.save(2, pg_temp.answer('count', '{"value": 2000, "source": ""}')
  || '{"user": {"state": "none"}, "today": {"state": "open", "silenced": ["Excel"]}}') -> 'version', '3',
  'several fields are one version');
select is((select array_agg(key order by key) from jsonb_object_keys(pg_temp.brief()) key),
  '{count,price,product,today,user}', 'and the others stay');

-- Forged quotations
select ok(pg_temp.refuses(pg_temp.quote('product', '"Forecast"', 4, 12)), 'a quotation is verbatim');
select ok(pg_temp.refuses(pg_temp.quote('product', '"forecast"', 5, 13)), 'at its place');
select ok(pg_temp.refuses(pg_temp.quote('customer', '"everyone"', 4, 12)), 'in every field of words');
select ok(pg_temp.refuses(pg_temp.quote('actions', '"forecast"', 4, 12) #- '{actions,entries,0,origin,end}'),
  'with both ends');
select ok(pg_temp.refuses(pg_temp.quote('product', '"th"', 53, 55)), 'within the idea');
select ok(pg_temp.refuses(pg_temp.quote('product', '""', 4, 4)), 'of something');
select ok(pg_temp.refuses(pg_temp.quote('count', '{"value": 1, "source": ""}', 0, 55)),
  'a value that was read names words that are there');
select ok(pg_temp.refuses(pg_temp.quote('count', '{"value": 1, "source": ""}', 5, 4)), 'from start to end');
select ok(pg_temp.refuses(pg_temp.quote('count', '{"value": 1, "source": ""}', -1, 4)), 'not before the idea');
select ok(pg_temp.refuses(pg_temp.field('product', pg_temp.entry('"x"',
  '{"kind": "quote", "start": "4", "end": 12}'))), 'as numbers');
select ok(pg_temp.refuses(pg_temp.field('product', pg_temp.entry('"x"', '{"kind": "answer", "by": "you"}'))),
  'an answer has nothing else');
select ok(pg_temp.refuses(pg_temp.field('product', pg_temp.entry('"x"', '"answer"'))), 'an origin is an object');
select ok(pg_temp.refuses(pg_temp.field('product', pg_temp.entry('"x"', '{}'))), 'of a kind');

-- Forged evidence
select ok(pg_temp.refuses(pg_temp.field('count', pg_temp.entry('{"value": 900, "source": "Census"}',
  '{"kind": "lookup", "source": "Census"}'))), 'nobody claims a look-up');
select ok(pg_temp.refuses(pg_temp.field('difference', pg_temp.entry('"Cheaper"',
  '{"kind": "model", "name": "m", "quote": null}'))), 'nor the word of a model');
reset role;
update public.idea_validations set brief = brief || jsonb_build_object('count', jsonb_build_object(
  'state', 'stated', 'silenced', '[]'::jsonb, 'entries', jsonb_build_array(jsonb_build_object(
    'value', '{"value": 900, "source": "Census"}'::jsonb, 'confirmed', false,
    'origin', '{"kind": "lookup", "source": "Census"}'::jsonb))))
where id = 'b1111111-1111-4111-8111-111111111111';
set local role authenticated;
create temporary table looked_up as select pg_temp.field('count', pg_temp.entry('{"value": 900, "source": "Census"}',
  '{"kind": "lookup", "source": "Census"}')) as change;
select is(pg_temp.save(3, change) -> 'version', '4', 'what the server looked up can be confirmed') from looked_up;
select ok(pg_temp.refuses(jsonb_set(change, '{count,entries,0,value,value}', '9000')), 'not changed') from looked_up;
select ok(pg_temp.refuses(jsonb_set(change, '{count,entries,0,origin}', '{"kind": "lookup"}')), 'not in part')
from looked_up;
select ok(pg_temp.refuses(jsonb_build_object('goal', change -> 'count')), 'not for another field') from looked_up;
select is(pg_temp.save(4, pg_temp.answer('count', '{"value": 2000, "source": "guild"}')) -> 'version', '5',
  'it can be replaced');
select is(pg_temp.save(5, change) -> 'version', '6', 'and put back') from looked_up;

-- Other bad requests
select ok(pg_temp.refuses(changes), 'refused: ' || left(coalesce(changes::text, 'nothing'), 60)) from (values
  (null), ('[]'::jsonb), ('"x"'), (pg_temp.answer('owner', '"me"')), ('{"product": null}'),
  ('{"product": {"state": "closed"}}'), ('{"product": {"state": "none", "entries": []}}'),
  ('{"product": {"state": "open", "entries": []}}'), ('{"product": {"state": "open", "silenced": [7]}}'),
  ('{"product": {"state": "stated", "entries": []}}'), ('{"product": {"state": "stated", "entries": "x"}}'),
  (pg_temp.field('product', pg_temp.entry('"a"'), pg_temp.entry('"b"'))),
  (pg_temp.answer('product', to_jsonb(repeat('x', 301)))),
  (jsonb_build_object('product', jsonb_build_object('state', 'open', 'silenced', to_jsonb(array_fill('x'::text, '{21}'))))),
  (jsonb_build_object('product', pg_temp.answer('product', '"a"') -> 'product' || '{"extra": 1}')),
  (jsonb_build_object('product', jsonb_build_object('state', 'open', 'silenced', to_jsonb(repeat('x', 200000)))))
) bad (changes);
select is(pg_temp.refusal(7, pg_temp.answer('product', '"x"')), '22023 This brief has no such version.',
  'a version that never was is refused');
select is(pg_temp.refusal(null, '{}'), '22023 This brief has no such version.', 'and so is none');

-- Two tabs: both have read version 6
select is(pg_temp.save(6, pg_temp.answer('customer', '"Bakeries"')) -> 'version', '7', 'one answers a question');
select is(pg_temp.save(6, pg_temp.answer('problem', '"Waste"')) #>> '{brief,customer,entries,0,value}', 'Bakeries',
  'the other one another: both are kept');
select is(pg_temp.refusal(6, pg_temp.answer('customer', '"Cafés"') || pg_temp.answer('channel', '"Guild"')),
  'PT409 This was changed in another tab. '
    || jsonb_build_object('version', 8, 'brief', pg_temp.brief(), 'fields', '["customer"]'::jsonb)::text,
  'of the same question, the second one sees both answers');
select is(pg_temp.brief() ? 'channel', false, 'and nothing of it is stored');
select is(pg_temp.save(6, pg_temp.answer('customer', '"Bakeries"')) -> 'version', '8', 'the same answer is no conflict');
select is(pg_temp.save(8, pg_temp.answer('customer', '"Cafés"')) -> 'version', '9', 'who has seen both decides');

-- Changes without a charge
select is(pg_temp.save(pg_temp.version(), pg_temp.answer('today',
  '{"name": "Paper", "price": {"amount": 0, "currency": "EUR", "every": "month"}, "link": null}'))
  #>> '{brief,today,entries,0,value,price,amount}', '0', 'a way of today may be free');
select ok(pg_temp.refuses(pg_temp.answer('problemCost', '{"amount": 0, "currency": "EUR", "every": "month"}')),
  'a problem that costs nothing is none');

select * from finish();
rollback;
