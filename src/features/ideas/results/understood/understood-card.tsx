import { FACT_IDS, type Understood } from '@domain/understanding'
import { type EngineNote, SECTIONS, type Validation } from '@domain/validation'
import { useState } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { Dialog, DialogContent, DialogTrigger } from '@/shared/ui/dialog'
import { FACT_WORDS } from './fact-words'
import { UnderstoodForm } from './understood-form'

type Domain = NonNullable<EngineNote['domain']>

/** What the built-in analyst read in the idea, which its founder can correct. Nothing for reports of models. */
export function UnderstoodCard({ validation }: { validation: Validation }) {
  const { engine, status, rerun, userId } = validation
  const own = useAuthStore((state) => state.userId) === userId
  if (!engine?.domain || !isBuiltIn(engine)) return null
  const mayCorrect = own && status === 'completed' && engine.understood.length > 0
  return (
    <Card asChild>
      <section aria-labelledby="understood">
        <CardHeader>
          <CardTitle id="understood">What we understood</CardTitle>
          {mayCorrect && <CorrectButton validation={validation} locked={rerun?.state === 'running'} />}
        </CardHeader>
        <Reading domain={engine.domain} />
        {engine.understood.length > 0 && <Facts understood={engine.understood} />}
      </section>
    </Card>
  )
}

const isBuiltIn = ({ id, sections }: EngineNote): boolean =>
  SECTIONS.every((section) => (sections[section]?.id ?? id) === 'built-in')

function CorrectButton({ validation, locked }: { validation: Validation; locked: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" disabled={locked}>
          Correct this
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Correct what we understood"
        description="The whole report is written anew from what you say here, at no charge. Market inputs that you have set stay. Leave a field empty where nothing holds; part several things by semicolons."
        className="max-w-2xl"
      >
        <UnderstoodForm validation={validation} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function Reading({ domain: { label, matched, runnerUp, second, chosen, confidence } }: { domain: Domain }) {
  const words = matched.map((word) => `“${word}”`).join(', ')
  return (
    <p className="max-w-measure">
      {chosen ? 'You chose ' : 'Your idea was read as '}
      <strong className="font-semibold">{label}</strong>
      {second && (
        <>
          , mixed with <strong className="font-semibold">{second.label}</strong>
        </>
      )}
      {!chosen && matched.length === 0 && ', as none of its words pointed to a certain kind of business'}
      {matched.length > 0 && `, by the words ${words}`}.
      {!chosen && runnerUp && ` The next best reading was ${runnerUp}${closeness(confidence)}.`}
    </p>
  )
}

/** How far ahead the first reading was: under a fifth is a close call. */
const closeness = (confidence: number) => (confidence < 0.2 ? ', almost as likely' : '')

function Facts({ understood }: { understood: readonly Understood[] }) {
  const factOf = (id: Understood['id']) => understood.find((fact) => fact.id === id)
  return (
    <dl className="mt-4 border-line border-t">
      {FACT_IDS.map((id) => (
        <Fact
          key={id}
          label={FACT_WORDS[id].label}
          text={factOf(id)?.text ?? null}
          corrected={factOf(id)?.corrected ?? false}
        />
      ))}
    </dl>
  )
}

const Fact = ({ label, text, corrected }: { label: string; text: string | null; corrected: boolean }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-line border-b py-2.5 text-sm last:border-b-0 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-ink-muted">{label}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {text === null ? (
        <span className="text-ink-muted">{corrected ? 'Nothing' : 'The text does not say'}</span>
      ) : (
        <span dir="auto" className="min-w-0 break-words">
          {text}
        </span>
      )}
      {corrected && <Badge variant="outline">Corrected by you</Badge>}
    </dd>
  </div>
)
