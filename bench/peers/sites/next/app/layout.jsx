import './site.css'
import Link from 'next/link'
import { Saved } from './saved.jsx'

export const metadata = { title: 'Deals' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header className="top">
          <strong>
            <Link href="/">Deals</Link>
          </strong>
          <Link href="/deals">All</Link>
          <Saved />
        </header>
        <main>{children}</main>
        <footer>Hand-picked deals</footer>
      </body>
    </html>
  )
}
