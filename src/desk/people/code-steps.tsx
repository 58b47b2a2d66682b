import { CodeField } from '../shell/code-field.tsx'
import type { CodeSetUp } from '../wire/people.ts'
import { QrCode } from './qr-code.tsx'

type CodeStepsProps = { setUp: CodeSetUp; code: string; onCode: (code: string) => void }

/** Brings the key into an app for codes, and asks for the first code. */
export function CodeSteps({ setUp, code, onCode }: CodeStepsProps) {
  const { secret, address } = setUp
  return (
    <fieldset className="col">
      <legend className="lab">Second factor: an app for one-time codes</legend>
      <QrCode text={address} label="Scan this with the app" />
      <p className="meta">
        On this phone: <a href={address}>open the app</a>. By hand, type this key:
      </p>
      <code className="keytext">{secret.match(/.{4}/g)?.join(' ')}</code>
      <CodeField label="The six digits that the app shows" value={code} onChange={onCode} />
    </fieldset>
  )
}
