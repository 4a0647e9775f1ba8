import { AsyncLocalStorage } from 'node:async_hooks'
import type { EmailDriver } from '@supabase/lite'
import { refuseUnstorable } from './auth-input.ts'
import { type AuthDeps, REPAIRS, type Return } from './auth-repairs.ts'
import type { Mailbox } from './mailbox.ts'
import { refuseReusedToken } from './refresh-tokens.ts'

type Handler = (request: Request) => Promise<Response>

/** Where the request at hand came in, and where its mail's link shall lead. */
const arrival = new AsyncLocalStorage<Return>()

/** Lite links every mail to site_url; hosted ones lead to where the caller asked to return. */
export function mailDriver(mailbox: Mailbox): EmailDriver {
  return {
    async send({ to, subject, text = '' }) {
      const here = arrival.getStore()
      mailbox.deliver({ to, subject, text: here ? relink(text, here) : text })
    },
  }
}

function relink(text: string, { origin, redirectTo }: Return): string {
  return text.replace(/https?:\/\/\S+\/auth\/v1\/verify\?\S*/g, (link) => {
    const target = new URL(`/auth/v1/verify${new URL(link).search}`, origin)
    target.searchParams.set('redirect_to', redirectTo)
    return target.toString()
  })
}

/** Wraps lite's auth server in the answers of hosted GoTrue that it lacks. */
export function authAdapter(handle: Handler, deps: AuthDeps): Handler {
  return (request) => {
    const { origin, pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/')) return handle(request)
    const back = { origin, redirectTo: searchParams.get('redirect_to') || origin }
    return arrival.run(back, async () => {
      const copy = request.clone()
      const refused =
        (await refuseUnstorable(request.clone())) ?? (await refuseReusedToken(request.clone(), deps))
      if (refused) return refused
      const response = await handle(request)
      const repair = REPAIRS[response.headers.get('x-sb-error-code') ?? '']
      return repair ? repair({ request: copy, response, back, deps }) : response
    })
  }
}
