/*
 * Replaces the parts of supabase-js that Groundwork does not use, Realtime and Storage, so that no page loads them
 * (vite.config.ts). They are a third of the package.
 */

export class RealtimeClient {
  /** Called with each new token; no connection needs it. */
  setAuth(): Promise<void> {
    return Promise.resolve()
  }
}

export class StorageClient {}

export class StorageApiError extends Error {}
