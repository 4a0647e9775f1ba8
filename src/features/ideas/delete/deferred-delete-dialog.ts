import { deferred } from '@/shared/ui/deferred'
import type { DeleteDialogProps } from './delete-dialog'

/** The dialog that confirms deleting a validation, loaded when it may be opened. */
export const DeleteDialog = deferred(
  async () => (await import('./delete-dialog')).DeleteDialog,
  ({ idea }: DeleteDialogProps) => idea !== null,
  ({ onClose }) => onClose(),
)
