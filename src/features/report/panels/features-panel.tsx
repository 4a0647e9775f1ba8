import type { Basis } from '@domain/basis'
import type { ConceptSection, Feature } from '@domain/report'
import { FEATURE_PARTS, isExtra, NO_EXTRAS } from '@domain/report-outline'
import { Monitor, Smartphone } from 'lucide-react'
import { use } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { PrevailingMark, prevailingBasis } from '@/validation/ui/prevailing-mark'
import { usePrinting } from '../printing'
import { NothingYet } from '../text/report-section'
import { Said } from '../text/said'
import { ReasonGroups } from '../text/said-list'
import { BriefContext, ChecksContext } from '../text/shown-report'

export function FeaturesPanel({ features }: { features: ConceptSection['features'] }) {
  const printing = usePrinting()
  return (
    <Tabs defaultValue={FEATURE_PARTS[0]?.id}>
      <TabsList variant="pill" aria-label="Features by priority" className="print:hidden">
        {FEATURE_PARTS.map(({ id, title }) => (
          <TabsTrigger key={id} value={id}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      {FEATURE_PARTS.map((part) => (
        <TabsContent key={part.id} value={part.id} forceMount={printing || undefined}>
          <h2 className="sr-only print:not-sr-only print:font-semibold print:font-serif print:text-xl">
            {part.title}
          </h2>
          <FeatureList features={features[part.id]} part={part} />
        </TabsContent>
      ))}
    </Tabs>
  )
}

interface FeatureListProps {
  features: Feature[]
  part: (typeof FEATURE_PARTS)[number]
}

function FeatureList({ features, part }: FeatureListProps) {
  const checks = use(ChecksContext)
  const brief = use(BriefContext)
  if (features.length === 0)
    return brief && isExtra(part.id) ? (
      <p className="text-ink-muted">{NO_EXTRAS}</p>
    ) : (
      <NothingYet part={part} />
    )
  const prevailing = prevailingBasis(
    features.map(({ description }) => description),
    checks,
  )
  return (
    <>
      <p className="mb-3">
        <PrevailingMark prevailing={prevailing} />
      </p>
      <div className="flex flex-col gap-6">
        <ReasonGroups items={features} statementOf={({ description }) => description}>
          {(group) => (
            <ul className="flex flex-col gap-3">
              {keyed(group, ({ description }) => description.text).map(({ key, item }) => (
                <FeatureCard key={key} feature={item} basis={prevailing.basis} />
              ))}
            </ul>
          )}
        </ReasonGroups>
      </div>
    </>
  )
}

const FeatureCard = ({ feature, basis }: { feature: Feature; basis: Basis | null | undefined }) => (
  <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface-raised px-4 py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
    <p className="min-w-0">
      <Said statement={feature.description} basis={basis} />
    </p>
    <span className="flex shrink-0 gap-2 sm:mt-0.5">
      {feature.platforms.web && (
        <Badge variant="outline">
          <Monitor aria-hidden />
          Web
        </Badge>
      )}
      {feature.platforms.mobile && (
        <Badge variant="outline">
          <Smartphone aria-hidden />
          Mobile
        </Badge>
      )}
    </span>
  </li>
)
