import { writerWords } from '@domain/authorship'
import { type ReportTab, sectionOfTab } from '@domain/report-outline'
import type { Validation } from '@domain/stored-validation'
import { useAuthStore } from '@/account/auth-store'
import { isUncharged } from '../brief/vague-note'
import { EarlierVersion } from './earlier-version'
import { MissingParts, missingIn } from './missing-parts'
import { RerunDialog } from './rerun-dialog'
import { RerunNote } from './rerun-note'

interface SectionBarProps {
  validation: Validation
  tab: ReportTab
}

/** Above each section of a completed report: who wrote it, and for its owner the ways to another text. */
export function SectionBar({ validation, tab }: SectionBarProps) {
  const own = useAuthStore((state) => state.userId) === validation.userId
  const section = sectionOfTab(tab)
  const { status, engine, rerun, previous } = validation
  if (!section || status !== 'completed') return null
  const writer = engine?.sections[section] ?? engine
  const earlier = previous[section]
  const missing = missingIn(validation.report.market)
  return (
    <div className="mb-5 flex flex-col gap-4 text-sm print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-muted">
          {writer ? `Written by ${writerWords(writer)}` : 'The author of this section was not recorded'}
        </p>
        {own && !isUncharged(validation) && <RerunDialog validation={validation} section={section} />}
        {own && earlier && rerun?.state !== 'running' && (
          <EarlierVersion validation={validation} section={section} version={earlier} />
        )}
      </div>
      {section === 'market' && missing.length > 0 && (
        <MissingParts validation={validation} missing={missing} mayRetry={own} />
      )}
      {own && rerun && <RerunNote validation={validation} rerun={rerun} section={section} />}
    </div>
  )
}
