import { Badge } from '@/shared/ui/badge'
import { BasisLegend } from '@/shared/ui/basis-legend'
import { Card } from '@/shared/ui/card'
import { Passage } from './passage'
import { SampleMarket } from './sample-market'
import { SAMPLE } from './sample-report'

/** Part of a report as the product shows it, and under it how to read the marks. */
export const SampleExcerpt = () => (
  <div className="mt-10">
    <Card className="flex flex-col gap-8 sm:p-8">
      <div>
        <Badge variant="outline">Sample excerpt</Badge>
        <h3 className="mt-3 font-semibold font-serif text-xl tracking-tight">{SAMPLE.title}</h3>
        <p className="mt-1 text-ink-muted text-sm">An invented idea. Its figures are not market data.</p>
      </div>
      <Passage heading="Overview" {...SAMPLE.overview} />
      <Passage heading="Pain point" {...SAMPLE.pain} />
      <Passage heading="Core feature" {...SAMPLE.feature}>
        <Badge variant="secondary">Web</Badge> <Badge variant="secondary">Mobile</Badge>
      </Passage>
      <SampleMarket />
    </Card>
    <h3 className="mt-10 font-semibold font-serif text-lg">Every statement says where it comes from</h3>
    <p className="mt-2 max-w-measure text-ink-muted text-sm">
      Five marks, the same on every page. They tell how much weight a line can carry before you check it
      yourself.
    </p>
    <BasisLegend className="mt-5" />
  </div>
)
