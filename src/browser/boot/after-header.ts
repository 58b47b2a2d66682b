// Runs after the header of every document, so that the browser can paint the header first. Inlined like `before-header.ts`.

import { afterFirstView } from './after-first-view.ts'
import { deferBelow } from './defer-below.ts'
import { firstFrame } from './first-frame.ts'
import { recordTaps } from './record-taps.ts'
import { showFonts } from './show-fonts.ts'
import { startApp } from './start-app.ts'

recordTaps()
// Without a font, or with blocked storage, the rest goes on.
const letters = firstFrame()
  .then(showFonts)
  .catch(() => {})
deferBelow(letters)
afterFirstView(letters, startApp)
