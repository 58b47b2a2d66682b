// Runs in the head of every document, before the first paint, so it does little. The build bundles it into one script,
// which the document inlines and the content security policy allows by its hash.

import { afterFirstView } from './after-first-view.ts'
import { beforeFirstPaint } from './before-first-paint.ts'
import { deferBelow } from './defer-below.ts'
import { prepareFonts } from './prepare-fonts.ts'
import { recordTaps } from './record-taps.ts'
import { showChoices } from './show-choices.ts'
import { startApp } from './start-app.ts'

const loadFonts = prepareFonts()
deferBelow()
recordTaps()
beforeFirstPaint(() => showChoices(loadFonts))
afterFirstView(() => {
  void loadFonts()
  setTimeout(startApp)
})
