-- The provider and models that write the reports. API keys are not stored here: they are in the environment of the
-- functions.

create table public.ai_provider_settings (
  id uuid primary key default gen_random_uuid(),
  -- The providers, models and defaults of _shared/domain/model-providers.ts; a test compares them.
  provider text not null unique check (provider in ('openai', 'anthropic', 'deepseek')),
  is_active boolean not null default false,
  openai_model text not null default 'gpt-4o-mini' check (openai_model in (
    'gpt-4o', 'gpt-4o-mini', 'gpt-4o-2024-05', 'o1', 'o1-mini', 'o2-preview', 'o3-mini',
    'gpt-6-luna', 'gpt-6-sol', 'gpt-5.6-terra', 'gpt-5.6-sol')),
  anthropic_model text not null default 'claude-3-5-haiku-latest' check (anthropic_model in (
    'claude-3-5-sonnet-latest', 'claude-3-5-haiku-latest', 'claude-3-opus-latest', 'claude-3-7-sonnet-latest',
    'claude-haiku-5-5', 'claude-sonnet-5-5', 'claude-opus-5-5')),
  deepseek_model text not null default 'deepseek-chat' check (deepseek_model in (
    'deepseek-chat', 'deepseek-reasoner', 'deepseek-llm-70b', 'deepseek-flash', 'deepseek-v4-pro')),
  -- A self-hosted server and its model that replace OpenAI's models (_shared/domain/local-models.ts).
  local_model text check (local_model ~ '^(ollama|lm-studio)/\S{1,128}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Like a partial unique index, but checked at the end of the transaction: until then, a statement that names several
  -- providers may process them in any order.
  constraint one_is_active exclude using btree (is_active with =) where (is_active) deferrable initially deferred,
  constraint local_models_speak_as_openai check (local_model is null or provider = 'openai')
);

-- Locks all rows in one order, so that concurrent switches wait here and then see each other's result.
create function private.lock_ai_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.ai_provider_settings order by provider for update;
  return null;
end $$;

-- Activating one provider deactivates the others, and one always stays active.
create function private.keep_one_provider_active() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chosen uuid[] := '{}';
begin
  if tg_op = 'INSERT' then
    chosen := array(select id from written where is_active);
  elsif tg_op = 'UPDATE' then
    chosen := array(select w.id from written w join replaced r using (id) where w.is_active and not r.is_active);
  end if;
  if cardinality(chosen) > 1 then
    raise exception 'Only one provider can be active.' using errcode = '22023';
  elsif cardinality(chosen) = 1 then
    update public.ai_provider_settings set is_active = false where is_active and id <> chosen[1];
  end if;
  if not exists (select from public.ai_provider_settings where is_active) then
    raise exception 'At least one provider must be active.' using errcode = '22023';
  end if;
  return null;
end $$;

create trigger prevent_removal before delete or truncate on public.ai_provider_settings
  for each statement execute function private.prevent_removal();
create trigger lock_first before insert or update on public.ai_provider_settings
  for each statement execute function private.lock_ai_settings();
create trigger guard_columns before update on public.ai_provider_settings
  for each row execute function private.guard_columns(
    'is_active', 'openai_model', 'anthropic_model', 'deepseek_model', 'local_model', 'updated_at');
create trigger stamp before update on public.ai_provider_settings
  for each row execute function private.stamp_change();
create trigger keep_one_of_new after insert on public.ai_provider_settings
  referencing new table as written for each statement execute function private.keep_one_provider_active();
create trigger keep_one after update on public.ai_provider_settings
  referencing old table as replaced new table as written
  for each statement execute function private.keep_one_provider_active();

-- An upsert also names id and provider; the guard ensures that they do not change.
grant select,
  insert (id, provider, is_active, openai_model, anthropic_model, deepseek_model, local_model),
  update (id, provider, is_active, openai_model, anthropic_model, deepseek_model, local_model)
  on public.ai_provider_settings to authenticated;
grant select on public.ai_provider_settings to service_role;
alter table public.ai_provider_settings enable row level security;
create policy "admins read the AI settings" on public.ai_provider_settings
  for select to authenticated using ((select private.is_admin()));
create policy "admins upsert the AI settings" on public.ai_provider_settings
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change the AI settings" on public.ai_provider_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.switch_ai_provider(p_provider text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators switch the provider' using errcode = '42501';
  end if;
  update public.ai_provider_settings set is_active = true where provider = p_provider;
  if not found then
    raise exception 'There is no provider %', coalesce(p_provider, 'without a name') using errcode = '22023';
  end if;
end $$;
grant execute on function private.switch_ai_provider to authenticated;

create function public.switch_ai_provider(p_provider text) returns void
language sql security invoker set search_path = '' as $$
  select private.switch_ai_provider(p_provider)
$$;
grant execute on function public.switch_ai_provider to authenticated;
