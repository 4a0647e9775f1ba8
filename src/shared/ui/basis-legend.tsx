import { BASES } from '@domain/basis'
import { cn } from '@/shared/lib/cn'
import { BasisGlyph } from './basis-glyph'
import { BASIS_WORDS } from './basis-words'

/** What each mark means, for everyone who does not hover. */
export const BasisLegend = ({ className }: { className?: string }) => (
  <div className={cn('@container', className)}>
    <dl className="grid gap-x-6 gap-y-3 text-sm @md:grid-cols-[max-content_1fr]">
      {BASES.map((basis) => (
        <div key={basis} className="contents">
          <dt className="flex items-center gap-2 font-medium">
            <BasisGlyph basis={basis} className={cn('size-3', BASIS_WORDS[basis].ink)} />
            {BASIS_WORDS[basis].label}
          </dt>
          <dd className="-mt-2 text-ink-muted @md:mt-0">{BASIS_WORDS[basis].meaning}</dd>
        </div>
      ))}
    </dl>
  </div>
)
