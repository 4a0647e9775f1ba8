import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { MarkedTextarea, NOTHING_READ } from '@/brief/marked-textarea'
import { paths } from '@/shared/lib/paths'
import { useWaitingIdea, writeWaitingIdea } from '@/shared/lib/waiting-idea'
import { Button } from '@/shared/ui/button'
import { ConsultationLink } from '../links'
import { ReadFields } from './read-fields'

const NothingRead = () => <ReadFields />

// Includes the reader, so it is loaded once the visitor types.
const IdeaReading = lazy(() =>
  import('./idea-reading').then(
    ({ IdeaReading }) => ({ default: IdeaReading }),
    // The page went offline after it was opened: the text is kept anyway.
    (): { default: typeof NothingRead } => ({ default: NothingRead }),
  ),
)

const EXAMPLE =
  'Independent dog walkers lose half a day a week to chasing payments. An app where owners in Chicago book and pay, $15 per walk.'

export const Hero = () => (
  <section className="pt-10 pb-12 sm:pt-14">
    <h1 className="max-w-[20ch] font-semibold font-serif text-3xl tracking-tight sm:text-4xl">
      Is your idea worth building?
    </h1>
    <p className="mt-4 max-w-[58ch] text-ink-muted text-lg">
      Describe it in a few sentences. Groundwork turns them into a report on the customers, the market and the
      risks, and says where every statement comes from.
    </p>
    <IdeaBox />
    <Actions />
  </section>
)

/** Text typed here is kept in this browser until an account claims it (waiting-idea.ts). */
function IdeaBox() {
  const idea = useWaitingIdea(({ waiting }) => waiting?.idea ?? '')
  const [marks, setMarks] = useState(NOTHING_READ.marks)
  const [started, setStarted] = useState(false)
  if (!started && idea !== '') setStarted(true)
  const box = useRef<HTMLDivElement>(null)
  // The visitor can type before the app has hydrated the page.
  useLayoutEffect(() => {
    const typed = box.current?.querySelector('textarea')?.value
    if (typed) writeWaitingIdea(typed)
  }, [])
  return (
    <div ref={box} className="mt-8">
      <label htmlFor="idea" className="font-medium text-sm">
        Your idea
      </label>
      <div className="mt-1.5">
        <MarkedTextarea
          id="idea"
          value={idea}
          marks={marks}
          onChange={({ target }) => writeWaitingIdea(target.value)}
          placeholder={EXAMPLE}
          className="field-sizing-fixed h-40 resize-none py-3 text-base leading-[1.625rem] sm:h-32 sm:px-4 sm:text-lg"
        />
      </div>
      {started ? (
        <Suspense fallback={<ReadFields />}>
          <IdeaReading idea={idea} onMarks={setMarks} />
        </Suspense>
      ) : (
        <ReadFields />
      )}
    </div>
  )
}

function Actions() {
  const isAdmin = useAuthStore((state) => state.isAuthenticated && state.isAdmin)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {!isAdmin && (
        <Button asChild size="lg">
          <Link to={paths.validateIdea}>Validate Your Idea</Link>
        </Button>
      )}
      <Button asChild size="lg" variant="secondary">
        <Link to={paths.sample()}>Read a sample report</Link>
      </Button>
      <ConsultationLink size="lg" variant="ghost" />
      <p className="text-ink-muted text-sm">First report free, no card.</p>
    </div>
  )
}
