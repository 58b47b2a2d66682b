import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of the site of most journeys. Another port lets two checkouts be tested at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4310)

/** A database with a tenth of the demo, which the first site writes: so that sites of single journeys start sooner. */
export const SMALL_DEMO = join(tmpdir(), `lobang-small-demo-${PORT}.sqlite`)

/** A database with all of the demo, which the first site writes too. */
export const WHOLE_DEMO = join(tmpdir(), `lobang-whole-demo-${PORT}.sqlite`)

/** For sites of journeys: making AVIF, or a picture twice, would take the processor from the browsers. */
export const quickPictures = {
  IMAGE_FORMAT: 'jpg',
  PICTURES: join(tmpdir(), `lobang-pictures-${PORT}`),
}

/** How far a journey moves the clock of its site: after ten minutes the desk asks for the second factor again. */
export const PASSED_MS = 11 * 60_000
