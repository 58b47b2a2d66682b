// Runs in the head of every document, before the first paint. The build bundles it into one script, which the document
// inlines and the content security policy allows by its hash.

import { loadFonts } from './load-fonts.ts'
import { recordTaps } from './record-taps.ts'
import { showChoices } from './show-choices.ts'
import { startAfterPaint } from './start-after-paint.ts'

showChoices()
loadFonts()
recordTaps()
addEventListener('DOMContentLoaded', startAfterPaint)
