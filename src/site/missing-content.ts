/** `auto`: only where nothing was ever published and the site is not public. */
type DemoMode = 'auto' | 'on' | 'off'

type Situation = {
  mode: DemoMode
  /** `SITE_URL` is `https:`. */
  isPublic: boolean
  /** When content was first seen here; `null` if never. */
  hadContentSince: string | null
  /** The database has other rows, so it has been used. */
  hasTraces: boolean
}

/** Nothing is published, and the demo must not be imported. Recognised by its name, like `SettingError`. */
export class MissingContentError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MissingContentError'
  }
}

export function isMissingContent(error: unknown): error is MissingContentError {
  return error instanceof Error && error.name === 'MissingContentError'
}

/** Why an empty database must not get the demo; `null` when it may. */
export function findDemoRefusal(situation: Situation): string | null {
  const { mode, isPublic, hadContentSince, hasTraces } = situation
  if (mode === 'on') return null
  if (hadContentSince !== null) {
    return `Content was published here before (first seen ${hadContentSince}), but the database holds none now. ${RESTORE} ${TAKE_OVER}`
  }
  if (hasTraces) {
    return `The database holds accounts or parts of the content, but nothing is published. ${RESTORE} ${TAKE_OVER}`
  }
  if (mode === 'off') return `Nothing is published yet, and DEMO is off. ${PUBLISH} ${TAKE_OVER}`
  if (isPublic) {
    return `Nothing is published yet, and a public site (https) imports the demo only with DEMO=on. If there was content, the database or its volume is missing. ${PUBLISH} ${TAKE_OVER}`
  }
  return null
}

const PUBLISH = 'Publish content with "npm run content -- import PATH", or start with DEMO=on.'
const RESTORE =
  'Restore the database from a backup, or publish content with "npm run content -- import PATH". To begin anew with the demo, start with DEMO=on.'
const TAKE_OVER = 'The site starts by itself as soon as there is content.'
