type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string | number
  /** What a mail server answered. */
  responseCode?: number
  cause?: LoggedError
}

/** Causes of causes; an error may be its own. */
const MOST_CAUSES = 5

/**
 * An error as the log shows it. Only what is listed here: a mailer's error carries whom it could not reach, a
 * database's the values of the row. What is left is searched for addresses and numbers of people.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutPeople(String(error)), stack: '' }
  }
  const { code, responseCode, cause } = error as Error & { code?: unknown; responseCode?: unknown }
  return {
    type: error.name,
    message: withoutPeople(error.message),
    stack: withoutPeople(error.stack ?? ''),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: toLoggedError(cause, depth + 1) }),
  }
}

// At most as long as such a name can be: without a bound, 8 KB of letters take 200 ms.
const EMAIL = /[\w.+%-]{1,64}@[\w-]+(\.[\w-]+)+/g
const PHONE = /\+\d{7,15}/g

function withoutPeople(text: string): string {
  return text.replaceAll(EMAIL, '(address)').replaceAll(PHONE, '(number)')
}
