import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { BriefBeside } from '@/brief/brief-beside'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { ErrorState } from '@/shared/ui/states'
import { followedId, NO_DATA } from '@/validation/followed-id'
import { validationQueries } from '@/validation/validation-queries'
import { RunCard } from '../run/run-card'
import { EnhancedBox } from '../submit/enhanced-box'
import { IdeaForm } from '../submit/idea-form'
import { useIdeaDraft } from '../submit/use-idea-draft'

/** /validate-idea: the form or, with an id in the navigation state, the run of that validation. */
export function SubmitPage() {
  const id = followedId(useLocation().state)
  return id ? <RunProgress key={id} id={id} /> : <Submission />
}

/** The text and, beside it (below it on phones), the brief read from it. */
function Submission() {
  const draft = useIdeaDraft()
  return (
    <>
      <PageHeader
        title="Validate an idea"
        subtitle="Describe it in your own words. The more specific you are about the people, the problem and the price, the better the report."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <IdeaForm draft={draft} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BriefBeside {...draft.beside}>
            <EmptyBrief />
          </BriefBeside>
        </div>
        <EnhancedBox />
      </div>
    </>
  )
}

/** Placeholder for the brief until the user types. */
const EmptyBrief = () => (
  <section aria-labelledby="empty-brief" className="rounded-lg border border-line border-dashed p-4 sm:p-6">
    <h2 id="empty-brief" className="font-semibold text-base leading-6">
      Your brief
    </h2>
    <p className="mt-1 text-ink-muted text-sm">
      Fills in as you type: customer, problem, price, place. You can correct any part and add what is missing.
      Nothing is required.
    </p>
  </section>
)

/** Follows the run of one validation until its report is complete. */
function RunProgress({ id }: { id: string }) {
  const status = useQuery(validationQueries.status(id))
  return (
    <div className="mx-auto max-w-report">
      <QueryView
        query={status}
        pending={<Skeleton className="h-96 rounded-lg" />}
        error="The progress could not be loaded. Your idea is saved."
        empty={<ErrorState message={NO_DATA} />}
        isEmpty={(data) => data === null}
      >
        {(run) => run && <RunCard run={{ id, idea: run.originalIdea, ...run }} />}
      </QueryView>
      <div className="mt-6 flex justify-center">
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>Return to Dashboard</Link>
        </Button>
      </div>
    </div>
  )
}
