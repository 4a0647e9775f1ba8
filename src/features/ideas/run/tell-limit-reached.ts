import { toast } from 'sonner'

/** The cap of the plan was reached (spec part 1 §5); the caller leads to /pricing. */
export function tellLimitReached(): void {
  toast.error('Validation limit reached', {
    description: 'Please upgrade to our Pro plan to validate more ideas.',
  })
}
