declare const Deno: { serve(handler: () => Promise<Response>): void; exit(code: number): never }

Deno.serve(async () => Deno.exit(7))

export {}
