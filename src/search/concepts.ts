import type { Concept } from './concept.ts'
import { foodConcepts } from './food-concepts.ts'
import { placeConcepts } from './place-concepts.ts'

/** Words that people in Singapore use for things. */
export const concepts: readonly Concept[] = [
  // Kinds of offers.
  {
    same: '1 for 1, 1for1, one for one, buy 1 get 1, buy one get one, buy 1 get 1 free, buy one get one free, b1g1, bogo, 2 for 1, two for one, 1 4 1',
  },
  { same: 'free, foc, free of charge, complimentary, on the house', asks: 'gratis, no charge' },
  { same: 'buffet, all you can eat, eat all you can, free flow', asks: 'kiasu' },
  { same: 'clearance, sample sale, flash sale, day old, warehouse sale' },
  { same: 'value, budget', asks: 'cheap, cheapo, affordable, save money, jimat, bo lui, broke' },
  { same: 'payday', asks: 'salary day, gaji' },
  { same: 'trade in, trade up, buy back' },
  { same: 'cashback, rebate' },
  { same: 'sale', says: 'clearance, sample sale, flash sale, warehouse sale', asks: 'lelong' },
  { same: 'gss, great singapore sale', asks: 'mid year sale', near: 'sale' },
  {
    same: 'plusplus, gst, service charge, goods and services tax',
    asks: 'plus plus, before gst, excluding gst',
  },
  {
    same: 'nett, no gst, without gst, gst absorbed, absorb gst, gst inclusive, gst included, no service charge, no plusplus',
    says: 'no gst or service charge, no gst and service charge, no service charge or gst, no service charge and gst, gst and service charge included, service charge and gst included, gst and service charge absorbed, service charge and gst absorbed, inclusive of gst, inclusive of gst and service charge, inclusive of service charge and gst',
    asks: 'net price, no plus plus, no tax, all in price',
    denies: true,
  },
  { same: 'promo code', asks: 'coupon code, voucher code, discount code, promocode' },
  { same: 'subscription, subscribe, membership, weekly plan' },
  { same: 'delivery, delivered, courier', asks: 'deliver to home, islandwide' },
  {
    same: 'takeaway, take away, takeout, to go',
    asks: 'tapau, tapao, dabao, da bao, tar pau, bungkus, ta bao',
  },
  // Not `booking`, which has the stem of a book.
  { same: 'reserve, reservation, book a table', asks: 'chope, choping' },
  { same: 'catering, party pack, platter', asks: 'makan party' },

  ...foodConcepts,

  // Festivals.
  { same: 'festive, festival', says: 'christmas, chinese new year, hari raya, deepavali' },
  { same: 'christmas, xmas', asks: 'x mas, noel, santa', near: 'festive, gift, hampers' },
  {
    same: 'chinese new year, lunar new year, cny',
    asks: 'ang bao, ang pow, reunion dinner, lo hei, yu sheng',
    near: 'festive, hampers',
  },
  { same: 'hari raya, raya, eid', asks: 'aidilfitri, puasa, ramadan, iftar', near: 'festive' },
  { same: 'deepavali, diwali', near: 'festive' },
  { same: 'mid autumn, mooncake', asks: 'lantern festival', near: 'festive' },
  {
    same: '11.11, 12.12, 9.9, 10.10, eleven eleven, double date sale',
    asks: 'singles day, black friday, cyber monday',
    near: 'sale',
  },

  // Who it is for.
  {
    same: 'student, undergraduate, matriculation',
    asks: 'uni, undergrad, poly, jc, nus, ntu, smu, sch, ite, student pass',
  },
  { same: 'exam, study, exam week', asks: 'psle, o level, a level, mugging, mug, finals' },
  { same: 'graduation, graduate', asks: 'convocation, grad, commencement' },
  { same: 'school', asks: 'primary school, sec school, back to school' },
  { same: 'birthday', asks: 'bday, bdae, b day, birth day, sheng ri' },
  {
    same: 'senior',
    says: 'age 60',
    asks: 'elderly, ah ma, ah gong, pioneer, merdeka, old folks, aunty, uncle, senior citizen',
  },
  {
    same: 'tourist, visitor, traveller',
    says: 'passport',
    asks: 'foreigner, sightseeing, visiting singapore',
  },
  { same: 'family', says: 'parent', asks: 'whole family, families' },
  {
    same: 'kid, children, child',
    says: 'baby, toy',
    asks: 'toddler, boy boy, girl girl, budak, kiddo',
  },
  {
    same: 'couple, date night, date',
    asks: 'paktor, romantic, anniversary, dating, bf, gf, valentine',
  },
  {
    says: 'for two, for 2, pair, couple, duo',
    asks: 'for 2, for two, for 2 pax, 2 pax, two pax, 2 people, two people, for 2 persons',
    isSoft: true,
  },
  {
    says: 'for four, family, for 4, platter, tray',
    asks: 'for 4, for four, 4 pax, four pax, 4 people, four people',
    isSoft: true,
  },
  {
    says: 'gift, spa, massage, facial, high tea, afternoon tea, skincare, scarf, family, cake',
    asks: 'mother, mum, mom, mummy, mommy, mama, mother in law, my mother, my mum, my mom',
    isSoft: true,
  },
  {
    says: 'gift, watch, coffee, wine, family, fitness',
    asks: 'father, dad, daddy, papa, father in law, my father, my dad',
    isSoft: true,
  },
  { says: 'couple, date night', asks: 'girlfriend, boyfriend, wife, husband', isSoft: true },
  { same: 'office, corporate, team', asks: 'company order, colleagues' },
  {
    same: 'ns, nsf, nsman, national service, national serviceman, full time national serviceman',
    asks: 'army, saf, in camp, reservist, safra',
  },
  { same: 'ndp, national day', says: 'august coupon', asks: 'sg day' },
  { same: 'resident', asks: 'singaporean, local resident' },

  // Things.
  {
    same: 'apparel, clothes, clothing, fashion',
    says: 'dress, tee, jacket, shirt, linen',
    asks: 'outfit, ootd, baju, wardrobe',
  },
  { same: 'tee, t shirt, tshirt' },
  { same: 'shoe, sneaker, footwear, loafer', asks: 'kasut, trainers, kicks' },
  { same: 'bag, tote, backpack', asks: 'beg, handbag, rucksack' },
  { same: 'watch', asks: 'wristwatch, timepiece' },
  { same: 'glasses, eyewear, optical, spectacle, frame', asks: 'specs, spec, optician' },
  { same: 'sunglasses', asks: 'shades' },
  { same: 'phone, mobile', asks: 'handphone, hp, smartphone, iphone' },
  { says: 'screen, repair', asks: 'crack, cracked', isSoft: true },
  { same: 'sim only, telco, sim, esim', asks: 'sim card, data plan, mobile plan, phone plan' },
  { same: 'laptop', asks: 'notebook, computer, macbook' },
  { same: 'headphone', asks: 'earphone, headset, earpiece, earbuds' },
  { same: 'electronics, gadget, appliance', asks: 'tech' },
  { same: 'repair, service, tune up, resole', asks: 'fix, spoil, spoilt, servicing, mend, baiki' },
  { same: 'hdb, flat, bto', says: 'home', asks: 'new home, new house, reno, renovation' },
  { same: 'furniture', says: 'armchair, chair, lamp, rattan', asks: 'sofa, perabot' },
  { same: 'plant, gardening', says: 'nursery, terrarium, herb', asks: 'pokok, houseplant' },
  {
    same: 'pet',
    says: 'kibble, grooming',
    asks: 'dog, cat, puppy, kitten, doggo, anjing, kucing, fur kid, furkid',
  },
  { same: 'book, bookshop, paperback', asks: 'buku, novel, reading' },
  { same: 'toy, board game', asks: 'mainan, game' },
  { same: 'gift, present, souvenir', asks: 'hadiah, pressie' },
  { same: 'ticket', asks: 'tix, tickets' },
  {
    says: 'good, value',
    asks: 'shiok, sedap, steady, jialat, sibei, jio, chiong, kaypoh, siao, walao',
    isSoft: true,
  },
  {
    same: 'beauty, skincare',
    says: 'balm, facial, sunscreen',
    asks: 'makeup, cosmetic, face care',
  },
  { same: 'batik', asks: 'sarong' },
  { same: 'umbrella, rain jacket, rainy, rain', asks: 'raincoat, wet weather, monsoon' },
  { same: 'zero waste, sustainable, refill', asks: 'eco, green living, environment' },

  // Things to do.
  { same: 'experience', asks: 'things to do, activity, activities, fun' },
  { same: 'cinema, film, movie', asks: 'wayang, picture show' },
  { same: 'gym, fitness', asks: 'workout, exercise, gymming' },
  { same: 'spa, massage', asks: 'urut, relax, foot rub' },
  { same: 'hotel, staycation', asks: 'staycay, stay, room' },
  { same: 'climbing, bouldering', asks: 'rock climbing, climb wall' },
  { same: 'diving, scuba', says: 'open water', asks: 'snorkel, snorkelling' },
  { same: 'kayak, paddle', asks: 'canoe, sup' },
  { same: 'ferry, boat, island', asks: 'pulau, sampan, cruise' },
  { same: 'bicycle, cycling, bike, tandem', asks: 'basikal, pcn' },
  { same: 'museum, heritage', asks: 'muzium, exhibition' },
  { same: 'pottery, clay', asks: 'ceramic, ceramics' },
  { same: 'workshop, class, session', asks: 'lesson, course' },
  { same: 'zipline, adventure', says: 'high course', asks: 'flying fox, rope course' },
  { same: 'outdoor, nature', asks: 'hiking, trail' },
  { same: 'running, activewear', asks: 'jogging, sportswear, marathon' },
  {
    same: 'attraction, views',
    says: 'sunset cabin, bay wheel',
    asks: 'flyer, ferris wheel, wheel',
  },
  { same: 'farm', asks: 'kebun' },

  // When.
  { same: 'weekend', says: 'saturday, sunday', asks: 'wkend, sat sun' },
  { same: 'weekday', asks: 'wkday, working day' },
  { same: 'monday', asks: 'mon' },
  { same: 'tuesday', asks: 'tue, tues' },
  { same: 'wednesday', asks: 'wed' },
  { same: 'thursday', asks: 'thu, thur, thurs' },
  { same: 'friday', asks: 'fri, tgif' },
  { same: 'saturday', asks: 'sat' },
  { same: 'sunday', asks: 'sun' },
  { same: 'today', asks: 'now, tonight, right now' },
  { same: 'evening', asks: 'night, tonight, nite' },
  { same: 'ending soon', asks: 'ends soon, expiring, last chance, last few days' },
  { same: 'ends today', asks: 'ending today, last day, expires today' },

  ...placeConcepts,
]
