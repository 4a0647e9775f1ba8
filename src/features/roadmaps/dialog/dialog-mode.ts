/** What the dialog is opened for. */
export type DialogMode = 'generate' | 'edit' | 'manual'
