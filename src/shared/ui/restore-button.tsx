import { Button } from './button'

/** Puts the defaults of settings back that were emptied. */
export const RestoreButton = ({ isPending, onRestore }: { isPending: boolean; onRestore: () => void }) => (
  <Button busy={isPending} onClick={onRestore}>
    {isPending ? 'Restoring...' : 'Restore the defaults'}
  </Button>
)
