// Returns what the test asks for: its environment, the state of its background work, or the request.
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void
  env: { toObject(): object }
}
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

let background = 'not started'
let finish = () => {}

async function work() {
  background = 'running'
  await new Promise<void>((resolve) => {
    finish = resolve
  })
  background = 'done'
}

Deno.serve(async (request) => {
  const { pathname, search } = new URL(request.url)
  if (pathname.endsWith('/env')) return Response.json(Deno.env.toObject())
  if (pathname.endsWith('/background')) return Response.json({ background })
  if (pathname.endsWith('/start')) {
    EdgeRuntime.waitUntil(work())
    return Response.json({ accepted: true }, { status: 202 })
  }
  if (pathname.endsWith('/finish')) finish()
  return Response.json({ pathname, search, method: request.method, body: await request.text() })
})

export {}
