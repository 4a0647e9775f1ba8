declare const EdgeRuntime: { waitUntil(task: Promise<unknown>): void }

/** Lets a task outlive the answer. */
export const background = (task: Promise<unknown>): void =>
  EdgeRuntime.waitUntil(task.catch((error) => console.error('Background work failed', error)))
