import { z } from 'zod'
import { fieldOf, type Stored } from './stored-fields.ts'
import { titleOf } from './title.ts'
import { validationStatusSchema } from './validation.ts'

const textSchema = z.string().catch('')

/** The fields of an `idea_validations` row besides its report, in either spelling of its columns; never rejects a row. */
export function storedHead(row: Stored) {
  const idea = textSchema.parse(fieldOf(row, 'originalIdea'))
  return {
    id: textSchema.parse(row.id),
    idea,
    title: textSchema.parse(row.title) || titleOf(idea),
    status: validationStatusSchema.catch('error').parse(row.status),
    statusDetail: textSchema.parse(fieldOf(row, 'statusDetail')),
    createdAt: textSchema.parse(fieldOf(row, 'createdAt')),
  }
}
