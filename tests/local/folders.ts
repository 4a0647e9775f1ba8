import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, removed after the test, or after the suite with `tempFolder(afterAll)`. */
export function tempFolder(whenDone: (clean: () => void) => void = onTestFinished): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'groundwork-'))
  whenDone(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
