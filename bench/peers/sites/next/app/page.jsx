import { Card } from './card.jsx'
import deals from './deals.json'

export default function Home() {
  return (
    <>
      <h1>Hand-picked deals</h1>
      {['Featured', 'Ending soon', 'New'].map((heading, at) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul className="grid">
            {deals.slice(at * 8, at * 8 + 8).map((deal, index) => (
              <Card key={deal.uid} deal={deal} eager={at === 0 && index === 0} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
