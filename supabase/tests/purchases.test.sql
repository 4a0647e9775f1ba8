begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(91);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'buyer@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Mine too', 'pending'),
  ('b3333333-3333-4333-8333-333333333333', 'a2222222-2222-4222-8222-222222222222', 'Not mine', 'completed');

create function pg_temp.begin(payment text, plan text, pack text default null, project uuid default null,
  shown numeric default null, again boolean default false) returns jsonb language sql as $$
  select public.begin_purchase(
    'a1111111-1111-4111-8111-111111111111', 'dummy', payment, plan, pack, project, shown, again)
$$;
create function pg_temp.outcome(payment text, plan text, pack text default null, project uuid default null,
  shown numeric default null, again boolean default false) returns text language sql as $$
  select pg_temp.begin(payment, plan, pack, project, shown, again) ->> 'outcome'
$$;
create function pg_temp.age(payment text, minutes integer) returns void language sql as $$
  update public.user_subscriptions set created_at = clock_timestamp() - make_interval(mins => minutes)
  where payment_id = payment
$$;
create function pg_temp.release(payment text) returns void language sql as $$
  select public.release_purchase(user_id, id) from public.user_subscriptions where payment_id = payment
$$;
create function pg_temp.complete(payment text) returns jsonb language sql as $$
  select public.complete_purchase(user_id, id) from public.user_subscriptions where payment_id = payment
$$;
create function pg_temp.buy(payment text, plan text, pack text default null, project uuid default null)
returns jsonb language sql as $$
  select pg_temp.begin(payment, plan, pack, project);
  select pg_temp.complete(payment)
$$;
create function pg_temp.mine(part text) returns jsonb language sql as $$
  select public.get_my_entitlements() -> part
$$;

-- Rights
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select public.begin_purchase(
  'a1111111-1111-4111-8111-111111111111', 'dummy', 'p', 'pro') $$, '42501', null, 'nobody sells to themselves');
select throws_ok($$ select public.complete_purchase(
  'a1111111-1111-4111-8111-111111111111', gen_random_uuid()) $$, '42501', null, 'or completes a purchase');
select throws_ok($$ select public.cancel_purchase(
  'a1111111-1111-4111-8111-111111111111', gen_random_uuid()) $$, '42501', null, 'or cancels one');
select throws_ok($$ select public.release_purchase(
  'a1111111-1111-4111-8111-111111111111', gen_random_uuid()) $$, '42501', null, 'or ends a turn to pay');
reset role;

-- A pack of ideas
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-2'), 'begun', 'a purchase begins');
select is(pg_temp.mine('allowed'), '1', 'and grants nothing before it was paid');
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-2'), 'being_paid', 'one caller pays it at a time');
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-10'), 'conflict', 'who asks for something else is told that');
select pg_temp.release('ideas');
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-2'), 'begun', 'the next goes on with it');
update public.user_subscriptions set paying_until = clock_timestamp() - interval '1 second' where payment_id = 'ideas';
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-2'), 'begun', 'as after somebody whose turn ran out');
select ok((select paying_until between clock_timestamp() and clock_timestamp() + interval '1 minute'
  from public.user_subscriptions where payment_id = 'ideas'), 'which is after a minute');
select is(pg_temp.complete('ideas') -> 'amount', '9.99', 'the price is that of the list');
select is(pg_temp.mine('allowed'), '3', 'what was paid counts');
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-2'), 'bought', 'the same payment again is the same purchase');
select is(pg_temp.complete('ideas') ->> 'status', 'active', 'completing twice changes nothing');
select is((select paying_until from public.user_subscriptions where payment_id = 'ideas'), null, 'and nobody pays it');
select is(pg_temp.mine('allowed'), '3', 'and counts once');
select is(pg_temp.outcome('ideas', 'multi-idea', 'ideas-10'), 'conflict', 'another content under that id is refused');
select is(pg_temp.outcome('ideas', 'pro'), 'conflict', 'be it another plan');
select is(public.begin_purchase('a2222222-2222-4222-8222-222222222222', 'dummy', 'ideas', 'multi-idea', 'ideas-2')
  ->> 'outcome', 'begun', 'a payment id of somebody else says nothing about theirs');
