begin;
create extension if not exists pgtap with schema extensions;
select plan(3);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com');
select private.grant_admin('boss@example.com');

create function pg_temp.newest() returns jsonb language sql as $$
  select jsonb_build_array(actor, action, subject, before, after) from private.audit_log order by id desc limit 1 $$;

-- Who holds the secret key
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select throws_ok(
  $$ insert into public.user_roles (user_id, role) values ('a1111111-1111-4111-8111-111111111111', 'admin') $$,
  '42501', null, 'the secret key makes no administrator');
reset role;
grant all on public.user_roles to service_role;
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
delete from public.user_roles where user_id = 'a3333333-3333-4333-8333-333333333333';
reset role;
select is(pg_temp.newest() - 3, '[null, "delete", "user_roles", null]', 'rights that the secret key takes are noted');
select private.grant_admin('boss@example.com');
revoke insert, update, delete, truncate, references, trigger on public.user_roles from service_role;
set local role service_role;
update public.free_plan_limits set idea_validations = 4;
reset role;
select is(pg_temp.newest() ->> 2, 'free_plan_limits', 'and so are limits that it changes');

select * from finish();
rollback;
