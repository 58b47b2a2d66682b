import { toQrMatrix } from './qr-matrix.ts'

/** Drawn in the browser, so that no service learns the key. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = toQrMatrix(text)
  if (!rows) return null
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  )
}
