// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table
// More labelled queries: what people ask in their own words and languages. Labelled from what the deals of `seed/` state
// (outlets, days, hours, prices, audiences, tags), for the live deals at `NOON`. Where nothing fits, the labels are the
// nearest true answers.

type AskedClass = 'place' | 'when' | 'who' | 'asked' | 'chinese' | 'malay' | 'tamil' | 'short'

const table: Record<AskedClass, Record<string, string>> = {
  place: {
    EW12: 'corridor-club-coach-jacket-birthday corridor-club-student-cap corridor-club-tee-bundle kasut-canvas-two-pairs kasut-resole-weekday kasut-school-shoe-promise parang-poppy-couple-set parang-poppy-first-shirt tote-tiffin-commuter-set tote-tiffin-market-tote-gift tote-tiffin-student-backpack bubble-tea-second-cup-half bun-alley-double-smash-upgrade dapur-melur-evening-kueh-box dapur-melur-graduation-platter nasi-padang-three-dish-lunch rendang-burger-supper-friday slow-pearl-birthday-any-size slow-pearl-exam-week-refill slow-pearl-office-jug-order bungkus-corporate-thank-you pipit-senior-simple-plan pipit-student-plan-extra-data serai-birthday-balm serai-refill-friday serai-starter-trio',
    'near EW2':
      'larilah-birthday-distance larilah-old-shoe-credit larilah-rain-jacket-flash larilah-run-starter-kit bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show otot-senior-strength-month otot-ten-visit-card birthday-toast-tower bubble-tea-second-cup-half bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo dapur-melur-family-tray dapur-melur-graduation-platter half-moon-birthday-waffle-tower half-moon-double-scoop-deal kaya-toast-set-two-for-one kopi-flask-refill-dollar nasi-padang-three-dish-lunch slow-pearl-birthday-any-size slow-pearl-office-jug-order bulu-adoption-day-starter bulu-first-groom-half little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset terang-free-eye-test-frames terang-student-frames voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-screen-repair-lunch voltlane-student-laptop-kit',
    NS16: 'three-wells-seniors-monday three-wells-student-set three-wells-whole-bird-takeaway nine-baskets-rice-ten-kilo nine-baskets-thursday-fish nine-baskets-tuesday-seniors leaf-lorong-corridor-five leaf-lorong-terrarium-date',
    TE22: 'roda-bay-birthday-ride-free roda-bay-morning-residents roda-bay-sunset-cabin-four half-moon-botanic-family-four half-moon-double-scoop-deal',
    cc21: 'minggu-birthday-redye minggu-office-trio birthday-mille-crepe-slice croissant-four-for-three half-moon-birthday-waffle-tower half-moon-double-scoop-deal susu-lane-birthday-butter susu-lane-yoghurt-duo',
    '189673':
      'corridor-club-coach-jacket-birthday corridor-club-student-cap corridor-club-tee-bundle jam-pasir-battery-seniors jam-pasir-graduation-engraving kasut-canvas-two-pairs kasut-resole-weekday kasut-school-shoe-promise parang-poppy-couple-set parang-poppy-first-shirt tote-tiffin-commuter-set tote-tiffin-market-tote-gift tote-tiffin-picnic-weekend tote-tiffin-student-backpack bayang-birthday-row bayang-monday-classics bayang-student-weekday-show lima-pintu-birthday-upgrade lima-pintu-visitor-food-walk straits-attic-family-trail straits-attic-senior-memory-tea straits-attic-two-for-one tanah-wheel-taster arang-office-supper-ten-off arang-thirty-sticks-set bubble-tea-second-cup-half bun-alley-double-smash-upgrade dapur-melur-evening-kueh-box dapur-melur-graduation-platter half-moon-birthday-waffle-tower half-moon-double-scoop-deal laksa-and-otah-lunch-set nasi-padang-three-dish-lunch rendang-burger-supper-friday slow-pearl-birthday-any-size slow-pearl-exam-week-refill slow-pearl-office-jug-order thosai-metre-long-share thosai-student-breakfast-pair timbang-fill-three-jars bungkus-changi-souvenir-pair bungkus-corporate-thank-you little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset page-pandan-birthday-blind-date page-pandan-student-reading-list page-pandan-three-paperbacks page-pandan-visitor-singapore-shelf pipit-senior-simple-plan pipit-student-plan-extra-data serai-birthday-balm serai-refill-friday serai-starter-trio voltlane-camera-weekend-hire voltlane-headphone-trade-up voltlane-screen-repair-lunch voltlane-student-laptop-kit',
    'near 529510':
      'larilah-birthday-distance larilah-old-shoe-credit larilah-rain-jacket-flash larilah-run-starter-kit bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show otot-senior-strength-month otot-ten-visit-card birthday-toast-tower bubble-tea-second-cup-half bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo dapur-melur-family-tray dapur-melur-graduation-platter half-moon-birthday-waffle-tower half-moon-double-scoop-deal kaya-toast-set-two-for-one kopi-flask-refill-dollar nasi-padang-three-dish-lunch slow-pearl-birthday-any-size slow-pearl-office-jug-order bulu-adoption-day-starter bulu-first-groom-half little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset terang-free-eye-test-frames terang-student-frames voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-screen-repair-lunch voltlane-student-laptop-kit',
    'sushi near 238877': 'kabosu-birthday-hand-roll kabosu-lunch-nigiri-eight',
    'near raffles place':
      'jam-pasir-battery-seniors jam-pasir-graduation-engraving tote-tiffin-commuter-set tote-tiffin-market-tote-gift tote-tiffin-picnic-weekend tote-tiffin-student-backpack lima-pintu-birthday-upgrade lima-pintu-staycation-breakfast lima-pintu-visitor-food-walk otot-lunch-forty-classes otot-ten-visit-card vine-verandah-tasting-class arang-office-supper-ten-off arang-thirty-sticks-set dim-sum-weekday-high-tea forno-corkage-waiver-weekdays forno-two-pizza-tuesday kabosu-birthday-hand-roll kabosu-chirashi-takeaway-tuesday kabosu-lunch-nigiri-eight kabosu-sake-flight-upgrade laksa-and-otah-lunch-set longevity-bun-birthday-basket three-wells-seniors-monday tin-lantern-supper-porridge vine-verandah-house-pour-hour bungkus-changi-souvenir-pair bungkus-corporate-thank-you page-pandan-birthday-blind-date page-pandan-student-reading-list page-pandan-three-paperbacks page-pandan-visitor-singapore-shelf terang-free-eye-test-frames terang-reading-glasses-seniors terang-visitor-sunglasses voltlane-camera-weekend-hire voltlane-headphone-trade-up voltlane-screen-repair-lunch voltlane-student-laptop-kit',
    'deals near bedok mrt':
      'kaya-toast-set-two-for-one kopi-flask-refill-dollar seniors-soft-egg-breakfast students-mee-siam-tuesdays nine-baskets-rice-ten-kilo nine-baskets-thursday-fish nine-baskets-tuesday-seniors',
    clementi:
      'pegang-first-climb-pair pegang-kids-climb-party pegang-monthly-trial-pass pegang-student-day-pass bubble-tea-second-cup-half slow-pearl-birthday-any-size slow-pearl-exam-week-refill thorn-husk-kilo-night-price three-wells-student-set three-wells-whole-bird-takeaway terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    hougang: 'terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    'at bishan':
      'dim-sum-weekday-high-tea longevity-bun-birthday-basket tin-lantern-sunday-cart-kids terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    novena:
      'lima-pintu-birthday-upgrade lima-pintu-visitor-food-walk sepi-desk-neck-express sepi-ginger-back-ritual eighteen-layers-tart-preorder eighteen-layers-whole-cake-birthday thosai-metre-long-share thosai-student-breakfast-pair little-merbok-birthday-registry little-merbok-hawker-playset little-merbok-jigsaw-clearance',
    queenstown:
      'tanah-family-handbuilding tanah-wheel-taster timbang-fill-three-jars leaf-lorong-corridor-five leaf-lorong-herb-kit-balcony rumah-rotan-armchair-trade-in rumah-rotan-first-flat-bundle rumah-rotan-lamp-pair-weekend',
    lakeside:
      'nine-baskets-rice-ten-kilo nine-baskets-student-pantry nine-baskets-thursday-fish nine-baskets-tuesday-seniors',
    'near kovan': 'pier-catch-senior-soup-pack',
    'tai seng':
      'pegang-first-climb-pair pegang-kids-climb-party pegang-monthly-trial-pass pegang-student-day-pass susu-lane-birthday-butter susu-lane-yoghurt-duo rumah-rotan-armchair-trade-in rumah-rotan-first-flat-bundle rumah-rotan-lamp-pair-weekend',
    'yishun food':
      'thosai-metre-long-share thosai-student-breakfast-pair three-wells-student-set three-wells-whole-bird-takeaway',
    'coffee near toa payoh': 'kaya-toast-set-two-for-one kopi-flask-refill-dollar',
    'glasses near hougang mrt':
      'terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    'cinema jurong east':
      'bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show',
    'massage novena': 'sepi-desk-neck-express sepi-ginger-back-ritual',
    'climbing near clementi':
      'pegang-first-climb-pair pegang-kids-climb-party pegang-monthly-trial-pass pegang-student-day-pass',
    'pizza siglap': 'forno-two-pizza-tuesday',
    'near bukit panjang': 'nine-baskets-rice-ten-kilo nine-baskets-tuesday-seniors',
    'sengkang supermarket':
      'nine-baskets-rice-ten-kilo nine-baskets-student-pantry nine-baskets-thursday-fish nine-baskets-tuesday-seniors',
    'burger near stadium':
      'bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo rendang-burger-supper-friday',
    nex: 'kasut-canvas-two-pairs kasut-school-shoe-promise otot-senior-strength-month otot-ten-visit-card bubble-tea-second-cup-half slow-pearl-birthday-any-size slow-pearl-exam-week-refill voltlane-headphone-trade-up voltlane-rice-cooker-payday voltlane-screen-repair-lunch voltlane-student-laptop-kit',
    'plaza singapura':
      'bayang-birthday-row bayang-monday-classics bayang-student-weekday-show little-merbok-birthday-registry little-merbok-board-game-night little-merbok-hawker-playset',
    'something near ubi':
      'pegang-first-climb-pair pegang-kids-climb-party pegang-monthly-trial-pass pegang-student-day-pass susu-lane-birthday-butter susu-lane-yoghurt-duo rumah-rotan-armchair-trade-in rumah-rotan-first-flat-bundle rumah-rotan-lamp-pair-weekend',
  },
  when: {
    'saturday morning':
      'canopy-loop-family-four kranji-furrow-muddy-morning pegang-kids-climb-party bun-alley-kids-party-pack butterfold-day-old-box seletar-weekend-brunch-board kranji-furrow-egg-tray kranji-furrow-stall-five-bunches',
    'sunday morning':
      'canopy-loop-family-four kranji-furrow-muddy-morning pegang-kids-climb-party tanah-family-handbuilding bun-alley-kids-party-pack butterfold-day-old-box seletar-weekend-brunch-board tin-lantern-sunday-cart-kids kranji-furrow-egg-tray kranji-furrow-stall-five-bunches',
    wednesday:
      'bayang-parents-lights-up straits-attic-senior-memory-tea vine-verandah-tasting-class bun-alley-student-combo',
    tuesdays:
      'forno-two-pizza-tuesday kabosu-chirashi-takeaway-tuesday students-mee-siam-tuesdays nine-baskets-tuesday-seniors',
    friday: 'serai-refill-friday voltlane-camera-weekend-hire',
    'monday night cinema': 'bayang-birthday-row bayang-monday-classics',
    'tuesday dinner':
      'forno-corkage-waiver-weekdays forno-two-pizza-tuesday kabosu-sake-flight-upgrade three-wells-whole-bird-takeaway',
    'friday supper': 'rendang-burger-supper-friday',
    'saturday oysters': 'pier-catch-oyster-saturday',
    'thursday fish': 'nine-baskets-thursday-fish',
    'sunday dim sum': 'tin-lantern-sunday-cart-kids longevity-bun-birthday-basket',
    'tomorrow breakfast':
      'lima-pintu-staycation-breakfast croissant-four-for-three kaya-toast-set-two-for-one seniors-soft-egg-breakfast thosai-student-breakfast-pair susu-lane-yoghurt-duo',
    'weekday lunch set':
      'laksa-and-otah-lunch-set nasi-padang-three-dish-lunch kabosu-lunch-nigiri-eight',
    'happy hour after work': 'vine-verandah-house-pour-hour',
    'late night durian': 'thorn-husk-kilo-night-price',
    'afternoon kueh': 'eighteen-layers-afternoon-kueh-tea dapur-melur-evening-kueh-box',
    'ice cream monday':
      'half-moon-double-scoop-deal half-moon-pint-club-trial half-moon-birthday-waffle-tower',
    'friday refill': 'serai-refill-friday',
    'tomorrow lunch':
      'tote-tiffin-commuter-set otot-lunch-forty-classes bun-alley-double-smash-upgrade kabosu-lunch-nigiri-eight laksa-and-otah-lunch-set nasi-padang-three-dish-lunch thosai-theory-worker-thali',
    'wednesday cinema': 'bayang-parents-lights-up bayang-student-weekday-show bayang-birthday-row',
    'wine class wednesday evening': 'vine-verandah-tasting-class',
    'pottery sunday': 'tanah-family-handbuilding',
    'pottery at 7pm': 'tanah-wheel-taster',
    sunset: 'roda-bay-sunset-cabin-four selat-sunset-loop-pair jetty-nine-sunset-zichar-set',
    'museum on tuesday': 'straits-attic-two-for-one',
    'dinner at 8pm': 'forno-corkage-waiver-weekdays forno-two-pizza-tuesday',
    'farm eggs sunday': 'kranji-furrow-egg-tray',
    'massage tomorrow': 'sepi-desk-neck-express sepi-ginger-back-ritual',
    'open now croissant': 'croissant-four-for-three',
    'brunch this weekend': 'seletar-weekend-brunch-board',
  },
  who: {
    'bubble tea student': 'slow-pearl-exam-week-refill',
    'student glasses': 'terang-student-frames',
    'student cinema tickets': 'bayang-student-weekday-show',
    'student laptop': 'voltlane-student-laptop-kit',
    'undergrad backpack': 'tote-tiffin-student-backpack',
    'student sim': 'pipit-student-plan-extra-data',
    'birthday for my mother':
      'corridor-club-coach-jacket-birthday larilah-birthday-distance minggu-birthday-redye bayang-birthday-row lima-pintu-birthday-upgrade pegang-kids-climb-party roda-bay-birthday-ride-free sepi-couples-courtyard birthday-mille-crepe-slice birthday-toast-tower bun-alley-kids-party-pack eighteen-layers-whole-cake-birthday half-moon-birthday-waffle-tower kabosu-birthday-hand-roll longevity-bun-birthday-basket slow-pearl-birthday-any-size susu-lane-birthday-butter bungkus-birthday-courier-free little-merbok-birthday-registry page-pandan-birthday-blind-date serai-birthday-balm',
    'birthday treat for mum':
      'corridor-club-coach-jacket-birthday larilah-birthday-distance minggu-birthday-redye bayang-birthday-row lima-pintu-birthday-upgrade pegang-kids-climb-party roda-bay-birthday-ride-free sepi-couples-courtyard birthday-mille-crepe-slice birthday-toast-tower bun-alley-kids-party-pack eighteen-layers-whole-cake-birthday half-moon-birthday-waffle-tower kabosu-birthday-hand-roll longevity-bun-birthday-basket slow-pearl-birthday-any-size susu-lane-birthday-butter bungkus-birthday-courier-free little-merbok-birthday-registry page-pandan-birthday-blind-date serai-birthday-balm',
    'birthday cake': 'eighteen-layers-whole-cake-birthday birthday-mille-crepe-slice',
    'bday sushi': 'kabosu-birthday-hand-roll',
    'birthday free drink': 'slow-pearl-birthday-any-size',
    'kids birthday party': 'bun-alley-kids-party-pack pegang-kids-climb-party',
    'seniors breakfast': 'seniors-soft-egg-breakfast',
    'elderly glasses': 'terang-reading-glasses-seniors',
    'senior gym': 'otot-senior-strength-month',
    'ah ma phone plan': 'pipit-senior-simple-plan',
    'tourist souvenirs': 'bungkus-changi-souvenir-pair page-pandan-visitor-singapore-shelf',
    'tourist crab': 'jetty-nine-passport-chilli-crab',
    'family museum': 'straits-attic-family-trail',
    'family ice cream': 'half-moon-botanic-family-four',
    'massage for 2': 'sepi-couples-courtyard',
    'kayak for two': 'selam-mangrove-kayak-pair',
    'climbing for 2 pax': 'pegang-first-climb-pair',
    'halal burger':
      'bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo rendang-burger-supper-friday',
    'vegetarian lunch': 'thosai-theory-worker-thali',
  },
  asked: {
    'lunch near bugis under $10': 'nasi-padang-three-dish-lunch bun-alley-double-smash-upgrade',
    'lunch near city hall under $15': 'laksa-and-otah-lunch-set',
    'lunch near raffles place under $10': 'laksa-and-otah-lunch-set',
    'saturday night dinner for 2':
      'rempah-row-tourist-tok-panjang vine-verandah-cheese-flight-pair',
    'bubble tea student tampines': 'bubble-tea-second-cup-half slow-pearl-exam-week-refill',
    'student food under $5 near clementi': 'three-wells-student-set slow-pearl-exam-week-refill',
    'breakfast under $5 near bedok': 'seniors-soft-egg-breakfast',
    'cheap kopi near one-north': 'kopi-flask-refill-dollar kaya-toast-set-two-for-one',
    'halal lunch near paya lebar under $10': 'nasi-padang-three-dish-lunch',
    'halal supper near bugis friday': 'rendang-burger-supper-friday',
    'massage near orchard under $50': 'sepi-desk-neck-express',
    'cinema near tampines monday': 'bayang-monday-classics bayang-birthday-row',
    'student climbing near tai seng under $10': 'pegang-student-day-pass',
    'vegetarian lunch near buona vista under $10': 'thosai-theory-worker-thali',
    'sushi near tanjong pagar under $25':
      'kabosu-lunch-nigiri-eight kabosu-chirashi-takeaway-tuesday',
    'family outing saturday morning':
      'canopy-loop-family-four kranji-furrow-muddy-morning pegang-kids-climb-party bun-alley-kids-party-pack seletar-weekend-brunch-board',
    'seniors tuesday morning': 'nine-baskets-tuesday-seniors otot-senior-strength-month',
    'kids sunday morning free': 'tin-lantern-sunday-cart-kids',
    'birthday ice cream near tampines': 'half-moon-birthday-waffle-tower',
    'gym near raffles place at lunch': 'otot-lunch-forty-classes',
    'dim sum near bishan':
      'dim-sum-weekday-high-tea tin-lantern-sunday-cart-kids longevity-bun-birthday-basket',
    'pizza on tuesday near outram park': 'forno-two-pizza-tuesday',
    'ice cream near botanic gardens for family': 'half-moon-botanic-family-four',
    'books under $20 near bras basah': 'page-pandan-three-paperbacks',
    'student deals near bedok': 'students-mee-siam-tuesdays',
    'chicken rice near toa payoh': 'three-wells-seniors-monday three-wells-whole-bird-takeaway',
    'seafood dinner near punggol coast':
      'jetty-nine-crab-second-half jetty-nine-sunset-zichar-set jetty-nine-passport-chilli-crab',
    'wine tonight near seletar': 'vine-verandah-cheese-flight-pair',
    'shoe repair near somerset': 'kasut-resole-weekday',
    'phone screen repair near serangoon': 'voltlane-screen-repair-lunch',
    'plants under $50 near ang mo kio': 'leaf-lorong-corridor-five',
    'kueh under $10 near woodlands': 'dapur-melur-evening-kueh-box',
    'satay near telok ayer tonight': 'arang-thirty-sticks-set',
    'ferry for family under $20': 'selat-island-day-pass',
    'tourist esim under $10': 'pipit-traveller-esim-week',
  },
  chinese: {
    奶茶: 'bubble-tea-second-cup-half slow-pearl-exam-week-refill brand:slow-pearl',
    武吉士附近的奶茶:
      'bubble-tea-second-cup-half slow-pearl-birthday-any-size slow-pearl-exam-week-refill slow-pearl-office-jug-order',
    '淡滨尼 咖啡': 'kaya-toast-set-two-for-one kopi-flask-refill-dollar',
    鸡饭: 'three-wells-seniors-monday three-wells-student-set three-wells-whole-bird-takeaway',
    榴莲: 'thorn-husk-first-durian-guide thorn-husk-kilo-night-price thorn-husk-puff-box-delivery thorn-husk-vacuum-box',
    寿司: 'kabosu-birthday-hand-roll kabosu-chirashi-takeaway-tuesday kabosu-lunch-nigiri-eight brand:kabosu-counter',
    十元以下的午餐:
      'nasi-padang-three-dish-lunch jetty-nine-weekday-fish-soup bun-alley-double-smash-upgrade thosai-theory-worker-thali',
    学生优惠:
      'corridor-club-student-cap jam-pasir-graduation-engraving kasut-school-shoe-promise larilah-student-team-order tote-tiffin-student-backpack bayang-student-weekday-show canopy-loop-student-high-course pegang-student-day-pass selam-student-open-water bun-alley-student-combo dapur-melur-graduation-platter slow-pearl-exam-week-refill students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set nine-baskets-student-pantry page-pandan-student-reading-list pipit-student-plan-extra-data terang-student-frames voltlane-student-laptop-kit',
    生日蛋糕: 'birthday-mille-crepe-slice eighteen-layers-whole-cake-birthday',
    老人家早餐: 'seniors-soft-egg-breakfast',
    点心: 'dim-sum-weekday-high-tea longevity-bun-birthday-basket tin-lantern-sunday-cart-kids tin-lantern-supper-porridge brand:tin-lantern',
    辣椒螃蟹: 'jetty-nine-passport-chilli-crab',
    电影票:
      'bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show',
    按摩: 'sepi-couples-courtyard sepi-desk-neck-express sepi-ginger-back-ritual',
    买一送一:
      'susu-lane-yoghurt-duo forno-two-pizza-tuesday kaya-toast-set-two-for-one straits-attic-two-for-one',
    '星期二 披萨': 'forno-two-pizza-tuesday',
    清真汉堡:
      'bun-alley-double-smash-upgrade bun-alley-kids-party-pack bun-alley-student-combo rendang-burger-supper-friday',
    素食: 'thosai-metre-long-share thosai-student-breakfast-pair thosai-theory-worker-thali',
    冰淇淋:
      'half-moon-botanic-family-four half-moon-double-scoop-deal half-moon-pint-club-trial brand:half-moon',
    亲子博物馆: 'straits-attic-family-trail',
    宵夜: 'rendang-burger-supper-friday thorn-husk-kilo-night-price tin-lantern-supper-porridge',
    眼鏡: 'terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    宏茂桥:
      'three-wells-seniors-monday three-wells-student-set three-wells-whole-bird-takeaway nine-baskets-rice-ten-kilo nine-baskets-thursday-fish nine-baskets-tuesday-seniors leaf-lorong-corridor-five leaf-lorong-terrarium-date',
    'bubble tea 学生': 'slow-pearl-exam-week-refill',
    给妈妈的生日礼物:
      'corridor-club-coach-jacket-birthday larilah-birthday-distance minggu-birthday-redye bayang-birthday-row lima-pintu-birthday-upgrade pegang-kids-climb-party roda-bay-birthday-ride-free sepi-couples-courtyard birthday-mille-crepe-slice birthday-toast-tower bun-alley-kids-party-pack eighteen-layers-whole-cake-birthday half-moon-birthday-waffle-tower kabosu-birthday-hand-roll longevity-bun-birthday-basket slow-pearl-birthday-any-size susu-lane-birthday-butter bungkus-birthday-courier-free little-merbok-birthday-registry page-pandan-birthday-blind-date serai-birthday-balm',
  },
  malay: {
    'makan malam':
      'forno-corkage-waiver-weekdays forno-two-pizza-tuesday kabosu-chirashi-takeaway-tuesday kabosu-sake-flight-upgrade three-wells-whole-bird-takeaway',
    'nasi ayam':
      'three-wells-seniors-monday three-wells-student-set three-wells-whole-bird-takeaway',
    'makan tengah hari bawah $10':
      'nasi-padang-three-dish-lunch jetty-nine-weekday-fish-soup bun-alley-double-smash-upgrade thosai-theory-worker-thali',
    'teh susu': 'bubble-tea-second-cup-half slow-pearl-exam-week-refill',
    'sarapan warga emas': 'seniors-soft-egg-breakfast',
    'ketam cili': 'jetty-nine-passport-chilli-crab',
    'makanan halal dekat bugis':
      'bun-alley-double-smash-upgrade dapur-melur-evening-kueh-box dapur-melur-graduation-platter nasi-padang-three-dish-lunch rendang-burger-supper-friday',
    'hari jadi percuma':
      'roda-bay-birthday-ride-free birthday-toast-tower half-moon-birthday-waffle-tower slow-pearl-birthday-any-size susu-lane-birthday-butter serai-birthday-balm',
    'kek hari jadi': 'birthday-mille-crepe-slice eighteen-layers-whole-cake-birthday',
    pelajar:
      'corridor-club-student-cap jam-pasir-graduation-engraving kasut-school-shoe-promise larilah-student-team-order tote-tiffin-student-backpack bayang-student-weekday-show canopy-loop-student-high-course pegang-student-day-pass selam-student-open-water bun-alley-student-combo dapur-melur-graduation-platter slow-pearl-exam-week-refill students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set nine-baskets-student-pantry page-pandan-student-reading-list pipit-student-plan-extra-data terang-student-frames voltlane-student-laptop-kit',
    'cermin mata':
      'terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    'tiket wayang':
      'bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show',
    urutan: 'sepi-couples-courtyard sepi-desk-neck-express sepi-ginger-back-ritual',
    'buku terpakai': 'page-pandan-three-paperbacks',
    'kasut sekolah': 'kasut-school-shoe-promise',
    'aiskrim dekat tampines': 'half-moon-double-scoop-deal',
    'esok pagi sarapan':
      'kaya-toast-set-two-for-one thosai-student-breakfast-pair seniors-soft-egg-breakfast',
    'haiwan peliharaan': 'bulu-adoption-day-starter bulu-first-groom-half bulu-kibble-subscribe',
    pasaraya: 'nine-baskets-rice-ten-kilo nine-baskets-thursday-fish nine-baskets-tuesday-seniors',
    'beli satu percuma satu':
      'susu-lane-yoghurt-duo forno-two-pizza-tuesday kaya-toast-set-two-for-one straits-attic-two-for-one',
  },
  tamil: {
    தோசை: 'thosai-metre-long-share thosai-student-breakfast-pair thosai-theory-worker-thali brand:thosai-theory',
    'மாணவர்களுக்கு சலுகை':
      'corridor-club-student-cap jam-pasir-graduation-engraving kasut-school-shoe-promise larilah-student-team-order tote-tiffin-student-backpack bayang-student-weekday-show canopy-loop-student-high-course pegang-student-day-pass selam-student-open-water bun-alley-student-combo dapur-melur-graduation-platter slow-pearl-exam-week-refill students-mee-siam-tuesdays thosai-student-breakfast-pair three-wells-student-set nine-baskets-student-pantry page-pandan-student-reading-list pipit-student-plan-extra-data terang-student-frames voltlane-student-laptop-kit',
    'பிறந்தநாள் கேக்': 'birthday-mille-crepe-slice eighteen-layers-whole-cake-birthday',
    'மதிய உணவு':
      'tote-tiffin-commuter-set otot-lunch-forty-classes bun-alley-double-smash-upgrade jetty-nine-weekday-fish-soup kabosu-lunch-nigiri-eight laksa-and-otah-lunch-set nasi-padang-three-dish-lunch thosai-theory-worker-thali',
    நண்டு: 'jetty-nine-crab-second-half jetty-nine-passport-chilli-crab',
    மீன்: 'jetty-nine-weekday-fish-soup nine-baskets-thursday-fish pier-catch-fish-box-four pier-catch-local-fish-month pier-catch-senior-soup-pack',
    'சைவ உணவு': 'thosai-metre-long-share thosai-student-breakfast-pair thosai-theory-worker-thali',
    'காபி தெம்பனிஸ்': 'kaya-toast-set-two-for-one kopi-flask-refill-dollar',
    முதியோர்:
      'jam-pasir-battery-seniors larilah-birthday-distance otot-senior-strength-month straits-attic-senior-memory-tea eighteen-layers-afternoon-kueh-tea longevity-bun-birthday-basket seniors-soft-egg-breakfast three-wells-seniors-monday nine-baskets-tuesday-seniors pier-catch-senior-soup-pack pipit-senior-simple-plan terang-reading-glasses-seniors',
    திரைப்படம்:
      'bayang-birthday-row bayang-monday-classics bayang-parents-lights-up bayang-student-weekday-show',
    மசாஜ்: 'sepi-couples-courtyard sepi-desk-neck-express sepi-ginger-back-ritual',
    புத்தகம்:
      'page-pandan-birthday-blind-date page-pandan-picture-book-bundle page-pandan-student-reading-list page-pandan-three-paperbacks page-pandan-visitor-singapore-shelf',
    ஐஸ்கிரீம்: 'half-moon-botanic-family-four half-moon-double-scoop-deal half-moon-pint-club-trial',
    கண்ணாடி: 'terang-free-eye-test-frames terang-reading-glasses-seniors terang-student-frames',
    'புகிஸ் அருகில் பர்கர்': 'bun-alley-double-smash-upgrade rendang-burger-supper-friday',
  },
  short: {
    'bbt nex':
      'bubble-tea-second-cup-half slow-pearl-birthday-any-size slow-pearl-exam-week-refill',
    'b1g1 pizza': 'forno-two-pizza-tuesday',
    'kopi o': 'kopi-flask-refill-dollar kaya-toast-set-two-for-one',
    'amk chicken rice':
      'three-wells-seniors-monday three-wells-student-set three-wells-whole-bird-takeaway',
    'lunch tmr rp': 'otot-lunch-forty-classes',
    'tix movie mon': 'bayang-monday-classics',
    'paktor tonight': 'selat-sunset-loop-pair vine-verandah-cheese-flight-pair',
    'tpy kopi': 'kaya-toast-set-two-for-one kopi-flask-refill-dollar',
    'sat brunch': 'seletar-weekend-brunch-board',
    'wed burger': 'bun-alley-student-combo',
    vivo: 'selat-sunset-loop-pair',
    mbs: 'roda-bay-birthday-ride-free roda-bay-sunset-cabin-four',
    'ah gong breakfast': 'seniors-soft-egg-breakfast',
    'shiok satay': 'arang-office-supper-ten-off arang-thirty-sticks-set',
    'jio supper':
      'rendang-burger-supper-friday thorn-husk-kilo-night-price tin-lantern-supper-porridge',
    'chiong durian':
      'thorn-husk-first-durian-guide thorn-husk-kilo-night-price thorn-husk-puff-box-delivery thorn-husk-vacuum-box',
    'sibei cheap books': 'page-pandan-three-paperbacks',
    'hp screen crack': 'voltlane-screen-repair-lunch',
    'spec for student': 'terang-student-frames',
    'tapao chirashi': 'kabosu-chirashi-takeaway-tuesday',
    'zi char for 4': 'jetty-nine-sunset-zichar-set',
    'furkid grooming': 'bulu-first-groom-half',
  },
}

export const askedQueries = Object.entries(table).flatMap(([kind, queries]) =>
  Object.entries(queries).map(([query, expected]) => ({
    kind,
    query,
    expected: expected.split(' '),
  })),
)
