import type { App } from './app'

/** Settings that apply to every account, which journeys therefore share. */
const TABLES = [
  'pricing_plans',
  'pack_prices',
  'free_plan_limits',
  'ai_provider_settings',
  'roadmap_settings',
  'role_rates',
] as const

type Settings = Record<(typeof TABLES)[number], string>

// Replica mode skips foreign keys (purchases refer to plans) and triggers (which set timestamps and write the audit
// log).
const RESTORE = `
  create function private.restore_rows(kept regclass, stored jsonb) returns void
  language plpgsql set session_replication_role = replica as $$
  begin
    execute format('delete from %s', kept);
    execute format('insert into %1$s select * from jsonb_populate_recordset(null::%1$s, $1)', kept) using stored;
  end $$`

const read = async ({ backend }: App) =>
  (
    await backend.sql<Settings>(
      `select ${TABLES.map((table) => `(select jsonb_agg(t order by t::text)::text from public.${table} t) as ${table}`).join(', ')}`,
    )
  )[0]

/** Remembers the settings of `app`; the returned function restores those that changed. Purchases and texts stay. */
export async function keepSettings(app: App): Promise<() => Promise<void>> {
  await app.backend.sql(RESTORE)
  const kept = await read(app)
  return async () => {
    const now = await read(app)
    for (const table of TABLES)
      if (kept?.[table] !== now?.[table])
        await app.backend.sql('select private.restore_rows($1::regclass, $2::jsonb)', [
          `public.${table}`,
          kept?.[table] ?? '[]',
        ])
  }
}
