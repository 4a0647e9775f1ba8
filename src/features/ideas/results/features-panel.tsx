import type { Basis } from '@domain/basis'
import type { ConceptSection, Feature, FeatureGroup } from '@domain/report'
import { Monitor, Smartphone } from 'lucide-react'
import { use } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs'
import { FEATURE_TABS } from './report-contents'
import { ChecksContext } from './text/checks-context'
import { prevailingBasis } from './text/prevailing-basis'
import { PrevailingMark } from './text/prevailing-mark'
import { Said } from './text/said'
import { usePrinting } from './use-printing'

export function FeaturesPanel({ features }: { features: ConceptSection['features'] }) {
  const printing = usePrinting()
  return (
    <Tabs defaultValue={FEATURE_TABS[0]?.id}>
      <TabsList variant="pill" aria-label="Features by priority" className="print:hidden">
        {FEATURE_TABS.map(({ id, label }) => (
          <TabsTrigger key={id} value={id}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {FEATURE_TABS.map(({ id, label }) => (
        <TabsContent key={id} value={id} forceMount={printing || undefined}>
          <h2 className="sr-only print:not-sr-only print:font-semibold print:font-serif print:text-xl">
            {label}
          </h2>
          <FeatureList group={id} features={features} />
        </TabsContent>
      ))}
    </Tabs>
  )
}

interface FeatureListProps {
  group: FeatureGroup
  features: ConceptSection['features']
}

function FeatureList({ group, features }: FeatureListProps) {
  const list = features[group]
  if (list.length === 0) return <p className="text-ink-muted">No features in this category.</p>
  const prevailing = prevailingBasis(
    list.map(({ description }) => description),
    use(ChecksContext),
  )
  return (
    <>
      <p className="mb-3">
        <PrevailingMark prevailing={prevailing} />
      </p>
      <ul className="flex flex-col gap-3">
        {keyed(list, ({ description }) => description.text).map(({ key, item }) => (
          <FeatureCard key={key} feature={item} basis={prevailing.basis} />
        ))}
      </ul>
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
