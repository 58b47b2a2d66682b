import Link from 'next/link'

export function Card({ deal, eager = false }) {
  return (
    <li className="card">
      <img src={deal.picture} alt="" width="440" height="330" loading={eager ? 'eager' : 'lazy'} />
      <div>
        <p>{deal.brand}</p>
        <h3>
          <Link href={`/deals/${deal.uid}`}>{deal.title}</Link>
        </h3>
        <p>
          <b>{deal.price}</b> {deal.place}
        </p>
        <p>{deal.ends}</p>
      </div>
    </li>
  )
}
