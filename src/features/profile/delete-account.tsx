import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/account/profile'
import { endSession } from '@/account/session'
import { forgetDrafts } from '@/shared/lib/forget-drafts'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/shared/ui/dialog'
import { Field } from '@/shared/ui/field'
import { PasswordInput } from '@/shared/ui/password-input'
import { toast } from '@/shared/ui/toast'
import { type Deletion, deleteAccount } from './requests'

const REFUSALS: Record<Exclude<Deletion, 'deleted'>, string> = {
  wrong_password: 'This is not the password of your account.',
  sign_in_again:
    'To confirm that it is you, log out, sign in again, and delete the account within ten minutes.',
  last_admin: 'You are the only administrator. Make someone else an administrator first.',
  paying: 'A payment is being made. Please try again in a few minutes.',
}

/** The button that deletes the account, and the dialog that asks for the password first. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: deleteAccount,
    meta: { failure: 'Your account could not be deleted. Please try again.' },
    async onSuccess(outcome) {
      if (outcome !== 'deleted') return
      await endSession()
      await forgetDrafts()
      toast.success('Your account was deleted')
      await navigate(paths.home)
    },
  })
  const refusal = data && data !== 'deleted' ? REFUSALS[data] : undefined

  function show(open: boolean) {
    if (isPending) return
    setOpen(open)
    setPassword('')
    reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password || !profile.hasPassword) mutate(password)
  }

  return (
    <>
      <Button variant="secondary" onClick={() => show(true)}>
        Delete my account
      </Button>
      <Dialog open={isOpen} onOpenChange={show}>
        <DialogContent
          title="Delete your account?"
          description="Your profile, ideas, reports, plans and roadmaps will be permanently deleted, and the links that you shared will stop working. Payment records are kept without your name and address. This cannot be undone."
        >
          <form noValidate onSubmit={submit} className="flex flex-col gap-4">
            {profile.hasPassword ? (
              <Field label="Your password" error={refusal}>
                {(props) => (
                  <PasswordInput
                    {...props}
                    value={password}
                    autoComplete="current-password"
                    onChange={(event) => setPassword(event.target.value)}
                  />
                )}
              </Field>
            ) : (
              refusal && (
                <p role="alert" className="text-danger text-sm">
                  {refusal}
                </p>
              )
            )}
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary" disabled={isPending}>
                  Keep my account
                </Button>
              </DialogClose>
              <Button
                type="submit"
                variant="danger"
                busy={isPending}
                disabled={profile.hasPassword && password === ''}
              >
                {isPending ? 'Deleting...' : 'Delete account'}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