select is(pg_temp.outcome('more', 'multi-idea', 'ideas-3', shown => 15), 'begun', 'three ideas cost what the page says');
select is(pg_temp.complete('more') -> 'ideas', '3', 'and more ideas can be bought');
select is(pg_temp.outcome('cheap', 'multi-idea', 'ideas-1', shown => 0),
  'price_changed', 'nobody pays another price than the one that was shown');
select is(pg_temp.begin('cheap', 'multi-idea', 'ideas-1', null, 4) -> 'amount', '5.00', 'the right one is told');

-- The price that was shown holds for a resumed payment
select is(pg_temp.outcome('priced', 'multi-idea', 'ideas-5', shown => 19.99), 'begun', 'a price is shown and fixed');
select is(pg_temp.begin('priced', 'multi-idea', 'ideas-5', null, 45) - 'purchase',
  '{"outcome": "price_changed", "amount": 19.99}', 'another one is not taken for the same payment');
select pg_temp.release('priced');
update public.pack_prices set price = 25 where pack = 'ideas-5';
select is(pg_temp.outcome('priced', 'multi-idea', 'ideas-5', shown => 19.99), 'begun', 'nor a newer one');
select is(pg_temp.complete('priced') -> 'amount', '19.99', 'it is paid as it was shown');
select is(pg_temp.outcome('priced', 'multi-idea', 'ideas-5', shown => 19.99), 'bought', 'and answered so');
select is(pg_temp.outcome('priced', 'multi-idea', 'ideas-5', shown => 1), 'conflict', 'not for another price');

-- But not for an abandoned one
select is(pg_temp.outcome('left', 'multi-idea', 'ideas-10', shown => 45), 'begun', 'it is begun');
select pg_temp.release('left'), pg_temp.age('left', 6);
update public.pack_prices set price = 50 where pack = 'ideas-10';
select is(pg_temp.begin('left', 'multi-idea', 'ideas-10', null, 45) - 'purchase',
  '{"outcome": "price_changed", "amount": 50.00}', 'it is not paid at a price that is not asked any more');
update public.pack_prices set price = 45 where pack = 'ideas-10';
update public.pricing_plans set is_active = false where id = 'multi-idea';
select is(pg_temp.outcome('left', 'multi-idea', 'ideas-10'), 'unknown_plan', 'nor when the plan is not sold any more');
update public.pricing_plans set is_active = true where id = 'multi-idea';
select is(pg_temp.outcome('left', 'multi-idea', 'ideas-10', shown => 1), 'price_changed', 'nor for any other price');
select is((select array[status, amount::text] from public.user_subscriptions where payment_id = 'left'),
  array['pending', '45.00'], 'and stays as it was');
select is(pg_temp.outcome('left', 'multi-idea', 'ideas-10', shown => 45), 'begun', 'it goes on at the price of the list');
delete from public.user_subscriptions where payment_id = 'left';
update public.pack_prices set price = 19.99 where pack = 'ideas-5';

-- The same purchase in two tabs
select is(pg_temp.outcome('tab', 'multi-idea', 'ideas-5'), 'just_bought', 'the same a moment later is asked about');
select is((select count(*) from public.user_subscriptions where payment_id = 'tab'), 0::bigint, 'and leaves nothing');
select is(pg_temp.outcome('tab', 'multi-idea', 'ideas-5', shown => 0), 'price_changed', 'at its right price');
select is(pg_temp.outcome('tab', 'multi-idea', 'ideas-10'), 'begun', 'another size is no accident');
select is(pg_temp.outcome('tab-2', 'multi-idea', 'ideas-10'), 'just_bought', 'what is being paid counts too');
select is(pg_temp.outcome('tab-3', 'multi-idea', 'ideas-5', again => true), 'begun', 'whoever wants it again gets it');
select pg_temp.release('tab-3');
select is(pg_temp.outcome('tab-3', 'multi-idea', 'ideas-5', again => true), 'begun', 'and can send that again');
select is(pg_temp.complete('tab-3') ->> 'status', 'active', 'and has it');
select is(pg_temp.outcome('tab-3', 'multi-idea', 'ideas-5'), 'bought', 'once');
select pg_temp.age('tab-3', 3), pg_temp.age('priced', 3);
select is(pg_temp.outcome('tab-4', 'multi-idea', 'ideas-5'), 'begun', 'some minutes later nobody is asked');
select pg_temp.release('tab-4'), pg_temp.age('tab-4', 6);
select pg_temp.begin('tab-5', 'multi-idea', 'ideas-5');
select pg_temp.age('tab-5', 3);
select is(pg_temp.outcome('tab-4', 'multi-idea', 'ideas-5'), 'just_bought',
  'a payment that was left behind is asked about when the same was bought since');
