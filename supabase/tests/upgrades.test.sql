-- The owner of a smaller pack pays the larger pack's current price less what was paid for that project, never less than
-- 0.
begin;
create extension if not exists pgtap with schema extensions;
alter default privileges grant execute on functions to public;
select plan(31);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'buyer@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Mine too', 'completed'),
  ('b3333333-3333-4333-8333-333333333333', 'a2222222-2222-4222-8222-222222222222', 'Not mine', 'completed');

create function pg_temp.begin(payment text, pack text, project text default 'b1111111-1111-4111-8111-111111111111',
  shown numeric default null) returns jsonb language sql as $$
  select public.begin_purchase('a1111111-1111-4111-8111-111111111111', 'dummy', payment, 'roadmap-pack', pack,
    project::uuid, shown)
$$;
create function pg_temp.finish(payment text) returns void language sql as $$
  select public.complete_purchase(user_id, id) from public.user_subscriptions where payment_id = payment
$$;
-- The amount of a purchase of the pack; `forget` deletes the purchase.
create function pg_temp.asked(wanted text, project text default 'b1111111-1111-4111-8111-111111111111')
returns numeric language sql as $$
  select (pg_temp.begin('asked', wanted, project) -> 'purchase' ->> 'amount')::numeric;
$$;
create function pg_temp.forget() returns void language sql as $$
  delete from public.user_subscriptions where payment_id = 'asked'
$$;
create function pg_temp.buy(payment text, pack text, project text default 'b1111111-1111-4111-8111-111111111111')
returns numeric language sql as $$
  select pg_temp.begin(payment, pack, project);
  select pg_temp.finish(payment);
  select amount from public.user_subscriptions where payment_id = payment
$$;
create function pg_temp.shown(wanted text, project text default 'b1111111-1111-4111-8111-111111111111')
returns text language sql as $$
  select (price ->> 'paid') || ' ' || (price ->> 'amount')
  from jsonb_array_elements(public.get_project_prices(project::uuid)) price where price ->> 'pack' = wanted
$$;
create function pg_temp.be(who text) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object('sub', who, 'role', 'authenticated')::text, true)
$$;

-- A pack, then the next larger one, then all: together they cost no more than buying all at once
select is(pg_temp.buy('first', 'poc'), 10.00, 'the first pack costs its price');
select is(pg_temp.buy('second', 'poc-mvp'), 7.00, 'the next larger one the difference');
select is(pg_temp.asked('all'), 3.00, 'and the largest what remains after both');
select pg_temp.forget();
select is(pg_temp.begin('low', 'all', shown => 0) - 'purchase', '{"outcome": "price_changed", "amount": 3.00}',
  'less than the difference is not accepted');
select is(pg_temp.begin('list', 'all', shown => 20) - 'purchase', '{"outcome": "price_changed", "amount": 3.00}',
  'and neither is the price of the list');

-- Prices are shown as they are charged
set local role authenticated;
select pg_temp.be('a1111111-1111-4111-8111-111111111111');
select is(pg_temp.shown('all'), '17.00 3.00', 'the buyer is told what was paid and what is due');
select is(pg_temp.shown('all', 'b2222222-2222-4222-8222-222222222222'), '0 20.00', 'for each project by itself');
select is((select count(*) from jsonb_array_elements(public.get_project_prices('b1111111-1111-4111-8111-111111111111'))),
  3::bigint, 'for packs of phases alone');
select is(public.get_project_prices(null), '[]', 'and for no project nothing');
select pg_temp.be('a2222222-2222-4222-8222-222222222222');
select is(pg_temp.shown('all'), '0 20.00', 'another user learns nothing of what its owner paid');
reset role;

-- Purchases that are not deducted
select is(pg_temp.asked('all', 'b2222222-2222-4222-8222-222222222222'), 20.00, 'a pack of another project is not deducted');
select pg_temp.forget();
select is(public.begin_purchase('a2222222-2222-4222-8222-222222222222', 'dummy', 'x', 'roadmap-pack', 'all',
  'b3333333-3333-4333-8333-333333333333') -> 'purchase' -> 'amount', '20.00', 'nor one of another user');
