// Stands behind the header of every document, so that the header is painted without it. Inlined like `in-head.ts`.

import { afterFirstView } from './after-first-view.ts'
import { deferBelow } from './defer-below.ts'
import { recordTaps } from './record-taps.ts'
import { showFonts } from './show-fonts.ts'
import { startApp } from './start-app.ts'

recordTaps()
deferBelow()
afterFirstView(() => {
  void showFonts()
  setTimeout(startApp)
})
