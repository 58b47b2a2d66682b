// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table
// The labelled queries of the search: what a person who types this wants to see among the first ten.
// Labelled by hand from `seed/`, for the live deals at `NOON`. Longer than other files since it is a table.

export type QueryClass =
  | 'typo'
  | 'synonym'
  | 'singlish'
  | 'postal'
  | 'mrt'
  | 'fragment'
  | 'price'
  | 'occasion'
  | 'phrased'

/** Uids; those of other things than deals begin with their kind, and pages are known by their path. */
export type LabelledQuery = { kind: QueryClass; query: string; expected: string[] }

const durian =
  'thorn-husk-first-durian-guide thorn-husk-kilo-night-price thorn-husk-puff-box-delivery thorn-husk-vacuum-box'
const chickenRice =
  'three-wells-student-set three-wells-seniors-monday three-wells-whole-bird-takeaway'
const burgers =
  'bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo rendang-burger-supper-friday'
const massages = 'sepi-desk-neck-express sepi-ginger-back-ritual sepi-couples-courtyard'
const museum =
  'straits-attic-family-trail straits-attic-senior-memory-tea straits-attic-two-for-one brand:straits-attic'
const climbing =
  'pegang-first-climb-pair pegang-kids-climb-party pegang-monthly-trial-pass pegang-student-day-pass brand:pegang-climb'
const thosai =
  'thosai-metre-long-share thosai-student-breakfast-pair thosai-theory-worker-thali brand:thosai-theory'
const sushi =
  'kabosu-birthday-hand-roll kabosu-chirashi-takeaway-tuesday kabosu-lunch-nigiri-eight brand:kabosu-counter'
const oneForOne =
  'susu-lane-yoghurt-duo forno-two-pizza-tuesday kaya-toast-set-two-for-one straits-attic-two-for-one half-moon-double-scoop-deal'
const cinema =
  'bayang-monday-classics bayang-student-weekday-show bayang-parents-lights-up bayang-birthday-row brand:bayang-cinemas'
const glasses =
  'terang-student-frames terang-free-eye-test-frames terang-reading-glasses-seniors brand:terang-optical'
const iceCream =
  'half-moon-botanic-family-four half-moon-double-scoop-deal half-moon-pint-club-trial brand:half-moon'
const mobilePlans =
  'pipit-family-four-lines pipit-senior-simple-plan pipit-student-plan-extra-data pipit-traveller-esim-week'
const pets = 'bulu-adoption-day-starter bulu-first-groom-half bulu-kibble-subscribe brand:bulu-pets'
const halal =
  'arang-office-supper-ten-off arang-thirty-sticks-set bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo dapur-melur-evening-kueh-box dapur-melur-family-tray dapur-melur-graduation-platter nasi-padang-three-dish-lunch rendang-burger-supper-friday brand:arang-satay brand:bun-alley brand:dapur-melur'
const takeaway =
  'kabosu-chirashi-takeaway-tuesday three-wells-whole-bird-takeaway dapur-melur-family-tray'
const bubbleTea = 'bubble-tea-second-cup-half slow-pearl-exam-week-refill brand:slow-pearl'
const bubbleTeaAtBugis =
  'bubble-tea-second-cup-half slow-pearl-exam-week-refill slow-pearl-birthday-any-size slow-pearl-office-jug-order'
const plusPlus = 'kabosu-lunch-nigiri-eight dim-sum-weekday-high-tea'
const ziChar = 'jetty-nine-sunset-zichar-set jetty-nine-crab-second-half brand:jetty-nine'
const seniors =
  'seniors-soft-egg-breakfast three-wells-seniors-monday nine-baskets-tuesday-seniors pier-catch-senior-soup-pack terang-reading-glasses-seniors jam-pasir-battery-seniors otot-senior-strength-month pipit-senior-simple-plan straits-attic-senior-memory-tea larilah-birthday-distance longevity-bun-birthday-basket eighteen-layers-afternoon-kueh-tea landing:sg60 landing:oth'
const students =
  'corridor-club-student-cap jam-pasir-graduation-engraving kasut-school-shoe-promise larilah-student-team-order tote-tiffin-student-backpack bayang-student-weekday-show canopy-loop-student-high-course pegang-student-day-pass selam-student-open-water bun-alley-student-combo dapur-melur-graduation-platter slow-pearl-exam-week-refill students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set nine-baskets-student-pantry page-pandan-student-reading-list pipit-student-plan-extra-data terang-student-frames voltlane-student-laptop-kit post:student-deals-and-discounts-in-singapore post:first-month-of-university-budget post:exam-season-study-spots brand:slow-pearl landing:smu-bizcom landing:nustyle'
