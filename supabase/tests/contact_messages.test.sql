begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(27);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');

set local role service_role;
select is(public.store_contact_message('hash-1', 'Ada', 'ada@example.com', 'sales', 'Do you sell to schools?'), 'stored',
  'the function stores a message');
select throws_ok(
  $$ select public.store_contact_message('hash-1', 'Ada', 'ada@example.com', 'root', 'Hello there') $$,
  '23514', null, 'with a subject of the form');
select throws_ok(
  $$ select public.store_contact_message('hash-1', 'Ada', 'ada@example.com', 'sales', repeat('x', 4001)) $$,
  '23514', null, 'of at most 4,000 characters');
select throws_ok(
  $$ select public.store_contact_message('hash-1', repeat('x', 101), 'ada@example.com', 'sales', 'Hello there') $$,
  '23514', null, 'with a name of at most 100');
select throws_ok(
  $$ select public.store_contact_message('hash-1', 'Ada', repeat('x', 255), 'sales', 'Hello there') $$,
  '23514', null, 'and an address of at most 254');
select throws_ok($$ select * from public.contact_messages $$, '42501', null, 'but does not read them');

set local role anon;
select throws_ok($$ select * from public.contact_messages $$, '42501', null, 'visitors read no message');
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.c', 'sales', 'Hello') $$,
  '42501', null, 'and write none past the function');
select throws_ok(
  $$ select public.store_contact_message('hash-9', 'Ada', 'ada@example.com', 'sales', 'Hello there') $$,
  '42501', null, 'nor through its procedure, where they could name any address');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is_empty('select * from public.contact_messages', 'founders see no message');
select throws_ok(
  $$ select public.store_contact_message('hash-9', 'Ada', 'ada@example.com', 'sales', 'Hello there') $$,
  '42501', null, 'and do not call the procedure');
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.c', 'sales', 'Hello') $$,
  '42501', null, 'or write the table');
update public.contact_messages set read_at = now();
delete from public.contact_messages;

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select results_eq('select name, email, subject, message, read_at from public.contact_messages',
  $$ values ('Ada', 'ada@example.com', 'sales', 'Do you sell to schools?', null::timestamptz) $$,
  'administrators read it, unchanged by what founders tried');
select lives_ok('update public.contact_messages set read_at = now()', 'they mark it as read');
select throws_ok($$ update public.contact_messages set message = 'Forged' $$, '42501', null,
  'and do not change what it says');
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.c', 'sales', 'Hello') $$,
  '42501', null, 'or write messages of their own');
select throws_ok('select * from private.contact_senders', '42501', null, 'nobody sees who sent it from where');

-- Tests the trigger and the policies alone, with every grant.
reset role;
grant all on public.contact_messages to anon, authenticated;
set local role authenticated;
select throws_ok($$ update public.contact_messages set message = 'Forged' $$, '42501', null,
  'the trigger alone keeps the text');
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is_empty('select * from public.contact_messages', 'the policies alone hide it from founders');
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select is_empty('select * from public.contact_messages', 'and from visitors');

-- Floods: every call is one more message within the same hour.
reset role;
set local role service_role;
select results_eq(
  $$ select public.store_contact_message('hash-1', 'Ada', 'ada@example.com', 'other', 'Again ' || n) from generate_series(2, 7) n $$,
  $$ values ('stored'), ('stored'), ('stored'), ('stored'), ('address_limit'), ('address_limit') $$,
  'one address sends five messages an hour');
select is(
  (select count(*) from generate_series(6, 210) n
    where public.store_contact_message('many-' || n, 'Bot', 'bot@example.com', 'other', 'Buy now, buy now') = 'stored'),
  195::bigint, 'and all together 200 a day, from however many addresses');
select is(public.store_contact_message('another', 'Ada', 'ada@example.com', 'sales', 'Hello there'), 'global_limit',
  'after which nobody is heard');
reset role;
update private.contact_senders set at = at - interval '61 minutes';
set local role service_role;
select is(public.store_contact_message('hash-1', 'Ada', 'ada@example.com', 'sales', 'Hello there'), 'global_limit',
  'the limit for everyone holds for a day');
reset role;
update private.contact_senders set at = at - interval '24 hours';
set local role service_role;
select is(public.store_contact_message('hash-1', 'Ada', 'ada@example.com', 'sales', 'Hello there'), 'stored',
  'until a day has passed');
reset role;
select is((select count(*) from private.contact_senders), 1::bigint, 'and older addresses are forgotten');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
delete from public.contact_messages;
select is_empty('select * from public.contact_messages', 'administrators delete messages');

select * from finish();
rollback;
