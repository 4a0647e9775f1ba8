import { HOURS_OF_SIZE, SIZES } from '@domain/roadmap'
import { Button } from '@/shared/ui/button'
import { counted } from '../number-words'
import type { RoadmapSizing } from './use-sizing'

const LEGEND = SIZES.map((size) => `${size} ${HOURS_OF_SIZE[size]}`).join(', ')

/** What sizes are, how many the founder has changed, and the way back. */
export const SizesNote = ({ sizing }: { sizing: RoadmapSizing }) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-muted text-sm print:hidden">
    <p role="status">
      {sizing.changed === 0
        ? `Sizes are assumptions, in hours: ${LEGEND}. Change any of them; hours, costs and dates follow.`
        : `You changed ${counted(sizing.changed, 'size')}. Hours, costs and dates follow; the published version stays.`}
    </p>
    {sizing.changed > 0 && (
      <Button variant="secondary" size="sm" busy={sizing.resetting} onClick={sizing.reset}>
        Reset sizes
      </Button>
    )}
  </div>
)
