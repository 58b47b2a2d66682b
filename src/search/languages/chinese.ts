// Long because it is a table: Chinese words with their English ones.

/**
 * Simplified Chinese words with the English ones to search for. Words with `-` say nothing about a deal. Places have the
 * names of their stations.
 */
export const chinese = `
-: 的, 了, 吗, 呢, 在, 有, 有没有, 哪里, 哪里有, 哪儿, 什么, 想, 要, 想要, 找, 买, 去, 去哪里, 我, 我的, 我要, 我想, 给, 给我, 和, 跟, 与, 或, 最, 最好, 推荐, 新加坡, 好, 一个, 用, 适合, 一带, 商场, 店, 商店;
food: 吃, 吃什么, 好吃, 好吃的, 吃的, 哪里吃; drink: 喝, 喝的; deal: 优惠, 优惠券; discount: 折扣, 打折; promotion: 促销; sale: 特价;
cheap: 便宜, 便宜的; near: 附近, 靠近, 旁边, 周围; mrt: 地铁, 地铁站, 站;

dollars: 元, 块, 块钱, 新币, 新元; and under: 以下, 以内, 之内, 内; under: 低于, 少于, 不到, 不超过; 1: 一; 2: 二, 两; 3: 三; 4: 四; 5: 五;
6: 六; 8: 八; 10: 十; 15: 十五; 20: 二十; 25: 二十五; 30: 三十; 40: 四十; 50: 五十; 100: 一百; 200: 两百; free: 免费; half price: 半价;
1 for 1: 买一送一, 一送一, 买1送1; promo code: 优惠码, 折扣码, 促销码; clearance: 清仓; sale: 大减价, 大促销; cashback: 现金回扣, 返现;
online: 网上, 网购, 线上; members: 会员;

today: 今天, 今日; tonight: 今晚; tomorrow: 明天; tomorrow morning: 明早; tomorrow night: 明晚; now: 现在; weekend: 周末;
this weekend: 这个周末, 这周末; next weekend: 下周末, 下个周末; weekday: 平日, 工作日; morning: 早上, 上午; lunchtime: 中午; afternoon: 下午; evening: 傍晚; night: 晚上;
late night: 深夜, 半夜; ending soon: 快结束, 即将结束; ends today: 今天结束, 最后一天; monday: 星期一, 周一, 拜一; tuesday: 星期二, 周二, 拜二;
wednesday: 星期三, 周三, 拜三; thursday: 星期四, 周四, 拜四; friday: 星期五, 周五, 拜五; saturday: 星期六, 周六, 拜六, 礼拜六;
sunday: 星期日, 星期天, 周日, 礼拜天, 礼拜日; open now: 营业中; chinese new year: 新年, 农历新年; christmas: 圣诞, 圣诞节;
mooncake: 中秋, 中秋节; national day: 国庆, 国庆日; hari raya: 开斋节; deepavali: 屠妖节; 11.11: 双十一;

student: 学生, 大学生; exam: 考试; graduation: 毕业; birthday: 生日, 寿星; senior: 老人, 老人家, 年长者, 长者, 乐龄, 乐龄人士;
mother: 妈妈, 母亲; father: 爸爸, 父亲; ah ma: 阿嬷; ah gong: 阿公; kids: 孩子, 小孩, 儿童, 小朋友; family: 亲子, 家庭, 家人, 全家;
couple: 情侣; date: 约会; for 2: 两人, 二人, 双人, 两个人; for 4: 四人; tourist: 游客, 旅客; office: 公司; colleagues: 同事;
ns: 国民服役, 当兵;

food: 美食, 食物; restaurant: 餐厅, 餐馆; breakfast: 早餐, 早饭; brunch: 早午餐; lunch: 午餐, 午饭; dinner: 晚餐, 晚饭; supper: 宵夜, 夜宵;
high tea: 下午茶; buffet: 自助餐; hawker: 小贩, 小贩中心, 熟食中心; zi char: 煮炒; drink: 饮料; bubble tea: 奶茶, 珍珠奶茶, 波霸奶茶, 珍奶, 波霸;
coffee: 咖啡; tea: 茶; teh tarik: 拉茶; kopitiam: 咖啡店; kaya toast: 咖椰吐司; kaya: 咖椰; toast: 吐司; bread: 面包;
croissant: 可颂, 牛角包; chicken rice: 鸡饭, 海南鸡饭; chicken: 鸡, 鸡肉; rice: 饭, 米, 白米; noodle: 面, 面条; laksa: 叻沙;
mee siam: 马来卤面, 米暹; durian: 榴莲, 榴梿, 猫山王; crab: 螃蟹, 蟹; chilli crab: 辣椒螃蟹; seafood: 海鲜; fish: 鱼; fish soup: 鱼汤;
oyster: 生蚝, 蚝; sushi: 寿司, 刺身; japanese: 日本料理, 日本餐, 日料; burger: 汉堡, 汉堡包; pizza: 披萨, 比萨; italian: 意大利餐, 西餐;
dim sum: 点心; porridge: 粥; steamboat: 火锅; satay: 沙爹, 沙嗲; ice cream: 冰淇淋, 雪糕; cake: 蛋糕; birthday cake: 生日蛋糕;
dessert: 甜点, 甜品; waffle: 华夫饼; kueh: 娘惹糕, 糕点; nonya: 娘惹; pineapple tart: 凤梨酥, 黄梨挞; vegetarian: 素食, 吃素, 斋;
vegan: 纯素; halal: 清真; halal food: 清真食品; indian: 印度餐; malay food: 马来餐; nasi lemak: 椰浆饭; thosai: 多赛; curry: 咖喱;
wine: 酒, 红酒, 葡萄酒; sake: 清酒; takeaway: 打包, 外带; delivery: 外卖, 送货, 外送, 送货上门; supermarket: 超市, 超级市场;
grocery: 杂货, 买菜; vegetable: 菜, 蔬菜; fruit: 水果; egg: 鸡蛋, 蛋; milk: 牛奶; yoghurt: 酸奶; butter: 牛油; hamper: 礼篮;

clothes: 衣服, 服装; shoes: 鞋, 鞋子, 球鞋; school shoes: 校鞋; bag: 包, 包包; backpack: 背包, 书包; watch: 手表; glasses: 眼镜;
sunglasses: 太阳眼镜, 墨镜; phone: 手机; mobile plan: 手机配套; sim card: 电话卡; laptop: 电脑, 笔记本电脑; headphones: 耳机;
camera: 相机; appliance: 电器; rice cooker: 电饭锅; furniture: 家具, 家私; plant: 植物, 盆栽; pet: 宠物; dog: 狗; cat: 猫;
pet grooming: 宠物美容; book: 书, 书本; bookshop: 书店; toy: 玩具; board game: 桌游; gift: 礼物; souvenir: 手信, 纪念品;
skincare: 护肤, 护肤品; beauty: 美容; rain jacket: 雨衣; bicycle: 脚踏车, 脚车, 自行车; repair: 修理, 维修; hdb: 组屋;

things to do: 活动, 好玩, 玩; movie: 电影, 看电影; movie tickets: 电影票; cinema: 戏院, 电影院; gym: 健身, 健身房; massage: 按摩;
spa: 水疗; hotel: 酒店; staycation: 宅度假; climbing: 攀岩; diving: 潜水; kayak: 皮划艇, 独木舟; ferry: 渡轮; boat: 船; museum: 博物馆;
pottery: 陶艺; farm: 农场; wheel: 摩天轮; running: 跑步; class: 课程; workshop: 工作坊;

bugis: 武吉士; tampines: 淡滨尼; orchard: 乌节, 乌节路; raffles place: 莱佛士坊; tanjong pagar: 丹戎巴葛; ang mo kio: 宏茂桥;
toa payoh: 大巴窑; jurong east: 裕廊东, 裕廊; yishun: 义顺; woodlands: 兀兰; punggol: 榜鹅; sengkang: 盛港; hougang: 后港;
serangoon: 实龙岗; bedok: 勿洛; pasir ris: 巴西立; changi airport: 樟宜机场, 樟宜, 机场; chinatown: 牛车水; little india: 小印度;
clementi: 金文泰; bishan: 碧山; novena: 诺维娜; harbourfront: 港湾, 圣淘沙; tiong bahru: 中峇鲁; holland village: 荷兰村;
marina bay: 滨海湾; gardens by the bay: 滨海湾花园; dhoby ghaut: 多美歌; somerset: 索美塞; city hall: 市政厅, 政府大厦; katong: 加东;
paya lebar: 巴耶利峇; eunos: 友诺士; kaki bukit: 加基武吉; ubi: 乌美; botanic gardens: 植物园; bukit panjang: 武吉班让;
choa chu kang: 蔡厝港; boon lay: 文礼; kranji: 克兰芝; buona vista: 波那维斯达; one-north: 纬壹; queenstown: 女皇镇; redhill: 红山;
outram park: 欧南园; kallang: 加冷; kovan: 高文; telok ayer: 直落亚逸; cbd: 市中心; sembawang: 三巴旺; simei: 四美; expo: 博览;
newton: 纽顿; beauty world: 美世界, 武吉知马; bendemeer: 明地迷亚; lavender: 劳明达; marine parade: 马林百列; siglap: 实乞纳;
`

/** Pairs of a traditional character of these words and its simplified one. */
export const traditional =
  '優优惠惠麵面飯饭餐餐學学點点燒烧雞鸡魚鱼鮮鲜鴨鸭壽寿蓮莲車车書书電电腦脑機机館馆課课麼么嗎吗裡里邊边週周禮礼拜拜節节慶庆錢钱塊块內内買买賣卖廳厅樂乐齡龄長长媽妈爺爷親亲兒儿憶忆約约會会員员業业務务漢汉堡堡薩萨義义雲云滷卤馬马來来檳槟錶表鏡镜褲裤裝装襪袜鐵铁檸柠檬檬葉叶園园濱滨灣湾灘滩鄉乡榮荣爾尔蘭兰陽阳術术藝艺養养護护膚肤療疗宮宫貓猫個个現现費费價价開开關关線线網网購购貨货門门極极歡欢聖圣誕诞歲岁歸归'
