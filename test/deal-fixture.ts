import type { Deal, Outlet } from '#deals/deal.ts'
import { lifespanOf } from '#deals/times/lifespan.ts'

export const outlet: Outlet = {
  name: 'Tiong Bahru',
  address: '56 Eng Hoon Street',
  postal: '160056',
  mrt: 'Tiong Bahru',
  lat: 1.284,
  lng: 103.833,
}

/** A deal that states nothing but its offer, so that it can be used at any time; its dates follow from `times`. */
export function dealOf(
  changes: Partial<Omit<Deal, 'startsOn' | 'endsOn' | 'lifespan'>> = {},
): Deal {
  const lifespan = lifespanOf(changes.times ?? {})
  return {
    id: 'ZxY-1',
    uid: 'laksa',
    title: 'Laksa before three',
    category: 'food',
    badge: '',
    summary: 'Two bowls for the price of one.',
    brand: { uid: 'suria', name: 'Warung Suria', palette: 'chili', motif: 'laksa' },
    redeem: 'code',
    code: 'SURIA11',
    link: 'https://suria.example/',
    priceNow: 9.8,
    priceWas: null,
    priceUnit: null,
    isPriceFrom: false,
    priceBasis: null,
    isOneForOne: false,
    minSpend: null,
    deposit: null,
    startsOn: lifespan.startsOn,
    endsOn: lifespan.endsOn,
    begunAt: 0,
    success: null,
    times: {},
    lifespan,
    limits: [],
    channel: 'online',
    deliveryArea: null,
    outlets: [],
    eligible: [],
    cards: [],
    stacks: null,
    booking: null,
    proof: null,
    audience: [],
    diet: [],
    partners: [],
    tags: [],
    checkedOn: null,
    exclusive: false,
    featured: false,
    art: [],
    thumbnail: null,
    body: [],
    ...changes,
  }
}
