import { toast } from '@/shared/ui/toast'

/** The plan's cap was reached; the caller redirects to /pricing. */
export function tellLimitReached(): void {
  toast.error('Validation limit reached', {
    description: 'Please upgrade to our Pro plan to validate more ideas.',
  })
}