const tourists =
  'parang-poppy-airport-scarf lima-pintu-visitor-food-walk pedal-pulau-tandem-afternoon roda-bay-sunset-cabin-four selam-mangrove-kayak-pair selat-island-day-pass eighteen-layers-afternoon-kueh-tea jetty-nine-passport-chilli-crab jetty-nine-sunset-zichar-set rempah-row-tourist-tok-panjang thorn-husk-first-durian-guide bungkus-changi-souvenir-pair page-pandan-visitor-singapore-shelf pipit-traveller-esim-week terang-visitor-sunglasses voltlane-camera-weekend-hire post:tourist-gst-refund-basics post:getting-around-by-mrt-and-bus landing:touristprivilege'
const birthdays =
  'corridor-club-coach-jacket-birthday larilah-birthday-distance minggu-birthday-redye bayang-birthday-row lima-pintu-birthday-upgrade pegang-kids-climb-party roda-bay-birthday-ride-free sepi-couples-courtyard birthday-mille-crepe-slice birthday-toast-tower bun-alley-kids-party-pack eighteen-layers-whole-cake-birthday half-moon-birthday-waffle-tower kabosu-birthday-hand-roll longevity-bun-birthday-basket slow-pearl-birthday-any-size susu-lane-birthday-butter bungkus-birthday-courier-free little-merbok-birthday-registry page-pandan-birthday-blind-date serai-birthday-balm post:birthday-deals-in-singapore-to-treat-yourself post:birthday-gifts-under-30-dollars post:childrens-birthday-party-under-200'
const dimSum =
  'dim-sum-weekday-high-tea tin-lantern-supper-porridge tin-lantern-sunday-cart-kids longevity-bun-birthday-basket brand:tin-lantern'
const kueh =
  'dapur-melur-evening-kueh-box eighteen-layers-afternoon-kueh-tea heritage-kueh-platter-sg-weekend'
const fish =
  'jetty-nine-weekday-fish-soup nine-baskets-thursday-fish pier-catch-fish-box-four pier-catch-local-fish-month pier-catch-senior-soup-pack brand:pier-catch'
const dates =
  'leaf-lorong-terrarium-date selat-sunset-loop-pair vine-verandah-cheese-flight-pair kabosu-sake-flight-upgrade sepi-couples-courtyard parang-poppy-couple-set page-pandan-birthday-blind-date brand:bayang-cinemas brand:kabosu-counter brand:vine-verandah brand:sepi-spa'

/** Not what ends on this Sunday but cannot be used on it. */
const endingSoon =
  'voltlane-rice-cooker-payday little-merbok-jigsaw-clearance rumah-rotan-lamp-pair-weekend tin-lantern-supper-porridge dapur-melur-evening-kueh-box thorn-husk-kilo-night-price larilah-rain-jacket-flash kranji-furrow-egg-tray selat-school-holiday-reef-walk roda-bay-morning-residents kranji-furrow-muddy-morning sepi-desk-neck-express tote-tiffin-picnic-weekend minggu-sample-rail pegang-monthly-trial-pass heritage-kueh-platter-sg-weekend pasar-pintar-steamboat-set pipit-family-four-lines'

const tampines =
  'larilah-birthday-distance larilah-old-shoe-credit larilah-rain-jacket-flash larilah-run-starter-kit bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show otot-senior-strength-month otot-ten-visit-card birthday-toast-tower bubble-tea-second-cup-half bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo dapur-melur-family-tray dapur-melur-graduation-platter half-moon-birthday-waffle-tower half-moon-double-scoop-deal kaya-toast-set-two-for-one kopi-flask-refill-dollar nasi-padang-three-dish-lunch slow-pearl-birthday-any-size slow-pearl-office-jug-order bulu-adoption-day-starter bulu-first-groom-half little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset terang-free-eye-test-frames terang-student-frames voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-screen-repair-lunch voltlane-student-laptop-kit landing:oth'
const serangoon =
  'kasut-canvas-two-pairs kasut-school-shoe-promise otot-senior-strength-month otot-ten-visit-card bubble-tea-second-cup-half slow-pearl-birthday-any-size slow-pearl-exam-week-refill voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-screen-repair-lunch voltlane-student-laptop-kit'
