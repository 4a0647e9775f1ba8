import { CONTACT_SUBJECTS, type ContactMessage, contactSubject, messageSchema } from '@domain/contact'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input, Select, Textarea } from '@/shared/ui/input'
import { PageHeader } from '@/shared/ui/page-header'
import { sendMessage } from '../requests'

/** /contact?subject=…: a message to the administrators, without an account. */
export function ContactPage() {
  const [params] = useSearchParams()
  const subject = contactSubject(params.get('subject'))
  const { mutate, isPending, isSuccess, error, reset } = useMutation({ mutationFn: sendMessage })
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-8">
      <PageHeader title="Contact us" subtitle="Your message goes to the administrators of this site." />
      <div className="max-w-xl">
        {isSuccess ? (
          <AlertBanner variant="success" title="Message sent">
            We will reply by email. <Sent onAnother={reset} />
          </AlertBanner>
        ) : (
          <MessageForm key={subject} subject={subject} busy={isPending} error={error} onSend={mutate} />
        )}
      </div>
    </div>
  )
}

const Sent = ({ onAnother }: { onAnother: () => void }) => (
  <>
    <Button variant="link" onClick={onAnother}>
      Write another message
    </Button>{' '}
    or{' '}
    <Button asChild variant="link">
      <Link to={paths.home}>go to the home page</Link>
    </Button>
    .
  </>
)

interface MessageFormProps {
  subject: ContactMessage['subject']
  busy: boolean
  error: Error | null
  onSend: (message: ContactMessage) => void
}

function MessageForm({ subject, busy, error, onSend }: MessageFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(messageSchema),
    defaultValues: { name: '', email: '', subject, message: '' },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit((message) => onSend(message))} className="flex flex-col gap-4">
      {error && (
        <AlertBanner variant="error" title="Your message was not sent">
          {error.message}
        </AlertBanner>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        {(props) => (
          <Select {...props} {...register('subject')}>
            {Object.entries(CONTACT_SUBJECTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Message" error={errors.message?.message}>
        {(props) => <Textarea {...props} {...register('message')} className="min-h-40" />}
      </Field>
      <Button type="submit" size="lg" busy={busy} className="self-start">
        {busy ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  )
}
