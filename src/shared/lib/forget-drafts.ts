import { useWaitingIdea } from './waiting-idea'

/**
 * Clears unsent text in this browser, in every open tab. Called when a user signs out deliberately: the next person
 * at this computer must not read it, in the app or in the browser's storage.
 */
export async function forgetDrafts(): Promise<void> {
  useWaitingIdea.setState({ waiting: null })
  // Loaded with the pages that have forms; offline, only the stored value can be removed.
  const forms = await import('./form-storage').catch(() => null)
  if (forms) forms.useFormStorage.getState().clearAll()
  else localStorage.removeItem('form-storage')
}
