import { useWaitingIdea } from './waiting-idea'

/**
 * Empties what was typed in this browser and not sent, in every open tab. Called when a user signs out on purpose: the next
 * person at this computer must not read it, in the app or in the browser's storage.
 */
export async function forgetDrafts(): Promise<void> {
  useWaitingIdea.setState({ waiting: null })
  // Loaded with the pages that have forms; without a connection only what is stored can be removed.
  const forms = await import('./form-storage').catch(() => null)
  if (forms) forms.useFormStorage.getState().clearAll()
  else localStorage.removeItem('form-storage')
}