update public.user_subscriptions set status = 'canceled' where payment_id = 'second';
select is(pg_temp.asked('all'), 10.00, 'nor one that was canceled');
select pg_temp.forget();
update public.user_subscriptions set status = 'expired' where payment_id = 'second';
select is(pg_temp.asked('all'), 10.00, 'nor one that has ended');
select pg_temp.forget();
update public.user_subscriptions set status = 'pending' where payment_id = 'second';
select is(pg_temp.asked('all'), 10.00, 'nor one that is being paid');
select pg_temp.forget();
update public.user_subscriptions set status = 'active' where payment_id = 'second';
insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas, amount)
values ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-10', 10, 45);
select is(pg_temp.asked('all'), 3.00, 'nor ideas');
select pg_temp.forget();
insert into public.user_subscriptions (user_id, plan_id, amount, valid_until, status)
values ('a1111111-1111-4111-8111-111111111111', 'pro', 29, now() - interval '1 day', 'expired');
select is(pg_temp.asked('all'), 3.00, 'nor a subscription');
select pg_temp.forget();
insert into public.pack_prices (plan_id, pack, phases, price) values
  ('roadmap-pack', 'launch', '{poc,production}', 15);
select is(pg_temp.asked('launch'), 5.00, 'of a pack that does not contain everything, only the smaller ones are');
select pg_temp.forget();
select is(public.begin_purchase('a1111111-1111-4111-8111-111111111111', 'dummy', 'ideas', 'multi-idea', 'ideas-1')
  -> 'purchase' -> 'amount', '5.00', 'and nothing is deducted from ideas');

-- The current price, and never less than 0
update public.pack_prices set price = 30 where pack = 'all';
select is(pg_temp.asked('all'), 13.00, 'the larger price is that of today');
select pg_temp.forget();
update public.pack_prices set price = 12 where pack = 'all';
select is(pg_temp.asked('all'), 0.00, 'what was paid in excess is not given back');
select is(pg_temp.begin('free', 'all', shown => -5) ->> 'outcome', 'owned', 'while one is open, no second one begins');
select pg_temp.forget();
select is(pg_temp.begin('free', 'all', shown => -5) - 'purchase', '{"outcome": "price_changed", "amount": 0.00}',
  'nor for less than nothing');
set local role authenticated;
select pg_temp.be('a1111111-1111-4111-8111-111111111111');
select is(pg_temp.shown('all'), '17.00 0', 'the buyer is told that nothing is due');
reset role;
update public.pack_prices set price = 20 where pack = 'all';

-- An abandoned payment is not resumed with an outdated discount
select is(pg_temp.begin('left', 'all') -> 'purchase' -> 'amount', '3.00', 'it begins at the difference');
select public.release_purchase(user_id, id) from public.user_subscriptions where payment_id = 'left';
update public.user_subscriptions set created_at = clock_timestamp() - interval '6 minutes' where payment_id = 'left';
update public.user_subscriptions set status = 'canceled' where payment_id = 'second';
select is(pg_temp.begin('left', 'all', shown => 3) - 'purchase', '{"outcome": "price_changed", "amount": 10.00}',
  'and costs more once what it was deducted for is canceled');
update public.user_subscriptions set status = 'active' where payment_id = 'second';
select is(pg_temp.begin('left', 'all', shown => 3) ->> 'outcome', 'begun', 'while the difference holds it goes on');
select pg_temp.finish('left');
select is((select sum(amount) from public.user_subscriptions where project_id = 'b1111111-1111-4111-8111-111111111111'),
  20.00, 'in all the largest pack was paid, once');

-- Deductions are deleted with their project, and users can't write them
update public.user_subscriptions set project_id = 'b2222222-2222-4222-8222-222222222222' where payment_id = 'first';
delete from public.idea_validations where id = 'b2222222-2222-4222-8222-222222222222';
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Again', 'completed');
select is(pg_temp.asked('all', 'b2222222-2222-4222-8222-222222222222'), 20.00, 'a deleted project leaves no discount');
set local role authenticated;
select pg_temp.be('a2222222-2222-4222-8222-222222222222');
select throws_ok($$ insert into public.user_subscriptions (user_id, plan_id, pack_type, project_id, amount, phases)
  values ('a2222222-2222-4222-8222-222222222222', 'roadmap-pack', 'poc', 'b3333333-3333-4333-8333-333333333333', 20, '{poc}')
$$, '42501', null, 'no one adds a purchase to have it deducted');
select throws_ok($$ select private.current_offer('a1111111-1111-4111-8111-111111111111', 'roadmap-pack', 'all',
  'b1111111-1111-4111-8111-111111111111') $$, '42501', null, 'or asks for what another user is offered');
reset role;

select * from finish();
rollback;
