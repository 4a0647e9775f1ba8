import { expect, it } from 'vitest'
import { tempFolder } from './folders'
import { QUICK_WASM, start } from './processes'

/** A network namespace with only the loopback interface. Without root it also needs a user namespace. */
const CUT_OFF = process.getuid?.() === 0 ? ['-n'] : ['-rn']

it('needs neither the network nor a filled Deno cache', async () => {
  const submit = `node ${QUICK_WASM} --import tsx tests/local/programs/submit-idea.ts`
  const program = `ip link set lo up && ! ip route get 1.1.1.1 && exec ${submit}`
  const run = start('unshare', [...CUT_OFF, 'sh', '-c', program], { env: { DENO_DIR: tempFolder() } })
  expect(JSON.parse((await run.says(/^{"error.*}$/m))[0])).toMatchObject({ error: null, status: 'analyzing' })
  expect(await run.exited).toBe(0)
})
