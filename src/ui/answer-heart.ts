import type { HeartAct } from './toast/tell-saved.ts'

/** The heart itself answers at once; the words come with the first tap, or not at all without signal. */
export function answerHeart(act: HeartAct): void {
  import('./toast/tell-saved.ts').then(
    ({ tellSaved }) => tellSaved(act),
    () => {},
  )
}
