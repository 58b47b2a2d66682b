import { Card } from '../card.jsx'
import deals from '../deals.json'

export default function Deals() {
  return (
    <>
      <h1>All deals</h1>
      <ul className="grid">
        {deals.map((deal, index) => (
          <Card key={deal.uid} deal={deal} eager={index === 0} />
        ))}
      </ul>
    </>
  )
}