select is(pg_temp.outcome('tab-4', 'multi-idea', 'ideas-5', again => true), 'begun', 'and goes on when it is wanted');
delete from public.user_subscriptions where payment_id like 'tab%' or payment_id = 'priced';
select is(pg_temp.mine('allowed'), '6', 'nothing else was granted');

-- Unavailable products
select is(pg_temp.outcome('x', 'unknown'), 'unknown_plan', 'an unknown plan');
select is(pg_temp.outcome('x', 'free'), 'free_plan', 'the free plan');
select is(pg_temp.outcome('x', 'multi-idea'), 'unknown_pack', 'ideas without a number');
select is(pg_temp.outcome('x', 'multi-idea', 'everything'), 'unknown_pack', 'an unknown pack');
select is(pg_temp.outcome('x', 'multi-idea', 'ideas-1', 'b1111111-1111-4111-8111-111111111111'), 'unknown_pack',
  'ideas for a project');
select is(pg_temp.outcome('x', 'roadmap-pack', 'poc'), 'unknown_pack', 'phases without a project');
select is(pg_temp.outcome('x', 'pro', 'ideas-1'), 'unknown_pack', 'a pack of a plan that has none');
select is(pg_temp.outcome('x', 'roadmap-pack', 'poc', 'b3333333-3333-4333-8333-333333333333'), 'unknown_project',
  'phases for the project of somebody else');
select is(pg_temp.outcome('x', 'roadmap-pack', 'poc', gen_random_uuid()), 'unknown_project', 'or for none');
select is(pg_temp.outcome('x', 'roadmap-pack', 'poc', 'b2222222-2222-4222-8222-222222222222'), 'unfinished_project',
  'or for one whose report is not finished');
select is(public.begin_purchase(gen_random_uuid(), 'dummy', 'x', 'pro') ->> 'outcome', 'no_account', 'to nobody');
update public.pricing_plans set is_active = false where id = 'roadmap-pack';
select is(pg_temp.outcome('x', 'roadmap-pack', 'poc', 'b1111111-1111-4111-8111-111111111111'), 'unknown_plan',
  'nor what is not offered any more');
update public.pricing_plans set is_active = true where id = 'roadmap-pack';

-- Phases of a project
select is(pg_temp.outcome('gone', 'roadmap-pack', 'poc', 'b1111111-1111-4111-8111-111111111111'), 'begun',
  'phases of a project');
update public.user_subscriptions set project_id = null, paying_until = null where payment_id = 'gone';
select is(pg_temp.outcome('gone', 'roadmap-pack', 'poc', 'b1111111-1111-4111-8111-111111111111'), 'unknown_project',
  'are not paid for once the project was deleted');
delete from public.user_subscriptions where payment_id = 'gone';
select pg_temp.buy('phases', 'roadmap-pack', 'poc-mvp', 'b1111111-1111-4111-8111-111111111111');
select is(pg_temp.mine('phases'), '{"b1111111-1111-4111-8111-111111111111": ["interactive", "poc", "mvp"]}',
  'a roadmap pack opens its phases in its project and nowhere else');
select is(pg_temp.outcome('again', 'roadmap-pack', 'poc', 'b1111111-1111-4111-8111-111111111111'), 'owned',
  'what is open there is not sold again');
