-- Who may share a report, what is stored for a link, and when the link works.
begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(45);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'The secret idea', 'completed'),
  ('b2222222-2222-4222-8222-222222222222', 'a2222222-2222-4222-8222-222222222222', 'Another idea', 'completed'),
  ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'Not analyzed yet', 'pending');

create function pg_temp.report() returns uuid language sql immutable as $$
  select 'b1111111-1111-4111-8111-111111111111'::uuid
$$;
create function pg_temp.act_as(who text) returns void language plpgsql as $$
begin
  perform set_config('role', 'authenticated', true);
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub',
    case who when 'owner' then 'a1111111-1111-4111-8111-111111111111'
      when 'other' then 'a2222222-2222-4222-8222-222222222222' else 'a3333333-3333-4333-8333-333333333333' end)::text, true);
end $$;
create function pg_temp.share(days integer default null, idea boolean default false) returns jsonb language sql as $$
  select public.create_share(pg_temp.report(), idea, false, days)
$$;
create function pg_temp.hash(token text) returns text language sql as $$
  select encode(sha256(convert_to(token, 'utf8')), 'hex')
$$;
create function pg_temp.opens(share jsonb) returns boolean language sql as $$
  select public.open_share(pg_temp.hash(share ->> 'token')) is not null
$$;
create temporary table made (name text primary key, share jsonb);
grant select, insert on made to authenticated, service_role;

-- Creating links
select pg_temp.act_as('owner');
insert into made values ('open', pg_temp.share()), ('week', pg_temp.share(7, true)), ('month', pg_temp.share(30));
select matches(share ->> 'token', '^[A-Za-z0-9_-]{43}$', 'a token has 256 bits') from made where name = 'open';
select is(count(distinct share ->> 'token'), 3::bigint, 'and no other link has it') from made;
select is(share -> 'expiresAt', 'null', 'a link without an expiry does not end') from made where name = 'open';
select is((share ->> 'expiresAt')::timestamptz::date, (now() + interval '7 days')::date, 'one ends after 7 days')
  from made where name = 'week';
select is((share ->> 'expiresAt')::timestamptz::date, (now() + interval '30 days')::date, 'one after 30')
  from made where name = 'month';
select is(share -> 'includeIdea', 'false', 'the idea is left out unless its owner asks for it') from made where name = 'open';
select is(share -> 'lastOpenedAt', 'null', 'nobody has opened it yet') from made where name = 'open';
select throws_ok(format('select pg_temp.share(%s)', days), '22023', null, format('%s days are not offered', days))
  from unnest('{0,-1,8,36500}'::integer[]) days;
select throws_ok($$ select public.create_share('b3333333-3333-4333-8333-333333333333', false, false) $$, 'PT404', null,
  'a report that is not complete cannot be shared');
select is(jsonb_array_length(public.get_my_shares(pg_temp.report())), 3, 'the owner sees the links');
select ok(not public.get_my_shares(pg_temp.report()) -> 0 ?| '{token,hash,token_hash,validation_id}', 'but no token again');
reset role;
select is_empty($$
  select 1 from private.report_shares s cross join made m where s::text like '%' || (m.share ->> 'token') || '%'
$$, 'no token is stored');
select set_eq(
  'select token_hash from private.report_shares', $$ select pg_temp.hash(share ->> 'token') from made $$,
  'only its hash');

-- Other roles
select throws_ok(format('set local role %s; select public.%s', role, call), '42501', null, format('%s does not call %s', role, call))
from (values
  ('anon', $$create_share(gen_random_uuid(), false, false)$$),
  ('anon', $$get_my_shares(gen_random_uuid())$$),
  ('anon', $$revoke_share(gen_random_uuid())$$),
  ('anon', $$open_share('x')$$),
  ('authenticated', $$open_share('x')$$)) c (role, call);
reset role;
select pg_temp.act_as('other');
select throws_ok('select pg_temp.share()', 'PT404', 'Validation not found', 'another founder cannot share it');
select throws_ok($$ select public.revoke_share((share ->> 'id')::uuid) from made where name = 'open' $$, 'PT404',
  'Link not found', 'nor revoke a link');
select is(public.get_my_shares(pg_temp.report()), '[]', 'nor see that there are any');
select throws_ok('select * from private.report_shares', '42501', null, 'nor read the table');
select pg_temp.act_as('admin');
select throws_ok('select pg_temp.share()', 'PT404', 'Validation not found', 'an administrator cannot share it either');
select throws_ok($$ select public.revoke_share((share ->> 'id')::uuid) from made where name = 'open' $$, 'PT404',
  'Link not found', 'nor revoke a link');
select is(public.get_my_shares(pg_temp.report()), '[]', 'nor see one');
select throws_ok('select token_hash from private.report_shares', '42501', null, 'nor its hash');
reset role;

-- Opening links
set local role service_role;
select ok(pg_temp.opens(share), 'a link works') from made where name = 'open';
select is(public.open_share(pg_temp.hash(share ->> 'token')) ->> 'title', 'The secret idea', 'and leads to its report')
  from made where name = 'week';
select is(public.open_share(token_hash), null, format('%s leads nowhere', what)) from (values
  ('an unknown hash', repeat('0', 64)), ('a malformed one', ''' or true --'), ('an empty one', '')) c (what, token_hash);
select is(public.open_share(share ->> 'token'), null, 'a token is not its hash') from made where name = 'open';
reset role;
select bag_eq($$
  select include_idea, last_opened_at is not null from private.report_shares
$$, $$ values (false, true), (true, true), (false, false) $$, 'the owner can tell which link was opened');

-- Expiring and revoking links
update private.report_shares set expires_at = now() where expires_at::date = (now() + interval '7 days')::date;
select ok(not pg_temp.opens(share), 'an expired link does not work') from made where name = 'week';
select pg_temp.act_as('owner');
select public.revoke_share((share ->> 'id')::uuid) from made where name = 'open';
select lives_ok($$ select public.revoke_share((share ->> 'id')::uuid) from made where name = 'open' $$,
  'revoking twice is the same as once');
reset role;
select ok(not pg_temp.opens(share), 'a revoked link does not work') from made where name = 'open';
update public.idea_validations set status = 'error' where id = pg_temp.report();
select ok(not pg_temp.opens(share), 'nor does one to a report that is not complete') from made where name = 'month';
update public.idea_validations set status = 'completed' where id = pg_temp.report();
select ok(pg_temp.opens(share), 'until it is') from made where name = 'month';

-- The number of links
select pg_temp.act_as('owner');
do $$ begin for i in 1..19 loop perform pg_temp.share(); end loop; end $$;
select throws_ok('select pg_temp.share()', 'PT409', 'This report already has 20 active links. Revoke one first.',
  'a report has 20 links that work at most');
do $$ begin
  for i in 1..30 loop
    perform public.revoke_share((s ->> 'id')::uuid) from jsonb_array_elements(public.get_my_shares(pg_temp.report())) s;
    perform pg_temp.share();
  end loop;
end $$;
select cmp_ok(jsonb_array_length(public.get_my_shares(pg_temp.report())), '<=', 22, 'and those that ended do not pile up');
reset role;

-- Deleting a report or an account
delete from public.idea_validations where id = pg_temp.report();
select is_empty('select 1 from private.report_shares', 'a deleted report takes its links with it');
select pg_temp.act_as('other');
select public.create_share('b2222222-2222-4222-8222-222222222222', false, false);
reset role;
delete from auth.users where id = 'a2222222-2222-4222-8222-222222222222';
select is_empty('select 1 from private.report_shares', 'and so does a deleted account');

select * from finish();
rollback;
