import { AsyncLocalStorage } from 'node:async_hooks'
import type { EmailDriver } from '@supabase/lite'
import { refuseUnstorable } from './auth-input.ts'
import { type AuthDeps, mailLink, REPAIRS } from './auth-repairs.ts'
import type { Mailbox } from './mailbox.ts'
import { refuseReusedToken } from './refresh-tokens.ts'

type Handler = (request: Request) => Promise<Response>

/** Origin of the current request. */
const arrival = new AsyncLocalStorage<string>()

/** Links every email to the app's confirmation page, as supabase/templates does on hosted Supabase. */
export function mailDriver(mailbox: Mailbox): EmailDriver {
  return {
    async send({ to, subject, text = '' }) {
      const origin = arrival.getStore()
      mailbox.deliver({ to, subject, text: origin ? relink(text, to, origin) : text })
    },
  }
}

function relink(text: string, email: string, origin: string): string {
  return text.replace(/https?:\/\/\S+\/auth\/v1\/verify\?\S*/g, (link) => {
    const { searchParams } = new URL(link)
    return mailLink(origin, searchParams.get('type') ?? '', searchParams.get('token') ?? '', email)
  })
}

/** Adds hosted GoTrue's missing answers to lite's auth server. */
export function authAdapter(handle: Handler, deps: AuthDeps): Handler {
  return (request) => {
    const { origin, pathname } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/')) return handle(request)
    return arrival.run(origin, async () => {
      const copy = request.clone()
      const refused =
        (await refuseUnstorable(request.clone())) ?? (await refuseReusedToken(request.clone(), deps))
      if (refused) return refused
      const response = await handle(request)
      const repair = REPAIRS[response.headers.get('x-sb-error-code') ?? '']
      return repair ? repair({ request: copy, response, origin, deps }) : response
    })
  }
}