select is(pg_temp.outcome('all', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111'), 'begun',
  'but a larger pack is');
select is(pg_temp.outcome('all-2', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111'), 'owned',
  'a second tab does not pay for it too');
select ok(public.cancel_purchase('a1111111-1111-4111-8111-111111111111',
  (select id from public.user_subscriptions where payment_id = 'all')), 'what the processor refuses is noted');
select is(pg_temp.outcome('all', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111'), 'canceled',
  'and not bought any more by a request that arrives late');
select is(pg_temp.complete('all') ->> 'status', 'canceled', 'nor made to count');
select is(pg_temp.mine('phases') -> 'b1111111-1111-4111-8111-111111111111', '["interactive", "poc", "mvp"]',
  'it opens nothing');
select ok(not public.cancel_purchase('a1111111-1111-4111-8111-111111111111',
  (select id from public.user_subscriptions where payment_id = 'phases')), 'what was bought cannot be refused any more');
select is(pg_temp.outcome('all-2', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111'), 'begun',
  'under another payment id it can be tried again');
select pg_temp.release('all-2'), pg_temp.age('all-2', 6);
select is(pg_temp.outcome('all-3', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111'), 'begun',
  'a payment that was given up blocks no other');
select pg_temp.complete('all-3');
select is(pg_temp.begin('all-2', 'roadmap-pack', 'all', 'b1111111-1111-4111-8111-111111111111'),
  '{"outcome": "owned", "plan": "Roadmap Pack", "interval": "once",
    "phases": ["interactive", "poc", "mvp", "production"]}',
  'and is not paid itself when the same was bought since');
select is((select status from public.user_subscriptions where payment_id = 'all-2'), 'pending',
  'it stays as not confirmed');
delete from public.user_subscriptions where payment_id like 'all%';

-- Pro
select pg_temp.buy('pro', 'pro');
select is(pg_temp.mine('pro'), 'true', 'Pro runs');
select is(pg_temp.mine('plan'), '"pro"', 'as the plan that pays');
select is(pg_temp.outcome('pro-2', 'pro'), 'owned', 'and is not sold twice');
insert into public.user_subscriptions (user_id, plan_id, status, created_at)
values ('a1111111-1111-4111-8111-111111111111', 'pro', 'canceled', clock_timestamp() + interval '1 minute');
select is(pg_temp.mine('pro'), 'true', 'what was refused and never ran does not hide it');
delete from public.user_subscriptions where plan_id = 'pro' and status = 'canceled';
select pg_temp.buy('later', 'multi-idea', 'ideas-1');
select is(pg_temp.mine('pro'), 'true', 'a pack that is bought later does not hide it');

update public.user_subscriptions set status = 'canceled' where payment_id = 'later';
select is(pg_temp.outcome('later', 'multi-idea', 'ideas-1'), 'canceled', 'what was called off is not answered as bought');
update public.user_subscriptions set status = 'active' where payment_id = 'later';

-- A plan with a one-time price
insert into public.pricing_plans (id, name, price, interval, features) values
  ('toolbox', 'Toolbox', 40, 'once', '{"validations": null, "phases": ["poc"]}'),
  ('bundle', 'Bundle', 60, 'once', '{"validations": 3, "phases": ["poc"]}');
select is(pg_temp.outcome('box', 'toolbox'), 'begun', 'is sold');
select is(pg_temp.outcome('box-2', 'toolbox'), 'owned', 'not in two tabs');
select pg_temp.complete('box');
select is(pg_temp.begin('box-2', 'toolbox') ->> 'plan', 'Toolbox', 'nor when it would bring nothing new');
select is(pg_temp.outcome('bundle', 'bundle'), 'begun', 'more validations are something new');
delete from public.user_subscriptions where payment_id in ('box', 'bundle');

-- Operators' changes keep existing purchases
update public.pricing_plans set is_active = false, interval = 'once', features = '{"validations": 1, "phases": []}'
where id = 'pro';
update public.pack_prices set phases = '{poc}' where pack = 'poc-mvp';
select is(pg_temp.mine('pro'), 'true', 'Pro holds when the plan is withdrawn');
select is(pg_temp.mine('phases') -> 'b1111111-1111-4111-8111-111111111111', '["interactive", "poc", "mvp"]',
  'and so do the phases when the pack shrinks');
update public.user_subscriptions set valid_until = now() - interval '1 second' where plan_id = 'pro';
select is(pg_temp.mine('pro'), 'false', 'Pro ends with its time');
select is(pg_temp.mine('allowed'), '7', 'and the packs count on');
update public.pricing_plans set name = 'Otherwise' where id = 'pro';
select is((select plan_name from public.user_subscriptions where plan_id = 'pro'), 'Pro',
  'a purchase keeps the name that it was made under');

select * from finish();
rollback;
