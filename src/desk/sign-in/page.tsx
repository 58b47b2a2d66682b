import { Door } from '../shell/door.tsx'

export function Page() {
  return (
    <Door title="The desk" note="For people with an invitation.">
      <p className="sm">Open the link that the site printed when it started.</p>
    </Door>
  )
}
