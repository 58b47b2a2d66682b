// Long because it is a table: Malay words with their English ones.

/**
 * Malay words with the English ones to search for. Words with `-` say nothing about a deal. Words in the names of brands
 * of the site (`kopi`, `susu`, `kasut`) are in `concepts.ts`, so that the search finds the word itself too.
 */
export const malay = `
-: di, ke, dan, untuk, yang, ada, mana, saya, nak, mahu, dengan, atau, cari, beli, apa, ini;
near: dekat, berdekatan, dekat dengan, berhampiran, sekitar; station: stesen; cheap: murah, termurah;
deal: tawaran; discount: diskaun; promotion: promosi; voucher: baucar; coupon: kupon; promo code: kod promo;
free: percuma; 1 for 1: beli satu percuma satu, beli 1 percuma 1; half price: separuh harga; sale: jualan;
clearance: jualmurah; under: bawah, di bawah, kurang dari, kurang daripada; dollars: dolar;
online: dalam talian; members: ahli;

today: hari ini; tomorrow: esok; tomorrow morning: esok pagi, pagi esok; tomorrow night: malam esok;
tonight: malam ini; now: sekarang; open now: buka sekarang; morning: pagi; evening: petang;
lunchtime: tengah hari; night: malam; late night: tengah malam; monday: isnin; tuesday: selasa; wednesday: rabu;
thursday: khamis; friday: jumaat; saturday: sabtu; sunday: ahad; weekend: hujung minggu;
weekday: hari biasa, hari bekerja; hari raya: hari raya; national day: hari kebangsaan;
ending soon: hampir tamat; chinese new year: tahun baru cina; christmas: krismas; school holiday: cuti sekolah;

student: pelajar, penuntut, mahasiswa, murid; exam: peperiksaan; birthday: hari jadi, hari lahir, harijadi;
mother: ibu, emak, mak; father: bapa, ayah; grandmother: nenek; grandfather: datuk;
senior: warga emas, warga tua, orang tua; family: keluarga; kids: kanak kanak, anak anak, anak; baby: bayi;
couple: pasangan; for 2: dua orang; for 4: empat orang; tourist: pelancong, pelawat; office: pejabat;
school: sekolah;

food: makanan; restaurant: restoran, kedai makan; breakfast: makan pagi, sarapan, sarapan pagi;
lunch: makan tengah hari, makan tengahari; dinner: makan malam; supper: makan lewat malam;
high tea: minum petang; buffet: bufet; drink: minuman;
bubble tea: teh susu, teh gelembung, teh mutiara, teh boba; toast: roti bakar; chicken rice: nasi ayam;
seafood: makanan laut; chilli crab: ketam cili; oyster: tiram; fish soup: sup ikan; noodle: mi, mihun;
porridge: bubur; ice cream: aiskrim, ais krim; birthday cake: kek hari jadi;
dessert: pencuci, pencuci mulut, manisan; pineapple tart: tart nanas; pizza: piza;
japanese: makanan jepun, jepun; indian: makanan india; malay food: makanan melayu; halal food: makanan halal;
vegetarian: vegetarian, tanpa daging; vegetable: sayuran; fruit: buah buahan; wine: arak; takeaway: bawa pulang;
delivery: penghantaran, hantar; supermarket: pasaraya, pasar raya;
grocery: barang dapur, barangan, barangan runcit; yoghurt: yogurt; butter: mentega;

clothes: pakaian; shirt: kemeja; jacket: jaket; rain jacket: baju hujan; school shoes: kasut sekolah;
backpack: beg sekolah, beg galas; watch: jam tangan; glasses: cermin mata, kaca mata;
sunglasses: cermin mata hitam; phone: telefon, telefon bimbit; sim card: kad sim; phone plan: pelan telefon;
laptop: komputer, komputer riba; headphones: fon kepala; camera: kamera; rice cooker: periuk nasi;
appliance: alat elektrik; plant: tanaman, tumbuhan; pet: haiwan, haiwan peliharaan; bookshop: kedai buku;
second-hand books: buku terpakai; board game: permainan papan; souvenir: cenderamata, cenderahati;
skincare: penjagaan kulit; beauty: kecantikan; repair: pembaikan; new home: rumah baru;

things to do: aktiviti; movie: filem; movie tickets: tiket wayang, tiket filem;
cinema: panggung wayang, pawagam; gym: gim, senaman, bersenam; massage: urutan; climbing: memanjat;
diving: menyelam; kayak: berkayak; ferry: feri; boat: bot; pottery: tembikar; farm: ladang;
running: larian, berlari; workshop: bengkel; class: kelas; cycling: berbasikal;
changi airport: lapangan terbang;
`
