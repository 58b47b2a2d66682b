import { Card } from '../../card.jsx'
import deals from '../../deals.json'

export const generateStaticParams = () => deals.map(({ uid }) => ({ uid }))

export default async function Deal({ params }) {
  const { uid } = await params
  const deal = deals.find((one) => one.uid === uid)
  const others = deals.filter((other) => other.uid !== uid).slice(0, 4)
  return (
    <>
      <img className="hero" src={deal.largePicture} alt="" width="780" height="439" fetchPriority="high" />
      <p>{deal.brand}</p>
      <h1>{deal.title}</h1>
      <p className="price">{deal.price}</p>
      {deal.code && <p className="code">{deal.code}</p>}
      <p className="facts">
        {deal.place} · {deal.ends}
      </p>
      <p>{deal.summary}</p>
      <h2>Also live</h2>
      <ul className="grid">
        {others.map((other) => (
          <Card key={other.uid} deal={other} />
        ))}
      </ul>
    </>
  )
}
