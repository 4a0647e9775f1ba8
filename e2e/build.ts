// Builds the app as `npm start` does, which can then reuse the build, and copies it for the journeys.
import { cpSync, rmSync } from 'node:fs'
import { BUILD_DIR, buildApp } from '../local/build/build-app.ts'

const APP = 'e2e/.app'

await buildApp()
rmSync(APP, { recursive: true, force: true })
cpSync(BUILD_DIR, APP, { recursive: true })
