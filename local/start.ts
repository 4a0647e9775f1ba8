// npm start: builds the app if its sources have changed, and serves it with the embedded backend.
import path from 'node:path'
import { BUILD_DIR, buildApp } from './build/build-app.ts'
import { demoNote } from './demo-note.ts'
import { localModelNote } from './functions/model-servers.ts'
import { claimPort, runCommand, stopOnSignal } from './server/lifecycle.ts'
import { serveApp } from './server/serve-app.ts'
import { closeSharedServer, resumeRuns, sharedServer } from './server/shared-server.ts'
import { hostedUrl } from './server/vite-plugin.ts'

await runCommand(async () => {
  const port = await claimPort(4173, 'npm start')
  const url = `http://127.0.0.1:${port}`
  const hosted = hostedUrl()
  const log = (line: string) => console.log(line)
  // Opens before the build, so that a second start on the same data is refused at once.
  const backend = hosted ? undefined : await sharedServer(() => url, log)
  const applied = backend?.backend.applied ?? []
  if (applied.length) log(`Applied ${applied.map((file) => path.basename(file)).join(', ')}`)
  await buildApp()
  const close = await serveApp(BUILD_DIR, port, backend)
  stopOnSignal(async () => {
    await Promise.all([close(), closeSharedServer()])
  })
  console.log(demoNote(url, hosted))
  if (!hosted) process.stdout.write(await localModelNote('npm start'))
  await resumeRuns(log)
})
