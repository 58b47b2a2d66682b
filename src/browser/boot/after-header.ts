// Stands behind the header of every document, so that the header is painted without it. Inlined like `before-header.ts`.

import { afterFirstView } from './after-first-view.ts'
import { deferBelow } from './defer-below.ts'
import { firstFrame } from './first-frame.ts'
import { recordTaps } from './record-taps.ts'
import { showFonts } from './show-fonts.ts'
import { startApp } from './start-app.ts'

recordTaps()
const letters = firstFrame().then(showFonts)
deferBelow(letters)
afterFirstView(letters, startApp)
