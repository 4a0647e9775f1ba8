import { useLocation } from 'react-router-dom'
import { PageHeader } from '@/shared/ui/page-header'
import { followedId } from './followed-id'
import { EnhancedBox } from './submit/enhanced-box'
import { IdeaForm } from './submit/idea-form'
import { RunProgress } from './submit/run-progress'

/** /validate-idea: the form, or with an id in the navigation state the run of that validation. */
export function SubmitIdea() {
  const id = followedId(useLocation().state)
  if (id) return <RunProgress key={id} id={id} />
  return (
    <>
      <PageHeader
        title="Validate an idea"
        subtitle="Describe it in your own words. The more concrete the people, the problem and the price are, the more the report can use."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12">
        <IdeaForm />
        <EnhancedBox />
      </div>
    </>
  )
}
