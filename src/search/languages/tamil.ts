// Long because it is a table: Tamil words with their English ones.

/**
 * Tamil words with the English ones to search for. Words with `-` say nothing about a deal. A longer word that begins with
 * one of them has its meaning.
 */
export const tamil = `
-: எங்கே, எங்கு, உள்ள, மற்றும், ஒரு, வேண்டும், நல்ல, சிறந்த, க்கு, இல், என், எனக்கு, சிங்கப்பூர்;
near: அருகில், அருகே, பக்கத்தில்; station: நிலையம்; cheap: மலிவான, மலிவு; deal: சலுகை; discount: தள்ளுபடி;
free: இலவசம், இலவச; 1 for 1: ஒன்று வாங்கினால் ஒன்று இலவசம்; half price: பாதி விலை; sale: விற்பனை;
online: ஆன்லைன்; dollars: டாலர், வெள்ளிக்கு; and under: கீழ்; or less: குறைவாக, குறைவான; members: உறுப்பினர்;

today: இன்று; tonight: இன்று இரவு; tomorrow: நாளை; tomorrow morning: நாளை காலை; tomorrow night: நாளை இரவு;
now: இப்போது; morning: காலை; lunchtime: மதியம்; evening: மாலை; night: இரவு; monday: திங்கள்; tuesday: செவ்வாய்;
wednesday: புதன்; thursday: வியாழன்; friday: வெள்ளிக்கிழமை, வெள்ளி; saturday: சனி, சனிக்கிழமை;
sunday: ஞாயிறு, ஞாயிற்றுக்கிழமை; weekend: வார இறுதி; weekday: வாரநாள்; deepavali: தீபாவளி; festive: பொங்கல்;
christmas: கிறிஸ்துமஸ்; national day: தேசிய;

student: மாணவர், மாணவர்கள்; exam: தேர்வு; graduation: பட்டமளிப்பு; birthday: பிறந்தநாள், பிறந்த நாள்;
senior: முதியோர், மூத்தோர், முதியவர்; mother: அம்மா, தாய்; father: அப்பா; grandmother: பாட்டி;
grandfather: தாத்தா; kids: குழந்தை, குழந்தைகள், சிறுவர்; family: குடும்பம், குடும்ப; couple: தம்பதி, ஜோடி;
for 2: இரண்டு பேர், இருவர்; for 4: நான்கு பேர்; tourist: சுற்றுலா, பயணி; office: அலுவலகம்; school: பள்ளி;

food: உணவு, சாப்பாடு; restaurant: உணவகம்; breakfast: காலை உணவு, சிற்றுண்டி; lunch: மதிய உணவு; dinner: இரவு உணவு;
coffee: காபி, காப்பி; tea: தேநீர், டீ; bubble tea: பபிள் டீ, பபுள் டீ; thosai: தோசை; indian: இட்லி; thali: தாலி;
curry: கறி; chicken: கோழி; chicken rice: கோழி சோறு, கோழி சாதம்; rice: சோறு, சாதம், அரிசி; fish: மீன்;
crab: நண்டு; seafood: கடல் உணவு; oyster: சிப்பி; laksa: லக்சா; noodle: நூடுல்ஸ்; durian: டுரியான், டுரியன்;
sushi: சூஷி; pizza: பீட்சா; burger: பர்கர்; satay: சாத்தே; cake: கேக்; birthday cake: பிறந்தநாள் கேக்;
ice cream: ஐஸ்கிரீம்; dessert: இனிப்பு; bread: ரொட்டி; porridge: கஞ்சி; fruit: பழம்; vegetable: காய்கறி;
milk: பால்; yoghurt: தயிர்; butter: வெண்ணெய்; egg: முட்டை; vegetarian: சைவம், சைவ; halal: ஹலால்; wine: மது;
buffet: பஃபே; delivery: டெலிவரி, விநியோகம்; supermarket: பேரங்காடி; grocery: மளிகை;

clothes: உடை, ஆடை, துணி; shoes: காலணி, செருப்பு; bag: பை; backpack: முதுகுப்பை; watch: கைக்கடிகாரம்;
glasses: கண்ணாடி, மூக்குக்கண்ணாடி; phone: கைபேசி, தொலைபேசி; laptop: மடிக்கணினி, கணினி; camera: கேமரா;
book: புத்தகம், புத்தகங்கள்; toy: பொம்மை; gift: பரிசு; plant: செடி; pet: செல்லப்பிராணி; dog: நாய்; cat: பூனை;
bicycle: மிதிவண்டி, சைக்கிள்; repair: பழுது; furniture: மரச்சாமான்;

movie: திரைப்படம், படம்; cinema: சினிமா; gym: உடற்பயிற்சி; massage: மசாஜ்; spa: ஸ்பா; hotel: ஹோட்டல்;
museum: அருங்காட்சியகம்; boat: படகு; farm: பண்ணை; pottery: மண்பாண்டம்; climbing: மலையேற்றம்; class: வகுப்பு;
running: ஓட்டம்;

bugis: புகிஸ்; tampines: தெம்பனிஸ், தெம்பினிஸ்; orchard: ஆர்ச்சர்ட்; little india: லிட்டில் இந்தியா, தேக்கா;
raffles place: ராஃபிள்ஸ் பிளேஸ்; yishun: ஈசூன், யீஷூன்; woodlands: உட்லண்ட்ஸ்; bedok: பிடோக்; punggol: பொங்கோல்;
sengkang: செங்காங்; changi airport: சாங்கி விமான நிலையம், சாங்கி; jurong east: ஜூரோங் ஈஸ்ட், ஜூரோங்;
serangoon: சிராங்கூன்; ang mo kio: அங் மோ கியோ; toa payoh: தோ பாயோ; tiong bahru: தியோங் பாரு;
clementi: கிளமெண்டி; bishan: பீஷான்; chinatown: சைனாடவுன்;
`
