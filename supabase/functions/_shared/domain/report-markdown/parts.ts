import { questionOf } from '../brief/questions.ts'
import { type Heading, notAssessed, type Part, presentParts, questionFor } from '../report-outline.ts'
import type { StatementWriter } from './said.ts'

/** Writes the content of a part below its heading; '' blocks are left out. */
export type PartWriter<Of> = (say: StatementWriter, of: Of) => string[]

const isBlock = (block: string) => block !== ''

/** The present parts of a section, each below its heading, and what was not assessed. */
export function partBlocks<Of>(
  say: StatementWriter,
  parts: readonly Part<Of>[],
  of: Of,
  writers: Partial<Record<string, PartWriter<Of>>>,
): string[] {
  const shown = presentParts(parts, of).filter(({ repeats }) => !(say.builtIn && repeats))
  const written = shown.map((part) => ({
    part,
    said: (writers[part.id]?.(say, of) ?? saidBlocks(say, part, of)).filter(isBlock),
  }))
  // The questions of empty parts are below the brief; without a brief, each empty part is marked as empty.
  const blocks = written
    .filter(({ said }) => !say.builtIn || said.length > 0)
    .flatMap(({ part, said }) => [
      `### ${part.title}`,
      ...(said.length > 0 ? said : [emptyPartText(say, part)]),
    ])
  return [
    ...blocks,
    // A built-in report asks instead, and its scorecard shows what was scored.
    (!say.builtIn && notAssessed(parts, of)) || '',
  ].filter(isBlock)
}

/** Text for an empty part: the question whose answer would fill it, or the fixed text for an empty part. */
export function emptyPartText({ brief }: StatementWriter, part: Pick<Heading, 'empty' | 'asks'>): string {
  const field = questionFor(part, brief)
  return field && brief ? `Open question: ${questionOf(brief, field).ask}` : part.empty
}

function saidBlocks<Of>({ saidOr, saidList }: StatementWriter, part: Part<Of>, of: Of): string[] {
  const said = part.said?.(of) ?? []
  return [Array.isArray(said) ? saidList(said, '') : saidOr(said, '')]
}
