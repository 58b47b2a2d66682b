import { categories as allCategories, type Category } from '#lib/categories.ts'

// Words for invented brands and deals. Places are real streets and stations of Singapore.

/** In a fixed order, so that figures stay comparable. */
export const categories = allCategories.toSorted()

export const goods: Record<Category, readonly string[]> = {
  apparel: ['sneakers', 'linen shirts', 'tote bags', 'batik dresses', 'rain jackets', 'caps'],
  experience: ['climbing passes', 'cinema tickets', 'kayak trips', 'spa hours', 'museum entries'],
  food: [
    'kopi sets',
    'laksa bowls',
    'satay sticks',
    'dim sum baskets',
    'ice cream scoops',
    'pizzas',
  ],
  grocery: ['vegetable boxes', 'rice sacks', 'fruit bags', 'fresh milk', 'egg trays', 'fish'],
  shopping: ['headphones', 'desk lamps', 'house plants', 'picture books', 'lipsticks', 'toys'],
}

export const motifs: Record<(typeof categories)[number], readonly string[]> = {
  apparel: ['sneaker', 'dress', 'tee', 'tote', 'jacket', 'cap'],
  experience: ['ticket', 'climbing', 'cinema', 'boat', 'spa', 'museum'],
  food: ['kopi', 'laksa', 'satay', 'dim-sum', 'ice-cream', 'pizza'],
  grocery: ['vegetables', 'rice-sack', 'fruit', 'milk', 'eggs', 'basket'],
  shopping: ['headphones', 'lamp', 'plant', 'book', 'lipstick', 'toy'],
}

export const palettes = ['chili', 'pandan', 'kaya', 'kopi', 'teh', 'lapis', 'orchid', 'marina']
export const firstNames = ['Lorong', 'Pulau', 'Bukit', 'Tanjong', 'Kampong', 'Sungei', 'Jalan']
export const lastNames = ['Pagi', 'Senja', 'Merah', 'Biru', 'Hijau', 'Emas', 'Perak', 'Kelapa']
export const trades = ['Kitchen', 'Studio', 'Market', 'Supply', 'House', 'Corner', 'Works', 'Club']
export const tags = [
  'halal',
  'local',
  'sustainable',
  'family',
  'weekend',
  'lunch',
  'students',
  'late-night',
  'islandwide',
  'new-opening',
  'payday',
  'gift-idea',
]
export const badges = ['1-for-1', '20% off', '30% off', '50% off', '$5 off', '$10 off', 'Free gift']
export const places = [
  { mrt: 'Tiong Bahru', street: 'Seng Poh Road', lat: 1.2848, lng: 103.8326 },
  { mrt: 'Bugis', street: 'Haji Lane', lat: 1.3006, lng: 103.8559 },
  { mrt: 'Paya Lebar', street: 'Joo Chiat Road', lat: 1.3177, lng: 103.8926 },
  { mrt: 'Serangoon', street: 'Upper Serangoon Road', lat: 1.3498, lng: 103.8737 },
  { mrt: 'Tampines', street: 'Tampines Street 81', lat: 1.3533, lng: 103.9452 },
  { mrt: 'Jurong East', street: 'Jurong Gateway Road', lat: 1.3331, lng: 103.7423 },
  { mrt: 'Orchard', street: 'Orchard Road', lat: 1.3039, lng: 103.8321 },
  { mrt: 'Woodlands', street: 'Woodlands Square', lat: 1.437, lng: 103.7865 },
]
export const sentences = [
  'The queue is shortest in the hour after opening, and the staff know the offer by heart.',
  'Bring a friend: the second portion is the point of the whole thing.',
  'Prices are what you pay at the counter, with service and tax already inside.',
  'It is a small place, so large groups should ring ahead or come on a weekday.',
  'The offer returns every year around this time and has never once run out early.',
  'Everything is made in the shop, which you can watch through the window.',
  'We checked it twice, at two outlets, and it worked without a word of discussion.',
  'Members of the neighbourhood club get the same price and a stamp on the card.',
]
export const terms = [
  'One redemption per person per day.',
  'Not valid with other promotions.',
  'Dine-in and takeaway.',
  'While stocks last, islandwide.',
  'Not on public holidays.',
  'Show the page on your phone; no printing needed.',
]
