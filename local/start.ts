// npm start: builds the app and serves it with the embedded backend.
import { build, preview } from 'vite'
import { demoNote } from './demo-note.ts'
import { claimPort, run, stopOnSignal } from './lifecycle.ts'
import { localModelNote } from './model-servers.ts'
import { resumeRuns, sharedServer } from './shared-server.ts'
import { hostedUrl } from './vite-plugin.ts'

await run(async () => {
  const port = await claimPort(4173, 'npm start')
  const url = `http://127.0.0.1:${port}`
  // Opened before the build, so that a second start on the same data is refused at once.
  const log = (line: string) => console.log(line)
  if (!hostedUrl()) await sharedServer(() => url, log)
  console.log('Building the app …')
  await build({ logLevel: 'error' })
  const server = await preview({ preview: { port } })
  stopOnSignal(() => server.close())
  console.log(demoNote(url, hostedUrl()))
  if (!hostedUrl()) process.stdout.write(await localModelNote('npm start'))
  await resumeRuns(log)
})
