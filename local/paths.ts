import path from 'node:path'

/** The checkout: every path of the embedded backend is relative to it, whatever the working directory. */
export const ROOT = path.resolve(import.meta.dirname, '..')

export const PROJECT_DIR = path.join(ROOT, 'supabase')

/** Secrets, database files and snapshots: created on this machine, git-ignored, safe to delete. */
export const TEMP_DIR = path.join(PROJECT_DIR, '.temp')

export const DATA_DIR = path.join(TEMP_DIR, 'data')
