import * as v from 'valibot'
import { AppError } from '#lib/node/app-error.ts'

/** Checks what a browser sent. Throws `invalid`, and names the field. */
export function readInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input)
  if (read.success) return read.output
  const [issue] = read.issues
  const field = v.getDotPath(issue)
  throw new AppError('invalid', field ? `${field}: ${issue.message}` : issue.message)
}
