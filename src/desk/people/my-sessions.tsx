import { callDesk } from '../call-desk.ts'
import { navigate } from '../link.tsx'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatNearTime } from '../shell/format-time.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { SessionRow } from '../wire/people.ts'

/** The person's sessions, with buttons to end them. */
export function MySessions() {
  const { toast } = useDesk()
  const { value, problem: unread, reload } = useLoaded<{ sessions: SessionRow[] }>('/me/sessions')
  const { isBusy, problem, send } = useSending()
  const others = value?.sessions.filter(({ isThis }) => !isThis) ?? []

  const signOut = () =>
    send(async () => {
      await callDesk('POST', '/sign-out', {})
      navigate('/sign-in', { replace: true })
    })
  const end = (path: string, said: string) =>
    send(async () => {
      await callDesk('POST', path, {})
      toast(said)
      await reload()
    })
  useActs([{ name: 'Sign out', run: () => void signOut() }])

  return (
    <Box title="Where you are signed in">
      <Problem error={problem ?? unread} />
      <ul className="rows">
        {value?.sessions.map(({ id, device, openedAt, expiresAt, isThis }) => (
          <li key={id}>
            <DeskIcon name={/iPhone|Android/.test(device) ? 'phone' : 'screen'} />
            <div className="grow">
              <b>{isThis ? `Here: ${device}` : device}</b>
              <p className="meta">{`Since ${formatNearTime(openedAt)}, until ${formatNearTime(expiresAt)}`}</p>
            </div>
            <Button
              isBusy={isBusy}
              aria-label={isThis ? 'Sign out here' : `Sign out ${device}`}
              onClick={() =>
                isThis ? signOut() : end(`/me/sessions/${id}/end`, `${device} is signed out.`)
              }
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="pad">
          <Button
            isBusy={isBusy}
            onClick={() => end('/me/sign-out-everywhere', 'You are signed out everywhere else.')}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </Box>
  )
}
