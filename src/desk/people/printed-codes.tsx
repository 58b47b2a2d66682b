import { useState } from 'react'
import { Button } from '../shell/button.tsx'

/** Codes that are shown once. */
export function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setIsCopied] = useState(false)
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
        <Button
          onClick={async () => {
            await navigator.clipboard.writeText(codes.join('\n'))
            setIsCopied(true)
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="meta">They are not shown again.</p>
    </>
  )
}
