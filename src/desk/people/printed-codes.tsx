import { useState } from 'react'

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
        <button className="b" type="button" onClick={() => window.print()}>
          Print
        </button>
        <button
          className="b"
          type="button"
          onClick={async () => {
            await navigator.clipboard.writeText(codes.join('\n'))
            setIsCopied(true)
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p className="meta">They are not shown again.</p>
    </>
  )
}
