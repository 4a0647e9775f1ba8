import { z } from 'zod'

/** Anything else than a UUID would be refused by Postgres as malformed; who asks first can say that it is not found. */
export const isId = (value: string): boolean => z.guid().safeParse(value).success
