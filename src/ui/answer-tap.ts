import type { FollowAct } from './toast/tell-followed.ts'
import type { HeartAct } from './toast/tell-saved.ts'

// The button itself changes at once. The code for the message loads with the first tap; offline there is no message.

export function answerHeart(act: HeartAct): void {
  import('./toast/tell-saved.ts').then(
    ({ tellSaved }) => tellSaved(act),
    () => {},
  )
}

export function answerFollow(act: FollowAct): void {
  import('./toast/tell-followed.ts').then(
    ({ tellFollowed }) => tellFollowed(act),
    () => {},
  )
}
