import { AppError } from '#lib/node/app-error.ts'
import { type OutgoingCode, outgoingCode } from '#outgoing/outgoing-error.ts'

/** A refusal for the editor if a call to another site failed; any other error is returned as it is. */
export function toRefusal(
  error: unknown,
  reasons: Readonly<Record<OutgoingCode, string>>,
): unknown {
  const code = outgoingCode(error)
  if (code === null) return error
  return new AppError(code === 'BUSY' ? 'too-many' : 'invalid', reasons[code], { cause: error })
}
