import styles from './page.module.css'
import type { CodeRow } from './payload.ts'

type CodeTableProps = { codes: CodeRow[] }

export function CodeTable({ codes }: CodeTableProps) {
  if (codes.length === 0) return <p>There is no working promo code today.</p>
  return (
    <section aria-labelledby="working-codes">
      <h2 id="working-codes">{codes.length} codes that work today</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it */}
      <section className={styles.scroller} aria-label="Working promo codes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Deal</th>
              <th scope="col">Ends</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ id, code, title, path, brand, minSpend, ends }) => (
              <tr key={id}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>
                  <a href={path}>{title}</a>
                  <small>{minSpend ? `${brand}, from ${minSpend}` : brand}</small>
                </td>
                <td>{ends}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
