// Replaces the function `open`.
declare const Deno: { serve(handler: () => Response): void; env: { get(name: string): string | undefined } }

Deno.serve(() => new Response(`other ${Deno.env.get('TONE')}`))

export {}
