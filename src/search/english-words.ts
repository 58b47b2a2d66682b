// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table
// English words, so that the search does not take one for a typing error of another: sorted, without plurals. A `+`
// after a word says that its forms in -ing and -ed are words too.
// From SCOWL 2020.12.07 (English, British and American words of the sizes 10 to 50), which is
// Copyright 2000-2018 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
// associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without
// fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this
// permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of
// this array for any purpose. It is provided "as is" without express or implied warranty.

export const englishWords = `
aardvark aback abacus abacuses abaft abalone abandon+ abandonment abase+ abasement abash+ abate+ abatement abattoir
abbess abbey abbot abbreviate+ abbreviation abdicate+ abdication abdomen abdominal abduct+ abductee abduction abductor
abeam abed aberrant aberration abet+ abetter abettor abeyance abhor+ abhorrence abhorrent abide+ ability abject
abjectly abjuration abjure+ ablative ablaze able abler ablest abloom ablution ably abnegate+ abnegation abnormal
abnormality abnormally aboard abode abolish+ abolition abolitionist abominable abominably abominate+ abomination
aboriginal aborigine abort+ abortion abortionist abortive abound+ about above aboveboard abracadabra abrade+ abrasion
abrasive abrasively abrasiveness abreast abridge+ abridgement abridgment abroad abrogate+ abrogation abrupt abrupter
abruptest abruptly abruptness abscess+ abscissa abscissas abscond+ absence absent+ absentee absenteeism absently
absinth absinthe absolute absolutely absolutest absolution absolutism absolve+ absorb+ absorbency absorbent absorption
abstain+ abstainer abstemious abstention abstinence abstinent abstract+ abstractedly abstraction abstractly
abstractness abstruse abstrusely abstruseness absurd absurder absurdest absurdity absurdly abundance abundant
abundantly abuse+ abuser abusive abusively abusiveness abut+ abutment abuzz abysmal abysmally abyss acacia acacias
academia academic academical academically academician academy acanthus acanthuses accede+ accelerate+ acceleration
accelerator accent+ accentuate+ accentuation accept+ acceptability acceptable acceptably acceptance access+
accessibility accessible accessibly accession+ accessory accident accidental accidentally acclaim+ acclamation
acclimate+ acclimation acclimatisation acclimatise+ acclimatization acclimatize+ acclimatizes accolade accommodate+
accommodation accompanied accompaniment accompanist accompany+ accomplice accomplish+ accomplishment accord+
accordance accordingly accordion accost+ account+ accountability accountable accountancy accountant accouterments
accoutrements accredit+ accreditation accretion accrual accrue+ acculturation accumulate+ accumulation accumulative
accumulator accuracy accurate accurately accurateness accursed accusation accusative accusatory accuse+ accuser
accusingly accustom+ aced acerbic acerbity acetaminophen acetate acetic acetone acetylene ache+ aches achier achiest
achievable achieve+ achievement achiever achoo achromatic achy acid acidic acidified acidify+ acidity acidly acidulous
acing acknowledge+ acknowledgement acknowledgment acme acne acolyte aconite acorn acoustic acoustical acoustically
acquaint+ acquaintance acquiesce+ acquiescence acquiescent acquirable acquire+ acquirement acquisition acquisitive
acquisitiveness acquit+ acquittal acre acreage acrid acrider acridest acrimonious acrimony acrobat acrobatic acronym
across acrostic acrylic act+ actinium action actionable activate+ activation active actively activism activist
activity actor actress actual actualisation actualise+ actuality actualization actualize+ actualizes actually
actuarial actuary actuate+ actuator acuity acumen acupuncture acupuncturist acute acutely acuteness acuter acutest ad+
adage adagio adamant adamantly adapt+ adaptability adaptable adaptation adapter adaptive adaptor addend addenda
addendum adder addict+ addiction addictive addition additional additionally additive addle+ address+ addressable
addressee adduce+ adenoid adenoidal adept adeptly adeptness adequacy adequate adequately adhere+ adherence adherent
adhesion adhesive adiabatic adieu adieus adipose adjacent adjacently adjectival adjectivally adjective adjoin+
adjourn+ adjournment adjudge+ adjudicate+ adjudication adjudicator adjunct adjuration adjure+ adjust+ adjustable
adjuster adjustment adjutant adman admen administer+ administrate+ administration administrative administratively
administrator admirable admirably admiral admiralty admiration admire+ admirer admiringly admissibility admissible
admission admit+ admittance admittedly admixture admonish+ admonishment admonition admonitory adobe adolescence
adolescent adopt+ adoption adoptive adorable adorably adoration adore+ adoringly adorn+ adornment adrenal adrenaline
adrift adroit adroitly adroitness adulate+ adulation adult adulterant adulterate+ adulteration adulterer adulteress
adulterous adultery adulthood adumbrate+ adumbration advance+ advancement advantage+ advantageous advantageously
advent adventitious adventure+ adventurer adventuresome adventuress adventurous adventurously adverb adverbial
adversarial adversary adverse adversely adverser adversest adversity advert+ advertise+ advertisement advertiser
advice advisability advisable advise+ advisedly advisement adviser advisor advisory advocacy advocate+ adware adze
adzes aegis aeon aerate+ aeration aerator aerial aerialist aerie aerobatics aerobic aerodynamic aerodynamically
aerofoil aeronautical aeronautics aeroplane aerosol aerospace aery aesthete aesthetic aesthetically aetiology afar
affability affable affably affair affect+ affectation affection affectionate affectionately affidavit affiliate+
affiliation affinity affirm+ affirmation affirmative affirmatively affix+ afflict+ affliction affluence affluent
affluently afford+ affordable afforest+ afforestation affray affront+ afghan aficionado afield afire aflame afloat
aflutter afoot aforementioned aforesaid aforethought afoul afraid afresh after afterbirth afterburner aftercare
aftereffect afterglow afterlife afterlives aftermath afternoon aftershave aftershock aftertaste afterthought afterward
afterword again against agape agar agate agave age+ aged ageings ageism ageless agency agenda agendas agent
agglomerate+ agglomeration agglutinate+ agglutination aggrandise+ aggrandisement aggrandize+ aggrandizement
aggrandizes aggravate+ aggravation aggregate+ aggregation aggression aggressive aggressively aggressiveness aggressor
aggrieve+ aghast agile agilely agility aging agitate+ agitation agitator agleam aglitter aglow agnostic agnosticism
agog agonise+ agonisingly agonize+ agonizes agonizingly agony agrarian agree+ agreeable agreeably agreement
agribusiness agricultural agriculturalist agriculture agronomist agronomy aground ague ahead ahem ahoy aid+ aide ail+
aileron ailment aim+ aimless aimlessly aimlessness air+ airborne airbrush+ aircraft airdrop+ airfare airfield airfoil
airhead airier airiest airily airiness airings airless airlift+ airline airliner airmail+ airman airmen airplane
airport airship airsick airsickness airspace airstrip airtight airwaves airway airworthy airy aisle ajar akimbo akin
alabaster alacrity alarm+ alarmingly alarmist alas albacore albatross albeit albino album albumen albumin alchemist
alchemy alcohol alcoholic alcoholism alcove alder alderman aldermen alderwoman alderwomen alert+ alertly alertness
alfalfa alfresco alga algae algebra algebraic algebraically algebras algorithm algorithmic alias+ aliases alibi+
alibis alien+ alienable alienate+ alienation alight+ align+ alignment alike alimentary alimony alive alkali alkalies
alkaline alkalinity alkaloid allay+ allegation allege+ allegedly allegiance allegorical allegorically allegory allegro
alleluia alleluias allergen allergenic allergic allergist allergy alleviate+ alleviation alley alleyway alliance
allied alligator alliteration alliterative allocate+ allocation allot+ allotment allover allow+ allowable allowance
alloy+ allspice allude+ allure+ allusion allusive allusively alluvial alluvium ally+ almanac almighty almond almost
alms aloe aloes aloft aloha alohas alone along alongside aloof aloofness aloud alpaca alpacas alpha alphabet
alphabetic alphabetical alphabetically alphabetise+ alphabetize+ alphabetizes alphanumeric alphas alpine already
alright also altar alter+ alterable alteration altercation alternate+ alternately alternation alternative
alternatively alternator although altimeter altitude alto altogether altruism altruist altruistic altruistically alum
aluminium aluminum alumna alumnae alumni alumnus always amalgam amalgamate+ amalgamation amanuenses amanuensis
amaranth amaryllis amaryllises amass+ amateur amateurish amateurism amatory amaze+ amazement amazes amazingly amazon
ambassador ambassadorial ambassadorship amber ambergris ambiance ambidextrous ambidextrously ambience ambient
ambiguity ambiguous ambiguously ambition ambitious ambitiously ambitiousness ambivalence ambivalent ambivalently
amble+ ambrosia ambulance ambulatory ambush+ ameliorate+ amelioration amen amenable amend+ amendable amendment amenity
amethyst amiability amiable amiably amicability amicable amicably amid amidships amidst amigo amino amiss amity
ammeter ammo ammonia ammunition amnesia amnesiac amnestied amnesty+ amniocenteses amniocentesis amoeba amoebae amoebas
amoebic amok among amongst amoral amorality amorally amorous amorously amorousness amorphous amorphously amorphousness
amortisation amortise+ amortization amortize+ amortizes amount+ amour amperage ampere ampersand amphetamine amphibian
amphibious amphitheater amphitheatre ample ampler amplest amplification amplified amplifier amplify+ amplitude amply
ampule amputate+ amputation amputee amulet amuse+ amusement amusingly anachronism anachronistic anaconda anacondas
anaemia anaemic anaerobic anaesthesia anaesthesiologist anaesthesiology anaesthetic anaesthetise+ anaesthetist anagram
anal analgesia analgesic analog analogous analogously analogue analogy analyse+ analyser analysis analyst analytic
analytical analytically analyze+ analyzer analyzes anapest anarchic anarchically anarchism anarchist anarchistic
anarchy anathema anathemas anatomic anatomical anatomically anatomist anatomy ancestor ancestral ancestress ancestry
anchor+ anchorage anchorite anchorman anchormen anchorpeople anchorperson anchorwoman anchorwomen anchovy ancient
ancienter ancientest ancillary andante andiron androgen androgynous android anecdotal anecdote anemia anemic
anemometer anemone anesthesia anesthesiologist anesthesiology anesthetic anesthetist anesthetize+ anesthetizes
aneurysm anew angel angelic angelically anger+ angina angioplasty angiosperm angle+ angler angleworm angora angoras
angrier angriest angrily angry angst angstrom anguish+ angular angularity animal animate+ animatedly animation
animator anime animism animist animistic animosity animus anion anise+ ankh ankle anklet annals anneal+ annex+
annexation annihilate+ annihilation annihilator anniversary annotate+ annotation announce+ announcement announcer
annoy+ annoyance annoyingly annual annually annuity annul annular annulled annulling annulment anode anodyne anoint+
anointment anomalous anomaly anon anonymity anonymous anonymously anopheles anorak anorexia anorexic another answer+
answerable ant+ antacid antagonise+ antagonism antagonist antagonistic antagonistically antagonize+ antagonizes
antarctic ante+ anteater antebellum antecedent antechamber antedate+ antediluvian antelope antenna antennae antennas
anterior anteroom anthem anther anthill anthologise+ anthologist anthologize+ anthologizes anthology anthracite
anthrax anthropocentric anthropoid anthropological anthropologist anthropology anthropomorphic anthropomorphism anti
antiabortion antiaircraft antibiotic antibody antic anticipate+ anticipation anticipatory anticked anticking
anticlimactic anticlimax anticlockwise anticyclone antidepressant antidote antifreeze antigen antihero antihistamine
antiknock antimatter antimony antiparticle antipasti antipasto antipathetic antipathy antipersonnel antiperspirant
antiphonal antipodes antiquarian antiquary antiquate+ antique+ antiquity antis antiseptic antiseptically antislavery
antisocial antitheses antithesis antithetical antithetically antitoxin antitrust antiviral antivirus antiwar antler+
antonym anus anuses anvil anxiety anxious anxiously anybody anyhow anymore anyone anyplace anything anytime anyway
anywhere aorta aortas apace apart apartheid apartment apathetic apathetically apathy aped aperitif aperture apex
aphasia aphasic aphelia aphelion aphid aphorism aphoristic aphrodisiac apiary apiece aping aplenty aplomb apocalypse
apocalyptic apocryphal apogee apolitical apologetic apologetically apologia apologias apologise+ apologist apologize+
apologizes apology apoplectic apoplexy apostasy apostate apostle apostolic apostrophe apothecary apotheoses apotheosis
appal appall+ appallingly apparatus apparatuses apparel+ apparelled apparelling apparent apparently apparition appeal+
appear+ appearance appease+ appeasement appeaser appellant appellate appellation append+ appendage appendectomy
appendices appendicitis appendix appertain+ appetiser appetising appetisingly appetite appetizer appetizing
appetizingly applaud+ applause apple applejack applesauce appliance applicability applicable applicant application
applicator applied apply+ appoint+ appointee appointive appointment apportion+ apportionment apposite appositely
appositeness apposition appositive appraisal appraise+ appraiser appreciable appreciably appreciate+ appreciation
appreciative appreciatively apprehend+ apprehension apprehensive apprehensively apprehensiveness apprentice+
apprenticeship apprise+ apprize+ apprizes approach+ approachable approbation appropriate+ appropriately
appropriateness appropriation approval approve+ approvingly approximate+ approximately approximation apps appurtenance
apricot apron apropos apse apter aptest aptitude aptly aptness aqua aquaculture aquamarine aquanaut aquaplane+
aquarium aquas aquatic aquavit aqueduct aqueous aquifer aquiline arabesque arable arachnid arbiter arbitrarily
arbitrariness arbitrary arbitrate+ arbitration arbitrator arbor arboreal arboretum arborvitae arbour arbutus arbutuses
arc+ arcade arcane arch+ archaeological archaeologist archaeology archaic archaically archaism archangel archbishop
archbishopric archdeacon archdiocese archduke archenemy archer archery archest archetypal archetype archipelago
architect architectural architecturally architecture archive+ archivist archly archness archway arctic ardent ardently
ardor ardour arduous arduously arduousness area areas arena arenas argon argosy argot arguable arguably argue+
argument argumentation argumentative argyle aria arias arid aridity aright arise+ arisen aristocracy aristocrat
aristocratic aristocratically arithmetic arithmetical arithmetically arm+ armada armadas armadillo armament armature
armband armchair armful armhole armistice armlet armor+ armorer armory armour+ armourer armoury armpit armrest army
aroma aromas aromatherapy aromatic arose around arousal arouse+ arpeggio arraign+ arraignment arrange+ arrangement
arranger arrant array+ arrears arrest+ arrival arrive+ arrogance arrogant arrogantly arrogate+ arrow arrowhead
arrowroot arroyo arse arsehole arsenal arsenic arson arsonist artefact arterial arteriosclerosis artery artful
artfully artfulness arthritic arthritis arthropod artichoke article articulate+ articulately articulateness
articulation artier artiest artifact artifice artificer artificial artificiality artificially artillery artisan artist
artiste artistic artistically artistry artless artlessly artlessness artsier artsiest artsy artwork arty asbestos
ascend+ ascendancy ascendant ascension ascent ascertain+ ascertainable ascetic asceticism ascot ascribable ascribe+
ascription aseptic asexual asexually ash+ ashamed ashamedly ashcan ashen ashier ashiest ashore ashram ashtray ashy
aside asinine asininity ask+ askance askew aslant asleep asocial asparagus aspartame aspect aspen asperity aspersion
asphalt+ asphyxia asphyxiate+ asphyxiation aspic aspirant aspirate+ aspiration aspire+ aspirin assail+ assailable
assailant assassin assassinate+ assassination assault+ assaulter assay+ assemblage assemble+ assembler assembly
assemblyman assemblymen assemblywoman assemblywomen assent+ assert+ assertion assertive assertively assertiveness
assess+ assessment assessor asset asseverate+ asshole assiduous assiduously assiduousness assign+ assignable
assignation assignment assimilate+ assimilation assist+ assistance assistant assize assizes associate+ association
associative assonance assort+ assortment assuage+ assume+ assumption assurance assure+ assuredly assureds aster
asterisk+ astern asteroid asthma asthmatic astigmatic astigmatism astir astonish+ astonishingly astonishment astound+
astoundingly astrakhan astral astray astride astringency astringent astrologer astrological astrology astronaut
astronautics astronomer astronomic astronomical astronomically astronomy astrophysicist astrophysics astute astutely
astuteness astuter astutest asunder asylum asymmetric asymmetrical asymmetrically asymmetry asymptotic asymptotically
asynchronous asynchronously atavism atavistic atelier atheism atheist atheistic atherosclerosis athlete athletic
athletically atlas atlases atmosphere atmospheric atmospherically atoll atom atomic atomiser atomizer atonal atonality
atone+ atonement atop atria atrium atrocious atrociously atrociousness atrocity atrophied atrophy+ attach+ attachment
attack+ attacker attain+ attainable attainment attar attempt+ attend+ attendance attendant attender attention
attentive attentively attentiveness attenuate+ attenuation attest+ attestation attic attire+ attitude attitudinise+
attitudinize+ attitudinizes attorney attract+ attraction attractive attractively attractiveness attributable
attribute+ attribution attributive attributively attrition attune+ atwitter atypical atypically auburn auction+
auctioneer audacious audaciously audaciousness audacity audibility audible audibly audience audio audiophile
audiovisual audit+ audition+ auditor auditorium auditory auger aught augment+ augmentation augur+ augury august
auguster augustest aunt aura aural aurally auras aureole auricle auspice auspicious auspiciously auspiciousness
austere austerely austerer austerest austerity authentic authentically authenticate+ authentication authenticity
author+ authorisation authorise+ authoritarian authoritarianism authoritative authoritatively authoritativeness
authority authorization authorize+ authorizes authorship autism autistic auto autobiographical autobiography autocracy
autocrat autocratic autocratically autograph+ autoimmune automate+ automatic automatically automation automaton
automobile+ automotive autonomous autonomously autonomy autopilot autopsied autopsy+ autoworker autumn autumnal
auxiliary avail+ availability available avalanche avalanches avarice avaricious avariciously avast avatar avenge+
avenger avenue aver+ average+ averse aversion avert+ avian aviary aviation aviator aviatrices aviatrix avid avidity
avidly avionics avocado avocation avoid+ avoidable avoidably avoidance avoirdupois avow+ avowal avowedly avuncular
await+ awake+ awaken+ awakenings award+ aware awareness awash away awed aweigh awesome awesomely awestruck awful
awfuller awfullest awfully awfulness awhile awing awkward awkwarder awkwardest awkwardly awkwardness awning awoke
awoken awry axed axial axing axiom axiomatic axiomatically axis axle axon ayatollah azalea azaleas azimuth azure baa+
baas babble+ babbler babe babel babied babier babiest baboon babushka babushkas baby+ babyhood babyish babysat
babysit+ babysitter baccalaureate bacchanal bacchanalian bachelor bacilli bacillus back+ backache backaches backbit+
backbite backbiter backbitten backboard backbone backbreaking backdate+ backdrop backer backfield backfire+ backgammon
background backhand+ backhoe backhoes backings backlash backless backlog+ backpack+ backpacker backpedal+ backpedalled
backpedalling backrest backside backslapper backslash backslid+ backslide backslider backspace+ backspin backstabbing
backstage backstairs backstop+ backstory backstretch backstroke+ backtrack+ backup backward backwardness backwash
backwater backwoods backyard bacon bacteria bacterial bacteriological bacteriologist bacteriology bacterium badder
baddest bade badge badger+ badinage badlands badly badminton badmouth+ badness baffle+ bafflement bag+ bagatelle bagel
baggage baggier baggiest bagginess baggy bagpipe bail+ bailiff bailiwick bailout bait+ baize bake+ baker bakery
balalaika balalaikas balance+ balcony bald+ balder balderdash baldest baldly baldness bale+ baleen baleful balefully
balk+ balkier balkiest balky ball+ ballad balladeer ballast+ ballerina ballerinas ballet ballistic balloon+ balloonist
ballot+ ballpark ballplayer ballpoint ballroom ballsier ballsiest ballsy ballyhoo+ balm balmier balmiest balminess
balmy baloney balsa balsam balsas baluster balustrade bamboo bamboozle+ ban+ banal banality banana bananas band+
bandage+ bandanna bandannas bandied bandier bandiest bandit banditry bandoleer bandstand bandwagon bandwidth bandy+
bane baneful bang+ bangle bani banish+ banishment banister banjo banjoist bank+ bankbook banker banknote bankroll+
bankrupt+ bankruptcy banner banns banquet+ banshee bantam bantamweight banter+ banyan baobab baptise+ baptism
baptismal baptist baptistery baptize+ baptizes bar+ barb+ barbacoa barbarian barbaric barbarism barbarity barbarous
barbarously barbecue+ barbell barber+ barberry barbershop barbiturate bard bare bareback barefaced barefoot+
barehanded bareheaded barely bareness barer barest barf+ bargain+ bargainer barge+ barista baristas baritone barium
bark+ barker barley barmaid barman barn barnacle barnstorm+ barnyard barometer barometric baron baroness baronet
baronial baroque barrack barracuda barracudas barrage+ barrel+ barrelled barrelling barren barrener barrenest
barrenness barrette barricade+ barrier barrings barrio barrister barroom barrow bartender barter+ basal basalt base+
baseball baseboard baseless baseline basely baseman basemen basement baseness baser basest bash+ bashful bashfully
bashfulness basic basically basil basilica basilicas basin basis bask+ basket basketball bass bassinet bassist basso
bassoon bassoonist bast+ bastard bastardise+ bastardize+ bastardizes baste bastion bat+ batch+ bate bath+ bathe bather
bathhouse bathmat bathos bathrobe bathroom bathtub batik baton batsman batsmen battalion batten+ batter+ battery
battier battiest battle+ battlefield battleground battlement battleship batty bauble baud baulk+ bauxite bawdier
bawdiest bawdily bawdiness bawdy bawl+ bay+ bayberry bayonet+ bayou bayous bazaar bazillion bazooka bazookas beach+
beachcomber beachhead beacon bead+ beadier beadiest beady beagle beak+ beaker beam+ bean+ beanbag bear+ bearable
beard+ bearer bearings bearish bearskin beast beastlier beastliest beastliness beastly beat+ beaten beater beatific
beatification beatified beatify+ beatings beatitude beatnik beau beaus beauteous beauteously beautician beautification
beautified beautifier beautiful beautifully beautify+ beauty beaver+ bebop becalm+ became because beck beckon+ become+
becomingly bed+ bedazzle+ bedbug bedclothes bedder bedeck+ bedevil+ bedevilled bedevilling bedevilment bedfellow
bedlam bedpan bedraggle+ bedridden bedrock bedroll bedroom bedside bedsore bedspread bedstead bedtime beech beechnut
beef+ beefburger beefier beefiest beefsteak beefy beehive beekeeper beekeeping beeline been beep+ beeper beer beeswax
beet beetle+ beeves befall+ befallen befell befit+ befog+ before beforehand befoul+ befriend+ befuddle+ beg+ began
begat beget+ beggar+ beggarly begin+ beginner beginnings begone begonia begonias begot begotten begrudge+ begrudgingly
beguile+ beguilingly begun behalf behalves behave+ behavior behavioral behaviour behavioural behead+ beheld behemoth
behest behind behold+ beholden beholder behoove+ behove+ beige being belabor+ belabour+ belated belatedly belay+
belch+ beleaguer+ belfry belie+ belief belies believable believe+ believer belittle+ bell+ belladonna bellboy belle
bellhop bellicose bellicosity bellied belligerence belligerency belligerent belligerently bellow+ bellwether belly+
bellyache+ bellyaches bellybutton bellyful belong+ belongings beloved below belt+ beltway belying bemoan+ bemuse+
bench+ benchmark bend+ bender beneath benediction benefaction benefactor benefactress benefice beneficence beneficent
beneficently beneficial beneficially beneficiary benefit+ benevolence benevolent benevolently benighted benign
benignly bent benumb+ benzene bequeath+ bequest berate+ bereave+ bereavement bereft beret berg beriberi berm berried
berry+ berserk berth+ beryl beryllium beseech+ beset+ beside besiege+ besieger besmirch+ besom besot+ besought
bespeak+ bespoke bespoken best+ bestial bestiality bestiary bestir+ bestow+ bestowal bestridden bestride+ bestrode
bestseller bet+ beta betake+ betaken betas betcha bethink+ bethought betide+ betoken+ betook betray+ betrayal betrayer
betroth+ betrothal better+ betterment bettor between betwixt bevel+ bevelled bevelling beverage bevy bewail+ beware+
bewilder+ bewilderment bewitch+ beyond biannual biannually bias+ biases biathlon bible biblical bibliographer
bibliographic bibliographical bibliography bibliophile bibulous bicameral bicentennial bicep bicker+ bicuspid bicycle+
bicyclist bid+ bidden bidder biddy bide bidet bidirectional biennial biennially bier bifocal bifurcate+ bifurcation
bigamist bigamous bigamy bigger biggest biggie biggies bighearted bighorn bight bigmouth bigness bigot+ bigotry bigwig
bike+ biker bikini bikinis bilateral bilaterally bile bilge bilingual bilious bilk+ bill+ billboard billet+ billfold
billiards billings billion billionaire billionth billow+ billowy billy bimbo bimonthly bin+ binary bind+ binder
bindery bindings binge+ bingo binnacle binocular binomial biochemical biochemist biochemistry biodegradable
biodiversity biofeedback biographer biographical biography biological biologically biologist biology biomedical bionic
biophysicist biophysics biopsied biopsy+ biorhythm biosphere biotechnology bipartisan bipartite biped bipedal biplane
bipolar biracial birch+ bird+ birdbath birdbrained birdcage birdhouse birdie+ birdies birdseed birdwatcher biretta
birettas birth+ birthday birther birthmark birthplace birthrate birthright birthstone biscuit bisect+ bisection
bisector bisexual bisexuality bishop bishopric bismuth bison bisque bistro bit+ bitch+ bitchier bitchiest bitchy
bitcoin bite bitingly bitmap bitten bitter bitterer bitterest bitterly bittern bitterness bittersweet bitumen
bituminous bivalve bivouac bivouacked bivouacking biweekly bizarre bizarrely blab+ blabbermouth black+ blackball+
blackberry+ blackbird blackboard blackcurrant blacken+ blacker blackest blackguard blackhead blackish blackjack+
blacklist+ blackmail+ blackmailer blackness blackout blacksmith blackthorn blacktop+ bladder blade blah blame+
blameless blamelessly blamer blameworthy blanch+ blancmange bland blander blandest blandishment blandly blandness
blank+ blanker blankest blanket+ blankly blankness blare+ blarney+ blaspheme+ blasphemer blasphemous blasphemously
blasphemy blast+ blaster blastoff blatant blatantly blaze+ blazer blazes blazon+ bleach+ bleacher bleak bleaker
bleakest bleakly bleakness blearier bleariest blearily bleary bleat+ bled bleed+ bleeder bleep+ blemish+ blench+
blend+ blender bless+ blessedly blessedness blessings blew blight+ blimp blind+ blinder blindest blindfold+ blindingly
blindly blindness blindside+ bling blink+ blinker+ blintz blintze blip bliss blissful blissfully blissfulness blister+
blithe blithely blither blithest blitz+ blizzard bloat+ blob+ bloc block+ blockade+ blockage blockbuster blockchain
blockhead blockhouse blog+ blogger blond blonde blonder blondest blondness blood+ bloodbath bloodcurdling bloodhound
bloodied bloodier bloodiest bloodless bloodlessly bloodmobile bloodshed bloodshot bloodstain+ bloodstream bloodsucker
bloodthirstier bloodthirstiest bloodthirstiness bloodthirsty bloody+ bloom+ bloomer blooper blossom+ blot+ blotch+
blotchier blotchiest blotchy blotter blouse+ blow+ blower blowgun blown blowout blowsier blowsiest blowsy blowtorch
blowup blowzier blowziest blowzy blubber+ bludgeon+ blue+ bluebell blueberry bluebird bluebottle bluefish bluegrass
bluejacket bluenose blueprint+ bluer bluest bluestocking bluff+ bluffer bluffest bluish blunder+ blunderbuss blunderer
blunt+ blunter bluntest bluntly bluntness blur+ blurb blurrier blurriest blurry blurt+ blush+ blusher bluster+
blustery boar board+ boarder boardinghouse boardroom boardwalk boas boast+ boaster boastful boastfully boastfulness
boat+ boater boatman boatmen boatswain bob+ bobbin bobble+ bobby bobcat bobolink bobsled+ bobtail bobwhite bode+
bodega bodegas bodice bodily bodkin body bodybuilding bodyguard bodywork bog+ bogey+ bogeyman bogeymen boggier
boggiest boggle+ boggy bogie bogies bogus bohemian boil+ boiler boilerplate boilings boisterous boisterously
boisterousness bola bolas bold bolder boldest boldface boldly boldness bole bolero boll bologna bolster+ bolt+ bomb+
bombard+ bombardier bombardment bombast bombastic bomber bombings bombshell bonanza bonanzas bonbon bond+ bondage
bondsman bondsmen bone+ bonehead boneless boner bonfire bong+ bongo bonier boniest bonito bonkers bonnet bonnier
bonniest bonny bonsai bonus bonuses bony boo+ boob+ booby boodle boogie+ boogies book+ bookcase bookend bookie bookies
bookings bookish bookkeeper bookkeeping booklet bookmaker bookmaking bookmark+ bookmobile bookseller bookshelf
bookshelves bookshop bookstore bookworm boom+ boomerang+ boon boondocks boondoggle+ boor boorish boorishly boost+
booster boot+ bootblack bootee booth bootleg+ bootlegger bootless bootstrap booty booze+ boozer boozes boozier
booziest boozy bop+ borax bordello border+ borderland borderline bore+ boredom borer boringly born borne boron borough
borrow+ borrower borscht bosh bosom boss+ bossier bossiest bossily bossiness bossy botanical botanist botany botch+
both bother+ bothersome botnet bottle+ bottleneck bottom+ bottomless botulism boudoir bouffant bough bought
bouillabaisse bouillabaisses bouillon boulder boulevard bounce+ bouncer bouncier bounciest bouncy bound+ boundary
bounden bounder boundless bounteous bountiful bountifully bounty bouquet bourbon bourgeois bourgeoisie bout boutique
bovine bow+ bowdlerise+ bowdlerize+ bowdlerizes bowel bower bowl+ bowlegged bowler bowman bowmen bowsprit bowstring
box+ boxcar boxer boxwood boycott boycotted boycotting boyfriend boyhood boyish boyishly boyishness boysenberry bozo
brace+ bracelet bracken bracket+ brackish bract brad brag+ braggart bragger braid+ braille brain+ brainchild
brainchildren brainier brainiest brainless brainstorm+ brainteaser brainwash+ brainy braise+ brake+ brakeman brakemen
bramble bran branch+ brand+ brandied brandish+ brandy+ bras brash brasher brashest brashly brashness brass brassier
brassiere brassiest brassy brat brattier brattiest bratty bravado brave+ bravely braver bravery bravest bravo bravura
bravuras brawl+ brawler brawn brawnier brawniest brawniness brawny bray+ brazen+ brazenly brazenness brazier breach+
bread+ breadbasket breadfruit breadth breadwinner break+ breakable breakage breakdown breaker breakfast+ breakneck
breakpoints breakthrough breakup breakwater breast+ breastbone breastplate breaststroke breastwork breath+ breathable
breathe breather breathier breathiest breathless breathlessly breathlessness breathtaking breathtakingly breathy bred
breech breed+ breeder breeze+ breezes breezier breeziest breezily breeziness breezy brethren breviary brevity brew+
brewer brewery briar bribe+ bribery brick+ brickbat bricklayer bricklaying bridal bride bridegroom bridesmaid bridge+
bridgehead bridgework bridle+ brief+ briefcase briefer briefest briefings briefly briefness brier brig brigade brigand
brigandage brigantine bright brighten+ brighter brightest brightly brightness brilliance brilliancy brilliant
brilliantly brim+ brimful brimstone brindled brine bring+ brinier briniest brink brinkmanship briny briquette brisk+
brisker briskest brisket briskly briskness bristle+ bristlier bristliest bristly britches brittle brittleness brittler
brittlest broach+ broad broadband broadcast+ broadcaster broadcloth broaden+ broader broadest broadloom broadly
broadness broadside+ broadsword brocade+ broccoli brochure brogan brogue broil+ broiler broke broken brokenhearted
broker+ brokerage bromide bromine bronchi bronchial bronchitis bronchus bronco brontosaur brontosaurus brontosauruses
bronze+ bronzes brooch brood+ brooder brook+ broom broomstick broth brothel brother brotherhood brotherliness
brotherly brought brouhaha brouhahas brow browbeat+ browbeaten brown+ browner brownest brownie brownies brownish
brownout brownstone browse+ browser bruin bruise+ bruiser brunch+ brunet brunette brunt brush+ brushwood brusque
brusquely brusqueness brusquer brusquest brutal brutalise+ brutality brutalize+ brutalizes brutally brute brutish
brutishly bubble+ bubblier bubbliest bubbly buccaneer+ buck+ buckboard bucket+ bucketful buckeye buckle+ buckler
buckram bucksaw buckshot buckskin buckteeth bucktooth+ buckwheat buckyball bucolic bud+ buddings buddy budge+
budgerigar budget+ budgetary budgie budgies buff+ buffalo+ buffer+ buffet+ buffoon buffoonery bug+ bugaboo bugbear
bugger buggier buggiest buggy bugle+ bugler build+ builder buildings buildup built builtin bulb bulbous bulge+ bulgier
bulgiest bulgy bulimia bulimic bulk+ bulkhead bulkier bulkiest bulkiness bulky bull+ bulldog+ bulldoze+ bulldozer
bulldozes bullet bulletin+ bulletproof+ bullfight+ bullfighter bullfinch bullfrog bullheaded bullhorn bullied bullion
bullish bullock bullpen bullring bullshit+ bully+ bulrush bulwark bum+ bumble+ bumblebee bumbler bummer bummest bump+
bumper bumpier bumpiest bumpkin bumptious bumpy bunch+ bundle+ bung+ bungalow bunghole bungle+ bungler bunion bunk+
bunker bunkhouse bunkum bunny bunt+ buntings buoy+ buoyancy buoyant buoyantly bur+ burble+ burden+ burdensome burdock
bureau bureaucracy bureaucrat bureaucratic bureaucratically bureaus burg burgeon+ burger burgher burglar burglarise+
burglarize+ burglarizes burglary burgle+ burial buried burka burkas burlap burlesque+ burlier burliest burliness burly
burn+ burner burnish+ burnoose burnout burnt burp+ burqa burqas burr burrito burro burrow+ bursar bursitis burst+
bury+ bus+ busboy busby buses bush+ bushel+ bushelled bushelling bushier bushiest bushiness bushings bushman bushmen
bushwhack+ bushwhacker bushy busied busier busiest busily business businesslike businessman businessmen businesswoman
businesswomen buss+ bust+ buster bustle+ busy+ busybody busyness busywork but+ butane butch butcher+ butchery butler
butt butte butter+ buttercup butterfat butterfingers butterflied butterfly+ butterier butteriest buttermilk butternut
butterscotch buttery buttock button+ buttonhole+ buttress+ buxom buy+ buyer buyout buzz+ buzzard buzzer buzzkill
buzzword bygone bylaw byline bypass+ byplay byproduct bystander byte byway byword cab+ cabal cabana cabanas cabaret
cabbage cabby cabin cabinet cabinetmaker cable+ cablecast+ cablegram caboodle caboose cacao cache+ caches cachet
cackle+ cacophonous cacophony cacti cactus cadaver cadaverous caddie+ caddies caddish caddying cadence cadenza
cadenzas cadet cadge+ cadger cadmium cadre caducei caduceus caesium caesura caesuras cafeteria cafeterias caffeinated
caffeine caftan cage+ cagey cagier cagiest cagily caginess cahoot cairn caisson cajole+ cajolery cake+ calabash
calamine calamitous calamity calcified calcify+ calcine+ calcite calcium calculable calculate+ calculation calculator
calculi calculus calendar+ calf calfskin caliber calibrate+ calibration calibrator calibre calico caliper+ caliph
caliphate calisthenic calk+ call+ callable caller calligrapher calligraphy callings calliope callisthenic callous+
callouses callously callousness callow callower callowest callus+ calluses calm+ calmer calmest calmly calmness
caloric calorie calories calorific calumniate+ calumny calve+ calypso calyx camaraderie camber+ cambium cambric
camcorder came camel camellia camellias cameo camera cameraman cameramen cameras camerawoman camerawomen camisole
camouflage+ camp+ campaign+ campaigner campanile camper campfire campground camphor campier campiest campsite campus
campuses campy camshaft can+ canal canard canary canasta cancan cancel+ cancellation cancelled cancelling cancer
cancerous candelabra candelabras candelabrum candid candidacy candidate candidly candidness candied candle+
candlelight candlestick candor candour candy+ cane canine canister canker+ cankerous cannabis cannabises cannery
cannibal cannibalise+ cannibalism cannibalistic cannibalize+ cannibalizes cannier canniest cannily canniness cannon+
cannonade+ cannonball cannot canny canoe+ canoeist canoes canon canonical canonisation canonise+ canonization
canonize+ canonizes canopied canopy+ cant+ cantaloupe cantankerous cantankerously cantankerousness cantata cantatas
canteen canter+ canticle cantilever+ canto canton cantor canvas+ canvasback canvases canvass+ canvasser canyon cap+
capability capable capably capacious capaciously capaciousness capacitance capacitor capacity caparison+ cape caper+
capillary capital capitalisation capitalise+ capitalism capitalist capitalistic capitalization capitalize+ capitalizes
capitol capitulate+ capitulation caplet capon cappuccino caprice capricious capriciously capriciousness capsize+
capsizes capstan capsule+ captain+ captaincy caption+ captious captivate+ captivation captive captivity captor
capture+ car+ carafe caramel carapace carat caravan caraway carbide carbine carbohydrate carbon carbonate+ carbonation
carboy carbs carbuncle carburetor carburettor carcass carcinogen carcinogenic carcinoma carcinomas card+ cardboard
cardiac cardigan cardinal cardio cardiogram cardiologist cardiology cardiopulmonary cardiovascular cardsharp care
careen+ career+ carefree careful carefuller carefullest carefully carefulness caregiver careless carelessly
carelessness caress+ caret caretaker careworn carfare cargo caribou caribous caricature+ caricaturist caries carillon
carjack+ carjacker carjackings carmine carnage carnal carnally carnation carnelian carnival carnivore carnivorous
carol+ caroler carolled caroller carolling carom+ carotid carousal carouse+ carousel carouser carp+ carpal carpel
carpenter+ carpentry carpet+ carpetbag+ carpetbagger carpi carport carpus carrel carriage carriageway carried carrier
carrion carrot carry+ carryall carryout carsick carsickness cart+ cartel cartilage cartilaginous cartographer
cartography carton cartoon+ cartoonist cartridge cartwheel+ carve+ carver carvings caryatid cascade+ case+ casein
caseload casement casework caseworker cash+ cashback cashew cashier+ cashmere casings casino cask casket cassava
cassavas casserole+ cassette cassia cassias cassock cast+ castanet castaway caste caster castigate+ castigation
castigator castings castle+ castoff castor castrate+ castration casual casually casualness casualty casuist casuistry
cataclysm cataclysmic catacomb catafalque catalepsy cataleptic catalog+ cataloger catalogue+ cataloguer catalpa
catalpas catalyse+ catalysis catalyst catalytic catalyze+ catalyzes catamaran catapult+ cataract catarrh catastrophe
catastrophic catastrophically catatonic catbird catboat catcall+ catch+ catchall catcher catchier catchiest catchings
catchment catchphrase catchword catchy catechise+ catechism catechize+ catechizes categorical categorically
categorisation categorise+ categorization categorize+ categorizes category cater+ caterer caterings caterpillar
caterwaul+ catfish catgut catharses catharsis cathartic cathedral catheter cathode catholic catholicity cation catkin
catnap+ catnip cattail cattier cattiest cattily cattiness cattle cattleman cattlemen catty catwalk caucus+ caucuses
caudal caught cauldron cauliflower caulk+ causal causality causally causation causative cause+ causeless causeway
caustic caustically cauterise+ cauterize+ cauterizes caution+ cautionary cautious cautiously cautiousness cavalcade
cavalier cavalry cavalryman cavalrymen cave+ caveat caveman cavemen cavern cavernous caviar cavil+ cavilled cavilling
cavity cavort+ caw+ cayenne cease+ ceasefire ceaseless ceaselessly cedar cede+ cedilla cedillas ceiling celebrant
celebrate+ celebration celebratory celebrity celerity celery celesta celestas celestial celibacy celibate cell cellar
cellist cello cellophane cellular cellulite celluloid cellulose cement+ cemetery cenotaph censer censor+ censorious
censoriously censorship censure+ census+ censuses cent centaur centenarian centenary centennial center+ centerfold
centerpiece centigrade centigram centiliter centilitre centime centimeter centimetre centipede central centralisation
centralise+ centralization centralize+ centralizes centrally centre+ centrefold centrepiece centrifugal centrifuge+
centripetal centrist centurion century cephalic ceramic cereal cerebellum cerebra cerebral cerebrum ceremonial
ceremonially ceremonious ceremoniously ceremony cerise certain certainly certainty certifiable certificate+
certification certified certify+ certitude cerulean cervical cervices cervix cesarean cesium cessation cession
cesspool cetacean chafe+ chaff+ chaffinch chagrin+ chain+ chainsaw+ chair+ chairlift chairman chairmanship chairmen
chairperson chairwoman chairwomen chaise chalet chalice chalk+ chalkboard chalkier chalkiest chalky challenge+
challenger chamber chamberlain chambermaid chambray chameleon chamois chamomile champ+ champagne champion+
championship chance+ chancel chancellery chancellor chancery chancier chanciest chancy chandelier chandler change+
changeable changeling changeover channel+ channelled channelling chant+ chanter chantey chanticleer chaos chaotic
chaotically chap+ chaparral chapel chaperon+ chaperone chaplain chaplaincy chaplet chapter char+ character
characterisation characterise+ characteristic characteristically characterization characterize+ characterizes charade
charbroil+ charcoal charge+ chargeable charger charier chariest charily chariot charioteer charisma charismatic
charitable charitably charity charlatan charm+ charmer charmingly chart+ charter+ chartreuse charwoman charwomen chary
chase+ chaser chasm chassis chaste chastely chasten+ chaster chastest chastise+ chastisement chastity chasuble chat+
chateaus chattel chatter+ chatterbox chatterer chattier chattiest chattily chattiness chatty chauffeur+ chauvinism
chauvinist chauvinistic cheap cheapen+ cheaper cheapest cheaply cheapness cheapskate cheat+ cheater check+ checkbook
checker+ checkerboard checklist checkmate+ checkout checkpoint checkroom checkup cheddar cheek+ cheekbone cheekier
cheekiest cheekily cheekiness cheeky cheep+ cheer+ cheerful cheerfuller cheerfullest cheerfully cheerfulness cheerier
cheeriest cheerily cheeriness cheerleader cheerless cheerlessly cheerlessness cheery cheese+ cheeseburger cheesecake
cheesecloth cheesier cheesiest cheesy cheetah chef chemical chemically chemise chemist chemistry chemotherapy chenille
cheque+ chequebook chequer+ chequerboard cherish+ cheroot cherry cherub cherubic cherubim chervil chess chessboard
chessman chessmen chest chestnut chevron chew+ chewer chewier chewiest chewy chiaroscuro chic chicanery chicer chicest
chichi chichis chick chickadee chicken+ chickenpox chickpea chickpeas chickweed chicle chicory chide+ chief chiefer
chiefest chiefly chieftain chiffon chigger chignon chilblain child childbearing childbirth childcare childhood
childish childishly childishness childless childlessness childlike childproof+ children chili chilies chill+ chiller
chillest chilli chillier chilliest chilliness chillings chilly chime+ chimera chimeras chimerical chimney chimp
chimpanzee chin+ china chinchilla chinchillas chink+ chino chinstrap chintz chintzier chintziest chintzy chip+
chipmunk chipper chiropodist chiropody chiropractic chiropractor chirp+ chirrup+ chisel+ chiseler chiselled chiseller
chiselling chit chitchat+ chitin chitterlings chivalrous chivalrously chivalry chive chloride chlorinate+ chlorination
chlorine chlorofluorocarbon chloroform+ chlorophyll chock+ chocolate choice choicer choicest choir choke+ choker
choler cholera choleric cholesterol chomp+ choose+ choosier choosiest choosy chop+ chopper+ choppier choppiest
choppily choppiness choppy chopstick choral chorale chord chore choreograph+ choreographer choreographic choreography
chorister chortle+ chorus+ choruses chose chosen chow+ chowder christen+ christenings chromatic chrome+ chromium
chromosome chronic chronically chronicle+ chronicler chronological chronologically chronology chronometer chrysalis
chrysalises chrysanthemum chubbier chubbiest chubbiness chubby chuck+ chuckhole chuckle+ chug+ chum+ chummier
chummiest chumminess chummy chump chunk chunkier chunkiest chunkiness chunky church churchgoer churchman churchmen
churchyard churl churlish churlishly churlishness churn+ chute chutney chutzpah chyron ciabatta ciabattas cicada
cicadas cicatrices cicatrix cider cigar cigarette cigarillo cilantro cilia cilium cinch+ cinchona cinchonas cincture
cinder+ cinema cinemas cinematic cinematographer cinematography cinnabar cinnamon cipher+ circa circadian circle+
circlet circuit+ circuitous circuitously circuitry circular circularise+ circularity circularize+ circularizes
circulate+ circulation circulatory circumcise+ circumcision circumference circumflex circumlocution circumnavigate+
circumnavigation circumscribe+ circumscription circumspect circumspection circumstance+ circumstantial
circumstantially circumvent+ circumvention circus circuses cirrhosis cirrus cisgender cistern citadel citation cite+
citizen citizenry citizenship citric citron citronella citrus citruses city civet civic civil civilian civilisation
civilise+ civility civilization civilize+ civilizes civilly civvies clack+ clad claim+ claimant clairvoyance
clairvoyant clam+ clambake clamber+ clammier clammiest clamminess clammy clamor+ clamorous clamour+ clamp+ clampdown
clan clandestine clandestinely clang+ clangor clangour clank+ clannish clap+ clapboard+ clapper claptrap claret
clarification clarified clarify+ clarinet clarinetist clarinettist clarion+ clarity clash+ clasp+ class+ classic
classical classically classicism classicist classier classiest classifiable classification classified classify+
classiness classless classmate classroom classy clatter+ clause claustrophobia claustrophobic clavichord clavicle
claw+ clay clayey clayier clayiest clean+ cleaner cleanest cleanings cleanlier cleanliest cleanliness cleanly
cleanness cleanse+ cleanser cleanup clear+ clearance clearer clearest clearinghouse clearings clearly clearness cleat
cleavage cleave+ cleaver clef cleft clematis clematises clemency clement clench+ clerestory clergy clergyman clergymen
clergywoman clergywomen cleric clerical clerk+ clever cleverer cleverest cleverly cleverness clew+ click+ clickable
clickbait client cliff cliffhanger climactic climate climatic climax+ climb+ climber clime clinch+ clincher cling+
clingier clingiest clingy clinic clinical clinically clinician clink+ clinker clip+ clipboard clipper clippings clique
cliquish clit clitoral clitoris clitorises cloak+ cloakroom clobber+ cloche cloches clock+ clockwise clockwork clod
clodhopper clog+ cloister+ clomp+ clone+ clop+ close+ closefisted closely closemouthed closeness closeout closer
closest closet+ closure clot+ cloth+ clothe clothesline clothespin clothier cloture cloud+ cloudburst cloudier
cloudiest cloudiness cloudless cloudy clout+ clove cloven clover cloverleaf cloverleaves clown+ clownish clownishly
clownishness cloy+ club+ clubfeet clubfoot clubhouse cluck+ clue+ clueless clump+ clumsier clumsiest clumsily
clumsiness clumsy clung clunk+ clunker clunkier clunkiest clunky cluster+ clutch+ clutter+ coach+ coachman coachmen
coagulant coagulate+ coagulation coal+ coalesce+ coalescence coalition coarse coarsely coarsen+ coarseness coarser
coarsest coast+ coastal coaster coastline coat+ coatings coauthor+ coax+ cobalt cobble+ cobbler cobblestone cobra
cobras cobweb cocaine cocci coccis coccus coccyges coccyx cochlea cochleae cochleas cock+ cockade cockamamie cockatoo
cockerel cockeyed cockfight cockier cockiest cockily cockiness cockle cockleshell cockney cockpit cockroach cockscomb
cocksucker cocksure cocktail cocky cocoa cocoas coconut cocoon+ cod+ coda codas coddle+ code codeine codependency
codependent codex codfish codger codices codicil codification codified codify+ coed coeducation coeducational
coefficient coequal coerce+ coercion coercive coeval coexist+ coexistence coffee coffeecake coffeehouse coffeepot
coffer coffin+ cogency cogent cogently cogitate+ cogitation cognac cognate cognisance cognisant cognition cognitive
cognizance cognizant cognomen cogwheel cohabit+ cohabitation cohere+ coherence coherent coherently cohesion cohesive
cohesively cohesiveness cohort coif coiffed coiffing coiffure+ coil+ coin+ coinage coincide+ coincidence coincident
coincidental coincidentally coital coitus coke+ cola colander colas cold colder coldest coldly coldness coleslaw colic
colicky coliseum colitis collaborate+ collaboration collaborative collaborator collage collapse+ collapsible collar+
collarbone collate+ collateral collation colleague collect+ collectable collectible collection collective collectively
collectivise+ collectivism collectivist collectivize+ collectivizes collector colleen college collegian collegiate
collide+ collie collier colliery collies collision collocate+ collocation colloid colloquial colloquialism
colloquially colloquium colloquy collude+ collusion collusive cologne colon colonel colones colonial colonialism
colonialist colonisation colonise+ coloniser colonist colonization colonize+ colonizer colonizes colonnade colonoscopy
colony color+ coloration coloratura coloraturas colorblind coloreds colorfast colorful colorfully colorless colossal
colossally colossi colossus colour+ colouration colourblind coloureds colourfast colourful colourfully colourless cols
colt coltish columbine column+ columnist coma comas comatose comb+ combat+ combatant combative combination combine+
combo combustibility combustible combustion come+ comeback comedian comedic comedienne comedown comedy comelier
comeliest comeliness comely comer comestible comet comeuppance comfier comfiest comfort+ comfortable comfortably
comforter comfortingly comfy comic comical comically comings comity comma command+ commandant commandeer+ commander
commandment commando commas commemorate+ commemoration commemorative commence+ commencement commend+ commendable
commendably commendation commensurable commensurate comment+ commentary commentate+ commentator commerce commercial
commercialisation commercialise+ commercialism commercialization commercialize+ commercializes commercially commingle+
commiserate+ commiseration commissar commissariat commissary commission+ commissioner commit+ commitment committal
committee commode commodious commodity commodore common commoner commonest commonly commonplace commonwealth commotion
communal communally commune+ communicable communicant communicate+ communication communicative communicator communion
communique communism communist communistic community commutation commutative commute+ commuter compact+ compacter
compactest compaction compactly compactness compactor companion companionable companionship companionway company
comparability comparable comparably comparative comparatively compare+ comparison compartment compartmentalise+
compartmentalize+ compartmentalizes compass+ compassion compassionate compassionately compatibility compatible
compatibly compatriot compel compelled compelling compellingly compendium compensate+ compensation compensatory
compete+ competence competency competent competently competition competitive competitively competitiveness competitor
compilation compile+ compiler complacence complacency complacent complacently complain+ complainant complainer
complaint complaisance complaisant complaisantly complected complement+ complementary complete+ completely
completeness completer completest completion complex complexion+ complexity compliance compliant complicate+
complication complicity complied compliment+ complimentary comply+ component comport+ comportment compose+ composer
composite composition compositor compost+ composure compote compound+ comprehend+ comprehensibility comprehensible
comprehension comprehensive comprehensively comprehensiveness compress+ compression compressor comprise+ compromise+
comptroller compulsion compulsive compulsively compulsiveness compulsorily compulsory compunction computation
computational computationally compute+ computer computerisation computerise+ computerization computerize+ computerizes
comrade comradeship con+ concatenate+ concatenation concave concavity conceal+ concealment concede+ conceit+
conceivable conceivably conceive+ concentrate+ concentration concentric concentrically concept conception conceptual
conceptualisation conceptualise+ conceptualization conceptualize+ conceptualizes conceptually concern+ concert+
concertina+ concertinas concertmaster concerto concession concessionaire conch concierge conciliate+ conciliation
conciliator conciliatory concise concisely conciseness conciser concisest conclave conclude+ conclusion conclusive
conclusively concoct+ concoction concomitant concord concordance concordant concourse concrete+ concretely concubine
concur+ concurrence concurrency concurrent concurrently concussion condemn+ condemnation condemnatory condensation
condense+ condenser condescend+ condescendingly condescension condiment condition+ conditional conditionally
conditioner condo condole+ condolence condom condominium condone+ condor conduce+ conducive conduct+ conduction
conductive conductivity conductor conduit cone confab+ confection confectioner confectionery confederacy confederate+
confederation confer+ conference+ conferment conferrer confess+ confessedly confession confessional confessor confetti
confidant confidante confide+ confidence confident confidential confidentiality confidentially confidently
configurable configuration configure+ confine+ confinement confirm+ confirmation confirmatory confiscate+ confiscation
conflagration conflict+ confluence confluent conform+ conformance conformation conformist conformity confound+
confront+ confrontation confrontational confuse+ confusedly confusingly confusion confute+ conga+ congas congeal+
congenial congeniality congenially congenital congenitally congest+ congestion congestive conglomerate+ conglomeration
congratulate+ congratulation congratulatory congregate+ congregation congregational congress congressional congressman
congressmen congresswoman congresswomen congruence congruent congruity congruous conic conical conifer coniferous
conjectural conjecture+ conjoin+ conjoint conjugal conjugate+ conjugation conjunction conjunctive conjunctivitis
conjuncture conjure+ conjurer conk+ connect+ connection connective connectivity connector connivance connive+ conniver
connoisseur connotation connotative connote+ connubial conquer+ conqueror conquest conquistador consanguinity
conscience conscientious conscientiously conscientiousness conscious consciously consciousness conscript+ conscription
consecrate+ consecration consecutive consecutively consensual consensus consensuses consent+ consequence consequent
consequential consequently conservation conservationist conservatism conservative conservatively conservator
conservatory conserve+ consider+ considerable considerably considerate considerately consideration consign+
consignment consist+ consistency consistent consistently consolation console+ consolidate+ consolidation consonance
consonant consort+ consortia consortium conspicuous conspicuously conspiracy conspirator conspiratorial conspire+
constable constabulary constancy constant constantly constellation consternation constipate+ constipation constituency
constituent constitute+ constitution constitutional constitutionality constitutionally constrain+ constraint
constrict+ constriction constrictive constrictor construct+ construction constructive constructively constructor
construe+ consul consular consulate consult+ consultancy consultant consultation consultative consumable consume+
consumer consumerism consummate+ consummation consumption consumptive contact+ contactable contagion contagious
contain+ container containment contaminant contaminate+ contamination contemplate+ contemplation contemplative
contemporaneous contemporaneously contemporary contempt contemptible contemptibly contemptuous contemptuously contend+
contender content+ contentedly contentedness contention contentious contentiously contentment contest+ contestant
context contextual contiguity contiguous continence continent continental contingency contingent continua continual
continually continuance continuation continue+ continuity continuous continuously continuum contort+ contortion
contortionist contour+ contraband contraception contraceptive contract+ contractile contraction contractor contractual
contractually contradict+ contradiction contradictory contradistinction contrail contralto contraption contrapuntal
contrarily contrariness contrariwise contrary contrast+ contravene+ contravention contretemps contribute+ contribution
contributor contributory contrite contritely contrition contrivance contrive+ control controllable controlled
controller controlling controversial controversially controversy controvert+ contumacious contumely contuse+ contusion
conundrum conurbation convalesce+ convalescence convalescent convection convene+ convenience convenient conveniently
convent convention conventional conventionality conventionally converge+ convergence convergent conversant
conversation conversational conversationalist conversationally converse+ conversely conversion convert+ converter
convertible convex convexity convey+ conveyance conveyor convict+ conviction convince+ convincingly convivial
conviviality convocation convoke+ convoluted convolution convoy+ convulse+ convulsion convulsive convulsively coo+
cook+ cookbook cooker cookery cookie cookies cookout cool+ coolant cooler coolest coolie coolies coolly coolness coon
coop+ cooper+ cooperate+ cooperation cooperative cooperatively coordinate+ coordination coordinator coot cootie
cooties cop+ cope copied copier copilot copings copious copiously copper copperhead coppery copra copse copter copula
copulas copulate+ copulation copy+ copycat+ copyright+ copywriter coquette coquetted coquetting coquettish coral cord+
cordial cordiality cordially cordite cordless cordon+ corduroy core+ corespondent coriander cork+ corkscrew+ corm
cormorant corn+ cornball cornbread corncob cornea corneal corneas corner+ cornerstone cornet cornflakes cornflower
cornice cornier corniest cornmeal cornrow+ cornstalk cornstarch cornucopia cornucopias corny corolla corollary
corollas corona coronary coronas coronation coronavirus coronaviruses coroner coronet corpora corporal corporate
corporation corporeal corps corpse corpulence corpulent corpus corpuscle corral corralled corralling correct+
correctable correcter correctest correction correctional corrective correctly correctness corrector correlate+
correlation correlative correspond+ correspondence correspondent correspondingly corridor corroborate+ corroboration
corroborative corrode+ corrosion corrosive corrugate+ corrugation corrupt+ corrupter corruptest corruptible corruption
corruptly corruptness corsage corsair corset+ cortex cortical cortices cortisone coruscate+ cosier cosiest cosign+
cosignatory cosigner cosily cosine cosiness cosmetic cosmetically cosmetologist cosmetology cosmic cosmically
cosmogony cosmological cosmologist cosmology cosmonaut cosmopolitan cosmos cosmoses cosplay cosponsor+ cost+ costar+
costings costlier costliest costliness costly costume+ cosy cote coterie coteries cotillion cottage cotter cotton+
cottonmouth cottonseed cottontail cottonwood cotyledon couch+ cougar cough+ could council councillor councilman
councilmen councilor councilwoman councilwomen counsel+ counselings counselled counselling counsellor counselor count+
countable countably countdown countenance+ counter+ counteract+ counteraction counterattack+ counterbalance+
counterclaim+ counterclockwise counterculture counterespionage counterexample counterfeit+ counterfeiter
counterintelligence countermand+ counteroffer counterpane counterpart counterpoint counterproductive counterrevolution
counterrevolutionary countersign+ countersink+ countersunk countertenor counterweight countess countless countrified
country countryman countrymen countryside countrywoman countrywomen county coup coupe couple+ couplet couplings coupon
courage courageous courageously courier course+ courser court+ courteous courteously courteousness courtesan courtesy
courthouse courtier courtlier courtliest courtliness courtly courtroom courtship courtyard cousin cove coven covenant+
cover+ coverage coverall coverings coverlet covert covertly covet+ covetous covetously covetousness covey cow+ coward
cowardice cowardliness cowardly cowbird cowboy cower+ cowgirl cowhand cowhide cowl+ cowlick cowlings coworker cowpoke
cowpox cowpuncher cowslip coxcomb coxswain coyer coyest coyly coyness coyote cozen+ cozier coziest cozily coziness
cozy crab+ crabbier crabbiest crabbily crabbiness crabby crack+ crackdown cracker crackerjack crackle+ crackly
crackpot crackup cradle+ craft+ craftier craftiest craftily craftiness craftsman craftsmanship craftsmen crafty crag
craggier craggiest craggy cram+ cramp+ cranberry crane+ cranial cranium crank+ crankcase crankier crankiest crankiness
crankshaft cranky cranny crap+ crape crappier crappiest crappy crash+ crass crasser crassest crassly crassness crate+
crater+ cravat crave+ craven cravenly cravings craw crawl+ crawlspace crayfish crayon+ craze+ crazes crazier craziest
crazily craziness crazy creak+ creakier creakiest creaky cream+ creamer creamery creamier creamiest creaminess creamy
crease+ create+ creation creationism creative creatively creativeness creativity creator creature credence credential
credenza credenzas credibility credible credibly credit+ creditable creditably creditor credo credulity credulous
credulously creed creek creel creep+ creeper creepier creepiest creepily creepiness creepy cremate+ cremation
crematoria crematorium crematory creole creosote+ crepe crept crescendo crescent cress crest+ crestfallen cretin
cretinous crevasse crevasses crevice crew+ crewman crewmen crib+ cribbage crick+ cricket cricketer cried crier crime
criminal criminally criminologist criminology crimp+ crimson+ cringe+ crinkle+ crinklier crinkliest crinkly crinoline
cripple+ crises crisis crisp+ crisper crispest crispier crispiest crisply crispness crispy crisscross+ criteria
criterion critic critical critically criticise+ criticism criticize+ criticizes critique+ critter croak+ crochet+
crock+ crockery crocodile crocus crocuses crofts croissant crone crony crook+ crookeder crookedest crookedly
crookedness croon+ crooner crop+ cropper croquet croquette crosier cross+ crossbar crossbeam crossbones crossbow
crossbred crossbreed+ crosscheck+ crosser crossest crossfire crossings crossly crossness crossover crosspiece
crossroad crosstown crosswalk crosswise crossword crotch crotchet crotchety crouch+ croup croupier croupiest croupy
crow+ crowbar crowd+ crowdfund+ crown+ crozier crucial crucially crucible crucified crucifix crucifixion cruciform
crucify+ crud cruddier cruddiest cruddy crude crudely crudeness cruder crudest crudity cruel crueler cruelest crueller
cruellest cruelly cruelty cruet cruise+ cruiser cruller crumb+ crumbier crumbiest crumble+ crumblier crumbliest
crumbly crumby crummier crummiest crummy crumpet crumple+ crunch+ cruncher crunchier crunchiest crunchy crusade+
crusader crush+ crust+ crustacean crustier crustiest crusty crutch crux cry+ crybaby cryings cryogenics crypt cryptic
cryptically cryptocurrency cryptogram cryptographer cryptography crystal crystalline crystallisation crystallise+
crystallization crystallize+ crystallizes crystallographic crystallography cub+ cubbyhole cube cubic cubical cubicle
cubism cubist cubit cuckold+ cuckoo cucumber cuddle+ cuddlier cuddliest cuddly cudgel+ cudgelled cudgelling cued cuff+
cuing cuisine culinary cull+ culminate+ culmination culotte culpability culpable culprit cult cultivate+ cultivation
cultivator cultural culturally culture+ culvert cumbersome cumin cummerbund cumming cums cumulative cumulatively
cumuli cumulus cuneiform cunnilingus cunning cunninger cunningest cunningly cunt cup+ cupboard cupcake cupful cupid
cupidity cupola cupolas cur+ curable curacy curate curative curator curb+ curd curdle+ cure curer curfew curie curies
curio curiosity curious curiously curl+ curler curlew curlicue+ curlier curliest curliness curly curmudgeon currant
currency current currently curricula curriculum curried curry+ currycomb+ curse+ cursive cursor cursorily cursory curt
curtail+ curtailment curtain+ curter curtest curtly curtness curtsied curtsy+ curvaceous curvature curve+ curvier
curviest curvy cushier cushiest cushion+ cushy cusp cuspid cuss+ custard custodial custodian custody custom
customarily customary customer customisation customise+ customization customize+ customizes cut+ cutback cute cutely
cuteness cuter cutesier cutesiest cutest cutesy cuticle cutlass cutlery cutlet cutoff cutout cutter cutthroat cuttings
cuttlefish cutup cyanide cyberbully cybernetic cyberpunk cybersex cyberspace cyclamen cycle+ cyclic cyclical
cyclically cyclist cyclone cyclonic cyclotron cygnet cylinder cylindrical cymbal cynic cynical cynically cynicism
cynosure cypress cyst cystic cytology cytoplasm czar czarina czarinas dab+ dabble+ dabbler dacha dachas dachshund
dactyl dactylic daddy dado daemon daffier daffiest daffodil daffy daft dafter daftest dagger daguerreotype+ dahlia
dahlias daily daintier daintiest daintily daintiness dainty daiquiri daiquiris dairy+ dairymaid dairyman dairymen dais
daises daisy dale dalliance dallied dally+ dalmatian dam+ damage+ damask+ dame damn+ damnable damnably damnation
damnedest damp+ dampen+ damper dampest damply dampness damsel damson dance+ dancer dandelion dander dandier dandiest
dandle+ dandruff dandy danger dangerous dangerously dangle+ dank danker dankest dankly dankness dapper dapperer
dapperest dapple+ dare+ daredevil daringly dark darken+ darker darkest darkly darkness darkroom darling darn+ darneder
darnedest dart+ dartboard dash+ dashboard dashiki dashikis dashingly dastardly data database datatype date+ dateline+
dative datum daub+ dauber daughter daunt+ dauntless dauntlessly dauntlessness dauphin davenport davit dawdle+ dawdler
dawn+ daybed daybreak daydream+ daydreamer daylight daytime daze+ dazes dazzle+ deacon deaconess deactivate+ dead
deadbeat deadbolt deaden+ deader deadest deadlier deadliest deadline deadliness deadlock+ deadly deadpan+ deadwood
deaf deafen+ deafer deafest deafness deal+ dealer dealership dealings dealt dean dear dearer dearest dearly dearness
dearth death deathbed deathblow deathless deathlike deathly deathtrap deaves debacle debar+ debark+ debarkation
debarment debase+ debasement debatable debate+ debater debauch+ debauchery debenture debilitate+ debilitation debility
debit+ debonair debonairly debrief+ debriefings debris debt debtor debug+ debugger debunk+ debut+ decade decadence
decadent decadently decaf decaffeinate+ decal decamp+ decant+ decanter decapitate+ decapitation decathlon decay+
decease+ decedent deceit deceitful deceitfully deceitfulness deceive+ deceiver decelerate+ deceleration decency decent
decently decentralisation decentralise+ decentralization decentralize+ decentralizes deception deceptive deceptively
deceptiveness decibel decide+ decidedly deciduous decimal decimate+ decimation decipher+ decipherable decision
decisive decisively decisiveness deck+ deckhand declaim+ declamation declamatory declaration declarative declare+
declassified declassify+ declension declination decline+ declivity decode+ decoder decolonisation decolonise+
decolonization decolonize+ decolonizes decommission+ decompose+ decomposition decompress+ decompression decongestant
deconstruction decontaminate+ decontamination decor decorate+ decoration decorative decorator decorous decorously
decorum decoy+ decrease+ decree+ decremented decrements decrepit decrepitude decrescendo decried decriminalisation
decriminalise+ decriminalization decriminalize+ decriminalizes decry+ decryption dedicate+ dedication deduce+
deducible deduct+ deductible deduction deductive deed+ deejay deem+ deep deepen+ deeper deepest deepfake deeply
deepness deer deerskin deescalate+ deface+ defacement defamation defamatory defame+ default+ defaulter defeat+
defeatism defeatist defecate+ defecation defect+ defection defective defector defence+ defenceless defend+ defendant
defender defense+ defenseless defensible defensive defensively defensiveness defer+ deference deferential
deferentially deferment defiance defiant defiantly deficiency deficient deficit defied defile+ defilement definable
define+ definer definite definitely definiteness definition definitive definitively deflate+ deflation deflect+
deflection deflector defogger defoliant defoliate+ defoliation deforest+ deforestation deform+ deformation deformity
defraud+ defray+ defrayal defrost+ defroster deft defter deftest deftly deftness defunct defuse+ defy+ degeneracy
degenerate+ degeneration degenerative degradation degrade+ degree dehumanisation dehumanise+ dehumanization
dehumanize+ dehumanizes dehumidified dehumidifier dehumidify+ dehydrate+ dehydration deice+ deicer deification deified
deify+ deign+ deism deity deject+ dejectedly dejection delay+ delectable delectation delegate+ delegation delete+
deleterious deletion deleverage+ deli deliberate+ deliberately deliberation delicacy delicate delicately delicatessen
delicious deliciously deliciousness delight+ delightful delightfully delimit+ delimiter delineate+ delineation
delinquency delinquent delinquently deliquescent delirious deliriously delirium delis deliver+ deliverance deliverer
delivery dell delphinium delta deltas delude+ deluge+ delusion delusive deluxe delve+ demagnetisation demagnetise+
demagnetization demagnetize+ demagnetizes demagogic demagogue demagoguery demagogy demand+ demarcate+ demarcation
demean+ demeanor demeanour demented dementedly dementia demerit demesne demigod demijohn demilitarisation
demilitarise+ demilitarization demilitarize+ demilitarizes demise+ demitasse demitasses demo+ demobilisation
demobilise+ demobilization demobilize+ demobilizes democracy democrat democratic democratically democratisation
democratise+ democratization democratize+ democratizes demographer demographic demographically demography demolish+
demolition demon demoniac demoniacal demonic demonstrable demonstrably demonstrate+ demonstration demonstrative
demonstratively demonstrator demoralisation demoralise+ demoralization demoralize+ demoralizes demote+ demotion
demount demur+ demure demurely demurer demurest denature+ dendrite deniability denial denied denier denigrate+
denigration denim denizen denominate+ denomination denominational denominator denotation denote+ denouement denounce+
denouncement dense densely denseness denser densest density dent+ dental dentifrice dentin dentine dentist dentistry
denture denude+ denunciation deny+ deodorant deodorise+ deodoriser deodorize+ deodorizer deodorizes depart+ department
departmental departmentalise+ departmentalize+ departmentalizes departure depend+ dependability dependable dependably
dependant dependence dependency dependent depict+ depiction depilatory deplane+ deplete+ depletion deplorable
deplorably deplore+ deploy+ deployment depoliticise+ depoliticize+ depoliticizes depopulate+ depopulation deport+
deportation deportment depose+ deposit+ deposition depositor depository depot deprave+ depravity deprecate+
deprecation deprecatory depreciate+ depreciation depredation depress+ depressant depressingly depression depressive
deprivation deprive+ deprogram+ depth deputation depute+ deputise+ deputize+ deputizes deputy derail+ derailment
derange+ derangement derby deregulate+ deregulation derelict dereliction deride+ derision derisive derisively derisory
derivable derivation derivative derive+ dermatitis dermatologist dermatology dermis derogate+ derogation derogatory
derrick derringer dervish desalinate+ desalination descant+ descend+ descendant descendent descender descent
describable describe+ descried description descriptive descriptively descriptor descry+ desecrate+ desecration
desegregate+ desegregation desensitisation desensitise+ desensitization desensitize+ desensitizes desert+ deserter
desertion deserve+ deservedly desiccate+ desiccation desiderata desideratum design+ designate+ designation designer
desirability desirable desirably desire+ desirous desist+ desk desktop desolate+ desolately desolateness desolation
despair+ despairingly desperado desperate desperately desperation despicable despicably despise+ despite despoil+
despondency despondent despondently despot despotic despotism dessert destabilise destabilize destination destine+
destiny destitute destitution destroy+ destroyer destruct+ destructible destruction destructive destructively
destructiveness desultory detach+ detachable detachment detail+ detain+ detainee detainment detect+ detectable
detection detective detector detentes detention deter+ detergent deteriorate+ deterioration determinable determinant
determinate determination determine+ determiner determinism deterministic deterrence deterrent detest+ detestable
detestation dethrone+ dethronement detonate+ detonation detonator detour+ detox+ detoxification detoxified detoxify+
detract+ detraction detractor detriment detrimental detritus deuce deuterium devaluation devalue+ devastate+
devastation develop+ developer development developmental deviance deviant deviate+ deviation device devil+ devilish
devilishly devilled devilling devilment devilry deviltry devious deviously deviousness devise+ devoid devolution
devolve+ devote+ devotedly devotee devotion devotional devour+ devout devouter devoutest devoutly devoutness dewberry
dewdrop dewier dewiest dewlap dewy dexterity dexterous dexterously dextrose dharma dhoti dhotis diabetes diabetic
diabolic diabolical diabolically diacritic diacritical diadem diagnose+ diagnosis diagnostic diagnostician diagonal
diagonally diagram+ diagrammatic dial+ dialect dialectal dialectic dialings dialled dialling dialog dialogue dialyses
dialysis dialyzes diameter diametrical diametrically diamond diaper+ diaphanous diaphragm diarist diarrhea diarrhoea
diary diastolic diatom diatribe dibble+ dice+ dicey dichotomy dicier diciest dick dicker+ dickey dicta dictate+
dictation dictator dictatorial dictatorship diction dictionary dictum didactic diddle+ died diereses dieresis diesel+
diet+ dietary dieter dietetic dietitian differ+ difference different differential differentiate+ differentiation
differently difficult difficulty diffidence diffident diffidently diffraction diffuse+ diffusely diffuseness diffusion
dig+ digest+ digestible digestion digestive digger digit digital digitalis digitally digitisation digitise+
digitization digitize+ digitizes dignified dignify+ dignitary dignity digraph digress+ digression digressive dike+
dilapidated dilapidation dilate+ dilation dilatory dilemma dilemmas dilettante dilettantism diligence diligent
diligently dill dilly dillydallied dillydally+ dilute+ dilution dim+ dime dimension dimensional dimensionless dimer
diminish+ diminuendo diminution diminutive dimly dimmer dimmest dimness dimple+ dimwit+ din+ dine diner dinette ding+
dinghy dingier dingiest dinginess dingo dingy dinkier dinkiest dinky dinner+ dinosaur dint diocesan diocese diode
diorama dioramas dioxide dioxin dip+ diphtheria diphthong diploma diplomacy diplomas diplomat diplomata diplomatic
diplomatically dipole dipper dipsomania dipsomaniac dipstick dire direct+ directer directest direction directional
directive directly directness director directorate directorial directorship directory direr direst dirge dirigible
dirk dirt dirtied dirtier dirtiest dirtiness dirty+ disability disable+ disablement disabuse+ disadvantage+
disadvantageous disadvantageously disaffect+ disaffection disagree+ disagreeable disagreeably disagreement disallow+
disambiguate disambiguation disappear+ disappearance disappoint+ disappointingly disappointment disapprobation
disapproval disapprove+ disapprovingly disarm+ disarmament disarrange+ disarrangement disarray+ disassemble+
disassociate+ disaster disastrous disastrously disavow+ disavowal disband+ disbar+ disbarment disbelief disbelieve+
disburse+ disbursement disc discard+ discern+ discernible discernment discharge+ disciple disciplinarian disciplinary
discipline+ disclaim+ disclaimer disclose+ disclosure disco+ discolor+ discoloration discolour+ discolouration
discombobulate+ discomfit+ discomfiture discomfort+ discommode+ discompose+ discomposure disconcert+ disconnect+
disconnectedly disconnection disconsolate disconsolately discontent+ discontentedly discontentment discontinuance
discontinuation discontinue+ discontinuity discontinuous discord+ discordant discotheque discount+ discountenance+
discourage+ discouragement discouragingly discourse+ discourteous discourteously discourtesy discover+ discoverer
discovery discredit+ discreditable discreet discreeter discreetest discreetly discrepancy discrete discretion
discretionary discriminant discriminate+ discrimination discriminatory discursive discus discuses discuss+ discussant
discussion disdain+ disdainful disdainfully disease+ disembark+ disembarkation disembodied disembody+ disembowel+
disembowelled disembowelling disenchant+ disenchantment disencumber+ disenfranchise+ disenfranchisement disengage+
disengagement disentangle+ disentanglement disestablish+ disfavor+ disfavour+ disfigure+ disfigurement disfranchise+
disfranchisement disgorge+ disgrace+ disgraceful disgracefully disgruntle+ disguise+ disgust+ disgustedly disgustingly
dish+ disharmonious disharmony dishcloth dishearten+ dishevel+ dishevelled dishevelling dishonest dishonestly
dishonesty dishonor+ dishonorable dishonorably dishonour+ dishonourable dishonourably dishpan dishrag dishtowel
dishwasher dishwater disillusion+ disillusionment disincentive disinclination disincline+ disinfect+ disinfectant
disinformation disingenuous disinherit+ disintegrate+ disintegration disinter+ disinterest+ disinterestedly
disinterment disjoint+ disjointedly disk diskette dislike+ dislocate+ dislocation dislodge+ disloyal disloyally
disloyalty dismal dismally dismantle+ dismay+ dismember+ dismemberment dismiss+ dismissal dismissive dismount+
disobedience disobedient disobediently disobey+ disoblige+ disorder+ disorderliness disorderly disorganisation
disorganise+ disorganization disorganize+ disorganizes disorient+ disorientation disown+ disparage+ disparagement
disparate disparity dispassionate dispassionately dispatch+ dispatcher dispel dispelled dispelling dispensable
dispensary dispensation dispense+ dispenser dispersal disperse+ dispersion dispirit+ displace+ displacement display+
displayable displease+ displeasure disport+ disposable disposal dispose+ disposition dispossess+ dispossession
disproof disproportion disproportionate disproportionately disprove+ disputable disputant disputation disputatious
dispute+ disqualification disqualified disqualify+ disquiet+ disquisition disregard+ disrepair disreputable
disreputably disrepute disrespect+ disrespectful disrespectfully disrobe+ disrupt+ disruption disruptive
dissatisfaction dissatisfied dissatisfy+ dissect+ dissection dissed dissemble+ disseminate+ dissemination dissension
dissent+ dissenter dissertation disservice disses dissidence dissident dissimilar dissimilarity dissimulate+
dissimulation dissing dissipate+ dissipation dissociate+ dissociation dissolute dissolutely dissoluteness dissolution
dissolve+ dissonance dissonant dissuade+ dissuasion distaff distance+ distant distantly distaste distasteful
distastefully distemper distend+ distension distention distil distill+ distillate distillation distiller distillery
distinct distincter distinctest distinction distinctive distinctively distinctiveness distinctly distinguish+
distinguishable distort+ distorter distortion distract+ distraction distrait distraught distress+ distressful
distressingly distribute+ distribution distributive distributor district distrust+ distrustful distrustfully disturb+
disturbance disturbingly disunite+ disunity disuse+ ditch+ dither+ ditto+ ditty diuretic diurnal diurnally diva divan
divas dive+ diver diverge+ divergence divergent diverse diversely diversification diversified diversify+ diversion
diversionary diversity divert+ divest+ divide+ dividend divider divination divine+ divinely diviner divinest divinity
divisibility divisible division divisional divisive divisively divisiveness divisor divorce+ divot divulge+ divvied
divvy+ dizzied dizzier dizziest dizzily dizziness dizzy+ doable docent docile docilely docility dock+ docket+ dockyard
doctor+ doctoral doctorate doctrinaire doctrinal doctrine docudrama docudramas document+ documentary documentation
dodder+ dodge+ dodger dodo doer doff+ dog+ dogcatcher dogfight dogfish doggedly doggedness doggerel doggier doggiest
doggone+ doggoner doggonest doggy doghouse dogie dogies dogma dogmas dogmatic dogmatically dogmatism dogmatist
dogtrot+ dogwood doily doing doldrums dole+ doleful dolefully doll+ dollar dollhouse dollop+ dolly dolmen dolorous
dolphin dolt doltish domain dome+ domestic domestically domesticate+ domestication domesticity domicile+ dominance
dominant dominantly dominate+ domination domineer+ dominion domino don+ donate+ donation done donkey donor doodad
doodle+ doodler doohickey doom+ doomsday door doorbell doorknob doorman doormat doormen doorstep doorway dope+ dopey
dopier dopiest dork dorkier dorkiest dorky dorm dormancy dormant dormer dormice dormitory dormouse dorsal dory dosage
dose+ dossier dot+ dotage dotcom dote doth dotingly dotty double+ doublet doubloon doubly doubt+ doubter doubtful
doubtfully doubtless doubtlessly douche+ douches dough doughier doughiest doughnut doughtier doughtiest doughty doughy
dour dourer dourest dourly douse+ dove dovetail+ dowager dowdier dowdiest dowdily dowdiness dowdy dowel+ dowelled
dowelling down+ downbeat downcast downer downfall downgrade+ downhearted downhill downier downiest download+
downloadable downplay+ downpour downright downscale downsize+ downsizes downstage downstairs downstate downstream
downswing downtime downtown downtrodden downturn downward downwind downy dowry dowse+ doxology doyen doze+ dozen dozes
drab drabber drabbest drably drabness drachma drachmas draconian draft+ draftee draftier draftiest draftiness
draftsman draftsmanship draftsmen drafty drag+ dragnet dragon dragonfly dragoon+ drain+ drainage drainer drainpipe
drake dram drama dramas dramatic dramatically dramatisation dramatise+ dramatist dramatization dramatize+ dramatizes
drank drape+ drapery drastic drastically draught draughtier draughtiest draughtiness draughtsman draughtsmanship
draughtsmen draughty draw+ drawback drawbridge drawer drawings drawl+ drawn drawstring dray dread+ dreadful dreadfully
dreadlocks dreadnought dream+ dreamer dreamier dreamiest dreamily dreamland dreamless dreamlike dreamt dreamy drearier
dreariest drearily dreariness dreary dredge+ dredger dregs drench+ dress+ dressage dresser dressier dressiest
dressiness dressings dressmaker dressmaking dressy drew dribble+ dribbler driblet dried drier driest drift+ drifter
driftwood drill+ drily drink+ drinkable drinker drinkings drip+ drippings drive+ drivel+ drivelled drivelling driven
driver driveway drivings drizzle+ drizzly droll droller drollery drollest drollness drolly dromedary drone+ drool+
droop+ droopier droopiest droopy drop+ droplet dropout dropper droppings dropsy dross drought drove drover drown+
drownings drowse+ drowsier drowsiest drowsily drowsiness drowsy drub+ drubbings drudge+ drudgery drug+ druggist
drugstore druid drum+ drummer drumstick drunk drunkard drunken drunkenly drunkenness drunker drunkest dry+ dryad dryer
dryly dryness drywall dual dualism duality dub+ dubiety dubious dubiously dubiousness ducal ducat duchess duchy duck+
duckbill duckling duct+ ductile ductility ductless dud+ dude dudgeon duel+ duelist duelled duelling duellist duet duff
duffer dugout duke dukedom dulcet dulcimer dull+ dullard duller dullest dullness dully duly dumb dumbbell dumber
dumbest dumbfound+ dumbly dumbness dumbwaiter dummy dump+ dumpier dumpiest dumpling dumpster dumpy dun+ dunce dune
dung+ dungaree dungeon dunk+ dunner dunnest dunno duodena duodenal duodenum dupe+ duplex duplicate+ duplication
duplicator duplicity durability durable durably duration duress during dusk duskier duskiest dusky dust+ dustbin
duster dustier dustiest dustiness dustless dustman dustmen dustpan dusty duteous dutiable dutiful dutifully duty duvet
dwarf+ dwarfish dwarfism dweeb dwell+ dweller dwellings dwelt dwindle+ dyadic dye+ dyed dyer dyestuff dying dyke+
dynamic dynamical dynamically dynamism dynamite+ dynamo dynastic dynasty dysentery dysfunction dysfunctional dyslexia
dyslexic dyspepsia dyspeptic each eager eagerer eagerest eagerly eagerness eagle eaglet ear+ earache earaches earbud
eardrum earful earl earldom earlier earliest earliness earlobe early earmark+ earmuff earn+ earner earnest earnestly
earnestness earnings earphone earplug earrings earshot earsplitting earth+ earthen earthenware earthier earthiest
earthiness earthlier earthliest earthling earthly earthquake earthshaking earthward earthwork earthworm earthy earwax
earwig ease+ easel easier easiest easily easiness east eastbound easterly eastern easterner easternmost eastward easy
easygoing eat+ eatable eaten eater eatery eave eavesdrop+ eavesdropper ebbed ebbing ebony ebullience ebullient
eccentric eccentrically eccentricity ecclesiastic ecclesiastical echelon echo+ eclectic eclectically eclecticism
eclipse+ ecliptic ecological ecologically ecologist ecology econometric economic economical economically economise+
economist economize+ economizes economy ecosystem ecotourism ecru ecstasy ecstatic ecstatically ecumenical
ecumenically eczema edamame eddied eddy+ edelweiss edema edge+ edger edgewise edgier edgiest edginess edgings edgy
edibility edible edict edification edifice edified edify+ edit+ editable edition editor editorial editorialise+
editorialize+ editorializes editorially editorship educable educate+ education educational educationally educator
eerie eerier eeriest eerily eeriness efface+ effacement effect+ effective effectively effectiveness effectual
effectually effectuate+ effeminacy effeminate effervesce+ effervescence effervescent effete efficacious efficaciously
efficacy efficiency efficient efficiently effigy effluent effort effortless effortlessly effrontery effulgence
effulgent effusion effusive effusively effusiveness egalitarian egalitarianism eggbeater egged egghead egging eggnog
eggplant eggshell eglantine egocentric egoism egoist egoistic egotism egotist egotistic egotistical egotistically
egregious egregiously egress egret eider eiderdown eigenvalue eight eighteen eighteenth eighth eightieth eighty either
ejaculate+ ejaculation eject+ ejection eked eking elaborate+ elaborately elaborateness elaboration elapse+ elastic
elasticity elate+ elation elbow+ elbowroom elder elderberry eldercare elderly eldest elect+ election electioneer+
elective elector electoral electorate electric electrical electrically electrician electricity electrification
electrified electrify+ electrocardiogram electrocardiograph electrocute+ electrocution electrode electrodynamics
electroencephalogram electroencephalograph electrolysis electrolyte electrolytic electromagnet electromagnetic
electromagnetism electron electronic electronica electronically electroplate+ electrostatic elegance elegant elegantly
elegiac elegy element elemental elementary elephant elephantine elevate+ elevation elevator eleven eleventh elfin
elfish elicit+ elide+ eligibility eligible eliminate+ elimination elision elite elitism elitist elixir ellipse
ellipsis elliptic elliptical elliptically elocution elocutionist elongate+ elongation elope+ elopement eloquence
eloquent eloquently else elsewhere elucidate+ elucidation elude+ elusive elusively elusiveness elves emaciate+
emaciation email+ emanate+ emanation emancipate+ emancipation emancipator emasculate+ emasculation embalm+ embalmer
embankment embargo+ embark+ embarkation embarrass+ embarrassingly embarrassment embassy embattled embed+ embellish+
embellishment ember embezzle+ embezzlement embezzler embitter+ emblazon+ emblem emblematic embodied embodiment embody+
embolden+ embolism emboss+ embrace+ embroider+ embroidery embroil+ embryo embryologist embryology embryonic emcee+
emend+ emendation emerald emerge+ emergence emergency emergent emeritus emery emetic emigrant emigrate+ emigration
eminence eminent eminently emir emirate emissary emission emit+ emoji emojis emollient emolument emote+ emotion
emotional emotionalism emotionally emotive empathetic empathise+ empathize+ empathizes empathy emperor emphases
emphasis+ emphasise emphasize+ emphasizes emphatic emphatically emphysema empire empirical empirically empiricism
emplacement employ+ employable employee employer employment emporium empower+ empowerment empress emptied emptier
emptiest emptily emptiness empty+ emulate+ emulation emulator emulsification emulsified emulsify+ emulsion emus
enable+ enact+ enactment enamel+ enamelled enamelling enamor+ enamour+ encamp+ encampment encapsulate+ encapsulation
encase+ encephalitis enchant+ enchanter enchantingly enchantment enchantress enchilada enchiladas encircle+
encirclement enclave enclose+ enclosure encode+ encoder encompass+ encore+ encounter+ encourage+ encouragement
encouragingly encroach+ encroachment encrust+ encrustation encrypt+ encryption encumber+ encumbrance encyclical
encyclopaedia encyclopaedias encyclopaedic encyclopedia encyclopedias encyclopedic end+ endanger+ endear+ endearingly
endearment endeavor+ endeavour+ endemic endings endive endless endlessly endlessness endocrine endorse+ endorsement
endorser endow+ endowment endue+ endurable endurance endure+ endways enema enemas enemy energetic energetically
energise+ energiser energize+ energizer energizes energy enervate+ enervation enfeeble+ enfold+ enforce+ enforceable
enforcement enforcer enfranchise+ enfranchisement engage+ engagement engagingly engender+ engine engineer+ engorge+
engrave+ engraver engravings engross+ engulf+ enhance+ enhancement enhancer enigma enigmas enigmatic enigmatically
enjoin+ enjoy+ enjoyable enjoyment enlarge+ enlargement enlarger enlighten+ enlightenment enlist+ enlistee enlistment
enliven+ enmesh+ enmity ennoble+ ennoblement ennui enormity enormous enormously enormousness enough enquire+ enquiry
enrage+ enrapture+ enrich+ enrichment enrol enroll+ enrollment enrolment ensconce+ ensemble enshrine+ enshroud+ ensign
enslave+ enslavement ensnare+ ensue+ ensure+ entail+ entangle+ entanglement entente enter+ enterprise+ entertain+
entertainer entertainingly entertainment enthral enthrall+ enthrone+ enthronement enthuse+ enthusiasm enthusiast
enthusiastic enthusiastically entice+ enticement entire entirely entirety entitle+ entitlement entity entomb+
entombment entomological entomologist entomology entourage entrails entrance+ entrant entrap+ entrapment entreat+
entreaty entrench+ entrenchment entrepreneur entrepreneurial entropy entrust+ entry entryway entwine+ enumerable
enumerate+ enumeration enunciate+ enunciation envelop+ envelope envelopment enviable enviably envied envious enviously
enviousness environment environmental environmentalism environmentalist environmentally environs envisage+ envision+
envoy envy+ enzyme epaulet epaulette ephemeral epic epicenter epicentre epicure epicurean epidemic epidemiology
epidermal epidermis epidermises epiglottis epiglottises epigram epigrammatic epilepsy epileptic epilogue episcopacy
episcopal episcopate episode episodic epistemology epistle epistolary epitaph epithet epitome epitomise+ epitomize+
epitomizes epoch epochal epoxied epoxy+ epsilon equability equable equably equal+ equalisation equalise+ equaliser
equality equalization equalize+ equalizer equalizes equalled equalling equally equanimity equate+ equation equator
equatorial equestrian equestrienne equidistant equilateral equilibrium equine equinoctial equinox equip+ equipage
equipment equipoise equitable equitably equity equivalence equivalent equivalently equivocal equivocally equivocate+
equivocation eradicate+ eradication eras+ erase eraser erasure ere+ erect+ erectile erection erectly erectness ergo
ergonomic ermine erode+ erogenous erosion erosive erotic erotica erotically eroticism errand errant errata erratas
erratic erratically erratum erroneous erroneously error ersatz erstwhile erudite eruditely erudition erupt+ eruption
erythrocyte escalate+ escalation escalator escapade escape+ escapee escapism escapist escarole escarpment eschatology
eschew+ escort+ escrow escutcheon esophagi esophagus esoteric esoterically espadrille especial especially espied
espionage esplanade espousal espouse+ espresso espy+ esquire essay+ essayist essence essential essentially establish+
establishment estate esteem+ ester estimable estimate+ estimation estimator estrange+ estrangement estrogen estuary
etch+ etcher etchings eternal eternally eternity ether ethereal ethereally ethic ethical ethically ethnic ethnically
ethnicity ethnological ethnologist ethnology ethos etiology etiquette etymological etymologist etymology eucalypti
eucalyptus eucalyptuses eugenics eulogise+ eulogistic eulogize+ eulogizes eulogy eunuch euphemism euphemistic
euphemistically euphony euphoria euphoric eureka euro eutectic euthanasia evacuate+ evacuation evacuee evade+
evaluate+ evaluation evanescent evangelical evangelise+ evangelism evangelist evangelistic evangelize+ evangelizes
evaporate+ evaporation evasion evasive evasively evasiveness even+ evener evenest evenhanded evenings evenly evenness
event eventful eventfully eventfulness eventide eventual eventuality eventually eventuate+ ever everglade evergreen
everlasting evermore every everybody everyday everyone everyplace everything everywhere evict+ eviction evidence+
evident evidently evil evildoer eviler evilest eviller evillest evilly evince+ eviscerate+ evisceration evocation
evocative evoke+ evolution evolutionary evolve+ ewer exacerbate+ exacerbation exact+ exacter exactest exactingly
exactitude exactly exactness exaggerate+ exaggeration exalt+ exaltation exam examination examine+ examiner example+
exasperate+ exasperation excavate+ excavation excavator exceed+ exceedingly excel excelled excellence excellent
excellently excelling except+ exception exceptionable exceptional exceptionally excerpt+ excess excessive excessively
exchange+ exchangeable exchequer excise+ excision excitability excitable excitation excite+ excitedly excitement
excitingly exclaim+ exclamation exclamatory exclude+ exclusion exclusive exclusively exclusiveness exclusivity
excommunicate+ excommunication excoriate+ excoriation excrement excrescence excreta excrete+ excretion excretory
excruciating excruciatingly exculpate+ excursion excusable excuse+ exec execrable execrate+ executable execute+
execution executioner executive executor executrices executrix exegeses exegesis exemplar exemplary exemplification
exemplified exemplify+ exempt+ exemption exercise+ exert+ exertion exhalation exhale+ exhaust+ exhaustible exhaustion
exhaustive exhaustively exhibit+ exhibition exhibitionism exhibitionist exhibitor exhilarate+ exhilaration exhort+
exhortation exhumation exhume+ exigency exigent exiguous exile+ exist+ existence existent existential existentialism
existentialist existentially exit+ exodus exoduses exonerate+ exoneration exoplanet exorbitance exorbitant
exorbitantly exorcise+ exorcism exorcist exotic exotically expand+ expandable expanse expansion expansionist expansive
expansively expansiveness expatiate+ expatriate+ expatriation expect+ expectancy expectant expectantly expectation
expectorant expectorate+ expectoration expedience expediency expedient expediently expedite+ expediter expedition
expeditionary expeditious expeditiously expel expelled expelling expend+ expendable expenditure expense expensive
expensively experience+ experiment+ experimental experimentally experimentation experimenter expert expertise expertly
expertness expiate+ expiation expiration expire+ expiry explain+ explanation explanatory expletive explicable
explicate+ explication explicit explicitly explicitness explode+ exploit+ exploitation exploitative exploiter
exploration exploratory explore+ explorer explosion explosive explosively explosiveness expo exponent exponential
exponentially exponentiation export+ exportation exporter expose+ exposition expository expostulate+ expostulation
exposure expound+ express+ expressible expression expressionism expressionist expressionless expressive expressively
expressiveness expressly expressway expropriate+ expropriation expulsion expunge+ expurgate+ expurgation exquisite
exquisitely extant extemporaneous extemporaneously extempore extemporise+ extemporize+ extemporizes extend+ extendable
extension extensional extensive extensively extensiveness extent extenuate+ extenuation exterior exterminate+
extermination exterminator external externally extinct+ extinction extinguish+ extinguishable extinguisher extirpate+
extirpation extol extolled extolling extort+ extortion extortionate extortionist extra extract+ extraction extractor
extracurricular extradite+ extradition extramarital extraneous extraneously extraordinarily extraordinary extrapolate+
extrapolation extras extrasensory extraterrestrial extravagance extravagant extravagantly extravaganza extravaganzas
extreme extremely extremer extremest extremism extremist extremity extricate+ extrication extrinsic extrinsically
extroversion extrovert+ extrude+ extrusion exuberance exuberant exuberantly exude+ exult+ exultant exultantly
exultation eye+ eyeball+ eyebrow eyed eyeful eyeglass eyelash eyelet eyelid eyeliner eyepiece eyesight eyesore
eyestrain eyeteeth eyetooth eyewitness fable+ fabric fabricate+ fabrication fabulous fabulously facade face+ faceless
facepalm+ facet+ facetious facetiously facetiousness facial facially facile facilitate+ facilitation facility facings
facsimile+ fact faction factional factionalism factitious factor+ factorial factorisation factorise+ factorization
factorize+ factory factotum factual factually faculty fad+ faddish fade faecal faeces fag+ faggot fagot fail+ failings
failure fain fainer fainest faint+ fainter faintest fainthearted faintly faintness fair fairer fairest fairground
fairly fairness fairway fairy fairyland faith faithful faithfully faithfulness faithless faithlessly faithlessness
fake+ faker fakir falcon falconer falconry fall+ fallacious fallaciously fallacy fallen fallibility fallible fallibly
falloff fallout fallow+ false falsehood falsely falseness falser falsest falsetto falsifiable falsification falsified
falsify+ falsity falter+ falteringly falterings fame+ familial familiar familiarisation familiarise+ familiarity
familiarization familiarize+ familiarizes familiarly family famine famish+ famous famously fan+ fanatic fanatical
fanatically fanaticism fanboy fancied fancier fanciest fanciful fancifully fancily fanciness fancy+ fandom fanfare
fang fanny fantasied fantasise+ fantasize+ fantasizes fantastic fantastically fantasy+ fanzine far+ faraway farce
farcical fare farewell farina farinaceous farm+ farmer farmhand farmhouse farmland farmyard farrow+ farsighted
farsightedness fart+ farther farthest farthing fascinate+ fascination fascism fascist fashion+ fashionable fashionably
fashionista fashionistas fast+ fasten+ fastener fastenings faster fastest fastidious fastidiously fastidiousness
fastness fat+ fatal fatalism fatalist fatalistic fatality fatally fate fateful fatefully fathead father+ fatherhood
fatherland fatherless fatherly fathom+ fathomable fathomless fatigue+ fatness fatten+ fatter fattest fattier fattiest
fatty fatuous fatuously fatuousness faucet fault+ faultfinding faultier faultiest faultily faultiness faultless
faultlessly faulty faun fauna faunas favor+ favorable favorably favorite favoritism favour+ favourable favourably
favourite favouritism fawn+ fax+ faze+ fazes fealty fear+ fearful fearfully fearfulness fearless fearlessly
fearlessness fearsome feasibility feasible feasibly feast+ feat feather+ featherbedding featherier featheriest
featherweight feathery feature+ featureless febrile fecal feces feckless fecund fecundity federal federalism
federalist federally federate+ federation fedora fedoras feeble feebleness feebler feeblest feebly feed+ feedback
feedbag feeder feedings feel+ feeler feelingly feelings feet feign+ feint+ feistier feistiest feisty feldspar
felicitous felicity feline fell+ fellatio feller fellest fellow fellowship felon felonious felony felt+ female
feminine femininity feminism feminist femoral femur fence+ fencer fend+ fender fennel fentanyl feral ferment+
fermentation fern ferocious ferociously ferociousness ferocity ferret+ ferric ferried ferrous ferrule ferry+ ferryboat
fertile fertilisation fertilise+ fertiliser fertility fertilization fertilize+ fertilizer fertilizes fervency fervent
fervently fervid fervidly fervor fervour fest festal fester+ festival festive festively festivity festoon+ feta fetal
fetch+ fetchingly feted fetid feting fetish fetishism fetishist fetishistic fetlock fetter+ fettle fetus fetuses feud+
feudal feudalism feudalistic fever+ feverish feverishly fewer fewest fezzes fiasco fiat fib+ fibber fiber fiberboard
fiberglass fibre fibreboard fibreglass fibroid fibrous fibula fibulae fiche fiches fickle fickleness fickler ficklest
fiction fictional fictionalise+ fictionalize+ fictionalizes fictitious fiddle+ fiddler fiddlesticks fiddly fidelity
fidget+ fidgety fiduciary fief field+ fielder fieldwork fiend fiendish fiendishly fierce fiercely fierceness fiercer
fiercest fierier fieriest fieriness fiery fiesta fiestas fife fifteen fifteenth fifth fiftieth fifty fight+ fighter
figment figurative figuratively figure+ figurehead figurine filament filamentous filbert filch+ file+ filet filial
filibuster+ filigree+ filings fill+ filler fillet+ fillings fillip+ filly film+ filmier filmiest filmmaker filmstrip
filmy filter+ filterable filth filthier filthiest filthiness filthy filtrate+ filtration fin+ finagle+ finagler final
finale finalise+ finalist finality finalize+ finalizes finally finance+ financial financially financier finch find+
finder findings fine finely fineness finer finery finesse+ finesses finest finger+ fingerboard fingerings fingernail
fingerprint+ fingertip finickier finickiest finicky finis finises finish+ finisher finite finitely fink+ finny fir+
fire firearm fireball firebomb+ firebrand firebreak firebug firecracker firefight+ firefighter firefly firehouse
fireman firemen fireplace fireplug firepower fireproof+ fireside firestorm firetrap firewall firewater firewood
firework firm+ firmament firmer firmest firmly firmness firmware first firstborn firsthand firstly firth fiscal
fiscally fish+ fishbowl fisher fisherman fishermen fishery fishhook fishier fishiest fishnet fishtail+ fishwife
fishwives fishy fission fissure fist fistful fisticuffs fit+ fitful fitfully fitly fitness fitter fittest fittingly
fittings five fiver fix+ fixable fixate+ fixation fixative fixedly fixer fixings fixity fixture fizz+ fizzier fizziest
fizzle+ fizzy fjord flab flabbergast+ flabbier flabbiest flabbiness flabby flaccid flack flag+ flagella flagellate+
flagellation flagellum flagon flagpole flagrant flagrantly flagship flagstaff flagstone flail+ flair flak+ flake
flakier flakiest flakiness flaky flambeing flambes flamboyance flamboyant flamboyantly flame+ flamenco flamethrower
flamingo flamings flammability flammable flan flange flank+ flannel+ flannelette flannelled flannelling flap+ flapjack
flapper flare+ flash+ flashback flashbulb flasher flashest flashgun flashier flashiest flashily flashiness flashlight
flashy flask flat+ flatbed flatboat flatcar flatfeet flatfish flatfoot+ flatiron flatly flatness flatten+ flatter+
flatterer flatteringly flattery flattest flattop flatulence flatulent flatware flaunt+ flautist flavor+ flavorful
flavorings flavorless flavour+ flavourful flavourings flavourless flaw+ flawless flawlessly flax flaxen flay+ flea
fleas fleck+ fled fledged fledgling flee+ fleece+ fleecier fleeciest fleecy fleet+ fleeter fleetest fleetingly
fleetness flesh+ fleshier fleshiest fleshlier fleshliest fleshly fleshy flew flex+ flexibility flexible flexibly
flextime flibbertigibbet flick+ flicker+ flied flier fliest flight flightier flightiest flightiness flightless flighty
flimflam+ flimsier flimsiest flimsily flimsiness flimsy flinch+ fling+ flint flintier flintiest flintlock flinty flip+
flippancy flippant flippantly flipper flippest flirt+ flirtation flirtatious flirtatiously flit+ float+ floater flock+
floe floes flog+ floggings flood+ flooder floodgate floodlight+ floodlit floor+ floorboard floozy flop+ flophouse
floppier floppiest floppiness floppy flora floral floras florid floridly florin florist floss+ flotation flotilla
flotillas flotsam flounce+ flounder+ flour+ flourish+ floury flout+ flow+ flower+ flowerbed flowerier floweriest
floweriness flowerpot flowery flown flub+ fluctuate+ fluctuation flue fluency fluent fluently fluff+ fluffier
fluffiest fluffiness fluffy fluid fluidity fluidly fluke flukier flukiest fluky flume flummox+ flung flunk+ flunky
fluoresce+ fluorescence fluorescent fluoridate+ fluoridation fluoride fluorine fluorite fluorocarbon fluoroscope
flurried flurry+ flush+ flusher flushest fluster+ flute+ flutist flutter+ fluttery flux+ fly+ flyby flycatcher flyer
flyleaf flyleaves flyover flypaper flysheet flyspeck+ flyswatter flyweight flywheel foal+ foam+ foamier foamiest foamy
fob+ focal focus+ focuses fodder foes fog+ fogbound fogey foggier foggiest fogginess foggy foghorn fogy foible foil+
foist+ fold+ foldaway folder foliage folio folk folklore folksier folksiest folksy follicle follow+ follower
followings folly foment+ fomentation fond fondant fonder fondest fondle+ fondly fondness fondue font food foodstuff
fool+ foolery foolhardier foolhardiest foolhardiness foolhardy foolish foolishly foolishness foolproof foolscap foot+
footage football footballer footbridge footfall foothill foothold footings footlights footlocker footloose footman
footmen footnote+ footpath footprint footrest footsie footsies footsore footstep footstool footwear footwork foppish
forage+ forager foray+ forbade forbear+ forbearance forbid+ forbidden forbiddingly forbiddings forbore forborne force+
forceful forcefully forcefulness forceps forcible forcibly ford+ fore forearm+ forebear forebode+ forebodings
forecast+ forecaster forecastle foreclose+ foreclosure forefather forefeet forefinger forefoot forefront foregather+
forego+ foregone foreground+ forehand forehead foreign foreigner foreknowledge foreleg forelock foreman foremast
foremen foremost forename forenoon forensic foreordain+ foreplay forerunner foresail foresaw foresee+ foreseeable
foreseen foreshadow+ foreshorten+ foresight foreskin forest+ forestall+ forestation forester forestry foretaste+
foretell+ forethought foretold forever forevermore forewarn+ forewent forewoman forewomen foreword forfeit+ forfeiture
forgather+ forgave forge+ forger forgery forget+ forgetful forgetfully forgetfulness forgettable forgivable forgive+
forgiven forgiveness forgo+ forgone forgot forgotten fork+ forklift forlorn forlornly form+ formal formaldehyde
formalisation formalise+ formalism formality formalization formalize+ formalizes formally format+ formation formative
former formerly formidable formidably formless formlessly formlessness formula formulae formulaic formulas formulate+
formulation fornicate+ fornication forsake+ forsaken forsook forsooth forswear+ forswore forsworn forsythia forsythias
fort forte forth forthcoming forthright forthrightly forthrightness forthwith fortieth fortification fortified
fortify+ fortissimo fortitude fortnight fortnightly fortress fortuitous fortuitously fortunate fortunately fortune
forty forum forward+ forwarder forwardest forwardness forwent fossil fossilisation fossilise+ fossilization fossilize+
fossilizes foster+ fought foul+ fouler foulest foully foulness found+ foundation founder+ foundling foundry fount
fountain fountainhead four fourfold fourscore foursome foursquare fourteen fourteenth fourth fourthly fowl+ fox+
foxglove foxhole foxhound foxier foxiest foxtrot+ foxy foyer fracas fracases frack+ fractal fraction fractional
fractionally fractious fractiously fracture+ fragile fragility fragment+ fragmentary fragmentation fragrance fragrant
fragrantly frail frailer frailest frailty frame+ framer framework franc franchise+ franchisee franchiser frank+
franker frankest frankfurter frankincense frankly frankness frantic frantically frappes frat fraternal fraternally
fraternisation fraternise+ fraternity fraternization fraternize+ fraternizes fratricide fraud fraudulence fraudulent
fraudulently fraught fray+ frazzle+ freak+ freakier freakiest freakish freaky freckle+ free+ freebase+ freebie
freebies freebooter freedman freedmen freedom freehand freehold freeholder freelance+ freelancer freeload+ freeloader
freely freeman freemen freer freest freestanding freestyle freethinker freethinking freeway freewheel+ freewill
freeze+ freezer freezes freight+ freighter french frenetic frenetically frenzied frenziedly frenzy frequency frequent+
frequenter frequentest frequently fresco fresh freshen+ fresher freshest freshet freshly freshman freshmen freshness
freshwater fret+ fretful fretfully fretfulness fretwork friable friar fricassee+ friction fridge fried friend+
friendless friendlier friendliest friendliness friendly friendship frieze friezes frigate fright+ frighten+
frighteningly frightful frightfully frigid frigidity frigidly frill frillier frilliest frilly fringe+ frippery frisk+
friskier friskiest friskily friskiness frisky fritter+ frivolity frivolous frivolously frizz+ frizzier frizziest
frizzle+ frizzy frock frog frogman frogmen frolic frolicked frolicking frolicsome from frond front+ frontage frontal
frontally frontier frontiersman frontiersmen frontispiece frost+ frostbit+ frostbite frostbitten frostier frostiest
frostily frostiness frostings frosty froth+ frothier frothiest frothy frown+ frowzier frowziest frowzy froze frozen
fructified fructify+ fructose frugal frugality frugally fruit+ fruitcake fruitful fruitfully fruitfulness fruitier
fruitiest fruition fruitless fruitlessly fruitlessness fruity frump frumpier frumpiest frumpy frustrate+ frustration
fry+ fryer fuchsia fuchsias fuck+ fucker fuddle+ fudge+ fuel+ fuelled fuelling fugitive fugue fulcrum fulfil fulfill+
fulfillment fulfilment full+ fullback fuller fullest fullness fully fulminate+ fulmination fulsome fumble+ fumbler
fume+ fumigate+ fumigation fumigator function+ functional functionality functionally functionary fund+ fundamental
fundamentalism fundamentalist fundamentally funeral funereal funereally fungal fungi fungicidal fungicide fungous
fungus funicular funk+ funkier funkiest funky funnel+ funnelled funnelling funner funnest funnier funniest funnily
funniness funny fur+ furbelow furbish+ furious furiously furl+ furlong furlough+ furnace furnish+ furnishings
furniture furor furore furrier furriest furrow+ furry further+ furtherance furthermore furthermost furthest furtive
furtively furtiveness fury furze fuse+ fuselage fusible fusillade fusion fuss+ fussbudget fussier fussiest fussily
fussiness fussy fustian fustier fustiest fusty futile futilely futility futon future futuristic futurity futz+ fuzz+
fuzzier fuzziest fuzzily fuzziness fuzzy gab+ gabardine gabbier gabbiest gabble+ gabby gaberdine gable+ gad+ gadabout
gadfly gadget gadgetry gaff+ gaffe gag+ gaggle gaiety gaily gain+ gainful gainfully gainsaid gainsay+ gait gaiter gala
galactic galas galaxy gale galena gall+ gallant gallantly gallantry gallbladder galleon gallery galley gallium
gallivant+ gallon gallop+ gallows gallstone galore galosh galvanic galvanise+ galvanize+ galvanizes galvanometer
gambit gamble+ gambler gambol+ gambolled gambolling game+ gamecock gamekeeper gamely gameness gamer gamesmanship
gamest gamete gamier gamiest gamin gamine gamma gammas gamut gamy gander gang+ gangland ganglia gangling ganglion
gangplank gangrene+ gangrenous gangster gangway gannet gantlet gantry gap+ gape garage+ garb+ garbage garbageman
garbanzo garble+ garden+ gardener gardenia gardenias gargantuan gargle+ gargoyle garish garishly garishness garland+
garlic garlicky garment garner+ garnet garnish+ garnishee+ garret garrison+ garrote+ garrulity garrulous garrulously
garrulousness garter gaseous gases gash+ gasket gaslight gasohol gasoline gasp+ gassed gassier gassiest gassing gassy
gastric gastritis gastrointestinal gastronomic gastronomical gastronomy gasworks gate+ gatecrasher gatepost gateway
gather+ gatherer gatherings gauche gaucher gauchest gaucho gaudier gaudiest gaudily gaudiness gaudy gauge+ gaunt
gaunter gauntest gauntlet gauntness gauze gauzier gauziest gauzy gave gavel gavotte gawk+ gawkier gawkiest gawkily
gawkiness gawky gayer gayest gayness gaze+ gazebo gazelle gazer gazes gazette gazetted gazetteer gazetting gazillion
gazpacho gear+ gearbox gearshift gearwheel gecko gee+ geed geek geekier geekiest geeky geese geezer geisha gelatin
gelatinous geld+ geldings gelid gelled gelling gemstone gendarme gender gene genealogical genealogist genealogy genera
general generalisation generalise+ generalissimo generality generalization generalize+ generalizes generally generate+
generation generative generator generic generically generosity generous generously geneses genesis genetic genetically
geneticist genial geniality genially genie genies genii genital genitalia genitive genius geniuses genocide genome
genre gent genteel gentian gentile gentility gentle+ gentlefolk gentleman gentlemanly gentlemen gentleness gentler
gentlest gentlewoman gentlewomen gently gentrification gentrified gentrify+ gentry genuflect+ genuflection genuine
genuinely genuineness genus geocache+ geocaches geocentric geode geodesic geoengineering geographer geographic
geographical geographically geography geologic geological geologically geologist geology geometer geometric
geometrical geometrically geometry geophysical geophysics geopolitical geopolitics geostationary geothermal geranium
gerbil geriatric germ germane germanium germicidal germicide germinal germinate+ germination gerontologist gerontology
gerrymander+ gerund gestate+ gestation gesticulate+ gesticulation gesture+ gesundheit get+ getaway getup gewgaw geyser
ghastlier ghastliest ghastliness ghastly gherkin ghetto ghost+ ghostlier ghostliest ghostliness ghostly ghostwrite+
ghostwriter ghostwritten ghostwrote ghoul ghoulish giant giantess gibber+ gibberish gibbet+ gibbon gibe+ giblet
giddier giddiest giddily giddiness giddy gift+ gig+ gigabit gigabyte gigahertz gigantic gigapixel giggle+ giggler
gigglier giggliest giggly gigolo gild+ gill gilt gimcrack gimlet+ gimme gimmick gimmickry gimmicky gimpy gin+ ginger
gingerbread gingerly gingersnap gingham gingivitis ginkgo ginseng giraffe gird+ girder girdle+ girl girlfriend
girlhood girlish girlishly girt+ girth gist give+ giveaway given gizmo gizzard glacial glacially glacier glad gladden+
gladder gladdest glade gladiator gladiatorial gladiola gladiolas gladioli gladiolus gladly gladness glamorise+
glamorize+ glamorizes glamorous glamorously glamour+ glance+ gland glandular glare+ glaringly glass+ glassful glassier
glassiest glassware glassy glaucoma glaze+ glazes glazier gleam+ gleamings glean+ glee gleeful gleefully glen glib
glibber glibbest glibly glibness glide+ glider glimmer+ glimmerings glimpse+ glint+ glissandi glissando glisten+
glitch glitter+ glittery glitz glitzier glitziest glitzy gloaming gloat+ glob global globalisation globalization
globally globe globetrotter globular globule glockenspiel gloom gloomier gloomiest gloomily gloominess gloomy glop
gloried glorification glorified glorify+ glorious gloriously glory+ gloss+ glossary glossier glossiest glossiness
glossy glottis glottises glove+ glow+ glower+ glowingly glowworm glucose glue+ gluey gluier gluiest glum glumly
glummer glummest glumness glut+ gluten glutinous glutton gluttonous gluttonously gluttony glycerin glycerine glycerol
glycogen glyph gnarl+ gnarlier gnarliest gnarly gnash+ gnat gnaw+ gneiss gnome gnomish gnus goad+ goal goalie goalies
goalkeeper goalpost goaltender goat goatee goatherd goatskin gob+ gobble+ gobbledegook gobbledygook gobbler goblet
goblin godchild godchildren goddamn+ goddaughter goddess godfather godforsaken godhood godless godlier godliest
godlike godliness godly godmother godparent godsend godson gofer goggle+ going goiter goitre gold goldbrick+ golden
goldener goldenest goldenrod goldfinch goldfish goldsmith golf+ golfer golly gonad gondola gondolas gondolier gone
goner gong+ gonna gonorrhea gonorrhoea goober good goodbye goodlier goodliest goodly goodness goodnight goodwill goody
gooey goof+ goofier goofiest goofy google+ gooier gooiest gook goon goop goose+ gooseberry gopher gore+ gorge+
gorgeous gorgeously gorier goriest gorilla gorillas goriness gorse gory gosh gosling gospel gossamer gossip+ gossipy
gotta gotten gouge+ gouger goulash gourd gourmand gourmet gout goutier goutiest gouty govern+ governable governance
governess government governmental governor governorship gown+ grab+ grabber grace+ graceful gracefully gracefulness
graceless gracelessly gracelessness gracious graciously graciousness grackle grad+ gradation grade grader gradient
gradual gradually graduate+ graduation graffiti graffito graft+ grafter grail grain grainier grainiest grainy gram
grammar grammarian grammatical grammatically gramophone granary grand grandchild grandchildren granddad granddaughter
grandee grander grandest grandeur grandfather+ grandiloquence grandiloquent grandiose grandly grandma grandmas
grandmother grandness grandpa grandparent grandpas grandson grandstand+ grange granite granny granola grant+ granular
granularity granulate+ granulation granule grape grapefruit grapevine graph+ graphic graphical graphically graphite
graphologist graphology grapnel grapple+ grasp+ grass+ grasshopper grassier grassiest grassland grassy grate+ grateful
gratefully gratefulness grater gratification gratified gratify+ gratings gratis gratitude gratuitous gratuitously
gratuity grave+ gravel+ gravelled gravelling gravelly gravely graven graver gravest gravestone graveyard gravitate+
gravitation gravitational gravity gravy gray+ graybeard grayer grayest grayish grayness graze+ grazes grease+
greasepaint greasier greasiest greasiness greasy great greater greatest greatly greatness grebe greed greedier
greediest greedily greediness greedy green+ greenback greener greenery greenest greengrocer greenhorn greenhouse
greenish greenness greensward greet+ greetings gregarious gregariously gregariousness gremlin grenade grenadier grew
grey+ greyer greyest greyhound greyish greyness grid griddle griddlecake gridiron gridlock grief grievance grieve+
grievous grievously griffin grill+ grille grim+ grimace+ grime grimier grimiest grimly grimmer grimmest grimness grimy
grin+ grind+ grinder grindstone gringo grip+ gripe grippe grislier grisliest grisly grist gristle gristly grit+
grittier grittiest gritty grizzled grizzlier grizzliest grizzly groan+ grocer grocery grog groggier groggiest groggily
grogginess groggy groin grommet groom+ groove+ groovier grooviest groovy grope+ grosbeak gross+ grosser grossest
grossly grossness grotesque grotesquely grotto grouch+ grouchier grouchiest grouchiness grouchy ground+ groundbreaking
grounder groundhog groundings groundless groundlessly groundswell groundwork group+ grouper groupie groupies groupings
grouse+ grout+ grove grovel+ groveler grovelled groveller grovelling grow+ grower growl+ grown grownup growth groyne
grub+ grubbier grubbiest grubbiness grubby grubstake grudge+ grudgingly gruel+ gruelings gruelling gruesome gruesomely
gruesomer gruesomest gruff gruffer gruffest gruffly gruffness grumble+ grumbler grumpier grumpiest grumpily grumpiness
grumpy grunge grungier grungiest grungy grunt+ guacamole guano guarantee+ guarantied guarantor guaranty+ guard+
guardedly guardhouse guardian guardianship guardrail guardroom guardsman guardsmen guava guavas gubernatorial
guerrilla guerrillas guess+ guessable guesser guesstimate+ guesswork guest+ guff guffaw+ guidance guide+ guidebook
guideline guild guilder guile guileful guileless guillotine+ guilt guiltier guiltiest guiltily guiltiness guiltless
guilty guinea guineas guise guitar guitarist gulag gulch gulf gull+ gullet gullibility gullible gully gulp+ gum+ gumbo
gumdrop gummier gummiest gummy gumption gun+ gunboat gunfight gunfire gunk gunman gunmen gunner gunnery gunny
gunnysack gunpoint gunpowder gunrunner gunrunning gunshot gunslinger gunsmith gunwale guppy gurgle+ gurney guru gurus
gush+ gusher gushier gushiest gushy gusset+ gust+ gustatory gustier gustiest gusto gusty gut+ gutless gutsier gutsiest
gutsy gutter+ guttersnipe guttural guy+ guzzle+ guzzler gybe+ gymnasium gymnast gymnastic gymnosperm gynaecological
gynaecologist gynaecology gynecological gynecologist gynecology gyp+ gypsum gypsy gyrate+ gyration gyro gyroscope
haberdasher haberdashery habit habitability habitable habitat habitation habitual habitually habituate+ habituation
hacienda haciendas hack+ hacker hackle hackney+ hacksaw hacktivist haddock haematologist haematology haemoglobin
haemophilia haemophiliac haemorrhage+ haemorrhoid hafnium haft haggard haggle+ haggler haiku hail+ hailstone hailstorm
hair+ hairbreadth hairbrush haircut hairdo hairdresser hairdressing hairier hairiest hairiness hairless hairline
hairnet hairpiece hairpin hairsbreadth hairsplitting hairspring hairstyle hairstylist hairy hake halberd halcyon hale+
haler halest half halfback halfhearted halfheartedly halfheartedness halfpence halfpenny halftime halfway halibut
halitosis hall hallelujah hallmark+ hallow+ hallucinate+ hallucination hallucinatory hallucinogen hallucinogenic
hallway halo+ halogen halon halt+ halter+ haltingly halve+ halyard ham+ hamburger hamlet hammer+ hammerhead hammerings
hammock hamper+ hamster hamstring+ hamstrung hand+ handbag handball handbill handbook handcar handcart handcraft+
handcuff+ handedness handful handgun handheld handicap+ handicapper handicraft handier handiest handily handiness
handiwork handkerchief handle+ handlebar handler handmade handmaid handmaiden handout handpick+ handrail handset
handshake+ handsome handsomely handsomeness handsomer handsomest handspring handstand handwork handwriting handwritten
handy handyman handymen hang+ hangar hangdog hanger hangings hangman hangmen hangnail hangout hangover hank hanker+
hankerings hankie hanky hansom haphazard haphazardly hapless happen+ happenings happenstance happier happiest happily
happiness happy harangue+ harass+ harassment harbinger harbor+ harbour+ hard hardback hardball hardcover harden+
hardener harder hardest hardheaded hardheadedly hardheadedness hardhearted hardheartedly hardheartedness hardier
hardiest hardily hardiness hardliner hardly hardness hardship hardtack hardtop hardware hardwood hardy hare+
harebrained harelip harem hark+ harlequin harlot harm+ harmful harmfully harmfulness harmless harmlessly harmlessness
harmonic harmonica harmonically harmonicas harmonious harmoniously harmoniousness harmonisation harmonise+
harmonization harmonize+ harmonizes harmony harness+ harp+ harpist harpoon+ harpsichord harpy harridan harried harrow+
harry+ harsh harsher harshest harshly harshness hart harvest+ harvester hash+ hashish hashtag hasp hassle+ hassock
haste+ hasten+ hastier hastiest hastily hastiness hasty hat+ hatch+ hatchback hatchery hatchet hatchway hate hateful
hatefully hatefulness hater hath hatred hatter haughtier haughtiest haughtily haughtiness haughty haul+ hauler haunch
haunt+ hauntingly hauteur have+ haven haversack havoc haw+ hawk+ hawker hawkish hawser hawthorn hay+ haycock hayloft
haymow hayseed haystack haywire hazard+ hazardous haze+ hazel hazelnut hazes hazier haziest hazily haziness hazings
hazmat hazy head+ headache headaches headband headboard headdress header headfirst headgear headhunter headier
headiest headings headland headless headlight headline+ headlock headlong headmaster headmistress headphone
headquarter headrest headroom headset headstone headstrong headwaiter headwaters headway headwind headword heady heal+
healer health healthcare healthful healthfully healthfulness healthier healthiest healthily healthiness healthy heap+
hear+ heard hearer hearings hearken+ hearsay hearse heart heartache heartaches heartbeat heartbreak+ heartbroken
heartburn hearten+ heartfelt hearth heartier heartiest heartily heartiness heartland heartless heartlessly
heartlessness heartrending heartsick heartstrings heartthrob heartwarming hearty heat+ heatedly heater heath heathen
heathenish heather heatstroke heave+ heaven heavenlier heavenliest heavenly heavenward heavier heaviest heavily
heaviness heavy heavyset heavyweight heck heckle+ heckler hectare hectic hectically hector+ hedge+ hedgehog hedgerow
hedonism hedonist hedonistic heed+ heedful heedless heedlessly heedlessness heehaw+ heel+ heft+ heftier heftiest hefty
hegemony heifer height heighten+ heinous heinously heinousness heir heiress heirloom heist+ held helical helices
helicopter+ heliotrope heliport helium helix hell hellebore hellhole hellion hellish hellishly hello helm helmet
helmsman helmsmen helot help+ helper helpful helpfully helpfulness helpings helpless helplessly helplessness helpline
helpmate hem+ hematologist hematology hemisphere hemispheric hemispherical hemline hemlock hemoglobin hemophilia
hemophiliac hemorrhage+ hemorrhoid hemp hempen hemstitch+ hence henceforth henceforward henchman henchmen henna+
hennas henpeck+ hepatic hepatitis hepper heppest heptagon her+ herald+ heraldic heraldry herb herbaceous herbage
herbal herbalist herbicide herbivore herbivorous herculean herd+ herder herdsman herdsmen here hereabout hereafter
hereby hereditary heredity herein hereof heresy heretic heretical hereto heretofore hereupon herewith heritage
hermaphrodite hermaphroditic hermetic hermetically hermit hermitage hernia hernias hero heroic heroically heroin
heroine heroism heron herpes herringbone herrings herself hertz hesitancy hesitant hesitantly hesitate+ hesitatingly
hesitation heterodox heterodoxy heterogeneity heterogeneous heterosexual heterosexuality heuristic hew+ hewer hex+
hexadecimal hexagon hexagonal hexameter heyday hiatus hiatuses hibachi hibachis hibernate+ hibernation hibiscus
hibiscuses hiccough+ hiccup+ hick hickey hickory hid+ hidden hide hideaway hidebound hideous hideously hideousness
hideout hie+ hied hierarchical hierarchically hierarchy hieroglyphic high highball highborn highboy highbrow highchair
higher highest highfalutin highland highlight+ highlighter highly highness hightail+ highway highwayman highwaymen
hijack+ hijacker hijackings hike+ hiker hilarious hilariously hilarity hill hillbilly hillier hilliest hillock
hillside hilltop hilly hilt himself hind hinder+ hindmost hindquarter hindrance hindsight hinge+ hint+ hinterland hip+
hipper hippest hippie hippo hippopotamus hippopotamuses hippy hire+ hireling hirsute hiss+ histamine histogram
historian historic historical historically history histrionic hit+ hitch+ hitchhike+ hitchhiker hither hitherto hitter
hive+ hivemind hoagie hoagies hoard+ hoarder hoarfrost hoarier hoariest hoariness hoarse hoarsely hoarseness hoarser
hoarsest hoary hoax+ hoaxer hobbit hobble+ hobby hobbyhorse hobbyist hobgoblin hobnail+ hobnob+ hobo hock+ hockey
hockshop hodgepodge hoe+ hoed hoedown hog+ hogan hoggish hogshead hogwash hoist+ hokey hokier hokiest hokum hold+
holder holdings holdout holdover holdup hole+ holiday+ holier holiest holiness holistic holler+ hollow+ hollower
hollowest hollowly hollowness holly hollyhock holocaust hologram holograph holographic holography holster+ holy homage
homburg home+ homebody homeboy homecoming homegrown homeland homeless homelessness homelier homeliest homeliness
homely homemade homemaker homeopathic homeopathy homeowner homepage homer+ homeroom homesick homesickness homespun
homestead+ homesteader homestretch hometown homeward homework homewrecker homey homeyness homicidal homicide homier
homiest homily hominy homogeneity homogeneous homogeneously homogenisation homogenise+ homogenization homogenize+
homogenizes homograph homonym homophobia homophobic homophone homosexual homosexuality honcho hone+ honest honester
honestest honestly honesty honey+ honeybee honeycomb+ honeydew honeymoon+ honeymooner honeysuckle honk+ honor+
honorable honorably honorarium honorary honorific honour+ honourable honourably hooch hood+ hoodie hoodies hoodlum
hoodoo+ hoodwink+ hooey hoof+ hook+ hookah hooker hookup hookworm hooky hooligan hooliganism hoop+ hoopla hooray hoot+
hooter hooves hop+ hope hopeful hopefully hopefulness hopeless hopelessly hopelessness hopper hopscotch+ horde+
horizon horizontal horizontally hormonal hormone horn+ hornet hornier horniest hornless hornpipe horny horology
horoscope horrendous horrendously horrible horribly horrid horridly horrific horrified horrify+ horror horse+
horseback horsefly horsehair horsehide horseman horsemanship horsemen horseplay horsepower horseradish horseshoe+
horseshoes horsetail horsewhip+ horsewoman horsewomen horsey horsier horsiest horticultural horticulture
horticulturist hosanna hosannas hose+ hosiery hospice hospitable hospitably hospital hospitalisation hospitalise+
hospitality hospitalization hospitalize+ hospitalizes host+ hostage hostel+ hosteler hostelry hostess+ hostile
hostilely hostility hostler hotbed hotcake hotel hotelier hothead+ hotheadedly hotheadedness hothouse hotkey hotly
hotness hotshot hotter hottest hound+ hour hourglass hourly house+ houseboat housebound housebreak+ housebroke
housebroken houseclean+ housecoat housefly household householder househusband housekeeper housekeeping housemaid
housemother houseplant housetop housewares housewarming housewife housewives housework housings hove hovel hover+
hoverboard hovercraft howdah howdy however howitzer howl+ howler howsoever hubbub hubby hubcap hubris huckleberry
huckster+ huddle+ hued huff+ huffier huffiest huffily huffy hug+ huge hugely hugeness huger hugest hula hulas hulk+
hull+ hullabaloo hum+ human humane humanely humaneness humaner humanest humanisation humanise+ humaniser humanism
humanist humanistic humanitarian humanitarianism humanity humanization humanize+ humanizer humanizes humankind humanly
humanness humanoid humble+ humbleness humbler humblest humblings humbly humbug+ humdinger humdrum humeri humerus humid
humidified humidifier humidify+ humidity humidor humiliate+ humiliation humility hummingbird hummock hummus humongous
humor+ humorist humorless humorlessness humorous humorously humour+ humourless humourlessness hump+ humpback+ humus
hunch+ hunchback+ hundred hundredfold hundredth hundredweight hung hunger+ hungover hungrier hungriest hungrily hungry
hunk hunker+ hunt+ hunter huntress huntsman huntsmen hurdle+ hurdler hurl+ hurler hurrah+ hurricane hurried hurriedly
hurry+ hurt+ hurtful hurtle+ husband+ husbandry hush+ husk+ husker huskier huskiest huskily huskiness husky hussar
hussy hustings hustle+ hustler hutch hyacinth hybrid hybridise+ hybridize+ hybridizes hydra hydrangea hydrangeas
hydrant hydras hydrate+ hydraulic hydraulically hydrocarbon hydroelectric hydroelectricity hydrofoil hydrogen
hydrogenate+ hydrology hydrolysis hydrometer hydrophobia hydroplane+ hydroponic hydrosphere hydrotherapy hyena hyenas
hygiene hygienic hygienically hygienist hygrometer hying hymen hymn+ hymnal hype+ hyper hyperactive hyperactivity
hyperbola hyperbolas hyperbole hyperbolic hypercritical hypercritically hyperlink+ hypermarket hypersensitive
hypersensitivity hyperspace hypertension hypertext hyperventilate+ hyperventilation hyphen+ hyphenate+ hyphenation
hypnoses hypnosis hypnotic hypnotically hypnotise+ hypnotism hypnotist hypnotize+ hypnotizes hypo hypoallergenic
hypochondria hypochondriac hypocrisy hypocrite hypocritical hypocritically hypodermic hypoglycemia hypoglycemic
hypotenuse hypothalami hypothalamus hypothermia hypotheses hypothesis+ hypothesise hypothesize+ hypothesizes
hypothetical hypothetically hysterectomy hysteresis hysteria hysteric hysterical hysterically iamb iambic ibex ibis
ibises ibuprofen iceberg icebound icebox icebreaker icecap iced icicle icier iciest icily iciness icing ickier ickiest
icky icon iconoclast iconoclastic idea ideal idealisation idealise+ idealism idealist idealistic idealistically
idealization idealize+ idealizes ideally ideas identical identically identifiable identification identified identifier
identify+ identity ideogram ideograph ideological ideologically ideologist ideology ides idiocy idiom idiomatic
idiomatically idiosyncrasy idiosyncratic idiot idiotic idiotically idle+ idleness idler idlest idly idol idolater
idolatrous idolatry idolise+ idolize+ idolizes idyll idyllic iffier iffiest iffy igloo igneous ignite+ ignition
ignoble ignobly ignominious ignominiously ignominy ignoramus ignoramuses ignorance ignorant ignorantly ignore+ iguana
iguanas illegal illegality illegally illegibility illegible illegibly illegitimacy illegitimate illegitimately
illiberal illicit illicitly illicitness illiteracy illiterate illness illogical illogically illuminate+ illumination
illumine+ illusion illusive illusory illustrate+ illustration illustrative illustrator illustrious image+ imagery
imaginable imaginably imaginary imagination imaginative imaginatively imagine+ imam imbalance+ imbecile imbecilic
imbecility imbibe+ imbroglio imbue+ imitate+ imitation imitative imitator immaculate immaculately immaculateness
immanence immanent immaterial immature immaturely immaturity immeasurable immeasurably immediacy immediate immediately
immemorial immense immensely immensity immerse+ immersion immersive immigrant immigrate+ immigration imminence
imminent imminently immobile immobilisation immobilise+ immobility immobilization immobilize+ immobilizes immoderate
immoderately immodest immodestly immodesty immolate+ immolation immoral immorality immorally immortal immortalise+
immortality immortalize+ immortalizes immortally immovable immovably immune immunisation immunise+ immunity
immunization immunize+ immunizes immunology immure+ immutability immutable immutably impact+ impair+ impairment impala
impalas impale+ impalement impalpable impanel+ impanelled impanelling impart+ impartial impartiality impartially
impassable impasse impasses impassioned impassive impassively impassivity impatience impatient impatiently impeach+
impeachment impeccability impeccable impeccably impecunious impecuniousness impedance impede+ impediment impedimenta
impel impelled impelling impend+ impenetrability impenetrable impenetrably impenitence impenitent imperative
imperatively imperceptible imperceptibly imperfect imperfection imperfectly imperial imperialism imperialist
imperialistic imperially imperil+ imperilled imperilling imperious imperiously imperiousness imperishable impermanence
impermanent impermeable impermissible impersonal impersonally impersonate+ impersonation impersonator impertinence
impertinent impertinently imperturbability imperturbable imperturbably impervious impetigo impetuosity impetuous
impetuously impetus impetuses impiety impinge+ impingement impious impiously impish impishly impishness implacability
implacable implacably implant+ implantation implausibility implausible implausibly implement+ implementable
implementation implementer implicate+ implication implicit implicitly implied implode+ implore+ implosion imply+
impolite impolitely impoliteness impolitic imponderable import+ importance important importantly importation importer
importunate importune+ importunity impose+ imposingly imposition impossibility impossible impossibly impostor
imposture impotence impotent impotently impound+ impoverish+ impoverishment impracticable impracticably impractical
impracticality imprecation imprecise imprecisely imprecision impregnability impregnable impregnably impregnate+
impregnation impresario impress+ impression impressionable impressionism impressionist impressionistic impressive
impressively impressiveness imprimatur imprint+ imprison+ imprisonment improbability improbable improbably impromptu
impromptus improper improperly impropriety improvable improve+ improvement improvidence improvident improvidently
improvisation improvise+ imprudence imprudent impudence impudent impudently impugn+ impulse+ impulsion impulsive
impulsively impulsiveness impunity impure impurely impurer impurest impurity imputation impute+ in+ inability
inaccessibility inaccessible inaccuracy inaccurate inaccurately inaction inactive inactivity inadequacy inadequate
inadequately inadmissible inadvertence inadvertent inadvertently inadvisable inalienable inamorata inamoratas inane
inanely inaner inanest inanimate inanity inapplicable inappropriate inappropriately inapt inarticulate inarticulately
inasmuch inattention inattentive inaudible inaudibly inaugural inaugurate+ inauguration inauspicious inboard inborn
inbound inbox inbred inbreed+ inbuilt incalculable incalculably incandescence incandescent incantation incapability
incapable incapacitate+ incapacity incarcerate+ incarceration incarnate+ incarnation incautious incendiary incense+
incentive inception incessant incessantly incest incestuous inch+ inchoate incidence incident incidental incidentally
incinerate+ incineration incinerator incipient incise+ incision incisive incisively incisiveness incisor incite+
incitement incivility inclemency inclement inclination incline+ include+ inclusion inclusive inclusively incognito
incoherence incoherent incoherently incombustible income+ incommensurate incommunicado incomparable incomparably
incompatibility incompatible incompatibly incompetence incompetent incompetently incomplete incompletely
incompleteness incomprehensible incomprehensibly inconceivable inconceivably inconclusive inconclusively incongruity
incongruous incongruously inconsequential inconsequentially inconsiderable inconsiderate inconsiderately
inconsiderateness inconsistency inconsistent inconsistently inconsolable inconspicuous inconspicuously
inconspicuousness inconstancy inconstant incontestable incontestably incontinence incontinent incontrovertible
incontrovertibly inconvenience+ inconvenient inconveniently incorporate+ incorporation incorporeal incorrect
incorrectly incorrectness incorrigibility incorrigible incorrigibly incorruptibility incorruptible increase+
increasingly incredibility incredible incredibly incredulity incredulous incredulously increment+ incremental
incriminate+ incrimination incriminatory incrustation incubate+ incubation incubator incubus incubuses inculcate+
inculcation inculpate+ incumbency incumbent incur+ incurable incurably incurious incursion indebted indebtedness
indecency indecent indecently indecipherable indecision indecisive indecisively indecisiveness indecorous indeed
indefatigable indefatigably indefensible indefensibly indefinable indefinably indefinite indefinitely indelible
indelibly indelicacy indelicate indelicately indemnification indemnified indemnify+ indemnity indent+ indentation
indenture+ independence independent independently indescribable indescribably indestructible indestructibly
indeterminable indeterminacy indeterminate indeterminately index+ indicate+ indication indicative indicator indices
indict+ indictable indictment indifference indifferent indifferently indigence indigenous indigent indigestible
indigestion indignant indignantly indignation indignity indigo indirect indirection indirectly indirectness
indiscernible indiscreet indiscreetly indiscretion indiscriminate indiscriminately indispensable indispensably
indisposed indisposition indisputable indisputably indissoluble indistinct indistinctly indistinctness
indistinguishable individual individualise+ individualism individualist individualistic individuality individualize+
individualizes individually indivisibility indivisible indivisibly indoctrinate+ indoctrination indolence indolent
indolently indomitable indomitably indoor indubitable indubitably induce+ inducement induct+ inductance inductee
induction inductive indulge+ indulgence indulgent indulgently industrial industrialisation industrialise+
industrialism industrialist industrialization industrialize+ industrializes industrially industrious industriously
industriousness industry inebriate+ inebriation inedible ineducable ineffable ineffably ineffective ineffectively
ineffectiveness ineffectual ineffectually inefficiency inefficient inefficiently inelastic inelegance inelegant
inelegantly ineligibility ineligible ineluctable ineluctably inept ineptitude ineptly ineptness inequality inequitable
inequity inert inertia inertial inertly inertness inescapable inescapably inessential inestimable inestimably
inevitability inevitable inevitably inexact inexcusable inexcusably inexhaustible inexhaustibly inexorable inexorably
inexpedient inexpensive inexpensively inexperience+ inexpert inexplicable inexplicably inexpressible inextinguishable
inextricable inextricably infallibility infallible infallibly infamous infamously infamy infancy infant infanticide
infantile infantry infantryman infantrymen infarction infatuate+ infatuation infeasible infect+ infection infectious
infectiously infectiousness infelicitous infelicity infer+ inference inferential inferior inferiority infernal inferno
infertile infertility infest+ infestation infidel infidelity infield infielder infighting infiltrate+ infiltration
infiltrator infinite infinitely infinitesimal infinitesimally infinitive infinitude infinity infirm infirmary
infirmity infix inflame+ inflammable inflammation inflammatory inflatable inflate+ inflation inflationary inflect+
inflection inflectional inflexibility inflexible inflexibly inflexion inflict+ infliction inflorescence inflow
influence+ influential influentially influenza influx info infomercial inform+ informal informality informally
informant information informational informative informer infotainment infraction infrared infrastructure infrequency
infrequent infrequently infringe+ infringement infuriate+ infuriatingly infuse+ infusion ingenious ingeniously
ingenuity ingenuous ingenuously ingenuousness ingest+ ingestion inglorious ingot ingrain+ ingrate ingratiate+
ingratiatingly ingratitude ingredient ingress ingrown inhabit+ inhabitable inhabitant inhalant inhalation inhalator
inhale+ inhaler inhere+ inherent inherently inherit+ inheritance inheritor inhibit+ inhibition inhospitable inhuman
inhumane inhumanely inhumanity inhumanly inimical inimically inimitable inimitably iniquitous iniquity initial+
initialisation initialise+ initialization initialize+ initializes initialled initialling initially initiate+
initiation initiative initiator initio inject+ injection injector injudicious injunction injure+ injurious injury
injustice ink+ inkblot inkier inkiest inkiness inkling inkwell inky inlaid inland inlay+ inlet inline inmate inmost
innards innate innately inner innermost innings innkeeper innocence innocent innocently innocuous innocuously
innovate+ innovation innovative innovator innuendo innumerable inoculate+ inoculation inoffensive inoffensively
inoperable inoperative inopportune inordinate inordinately inorganic inpatient input+ inquest inquietude inquire+
inquirer inquiringly inquiry inquisition inquisitive inquisitively inquisitiveness inquisitor inroad insane insanely
insaner insanest insanity insatiable insatiably inscribe+ inscription inscrutable inscrutably inseam insect
insecticide insectivore insectivorous insecure insecurely insecurity inseminate+ insemination insensate insensibility
insensible insensibly insensitive insensitively insensitivity insentience insentient inseparability inseparable
inseparably insert+ insertion inset+ inshore inside insider insidious insidiously insidiousness insight insightful
insignia insignificance insignificant insignificantly insincere insincerely insincerity insinuate+ insinuation insipid
insist+ insistence insistent insistently insofar insole insolence insolent insolently insolubility insoluble
insolvable insolvency insolvent insomnia insomniac insouciance insouciant inspect+ inspection inspector inspiration
inspirational inspire+ instability install+ installation installment instalment instance+ instant instantaneous
instantaneously instantly instead instep instigate+ instigation instigator instil instill+ instinct instinctive
instinctively institute+ institution institutional institutionalise+ institutionalize+ institutionalizes instruct+
instruction instructional instructive instructively instructor instrument+ instrumental instrumentalist
instrumentality instrumentation insubordinate insubordination insubstantial insufferable insufferably insufficiency
insufficient insufficiently insular insularity insulate+ insulation insulator insulin insult+ insuperable
insupportable insurance insure+ insureds insurer insurgence insurgency insurgent insurmountable insurrection
insurrectionist intact intaglio intake intangible intangibly integer integral integrate+ integration integrator
integrity integument intel intellect intellectual intellectualise+ intellectualism intellectualize+ intellectualizes
intellectually intelligence intelligent intelligently intelligentsia intelligibility intelligible intelligibly
intemperance intemperate intend+ intendeds intense intensely intenser intensest intensification intensified
intensifier intensify+ intensity intensive intensively intent intention intentional intentionally intently intentness
inter+ interact+ interaction interactive interactively interbred interbreed+ intercede+ intercept+ interception
interceptor intercession intercessor interchange+ interchangeable interchangeably intercollegiate intercom
interconnect+ interconnection intercontinental intercourse interdenominational interdepartmental interdependence
interdependent interdict+ interdiction interdisciplinary interest+ interestingly interface+ interfaith interfere+
interference interferon intergalactic interim interior interject+ interjection interlace+ interlard+ interleave+
interleukin interlink+ interlock+ interlocutory interloper interlude+ intermarriage intermarried intermarry+
intermediary intermediate interment intermezzi intermezzo interminable interminably intermingle+ intermission
intermittent intermittently intern+ internal internalise+ internalize+ internalizes internally international
internationalise+ internationalism internationalize+ internationalizes internationally internecine internee internet
internist internment internship interoffice interpersonal interplanetary interplay interpolate+ interpolation
interpose+ interposition interpret+ interpretation interpretative interpreter interpretive interracial interrelate+
interrelation interrelationship interrogate+ interrogation interrogative interrogator interrogatory interrupt+
interruption interscholastic intersect+ intersection intersperse+ interstate interstellar interstice intertwine+
interurban interval intervene+ intervention interview+ interviewee interviewer interweave+ interwove interwoven
intestate intestinal intestine intimacy intimate+ intimately intimation intimidate+ intimidation into intolerable
intolerably intolerance intolerant intonation intone+ intoxicant intoxicate+ intoxication intractability intractable
intramural intranet intransigence intransigent intransitive intransitively intravenous intravenouses intravenously
intrepid intrepidly intricacy intricate intricately intrigue+ intriguingly intrinsic intrinsically introduce+
introduction introductory intros introspection introspective introversion introvert+ intrude+ intruder intrusion
intrusive intuit+ intuition intuitive intuitively inundate+ inundation inure+ invade+ invader invalid+ invalidate+
invalidation invalidity invaluable invariable invariably invariant invasion invasive invective inveigh+ inveigle+
invent+ invention inventive inventiveness inventor inventoried inventory+ inverse inversely inversion invert+
invertebrate invest+ investigate+ investigation investigative investigator investiture investment investor inveterate
invidious invidiously invigorate+ invigoration invincibility invincible invincibly inviolability inviolable inviolate
invisibility invisible invisibly invitation invitational invite+ invitingly invocation invoice+ invoke+ involuntarily
involuntary involve+ involvement invulnerability invulnerable invulnerably inward inwardly iodine iodise+ iodize+
iodizes ionisation ionise+ ionization ionize+ ionizer ionizes ionosphere iota iotas ipecac irascibility irascible
irate irately irateness iridescence iridescent iridium iris irises irk+ irksome iron+ ironclad ironic ironical
ironically ironware ironwork irony irradiate+ irradiation irrational irrationality irrationally irreconcilable
irrecoverable irredeemable irrefutable irregular irregularity irregularly irrelevance irrelevancy irrelevant
irrelevantly irreligious irremediable irremediably irreparable irreparably irreplaceable irrepressible irreproachable
irresistible irresistibly irresolute irresolutely irresolution irrespective irresponsibility irresponsible
irresponsibly irretrievable irretrievably irreverence irreverent irreverently irreversible irreversibly irrevocable
irrevocably irrigate+ irrigation irritability irritable irritably irritant irritate+ irritatingly irritation irruption
isinglass island islander isle islet isobar isolate+ isolation isolationism isolationist isometric isomorphic
isosceles isotope isotopic isotropic issuance issue+ isthmus isthmuses italic italicise+ italicize+ italicizes itch+
itchier itchiest itchiness itchy item itemisation itemise+ itemization itemize+ itemizes iterate+ iteration iterative
iterator itinerant itinerary itself ivory jab+ jabber+ jabberer jabot jack+ jackal jackass jackboot jackdaw jacket
jackhammer jackknife+ jackknives jackpot jackrabbit jade+ jag+ jaggeder jaggedest jaggedly jaggedness jaguar jail+
jailbreak jailer jalopy jalousie jalousies jam+ jamb jamboree jangle+ janitor janitorial japan+ jape+ jar+ jargon
jasmine jasper jaundice+ jaunt+ jauntier jauntiest jauntily jauntiness jaunty javelin jaw+ jawbone+ jawbreaker
jaywalk+ jaywalker jazz+ jazzier jazziest jazzy jealous jealously jealousy jeans jeep jeer+ jeeringly jeez jejune
jell+ jellied jelly+ jellybean jellyfish jeopardise+ jeopardize+ jeopardizes jeopardy jeremiad jerk+ jerkier jerkiest
jerkily jerkin jerkwater jerky jersey jest+ jester jet+ jetsam jettison+ jetty jewel+ jeweler jewelled jeweller
jewellery jewelling jewelry jib+ jibe jiffy jig+ jigger+ jiggle+ jigsaw+ jihad jihadist jilt+ jimmied jimmy+ jingle+
jingoism jingoist jingoistic jinn jinni jinrikisha jinrikishas jinx+ jitney jitterbug+ jitterier jitteriest jitters
jittery jive+ job+ jobber jobless joblessness jock jockey+ jockstrap jocose jocosely jocosity jocular jocularity
jocularly jocund jocundity jocundly jodhpurs jog+ jogger joggle+ john join+ joiner joint+ jointly joist joke+ joker
jokingly jollied jollier jolliest jolliness jollity jolly+ jolt+ jonquil josh+ jostle+ jot+ jottings joule jounce+
journal journalese journalism journalist journalistic journey+ journeyman journeymen joust+ jovial joviality jovially
jowl joy+ joyful joyfuller joyfullest joyfully joyfulness joyless joyous joyously joyousness joyridden joyride+
joyrider joyrode joystick jubilant jubilantly jubilation jubilee judge+ judgement judgemental judgeship judgment
judgmental judicature judicial judicially judiciary judicious judiciously judiciousness judo jug+ juggernaut juggle+
juggler jugular juice+ juicer juicier juiciest juicily juiciness juicy jujitsu jujube jukebox julep julienne jumble+
jumbo jump+ jumper jumpier jumpiest jumpiness jumpsuit jumpy junco junction juncture jungle junior juniper junk+
junker junket+ junkie junkier junkies junkiest junkyard junta juntas juridical jurisdiction jurisdictional
jurisprudence jurist juror jury just juster justest justice justifiable justifiably justification justified justify+
justly justness jut+ jute juvenile juxtapose+ juxtaposition kaboom kaftan kale kaleidoscope kaleidoscopic kamikaze
kamikazes kangaroo kaolin kapok kaput karakul karaoke karat karate karma katydid kayak+ kazoo kebab keel+ keen+ keener
keenest keenly keenness keep+ keeper keepsake kelp ken+ kennel+ kennelled kennelling kept keratin kerb+ kerchief
kernel kerosene kestrel ketch ketchup keto ketogenic kettle kettledrum key+ keybinding keyboard+ keyboarder keyhole
keynote+ keypunch+ keystone keystroke keyword khaki khakis khan kibbutz kibbutzim kibitz+ kibitzer kibosh kick+
kickback kicker kickier kickiest kickoff kickstand kicky kid+ kidder kiddie kiddies kiddo kidnap+ kidnapper
kidnappings kidney kielbasa kielbasas kill+ killdeer killer killings killjoy kiln+ kilo kilobyte kilocycle kilogram
kilohertz kilometer kilometre kiloton kilowatt kilt kilter kimono kind kinda kinder kindergarten kindergartener
kindest kindhearted kindle+ kindlier kindliest kindliness kindly kindness kindred kinematic kinetic kinfolk king
kingdom kingfisher kinglier kingliest kingly kingpin kingship kink+ kinkier kinkiest kinky kinship kinsman kinsmen
kinswoman kinswomen kiosk kipper+ kismet kiss+ kisser kit+ kitchen kitchenette kitchenware kite kith kitsch kitschy
kitten kittenish kitty kiwi kiwis kleptomania kleptomaniac klutz klutzier klutziest klutzy knack knacker knapsack
knave knavery knavish knead+ kneader knee+ kneecap+ kneel+ knell+ knelt knew knickers knickknack knife+ knight+
knighthood knightly knit+ knitter knitwear knives knob knobbier knobbiest knobby knock+ knocker knockout knockwurst
knoll knot+ knothole knottier knottiest knotty know+ knowable knowingly knowings knowledge knowledgeable knowledgeably
known knuckle+ knucklehead koala koalas kohlrabi kohlrabies kook kookaburra kookaburras kookier kookiest kookiness
kooky kopeck kosher+ kowtow+ krone kroner kronor krypton kudos kudzu kudzus kumquat label+ labelled labelling labia
labial labium labor+ laboratory laborer laborious laboriously labour+ labourer laburnum labyrinth labyrinthine lace+
lacerate+ laceration lachrymal lachrymose lacier laciest lack+ lackadaisical lackadaisically lackey lackluster
lacklustre laconic laconically lacquer+ lacrosse lactate+ lactation lactic lactose lacuna lacunae lacy lad+ ladder+
laddie laddies lade laden ladings ladle+ lady ladybird ladybug ladyfinger ladylike ladyship lag+ lager laggard
lagniappe lagoon laid lain lair laity lake lam+ lama lamas lamasery lamb+ lambaste+ lambda lambent lambkin lambskin
lame lamebrain lamely lameness lament+ lamentable lamentably lamentation lamer lamest laminate+ lamination lamp
lampblack lampoon+ lamppost lamprey lampshade lance+ lancer lancet land+ lander landfall landfill landholder landings
landlady landline landlocked landlord landlubber landmark landmass landowner landscape+ landscaper landslid+ landslide
landward lane language languid languidly languish+ languor languorous languorously lank lanker lankest lankier
lankiest lankiness lanky lanolin lantern lanyard lap+ lapel lapidary lapse+ laptop lapwing larboard larcenous larceny
larch lard+ larder large largely largeness larger largess largest largo lariat lark+ larkspur larva larvae larval
larynges laryngitis larynx lasagna lasagnas lasagne lascivious lasciviously lasciviousness laser lash+ lass lassie
lassies lassitude lasso+ last+ lastingly lastly latch+ late latecomer lately latency lateness latent later lateral+
laterally latest latex lath+ lathe lather+ latitude latitudinal latrine lats latte latter latterly lattice+
latticework laud+ laudable laudably laudanum laudatory laugh+ laughable laughably laughingly laughingstock laughter
launch+ launcher launder+ launderer laundress laundry laundryman laundrymen laureate laurel lava lavatory lavender
lavish+ lavisher lavishest lavishly lavishness lawbreaker lawful lawfully lawfulness lawgiver lawless lawlessly
lawlessness lawmaker lawn lawrencium lawsuit lawyer laxative laxer laxest laxity laxly laxness lay+ layaway layer+
layette layman laymen layoff layout layover laypeople layperson laywoman laywomen laze+ lazes lazied lazier laziest
lazily laziness lazy+ lazybones leach+ lead+ leaden leader leadership leaf+ leafier leafiest leafless leaflet+ leafy
league+ leak+ leakage leakier leakiest leaky lean+ leaner leanest leanings leanness leap+ leapfrog+ leapt learn+
learner learnt leas+ lease leasehold leaseholder leash+ least leastwise leather leatherneck leathery leave+ leaven+
leavings lecher lecherous lecherously lechery lecithin lectern lecture+ lecturer ledge ledger leech+ leek leer+
leerier leeriest leery leeward leeway left lefter leftest leftism leftist leftmost leftover leftwards lefty leg+
legacy legal legalese legalisation legalise+ legalism legalistic legality legalization legalize+ legalizes legally
legate legatee legation legato legend legendary legerdemain leggier leggiest leggings leggy legibility legible legibly
legion legionnaire legislate+ legislation legislative legislator legislature legit legitimacy legitimate+ legitimately
legitimise+ legitimize+ legitimizes legless legman legmen legroom legume leguminous legwork leis leisure leisurely
leitmotif lemma lemmas lemme lemming lemon lemonade lemony lemur lend+ lender length lengthen+ lengthier lengthiest
lengthily lengthwise lengthy leniency lenient leniently lens lenses lent lentil leonine leopard leotard leper
leprechaun leprosy leprous lesbian lesbianism lesion less lessee lessen+ lesser lesson lessor lest let+ letdown lethal
lethally lethargic lethargically lethargy letter+ letterbox letterhead lettuce letup leukaemia leukemia leukocyte
levee level+ leveler levelheaded levelheadedness levelled leveller levelling levelness lever+ leverage+ leviathan
levied levitate+ levitation levity levy+ lewd lewder lewdest lewdly lewdness lexical lexicographer lexicography
lexicon liability liable liaise+ liaison liar libation libel+ libeler libelled libeller libelling libellous libelous
liberal liberalisation liberalise+ liberalism liberality liberalization liberalize+ liberalizes liberally liberate+
liberation liberator libertarian libertine liberty libidinous libido librarian library librettist libretto lice
licence license+ licensee licentiate licentious licentiously licentiousness lichen licit lick+ lickings licorice lid+
lied lief liefer liefest liege lien lieu lieutenancy lieutenant life lifeblood lifeboat lifeforms lifeguard lifeless
lifelike lifeline lifelong lifer lifesaver lifesaving lifespan lifestyle lifetime lifework lift+ liftoff ligament
ligature+ light+ lighten+ lighter lightest lightheaded lighthearted lightheartedly lightheartedness lighthouse lightly
lightness lightning+ lightweight lignite likable likableness like+ likeable likeableness likelier likeliest likelihood
likely liken+ likeness liker likest likewise lilac lilt+ lily limb limber+ limbless limbo lime+ limeade limelight
limerick limestone limier limiest limit+ limitation limitings limitless limn+ limo limousine limp+ limper limpest
limpet limpid limpidity limpidly limply limpness limy linage linchpin linden line+ lineage lineal lineally lineament
linear linearly linebacker linefeed lineman linemen linen liner linesman linesmen lineup linger+ lingerer lingerie
lingeringly lingerings lingo lingual linguist linguistic liniment linings link+ linkage linker linkup linnet linoleum
linseed lint lintel lion lioness lionhearted lionise+ lionize+ lionizes lipid liposuction lipread+ lipstick+
liquefaction liquefied liquefy+ liqueur liquid liquidate+ liquidation liquidator liquidise+ liquidity liquidize+
liquidizes liquor+ liquorice lira lire lisle lisp+ lissom lissome list+ listen+ listener listings listless listlessly
listlessness litany litchi litchis lite liter literacy literal literally literary literate literati literature lithe
lither lithest lithium lithograph+ lithographer lithographic lithography lithosphere litigant litigate+ litigation
litigious litigiousness litmus litre litter+ litterbug little littleness littler littlest littoral liturgical liturgy
livability livable live+ liveable livelier liveliest livelihood liveliness livelong lively liven+ liver liveried
liverwurst livery livest livestock livid lividly livings lizard llama llamas llano load+ loadable loader loaf+ loafer
loam loamier loamiest loamy loan+ loaner loanword loath+ loathe loathings loathsome loathsomeness loaves lob+ lobbied
lobby+ lobbyist lobe lobotomy lobster local locale localisation localise+ locality localization localize+ localizes
locally locate+ location locavore loci lock+ lockable locker locket lockjaw lockout locksmith lockstep lockup loco
locomotion locomotive locoweed locus locust locution lode lodestar lodestone lodge+ lodger lodgings loft+ loftier
loftiest loftily loftiness lofty log+ loganberry logarithm logarithmic logbook loge logger loggerhead logic logical
logically logician login logistic logistical logistically logjam logo logoff logon logotype logout logrolling loin
loincloth loiter+ loiterer lolcat loll+ lollipop lollygag+ lone lonelier loneliest loneliness lonely loner lonesome
long+ longboat longer longest longevity longhair longhand longhorn longingly longings longish longitude longitudinal
longitudinally longshoreman longshoremen longtime loofah look+ lookalike lookout lookup loom+ loon loonie loonier
looniest loony loop+ loophole loopier loopiest loopy loose+ loosely loosen+ looseness looser loosest loot+ looter lop+
lope lopsided lopsidedly lopsidedness loquacious loquacity lord+ lordlier lordliest lordly lordship lore lorgnette
lorn lorry lose+ loser loss lost lotion lottery lotto lotus lotuses loud louder loudest loudly loudmouth+ loudness
loudspeaker lounge+ louse lousier lousiest lousiness lousy lout loutish louver+ louvre+ lovable love+ lovebird
loveless lovelier loveliest loveliness lovelorn lovely lovemaking lover lovesick lovingly low+ lowbrow lowdown lower+
lowercase lowest lowish lowland lowlier lowliest lowliness lowly lowness loyal loyaler loyalest loyalist loyally
loyalty lozenge luau luaus lubber lube+ lubricant lubricate+ lubrication lubricator lucid lucidity lucidly lucidness
luck+ luckier luckiest luckily luckiness luckless lucky lucrative lucratively lucre ludicrous ludicrously
ludicrousness lug+ luggage lugubrious lugubriously lugubriousness lukewarm lull+ lullaby lumbago lumbar lumber+
lumberjack lumberman lumbermen lumberyard luminary luminescence luminescent luminosity luminous luminously lummox
lump+ lumpier lumpiest lumpiness lumpish lumpy lunacy lunar lunatic lunch+ lunchbox luncheon luncheonette lunchroom
lunchtime lung+ lunge lupin lupine lupus lurch+ lure+ lurid luridly luridness lurk+ luscious lusciously lusciousness
lush lusher lushest lushness lust+ luster lustful lustfully lustier lustiest lustily lustiness lustre lustrous lusty
lute luxuriance luxuriant luxuriantly luxuriate+ luxurious luxuriously luxuriousness luxury lyceum lying lymph
lymphatic lymphoma lymphomas lynch+ lynchings lynx lyre lyric lyrical lyrically lyricist macabre macadam macaroni
macaronis macaroon macaw mace+ macerate+ maceration machete machination machine+ machinery machinist machismo macho
mackerel mackinaw mackintosh macro macrobiotic macrocosm macron macroscopic madam madame madcap madden+ maddeningly
madder maddest made mademoiselle madhouse madly madman madmen madness madras madrasa madrasah madrasas madrases
madrassa madrassas madrigal madwoman madwomen maelstrom maestro magazine magenta maggot magic magical magically
magician magisterial magisterially magistrate magma magnanimity magnanimous magnanimously magnate magnesia magnesium
magnet magnetic magnetically magnetisation magnetise+ magnetism magnetization magnetize+ magnetizes magneto
magnetosphere magnification magnificence magnificent magnificently magnified magnifier magnify+ magnitude magnolia
magnolias magnum magpie magpies maharajah maharani maharanis maharishi maharishis mahatma mahatmas mahogany maid
maiden maidenhair maidenhead maidenhood maidenly maidservant mail+ mailbox mailer mailings mailman mailmen maim+ main
mainframe mainland mainline+ mainly mainmast mainsail mainspring mainstay mainstream+ maintain+ maintainability
maintainable maintainer maintenance maize maizes majestic majestically majesty major+ majorette majority majorly make+
maker makeshift makeup makings maladjusted maladjustment maladroit malady malaise malapropism malaria malarial
malarkey malcontent male malediction malefactor maleness malevolence malevolent malevolently malfeasance malformation
malformed malfunction+ malice malicious maliciously malign+ malignancy malignant malignantly malignity malinger+
malingerer mall mallard malleability malleable mallet mallow malnourished malnutrition malodorous malpractice malt+
malteds maltreat+ maltreatment malware mama mamas mambo+ mamma mammal mammalian mammary mammogram mammography mammon
mammoth man+ manacle+ manage+ manageability manageable management manager managerial manatee mandarin mandate+
mandatory mandible mandolin mandrake mandrill mane maneuver+ maneuverability maneuverable manful manfully manga
manganese mange manger mangier mangiest mangle+ mango mangrove mangy manhandle+ manhole manhood manhunt mania maniac
maniacal manias manic manicure+ manicurist manifest+ manifestation manifestly manifesto manifold+ manikin manipulate+
manipulation manipulative manipulator mankind manlier manliest manliness manly manna mannequin manner+ mannerism
mannerly mannish mannishly mannishness manoeuvrability manoeuvrable manoeuvre+ manor manorial manpower mansard manse
manservant mansion manslaughter mantel mantelpiece mantes mantilla mantillas mantis mantises mantissa mantle+ mantoes
mantra mantras manual manually manufacture+ manufacturer manumit+ manure+ manuscript many map+ maple mapper mappings
mar+ marabou marabous maraca maracas marathon marathoner maraud+ marauder marble+ march+ marcher marchioness mare
margarine margarita margaritas margin marginal marginalia marginally maria mariachi mariachis marigold marijuana
marimba marimbas marina marinade+ marinas marinate+ marine mariner marionette marital maritime marjoram mark+ markdown
markedly marker market+ marketability marketable marketer marketplace markings marksman marksmanship marksmen markup
marlin marmalade marmoset marmot maroon+ marquee marquess marquetry marquis marquise marriage marriageable married
marrow marry+ marsh marshal+ marshalled marshalling marshier marshiest marshmallow marshy marsupial mart marten
martial martin martinet martini martinis martyr+ martyrdom marvel+ marvelled marvelling marvellous marvellously
marvelous marvelously marzipan mascara+ mascaras mascot masculine masculinity mash+ masher mashup mask+ masochism
masochist masochistic mason masonic masonry masque masquerade+ masquerader mass+ massacre+ massage+ masseur masseuse
massive massively massiveness mast mastectomy master+ masterful masterfully masterly mastermind+ masterpiece
masterstroke masterwork mastery masthead masticate+ mastication mastiff mastodon mastoid masturbate+ masturbation mat+
matador match+ matchbook matchbox matchless matchmaker matchmaking matchstick mate material materialisation
materialise+ materialism materialist materialistic materialistically materialization materialize+ materializes
materially maternal maternally maternity math mathematical mathematically mathematician mathematics matins matriarch
matriarchal matriarchy matrices matricide matriculate+ matriculation matrimonial matrimony matrix matron matronly matt
matte matter+ mattock mattress maturation mature+ maturely maturer maturest maturity matzo matzoh matzot matzoth
maudlin maul+ maunder+ mausoleum mauve maven maverick mawkish mawkishly maxed maxes maxilla maxillae maxillary maxim
maxima maximal maximally maximisation maximise+ maximization maximize+ maximizes maximum maxing maybe mayday mayflower
mayfly mayhem mayo mayonnaise mayor mayoral mayoralty maypole maze mazes mazurka mazurkas mead meadow meadowlark
meager meagerly meagerness meagre meagrely meagreness meal mealier mealiest mealtime mealy mean+ meander+ meaner
meanest meaningful meaningfully meaningless meanings meanly meanness meant meantime meanwhile measles measlier
measliest measly measurable measurably measure+ measureless measurement meat meatball meatier meatiest meatloaf
meatloaves meaty mecca meccas mechanic mechanical mechanically mechanisation mechanise+ mechanism mechanistic
mechanization mechanize+ mechanizes medal medalist medallion medallist meddle+ meddler meddlesome media medial median
medias mediate+ mediation mediator medic medical medically medicate+ medication medicinal medicinally medicine
medieval mediocre mediocrity meditate+ meditation meditative meditatively medium medley medulla medullas meek meeker
meekest meekly meekness meet+ meetinghouse meetings megabyte megachurch megacycle megahertz megalith megalomania
megalomaniac megalopolis megalopolises megaphone+ megapixel megaton melancholia melancholic melancholy melange melanin
melanoma melanomas meld+ mellifluous mellifluously mellow+ mellower mellowest mellowness melodic melodically melodious
melodiously melodiousness melodrama melodramas melodramatic melodramatically melody melon melt+ meltdown member
membership membrane membranous meme memento memo memoir memorabilia memorable memorably memorandum memorial
memorialise+ memorialize+ memorializes memorisation memorise+ memorization memorize+ memorizes memory menace+
menacingly menage menagerie menageries mend+ mendacious mendacity mender mendicant menfolk menhaden menial menially
meningitis menopausal menopause menorah menservants menses menstrual menstruate+ menstruation menswear mental
mentality mentally menthol mentholated mention+ mentor+ menu menus meow+ mercantile mercenary mercerise+ mercerize+
mercerizes merchandise+ merchant merchantman merchantmen merciful mercifully merciless mercilessly mercurial mercuric
mercury mercy mere merely merest meretricious merganser merge+ merger meridian meringue merino merit+ meritocracy
meritorious meritoriously mermaid merman mermen merrier merriest merrily merriment merriness merry merrymaker
merrymaking mesa mesas mescal mescaline mesdames mesdemoiselles mesh+ mesmerise+ mesmerism mesmerize+ mesmerizes
mesquite mess+ message messenger messiah messier messiest messieurs messily messiness messy mestizo met+ metabolic
metabolise+ metabolism metabolize+ metabolizes metacarpal metacarpi metacarpus metal metallic metallurgical
metallurgist metallurgy metamorphic metamorphism metamorphose+ metamorphosis metaphor metaphorical metaphorically
metaphysical metaphysics metastases metastasis+ metastasise metastasize+ metastasizes metatarsal mete meteor meteoric
meteorite meteoroid meteorological meteorologist meteorology meter+ methadone methane methanol methinks method
methodical methodically methodological methodology methought meticulous meticulously meticulousness metre metric
metrical metrically metrication metro metronome metropolis metropolises metropolitan mettle mettlesome mew+ mewl+
mezzanine miaow+ miasma miasmas mica mice microaggression microbe microbiologist microbiology microchip microcode
microcomputer microcosm microeconomics microfiche microfilm+ microloan micrometer micrometre micron microorganism
microphone microplastics microprocessor microscope microscopic microscopically microscopy microsecond microsurgery
microwave+ midair midday middle+ middlebrow middleman middlemen middleweight middy midge midget midland midmost
midnight midpoint midriff midshipman midshipmen midst midstream midsummer midterm midtown midway midweek midwife+
midwifery midwinter midwives midyear mien miff+ might mightier mightiest mightily mightiness mighty migraine migrant
migrate+ migration migratory mike+ milch mild milder mildest mildew+ mildly mildness mile mileage milepost miler
milestone milf milieu milieus militancy militant militantly militarily militarisation militarise+ militarism
militarist militaristic militarization militarize+ militarizes military militate+ militia militiaman militiamen
militias milk+ milker milkier milkiest milkiness milkmaid milkman milkmen milkshake milksop milkweed milky mill+
millage millennia millennial millennium miller millet milligram milliliter millilitre millimeter millimetre milliner
millinery million millionaire millionth millipede millisecond millrace millstone milquetoast mime+ mimeograph+ mimetic
mimic mimicked mimicking mimicry mimosa mimosas minaret minatory mince+ mincemeat mind+ mindbogglingly mindedness
mindful mindfully mindfulness mindless mindlessly mindlessness mine+ minefield miner mineral mineralogist mineralogy
minestrone minesweeper mingle+ mini miniature miniaturisation miniaturise+ miniaturist miniaturization miniaturize+
miniaturizes minibike minibus minibuses minicam minicomputer minim minima minimal minimalism minimalist minimally
minimisation minimise+ minimization minimize+ minimizes minimum minion minis miniseries miniskirt minister+
ministerial ministrant ministration ministry minivan mink minnow minor+ minority minster minstrel mint+ mintier
mintiest minty minuend minuet minus minuscule minuses minute+ minutely minuteman minutemen minuteness minuter minutest
minutia minutiae minx miracle miraculous miraculously mirage mire+ mirror+ mirth mirthful mirthfully mirthless
misadventure misalignment misalliance misanthrope misanthropic misanthropist misanthropy misapplication misapplied
misapply+ misapprehend+ misapprehension misappropriate+ misappropriation misbegotten misbehave+ misbehavior
misbehaviour miscalculate+ miscalculation miscall+ miscarriage miscarried miscarry+ miscast+ miscegenation
miscellaneous miscellany mischance mischief mischievous mischievously mischievousness miscommunication misconceive+
misconception misconduct+ misconstruction misconstrue+ miscount+ miscreant miscue+ misdeal+ misdealt misdeed
misdemeanor misdemeanour misdiagnose+ misdiagnosis misdid misdirect+ misdirection misdo+ misdoings misdone miser
miserable miserably miserliness miserly misery misfeasance misfire+ misfit+ misfortune misgiving misgovern+ misguide+
misguidedly mishandle+ mishap mishmash misidentified misidentify+ misinform+ misinformation misinterpret+
misinterpretation misjudge+ misjudgement misjudgment mislaid mislay+ mislead+ misled mismanage+ mismanagement
mismatch+ misnomer misogynist misogynistic misogyny misplace+ misplay+ misprint+ mispronounce+ mispronunciation
misquotation misquote+ misread+ misreadings misrepresent+ misrepresentation misrule+ miss+ missal misshapen missile
missilery mission missionary missive misspell+ misspellings misspend+ misspent misstate+ misstatement misstep mist+
mistake+ mistaken mistakenly mister mistier mistiest mistily mistime+ mistiness mistletoe mistook mistranslated
mistreat+ mistreatment mistress mistrial mistrust+ mistrustful misty mistype+ misunderstand+ misunderstandings
misunderstood misuse+ mite miter+ mitigate+ mitigation mitosis mitre+ mitt mitten mix+ mixer mixture mizzen mizzenmast
mkay mnemonic moan+ moat mob+ mobile mobilisation mobilise+ mobility mobilization mobilize+ mobilizes mobster moccasin
mocha mochas mock+ mocker mockery mockingbird mockingly modal mode model+ modelings modelled modelling modem moderate+
moderately moderation moderator modern modernisation modernise+ modernism modernist modernistic modernity
modernization modernize+ modernizes modest modestly modesty modicum modifiable modification modified modifier modify+
modish modishly modishness modular modulate+ modulation modulator module modulus mogul mohair moiety moire moist
moisten+ moister moistest moistly moistness moisture moisturise+ moisturiser moisturize+ moisturizer moisturizes molar
molasses mold+ molder+ moldier moldiest moldiness moldings moldy mole molecular molecule molehill moleskin molest+
molestation molester moll mollification mollified mollify+ mollusc mollusk mollycoddle+ molt+ molten molybdenum moment
momentarily momentary momentous momentousness momentum mommy monarch monarchic monarchical monarchism monarchist
monarchy monastery monastic monasticism monaural monetarily monetarism monetary monetise+ monetize+ monetizes money+
moneybag moneymaker moneymaking monger+ mongolism mongoose mongrel monies moniker monitor+ monk monkey+ monkeyshine
mono monochromatic monochrome monocle monocotyledon monogamous monogamy monogram+ monograph monolingual monolith
monolithic monologue monomania monomaniac mononucleosis monophonic monopolisation monopolise+ monopolist monopolistic
monopolization monopolize+ monopolizes monopoly monorail monosyllabic monosyllable monotheism monotheist monotheistic
monotone monotonic monotonically monotonous monotonously monotony monoxide monsieur monsignor monsoon monster
monstrance monstrosity monstrous monstrously montage month monthly monument monumental monumentally moo+ mooch+
moocher mood moodier moodiest moodily moodiness moody moon+ moonbeam moonlight+ moonlighter moonlit moonscape
moonshine moonshot moonstone moonstruck moor+ moorings moorland moose moot+ mop+ mope mopeds moppet moraine moral
morale moralise+ moralist moralistic morality moralize+ moralizes morally morass moratorium moray morbid morbidity
morbidly mordant more moreover morgue moribund morn+ mornings morocco moron moronic morose morosely moroseness
morpheme morphine morphological morphology morrow morsel mortal mortality mortally mortar+ mortarboard mortgage+
mortgagee mortgagor mortician mortification mortified mortify+ mortise+ mortuary mosaic mosey+ mosque mosquito moss
mossier mossiest mossy most mostly mote motel moth mothball+ mother+ motherboard motherfucker motherfucking motherhood
motherland motherless motherliness motherly motif motile motility motion+ motionless motivate+ motivation motivational
motivator motive motley motlier motliest motocross motor+ motorbike+ motorboat motorcade motorcar motorcycle+
motorcyclist motorise+ motorist motorize+ motorizes motorman motormen motormouth motorway mottle+ motto mould+
moulder+ mouldier mouldiest mouldings mouldy moult+ mound+ mount+ mountain mountaineer+ mountainous mountainside
mountaintop mountebank mountings mourn+ mourner mournful mournfully mournfulness mouse+ mouser mousetrap+ mousier
mousiest mousiness mousse+ mousses moustache moustaches mousy mouth+ mouthful mouthpiece mouthwash mouthwatering
movable move+ movement mover movie movies movingly mow+ mower mozzarella much mucilage muck+ muckier muckiest
muckrake+ muckraker mucky mucous mucus muddied muddier muddiest muddiness muddle+ muddy+ mudguard mudslide mudslinger
mudslinging muesli muezzin muff+ muffin muffle+ muffler mufti muftis mug+ mugger muggier muggiest mugginess muggings
muggle muggy mukluk mulatto mulberry mulch+ mule muleteer mulish mulishly mulishness mull+ mullah mullet mulligatawny
mullion multi multicolored multicoloured multicultural multiculturalism multidimensional multifaceted multifarious
multifariousness multilateral multilingual multimedia multimillionaire multinational multiplayer multiple multiplex+
multiplexer multiplicand multiplication multiplicative multiplicity multiplied multiplier multiply+ multiprocessing
multipurpose multiracial multitasking multitude multitudinous multivariate multiverse multivitamin mumble+ mumbler
mummer mummery mummification mummified mummify+ mummy mumps munch+ munchies mundane mundanely municipal municipality
municipally munificence munificent munition mural muralist murder+ murderer murderess murderous murderously murk
murkier murkiest murkily murkiness murky murmur+ muscat muscatel muscle+ muscular muscularity musculature muse+ museum
mush+ mushier mushiest mushiness mushroom+ mushy music musical musicale musically musician musicianship musicologist
musicology musings musk muskellunge musket musketeer musketry muskier muskiest muskiness muskmelon muskrat musky
muslin muss+ mussel mussier mussiest mussy must mustache mustaches mustang mustard muster+ mustier mustiest mustiness
musty mutability mutable mutant mutate+ mutation mute+ mutely muteness muter mutest mutilate+ mutilation mutineer
mutinied mutinous mutinously mutiny+ mutt mutter+ mutton mutual mutuality mutually muumuu muumuus muzzle+ myna mynah
mynahes mynas myopia myopic myriad myrrh myrtle myself mysterious mysteriously mysteriousness mystery mystic mystical
mystically mysticism mystification mystified mystify+ mystique myth mythic mythical mythological mythologist mythology
nab+ nabob nacho nacre nadir nag+ naiad nail+ nailbrush naive naively naiver naivest naivety naked nakedly nakedness
name+ nameless namely namesake nanny nanosecond nanotechnology nap+ napalm+ nape naphtha naphthalene napkin nappier
nappiest nappy narc narcissism narcissist narcissistic narcissus narcosis narcotic nark narrate+ narration narrative
narrator narrow+ narrower narrowest narrowly narrowness narwhal nary nasal nasalise+ nasalize+ nasalizes nasally
nascent nastier nastiest nastily nastiness nasturtium nasty natal nation national nationalisation nationalise+
nationalism nationalist nationalistic nationality nationalization nationalize+ nationalizes nationally nationwide
native nativity nattier nattiest nattily natty natural naturalisation naturalise+ naturalism naturalist naturalistic
naturalization naturalize+ naturalizes naturally naturalness nature naught naughtier naughtiest naughtily naughtiness
naughty nausea nauseam nauseate+ nauseatingly nauseous nautical nautically nautilus nautiluses naval nave navel
navigability navigable navigate+ navigation navigational navigator navy naysayer near+ nearby nearer nearest nearly
nearness nearsighted nearsightedness neat neater neatest neath neatly neatness nebula nebulae nebular nebulous
necessarily necessary necessitate+ necessity neck+ neckerchief necklace neckline necktie neckties necromancer
necromancy necrophilia necrosis nectar nectarine need+ needful needier neediest neediness needle+ needlepoint needless
needlessly needlework needy nefarious nefariously nefariousness negate+ negation negative+ negatively negativity
neglect+ neglectful neglectfully negligee negligence negligent negligently negligible negligibly negotiable negotiate+
negotiation negotiator neigh+ neighbor+ neighborhood neighborliness neighborly neighbour+ neighbourhood
neighbourliness neighbourly neither nematode nemeses nemesis neoclassic neoclassical neoclassicism neocolonialism
neocon neoconservative neodymium neologism neon neonatal neonate neophyte neoprene nephew nephritis nepotism neptunium
nerd nerdier nerdiest nerdy nerve+ nerveless nervelessly nervier nerviest nervous nervously nervousness nervy nest+
nestle+ nestlings net+ netbook nether nethermost nettle+ nettlesome network+ neural neuralgia neuralgic neuritis
neurological neurologist neurology neuron neuroses neurosis neurosurgery neurotic neurotically neurotransmitter
neuter+ neutral neutralisation neutralise+ neutraliser neutrality neutralization neutralize+ neutralizer neutralizes
neutrally neutrino neutron never nevermore nevertheless newbie newbies newborn newcomer newel newer newest newfangled
newly newlywed newness newsagents newsboy newscast newscaster newsflash newsier newsiest newsletter newsman newsmen
newspaper newspaperman newspapermen newspaperwoman newspaperwomen newsprint newsreel newsstand newsworthy newsy newt
newton next nexus nexuses niacin nibble+ nibbler nice nicely niceness nicer nicest nicety niche niches nick+ nickel
nickelodeon nickname+ nicotine niece niftier niftiest nifty nigga niggard niggardliness niggardly niggas niggaz nigger
niggle+ nigh nigher nighest night nightcap nightclothes nightclub+ nightfall nightgown nighthawk nightie nighties
nightingale nightlife nightly nightmare nightmarish nightshade nightshirt nightstick nighttime nihilism nihilist
nihilistic nimbi nimble nimbleness nimbler nimblest nimbly nimbus nincompoop nine ninepin nineteen nineteenth
ninetieth ninety ninja ninjas ninny ninth nip+ nipper nippier nippiest nipple nippy nirvana niter nitpick+ nitpicker
nitrate+ nitre nitrogen nitrogenous nitroglycerin nitroglycerine nitwit nix+ nobility noble nobleman noblemen
nobleness nobler noblest noblewoman noblewomen nobly nobody nocturnal nocturnally nocturne nod+ nodal noddy node
nodular nodule noel noggin noise+ noiseless noiselessly noiselessness noisemaker noisier noisiest noisily noisiness
noisome noisy nomad nomadic nomenclature nominal nominally nominate+ nomination nominative nominee nonabrasive
nonabsorbent nonagenarian nonalcoholic nonaligned nonbeliever nonbreakable nonce nonchalance nonchalant nonchalantly
noncom noncombatant noncommercial noncommittal noncommittally noncompetitive noncompliance nonconductor nonconformist
nonconformity noncontagious noncooperation nondairy nondeductible nondenominational nondescript nondrinker none
nonempty nonentity nonessential nonesuch nonetheless nonevent nonexempt nonexistence nonexistent nonfat nonfatal
nonfiction nonflammable nongovernmental nonhazardous nonhuman nonindustrial noninterference nonintervention
nonjudgmental nonliving nonmalignant nonmember nonnegotiable nonobjective nonpareil nonpartisan nonpayment nonphysical
nonplus nonpluses nonplussed nonplussing nonpoisonous nonpolitical nonpolluting nonprescription nonproductive
nonprofessional nonprofit nonproliferation nonrefillable nonrefundable nonrenewable nonrepresentational nonresident
nonrestrictive nonreturnable nonrigid nonscheduled nonseasonal nonsectarian nonsense nonsensical nonsensically
nonsexist nonskid nonsmoker nonsmoking nonstandard nonstick nonstop nonsupport nontaxable nontechnical nontoxic
nontransferable nontrivial nonunion nonuser nonverbal nonviolence nonviolent nonvoting nonwhite nonzero noodle+ nook
noon noonday noontime noose nope norm normal normalcy normalisation normalise+ normality normalization normalize+
normalizes normally normative north northbound northeast northeaster northeasterly northeastern northeastward
northerly northern northerner northernmost northward northwest northwesterly northwestern northwestward nose+
nosebleed nosedive+ nosegay nosh+ nosier nosiest nosiness nostalgia nostalgic nostalgically nostril nostrum nosy not+
notable notably notarise+ notarize+ notarizes notary notation notch+ note notebook notepad notepaper noteworthy
nothing nothingness notice+ noticeable noticeably noticeboard notification notified notify+ notion notional notionally
notoriety notorious notoriously notwithstanding nougat nought noun nourish+ nourishment nous nova novae novas novel
novelette novelist novella novellas novelty novice novitiate nowadays noway nowhere nowise noxious nozzle nuance+
nubile nuclear nuclei nucleic nucleus nude nuder nudest nudge+ nudism nudist nudity nugget nuisance nuke+ null
nullification nullified nullify+ nullity numb+ number+ numberless numbest numbly numbness numbskull numeracy numeral
numerate+ numeration numerator numeric numerical numerically numerology numerous numismatic numismatist numskull
nuncio nunnery nuptial nurse+ nursemaid nursery nurseryman nurserymen nurture+ nut+ nutcracker nuthatch nutmeat nutmeg
nutria nutrias nutrient nutriment nutrition nutritional nutritionally nutritionist nutritious nutritive nutshell
nuttier nuttiest nuttiness nutty nuzzle+ nylon nymph nymphomania nymphomaniac oafish oaken oakum oar+ oarlock oarsman
oarsmen oases oasis oaten oath oatmeal obduracy obdurate obdurately obedience obedient obediently obeisance obeisant
obelisk obese obesity obey+ obfuscate+ obfuscation obit obituary object+ objection objectionable objectionably
objective objectively objectiveness objectivity objector oblate oblation obligate+ obligation obligatory oblige+
obligingly oblique obliquely obliqueness obliterate+ obliteration oblivion oblivious obliviously obliviousness oblong
obloquy obnoxious obnoxiously oboe oboes oboist obscene obscenely obscener obscenest obscenity obscure+ obscurely
obscurer obscurest obscurity obsequious obsequiously obsequiousness obsequy observable observably observance observant
observantly observation observational observatory observe+ observer obsess+ obsession obsessive obsessively obsidian
obsolescence obsolescent obsolete+ obstacle obstetric obstetrical obstetrician obstinacy obstinate obstinately
obstreperous obstruct+ obstruction obstructionist obstructive obstructively obstructiveness obtain+ obtainable
obtrude+ obtrusive obtrusively obtrusiveness obtuse obtusely obtuseness obtuser obtusest obverse obviate+ obvious
obviously obviousness ocarina ocarinas occasion+ occasional occasionally occidental occlude+ occlusion occlusive
occult occupancy occupant occupation occupational occupied occupy+ occur+ occurrence ocean oceangoing oceanic
oceanographer oceanographic oceanography ocelot ocher ochre octagon octagonal octal octane octave octet octogenarian
octopus octopuses ocular oculist oddball odder oddest oddity oddly oddness odious odiously odium odometer odor
odoriferous odorless odorous odour odourless odyssey oedema oesophagi oesophagus oestrogen off+ offal offbeat offence
offend+ offender offense offensive offensively offensiveness offer+ offerings offertory offhand offhandedly office
officeholder officer official officialdom officially officiate+ officious officiously officiousness offings offload+
offset+ offshoot offshore+ offside offspring offstage often oftener oftenest oftentimes ogle+ ogre oil+ oilcloth
oilfield oilier oiliest oiliness oilskin oily oink+ ointment okay+ okra okras olden older oldest oldie oldies
oleaginous oleander oleo oleomargarine olfactory oligarch oligarchic oligarchy olive ombudsman ombudsmen omega omegas
omelet omelette omen ominous ominously omission omit+ omnibus omnibuses omnipotence omnipotent omnipresence
omnipresent omniscience omniscient omnivore omnivorous once oncology oncoming oneness onerous oneself onetime ongoing
onion onionskin online onlooker only onomatopoeia onomatopoeic onrush+ onset onshore onslaught onto onus onuses onward
onyx oodles oops ooze+ oozes opacity opal opalescence opalescent opaque+ opaquely opaqueness opaquer opaquest open+
opener openest openhanded openings openly openness openwork opera operable operand operas operate+ operatic operation
operational operationally operative operator operetta operettas ophthalmic ophthalmologist ophthalmology opiate opine+
opinion opinionated opioid opium opossum opponent opportune opportunism opportunist opportunistic opportunity oppose+
opposite opposition oppress+ oppression oppressive oppressively oppressor opprobrious opprobrium opt+ optic optical
optically optician optima optimal optimisation optimise+ optimiser optimism optimist optimistic optimistically
optimization optimize+ optimizer optimizes optimum option+ optional optionally optometrist optometry opulence opulent
opus opuses oracle oracular oral orally orange orangeade orangutan orate+ oration orator oratorical oratorio oratory
orbit+ orbital orchard orchestra orchestral orchestras orchestrate+ orchestration orchid ordain+ ordeal order+
orderings orderliness orderly ordinal ordinance ordinarily ordinariness ordinary ordination ordnance ordure oregano
organ organdie organdy organelle organic organically organisation organisational organise+ organiser organism organist
organization organizational organize+ organizer organizes orgasm orgasmic orgiastic orgy orient+ oriental orientate+
orientation orifice origami origin original originality originally originate+ origination originator oriole ormolu
ornament+ ornamental ornamentation ornate ornately ornateness ornerier orneriest ornery ornithologist ornithology
orotund orphan+ orphanage orthodontia orthodontic orthodontist orthodox orthodoxy orthogonal orthogonality
orthographic orthography orthopaedic orthopaedist orthopedic orthopedist oscillate+ oscillation oscillator
oscilloscope osier osmosis osmotic osprey ossification ossified ossify+ ostensible ostensibly ostentation ostentatious
ostentatiously osteopath osteopathy osteoporosis ostracise+ ostracism ostracize+ ostracizes ostrich other otherwise
otherworldly otiose otter ottoman ouch ought ounce ourselves oust+ ouster out+ outage outback outbalance+ outbid+
outbound outbreak outbuilding outburst outcast outclass+ outcome outcrop+ outcroppings outcry outdated outdid
outdistance+ outdo+ outdone outdoor outer outermost outfield outfielder outfit+ outfitter outflank+ outfox+ outgo+
outgrew outgrow+ outgrown outgrowth outhouse outings outlaid outlandish outlandishly outlast+ outlaw+ outlay+ outlet
outline+ outlive+ outlook outlying outmaneuver+ outmanoeuvre+ outmoded outnumber+ outpatient outperform+ outplacement
outplay+ outpost outpouring output+ outrage+ outrageous outrageously outran outrank+ outreach+ outrider outrigger
outright outrun+ outsell+ outset outshine+ outshone outside outsider outsize outsizes outskirt outsmart+ outsold
outsource+ outspoken outspokenly outspokenness outspread+ outstanding outstandingly outstation outstay+ outstretch+
outstrip+ outtake outvote+ outward outwardly outwear+ outweigh+ outwit+ outwore outworn oval ovarian ovary ovation
oven over overabundance overabundant overachieve+ overachiever overact+ overactive overage overall overambitious
overanxious overate overawe+ overbalance+ overbear+ overbite overblown overboard overbook+ overbore overborne
overburden+ overcame overcast+ overcautious overcharge+ overcoat overcome+ overcompensate+ overcompensation
overconfident overcook+ overcrowd+ overdid overdo+ overdone overdose+ overdraft overdraw+ overdrawn overdress+
overdrew overdrive overdue overeager overeat+ overeaten overemphasise+ overemphasize+ overemphasizes overenthusiastic
overestimate+ overexpose+ overexposure overextend+ overflow+ overfull overgenerous overgrew overgrow+ overgrown
overgrowth overhand overhang+ overhaul+ overhead overhear+ overheard overheat+ overhung overindulge+ overindulgence
overjoy+ overkill overlaid overlain overland overlap+ overlay+ overlie overload+ overlong overlook+ overlord overly+
overmuch overnight overpaid overpass overpay+ overplay+ overpopulate+ overpopulation overpower+ overprice+ overprint+
overproduce+ overproduction overprotective overqualified overran overrate+ overreach+ overreact+ overreaction
overridden override+ overripe overrode overrule+ overrun+ oversampling oversaw overseas oversee+ overseen overseer
oversell+ oversensitive oversexed overshadow+ overshare+ overshoe overshoes overshoot+ overshot oversight
oversimplification oversimplified oversimplify+ oversize+ oversleep+ overslept oversold overspecialise+
overspecialize+ overspecializes overspend+ overspent overspread+ overstate+ overstatement overstay+ overstep+
overstock+ overstuffed oversupplied oversupply+ overt overtake+ overtaken overtax+ overthink+ overthought overthrew
overthrow+ overthrown overtime overtly overtone overtook overture overturn+ overuse+ overview overweening overweight
overwhelm+ overwhelmingly overwork+ overwrite+ overwritten overwrought overzealous oviduct oviparous ovoid ovulate+
ovulation ovule ovum owed owing owlet owlish own+ owner ownership oxbow oxen oxford oxidation oxide oxidise+ oxidiser
oxidize+ oxidizer oxidizes oxyacetylene oxygen oxygenate+ oxygenation oxymora oxymoron oyster ozone pace+ pacemaker
pacesetter pachyderm pacific pacifically pacification pacified pacifier pacifism pacifist pacify+ pack+ package+
packer packet pact pad+ paddle+ paddock+ paddy padlock+ padre paean paediatric paediatrician pagan paganism page+
pageant pageantry pager paginate+ pagination pagoda pagodas paid pail pailful pain+ painful painfuller painfullest
painfully painkiller painless painlessly painstaking painstakingly paint+ paintbrush painter paintings paintwork pair+
pairwise paisley pajamas pal+ palace palaeontologist palaeontology palatable palatal palate palatial palaver+ palazzi
palazzo pale paleface paleness paleontologist paleontology paler palest palette palimony palimpsest palindrome
palindromic palings palisade pall+ palladium pallbearer pallet palliate+ palliation palliative pallid pallor palm+
palmetto palmier palmiest palmist palmistry palmy palomino palpable palpably palpate+ palpation palpitate+ palpitation
palsied palsy+ paltrier paltriest paltriness paltry pampas pamper+ pamphlet pamphleteer pan+ panacea panaceas panache
pancake+ panchromatic pancreas pancreases pancreatic panda pandas pandemic pandemonium pander+ panderer pane panegyric
panel+ panelings panelist panelled panelling panellist pang panhandle+ panhandler panic panicked panicking panicky
pannier panoply panorama panoramas panoramic pansy pant+ pantaloons pantheism pantheist pantheistic pantheon panther
pantie panties pantomime+ pantry pantsuit pantyhose papa papacy papal papas papaya papayas paper+ paperback paperboy
papergirl paperhanger paperweight paperwork papery papilla papillae papoose paprika papyri papyrus par+ parable
parabola parabolas parabolic parachute+ parachutist parade+ paradigm paradigmatic paradise paradox paradoxical
paradoxically paraffin paragliding paragon paragraph+ parakeet paralegal parallax parallel+ parallelism parallelogram
paralyse+ paralysis paralytic paralyze+ paralyzes paramecia paramecium paramedic paramedical parameter paramilitary
paramount paramour paranoia paranoid paranormal parapet paraphernalia paraphrase+ paraplegia paraplegic
paraprofessional parapsychology parasailing parasite parasitic parasol paratrooper paratroops parboil+ parcel+
parcelled parcelling parch+ parchment pardon+ pardonable pare parent+ parentage parental parentheses parenthesis+
parenthesise parenthesize+ parenthesizes parenthetic parenthetical parenthetically parenthood parfait pariah parings
parish parishioner parity park+ parka parkas parkour parkway parlance parlay+ parley+ parliament parliamentarian
parliamentary parlor parlour parochial parochialism parodied parody+ parole+ parolee paroxysm parquet+ parquetry
parricide parried parrot+ parry+ parse+ parsec parser parsimonious parsimony parsley parsnip parson parsonage part+
partake+ partaken partaker parterre parthenogenesis partial partiality partially participant participate+
participation participator participatory participial participle particle particular particularisation particularise+
particularity particularization particularize+ particularizes particularly particulate partied partings partisan
partisanship partition+ partly partner+ partnership partook partridge parturition partway party+ parvenu parvenus
paschal pasha pashas pass+ passable passably passage passageway passbook passel passenger passer passerby passersby
passion passionate passionately passionless passive passively passivity passkey passport password past+ pasta pastas
paste pasteboard pastel pastern pasteurisation pasteurise+ pasteurization pasteurize+ pasteurizes pastiche pastiches
pastier pastiest pastime pastor pastoral pastorate pastrami pastry pasturage pasture+ pasty pat+ patch+ patchier
patchiest patchiness patchwork patchy pate patella patellae patellas patent+ patently paternal paternalism
paternalistic paternally paternity path pathetic pathetically pathogen pathogenic pathological pathologically
pathologist pathology pathos pathway patience patient patienter patientest patiently patina patinae patinas patine
patio patois patriarch patriarchal patriarchy patrician patricide patrimonial patrimony patriot patriotic
patriotically patriotism patrol patrolled patrolling patrolman patrolmen patrolwoman patrolwomen patron patronage
patronise+ patronisingly patronize+ patronizes patronizingly patronymic patsy patter+ pattern+ patty paucity paunch
paunchier paunchiest paunchy pauper pauperise+ pauperism pauperize+ pauperizes pause+ pave+ pavement pavilion pavings
paw+ pawl pawn+ pawnbroker pawnshop pawpaw pay+ payable paycheck payday payee payer payload paymaster payment payoff
payroll paywall peace peaceable peaceably peaceful peacefully peacefulness peacekeeping peacemaker peacetime peach
peacock peafowl peahen peak+ peal+ peanut pear pearl+ pearlier pearliest pearly peas peasant peasantry peat pebble+
pebbly pecan peccadillo peccary peck+ pecs pectin pectoral peculiar peculiarity peculiarly pecuniary pedagogic
pedagogical pedagogue pedagogy pedal+ pedalled pedalling pedant pedantic pedantically pedantry peddle+ peddler
pederast pederasty pedestal pedestrian pedestrianise+ pedestrianize+ pedestrianizes pediatric pediatrician pedicure+
pedigree+ pediment pedlar pedometer pee+ peed peek+ peekaboo peel+ peelings peep+ peeper peephole peer+ peerage
peerless peeve+ peevish peevishly peevishness peewee peg+ pejorative pekoe pelagic pelican pellagra pellet+ pellucid
pelt+ pelvic pelvis pelvises pen+ penal penalise+ penalize+ penalizes penalty penance pence penchant pencil+ pencilled
pencilling pendant pended pendent pending pends pendulous pendulum penetrable penetrate+ penetration penetrative
penguin penicillin penile peninsula peninsular peninsulas penis penises penitence penitent penitential penitentiary
penitently penknife penknives penlight penmanship pennant penniless pennon penny pennyweight penologist penology
pension+ pensioner pensive pensively pensiveness pent pentagon pentagonal pentameter pentathlon penthouse penultimate
penurious penury peon peonage peony people+ pep+ pepper+ peppercorn peppermint pepperoni pepperonis peppery peppier
peppiest peppy pepsin peptic perambulate+ perambulator percale perceivable perceive+ percent percentage percentile
perceptible perceptibly perception perceptive perceptively perceptiveness perceptual perch+ perchance percolate+
percolation percolator percussion percussionist perdition peregrination peremptorily peremptory perennial perennially
perfect+ perfecter perfectest perfectible perfection perfectionism perfectionist perfectly perfidious perfidy
perforate+ perforation perforce perform+ performance performer perfume+ perfumery perfunctorily perfunctory perhaps
pericardia pericardium perigee perihelia perihelion peril+ perilled perilling perilous perilously perimeter period
periodic periodical periodically periodicity periodontal peripatetic peripheral periphery periphrases periphrasis
periscope perish+ perishable peritoneum peritonitis periwig periwinkle perjure+ perjurer perjury perk+ perkier
perkiest perkiness perky perm+ permafrost permanence permanent permanently permeability permeable permeate+
permissible permissibly permission permissive permissively permissiveness permit+ permutation permute+ pernicious
perniciously peroration peroxide+ perpendicular perpetrate+ perpetration perpetrator perpetual perpetually perpetuate+
perpetuation perpetuity perplex+ perplexity perquisite persecute+ persecution persecutor perseverance persevere+
persiflage persimmon persist+ persistence persistent persistently persnickety person persona personable personae
personage personal personalise+ personality personalize+ personalizes personally personification personified
personify+ personnel perspective perspicacious perspicacity perspicuity perspicuous perspiration perspire+ persuade+
persuasion persuasive persuasively persuasiveness pert pertain+ perter pertest pertinacious pertinacity pertinence
pertinent pertly pertness perturb+ perturbation perusal peruse+ pervade+ pervasive perverse perversely perverseness
perversion perversity pervert+ peseta pesetas peskier peskiest pesky peso pessimism pessimist pessimistic
pessimistically pest pester+ pesticide pestilence pestilent pestle+ pet+ petal petard peter+ petiole petite petition+
petitioner petrel petrifaction petrified petrify+ petrochemical petrol petrolatum petroleum petticoat pettier pettiest
pettifog+ pettifogger pettily pettiness petty petulance petulant petulantly petunia petunias pewee pewter peyote
phalanges phalanx phalli phallic phallus phantasm phantasmagoria phantasmagorias phantom pharaoh pharmaceutical
pharmacist pharmacologist pharmacology pharmacopoeia pharmacopoeias pharmacy pharyngeal pharynges pharynx phase+
pheasant phenobarbital phenomena phenomenal phenomenally phenomenon phenotype pheromone phial philander+ philanderer
philanthropic philanthropically philanthropist philanthropy philatelic philatelist philately philharmonic philippic
philistine philodendron philological philologist philology philosopher philosophic philosophical philosophically
philosophise+ philosophize+ philosophizes philosophy philter philtre phish+ phisher phlebitis phlegm phlegmatic
phlegmatically phloem phlox phobia phobias phobic phoebe phoenix phone+ phoneme phonemic phonetic phonetically
phonetician phoney+ phonic phonically phonied phonier phoniest phoniness phonograph phonological phonologist phonology
phony+ phooey phosphate phosphor phosphorescence phosphorescent phosphoric phosphorus photo+ photocopied photocopier
photocopy+ photoelectric photogenic photograph+ photographer photographic photographically photography photojournalism
photojournalist photon photosensitive photosynthesis phototypesetter phototypesetting phrasal phrase+ phraseology
phrasings phrenology phyla phylum physic physical physically physician physicist physicked physicking physiognomy
physiological physiologist physiology physiotherapist physiotherapy physique pianissimo pianist piano pianoforte
piazza piazzas pica picante picaresque picayune piccalilli piccolo pick+ pickax+ picker pickerel picket+ pickier
pickiest pickings pickle+ pickpocket pickup picky picnic picnicked picnicker picnicking pictograph pictorial
pictorially picture+ picturesque piddle+ pidgin pie+ piebald piece+ piecemeal piecework pied pier pierce+ piercingly
piercings piety piffle pig+ pigeon pigeonhole+ piggier piggiest piggish piggishness piggy piggyback+ pigheaded piglet
pigment pigmentation pigpen pigskin pigsty pigtail piing pike+ piker pilaf pilaster pilchard pile+ pileup pilfer+
pilferer pilgrim pilgrimage pilings pill+ pillage+ pillar pillbox pillion pilloried pillory+ pillow+ pillowcase pilot+
pilothouse pimento pimiento pimp+ pimpernel pimple pimplier pimpliest pimply pin+ pinafore pinball pincer pinch+
pincushion pine pineapple pinfeather ping+ pinhead pinhole pinion+ pink+ pinker pinkest pinkeye pinkie pinkies pinkish
pinnacle pinnate pinochle pinpoint+ pinprick pinstripe+ pint pinto pinup pinwheel+ pioneer+ pious piously pip+ pipe
pipeline piper pipit pippin pipsqueak piquancy piquant pique+ piracy piranha piranhas pirate+ piratical pirouette
pirouetted pirouetting piscatorial piss+ pistachio pistil pistillate pistol piston pit+ pita pitch+ pitchblende
pitcher pitchfork+ pitchman pitchmen piteous piteously pitfall pith pithier pithiest pithily pithy pitiable pitiably
pitied pitiful pitifully pitiless pitilessly piton pittance pituitary pity+ pivot+ pivotal pixel pixie pixies pizza
pizzas pizzazz pizzeria pizzerias pizzicati pizzicato placard+ placate+ placation place+ placebo placeholder placement
placenta placental placentas placer placid placidity placidly placket plagiarise+ plagiarism plagiarist plagiarize+
plagiarizes plague+ plaice plaid plain plainclothes plainclothesman plainclothesmen plainer plainest plainly plainness
plaint plaintiff plaintive plaintively plait+ plan+ planar plane planet planetarium planetary plangent plank+ plankton
planner plannings plant+ plantain plantation planter plantings plaque plasma plaster+ plasterboard plasterer plastic
plasticity plastique plate+ plateau+ plateaus plateful platelet platen platform+ platinum platitude platitudinous
platonic platoon+ platter platypus platypuses plaudit plausibility plausible plausibly play+ playable playact+
playback playbill playboy player playful playfully playfulness playgoer playground playhouse playlist playmate playoff
playpen playroom plaything playwright plaza plazas plea plead+ pleader pleas+ pleasant pleasanter pleasantest
pleasantly pleasantness pleasantry please pleasingly pleasings pleasurable pleasurably pleasure+ pleat+ plebeian
plebiscite plectra plectrum pledge+ plenary plenipotentiary plenitude plenteous plentiful plentifully plenty plethora
pleurisy plexus plexuses pliability pliable pliancy pliant plied pliers plight+ plinth plod+ plodder ploddings plop+
plot+ plotter plough+ ploughman ploughmen ploughshare plover plow+ plowman plowmen plowshare ploy pluck+ pluckier
pluckiest pluckiness plucky plug+ plugin plum+ plumage plumb+ plumber plume plummet+ plump+ plumper plumpest plumpness
plunder+ plunderer plunge+ plunger plunk+ pluperfect plural pluralise+ pluralism pluralistic plurality pluralize+
pluralizes plus pluses plush plusher plushest plushier plushiest plushy plutocracy plutocrat plutocratic plutonium
ply+ plywood pneumatic pneumatically pneumonia poach+ poacher pock+ pocket+ pocketbook pocketful pocketknife
pocketknives pockmark+ pod+ podcast+ podiatrist podiatry podium poem poesy poet poetess poetic poetical poetically
poetry pogrom poignancy poignant poignantly poinsettia poinsettias point+ pointedly pointer pointier pointiest
pointillism pointillist pointless pointlessly pointlessness pointy poise+ poison+ poisoner poisonings poisonous
poisonously poke+ poker pokey pokier pokiest poky pol+ polar polarisation polarise+ polarity polarization polarize+
polarizes pole polecat polemic polemical polestar police+ policeman policemen policewoman policewomen policy
policyholder polio poliomyelitis polish+ polisher polite politely politeness politer politesse politest politic
political politically politician politicise+ politicize+ politicizes politico polity polka+ polkas poll+ pollen
pollinate+ pollination polliwog pollster pollutant pollute+ polluter pollution polo polonaise polonium poltergeist
poltroon polyamory polyester polyethylene polygamist polygamous polygamy polyglot polygon polygonal polygraph+
polyhedron polymath polymer polymeric polymerisation polymerization polymorphic polynomial polyp polyphonic polyphony
polystyrene polysyllabic polysyllable polytechnic polytheism polytheist polytheistic polythene polyunsaturated pomade+
pomegranate pommel+ pommelled pommelling pomp pompadour+ pompom pomposity pompous pompously pompousness poncho pond
ponder+ ponderous ponderously pone poniard pontiff pontifical pontificate+ pontoon pony ponytail pooch+ poodle pooh+
pool+ poop+ poor poorer poorest poorhouse poorly pop+ popcorn pope popgun popinjay poplar poplin popover poppa poppas
poppy poppycock populace popular popularisation popularise+ popularity popularization popularize+ popularizes
popularly populate+ population populism populist populous porcelain porch porcine porcupine pore+ pork porn porno
pornographer pornographic pornography porosity porous porphyry porpoise+ porridge porringer port+ portability portable
portage+ portal portcullis portcullises portend+ portent portentous portentously porter porterhouse portfolio porthole
portico portion+ portlier portliest portliness portly portmanteau portmanteaus portrait portraitist portraiture
portray+ portrayal pose+ poser poseur posh posher poshest posit+ position+ positional positive positively positivism
positron posse posses possess+ possession possessive possessively possessiveness possessor possibility possible
possibly possum post+ postage postal postbox postcard postcode postdate+ postdoc postdoctoral poster posterior
posterity postgraduate posthaste posthumous posthumously postlude postman postmark+ postmaster postmen postmistress
postmodern postmortem postnatal postoperative postpaid postpartum postpone+ postponement postscript postulate+
posture+ postwar posy pot+ potable potash potassium potato potbellied potbelly potboiler potency potent potentate
potential potentiality potentially potful potholder pothole pothook potion potluck potpie potpies potpourri potpourris
potsherd potshot pottage potter+ pottery pottier pottiest potty pouch+ poultice+ poultry pounce+ pound+ pour+ pout+
poverty powder+ powdery power+ powerboat powerful powerfully powerhouse powerless powerlessly powerlessness powwow+
practicability practicable practicably practical practicality practically practice+ practise+ practitioner pragmatic
pragmatically pragmatism pragmatist prairie prairies praise+ praiseworthiness praiseworthy praline pram prance+
prancer prank prankster prate+ pratfall prattle+ prawn+ pray+ prayer preach+ preacher preachier preachiest preachy
preamble+ prearrange+ prearrangement precarious precariously precaution precautionary precede+ precedence precedent
precept preceptor precinct preciosity precious preciously preciousness precipice precipitant precipitate+
precipitately precipitation precipitous precipitously precise precisely preciseness preciser precisest precision
preclude+ preclusion precocious precociously precociousness precocity precognition preconceive+ preconception
precondition+ precursor predate+ predator predatory predecease+ predecessor predefined predestination predestine+
predetermination predetermine+ predicament predicate+ predication predicative predict+ predictability predictable
predictably prediction predictive predictor predilection predispose+ predisposition predominance predominant
predominantly predominate+ preeminence preeminent preeminently preempt+ preemption preemptive preemptively preen+
preexist+ prefab+ prefabricate+ prefabrication preface+ prefatory prefect prefecture prefer+ preferable preferably
preference preferential preferentially preferment prefigure+ prefix+ pregnancy pregnant preheat+ prehensile
prehistoric prehistory prejudge+ prejudgement prejudgment prejudice+ prejudicial prelate preliminary prelude
premarital premature prematurely premeditate+ premeditation premenstrual premier+ premiere premise+ premium
premonition premonitory prenatal prenup preoccupation preoccupied preoccupy+ preordain+ prep+ prepackage+ prepaid
preparation preparatory prepare+ preparedness prepay+ prepayment preponderance preponderant preponderate+ preposition
prepositional prepossess+ preposterous preposterously preppier preppiest preppy prequel prerecord+ preregister+
preregistration prerequisite prerogative presage+ preschool preschooler prescience prescient prescribe+ prescription
prescriptive presence present+ presentable presentation presenter presentiment presently preservation preservative
preserve+ preserver preset+ preshrank preshrink+ preshrunk preside+ presidency president presidential press+ pressings
pressman pressmen pressure+ pressurisation pressurise+ pressurization pressurize+ pressurizes prestige prestigious
presto presumable presumably presume+ presumption presumptive presumptuous presumptuously presumptuousness presuppose+
presupposition preteen pretence pretend+ pretender pretense pretension pretentious pretentiously pretentiousness
preterit preterite preternatural pretext prettied prettier prettiest prettified prettify+ prettily prettiness pretty+
pretzel prevail+ prevalence prevalent prevaricate+ prevarication prevaricator prevent+ preventable preventative
prevention preventive preview+ previewer previous previously prewar prey+ price+ priceless pricey pricier priciest
prick+ prickle+ pricklier prickliest prickly pride+ pried priest priestess priesthood priestlier priestliest priestly
prig priggish prim+ primacy primal primarily primary primate prime primer primeval primitive primitively primly
primmer primmest primness primogeniture primordial primp+ primrose prince princelier princeliest princely princess
principal principality principally principle+ print+ printable printer printings printout prior prioress prioritise+
prioritize+ prioritizes priority priory prise+ prism prismatic prison prisoner prissier prissiest prissiness prissy
pristine prithee privacy private privateer privately privater privatest privation privatisation privatise+
privatization privatize+ privatizes privet privier priviest privilege+ privy prize+ prizefight+ prizefighter prizes
proactive probabilistic probability probable probably probate+ probation probationary probationer probe+ probity
problem problematic problematical problematically proboscis proboscises procedural procedure proceed+ proceedings
process+ procession+ processional processor proclaim+ proclamation proclivity procrastinate+ procrastination
procrastinator procreate+ procreation procreative proctor+ procurator procure+ procurement procurer prod+ prodigal
prodigality prodigious prodigiously prodigy produce+ producer product production productive productively
productiveness productivity prof profanation profane+ profanely profanity profess+ profession professional
professionalism professionally professor professorial professorship proffer+ proficiency proficient proficiently
profile+ profit+ profitability profitable profitably profiteer+ profligacy profligate proforma profound profounder
profoundest profoundly profundity profuse profusely profusion progenitor progeny progesterone prognoses prognosis
prognostic prognosticate+ prognostication prognosticator program+ programmable programme programmer progress+
progression progressive progressively prohibit+ prohibition prohibitionist prohibitive prohibitively prohibitory
project+ projectile projection projectionist projector proletarian proletariat proliferate+ proliferation prolific
prolifically prolix prolixity prologue prolong+ prolongation prom promenade+ prominence prominent prominently
promiscuity promiscuous promiscuously promise+ promisingly promissory promo promontory promote+ promoter promotion
promotional prompt+ prompter promptest promptings promptly promptness promulgate+ promulgation prone proneness prong+
pronghorn pronoun pronounce+ pronounceable pronouncement pronto pronunciation proof+ proofread+ proofreader prop+
propaganda propagandise+ propagandist propagandize+ propagandizes propagate+ propagation propane propel propellant
propelled propeller propelling propensity proper properer properest properly propertied property prophecy prophesied
prophesy+ prophet prophetess prophetic prophetically prophylactic prophylaxis propinquity propitiate+ propitiation
propitiatory propitious proponent proportion+ proportional proportionality proportionally proportionate
proportionately proposal propose+ proposer proposition+ propositional propound+ proprietary proprietor proprietorship
proprietress propriety propulsion propulsive prorate+ prosaic prosaically proscenium proscribe+ proscription prose
prosecute+ prosecution prosecutor proselyte+ proselytise+ proselytize+ proselytizes prosier prosiest prosody prospect+
prospective prospector prospectus prospectuses prosper+ prosperity prosperous prosperously prostate prostheses
prosthesis prosthetic prostitute+ prostitution prostrate+ prostration prosy protagonist protean protect+ protection
protective protectively protectiveness protector protectorate protein protest+ protestant protestation protester
protocol proton protoplasm protoplasmic prototype+ protozoa protozoan protract+ protraction protractor protrude+
protrusion protuberance protuberant proud prouder proudest proudly provable provably prove+ proven provenance
provender proverb proverbial proverbially provide+ providence provident providential providentially providently
provider province provincial provincialism provision+ provisional provisionally proviso provocation provocative
provocatively provoke+ provost prow prowess prowl+ prowler proximity proxy prude prudence prudent prudential prudently
prudery prudish prudishly prune+ prurience prurient pry+ psalm psalmist pseudo pseudonym pshaw psoriasis psst psych+
psyche psychedelic psychiatric psychiatrist psychiatry psychic psychical psychically psycho psychoanalyse+
psychoanalysis psychoanalyst psychoanalyze+ psychoanalyzes psychobabble psychogenic psychokinesis psychological
psychologically psychologist psychology psychopath psychopathic psychoses psychosis psychosomatic psychotherapist
psychotherapy psychotic ptarmigan pterodactyl ptomaine puberty pubescence pubescent pubic public publican publication
publicise+ publicist publicity publicize+ publicizes publicly publish+ publishable publisher puck pucker+ puckish
pudding puddle+ pudgier pudgiest pudgy pueblo puerile puerility puff+ puffball puffer puffier puffiest puffin
puffiness puffy pugilism pugilist pugilistic pugnacious pugnaciously pugnacity puke+ pulchritude pull+ pullback puller
pullet pulley pullout pullover pulmonary pulp+ pulpier pulpiest pulpit pulpy pulsar pulsate+ pulsation pulse+
pulverisation pulverise+ pulverization pulverize+ pulverizes puma pumas pumice pummel+ pummelled pummelling pump+
pumper pumpernickel pumpkin pun+ punch+ punchier punchiest punchline punchy punctilious punctiliously punctual
punctuality punctually punctuate+ punctuation puncture+ pundit pungency pungent pungently punier puniest punish+
punishable punishment punitive punk punker punkest punster punt+ punter puny pup+ pupa pupae pupal pupil puppet
puppeteer puppetry puppy purblind purchasable purchase+ purchaser pure+ purebred puree+ purely pureness purer purest
purgative purgatorial purgatory purge+ purification purified purifier purify+ purism purist puritan puritanical
puritanically puritanism purity purl+ purloin+ purple purpler purplest purplish purport+ purportedly purpose+
purposeful purposefully purposeless purposely purr purse+ purser pursuance pursuant pursue+ pursuer pursuit purulence
purulent purvey+ purveyor purview push+ pushcart pusher pushier pushiest pushiness pushover pushy pusillanimity
pusillanimous puss pussier pussiest pussy pussycat pussyfoot+ pustule put+ putative putrefaction putrefied putrefy+
putrescence putrescent putrid putsch putt putter+ puttied putty+ puzzle+ puzzlement puzzler pwned pwning pygmy pyjamas
pylon pyorrhea pyorrhoea pyramid+ pyramidal pyre pyrite pyromania pyromaniac pyrotechnic python quack+ quackery quad
quadrangle quadrangular quadrant quadraphonic quadratic quadrature quadrennial quadriceps quadricepses quadrilateral
quadrille quadriplegia quadriplegic quadruped quadruple+ quadruplet quadruplicate+ quaff+ quagmire quahog quail+
quaint quainter quaintest quaintly quaintness quake+ qualification qualified qualifier qualify+ qualitative
qualitatively quality qualm quandary quanta quantified quantifier quantify+ quantitative quantity quantum quarantine+
quark quarrel+ quarrelled quarrelling quarrelsome quarried quarry+ quart quarter+ quarterback+ quarterdeck
quarterfinal quarterly quartermaster quartet quarto quartz quasar quash+ quasi quatrain quaver+ quavery quay queasier
queasiest queasily queasiness queasy queen+ queenlier queenliest queenly queer+ queerer queerest queerly queerness
quell+ quench+ queried querulous querulously query+ quesadilla quesadillas quest+ question+ questionable questionably
questioner questioningly questionnaire queue+ quibble+ quibbler quiche quiches quick quicken+ quicker quickest quickie
quickies quicklime quickly quickness quicksand quicksilver quid quiescence quiescent quiet+ quieter quietest quietly
quietness quietude quietus quietuses quill quilt+ quilter quince quinine quintessence quintessential quintet
quintuple+ quintuplet quip+ quire quirk+ quirkier quirkiest quirky quisling quit+ quite quitter quiver+ quixotic quiz
quizzed quizzes quizzical quizzically quizzing quoit+ quondam quorum quota quotable quotas quotation quote+ quoth
quotidian quotient rabbi rabbinate rabbinical rabbis rabbit+ rabble rabid rabies raccoon race+ racecourse racehorse
raceme racer racetrack raceway racial racially racier raciest racily raciness racism racist rack+ racket+ racketeer+
raconteur racquetball racy radar radial radially radiance radiant radiantly radiate+ radiation radiator radical
radicalism radically radii radio+ radioactive radioactivity radiogram radioisotope radiologist radiology
radiotelephone radiotherapist radiotherapy radish radium radius radon raffia raffish raffle+ raft+ rafter rag+ raga
ragamuffin ragas rage raggeder raggedest raggedier raggediest raggedly raggedness raggedy raglan ragout ragtag ragtime
ragweed raid+ raider rail+ railings raillery railroad+ railway raiment rain+ rainbow raincoat raindrop rainfall
rainier rainiest rainmaker rainstorm rainwater rainy raise+ raisin rajah rake+ rakish rakishly rakishness rallied
rally+ ram+ ramble+ rambler rambunctious rambunctiousness ramification ramified ramify+ ramp rampage+ rampant
rampantly rampart ramrod+ ramshackle ranch+ rancher rancid rancidity rancor rancorous rancorously rancour randier
randiest random randomise+ randomize+ randomizes randomly randomness randy rang+ range ranger rangier rangiest
ranginess rangy rank+ ranker rankest rankings rankle+ rankness ransack+ ransom+ rant+ ranter rap+ rapacious
rapaciously rapaciousness rapacity rape rapid rapider rapidest rapidity rapidly rapier rapine rapist rapper rapport
rapprochement rapscallion rapt rapture rapturous rare+ rarefied rarefy+ rarely rareness rarer rarest rarity rascal
rascally rash rasher rashest rashly rashness rasp+ raspberry raspier raspiest raspy raster rat+ ratchet+ rate rather
rathskeller ratification ratified ratify+ ratings ratio ration+ rational rationale rationalisation rationalise+
rationalism rationalist rationalistic rationality rationalization rationalize+ rationalizes rationally rattan rattier
rattiest rattle+ rattler rattlesnake rattletrap rattlings rattrap ratty raucous raucously raucousness raunchier
raunchiest raunchiness raunchy ravage+ rave+ ravel+ ravelled ravelling raven+ ravenous ravenously ravine ravings
ravioli raviolis ravish+ ravishingly ravishment rawboned rawer rawest rawhide rawness rayon raze+ razes razor razz+
reach+ reachable react+ reaction reactionary reactivate+ reactivation reactive reactor read+ readability readable
reader readership readied readier readiest readily readiness readings readjust+ readjustment readmit+ readout ready+
reaffirm+ reagent real realer realest realign realisable realisation realise+ realism realist realistic realistically
reality realizable realization realize+ realizes reallocate+ reallocation really realm realty ream+ reamer reanimate+
reap+ reaper reappear+ reappearance reapplied reapply+ reappoint+ reappointment reapportion+ reapportionment
reappraisal reappraise+ rear+ rearm+ rearmament rearmost rearrange+ rearrangement rearward reason+ reasonable
reasonableness reasonably reassemble+ reassert+ reassess+ reassessment reassign+ reassurance reassure+ reassuringly
reawaken+ rebate+ rebel rebelled rebelling rebellion rebellious rebelliously rebelliousness rebind+ rebirth reborn
rebound+ rebroadcast+ rebuff+ rebuild+ rebuilt rebuke+ rebus rebuses rebut+ rebuttal recalcitrance recalcitrant
recall+ recant+ recantation recap+ recapitulate+ recapitulation recapture+ recast+ recede+ receipt+ receivable
receive+ receiver receivership recent recenter recentest recently receptacle reception receptionist receptive
receptively receptiveness receptivity receptor recess+ recession recessional recessive recharge+ rechargeable recheck+
recidivism recidivist recipe recipient reciprocal reciprocally reciprocate+ reciprocation reciprocity recital
recitation recitative recite+ reckless recklessly recklessness reckon+ reckonings reclaim+ reclamation reclassified
reclassify+ recline+ recliner recluse reclusive recognisable recognisably recognisance recognise+ recogniser
recognition recognizable recognizably recognizance recognize+ recognizer recognizes recoil+ recollect+ recollection
recombination recombine+ recommence+ recommend+ recommendation recompense+ recompilation recompile+ reconcilable
reconcile+ reconciliation recondite recondition+ reconfiguration reconfigure+ reconnaissance reconnect+ reconnoiter+
reconnoitre+ reconquer+ reconsider+ reconsideration reconstitute+ reconstruct+ reconstruction reconvene+ recopied
recopy+ record+ recorder recordings recount+ recoup+ recourse recover+ recoverable recovery recreant recreate+
recreation recreational recriminate+ recrimination recrudescence recruit+ recruiter recruitment rectal rectangle
rectangular rectifiable rectification rectified rectifier rectify+ rectilinear rectitude rector rectory rectum
recumbent recuperate+ recuperation recuperative recur+ recurrence recurrent recursion recursive recursively recyclable
recycle+ redbreast redcap redcoat redden+ redder reddest reddish redecorate+ rededicate+ redeem+ redeemable redeemer
redefine+ redefinition redemption redeploy+ redeployment redesign+ redevelop+ redevelopment redhead+ redid redirect+
redirection rediscover+ rediscovery redistribute+ redistribution redistributor redistrict+ redneck redness redo+
redolence redolent redone redouble+ redoubt redoubtable redound+ redraft+ redraw+ redrawn redress+ redrew redskin
reduce+ reduction redundancy redundant redundantly redwood reed reedier reediest reeducate+ reeducation reedy reef+
reefer reek+ reel+ reelect+ reelection reemerge+ reemphasise+ reemphasize+ reemphasizes reenact+ reenactment reenlist+
reenter+ reentry reestablish+ reevaluate+ reeve+ reexamine+ refashion+ refectory refer+ referee+ reference+ referendum
referent referential referral reffed reffing refile+ refill+ refillable refinance+ refine+ refinement refiner refinery
refinish+ refit+ reflect+ reflection reflective reflector reflex reflexive reflexively refocus+ refocuses reforest+
reforestation reform+ reformat+ reformation reformatory reformer reformulate+ refract+ refraction refractory refrain+
refresh+ refresher refreshingly refreshment refrigerant refrigerate+ refrigeration refrigerator refuel+ refuelled
refuelling refuge refugee refulgence refulgent refund+ refundable refurbish+ refurbishment refurnish+ refusal refuse+
refutation refute+ regain+ regal+ regale regalia regally regard+ regardless regatta regattas regency regenerate+
regeneration regenerative regent reggae regicide regime regimen regiment+ regimental regimentation region regional
regionalism regionally register+ registrant registrar registration registry regress+ regression regressive regret+
regretful regretfully regrettable regrettably regroup+ regular regularise+ regularity regularize+ regularizes
regularly regulate+ regulation regulator regulatory regurgitate+ regurgitation rehab+ rehabilitate+ rehabilitation
rehash+ rehearsal rehearse+ reheat+ rehire+ reign+ reimburse+ reimbursement reimpose+ rein+ reincarnate+ reincarnation
reindeer reinforce+ reinforcement reinitialise+ reinitialize+ reinsert+ reinstall+ reinstate+ reinstatement
reinterpret+ reinterpretation reinvent+ reinvest+ reissue+ reiterate+ reiteration reject+ rejection rejoice+
rejoicings rejoin+ rejoinder rejuvenate+ rejuvenation rekindle+ relabel+ relabelled relabelling relaid relapse+
relate+ relation relational relationship relative relatively relativistic relativity relax+ relaxant relaxation relay+
relearn+ releasable release+ relegate+ relegation relent+ relentless relentlessly relentlessness relevance relevancy
relevant relevantly reliability reliable reliably reliance reliant relic relied relief relieve+ religion religious
religiously relinquish+ relinquishment relish+ relive+ reload+ relocatable relocate+ relocation reluctance reluctant
reluctantly rely+ remade remain+ remainder+ remake+ remand+ remark+ remarkable remarkably remarriage remarried
remarry+ rematch remediable remedial remedied remedy+ remember+ remembrance remind+ reminder reminisce+ reminiscence
reminiscent remiss remission remissness remit+ remittance remnant remodel+ remodelled remodelling remonstrance
remonstrate+ remorse remorseful remorsefully remorseless remorselessly remortgage+ remote remotely remoteness remoter
remotest remount+ removable removal remove+ remover remunerate+ remuneration remunerative renaissance renal rename+
renascence renascent rend+ render+ renderings rendezvous+ rendezvouses rendition renegade+ renege+ renegotiate+ renew+
renewable renewal rennet renounce+ renovate+ renovation renovator renown+ rent+ rental renter renumber+ renunciation
reoccupied reoccupy+ reoccur+ reopen+ reorder+ reorg+ reorganisation reorganise+ reorganization reorganize+
reorganizes repackage+ repaid repaint+ repair+ repairable repairman repairmen reparation repartee repast repatriate+
repatriation repay+ repayable repayment repeal+ repeat+ repeatable repeatably repeatedly repeater repel repelled
repellent repelling repent+ repentance repentant repercussion repertoire repertory repetition repetitious repetitive
rephrase+ replace+ replaceable replacement replay+ replenish+ replenishment replete+ repletion replica replicas
replicate+ replication replied reply+ report+ reportage reportedly reporter repose+ reposeful repository repossess+
repossession reprehend+ reprehensible reprehensibly represent+ representation representational representative repress+
repression repressive reprieve+ reprimand+ reprint+ reprisal reprise+ reproach+ reproachful reproachfully reprobate
reprocess+ reproduce+ reproducible reproduction reproductive reprogram+ reproof+ reprove+ reptile reptilian republic
republican republicanism republish+ repudiate+ repudiation repugnance repugnant repulse+ repulsion repulsive
repulsively repulsiveness reputable reputably reputation repute+ reputedly request+ requester requiem require+
requirement requisite requisition+ requital requite+ reran reread+ reroute+ rerun+ resale reschedule+ rescind+
rescission rescue+ rescuer research+ researcher resell+ resemblance resemble+ resend resent+ resentful resentfully
resentment reservation reserve+ reservedly reservist reservoir reset+ resettle+ reshuffle+ reside+ residence residency
resident residential residual residue resign+ resignation resignedly resilience resiliency resilient resin resinous
resist+ resistance resistant resister resistor resold resolute resolutely resoluteness resolution resolve+ resolver
resonance resonant resonantly resonate+ resonator resort+ resound+ resoundingly resource resourceful resourcefully
resourcefulness respect+ respectability respectable respectably respectful respectfully respective respectively
respell+ respiration respirator respiratory respire+ respite resplendence resplendent resplendently respond+
respondent response responsibility responsible responsibly responsive responsively responsiveness rest+ restart+
restate+ restatement restaurant restaurateur restful restfuller restfullest restfully restfulness restitution restive
restively restiveness restless restlessly restlessness restock+ restoration restorative restore+ restorer restrain+
restraint restrict+ restriction restrictive restrictively restroom restructure+ restructurings restudied restudy+
resubmit+ result+ resultant resume+ resumption resupplied resupply+ resurface+ resurgence resurgent resurrect+
resurrection resuscitate+ resuscitation resuscitator retail+ retailer retain+ retainer retake+ retaken retaliate+
retaliation retaliatory retard+ retardant retardation retch+ retell+ retention retentive retentiveness rethink+
rethought reticence reticent retina retinal retinas retinue retire+ retiree retirement retold retook retool+ retort+
retouch+ retrace+ retract+ retractable retraction retrain+ retread+ retreat+ retrench+ retrenchment retrial
retribution retributive retried retrievable retrieval retrieve+ retriever retroactive retroactively retrod retrodden
retrofit+ retrograde+ retrogress+ retrogression retrogressive retrorocket retrospect+ retrospection retrospective
retrospectively retry+ return+ returnable returnee retweet+ retype+ reunification reunified reunify+ reunion reunite+
reupholster+ reusable reuse+ revaluation revalue+ revamp+ reveal+ revealings reveille revel+ revelation reveler
revelled reveller revelling revelry revenge+ revengeful revenue reverberate+ reverberation revere+ reverence+ reverend
reverent reverential reverently reverie reveries reversal reverse+ reversible reversion revert+ review+ reviewer
revile+ revilement reviler revise+ revision revisit+ revitalisation revitalise+ revitalization revitalize+ revitalizes
revival revivalist revive+ revivification revivified revivify+ revocable revocation revoke+ revolt+ revoltingly
revolution revolutionary revolutionise+ revolutionist revolutionize+ revolutionizes revolve+ revolver revue revulsion
revved revving reward+ rewind+ rewindable rewire+ reword+ rework+ rewound rewrite+ rewritten rewrote rhapsodic
rhapsodise+ rhapsodize+ rhapsodizes rhapsody rhea rheas rheostat rhetoric rhetorical rhetorically rhetorician rheum
rheumatic rheumatism rheumy rhinestone rhino rhinoceros rhinoceroses rhizome rhodium rhododendron rhomboid rhombus
rhombuses rhubarb rhyme+ rhythm rhythmic rhythmical rhythmically rib+ ribald ribaldry ribbon riboflavin rice+ rich
richer richest richly richness rick+ ricketier ricketiest rickets rickety rickshaw ricochet+ ricotta rid+ riddance
ridden riddle+ ride rider ridge+ ridgepole ridicule+ ridiculous ridiculously ridiculousness rife rifer rifest riff+
riffle+ riffraff rifle+ rifleman riflemen rift+ rig+ right+ righteous righteously righteousness righter rightest
rightful rightfully rightfulness rightist rightly rightmost rightness rigid rigidity rigidly rigidness rigmarole rigor
rigorous rigorously rigour rile+ rill rim+ rime rind ring+ ringer ringleader ringlet ringmaster ringside ringtone
ringworm rink rinse+ riot+ rioter riotous rip+ ripe ripely ripen+ ripeness riper ripest riposte+ ripper ripple+ ripsaw
rise+ risen riser risible risk+ riskier riskiest riskiness risky rite ritual ritualism ritualistic ritually ritzier
ritziest ritzy rival+ rivalled rivalling rivalry riven river riverbed riverfront riverside rivet+ riveter rivulet
roach road roadbed roadblock+ roadhouse roadkill roadrunner roadshow roadside roadster roadway roadwork roadworthy
roam+ roamer roan roar+ roast+ roaster rob+ robber robbery robe robin robocall+ robot robotic robust robuster
robustest robustly robustness rock+ rocker rocket+ rocketry rockier rockiest rockiness rocky rococo rode rodent rodeo
roebuck roentgen roes roger+ rogue roguery roguish roguishly roil+ roister+ roisterer role roll+ rollback roller
rollerskating rollick+ romaine roman romance+ romantic romantically romanticise+ romanticism romanticist romanticize+
romanticizes romp+ romper rood roof+ roofer rooftop rook+ rookery rookie rookies room+ roomer roomful roomier roomiest
roominess roommate roomy roost+ rooster root+ rooter rootless rope+ rosary rose roseate rosebud rosebush rosemary
rosette rosewood rosier rosiest rosily rosin+ rosiness roster rostrum rosy rot+ rotary rotate+ rotation rotational
rote rotisserie rotisseries rotogravure rotor rotten rottener rottenest rottenness rotund rotunda rotundas rotundity
rotundness rouble rouge+ rough+ roughage roughen+ rougher roughest roughhouse+ roughly roughneck+ roughness roughshod
roulette round+ roundabout roundelay rounder roundest roundhouse roundish roundly roundness roundup roundworm rouse+
roustabout rout+ route+ router routine routinely routinise+ routinize+ routinizes rove+ rover row+ rowboat rowdier
rowdiest rowdiness rowdy rowdyism rowel+ rowelled rowelling rower royal royalist royally royalty rub+ rubber
rubberise+ rubberize+ rubberizes rubberneck+ rubbery rubbish+ rubbishy rubble rubdown rube rubella rubicund rubier
rubiest ruble rubric ruby rucksack ruckus ruckuses rudder ruddier ruddiest ruddiness ruddy rude rudely rudeness ruder
rudest rudiment rudimentary rued rueful ruefully ruff+ ruffian ruffle+ rug+ rugby ruggeder ruggedest ruggedly
ruggedness rugrat ruin+ ruination ruing ruinous ruinously rule+ ruler rulings rumba+ rumbas rumble+ rumblings ruminant
ruminate+ rumination rummage+ rummer rummest rummy rumor+ rumour+ rump rumple+ rumpus rumpuses run+ runabout runaround
runaway rundown rune rung runnel runner runnier runniest runny runoff runt runway rupee rupture+ rural ruse rush+ rusk
russet rust+ rustic rustically rusticity rustier rustiest rustiness rustle+ rustler rustproof+ rusty rut+ rutabaga
rutabagas ruthless ruthlessly ruthlessness sabbatical saber sable sabotage+ saboteur sabre saccharin saccharine
sacerdotal sachem sachet sack+ sackcloth sackful sacrament sacramental sacred sacredly sacredness sacrifice+
sacrificial sacrilege sacrilegious sacristan sacristy sacrosanct sadden+ sadder saddest saddle+ saddlebag sades sadism
sadist sadistic sadistically sadly sadness safari+ safaris safe safeguard+ safekeeping safely safeness safer safest
safety safflower saffron sag+ saga sagacious sagacity sagas sage sagebrush sager sagest sago saguaro sahib said sail+
sailboard sailboat sailcloth sailfish sailings sailor saint sainthood saintlier saintliest saintliness saintly saith
sake saki salaam+ salable salacious salaciously salaciousness salad salamander salami salamis salaried salary sale
saleable salesclerk salesgirl salesman salesmanship salesmen salespeople salesperson saleswoman saleswomen salience
salient saline salinity saliva salivary salivate+ salivation sallied sallow sallower sallowest sally+ salmon
salmonella salmonellae salon saloon salsa salsas salt+ saltcellar salter saltest saltier saltiest saltine saltiness
saltpeter saltpetre saltshaker saltwater salty salubrious salutary salutation salute+ salvage+ salvageable salvation
salve+ salver salvo samba+ sambas same sameness samovar sampan sample+ sampler samplings samurai sanatorium
sanctification sanctified sanctify+ sanctimonious sanctimoniously sanction+ sanctity sanctuary sanctum sand+ sandal
sandalwood sandbag+ sandbank sandbar sandblast+ sandblaster sandbox sandcastle sander sandhog sandier sandiest
sandiness sandlot sandman sandmen sandpaper+ sandpiper sandstone sandstorm sandwich+ sandy sane sanely saner sanest
sang sangfroid sanguinary sanguine sanitarium sanitary sanitation sanitise+ sanitize+ sanitizes sanity sank sans
sanserif sap+ sapience sapient sapling sapphire sappier sappiest sappy saprophyte sapsucker sarcasm sarcastic
sarcastically sarcoma sarcomas sarcophagi sarcophagus sardine sardonic sardonically sari saris sarong sarsaparilla
sarsaparillas sartorial sartorially sash sashay+ sass+ sassafras sassafrases sassier sassiest sassy sat+ satanic
satanically satanism satay satchel sate sateen satellite+ satiate+ satiety satin satinwood satiny satire satirical
satirically satirise+ satirist satirize+ satirizes satisfaction satisfactorily satisfactory satisfied satisfy+ satrap
saturate+ saturation saturnine satyr sauce+ saucepan saucer saucier sauciest saucily sauciness saucy sauerkraut sauna+
saunas saunter+ sausage savage+ savagely savageness savager savagery savagest savanna savannas savant save+ saver
savings savior saviour savor+ savorier savoriest savory savour+ savourier savouriest savoury savvied savvier savviest
savvy+ saw+ sawdust sawhorse sawmill sawyer saxophone saxophonist say+ sayings scab+ scabbard scabbier scabbiest
scabby scabies scabrous scad scaffold+ scalar scalawag scald+ scale+ scalene scalier scaliest scallion scallop+ scalp+
scalpel scalper scaly scam+ scammer scamp scamper+ scampi scan+ scandal scandalise+ scandalize+ scandalizes
scandalmonger scandalous scandalously scanner scansion scant+ scanter scantest scantier scantiest scantily scantiness
scanty scapegoat+ scapula scapulae scar+ scarab scarce scarcely scarceness scarcer scarcest scarcity scare scarecrow
scarf+ scarier scariest scarified scarify+ scarlet scarves scary scat+ scathing scathingly scatological scatter+
scatterbrain+ scavenge+ scavenger scenario scene scenery scenic scenically scent+ scepter sceptic sceptical
sceptically scepticism sceptre schedule+ scheduler schema schematic schematically scheme+ schemer scherzo schism
schismatic schist schizoid schizophrenia schizophrenic schlemiel schlep+ schlock schmaltz schmaltzier schmaltziest
schmaltzy schmooze+ schmoozes schmuck schnapps schnauzer scholar scholarly scholarship scholastic scholastically
school+ schoolbook schoolboy schoolchild schoolchildren schooldays schoolgirl schoolhouse schoolmarm schoolmaster
schoolmate schoolmistress schoolroom schoolteacher schoolwork schoolyard schooner schuss+ schwa schwas sciatic
sciatica science scientific scientifically scientist scimitar scintilla scintillas scintillate+ scintillation scion
scissor sclerosis sclerotic scoff+ scofflaw scold+ scoldings scoliosis sconce scone scoop+ scoot+ scooter scope+
scorch+ scorcher score+ scoreboard scorecard scoreless scorer scorn+ scornful scornfully scorpion scotch+ scoundrel
scour+ scourge+ scout+ scoutmaster scow scowl+ scrabble+ scragglier scraggliest scraggly scram+ scramble+ scrambler
scrap+ scrapbook scrape scraper scrappier scrappiest scrappy scratch+ scratchier scratchiest scratchiness scratchy
scrawl+ scrawnier scrawniest scrawny scream+ screech+ screechier screechiest screechy screen+ screenings screenplay
screenshot screenwriter screw+ screwball screwdriver screwier screwiest screwy scribble+ scribbler scribe scrimmage+
scrimp+ scrimshaw+ scrip script+ scriptural scripture scriptwriter scrod scrofula scroll+ scrooge scrota scrotum
scrounge+ scrounger scrub+ scrubber scrubbier scrubbiest scrubby scruff scruffier scruffiest scruffy scrumptious
scrunch+ scrunchy scruple+ scrupulous scrupulously scrutinise+ scrutinize+ scrutinizes scrutiny scuba+ scubas scud+
scuff+ scuffle+ scull+ scullery scullion sculpt+ sculptor sculptural sculpture+ scum+ scumbag scummier scummiest
scummy scupper+ scurf scurfy scurried scurrilous scurrilously scurry+ scurvier scurviest scurvy scuttle+ scuttlebutt
scuzzier scuzziest scuzzy scythe+ seabed seabird seaboard seacoast seafarer seafaring seafood seagoing seal+ sealant
sealer sealskin seam+ seaman seamanship seamen seamier seamiest seamless seamstress seamy seaplane seaport sear+
search+ searcher searchingly searchlight seas seascape seashell seashore seasick seasickness seaside season+
seasonable seasonal seasonally seasonings seat+ seaward seaway seaweed seaworthy sebaceous secede+ secession
secessionist seclude+ seclusion seclusive second+ secondarily secondary secondhand secondly secrecy secret+
secretarial secretariat secretary secrete secretion secretive secretively secretiveness secretly secs sect sectarian
sectarianism section+ sectional sectionalism sector secular secularisation secularise+ secularism secularization
secularize+ secularizes secure+ securely securer securest security sedan sedate+ sedately sedater sedatest sedation
sedative sedentary sedge sediment sedimentary sedimentation sedition seditious seduce+ seducer seduction seductive
seductively sedulous see+ seed+ seedier seediest seediness seedless seedling seedy seeings seek+ seeker seem+
seemingly seemlier seemliest seemliness seemly seen seep+ seepage seer seersucker seesaw+ seethe+ segment+
segmentation segregate+ segregation segregationist segue+ seismic seismically seismograph seismographic seismologist
seismology seize+ seizes seizure seldom select+ selection selective selectively selectivity selectman selectmen
selector selenium self selfie selfies selfish selfishly selfishness selfless selflessly selflessness selfsame sell+
seller selloff sellout seltzer selvage selves semantic semantically semaphore+ semblance semen semester semi
semiannual semiautomatic semicircle semicircular semicolon semiconductor semiconscious semifinal semifinalist
semimonthly seminal seminar seminarian seminary semiotics semipermeable semiprecious semiprivate semiprofessional
semiretired semis semiskilled semitone semitrailer semitropical semiweekly senate senator senatorial send+ sender
senile senility senior seniority senna sensation sensational sensationalism sensationalist sensationally sense+
senseless senselessly senselessness sensibility sensible sensibly sensitisation sensitise+ sensitive sensitively
sensitiveness sensitivity sensitization sensitize+ sensitizes sensor sensory sensual sensuality sensually sensuous
sensuously sensuousness sent sentence+ sententious sentience sentient sentiment sentimental sentimentalise+
sentimentalism sentimentalist sentimentality sentimentalize+ sentimentalizes sentimentally sentinel sentry sepal
separable separate+ separately separation separatism separatist separator sepia sepsis septa septet septic septicaemia
septicemia septuagenarian septum sepulcher+ sepulchral sepulchre+ sequel sequence+ sequencer sequential sequentially
sequester+ sequestration sequin+ sequitur sequoia sequoias seraglio serape seraph seraphic sere serenade+
serendipitous serendipity serene serenely sereneness serener serenest serenity serer serest serf serfdom serge
sergeant serial serialisation serialise+ serialization serialize+ serializes serially series serious seriously
seriousness sermon sermonise+ sermonize+ sermonizes serous serpent serpentine serrated serried serum servant serve+
server service+ serviceable serviceman servicemen servicewoman servicewomen serviette servile servility servings
servitude servo servomechanism sesame session set+ setback settable settee setter settings settle+ settlement settler
setup seven seventeen seventeenth seventh seventieth seventy sever+ several severally severance severe severely
severer severest severity sew+ sewage sewer sewerage sewn sex+ sexagenarian sexier sexiest sexily sexiness sexism
sexist sexless sexpot sextant sextet sexting sexton sexual sexuality sexually sexy shabbier shabbiest shabbily
shabbiness shabby shack shackle+ shad+ shade shadier shadiest shadiness shadings shadow+ shadowbox+ shadowier
shadowiest shadowy shady shaft+ shag+ shaggier shaggiest shagginess shaggy shah shake+ shakedown shaken shaker shakeup
shakier shakiest shakily shakiness shaky shale shall shallot shallow shallower shallowest shallowness shalt sham+
shaman shamble+ shame shamefaced shameful shamefully shamefulness shameless shamelessly shampoo+ shamrock shandy
shanghai+ shanghais shank shantung shanty shantytown shape+ shapeless shapelessly shapelessness shapelier shapeliest
shapeliness shapely shard share+ shareable sharecropper shareholder sharia shariah shark+ sharkskin sharp+ sharpen+
sharpener sharper sharpest sharply sharpness sharpshooter shatter+ shatterproof shave+ shaven shaver shavings shawl
sheaf shear+ shearer sheath+ sheathe sheathings sheave shebang shed+ sheen sheep sheepdog sheepfold sheepish
sheepishly sheepishness sheepskin sheer+ sheerer sheerest sheet+ sheikdom sheikh shekel shelf shell+ shellac
shellacked shellacking sheller shellfish shelter+ shelve+ shenanigan shepherd+ shepherdess sherbet sheriff sherry
shibboleth shied shield+ shift+ shiftier shiftiest shiftily shiftiness shiftless shiftlessness shifty shiitake shill+
shillelagh shillings shim+ shimmer+ shimmery shimmied shimmy+ shin+ shinbone shindig shine shiner shingle+ shinier
shiniest shininess shinnied shinny+ shiny ship+ shipboard shipbuilder shipbuilding shipload shipmate shipment shipper
shipshape shipwreck+ shipwright shipyard shire+ shirk+ shirker shirr shirrings shirt+ shirtsleeve shirttail shirtwaist
shit+ shittier shittiest shitty shiver+ shivery shoal+ shock+ shocker shockingly shockproof shod shoddier shoddiest
shoddily shoddiness shoddy shoe+ shoehorn+ shoelace shoemaker shoes shoeshine shoestring shogun shone shoo+ shook
shoot+ shooter shootings shootout shop+ shopaholic shopkeeper shoplift+ shoplifter shopper shoptalk shopworn shore+
shoreline short+ shortage shortbread shortcake shortchange+ shortcoming shortcut shorten+ shortenings shorter shortest
shortfall shorthand shorthorn shortish shortlist shortly shortness shortsighted shortsightedly shortsightedness
shortstop shortwave shot shotgun+ should shoulder+ shout+ shove+ shovel+ shovelful shovelled shovelling show+ showbiz
showboat+ showcase+ showdown shower+ showery showgirl showier showiest showily showiness showings showman showmanship
showmen shown showoff showpiece showplace showroom showy shrank shrapnel shred+ shredder shrew shrewd shrewder
shrewdest shrewdly shrewdness shrewish shriek+ shrift shrike shrill+ shriller shrillest shrillness shrilly shrimp+
shrine shrink+ shrinkable shrinkage shrive+ shrivel+ shrivelled shrivelling shriven shroud+ shrub shrubbery shrubbier
shrubbiest shrubby shrug+ shrunk shrunken shtick shuck+ shuckses shudder+ shuffle+ shuffleboard shuffler shun+ shunt+
shush+ shut+ shutdown shuteye shutout shutter+ shutterbug shuttle+ shuttlecock+ shy+ shyer shyest shyly shyness
shyster sibilant sibling sibyl sick+ sickbed sicken+ sickeningly sicker sickest sickle sicklier sickliest sickly
sickness side+ sidearm sidebar sideboard sideburns sidecar sidekick sidelight sideline+ sidelong sidereal sidesaddle
sideshow sidesplitting sidestep+ sidestroke+ sideswipe+ sidetrack+ sidewalk sidewall sideways sidings sidle+ siege
sierra sierras siesta siestas sieve+ sift+ sifter sigh+ sight+ sightings sightless sightread sightseeing sightseer
sigma sign+ signal+ signalise+ signalize+ signalizes signalled signalling signally signatory signature signboard
signer signet significance significant significantly signification signified signify+ signings signpost+ silage
silence+ silencer silent silenter silentest silently silhouette silhouetted silhouetting silica silicate siliceous
silicon silicone silicosis silk silken silkier silkiest silkworm silky sill sillier silliest silliness silly silo
silt+ silver+ silverfish silversmith silverware silvery simian similar similarity similarly simile simmer+ simpatico
simper+ simple simpleness simpler simplest simpleton simplex simplicity simplification simplified simplify+ simplistic
simply simulate+ simulation simulator simulcast+ simultaneous simultaneously sin+ since sincere sincerely sincerer
sincerest sincerity sine sinecure sinew sinewy sinful sinfully sinfulness sing+ singe+ singer single+ singleton singly
singsong+ singular singularity singularly sinister sink+ sinkable sinker sinkhole sinner sinuous sinus sinuses
sinusitis sinusoidal sip+ siphon+ sir+ sire siren sirloin sirocco sisal sises sissier sissiest sissy sister sisterhood
sisterly sit+ sitar sitcom site sitter sittings situ situate+ situation sixpence sixteen sixteenth sixth sixtieth
sixty sizable size+ sizeable sizer sizes sizzle+ skate+ skateboard+ skateboarder skater skedaddle+ skeet skein
skeletal skeleton skeptic skeptical skeptically skepticism sketch+ sketchier sketchiest sketchy skew+ skewer+ ski+
skid+ skier skiff skilful skilfully skill+ skillet skillful skillfully skim+ skimp+ skimpier skimpiest skimpiness
skimpy skin+ skinflint skinhead skinless skinnier skinniest skinniness skinny skintight skip+ skipper+ skirmish+
skirt+ skis skit skitter+ skittish skivvied skivvy+ skulduggery skulk+ skull skullcap skunk+ sky+ skycap skydive+
skydiver skyjack+ skyjacker skylark+ skylight skyline skyrocket+ skyscraper skyward skywriter skywriting slab+ slack+
slacken+ slacker slackest slackly slackness slag slain slake+ slalom+ slam+ slammer slander+ slanderer slanderous
slang slangier slangiest slangy slant+ slantwise slap+ slapdash slaphappy slapstick slash+ slat+ slate slather+
slattern slatternly slaughter+ slaughterer slaughterhouse slave+ slaver+ slavery slavish slavishly slaw slay+ slayer
slayings sleaze sleazes sleazier sleaziest sleazily sleaziness sleazy sled+ sledge+ sledgehammer+ sleek+ sleeker
sleekest sleekly sleekness sleep+ sleeper sleepier sleepiest sleepily sleepiness sleepless sleeplessness sleepwalk+
sleepwalker sleepwear sleepy sleepyhead sleet+ sleety sleeve sleeveless sleigh+ slender slenderer slenderest
slenderise+ slenderize+ slenderizes slenderness slept sleuth slew+ slice+ slicer slick+ slicker slickest slickly
slickness slid+ slide slider slideshow slier sliest slight+ slighter slightest slightly slightness slim+ slime slimier
slimiest slimmer slimmest slimness slimy sling+ slingshot slink+ slinkier slinkiest slinky slip+ slipcover slipknot
slippage slipper slipperier slipperiest slipperiness slippery slipshod slit+ slither+ slithery slitter sliver+ slob
slobber+ sloe sloes slog+ slogan sloop slop+ slope sloppier sloppiest sloppily sloppiness sloppy slosh+ slot+ sloth
slothful slothfulness slouch+ slouchier slouchiest slouchy slough+ sloven slovenlier slovenliest slovenliness slovenly
slow+ slowdown slower slowest slowly slowness slowpoke sludge slue+ slug+ sluggard slugger sluggish sluggishly
sluggishness sluice+ slum+ slumber+ slumberous slumdog slumlord slummer slump+ slung slunk slur+ slurp+ slush slushier
slushiest slushy slut sluttish slyer slyest slyly slyness smack+ smacker small smaller smallest smallish smallness
smallpox smarmier smarmiest smarmy smart+ smarten+ smarter smartest smartly smartness smartphone smartwatch smash+
smattering smear+ smell+ smellier smelliest smelly smelt+ smelter smidgen smile+ smilingly smirch+ smirk+ smite+ smith
smithereens smithy smitten smock+ smog smoggier smoggiest smoggy smoke+ smokehouse smokeless smoker smokestack smokier
smokiest smokiness smoky smolder+ smooch+ smooth+ smoother smoothest smoothie smoothies smoothly smoothness smote
smother+ smoulder+ smudge+ smudgier smudgiest smudgy smug smugger smuggest smuggle+ smuggler smugly smugness smut
smuttier smuttiest smutty snack+ snaffle+ snafu snafus snag+ snail+ snake+ snakebite snakier snakiest snaky snap+
snapdragon snapper snappier snappiest snappish snappy snapshot snare+ snarkier snarkiest snarky snarl+ snatch+
snazzier snazziest snazzy sneak+ sneaker sneakier sneakiest sneaky sneer+ sneeringly sneeze+ sneezes snicker+ snide
snider snidest sniff+ sniffle+ snifter snip+ snipe sniper snippet snippier snippiest snippy snit snitch+ snivel+
snivelled snivelling snob snobbery snobbier snobbiest snobbish snobbishness snobby snooker snoop+ snooper snoopier
snoopiest snoopy snoot snootier snootiest snootiness snooty snooze+ snoozes snore+ snorer snorkel+ snorkeler
snorkelled snorkelling snort+ snot snottier snottiest snotty snout snow+ snowball+ snowblower snowboard+ snowbound
snowdrift snowdrop snowfall snowflake snowier snowiest snowman snowmen snowmobile+ snowplough snowplow+ snowshed
snowshoe+ snowshoes snowstorm snowsuit snowy snub+ snuff+ snuffbox snuffer snuffle+ snug+ snugger snuggest snuggle+
snugly soak+ soakings soap+ soapbox soapier soapiest soapiness soapstone soapsuds soapy soar+ sob+ sober+ soberer
soberest soberly soberness sobriety sobriquet soccer sociability sociable sociably social socialisation socialise+
socialism socialist socialistic socialite socialization socialize+ socializes socially societal society socioeconomic
sociological sociologist sociology sociopath sock+ socket sod+ soda sodas sodden sodium sodomite sodomy sofa sofas
soft softball soften+ softener softer softest softhearted softly softness software softwood softy soggier soggiest
soggily sogginess soggy soil+ sojourn+ sol+ solace+ solar solaria solarium sold solder+ soldier+ soldierly sole
solecism solely solemn solemner solemnest solemnise+ solemnity solemnize+ solemnizes solemnly solenoid solicit+
solicitation solicitor solicitous solicitously solicitude solid solidarity solider solidest solidification solidified
solidify+ solidity solidly solidness soliloquise+ soliloquize+ soliloquizes soliloquy solitaire solitary solitude
solo+ soloist solstice solubility soluble solution solvable solve+ solvency solvent solver somber somberly sombre
sombrely sombrero some somebody someday somehow someone someplace somersault+ something sometime someway somewhat
somewhere somnambulism somnambulist somnolence somnolent sonar sonata sonatas song songbird songster songwriter sonic
sonnet sonny sonority sonorous soon sooner soonest soot sooth+ soothe soothingly soothsayer sootier sootiest sooty
sop+ sophism sophist sophisticate+ sophistication sophistry sophomore sophomoric soporific soppier soppiest soppy
soprano sorbet sorcerer sorceress sorcery sordid sordidly sordidness sore sorehead sorely soreness sorer sorest
sorghum sorority sorrel sorrier sorriest sorrow+ sorrowful sorrowfully sorry sort+ sorta sorter sortie+ sorties
sottish sough+ sought soul soulful soulfully soulfulness soulless soulmate sound+ sounder soundest soundings soundless
soundlessly soundly soundness soundproof+ soundtrack soup+ soupier soupiest soupy sour+ source+ sourdough sourer
sourest sourly sourness sourpuss souse+ south southbound southeast southeasterly southeastern southeastward southerly
southern southerner southernmost southpaw southward southwest southwester southwesterly southwestern southwestward
souvenir sovereign sovereignty soviet sow+ sower sown soybean space+ spacecraft spaceflight spaceman spacemen
spaceship spacesuit spacewalk+ spacey spacial spacier spaciest spacious spaciously spaciousness spade+ spadeful
spadework spaghetti spake spam+ spammer span+ spandex spangle+ spaniel spank+ spankings spanner spar+ spare sparely
spareness sparer spareribs sparest sparingly spark+ sparkle+ sparkler sparrow sparse sparsely sparseness sparser
sparsest sparsity spartan spas spasm spasmodic spasmodically spastic spat+ spate spatial spatially spatter+ spatula
spatulas spawn+ spay+ speak+ speakeasy speaker spear+ spearhead+ spearmint spec special specialisation specialise+
specialist speciality specialization specialize+ specializes specially specialty specie species specifiable specific
specifically specification specified specifier specify+ specimen specious speciously speck+ speckle+ spectacle
spectacular spectacularly spectator specter spectra spectral spectre spectroscope spectroscopic spectroscopy spectrum
speculate+ speculation speculative speculator sped speech speechless speed+ speedboat speeder speedier speediest
speedily speedometer speedster speedup speedway speedy spell+ spellbind+ spellbinder spellbound spellcheck+
spellchecker speller spellings spelt spelunker spend+ spender spendthrift spent sperm spermatozoa spermatozoon
spermicide spew+ sphere spherical spheroid spheroidal sphincter sphinx spice+ spicier spiciest spiciness spicy spider
spidery spied spiel+ spiffier spiffiest spiffy spigot spike+ spikier spikiest spiky spill+ spillage spillway spilt
spin+ spinach spinal spindle+ spindlier spindliest spindly spine spineless spinet spinier spiniest spinnaker spinner
spinster spinsterhood spiny spiraea spiraeas spiral+ spiralled spiralling spirally spire spirea spireas spirit+
spiritless spiritual spiritualism spiritualist spiritualistic spirituality spiritually spirituous spit+ spitball spite
spiteful spitefuller spitefullest spitefully spitefulness spitfire spittle spittoon splash+ splashdown splashier
splashiest splashy splat+ splatter+ splay+ spleen splendid splendider splendidest splendidly splendor splendour
splenetic splice+ splicer spline splint+ splinter+ split+ splittings splodge splotch+ splotchier splotchiest splotchy
splurge+ splutter+ spoil+ spoilage spoiler spoilsport spoilt spoke spoken spokesman spokesmen spokespeople
spokesperson spokeswoman spokeswomen spoliation sponge+ sponger spongier spongiest spongy sponsor+ sponsorship
spontaneity spontaneous spontaneously spoof+ spook+ spookier spookiest spooky spool+ spoon+ spoonbill spoonerism
spoonful spoor+ sporadic sporadically spore+ sporran sport+ sportier sportiest sportive sportscast+ sportscaster
sportsman sportsmanlike sportsmanship sportsmen sportswear sportswoman sportswomen sporty spot+ spotless spotlessly
spotlessness spotlight+ spotter spottier spottiest spottiness spotty spouse spout+ sprain+ sprang sprat sprawl+ spray+
sprayer spread+ spreader spreadsheet spree+ sprier spriest sprig sprightlier sprightliest sprightliness sprightly
spring+ springboard springier springiest springiness springtime springy sprinkle+ sprinkler sprinklings sprint+
sprinter sprite spritz+ sprocket sprout+ spruce+ sprucer sprucest sprung spry spryly spryness spud spume+ spumoni spun
spunk spunkier spunkiest spunky spur+ spurious spuriously spuriousness spurn+ spurt+ sputter+ sputum spy+ spyglass
spyware squab squabble+ squad squadron squalid squalider squalidest squall+ squalor squander+ square+ squarely
squareness squarer squarest squash+ squashier squashiest squashy squat+ squatter squattest squaw squawk+ squeak+
squeakier squeakiest squeaky squeal+ squealer squeamish squeamishly squeamishness squeegee+ squeeze+ squeezer squeezes
squelch+ squid squiggle+ squiggly squint+ squinter squintest squire+ squirm+ squirmier squirmiest squirmy squirrel+
squirrelled squirrelling squirt+ squish+ squishier squishiest squishy sriracha stab+ stabbings stabilisation
stabilise+ stabiliser stability stabilization stabilize+ stabilizer stabilizes stable+ stabler stablest staccato
stack+ stadium staff+ staffer stag+ stage stagecoach stagehand stagflation stagger+ staggeringly stagings stagnant
stagnate+ stagnation staid staider staidest staidly stain+ stainless stair staircase stairway stairwell stake+
stakeout stalactite stalagmite stale+ stalemate+ staleness staler stalest stalk+ stalker stalkings stall+ stallion
stalwart stamen stamina stammer+ stammerer stamp+ stampede+ stance stanch+ stancher stanchest stanchion stand+
standard standardisation standardise+ standardization standardize+ standardizes standby standings standoff standoffish
standout standpoint standstill stank stanza stanzas staph staphylococci staphylococcus staple+ stapler star+ starboard
starch+ starchier starchiest starchy stardom stare starfish stargazer stark starker starkest starkly starkness
starless starlet starlight starling starlit starrier starriest starry start+ starter startle+ startlingly startup
starvation starve+ starvings stash+ state+ statehood statehouse stateless statelier stateliest stateliness stately
statement stater stateroom stateside statesman statesmanlike statesmanship statesmen statewide static statically
station+ stationary stationer stationery statistic statistical statistically statistician stats statuary statue
statuesque statuette stature status statuses statute statutory staunch+ stauncher staunchest staunchly stave+ stay+
stead steadfast steadfastly steadfastness steadied steadier steadiest steadily steadiness steady+ steak steakhouse
steal+ stealth stealthier stealthiest stealthily stealthy steam+ steamboat steamer steamier steamiest steamroll+
steamroller+ steamship steamy steed steel+ steelier steeliest steely steep+ steeper steepest steeple steeplechase
steeplejack steeply steepness steer+ steerage stein stellar stem+ stench stencil+ stencilled stencilling stenographer
stenographic stenography stent stentorian step+ stepbrother stepchild stepchildren stepdad stepdaughter stepfather
stepladder stepmom stepmother stepparent steppe steppingstone stepsister stepson stereo stereophonic stereoscope
stereotype+ stereotypical sterile sterilisation sterilise+ steriliser sterility sterilization sterilize+ sterilizer
sterilizes sterling stern sterner sternest sternly sternness sternum steroid stethoscope stevedore stew+ steward+
stewardess stewardship stick+ sticker stickier stickiest stickiness stickleback stickler stickpin stickup sticky
stiff+ stiffen+ stiffener stiffer stiffest stiffly stiffness stifle+ stiflings stigma stigmas stigmata stigmatise+
stigmatize+ stigmatizes stile stiletto still+ stillbirth stillborn stiller stillest stillness stilt+ stimulant
stimulate+ stimulation stimuli stimulus sting+ stinger stingier stingiest stingily stinginess stingray stingy stink+
stinker stint+ stipend stipple+ stipulate+ stipulation stir+ stirrer stirrings stirrup stitch+ stoat stochastic stock+
stockade+ stockbroker stockholder stockier stockiest stockiness stockings stockpile+ stockroom stocky stockyard
stodgier stodgiest stodginess stodgy stoic stoical stoically stoicism stoke+ stoker stole stolen stolid stolider
stolidest stolidity stolidly stomach+ stomachache stomachaches stomp+ stone+ stoner stonewall+ stoneware stonework
stonier stoniest stonily stony stood stooge stool stoop+ stop+ stopcock stopgap stoplight stopover stoppable stoppage
stopper+ stopwatch storage store+ storefront storehouse storekeeper storeroom storey storied stork storm+ stormier
stormiest stormily storminess stormy story storybook storyteller stout stouter stoutest stoutly stoutness stove
stovepipe stow+ stowaway straddle+ strafe+ straggle+ straggler stragglier straggliest straggly straight straightaway
straightedge straighten+ straighter straightest straightforward straightforwardly straightness strain+ strainer strait
straiten+ straitjacket+ strand+ strange strangely strangeness stranger strangest strangle+ stranglehold strangler
strangulate+ strangulation strap+ strapless strata stratagem strategic strategically strategist strategy
stratification stratified stratify+ stratosphere stratum straw+ strawberry stray+ streak+ streakier streakiest streaky
stream+ streamer streamline+ street streetcar streetlight streetwalker streetwise strength strengthen+ strenuous
strenuously strenuousness strep streptococcal streptococci streptococcus streptomycin stress+ stressful stretch+
stretcher stretchier stretchiest stretchy strew+ strewn striated stricken strict stricter strictest strictly
strictness stricture stridden stride+ strident stridently strife strike+ strikeout striker strikingly strikings
string+ stringency stringent stringently stringer stringier stringiest stringy strip+ stripe stripling stripper
striptease+ strive+ striven strobe strode stroke+ stroll+ stroller strong strongbox stronger strongest stronghold
strongly strontium strop+ strophe strove struck structural structuralist structurally structure+ strudel struggle+
strum+ strumpet strung strut+ strychnine stub+ stubbier stubbiest stubble stubbly stubborn stubborner stubbornest
stubbornly stubbornness stubby stucco+ stuck stud+ student studentship studied studio studious studiously study+
stuff+ stuffier stuffiest stuffily stuffiness stuffings stuffy stultification stultified stultify+ stumble+ stumbler
stump+ stumpier stumpiest stumpy stun+ stung stunk stunningly stunt+ stupefaction stupefied stupefy+ stupendous
stupendously stupid stupider stupidest stupidity stupidly stupor sturdier sturdiest sturdily sturdiness sturdy
sturgeon stutter+ stutterer style+ styli stylise+ stylish stylishly stylishness stylist stylistic stylistically
stylize+ stylizes stylus styluses stymie+ stymies styptic suave suavely suaver suavest suavity sub+ subatomic
subbasement subclass subcommittee subcompact subconscious subconsciously subcontinent subcontract+ subcontractor
subculture subcutaneous subdivide+ subdivision subdue+ subgroup subhead+ subheadings subhuman subject+ subjection
subjective subjectively subjectivity subjoin+ subjugate+ subjugation subjunctive sublease+ sublet+ sublimate+
sublimation sublime+ sublimely sublimer sublimest subliminal subliminally sublimity submarine submerge+ submergence
submerse+ submersible submersion submission submissive submit+ submitter subnormal suborbital subordinate+
subordination suborn+ subornation subplot subpoena+ subpoenas subprime subprogram subroutine subscribe+ subscriber
subscript subscription subsection subsequent subsequently subservience subservient subset subside+ subsidence
subsidiary subsidisation subsidise+ subsidization subsidize+ subsidizes subsidy subsist+ subsistence subsoil subsonic
subspace substance substandard substantial substantially substantiate+ substantiation substantive substation
substitute+ substitution substrata substrate substratum substructure subsume+ subsystem subteen subterfuge
subterranean subtitle+ subtle subtler subtlest subtlety subtly subtotal+ subtotalled subtotalling subtract+
subtraction subtrahend subtropical suburb suburban suburbanite suburbia subversion subversive subvert+ subway succeed+
success successful successfully succession successive successively successor succinct succincter succinctest
succinctly succinctness succor+ succotash succour+ succulence succulent succumb+ such suchlike suck+ sucker+ suckle+
sucklings sucrose suction+ sudden suddenly suddenness suds sudsier sudsiest sudsy sued suede suet suffer+ sufferance
sufferer sufferings suffice+ sufficiency sufficient sufficiently suffix+ suffocate+ suffocation suffragan suffrage
suffragette suffragist suffuse+ suffusion sugar+ sugarcane sugarcoat+ sugarier sugariest sugarless sugary suggest+
suggester suggestible suggestion suggestive suggestively suicidal suicide suing suit+ suitability suitable suitably
suitcase suite suitor sukiyaki sulfate sulfide sulfur+ sulfuric sulfurous sulk+ sulkier sulkiest sulkily sulkiness
sulky sullen sullener sullenest sullenly sullenness sullied sully+ sulphate sulphide sulphur+ sulphuric sulphurous
sultan sultana sultanas sultanate sultrier sultriest sultry sum+ sumac summarily summarise+ summarize+ summarizes
summary summation summer+ summerhouse summertime summery summit summitry summon+ summoner summonsed summonses
summonsing sumo sump sumptuous sun+ sunbathe+ sunbather sunbeam sunblock sunbonnet sunburn+ sundae sunder+ sundial
sundown sundry sunfish sunflower sung sunglasses sunk sunken sunlamp sunless sunlight sunlit sunnier sunniest sunny
sunrise sunroof sunscreen sunset sunshine sunspot sunstroke suntan+ sunup sup+ super superabundance superabundant
superannuate+ superb superber superbest superbly supercharge+ supercharger supercilious supercomputer
superconductivity superconductor superego superficial superficiality superficially superfluity superfluous
superhighway superhuman superimpose+ superintend+ superintendence superintendency superintendent superior superiority
superlative superlatively superman supermarket supermen supermodel supernatural supernova supernovae supernovas
supernumerary superpower superscript supersede+ supersize+ supersizes supersonic superspreader superstar superstition
superstitious superstitiously superstructure supertanker supervene+ supervise+ supervision supervisor supervisory
supine supper supplant+ supple supplement+ supplemental supplementary suppleness suppler supplest suppliant supplicant
supplicate+ supplication supplied supplier supply+ support+ supportable supporter supportive suppose+ supposedly
supposition suppository suppress+ suppression suppurate+ suppuration supranational supremacist supremacy supreme
supremely surcease+ surcharge+ sure surefire surefooted surely sureness surer surest surety surf+ surface+ surfboard+
surfeit+ surfer surge+ surgeon surgery surgical surgically surlier surliest surliness surly surmise+ surmount+
surmountable surname surpass+ surplice surplus surpluses surplussed surplussing surprise+ surprisingly surprisings
surreal surrealism surrealist surrealistic surrender+ surreptitious surreptitiously surrey surrogate surround+
surroundings surtax+ surveillance survey+ surveyor survival survive+ survivor susceptibility susceptible sushi
suspect+ suspend+ suspender suspense suspenseful suspension suspicion suspicious suspiciously sustain+ sustainable
sustenance suture+ svelte svelter sveltest swab+ swaddle+ swag+ swagger+ swaggerer swain swallow+ swallowtail swam
swami swamis swamp+ swampier swampiest swampy swan swank+ swanker swankest swankier swankiest swanky swap+ sward
swarm+ swarthier swarthiest swarthy swash+ swashbuckler swashbuckling swastika swastikas swat+ swatch swath+ swathe
swatter+ sway+ swaybacked swear+ swearer swearword sweat+ sweater sweatier sweatiest sweatpants sweatshirt sweatshop
sweaty sweep+ sweeper sweepings sweepstake sweet sweetbread sweetbrier sweeten+ sweetener sweeter sweetest sweetheart
sweetie sweeties sweetish sweetly sweetmeat sweetness swell+ sweller swellest swellhead+ swellings swelter+ swept
swerve+ swift swifter swiftest swiftly swiftness swig+ swill+ swim+ swimmer swimsuit swindle+ swindler swine swing+
swinger swinish swipe+ swirl+ swirly swish+ swisher swishest switch+ switchable switchback switchblade switchboard
switcher swivel+ swivelled swivelling swollen swoon+ swoop+ sword swordfish swordplay swordsman swordsmen swore sworn
swum swung sybarite sybaritic sycamore sycophant sycophantic syllabic syllabication syllabification syllabified
syllabify+ syllable syllabus syllabuses syllogism syllogistic sylph sylvan symbioses symbiosis symbiotic symbol
symbolic symbolically symbolisation symbolise+ symbolism symbolization symbolize+ symbolizes symmetric symmetrical
symmetrically symmetry sympathetic sympathetically sympathise+ sympathiser sympathize+ sympathizer sympathizes
sympathy symphonic symphony symposium symptom symptomatic synagogue synapse sync+ synchronisation synchronise+
synchronization synchronize+ synchronizes synchronous synchronously syncopate+ syncopation syndicate+ syndication
syndrome synergism synergistic synergy synod synonym synonymous synopses synopsis syntactic syntactical syntactically
syntax syntheses synthesis+ synthesise synthesize+ synthesizer synthesizes synthetic synthetically syphilis syphilitic
syringe+ syrup syrupy system systematic systematically systematise+ systematize+ systematizes systemic systolic tab+
tabby tabernacle table+ tableau tableaux tablecloth tableland tablespoon tablespoonful tablet tableware tabloid taboo+
tabular tabulate+ tabulation tabulator tachometer tacit tacitly tacitness taciturn taciturnity tack+ tackier tackiest
tackiness tackle+ tackler tacky taco tact tactful tactfully tactic tactical tactically tactician tactile tactless
tactlessly tactlessness tadpole taffeta taffy tag+ tail+ tailcoat tailgate+ tailless taillight tailor+ tailpipe
tailspin tailwind taint+ take+ takeaways taken takeoff takeout takeover taker takings talc tale talent+ talisman talk+
talkative talkativeness talker tall taller tallest tallied tallness tallow tally+ tallyho+ talon tam+ tamable tamale
tamarind tambourine tame tamely tameness tamer tamest tamp+ tamper+ tampon tan+ tanager tandem tang tangelo tangent
tangential tangerine tangibility tangible tangibly tangier tangiest tangle+ tango+ tangy tank+ tankard tanker tankful
tanner tannery tannest tannin tansy tantalise+ tantalisingly tantalize+ tantalizes tantalizingly tantamount tantrum
tap+ tape taper+ tapestry tapeworm tapioca tapir taproom taproot tar+ tarantula tarantulas tardier tardiest tardily
tardiness tardy tare target+ tariff tarmac tarmacked tarmacking tarnish+ taro tarot tarp tarpaulin tarpon tarragon
tarried tarrier tarriest tarry+ tart tartan tartar tarter tartest tartly tartness taser+ task+ taskmaster tassel+
tasselled tasselling taste+ tasteful tastefully tasteless tastelessly tastelessness taster tastier tastiest tastiness
tasty tat+ tatter+ tattle+ tattler tattletale tattoo+ tattooist tatty taught taunt+ taupe taut tauter tautest tautly
tautness tautological tautology tavern tawdrier tawdriest tawdriness tawdry tawnier tawniest tawny tax+ taxable
taxation taxi+ taxicab taxidermist taxidermy taxis taxonomic taxonomy taxpayer teabag teach+ teachable teacher
teachings teacup teak teakettle teal tealight team+ teammate teamster teamwork teapot tear+ teardrop tearful tearfully
teargas teargases teargassed teargassing tearier teariest tearjerker tearoom teary teas+ tease teasel teaser teaspoon
teaspoonful teat teatime technical technicality technically technician technique techno technocracy technocrat
technological technologically technologist technology techs tectonics tedious tediously tediousness tedium tee+ teed
teem+ teen teenage teenager teenier teeniest teeny teeter+ teeth+ teethe teetotal teetotaler teetotaller telecast+
telecaster telecommunication telecommute+ telecommuter teleconference+ telegram telegraph+ telegrapher telegraphic
telegraphy telekinesis telemarketing telemeter telemetry telepathic telepathically telepathy telephone+ telephonic
telephony telephoto telescope+ telescopic telethon teletype teletypewriter televangelist televise+ television telex+
tell+ teller tellingly telltale temblor temerity temp+ temper+ tempera temperament temperamental temperamentally
temperance temperas temperate temperature tempest tempestuous tempestuously tempestuousness template temple tempo
temporal temporally temporarily temporary temporise+ temporize+ temporizes tempt+ temptation tempter temptingly
temptress tempura tenability tenable tenacious tenaciously tenacity tenancy tenant+ tend+ tendency tendentious
tendentiously tendentiousness tender+ tenderer tenderest tenderfoot tenderhearted tenderise+ tenderiser tenderize+
tenderizer tenderizes tenderloin tenderly tenderness tendinitis tendon tendril tenement tenet tenfold tennis tenon+
tenor tenpin tense+ tensely tenseness tenser tensest tensile tension tensor tent+ tentacle tentative tentatively tenth
tenuous tenuously tenuousness tenure+ tepee tepid tequila tequilas terabit terabyte tercentenary term+ termagant
terminable terminal terminally terminate+ termination terminator termini terminological terminology terminus termite
termly tern terrace+ terrain terrapin terrarium terrestrial terrible terribly terrier terrific terrifically terrified
terrify+ terrifyingly territorial territory terror terrorise+ terrorism terrorist terrorize+ terrorizes terry terse
tersely terseness terser tersest tertiary test+ testable testament testamentary testate tester testes testicle testier
testiest testified testify+ testily testimonial testimony testiness testis testosterone testy tetanus tether+
tetrahedron text+ textbook textile textual textually textural texture+ thalami thalamus thallium than thank+ thankful
thankfully thankfulness thankless thanklessly thanksgiving that thatch+ thatcher thaw+ theater theatre theatrical
theatrically thee theft their theism theist theistic them thematic thematically theme themselves then thence
thenceforth thenceforward theocracy theocratic theologian theological theology theorem theoretic theoretical
theoretically theoretician theorise+ theorist theorize+ theorizes theory theosophy therapeutic therapeutically
therapist therapy there thereabout thereafter thereby therefore therefrom therein thereof thereon thereto thereupon
therewith thermal thermally thermionic thermodynamic thermometer thermonuclear thermoplastic thermos thermoses
thermostat thermostatic thesauri thesaurus thesauruses these thesis thespian theta they thiamine thick thicken+
thickener thickenings thicker thickest thicket thickly thickness thickset thief thieve+ thievery thievish thigh
thighbone thimble thimbleful thin+ thine thing thingamajig think+ thinker thinly thinner thinness thinnest third
thirdly thirst+ thirstier thirstiest thirstily thirsty thirteen thirteenth thirtieth thirty this thistle thistledown
thither thong thoracic thorax thorium thorn thornier thorniest thorny thorough thoroughbred thorougher thoroughest
thoroughfare thoroughgoing thoroughly thoroughness those thou though thought thoughtful thoughtfully thoughtfulness
thoughtless thoughtlessly thoughtlessness thous thousand thousandth thraldom thrall+ thralldom thrash+ thrasher
thrashings thread+ threadbare threat threaten+ threateningly three threefold threescore threesome threnody thresh+
thresher threshold threw thrice thrift thriftier thriftiest thriftily thriftiness thrifty thrill+ thriller thrive+
throat throatier throatiest throatily throatiness throaty throb+ throe throes thromboses thrombosis throne throng+
throttle+ through throughout throughput throughway throw+ throwaway throwback thrower thrown thru thrum+ thrush
thrust+ thruway thud+ thug thumb+ thumbnail thumbscrew thumbtack thump+ thunder+ thunderbolt thunderclap thundercloud
thunderhead thunderous thunderously thundershower thunderstorm thunderstruck thus thwack+ thwart+ thyme thymus
thymuses thyroid thyself tiara tiaras tibia tibiae tick+ ticker ticket+ tickle+ ticklish tidal tidbit tiddlywinks
tide+ tidewater tidied tidier tidiest tidily tidiness tidings tidy+ tiebreaker tied tier tiff+ tiger tight tighten+
tighter tightest tightfisted tightly tightness tightrope tightwad tigress tilde tile+ till+ tillable tillage tiller
tilt+ timber+ timberland timberline timbre time+ timekeeper timeless timelessness timelier timeliest timeline
timeliness timely timepiece timer timescale timestamp timetable+ timeworn timezone timid timider timidest timidity
timidly timings timorous timorously timpani timpanist tin+ tincture+ tinder tinderbox tine tinfoil ting+ tinge+
tingle+ tinglings tingly tinier tiniest tinker+ tinkle+ tinnier tinniest tinny tinsel+ tinselled tinselling tinsmith
tint+ tintinnabulation tiny tip+ tipper tipple+ tippler tipsier tipsiest tipsily tipster tipsy tiptoe+ tiptoes tiptop
tirade tire+ tireder tiredest tiredness tireless tirelessly tirelessness tiresome tiresomely tiresomeness tissue titan
titanic titanium titbit tithe+ titillate+ titillation title+ titmice titmouse titter+ tittle titular tizzy toad
toadied toadstool toady+ toast+ toaster toastier toastiest toastmaster toasty tobacco tobacconist toboggan+ tocsin
today toddle+ toddler toddy toe+ toed toehold toenail toffee tofu toga togas together togetherness toggle+ toil+
toiler toilet+ toiletry toilette toilsome toke+ token tokenism told tolerable tolerably tolerance tolerant tolerantly
tolerate+ toleration toll+ tollbooth tollgate tomahawk+ tomato tomb+ tomboy tombstone tomcat tome tomfoolery tomorrow
ton+ tonal tonality tone toneless toner tong tongue+ tonic tonier toniest tonight tonnage tonne tonsil tonsillectomy
tonsillitis tonsorial tonsure+ tony took tool+ toolbar toolbox toolkit toot+ tooth+ toothache toothaches toothbrush
toothier toothiest toothless toothpaste toothpick toothsome toothy top+ topaz topcoat topic topical topically topknot
topless topmast topmost topographer topographic topographical topography topological topologically topology toppings
topple+ topsail topside topsoil toque torch+ torchlight tore toreador torment+ tormentor torn tornado torpedo+ torpid
torpidity torpor torque+ torrent torrential torrid torsion torso tort torte tortilla tortillas tortoise tortoiseshell
tortuous tortuously torture+ torturer torus toss+ tossup tot+ total+ totalitarian totalitarianism totality totalled
totalling totally tote totem totemic totter+ toucan touch+ touchdown touchier touchiest touchingly touchings
touchstone touchy tough toughen+ tougher toughest toughly toughness toupee tour+ tourism tourist tourmaline tournament
tourney tourniquet tousle+ tout+ tow+ toward towel+ towelings towelled towelling tower+ towhead+ town townhouse
townsfolk township townsman townsmen townspeople towpath toxaemia toxemia toxic toxicity toxicologist toxicology toxin
toy+ trace+ traceable tracer tracery trachea tracheae tracheotomy tracings track+ tracker tract tractable traction
tractor trade+ trademark+ trader tradesman tradesmen tradition traditional traditionalist traditionally traduce+
traffic trafficked trafficker trafficking tragedian tragedy tragic tragically tragicomedy trail+ trailblazer trailer
train+ trainee trainer traipse+ trait traitor traitorous trajectory tram+ trammel+ trammelled trammelling tramp+
trample+ trampoline trance tranquil tranquiler tranquilest tranquility tranquilize+ tranquilizer tranquilizes
tranquillise+ tranquilliser tranquillity tranquilly transact+ transaction transatlantic transceiver transcend+
transcendence transcendent transcendental transcendentalism transcendentalist transcendentally transcontinental
transcribe+ transcript transcription transducer transept transfer+ transferable transferal transference
transfiguration transfigure+ transfinite transfix+ transform+ transformation transformer transfuse+ transfusion
transgress+ transgression transgressor transience transiency transient transistor transit+ transition+ transitional
transitive transitively transitory translate+ translation translator transliterate+ transliteration translucence
translucent transmigrate+ transmigration transmissible transmission transmit+ transmittable transmittal transmitter
transmutation transmute+ transnational transoceanic transom transparency transparent transparently transphobia
transphobic transpiration transpire+ transplant+ transplantation transponder transport+ transportable transportation
transporter transpose+ transposition transsexual transship+ transshipment transubstantiation transverse transversely
transvestism transvestite trap+ trapdoor trapeze trapezes trapezoid trapezoidal trappable trapper trappings
trapshooting trash+ trashcan trashier trashiest trashy trauma traumas traumatic traumatise+ traumatize+ traumatizes
travail+ travel+ traveler travelings travelled traveller travelling travelogue traverse+ travestied travesty+ trawl+
trawler tray treacherous treacherously treachery treacle tread+ treadle+ treadmill treason treasonable treasonous
treasure+ treasurer treasury treat+ treatable treatise treatment treaty treble+ tree+ treeless treetop trefoil trek
trekked trekking trellis+ trellises tremble+ tremendous tremendously tremolo tremor tremulous tremulously trench+
trenchant trenchantly trend+ trendier trendiest trendy trepidation trespass+ trespasser tress trestle triad triage
trial+ trialled trialling triangle triangular triangulation triathlon tribal tribalism tribe tribesman tribesmen
tribulation tribunal tribune tributary tribute trice triceps tricepses triceratops trick+ trickery trickier trickiest
trickiness trickle+ trickster tricky tricolor tricolour tricycle trident tried triennial trifecta trifectas trifle+
trifler trifocals trig trigger+ triglyceride trigonometric trigonometry trike trilateral trill+ trillion trillionth
trilogy trim+ trimaran trimester trimly trimmer trimmest trimmings trimness trinity trinket trio trip+ tripartite
tripe triple+ triplet triplicate+ triply tripod tripos triptych trisect+ trite tritely triteness triter tritest
triumph+ triumphal triumphant triumphantly triumvirate trivet trivia trivial trivialise+ triviality trivialize+
trivializes trivially trochee trod trodden troglodyte troika troikas troll+ trolley trollop trombone trombonist tromp+
troop+ trooper troopship trope trophy tropic tropical tropism troposphere trot+ troth trotter troubadour trouble+
troublemaker troubleshoot+ troubleshooter troubleshot troublesome trough trounce+ troupe+ trouper trouser trousseau
trousseaux trout trowel+ trowelled trowelling troy truancy truant+ truce truck+ trucker truckle+ truckload truculence
truculent truculently trudge+ true+ truer truest truffle truism truly trump+ trumpery trumpet+ trumpeter truncate+
truncation truncheon trundle+ trunk+ truss+ trust+ trustee trusteeship trustful trustfully trustfulness trustier
trustiest trustworthier trustworthiest trustworthiness trustworthy trusty truth truther truthful truthfully
truthfulness truthiness try+ tryout tryst+ tsar tsunami tsunamis tub+ tuba tubas tubbier tubbiest tubby tube tubeless
tuber tubercle tubercular tuberculosis tuberculous tuberous tubular tuck+ tucker+ tuft+ tug+ tugboat tuition tulip
tulle tumble+ tumbledown tumbler tumbleweed tumbrel tumbril tumid tummy tumor tumour tumult tumultuous tun+ tuna tunas
tundra tundras tune tuneful tunefully tuneless tunelessly tuner tungsten tunic tunnel+ tunnelings tunnelled tunnelling
tunny turban turbid turbine turbojet turboprop turbot turbulence turbulent turbulently turd turducken tureen turf+
turgid turgidity turgidly turkey turmeric turmoil turn+ turnabout turnaround turncoat turner turnip turnkey turnoff
turnout turnover turnpike turnstile turntable turpentine turpitude turquoise turret turtle turtledove turtleneck tush
tusk+ tussle+ tussock tutelage tutor+ tutorial tutu tutus tuxedo twaddle+ twain twang+ tweak+ twee+ tweedier tweediest
tweeds tweedy tweet+ tweeter tweezers twelfth twelve twentieth twenty twerk+ twerp twice twiddle+ twig+ twiggier
twiggiest twiggy twilight twill+ twin+ twine twinge+ twinkle+ twinklings twirl+ twirler twist+ twister twit+ twitch+
twitter+ twofer twofold twosome tycoon tying tyke tympanum type+ typecast+ typeface typescript typeset+ typesetter
typewrite+ typewriter typewritten typewrote typhoid typhoon typhus typical typically typified typify+ typist typo
typographer typographic typographical typographically typography tyrannical tyrannically tyrannise+ tyrannize+
tyrannizes tyrannosaur tyrannosaurus tyrannosauruses tyrannous tyranny tyrant tyre tyro ubiquitous ubiquitously
ubiquity udder uglier ugliest ugliness ugly ukulele ulcer ulcerate+ ulceration ulcerous ulna ulnae ulterior ultimate
ultimately ultimatum ultra ultraconservative ultramarine ultras ultrasonic ultrasonically ultrasound ultraviolet
ululate+ umbel umber umbilical umbilici umbilicus umbrage umbrella umbrellas umiak umlaut ump+ umpire+ umpteen
umpteenth unabashed unabated unable unabridged unaccented unacceptability unacceptable unacceptably unaccepted
unaccompanied unaccountable unaccountably unaccustomed unacknowledged unacquainted unadorned unadulterated unadvised
unaffected unafraid unaided unalterable unalterably unaltered unambiguous unambiguously unanimity unanimous
unanimously unannounced unanswerable unanswered unanticipated unappealing unappetising unappetizing unappreciated
unappreciative unapproachable unarmed unashamed unashamedly unasked unassailable unassigned unassisted unassuming
unattached unattainable unattended unattractive unattributed unauthenticated unauthorised unauthorized unavailable
unavailing unavoidable unavoidably unaware unbalanced unbar+ unbearable unbearably unbeatable unbeaten unbecoming
unbeknown unbeknownst unbelief unbelievable unbelievably unbeliever unbend+ unbent unbiased unbidden unbind+ unblock+
unblushing unbolt+ unborn unbosom+ unbound+ unbranded unbreakable unbridled unbroken unbuckle+ unburden+ unbutton+
uncalled uncannier uncanniest uncannily uncanny uncaring uncased uncatalogued unceasing unceasingly uncensored
unceremonious unceremoniously uncertain uncertainly uncertainty unchallenged unchanged unchanging uncharacteristic
uncharacteristically uncharitable uncharitably uncharted unchecked unchristian uncivil uncivilised uncivilized
unclaimed unclasp+ unclassified uncle unclean uncleaner uncleanest uncleanlier uncleanliest uncleanly uncleanness
unclear unclearer unclearest unclothe+ uncluttered uncoil+ uncollected uncomfortable uncomfortably uncommitted
uncommon uncommoner uncommonest uncommonly uncommunicative uncomplaining uncompleted uncomplicated uncomplimentary
uncomprehending uncompressed uncompromising uncompromisingly unconcern+ unconcernedly unconditional unconditionally
unconfirmed unconnected unconquerable unconscionable unconscionably unconscious unconsciously unconsciousness
unconsidered unconstitutional uncontaminated uncontested uncontrollable uncontrollably uncontrolled uncontroversial
unconventional unconventionally unconvinced unconvincing unconvincingly uncooked uncooperative uncoordinated uncork+
uncorrelated uncorroborated uncountable uncounted uncouple+ uncouth uncover+ uncritical unction unctuous unctuously
unctuousness uncultivated uncultured uncut undamaged undated undaunted undeceive+ undecidable undecided undecipherable
undeclared undefeated undefended undefinable undefined undelivered undemanding undemocratic undemonstrative undeniable
undeniably undependable under underachieve+ underachiever underact+ underage underarm underbelly underbid+ underbrush
undercarriage undercharge+ underclass underclassman underclassmen underclothes underclothing undercoat+ undercover
undercurrent undercut+ underdeveloped underdog underdone underemployed underestimate+ underexpose+ underfed underfeed+
underflow underfoot underfunded undergarment undergo+ undergone undergrad undergraduate underground undergrowth
underhand+ underhandedly underlain underlay underlie underlies underline+ underling underlying undermine+ undermost
underneath undernourished underpaid underpants underpass underpay+ underpin+ underpinnings underplay+ underprivileged
underrate+ underscore+ undersea undersecretary undersell+ undershirt undershoot+ undershorts undershot underside
undersign+ undersized underskirt undersold understaffed understand+ understandable understandably understandingly
understandings understate+ understatement understood understudied understudy+ undertake+ undertaken undertaker
undertakings undertone undertook undertow underused undervalue+ underwater underwear underweight underwent underworld
underwrite+ underwriter underwritten underwrote undeserved undeservedly undeserving undesirability undesirable
undetectable undetected undetermined undeterred undeveloped undid undies undignified undiluted undiminished
undisciplined undisclosed undiscovered undiscriminating undisguised undisputed undistinguished undisturbed undivided
undo+ undocumented undoings undone undoubted undoubtedly undress+ undue undulant undulate+ undulation unduly undying
unearned unearth+ unearthly unease uneasier uneasiest uneasily uneasiness uneasy uneaten uneconomic uneconomical
unedited uneducated unembarrassed unemotional unemployable unemployed unemployment unending unendurable unenforceable
unenlightened unenthusiastic unenviable unequal+ unequalled unequally unequivocal unequivocally unerring unerringly
unethical uneven unevenly unevenness uneventful uneventfully unexampled unexceptionable unexceptional unexciting
unexpected unexpectedly unexplained unexplored unexpurgated unfailing unfailingly unfair unfairer unfairest unfairly
unfairness unfaithful unfaithfully unfaithfulness unfamiliar unfamiliarity unfashionable unfasten+ unfathomable
unfavorable unfavorably unfavourable unfavourably unfeasible unfeeling unfeelingly unfeigned unfetter+ unfilled
unfinished unfit+ unflagging unflappable unflattering unflinching unflinchingly unfold+ unforeseeable unforeseen
unforgettable unforgettably unforgivable unforgiving unformed unfortunate unfortunately unfounded unfrequented
unfriend+ unfriendlier unfriendliest unfriendliness unfriendly unfrock+ unfulfilled unfunny unfurl+ unfurnished
ungainlier ungainliest ungainliness ungainly ungentlemanly ungodlier ungodliest ungodly ungovernable ungracious
ungrammatical ungrateful ungratefully ungratefulness ungrudging unguarded unguent ungulate unhand+ unhappier
unhappiest unhappily unhappiness unhappy unharmed unhealthful unhealthier unhealthiest unhealthy unheard unheeded
unhelpful unhesitating unhesitatingly unhindered unhinge+ unhitch+ unholier unholiest unholy unhook+ unhorse+
unhurried unhurt unicameral unicorn unicycle unidentifiable unidentified unidirectional unification unified uniform+
uniformity uniformly unify+ unilateral unilaterally unimaginable unimaginative unimpaired unimpeachable
unimplementable unimplemented unimportant unimpressed unimpressive uninformative uninformed uninhabitable uninhabited
uninhibited uninitialised uninitialized uninitiated uninjured uninspired uninspiring uninstall+ uninstallable
uninstaller uninsured unintelligent unintelligible unintelligibly unintended unintentional unintentionally
uninterested uninteresting uninterpreted uninterrupted uninvited uninviting union unionisation unionise+ unionization
unionize+ unionizes unique uniquely uniqueness uniquer uniquest unisex unison unit+ unitary unite unity universal
universality universally universe university unjust unjustifiable unjustified unjustly unkempt unkind unkinder
unkindest unkindlier unkindliest unkindly unkindness unknowable unknowing unknowingly unknown unlabeled unlabelled
unlace+ unlatch+ unlawful unlawfully unleaded unlearn+ unlearnt unleash+ unleavened unless unlettered unlicensed
unlike unlikelier unlikeliest unlikelihood unlikely unlimited unlisted unload+ unlock+ unloose+ unloved unluckier
unluckiest unluckily unlucky unmade unmake+ unman+ unmanageable unmanlier unmanliest unmanly unmannerly unmarked
unmarried unmask+ unmatched unmemorable unmentionable unmerciful unmercifully unmindful unmissed unmistakable
unmistakably unmitigated unmodified unmoral unmoved unnamed unnatural unnaturally unnecessarily unnecessary unneeded
unnerve+ unnoticeable unnoticed unnumbered unobjectionable unobservant unobserved unobstructed unobtainable
unobtrusive unobtrusively unoccupied unoffensive unofficial unofficially unopened unopposed unorganised unorganized
unoriginal unorthodox unpack+ unpaid unpainted unpalatable unparalleled unpardonable unpatriotic unpaved unperturbed
unpick unpin+ unplanned unpleasant unpleasantly unpleasantness unplug+ unplumbed unpolluted unpopular unpopularity
unprecedented unpredictability unpredictable unprejudiced unpremeditated unprepared unpretentious unpreventable
unprincipled unprintable unprivileged unproductive unprofessional unprofitable unpromising unprompted unpronounceable
unprotected unproved unproven unprovoked unpublished unpunished unqualified unquenchable unquestionable unquestionably
unquestioned unquestioning unquestioningly unquote+ unravel+ unravelled unravelling unreachable unread unreadable
unready unreal unrealised unrealistic unrealistically unrealized unreasonable unreasonableness unreasonably
unreasoning unrecognisable unrecognised unrecognizable unrecognized unreconstructed unrecorded unrefined unregenerate
unregistered unregulated unrehearsed unrelated unreleased unrelenting unrelentingly unreliability unreliable
unrelieved unremarkable unremitting unrepeatable unrepentant unrepresentative unrequited unreserved unreservedly
unresolved unresponsive unrest unrestrained unrestricted unrewarding unripe unriper unripest unrivaled unrivalled
unroll+ unromantic unruffled unrulier unruliest unruliness unruly unsaddle+ unsafe unsafer unsafest unsaid unsalted
unsanctioned unsanitary unsatisfactory unsatisfied unsatisfying unsaturated unsavory unsavoury unsay+ unscathed
unscheduled unschooled unscientific unscramble+ unscrew+ unscrupulous unscrupulously unscrupulousness unseal+
unseasonable unseasonably unseasoned unseat+ unseeing unseemlier unseemliest unseemliness unseemly unseen unselfish
unselfishly unselfishness unsent unsentimental unset unsettle+ unshakable unshakeable unshaven unsheathe+ unsightlier
unsightliest unsightliness unsightly unsigned unskilled unskillful unsmiling unsnap+ unsnarl+ unsociable unsold
unsolicited unsolved unsophisticated unsound unsounder unsoundest unsparing unspeakable unspeakably unspecific
unspecified unspoiled unspoken unsportsmanlike unstable unstated unsteadier unsteadiest unsteadily unsteadiness
unsteady unstop+ unstoppable unstressed unstructured unstrung unstuck unstudied unsubscribe+ unsubstantial
unsubstantiated unsubtle unsuccessful unsuccessfully unsuitable unsuitably unsuited unsung unsupervised unsupportable
unsupported unsure unsurpassed unsurprising unsuspected unsuspecting unsweetened unswerving unsympathetic untainted
untamed untangle+ untapped untaught untenable untested unthinkable unthinking unthinkingly untidier untidiest
untidiness untidy untie+ unties until untimelier untimeliest untimeliness untimely untiring untiringly untitled unto
untold untouchable untouched untoward untrained untreated untried untroubled untrue untruer untruest untrustworthy
untruth untruthful untruthfully untutored untwist+ untying unusable unused unusual unusually unutterable unutterably
unvarnished unvarying unveil+ unverified unvoiced unwanted unwarier unwariest unwariness unwarranted unwary unwashed
unwavering unwed unwelcome unwell unwholesome unwieldier unwieldiest unwieldiness unwieldy unwilling unwillingly
unwillingness unwind+ unwise unwisely unwiser unwisest unwitting unwittingly unwonted unworkable unworldly unworthier
unworthiest unworthiness unworthy unwound unwrap+ unwritten unyielding unzip+ up+ upbeat upbraid+ upbringing upchuck+
upcoming upcountry update+ updater updraft updraught upend+ upfront upgrade+ upheaval upheld uphill uphold+ upholster+
upholsterer upholstery upkeep upland uplift+ upliftings upload upmarket upon upper uppercase upperclassman
upperclassmen uppercut+ uppermost uppity upraise+ upright uprising uproar uproarious uproariously uproot+ upscale
upset+ upshot upside upstage+ upstairs upstanding upstart+ upstate upstream upsurge+ upswing uptake uptight uptown
upturn+ upward upwardly uranium urban urbane urbaner urbanest urbanisation urbanise+ urbanity urbanization urbanize+
urbanizes urchin urea urethra urethrae urge+ urgency urgent urgently uric urinal urinalyses urinalysis urinary
urinate+ urination urine urologist urology usability usable usage used useful usefully usefulness useless uselessly
uselessness user username usher+ usherette using usual usually usurer usurious usurp+ usurpation usurper usury utensil
uteri uterine uterus utilisation utilise+ utilitarian utilitarianism utility utilization utilize+ utilizes utmost
utopia utopias utter+ utterance utterly uttermost uvula uvular uvulas vacancy vacant vacantly vacate+ vacation+
vacationer vaccinate+ vaccination vaccine vacillate+ vacillation vacuity vacuous vacuously vacuum+ vagabond+ vagary
vagina vaginae vaginal vagrancy vagrant vague vaguely vagueness vaguer vaguest vain vainer vainest vainglorious
vainglory vainly valance vale valedictorian valedictory valence valentine valet+ valiant valiantly valid validate+
validation validity validly validness valise valley valor valorous valour valuable valuation value+ valueless valve+
vamoose+ vamp+ vampire van+ vanadium vandal vandalise+ vandalism vandalize+ vandalizes vane vanguard vanilla vanillas
vanish+ vanishings vanity vanquish+ vantage vape+ vapid vapidity vapidness vapor vaporisation vaporise+ vaporiser
vaporization vaporize+ vaporizer vaporizes vaporous vapour variability variable variably variance variant variate
variation varicolored varicoloured varicose varied variegate+ variety various variously varlet varmint varnish+
varsity vary+ vascular vase vasectomy vassal vassalage vast vaster vastest vastly vastness vat+ vaudeville vault+
vaulter vaunt+ veal vector+ veep veer+ vegan vegetable vegetarian vegetarianism vegetate+ vegetation vegetative veggie
veggies vehemence vehement vehemently vehicle vehicular veil+ vein+ veld vellum velocity velour velvet velveteen
velvety venal venality venally vend+ vendetta vendettas vendor veneer+ venerable venerate+ veneration venereal
vengeance vengeful vengefully venial venison venom venomous venomously venous vent+ ventilate+ ventilation ventilator
ventral ventricle ventricular ventriloquism ventriloquist venture+ venturesome venturous venue veracious veracity
veranda verandas verb verbal verbalise+ verbalize+ verbalizes verbally verbatim verbena verbenas verbiage verbose
verbosity verdant verdict verdigris+ verdigrises verdure verge+ verier veriest verifiable verification verified
verify+ verily verisimilitude veritable veritably verity vermicelli vermilion vermin verminous vermouth vernacular
vernal versatile versatility verse+ versification versified versify+ version versus vertebra vertebrae vertebral
vertebrate vertex vertical vertically vertices vertiginous vertigo verve very vesicle vesper vessel vest+ vestibule
vestige vestigial vestment vestry vet+ vetch veteran veterinarian veterinary veto+ vex+ vexation vexatious viability
viable viaduct vial viand vibe vibrancy vibrant vibrantly vibraphone vibrate+ vibration vibrato vibrator viburnum
vicar vicarage vicarious vicariously vice+ viceroy vichyssoise vicinity vicious viciously viciousness vicissitude
victim victimisation victimise+ victimization victimize+ victimizes victor victorious victoriously victory victual+
victualled victualling video videocassette videodisc videotape+ vied view+ viewer viewfinder viewings viewpoint vigil
vigilance vigilant vigilante vigilantism vigilantly vignette vignetted vignetting vigor vigorous vigorously vigour
vile vilely vileness viler vilest vilification vilified vilify+ villa village villager villain villainous villainy
villas villein vinaigrette vindicate+ vindication vindicator vindictive vindictively vindictiveness vine vinegar
vinegary vineyard vintage vintner vinyl viol viola violable violas violate+ violation violator violence violent
violently violet violin violinist violist violoncello viper virago viral vireo virgin virginal virginity virgule
virile virility virology virtual virtually virtue virtuosity virtuoso virtuous virtuously virtuousness virulence
virulent virulently virus viruses visa+ visage visas viscera visceral viscid viscosity viscount viscountess viscous
viscus vise+ visibility visible visibly vision+ visionary visit+ visitation visitor visor vista vistas visual
visualisation visualise+ visualization visualize+ visualizes visually vital vitalise+ vitality vitalize+ vitalizes
vitally vitamin vitiate+ vitiation viticulture vitreous vitriol vitriolic vituperate+ vituperation vituperative viva
vivace vivacious vivaciously vivaciousness vivacity vivas vivid vivider vividest vividly vividness vivified vivify+
viviparous vivisection vixen vixenish vizier vocabulary vocal vocalic vocalisation vocalise+ vocalist vocalization
vocalize+ vocalizes vocally vocation vocational vocative vociferate+ vociferation vociferous vociferously vodka vogue
voguish voice+ voiceless voicemail void+ voile volatile volatility volcanic volcano vole volition volley+ volleyball
volt voltage voltaic voltmeter volubility voluble volubly volume voluminous voluminously voluntarily voluntary
volunteer+ voluptuary voluptuous voluptuously voluptuousness vomit+ voodoo+ voodooism voracious voraciously voracity
vortex votary vote+ voter votive vouch+ voucher vouchsafe+ vow+ vowel voyage+ voyager voyeur voyeurism voyeuristic
vulcanisation vulcanise+ vulcanization vulcanize+ vulcanizes vulgar vulgarer vulgarest vulgarisation vulgarise+
vulgarism vulgarity vulgarization vulgarize+ vulgarizes vulgarly vulnerability vulnerable vulnerably vulture vulva
vulvae vuvuzela vuvuzelas vying wack wacker wackest wackier wackiest wackiness wacko wacky wad+ waddle+ wade wader
wadi wadis wafer waffle+ waft+ wag+ wage wager+ waggish waggle+ wagon wagoner waif wail+ wainscot+ wainscotings waist
waistband waistcoat waistline wait+ waiter waitress waive+ waiver wake+ wakeful wakefulness waken+ wale+ walk+ walker
walkout walkway wall+ wallaby wallboard wallet walleye+ wallflower wallop+ wallopings wallow+ wallpaper+ walnut walrus
walruses waltz+ wampum wan+ wand wander+ wanderer wanderlust wane wangle+ wanly wanna wannabe wanner wannest want+
wanton+ wantonly wantonness wapiti wapitis war+ warble+ warbler ward+ warden warder wardrobe wardroom ware warehouse+
warfare warhead warhorse warier wariest warily wariness warlike warlock warlord warm+ warmer warmest warmhearted
warmly warmonger+ warmth warn+ warnings warp+ warpath warrant+ warrantied warranty+ warren warrior warship wart
warthog wartier wartiest wartime warty wary wash+ washable washbasin washboard washbowl washcloth washer washerwoman
washerwomen washings washout washroom washstand washtub wasp waspish wassail+ wastage waste+ wastebasket wasteful
wastefully wastefulness wasteland wastepaper waster wastewater wastrel watch+ watchband watchdog watcher watchful
watchfully watchfulness watchmaker watchman watchmen watchtower watchword water+ waterbed waterboard+ waterboardings
watercolor watercolour watercourse watercraft watercress waterfall waterfowl waterfront waterier wateriest waterline
waterlogged watermark+ watermelon waterproof+ watershed waterside waterspout watertight waterway waterworks watery
watt wattage wattle+ wave+ waveform wavelength wavelet waver+ wavier waviest waviness wavy wax+ waxen waxier waxiest
waxiness waxwing waxwork waxy wayfarer wayfaring waylaid waylay+ wayside wayward waywardly waywardness weak weaken+
weaker weakest weakfish weakling weakly weakness weal wealth wealthier wealthiest wealthiness wealthy wean+ weapon
weaponless weaponry wear+ wearable wearer wearied wearier weariest wearily weariness wearisome weary+ weasel+
weaselled weaselling weather+ weathercock weatherise+ weatherize+ weatherizes weatherman weathermen weatherproof+
weave+ weaver web+ webcam webcast+ webinar webisode webmaster webmistress website wed+ wedder weddings wedge+ wedlock
wee+ weed+ weeder weedier weediest weedy week weekday weekend+ weekly weeknight weep+ weeper weepier weepiest weepings
weepy weer weest weevil weft weigh+ weight+ weightier weightiest weightiness weightless weightlessness weightlifter
weightlifting weighty weir weird weirder weirdest weirdly weirdness weirdo welcome+ weld+ welder welfare welkin well+
wellington wellspring welsh+ welt+ welter+ welterweight wench wend+ went wept were werewolf werewolves west westbound
westerly western westerner westernise+ westernize+ westernizes westernmost westward wet+ wetback wetland wetly wetness
wetter wettest whack+ whale+ whalebone whaler wham+ whammy wharf wharves what whatchamacallit whatever whatnot
whatsoever wheal wheat wheaten wheedle+ wheel+ wheelbarrow wheelbase wheelchair wheeler wheelwright wheeze+ wheezes
wheezier wheeziest wheezy whelk+ whelp+ when whence whenever where whereabouts whereas whereat whereby wherefore
wherein whereof whereon wheresoever whereupon wherever wherewithal whet+ whether whetstone whew whey which whichever
whiff+ while+ whilst whim whimper+ whimsical whimsicality whimsically whimsy whine+ whiner whinier whiniest whinnied
whinny+ whiny whip+ whipcord whiplash whippersnapper whippet whippings whippoorwill whir+ whirl+ whirligig whirlpool
whirlwind whirr whisk+ whisker+ whiskey whisky whisper+ whist whistle+ whistler whit+ white whitecap whitefish whiten+
whitener whiteness whiter whitest whitewall whitewash+ whither whitings whitish whittle+ whittler whiz whizz+ whoa
whodunit whoever whole wholehearted wholeheartedly wholeness wholesale+ wholesaler wholesome wholesomeness wholly whom
whomever whomsoever whoop+ whoopee whoosh+ whopper whopping whore whorehouse whorl+ whose whosoever wick+ wickeder
wickedest wickedly wickedness wicker wickerwork wicket wide widely widen+ wideness wider widescreen widespread widest
widow+ widower widowhood width wield+ wiener wife wifely wig+ wigeon wiggle+ wiggler wigglier wiggliest wiggly wight
wigwag+ wigwam wiki wikis wild wildcat+ wildebeest wilder wilderness wildest wildfire wildflower wildfowl wildlife
wildly wildness wile+ wilful wilfully wilfulness wilier wiliest wiliness will+ willful willfully willfulness willies
willingly willingness willow willowy willpower wilt+ wily wimp wimpier wimpiest wimple+ wimpy win+ wince+ winch+ wind+
windbag windbreak windbreaker windburn windfall windier windiest windiness windjammer windlass windmill+ window+
windowpane windowsill windpipe windscreen windshield windsock windstorm windsurf+ windswept windup windward windy wine
wineglass winery wing+ winger wingless wingnut wingspan wingspread wingtip wink+ winner winnings winnow+ wino winsome
winsomely winsomer winsomest winter+ wintergreen winterise+ winterize+ winterizes wintertime wintrier wintriest wintry
wipe+ wiper wire+ wireless wiretap+ wirier wiriest wiriness wiry wisdom wise wiseacre wisecrack+ wisely wiser wisest
wish+ wishbone wisher wishful wishfully wisp wispier wispiest wispy wist wisteria wisterias wistful wistfully
wistfulness wit+ witch+ witchcraft witchery with withal withdraw+ withdrawal withdrawn withdrew wither+ withheld
withhold+ within without withstand+ withstood witless witlessly witness+ witticism wittier wittiest wittily wittiness
wittingly witty wive wizard wizardry wizened wobble+ wobblier wobbliest wobbly woebegone woeful woefuller woefullest
woefully woes woke woken wolf+ wolfhound wolfish wolfram wolverine wolves woman womanhood womanise+ womaniser womanish
womanize+ womanizer womanizes womankind womanlier womanliest womanlike womanliness womanly womb wombat women womenfolk
wonder+ wonderful wonderfully wonderland wonderment wondrous wondrously wont+ woo+ wood+ woodbine woodcarving
woodchuck woodcock woodcraft woodcut+ woodcutter wooden woodener woodenest woodenly woodenness woodier woodiest
woodiness woodland woodman woodmen woodpecker woodpile woodshed woodsier woodsiest woodsman woodsmen woodsy woodwind
woodwork+ woodworm woody wooer woof+ woofer wool woolen woolgathering woollen woollier woolliest woolliness woolly
woozier wooziest wooziness woozy word+ wordier wordiest wordiness wordings wordplay wordy wore work+ workable workaday
workaholic workbench workbook workday worker workfare workflow workforce workhorse workhouse workingman workingmen
workings workload workman workmanlike workmanship workmen workout workplace worksheet workshop workstation workweek
world worldlier worldliest worldliness worldly worldwide worm+ wormhole wormier wormiest wormwood wormy worn worried
worrier worrisome worry+ worryings worrywart worse worsen+ worship+ worshiper worshipful worshipper worst+ worth
worthier worthiest worthily worthiness worthless worthlessness worthwhile worthy would wound+ wounder wove woven wow+
wrack wraith wrangle+ wrangler wrap+ wraparound wrapper wrappings wrath wrathful wrathfully wreak+ wreath+ wreathe
wreck+ wreckage wrecker wren wrench+ wrest+ wrestle+ wrestler wretch+ wretcheder wretchedest wretchedly wretchedness
wriggle+ wriggler wriggly wright wring+ wringer wrinkle+ wrinklier wrinkliest wrinkly wrist wristband wristwatch writ+
writable write writer writhe+ writings written wrong+ wrongdoer wrongdoing wronger wrongest wrongful wrongfully
wrongfulness wrongheaded wrongheadedly wrongheadedness wrongly wrongness wrote wroth wrought wrung wryer wryest wryly
wryness wuss xenon xenophobia xenophobic xerographic xerography xylem xylophone xylophonist yacht+ yachtsman yachtsmen
yahoo yakked yakking yammer+ yank+ yap+ yard yardage yardarm yardstick yarmulke yarn yaw+ yawl yawn+ yeah year
yearbook yearling yearly yearn+ yearnings yeas yeast yeastier yeastiest yeasty yell+ yellow+ yellower yellowest
yellowish yelp+ yeoman yeomen yeses yeshiva yeshivas yessed yessing yest yesterday yesteryear yeti yield+ yieldings
yip+ yippee yodel+ yodeler yodelled yodeller yodelling yoga yogi yogis yogurt yoke+ yokel yolk yonder yore young
younger youngest youngish youngster your yourself yourselves yous youth youthful youthfully youthfulness yowl+ yttrium
yucca yuccas yuck yuckier yuckiest yucky yukked yukking yule yuletide yummier yummiest yummy yuppie yuppies zanier
zaniest zaniness zany zap+ zapper zeal zealot zealous zealously zealousness zebra zebras zebu zebus zenith zephyr
zeppelin zero+ zest zestful zestfully zeta zigzag+ zilch zillion zinc zincked zincking zing+ zinger zinnia zinnias
zip+ zipper+ zippier zippiest zippy zircon zirconium zither zodiac zodiacal zombie zombies zonal zone+ zonked
zoological zoologist zoology zoom+ zucchini zucchinis zwieback zygote
`
