-- Default privileges: an object is closed until the file that defines it grants access.
--
-- By default, PUBLIC may execute every new function. That default belongs to the role that creates the function, not to
-- a schema, so it can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

-- A hosted Supabase project opens new objects in `public` to the API roles. Elsewhere these statements have no effect.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Objects that the API does not expose: tables without grants, and functions that run with their owner's rights. Public
-- RPCs are thin wrappers that run with the caller's rights and call a function in this schema.
create schema private;
grant usage on schema private to authenticated, service_role;