const punggol =
  'larilah-birthday-distance larilah-old-shoe-credit larilah-rain-jacket-flash larilah-run-starter-kit pedal-pulau-tandem-afternoon dim-sum-weekday-high-tea jetty-nine-crab-second-half jetty-nine-passport-chilli-crab jetty-nine-sunset-zichar-set longevity-bun-birthday-basket tin-lantern-sunday-cart-kids bulu-adoption-day-starter bulu-first-groom-half pedal-pulau-kids-first-bike pedal-pulau-service-tune'
const tiongBahru =
  'minggu-birthday-redye minggu-office-trio minggu-sample-rail tote-tiffin-commuter-set tote-tiffin-market-tote-gift tote-tiffin-picnic-weekend tote-tiffin-student-backpack birthday-mille-crepe-slice birthday-toast-tower butterfold-day-old-box croissant-four-for-three kaya-toast-set-two-for-one kopi-flask-refill-dollar page-pandan-birthday-blind-date page-pandan-picture-book-bundle page-pandan-three-paperbacks page-pandan-visitor-singapore-shelf'
const angMoKio =
  'leaf-lorong-corridor-five leaf-lorong-terrarium-date three-wells-seniors-monday three-wells-student-set three-wells-whole-bird-takeaway nine-baskets-rice-ten-kilo nine-baskets-thursday-fish nine-baskets-tuesday-seniors'
const toaPayoh =
  'birthday-toast-tower kaya-toast-set-two-for-one kopi-flask-refill-dollar seniors-soft-egg-breakfast students-mee-siam-tuesdays three-wells-seniors-monday three-wells-whole-bird-takeaway'
const jurongEast =
  'kasut-canvas-two-pairs kasut-school-shoe-promise bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show otot-ten-visit-card bubble-tea-second-cup-half bun-alley-double-smash-upgrade bun-alley-student-combo slow-pearl-birthday-any-size three-wells-student-set three-wells-whole-bird-takeaway little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset little-merbok-jigsaw-clearance rumah-rotan-armchair-trade-in rumah-rotan-first-flat-bundle voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-student-laptop-kit'
const hollandVillage =
  'minggu-birthday-redye minggu-office-trio birthday-mille-crepe-slice croissant-four-for-three half-moon-birthday-waffle-tower half-moon-double-scoop-deal susu-lane-birthday-butter susu-lane-yoghurt-duo'
const dhobyGhaut =
  'bayang-birthday-row bayang-monday-classics bayang-student-weekday-show little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset'
const gardensByTheBay =
  'roda-bay-birthday-ride-free roda-bay-morning-residents roda-bay-sunset-cabin-four half-moon-botanic-family-four half-moon-double-scoop-deal'
const woodlands =
  'dapur-melur-evening-kueh-box nasi-padang-three-dish-lunch nine-baskets-rice-ten-kilo nine-baskets-student-pantry nine-baskets-tuesday-seniors voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-student-laptop-kit'
const oneNorth =
  'pegang-first-climb-pair pegang-monthly-trial-pass pegang-student-day-pass butterfold-day-old-box croissant-four-for-three kaya-toast-set-two-for-one kopi-flask-refill-dollar students-mee-siam-tuesdays landing:one-north'
const changi = 'parang-poppy-airport-scarf bungkus-changi-souvenir-pair pipit-traveller-esim-week'
const seletar =
  'croissant-four-for-three kaya-toast-set-two-for-one seletar-weekend-brunch-board vine-verandah-cheese-flight-pair vine-verandah-house-pour-hour'
const somersetMall =
  'corridor-club-student-cap corridor-club-tee-bundle kasut-canvas-two-pairs kasut-resole-weekday larilah-birthday-distance larilah-old-shoe-credit larilah-rain-jacket-flash larilah-run-starter-kit bayang-birthday-row bayang-monday-classics bayang-student-weekday-show voltlane-camera-weekend-hire voltlane-headphone-trade-up voltlane-screen-repair-lunch voltlane-student-laptop-kit'

