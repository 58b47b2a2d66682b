type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string | number
  /** What a mail server answered. */
  responseCode?: number
  cause?: LoggedError
}

/** How many causes of causes; an error may be its own cause. */
const MOST_CAUSES = 5

/**
 * An error as the log shows it. Only the fields listed here: a mailer's error names its recipient, a database's error
 * the values of the row. E-mail addresses and phone numbers are removed from the rest.
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

// Bounded by the longest possible name: without a bound, 8 KB of letters take 200 ms.
const EMAIL = /[\w.+%-]{1,64}@[\w-]+(\.[\w-]+)+/g
const PHONE = /\+\d{7,15}/g

function withoutPeople(text: string): string {
  return text.replaceAll(EMAIL, '(address)').replaceAll(PHONE, '(number)')
}
