// Runs before the header of every document. The first paint waits for each packet before the end of the header, so this script
// has only what must run earlier. The build bundles it; the document inlines it, and the content security policy allows it by its hash.

import { root } from './root.ts'
import { showChoices } from './show-choices.ts'
import { showTheme } from './show-theme.ts'

window.lobangTheme = showTheme
// Until both fonts are there, fallback fonts with nearly the same widths stand in.
root.dataset.fonts = 'late'
// `defer-below.ts` takes it off. The target of a fragment may be below.
if (!location.hash) root.dataset.early = ''
showChoices()
