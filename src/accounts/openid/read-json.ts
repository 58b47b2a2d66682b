import * as v from 'valibot'

/**
 * Throws `refusal` unless the text is as expected. Errors of `JSON.parse` and valibot quote what they read, and
 * the log must not hold who signs in.
 */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  refusal: Error,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!parsed.success) throw refusal
  return parsed.output
}
