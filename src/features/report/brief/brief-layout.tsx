import type { BriefField } from '@domain/brief/brief'
import { offersOf, perhaps } from '@domain/brief/offers'
import { openQuestions, questionOf } from '@domain/brief/questions'
import { NotebookPen } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { AskContext } from '@/brief/ask-button'
import { cn } from '@/shared/lib/cn'
import { Button } from '@/shared/ui/button'
import { deferred, deferredComponent, useIsHydrating } from '@/shared/ui/deferred'
import { useMarketEditing } from '../market/inputs/market-editing'
import type { DrawerProps } from './brief-drawer'
import { PanelSkeleton } from './panel-skeleton'
import type { ReportBrief } from './use-report-brief'

const Drawer = deferred(
  async () => (await import('./brief-drawer')).BriefDrawer,
  ({ open }: DrawerProps) => open,
  ({ onClose }) => onClose(),
)

const Panel = deferredComponent(
  async () => (await import('./report-brief-panel')).ReportBriefPanel,
  <PanelSkeleton />,
)

/** Minimum width for the brief beside the report, in px: leaves 640 for the text. */
const BESIDE_PX = 1024

interface BriefLayoutProps {
  /** Null if there is no brief to edit. */
  reportBrief: ReportBrief | null
  /** Sticky bar above the report, with the button that opens the brief. */
  bar: ReactNode
  children: ReactNode
}

/** The report with 'Your brief' beside it, or in a drawer on narrow screens. */
export const BriefLayout = ({ reportBrief, bar, children }: BriefLayoutProps) =>
  reportBrief ? (
    <WithBrief reportBrief={reportBrief} bar={bar}>
      {children}
    </WithBrief>
  ) : (
    <>
      <Bar>{bar}</Bar>
      {children}
    </>
  )

const Bar = ({ children }: { children: ReactNode }) => (
  <div
    data-report-bar
    className="sticky top-(--page-top,0px) z-10 mb-6 flex items-center gap-x-4 border-line border-b bg-surface print:hidden"
  >
    {children}
  </div>
)

interface WithBriefProps extends BriefLayoutProps {
  reportBrief: ReportBrief
}

function WithBrief({ reportBrief, bar, children }: WithBriefProps) {
  const { brief, sync, validation } = reportBrief
  const page = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const beside = useIsWide(page, BESIDE_PX)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [request, setRequest] = useState<{ field: BriefField } | null>(null)
  // Open for founders on wide screens until they close it.
  const open = choice ?? (beside && sync !== null)
  const asking = useMemo(
    () =>
      sync && {
        ask: (field: BriefField) => {
          opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          setRequest({ field })
          setChoice(true)
        },
        answer: sync.change,
        perhaps: (field: BriefField) => perhaps(offersOf(brief, field, validation.idea)),
        question: (field: BriefField) => questionOf(brief, field),
      },
    [sync, brief, validation.idea],
  )
  const close = () => {
    setChoice(false)
    setRequest(null)
  }
  const panel = (className?: string) => (
    <Panel reportBrief={reportBrief} request={request} onClose={close} className={className} />
  )
  return (
    <AskContext value={asking}>
      <Bar>
        <div className="-ml-3 min-w-0 flex-1">{bar}</div>
        {!(beside && open) && <Opener reportBrief={reportBrief} onOpen={() => setChoice(true)} />}
      </Bar>
      <div
        ref={page}
        className={cn(
          'max-sm:pb-12 print:block',
          beside && open && 'grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-x-8',
        )}
      >
        <div className="min-w-0">{children}</div>
        {beside && open && (
          <div className="sticky top-[calc(var(--page-top,0px)+4.5rem)] max-h-[calc(100dvh-var(--page-top,0px)-6rem)] scroll-py-24 overflow-y-auto rounded-lg print:hidden">
            {reportBrief.pending ? <PanelSkeleton /> : panel()}
          </div>
        )}
      </div>
      <Drawer
        open={open && !beside}
        onClose={close}
        asked={request !== null}
        onClosed={() => {
          const at = opener.current
          opener.current = null
          ;(at?.isConnected ? at : document.getElementById(OPENER_ID))?.focus()
        }}
      >
        {panel('min-h-full rounded-none border-0')}
      </Drawer>
    </AskContext>
  )
}

const OPENER_ID = 'open-brief'

interface OpenerProps {
  reportBrief: ReportBrief
  onOpen: () => void
}

/** The button that opens the brief on every tab: at the end of the tab row, and in a bar at the bottom on phones. */
function Opener({ reportBrief: { brief, sync, state, conflicts }, onOpen }: OpenerProps) {
  // The bar with the market results replaces it.
  if (useMarketEditing()?.open) return null
  const asked = sync ? openQuestions(brief).length : 0
  const waits = state.failure !== null || conflicts.length > 0
  return (
    <Button
      id={OPENER_ID}
      variant="secondary"
      size="sm"
      onClick={onOpen}
      className="shrink-0 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:min-h-12 max-sm:justify-between max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:px-4 max-sm:shadow-float print:hidden"
    >
      <span className="flex items-center gap-2">
        <NotebookPen aria-hidden />
        {sync ? 'Your brief' : 'Brief'}
      </span>
      {waits ? (
        <span className="font-normal text-danger">Not saved</span>
      ) : (
        asked > 0 && (
          <span className="font-normal text-ink-muted tabular-nums">
            {asked} open {asked === 1 ? 'question' : 'questions'}
          </span>
        )
      )}
    </Button>
  )
}

/** Whether an element that fills the page is at least that wide, in px. */
function useIsWide(ref: RefObject<HTMLElement | null>, least: number): boolean {
  // Of what the page shows so far, so that the first render is laid out once and does not shift.
  const isHydrating = useIsHydrating()
  const [wide, setWide] = useState(() => !isHydrating && mainWidth() >= least)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= least))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, least])
  return wide
}

/** Width of the content of the page, in px. */
function mainWidth(): number {
  const main = document.getElementById('main')
  if (!main) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(main)
  return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}
