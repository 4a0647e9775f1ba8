// npm run dev: serves the sources with hot reload, with the embedded backend behind them.
import { createServer } from 'vite'
import { demoNote } from './demo-note.ts'
import { localModelNote } from './functions/model-servers.ts'
import { claimPort, runCommand, stopOnSignal } from './server/lifecycle.ts'
import { closeSharedServer, resumeRuns } from './server/shared-server.ts'
import { hostedUrl } from './server/vite-plugin.ts'

await runCommand(async () => {
  const port = await claimPort(5173, 'npm run dev')
  const server = await createServer({ server: { port } })
  stopOnSignal(async () => {
    await Promise.all([server.close(), closeSharedServer()])
  })
  await server.listen()
  console.log(demoNote(`http://127.0.0.1:${port}`, hostedUrl('development')))
  if (!hostedUrl('development')) process.stdout.write(await localModelNote('npm run dev'))
  await resumeRuns((line) => console.log(line))
})
