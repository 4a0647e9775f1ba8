import { z } from 'zod'

/** Whether the value is a UUID. Postgres refuses anything else as malformed; checking first allows 'not found'. */
export const isId = (value: string): boolean => z.guid().safeParse(value).success
