import type { EvidenceConfidence } from '@domain/scorecard'
import { cn } from '@/shared/lib/cn'
import { levelWord, verifiedWords } from '@/validation/ui/score-words'

const STEPS = ['low', 'medium', 'high'] as const

/** How well the report's figures are supported, apart from how good they are. */
export const Confidence = ({ confidence }: { confidence: EvidenceConfidence }) => (
  <div>
    <h3 className="text-ink-muted text-sm">Evidence confidence</h3>
    <p className="mt-1 flex items-center gap-3 font-semibold">
      {levelWord(confidence)}
      <LevelMark level={confidence.level} />
    </p>
    <p className="mt-1 text-sm tabular-nums">{verifiedWords(confidence)}</p>
    <p className="mt-1 text-ink-muted text-xs">
      A figure is verified when the words quoted for it were found on the cited page.
    </p>
  </div>
)

const LevelMark = ({ level }: Pick<EvidenceConfidence, 'level'>) => (
  <svg viewBox="0 0 48 8" aria-hidden="true" className="h-2 w-12">
    {STEPS.map((step, index) => (
      <rect
        key={step}
        x={index * 16 + 0.5}
        y={0.5}
        width={13}
        height={7}
        className={cn('stroke-accent', index <= STEPS.indexOf(level) ? 'fill-accent' : 'fill-transparent')}
      />
    ))}
  </svg>
)