const table: Record<QueryClass, Record<string, string>> = {
  typo: {
    laksaa: 'laksa-and-otah-lunch-set',
    lksa: 'laksa-and-otah-lunch-set',
    croisant: 'croissant-four-for-three',
    'birthdy cake': 'eighteen-layers-whole-cake-birthday birthday-mille-crepe-slice',
    duran: durian,
    staycaton: 'lima-pintu-staycation-breakfast lima-pintu-birthday-upgrade',
    tampnies: tampines,
    serangon: serangoon,
    puggol: punggol,
    'tiong baru': tiongBahru,
    hedphones: 'voltlane-headphone-trade-up',
    'reding glasses': 'terang-reading-glasses-seniors',
    skinncare: 'serai-starter-trio',
    massge: massages,
    museam: museum,
    'potery class': 'tanah-wheel-taster tanah-family-handbuilding',
    climing: climbing,
    kayk: 'selam-mangrove-kayak-pair',
    satey: 'arang-thirty-sticks-set arang-office-supper-ten-off brand:arang-satay',
    'chiken rice': `${chickenRice} brand:three-wells`,
    burgr: burgers,
    oystres: 'pier-catch-oyster-saturday',
    bycicle:
      'pedal-pulau-service-tune pedal-pulau-kids-first-bike pedal-pulau-tandem-afternoon brand:pedal-pulau',
    'pinapple tart': 'eighteen-layers-tart-preorder',
    vegitarian: thosai,
    supermaket:
      'nine-baskets-rice-ten-kilo nine-baskets-thursday-fish nine-baskets-tuesday-seniors brand:nine-baskets',
    graduaton: 'jam-pasir-graduation-engraving dapur-melur-graduation-platter',
    terarium: 'leaf-lorong-terrarium-date',
    laptp: 'voltlane-student-laptop-kit',
    rendnag: 'rendang-burger-supper-friday',
    sushii: sushi,
    'dim sun': dimSum,
  },
  synonym: {
    '1-for-1': oneForOne,
    '1 for 1': oneForOne,
    'one for one': oneForOne,
    'buy one get one free': oneForOne,
    BOGO: oneForOne,
    b1g1: oneForOne,
    '2 for 1': oneForOne,
    'movie tickets': cinema,
    spectacles: glasses,
    footwear:
      'kasut-canvas-two-pairs kasut-resole-weekday kasut-school-shoe-promise brand:kasut-common',
    gelato: iceCream,
    hotpot: 'pasar-pintar-steamboat-set',
    scuba: 'selam-discover-dive-pool selam-student-open-water brand:selam-dive',
    earphones: 'voltlane-headphone-trade-up',
    'data plan': mobilePlans,
    'sim card': mobilePlans,
    'cat grooming': 'bulu-first-groom-half',
    elderly: seniors,
    alcohol:
      'vine-verandah-tasting-class vine-verandah-cheese-flight-pair vine-verandah-house-pour-hour forno-corkage-waiver-weekdays brand:vine-verandah',
    hampers: 'bungkus-local-maker-hamper brand:bungkus-bow',
    workout:
      'otot-lunch-forty-classes otot-senior-strength-month otot-ten-visit-card brand:otot-fitness',
    'fix phone screen': 'voltlane-screen-repair-lunch',
    raincoat: 'larilah-rain-jacket-flash',
    canoe: 'selam-mangrove-kayak-pair brand:selam-dive',
    'halal food': halal,
    'muslim friendly': halal,
    takeout: takeaway,
    yogurt: 'susu-lane-yoghurt-duo',
    'chili crab': 'jetty-nine-passport-chilli-crab',
    'creme crepe': 'birthday-mille-crepe-slice',
    'second-hand books': 'page-pandan-three-paperbacks',
    GSS: 'post:great-singapore-sale-what-is-left',
    'great singapore sale': 'post:great-singapore-sale-what-is-left',
    '++': plusPlus,
    'plus plus': plusPlus,
    'service charge': plusPlus,
    nett: 'sepi-ginger-back-ritual',
    'no gst': 'sepi-ginger-back-ritual',
    'GST absorbed': 'sepi-ginger-back-ritual',
    'no service charge': 'sepi-ginger-back-ritual',
    'singles day': 'post:eleven-eleven-sale-game-plan',
    sale: 'larilah-rain-jacket-flash minggu-sample-rail little-merbok-jigsaw-clearance post:great-singapore-sale-what-is-left',
  },
  singlish: {
    kopi: 'kopi-flask-refill-dollar kaya-toast-set-two-for-one students-mee-siam-tuesdays post:kopi-ordering-guide brand:lorong-pagi',
    bbt: bubbleTea,
    boba: bubbleTea,
    tapau: takeaway,
    dabao: takeaway,
    'da bao': takeaway,
    'zi char': ziChar,
    zichar: ziChar,
    'tze char': ziChar,
    'teh tarik': 'rendang-burger-supper-friday',
    roti: 'kaya-toast-set-two-for-one birthday-toast-tower',
    ketam: 'jetty-nine-crab-second-half jetty-nine-passport-chilli-crab',
    ikan: fish,
    kasut:
      'brand:kasut-common kasut-canvas-two-pairs kasut-resole-weekday kasut-school-shoe-promise',
    handphone: 'voltlane-screen-repair-lunch',
    specs: glasses,
    paktor: dates,
    'kiasu high tea': 'dim-sum-weekday-high-tea',
    psle: 'slow-pearl-exam-week-refill post:exam-season-study-spots',
    bto: 'rumah-rotan-first-flat-bundle',
    hdb: 'rumah-rotan-first-flat-bundle',
    'mao shan wang': durian,
    furkid: pets,
    'ah ma': seniors,
    'lobang for students': students,
    'yum cha': dimSum,
    dosa: thosai,
    kuih: kueh,
    nyonya:
      'heritage-kueh-platter-sg-weekend rempah-row-tourist-tok-panjang laksa-and-otah-lunch-set brand:rempah-row',
    sayur: 'pasar-pintar-ugly-veg-box kranji-furrow-weekly-box',
    'makan supper lah':
      'rendang-burger-supper-friday tin-lantern-supper-porridge thorn-husk-kilo-night-price post:supper-after-ten',
    'bday treat': birthdays,
    lelong: 'larilah-rain-jacket-flash minggu-sample-rail little-merbok-jigsaw-clearance',
  },
  postal: {
    '168732':
      'birthday-toast-tower kaya-toast-set-two-for-one kopi-flask-refill-dollar tote-tiffin-commuter-set tote-tiffin-market-tote-gift tote-tiffin-picnic-weekend tote-tiffin-student-backpack',
    '238895': somersetMall,
    '819666': changi,
    S018952: 'roda-bay-birthday-ride-free roda-bay-morning-residents roda-bay-sunset-cabin-four',
    'Singapore 187963':
      'straits-attic-family-trail straits-attic-senior-memory-tea straits-attic-two-for-one',
    '798387': seletar,
    '739522': 'kranji-furrow-egg-tray kranji-furrow-muddy-morning',
    '588177':
      'bulu-adoption-day-starter bulu-first-groom-half pier-catch-oyster-saturday pier-catch-senior-soup-pack',
    '798': seletar,
    '819': changi,
    '787000': 'leaf-lorong-corridor-five leaf-lorong-herb-kit-balcony leaf-lorong-terrarium-date',
    '739999': 'kranji-furrow-egg-tray kranji-furrow-muddy-morning',
    'sushi 138617': sushi.replace(' brand:kabosu-counter', ''),
  },
  mrt: {
    amk: angMoKio,
    'Ang Mo Kio': angMoKio,
    tpy: toaPayoh,
    'toa payoh mrt': toaPayoh,
    je: jurongEast,
    'one-north': oneNorth,
    gbtb: gardensByTheBay,
    'holland v': hollandVillage,
    tiongbahru: tiongBahru,
    'dhoby ghaut': dhobyGhaut,
    'lunch near Bugis': 'nasi-padang-three-dish-lunch bun-alley-double-smash-upgrade',
    'kopi tampines': 'kaya-toast-set-two-for-one kopi-flask-refill-dollar',
    'changi airport': changi,
    seletar,
    'cbd lunch': 'otot-lunch-forty-classes kabosu-lunch-nigiri-eight',
    woodlands,
    kranji: 'kranji-furrow-egg-tray kranji-furrow-muddy-morning brand:kranji-furrow',
    'botanic gardens':
      'half-moon-botanic-family-four half-moon-double-scoop-deal kranji-furrow-stall-five-bunches',
  },
  fragment: {
    voltl: 'brand:voltlane',
    'volt lane': 'brand:voltlane',
    tinlantern: 'brand:tin-lantern',
    butterf: 'brand:butterfold',
    merbok: 'brand:little-merbok',
    'page pandan': 'brand:page-pandan',
    jettynine: 'brand:jetty-nine',
    rotan: 'brand:rumah-rotan',
    bungkus: 'brand:bungkus-bow',
    parang: 'brand:parang-poppy',
    kabo: 'brand:kabosu-counter',
    'slow p': 'brand:slow-pearl',
    lari: 'brand:larilah',
    poppy: 'brand:parang-poppy',
    'thorn and husk': 'brand:thorn-husk',
    botanics: 'brand:serai-botanics',
    PASAR15: 'pasar-pintar-first-basket',
    'dive club': 'landing:dive',
    'privacy policy': 'page:/privacy',
    cashb: 'post:how-cashback-stacks',
  },
  price: {
    'under $5':
      'kopi-flask-refill-dollar pier-catch-oyster-saturday slow-pearl-exam-week-refill seniors-soft-egg-breakfast three-wells-seniors-monday students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set jam-pasir-battery-seniors',
    'below $3':
      'kopi-flask-refill-dollar pier-catch-oyster-saturday slow-pearl-exam-week-refill seniors-soft-egg-breakfast three-wells-seniors-monday',
    'lunch under $10':
      'jetty-nine-weekday-fish-soup nasi-padang-three-dish-lunch bun-alley-double-smash-upgrade thosai-theory-worker-thali',
    'burger below 10': 'bun-alley-double-smash-upgrade bun-alley-student-combo',
    'student deals under 10':
      'pegang-student-day-pass bayang-student-weekday-show bun-alley-student-combo slow-pearl-exam-week-refill students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set',
    'gifts under 30': 'post:birthday-gifts-under-30-dollars',
    'dim sum less than 25': 'dim-sum-weekday-high-tea',
    'cake $50 and below': 'eighteen-layers-whole-cake-birthday',
    'massage under 100 dollars': 'sepi-desk-neck-express sepi-ginger-back-ritual',
    'sushi under 25': 'kabosu-chirashi-takeaway-tuesday kabosu-lunch-nigiri-eight',
    'makan under 5':
      'kopi-flask-refill-dollar slow-pearl-exam-week-refill seniors-soft-egg-breakfast three-wells-seniors-monday students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set',
  },
  occasion: {
    students,
    tourist: tourists,
    'free on my birthday': birthdays,
    tuesday:
      'forno-two-pizza-tuesday kabosu-chirashi-takeaway-tuesday nine-baskets-tuesday-seniors students-mee-siam-tuesdays',
    'sunday kids': 'tin-lantern-sunday-cart-kids tanah-family-handbuilding',
    'ending soon': endingSoon,
    'last chance': endingSoon,
    'gst refund': 'post:tourist-gst-refund-basics',
    'promo codes': 'post:singapore-promo-codes',
    'cycling weekdays': 'pedal-pulau-service-tune pedal-pulau-tandem-afternoon',
    'rainy day': 'post:rainy-day-plans',
    festive:
      'eighteen-layers-tart-preorder parang-poppy-couple-set post:festive-baking-on-a-budget',
    cny: 'post:festive-baking-on-a-budget',
    'xmas hamper': 'bungkus-local-maker-hamper',
    '11.11': 'post:eleven-eleven-sale-game-plan',
  },
  phrased: {
    'cheap bubble tea near bugis': bubbleTeaAtBugis,
    'bubble tea bugis': bubbleTeaAtBugis,
    'best bubble tea deals in singapore': bubbleTea,
    'affordable massage near orchard': 'sepi-desk-neck-express sepi-ginger-back-ritual',
    'top student lobang at bugis':
      'slow-pearl-exam-week-refill tote-tiffin-student-backpack corridor-club-student-cap pipit-student-plan-extra-data',
    'cheapest chicken rice please': chickenRice,
    'nice burger around tampines':
      'bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo',
    'where to get sushi deals': sushi,
    'looking for cheap spectacles': glasses,
    'great ice cream promotion nearby': iceCream,
    'popular durian shops': durian,
    'kopi promos at tiong bahru': 'kaya-toast-set-two-for-one kopi-flask-refill-dollar',
    'budget massage': massages,
    'recommended dim sum places': dimSum,
    'show me vouchers for the museum': museum,
    'cheap movie tickets on monday': 'bayang-monday-classics',
  },
}

export const labelledQueries: LabelledQuery[] = Object.entries(table).flatMap(([kind, queries]) =>
  Object.entries(queries).map(([query, expected]) => ({
    kind: kind as QueryClass,
    query,
    expected: expected.split(' '),
  })),
)
