// Records the caller and body of each POST; a GET returns them.
declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void }

const calls: unknown[] = []

Deno.serve(async (request) => {
  if (request.method === 'GET') return Response.json(calls)
  calls.push({ caller: request.headers.get('authorization'), body: await request.json() })
  return new Response(null, { status: 202 })
})

export {}
