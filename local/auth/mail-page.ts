import type { Mail, Mailbox } from './mailbox.ts'

/** The mailbox as an HTML page, or as JSON if the request accepts it. */
export function mailPage(request: Request, { mails }: Mailbox): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(mails, { headers })
  const security = "default-src 'none'; style-src 'unsafe-inline'"
  return new Response(page(mails), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': security },
  })
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8886; border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 } p { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0 }
`

function page(mails: readonly Mail[]): string {
  const list = mails.length
    ? mails.map(article).join('')
    : '<p>No mail yet. Reload this page after signing up.</p>'
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mailbox</title>
<style>${STYLE}</style></head>
<body><main><h1>Local mailbox</h1>
<p>What the auth server would have mailed, newest first. It is kept in memory only.</p>${list}</main></body>
</html>`
}

function article({ to, subject, text, sentAt }: Mail): string {
  return `<article><h2>${escaped(subject)}</h2>
<div>To ${escaped(to)}, <time datetime="${escaped(sentAt)}">${escaped(sentAt)}</time></div><p>${linked(text)}</p></article>`
}

/** The addresses end up at the odd indexes. */
function linked(text: string): string {
  const parts = text.split(/(https?:\/\/\S+)/)
  return parts
    .map((part, index) => (index % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
