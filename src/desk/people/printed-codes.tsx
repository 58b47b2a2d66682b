import { Button } from '../shell/button.tsx'
import { CopyButton } from './copy-button.tsx'

/** Codes that are shown once. */
export function PrintedCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ol className="printed">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="bs">
        <Button onClick={() => window.print()}>Print</Button>
        <CopyButton text={codes.join('\n')} />
      </div>
      <p className="meta">They are not shown again.</p>
    </>
  )
}
