import { cn } from '@/shared/lib/cn'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { useStartDates } from './start-dates'

interface StartDateProps {
  roadmapId: string
  /** What the date does here. */
  hint: string
  className?: string
}

/** The day on which work on a roadmap begins. */
export function StartDate({ roadmapId, hint, className }: StartDateProps) {
  const start = useStartDates(({ starts }) => starts[roadmapId] ?? '')
  const setStart = useStartDates((state) => state.setStart)
  return (
    <Field label="Start date" hint={hint} className={cn('max-w-measure print:hidden', className)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={start}
          max="9999-12-31"
          onChange={({ target }) => setStart(roadmapId, target.value)}
          className="max-w-44"
        />
      )}
    </Field>
  )
}
