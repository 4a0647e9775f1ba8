import type { Connection } from '@supabase/lite'

/**
 * Roles and schemas that every hosted project has before its first migration. There, functions of extensions and of the
 * auth server (below) belong to another role, so they stay open to everyone even if our schema revokes its own.
 */
export const ROLES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema extensions grant execute on functions to public;
`

const claim = (name: string) =>
  `coalesce(nullif(current_setting('request.jwt.claim.${name}', true), ''), ` +
  `(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${name}'))`

/** The hosted definitions; those of @supabase/lite do not read request.jwt.claims. */
export const AUTH_HELPERS_SQL = `
grant usage on schema auth to anon, authenticated, service_role;
alter default privileges in schema auth grant execute on functions to public;
create or replace function auth.uid() returns uuid language sql stable as $f$ select ${claim('sub')}::uuid $f$;
create or replace function auth.role() returns text language sql stable as $f$ select ${claim('role')} $f$;
create or replace function auth.email() returns text language sql stable as $f$ select ${claim('email')} $f$;
`

/** Applied migrations and seeds, in the tables of `supabase db push`, so that either tool can continue from the other. */
export const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`

export const SEARCH_PATH = '"$user", public, extensions'

/**
 * Lite 0.10 grants everything to anon and authenticated on its first request, which voids the REVOKEs and column grants
 * of the migrations. ROLES_SQL has already created the roles, so lite has nothing left to do.
 */
export function keepGrants(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active', ensureRlsContext: async () => true })
}
