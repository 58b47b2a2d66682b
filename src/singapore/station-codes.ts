// Long because it is a table: a row for each line.

/** The stations of each line in the order of their numbers, from 1 on; an empty place is a number that no station has. */
const lines: Readonly<Record<string, string>> = {
  ns: 'Jurong East, Bukit Batok, Bukit Gombak, Choa Chu Kang, Yew Tee, , Kranji, Marsiling, Woodlands, Admiralty, Sembawang, Canberra, Yishun, Khatib, Yio Chu Kang, Ang Mo Kio, Bishan, Braddell, Toa Payoh, Novena, Newton, Orchard, Somerset, Dhoby Ghaut, City Hall, Raffles Place, Marina Bay, Marina South Pier',
  ew: 'Pasir Ris, Tampines, Simei, Tanah Merah, Bedok, Kembangan, Eunos, Paya Lebar, Aljunied, Kallang, Lavender, Bugis, City Hall, Raffles Place, Tanjong Pagar, Outram Park, Tiong Bahru, Redhill, Queenstown, Commonwealth, Buona Vista, Dover, Clementi, Jurong East, Chinese Garden, Lakeside, Boon Lay, Pioneer, Joo Koon, Gul Circle, Tuas Crescent, Tuas West Road, Tuas Link',
  cg: 'Expo, Changi Airport',
  ne: 'HarbourFront, , Outram Park, Chinatown, Clarke Quay, Dhoby Ghaut, Little India, Farrer Park, Boon Keng, Potong Pasir, Woodleigh, Serangoon, Kovan, Hougang, Buangkok, Sengkang, Punggol, Punggol Coast',
  cc: 'Dhoby Ghaut, Bras Basah, Esplanade, Promenade, Nicoll Highway, Stadium, Mountbatten, Dakota, Paya Lebar, MacPherson, Tai Seng, Bartley, Serangoon, Lorong Chuan, Bishan, Marymount, Caldecott, , Botanic Gardens, Farrer Road, Holland Village, Buona Vista, one-north, Kent Ridge, Haw Par Villa, Pasir Panjang, Labrador Park, Telok Blangah, HarbourFront',
  ce: 'Bayfront, Marina Bay',
  dt: 'Bukit Panjang, Cashew, Hillview, Hume, Beauty World, King Albert Park, Sixth Avenue, Tan Kah Kee, Botanic Gardens, Stevens, Newton, Little India, Rochor, Bugis, Promenade, Bayfront, Downtown, Telok Ayer, Chinatown, Fort Canning, Bencoolen, Jalan Besar, Bendemeer, Geylang Bahru, Mattar, MacPherson, Ubi, Kaki Bukit, Bedok North, Bedok Reservoir, Tampines West, Tampines, Tampines East, Upper Changi, Expo',
  te: 'Woodlands North, Woodlands, Woodlands South, Springleaf, Lentor, Mayflower, Bright Hill, Upper Thomson, Caldecott, , Stevens, Napier, Orchard Boulevard, Orchard, Great World, Havelock, Outram Park, Maxwell, Shenton Way, Marina Bay, , Gardens by the Bay, Tanjong Rhu, Katong Park, Tanjong Katong, Marine Parade, Marine Terrace, Siglap, Bayshore',
  bp: 'Choa Chu Kang, South View, Keat Hong, Teck Whye, Phoenix, Bukit Panjang, Petir, Pending, Bangkit, Fajar, Segar, Jelapang, Senja',
  se: 'Compassvale, Rumbia, Bakau, Kangkar, Ranggung',
  sw: 'Cheng Lim, Farmway, Kupang, Thanggam, Fernvale, Layar, Tongkang, Renjong',
  pe: 'Cove, Meridian, Coral Edge, Riviera, Kadaloor, Oasis, Damai',
  pw: 'Sam Kee, Teck Lee, Punggol Point, Samudera, Nibong, Sumang, Soo Teck',
}

/** The name of the station with a code such as `ew12`, in lower case; `null` if there is none. */
export function findCodedStation(code: string): string | null {
  const [, line = '', number = ''] = /^([a-z]{2})0?([1-9]\d?)$/.exec(code) ?? []
  const names = Object.hasOwn(lines, line) ? lines[line] : undefined
  return names?.split(', ')[Number(number) - 1]?.trim() || null
}
