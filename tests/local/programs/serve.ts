// Starts a whole backend for the fixture project on the folder given as argument; prints what a client needs.
import { setTimeout as pause } from 'node:timers/promises'
import { startFixture } from '../project'

const { url, anonKey, serviceKey } = await startFixture({
  dataDir: process.argv[2],
  functions: {},
  log: (line) => console.log(line),
})
console.log(JSON.stringify({ url, anonKey, serviceKey }))
await pause(1e9)
