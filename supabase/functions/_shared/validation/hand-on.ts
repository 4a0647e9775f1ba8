import type { Run } from './run-store.ts'

const WORKER = 'enhanced-idea-validation-full'
const ANSWER_LIMIT_MS = 10_000

/** Invokes the function that works on runs, as our own service. */
export function handOnTo({ url, serviceKey }: { url: string; serviceKey: string }) {
  return async ({ validation, fence }: Run): Promise<void> => {
    try {
      const response = await fetch(`${url}/functions/v1/${WORKER}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${serviceKey}`,
          apikey: serviceKey,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ validationId: validation, fence }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${answer}`)
    } catch (error) {
      console.error(`Run of validation ${validation} was not handed on`, error)
    }
  }
}
