-- Two demo accounts for a local installation. Never run this on a hosted project: the passwords are public.
--   founder@groundwork.test and admin@groundwork.test, password groundwork-demo
create extension if not exists pgcrypto with schema extensions;

-- The auth server reads its tokens as text and stumbles over null.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
)
select
  id, 'authenticated', 'authenticated', email,
  extensions.crypt('groundwork-demo', extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('first_name', first_name, 'last_name', last_name), '', '', '', '', now(), now()
from (values
  ('a0000000-0000-4000-8000-000000000001'::uuid, 'founder@groundwork.test', 'Ada', 'Founder'),
  ('a0000000-0000-4000-8000-000000000002'::uuid, 'admin@groundwork.test', 'Alex', 'Admin')
) as demo (id, email, first_name, last_name)
on conflict (id) do nothing;

insert into auth.identities (
  id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true),
  now(), now(), now()
from auth.users
where email in ('founder@groundwork.test', 'admin@groundwork.test')
on conflict (id) do nothing;

-- Only the hosted auth server has this column, and finds nobody without it.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where email in ('founder@groundwork.test', 'admin@groundwork.test')
    $sql$;
  end if;
end $$;

select private.grant_admin('admin@groundwork.test');
