const ANSWER_LIMIT_MS = 10_000

/** Invokes a function that works on runs, as our own service. Never throws: a run that it does not reach is swept. */
export function handOnTo(worker: string, { url, serviceKey }: { url: string; serviceKey: string }) {
  return async (body: object): Promise<void> => {
    try {
      const response = await fetch(`${url}/functions/v1/${worker}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${serviceKey}`,
          apikey: serviceKey,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${answer}`)
    } catch (error) {
      console.error('A run was not handed on', body, error)
    }
  }
}
