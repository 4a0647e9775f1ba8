import { checksOf } from '@domain/citation-checks'
import { scorecardOf } from '@domain/scorecard'
import type { Validation } from '@domain/validation'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { EngineBanner } from '../results/engine-banner'
import { OriginalIdea } from '../results/original-idea'
import { ReportTabs } from '../results/report-tabs'
import { ScorecardSection } from '../results/scorecard/scorecard-section'
import { ChecksContext } from '../results/text/checks-context'

/** A finished report of an invented idea, as anybody may read it: the same parts, nothing to change. */
export function SampleReport({ validation }: { validation: Validation }) {
  const { title, idea, createdAt, engine, report, plan } = validation
  const scorecard = useMemo(() => scorecardOf(report, { asOf: createdAt, plan }), [report, createdAt, plan])
  const checks = useMemo(() => checksOf(report), [report])
  return (
    <ChecksContext value={checks}>
      <PageHeader
        title={title}
        back={{ to: paths.home, label: 'Back to Home' }}
        meta={
          <>
            <span>{formatDate(createdAt)}</span>
            <Badge variant="outline">Sample report</Badge>
            <span>The idea is invented. Nobody's data is in it.</span>
          </>
        }
        actions={
          <Button asChild size="sm">
            <Link to={paths.validateIdea}>Validate Your Idea</Link>
          </Button>
        }
      />
      {engine && (
        <div className="mb-8 max-w-report">
          <EngineBanner engine={engine} report={report} />
        </div>
      )}
      <ScorecardSection scorecard={scorecard} unsaved={false} />
      <div className="mb-8 max-w-report">
        <OriginalIdea idea={idea} />
      </div>
      <ReportTabs validation={validation} report={report} running={false} />
    </ChecksContext>
  )
}
