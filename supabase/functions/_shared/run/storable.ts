import { z } from 'zod'

/**
 * A value as Postgres can keep it in jsonb: plain JSON whose strings hold neither NUL nor half a character.
 * Both can stand in what a model or a web page says, and would fail the whole result.
 */
export const storable = (value: object | null) =>
  z
    .json()
    .parse(
      JSON.parse(
        JSON.stringify(value, (_, item) =>
          typeof item === 'string' ? item.toWellFormed().replaceAll('\u0000', '') : item,
        ),
      ),
    )
