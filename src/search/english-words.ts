// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table
// English words, sorted and without plurals, so that the search does not correct one into another. Marks after a word say
// which of its forms are words too: `+` those in -ing and -ed, `^` in -er, `>` in -er and -est, `*` in -ly, and `=` in
// -ness (`english-forms.ts`).
// From SCOWL 2020.12.07 (English, British and American words of the sizes 10 to 50), which is
// Copyright 2000-2018 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
// associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without
// fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this
// permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of
// this array for any purpose. It is provided "as is" without express or implied warranty.

export const englishWords = `
aardvark aback abacus abacuses abaft abalone abandon+ abandonment abase+ abasement abash+ abate+ abatement abattoir
abbess abbey abbot abbreviate+ abbreviation abdicate+ abdication abdomen abdominal abduct+ abductee abduction abductor
abeam abed aberrant aberration abet+ abetter abettor abeyance abhor+ abhorrence abhorrent abide+ ability abject*
abjuration abjure+ ablative ablaze able>* abloom ablution abnegate+ abnegation abnormal* abnormality aboard abode
abolish+ abolition abolitionist abominable* abominate+ abomination aboriginal aborigine abort+ abortion abortionist
abortive abound+ about above aboveboard abracadabra abrade+ abrasion abrasive*= abreast abridge+ abridgement
abridgment abroad abrogate+ abrogation abrupt>*= abscess+ abscissa abscissas abscond+ absence absent+* absentee
absenteeism absinth absinthe absolute* absolutest absolution absolutism absolve+ absorb+ absorbency absorbent
absorption abstain+^ abstemious abstention abstinence abstinent abstract+*= abstractedly abstraction abstruse*=
absurd>* absurdity abundance abundant* abuse+^ abusive*= abut+ abutment abuzz abysmal* abyss acacia acacias academia
academic* academical academician academy acanthus acanthuses accede+ accelerate+ acceleration accelerator accent+
accentuate+ accentuation accept+ acceptability acceptable* acceptance access+ accessibility accessible* accession+
accessory accident accidental* acclaim+ acclamation acclimate+ acclimation acclimatisation acclimatise+
acclimatization acclimatize+ acclimatizes accolade accommodate+ accommodation accompanied accompaniment accompanist
accompany+ accomplice accomplish+ accomplishment accord+ accordance accordingly accordion accost+ account+
accountability accountable accountancy accountant accouterments accoutrements accredit+ accreditation accretion
accrual accrue+ acculturation accumulate+ accumulation accumulative accumulator accuracy accurate*= accursed
accusation accusative accusatory accuse+^ accusingly accustom+ aced acerbic acerbity acetaminophen acetate acetic
acetone acetylene ache+ aches achievable achieve+^ achievement achoo achromatic achy> acid* acidic acidified acidify+
acidity acidulous acing acknowledge+ acknowledgement acknowledgment acme acne acolyte aconite acorn acoustic*
acoustical acquaint+ acquaintance acquiesce+ acquiescence acquiescent acquirable acquire+ acquirement acquisition
acquisitive= acquit+ acquittal acre acreage acrid> acrimonious acrimony acrobat acrobatic acronym across acrostic
acrylic act+ actinium action actionable activate+ activation active* activism activist activity actor actress actual*
actualisation actualise+ actuality actualization actualize+ actualizes actuarial actuary actuate+ actuator acuity
acumen acupuncture acupuncturist acute>*= ad+ adage adagio adamant* adapt+^ adaptability adaptable adaptation adaptive
adaptor addend addenda addendum adder addict+ addiction addictive addition additional* additive addle+ address+
addressable addressee adduce+ adenoid adenoidal adept*= adequacy adequate* adhere+ adherence adherent adhesion
adhesive adiabatic adieu adieus adipose adjacent* adjectival* adjective adjoin+ adjourn+ adjournment adjudge+
adjudicate+ adjudication adjudicator adjunct adjuration adjure+ adjust+^ adjustable adjustment adjutant adman admen
administer+ administrate+ administration administrative* administrator admirable* admiral admiralty admiration
admire+^ admiringly admissibility admissible admission admit+ admittance admittedly admixture admonish+ admonishment
admonition admonitory adobe adolescence adolescent adopt+ adoption adoptive adorable* adoration adore+ adoringly
adorn+ adornment adrenal adrenaline adrift adroit*= adulate+ adulation adult adulterant adulterate+ adulteration
adulterer adulteress adulterous adultery adulthood adumbrate+ adumbration advance+ advancement advantage+
advantageous* advent adventitious adventure+^ adventuresome adventuress adventurous* adverb adverbial adversarial
adversary adverse>* adversity advert+ advertise+^ advertisement advice advisability advisable advise+^ advisedly
advisement advisor advisory advocacy advocate+ adware adze adzes aegis aeon aerate+ aeration aerator aerial aerialist
aerie aerobatics aerobic aerodynamic* aerofoil aeronautical aeronautics aeroplane aerosol aerospace aery aesthete
aesthetic* aetiology afar affability affable* affair affect+ affectation affection affectionate* affidavit affiliate+
affiliation affinity affirm+ affirmation affirmative* affix+ afflict+ affliction affluence affluent* afford+
affordable afforest+ afforestation affray affront+ afghan aficionado afield afire aflame afloat aflutter afoot
aforementioned aforesaid aforethought afoul afraid afresh after afterbirth afterburner aftercare aftereffect afterglow
afterlife afterlives aftermath afternoon aftershave aftershock aftertaste afterthought afterward afterword again
against agape agar agate agave age+ aged ageings ageism ageless agency agenda agendas agent agglomerate+ agglomeration
agglutinate+ agglutination aggrandise+ aggrandisement aggrandize+ aggrandizement aggrandizes aggravate+ aggravation
aggregate+ aggregation aggression aggressive*= aggressor aggrieve+ aghast agile* agility aging agitate+ agitation
agitator agleam aglitter aglow agnostic agnosticism agog agonise+ agonisingly agonize+ agonizes agonizingly agony
agrarian agree+ agreeable* agreement agribusiness agricultural agriculturalist agriculture agronomist agronomy aground
ague ahead ahem ahoy aid+ aide ail+ aileron ailment aim+ aimless*= air+ airborne airbrush+ aircraft airdrop+ airfare
airfield airfoil airhead airings airless airlift+ airline airliner airmail+ airman airmen airplane airport airship
airsick= airspace airstrip airtight airwaves airway airworthy airy>*= aisle ajar akimbo akin alabaster alacrity alarm+
alarmingly alarmist alas albacore albatross albeit albino album albumen albumin alchemist alchemy alcohol alcoholic
alcoholism alcove alder alderman aldermen alderwoman alderwomen alert+*= alfalfa alfresco alga algae algebra
algebraic* algebras algorithm algorithmic alias+ aliases alibi+ alibis alien+ alienable alienate+ alienation alight+
align+ alignment alike alimentary alimony alive alkali alkalies alkaline alkalinity alkaloid allay+ allegation allege+
allegedly allegiance allegorical* allegory allegro alleluia alleluias allergen allergenic allergic allergist allergy
alleviate+ alleviation alley alleyway alliance allied alligator alliteration alliterative allocate+ allocation allot+
allotment allover allow+ allowable allowance alloy+ allspice allude+ allure+ allusion allusive* alluvial alluvium
ally+ almanac almighty almond almost alms aloe aloes aloft aloha alohas alone along alongside aloof= aloud alpaca
alpacas alpha alphabet alphabetic* alphabetical alphabetise+ alphabetize+ alphabetizes alphanumeric alphas alpine
already alright also altar alter+ alterable alteration altercation alternate+* alternation alternative* alternator
although altimeter altitude alto altogether altruism altruist altruistic* alum aluminium aluminum alumna alumnae
alumni alumnus always amalgam amalgamate+ amalgamation amanuenses amanuensis amaranth amaryllis amaryllises amass+
amateur amateurish amateurism amatory amaze+ amazement amazes amazingly amazon ambassador ambassadorial ambassadorship
amber ambergris ambiance ambidextrous* ambience ambient ambiguity ambiguous* ambition ambitious*= ambivalence
ambivalent* amble+ ambrosia ambulance ambulatory ambush+ ameliorate+ amelioration amen amenable amend+ amendable
amendment amenity amethyst amiability amiable* amicability amicable* amid amidships amidst amigo amino amiss amity
ammeter ammo ammonia ammunition amnesia amnesiac amnestied amnesty+ amniocenteses amniocentesis amoeba amoebae amoebas
amoebic amok among amongst amoral* amorality amorous*= amorphous*= amortisation amortise+ amortization amortize+
amortizes amount+ amour amperage ampere ampersand amphetamine amphibian amphibious amphitheater amphitheatre ample>*
amplification amplified amplify+^ amplitude ampule amputate+ amputation amputee amulet amuse+ amusement amusingly
anachronism anachronistic anaconda anacondas anaemia anaemic anaerobic anaesthesia anaesthesiologist anaesthesiology
anaesthetic anaesthetise+ anaesthetist anagram anal analgesia analgesic analog analogous* analogue analogy analyse+^
analysis analyst analytic* analytical analyze+^ analyzes anapest anarchic* anarchism anarchist anarchistic anarchy
anathema anathemas anatomic* anatomical anatomist anatomy ancestor ancestral ancestress ancestry anchor+ anchorage
anchorite anchorman anchormen anchorpeople anchorperson anchorwoman anchorwomen anchovy ancient> ancillary andante
andiron androgen androgynous android anecdotal anecdote anemia anemic anemometer anemone anesthesia anesthesiologist
anesthesiology anesthetic anesthetist anesthetize+ anesthetizes aneurysm anew angel angelic* anger+ angina angioplasty
angiosperm angle+^ angleworm angora angoras angry>* angst angstrom anguish+ angular angularity animal animate+
animatedly animation animator anime animism animist animistic animosity animus anion anise+ ankh ankle anklet annals
anneal+ annex+ annexation annihilate+ annihilation annihilator anniversary annotate+ annotation announce+^
announcement annoy+ annoyance annoyingly annual* annuity annul annular annulled annulling annulment anode anodyne
anoint+ anointment anomalous anomaly anon anonymity anonymous* anopheles anorak anorexia anorexic another answer+
answerable ant+ antacid antagonise+ antagonism antagonist antagonistic* antagonize+ antagonizes antarctic ante+
anteater antebellum antecedent antechamber antedate+ antediluvian antelope antenna antennae antennas anterior anteroom
anthem anther anthill anthologise+ anthologist anthologize+ anthologizes anthology anthracite anthrax anthropocentric
anthropoid anthropological anthropologist anthropology anthropomorphic anthropomorphism anti antiabortion antiaircraft
antibiotic antibody antic anticipate+ anticipation anticipatory anticked anticking anticlimactic anticlimax
anticlockwise anticyclone antidepressant antidote antifreeze antigen antihero antihistamine antiknock antimatter
antimony antiparticle antipasti antipasto antipathetic antipathy antipersonnel antiperspirant antiphonal antipodes
antiquarian antiquary antiquate+ antique+ antiquity antis antiseptic* antislavery antisocial antitheses antithesis
antithetical* antitoxin antitrust antiviral antivirus antiwar antler+ antonym anus anuses anvil anxiety anxious*
anybody anyhow anymore anyone anyplace anything anytime anyway anywhere aorta aortas apace apart apartheid apartment
apathetic* apathy aped aperitif aperture apex aphasia aphasic aphelia aphelion aphid aphorism aphoristic aphrodisiac
apiary apiece aping aplenty aplomb apocalypse apocalyptic apocryphal apogee apolitical apologetic* apologia apologias
apologise+ apologist apologize+ apologizes apology apoplectic apoplexy apostasy apostate apostle apostolic apostrophe
apothecary apotheoses apotheosis appal appall+ appallingly apparatus apparatuses apparel+ apparelled apparelling
apparent* apparition appeal+ appear+ appearance appease+^ appeasement appellant appellate appellation append+
appendage appendectomy appendices appendicitis appendix appertain+ appetiser appetising* appetite appetizer
appetizing* applaud+ applause apple applejack applesauce appliance applicability applicable applicant application
applicator applied apply+ appoint+ appointee appointive appointment apportion+ apportionment apposite*= apposition
appositive appraisal appraise+^ appreciable* appreciate+ appreciation appreciative* apprehend+ apprehension
apprehensive*= apprentice+ apprenticeship apprise+ apprize+ apprizes approach+ approachable approbation appropriate+*=
appropriation approval approve+ approvingly approximate+* approximation apps appurtenance apricot apron apropos apse
apter aptest aptitude aptly aptness aqua aquaculture aquamarine aquanaut aquaplane+ aquarium aquas aquatic aquavit
aqueduct aqueous aquifer aquiline arabesque arable arachnid arbiter arbitrary*= arbitrate+ arbitration arbitrator
arbor arboreal arboretum arborvitae arbour arbutus arbutuses arc+ arcade arcane arch+>*= archaeological archaeologist
archaeology archaic* archaism archangel archbishop archbishopric archdeacon archdiocese archduke archenemy archery
archetypal archetype archipelago architect architectural* architecture archive+ archivist archway arctic ardent* ardor
ardour arduous*= area areas arena arenas argon argosy argot arguable* argue+ argument argumentation argumentative
argyle aria arias arid aridity aright arise+ arisen aristocracy aristocrat aristocratic* arithmetic* arithmetical arm+
armada armadas armadillo armament armature armband armchair armful armhole armistice armlet armor+^ armory armour+^
armoury armpit armrest army aroma aromas aromatherapy aromatic arose around arousal arouse+ arpeggio arraign+
arraignment arrange+^ arrangement arrant array+ arrears arrest+ arrival arrive+ arrogance arrogant* arrogate+ arrow
arrowhead arrowroot arroyo arse arsehole arsenal arsenic arson arsonist artefact arterial arteriosclerosis artery
artful*= arthritic arthritis arthropod artichoke article articulate+*= articulation artifact artifice artificer
artificial* artificiality artillery artisan artist artiste artistic* artistry artless*= artsy> artwork arty> asbestos
ascend+ ascendancy ascendant ascension ascent ascertain+ ascertainable ascetic asceticism ascot ascribable ascribe+
ascription aseptic asexual* ash+ ashamed* ashcan ashen ashore ashram ashtray ashy> aside asinine asininity ask+
askance askew aslant asleep asocial asparagus aspartame aspect aspen asperity aspersion asphalt+ asphyxia asphyxiate+
asphyxiation aspic aspirant aspirate+ aspiration aspire+ aspirin assail+ assailable assailant assassin assassinate+
assassination assault+^ assay+ assemblage assemble+*^ assemblyman assemblymen assemblywoman assemblywomen assent+
assert+ assertion assertive*= assess+ assessment assessor asset asseverate+ asshole assiduous*= assign+ assignable
assignation assignment assimilate+ assimilation assist+ assistance assistant assize assizes associate+ association
associative assonance assort+ assortment assuage+ assume+ assumption assurance assure+ assuredly assureds aster
asterisk+ astern asteroid asthma asthmatic astigmatic astigmatism astir astonish+ astonishingly astonishment astound+
astoundingly astrakhan astral astray astride astringency astringent astrologer astrological astrology astronaut
astronautics astronomer astronomic* astronomical astronomy astrophysicist astrophysics astute>*= asunder asylum
asymmetric* asymmetrical asymmetry asymptotic* asynchronous* atavism atavistic atelier atheism atheist atheistic
atherosclerosis athlete athletic* atlas atlases atmosphere atmospheric* atoll atom atomic atomiser atomizer atonal
atonality atone+ atonement atop atria atrium atrocious*= atrocity atrophied atrophy+ attach+ attachment attack+^
attain+ attainable attainment attar attempt+ attend+^ attendance attendant attention attentive*= attenuate+
attenuation attest+ attestation attic attire+ attitude attitudinise+ attitudinize+ attitudinizes attorney attract+
attraction attractive*= attributable attribute+ attribution attributive* attrition attune+ atwitter atypical* auburn
auction+ auctioneer audacious*= audacity audibility audible* audience audio audiophile audiovisual audit+ audition+
auditor auditorium auditory auger aught augment+ augmentation augur+ augury august> aunt aura aural* auras aureole
auricle auspice auspicious*= austere>* austerity authentic* authenticate+ authentication authenticity author+
authorisation authorise+ authoritarian authoritarianism authoritative*= authority authorization authorize+ authorizes
authorship autism autistic auto autobiographical autobiography autocracy autocrat autocratic* autograph+ autoimmune
automate+ automatic* automation automaton automobile+ automotive autonomous* autonomy autopilot autopsied autopsy+
autoworker autumn autumnal auxiliary avail+ availability available avalanche avalanches avarice avaricious* avast
avatar avenge+^ avenue aver+ average+ averse aversion avert+ avian aviary aviation aviator aviatrices aviatrix avid*
avidity avionics avocado avocation avoid+ avoidable* avoidance avoirdupois avow+ avowal avowedly avuncular await+
awake+ awaken+ awakenings award+ aware= awash away awed aweigh awesome* awestruck awful*= awfuller awfullest awhile
awing awkward>*= awning awoke awoken awry axed axial axing axiom axiomatic* axis axle axon ayatollah azalea azaleas
azimuth azure baa+ baas babble+^ babe babel babied baboon babushka babushkas baby+> babyhood babyish babysat babysit+
babysitter baccalaureate bacchanal bacchanalian bachelor bacilli bacillus back+^ backache backaches backbit+^ backbite
backbitten backboard backbone backbreaking backdate+ backdrop backfield backfire+ backgammon background backhand+
backhoe backhoes backings backlash backless backlog+ backpack+^ backpedal+ backpedalled backpedalling backrest
backside backslapper backslash backslid+^ backslide backspace+ backspin backstabbing backstage backstairs backstop+
backstory backstretch backstroke+ backtrack+ backup backward= backwash backwater backwoods backyard bacon bacteria
bacterial bacteriological bacteriologist bacteriology bacterium badder baddest bade badge badger+ badinage badlands
badly badminton badmouth+ badness baffle+ bafflement bag+ bagatelle bagel baggage baggy>= bagpipe bail+ bailiff
bailiwick bailout bait+ baize bake+^ bakery balalaika balalaikas balance+ balcony bald+>*= balderdash bale+ baleen
baleful* balk+ balky> ball+ ballad balladeer ballast+ ballerina ballerinas ballet ballistic balloon+ balloonist
ballot+ ballpark ballplayer ballpoint ballroom ballsy> ballyhoo+ balm balmy>= baloney balsa balsam balsas baluster
balustrade bamboo bamboozle+ ban+ banal banality banana bananas band+ bandage+ bandanna bandannas bandied bandit
banditry bandoleer bandstand bandwagon bandwidth bandy+> bane baneful bang+ bangle bani banish+ banishment banister
banjo banjoist bank+^ bankbook banknote bankroll+ bankrupt+ bankruptcy banner banns banquet+ banshee bantam
bantamweight banter+ banyan baobab baptise+ baptism baptismal baptist baptistery baptize+ baptizes bar+> barb+
barbacoa barbarian barbaric barbarism barbarity barbarous* barbecue+ barbell barber+ barberry barbershop barbiturate
bard bare*= bareback barefaced barefoot+ barehanded bareheaded barf+ bargain+^ barge+ barista baristas baritone barium
bark+^ barley barmaid barman barn barnacle barnstorm+ barnyard barometer barometric baron baroness baronet baronial
baroque barrack barracuda barracudas barrage+ barrel+ barrelled barrelling barren>= barrette barricade+ barrier
barrings barrio barrister barroom barrow bartender barter+ basal basalt base+>*= baseball baseboard baseless baseline
baseman basemen basement bash+ bashful*= basic* basil basilica basilicas basin basis bask+ basket basketball bass
bassinet bassist basso bassoon bassoonist bast+ bastard bastardise+ bastardize+ bastardizes baste bastion bat+ batch+
bate bath+^ bathe bathhouse bathmat bathos bathrobe bathroom bathtub batik baton batsman batsmen battalion batten+
batter+ battery battle+ battlefield battleground battlement battleship batty> bauble baud baulk+ bauxite bawdy>*=
bawl+ bay+ bayberry bayonet+ bayou bayous bazaar bazillion bazooka bazookas beach+ beachcomber beachhead beacon bead+
beady> beagle beak+^ beam+ bean+ beanbag bear+^ bearable beard+ bearings bearish bearskin beast* beastlier beastliest
beastliness beat+^ beaten beatific beatification beatified beatify+ beatings beatitude beatnik beau beaus beauteous*
beautician beautification beautified beautiful* beautify+^ beauty beaver+ bebop becalm+ became because beck beckon+
become+ becomingly bed+ bedazzle+ bedbug bedclothes bedder bedeck+ bedevil+ bedevilled bedevilling bedevilment
bedfellow bedlam bedpan bedraggle+ bedridden bedrock bedroll bedroom bedside bedsore bedspread bedstead bedtime beech
beechnut beef+ beefburger beefsteak beefy> beehive beekeeper beekeeping beeline been beep+^ beer beeswax beet beetle+
beeves befall+ befallen befell befit+ befog+ before beforehand befoul+ befriend+ befuddle+ beg+ began begat beget+
beggar+* begin+ beginner beginnings begone begonia begonias begot begotten begrudge+ begrudgingly beguile+ beguilingly
begun behalf behalves behave+ behavior behavioral behaviour behavioural behead+ beheld behemoth behest behind behold+^
beholden behoove+ behove+ beige being belabor+ belabour+ belated* belay+ belch+ beleaguer+ belfry belie+ belief belies
believable believe+^ belittle+ bell+ belladonna bellboy belle bellhop bellicose bellicosity bellied belligerence
belligerency belligerent* bellow+ bellwether belly+ bellyache+ bellyaches bellybutton bellyful belong+ belongings
beloved below belt+ beltway belying bemoan+ bemuse+ bench+ benchmark bend+^ beneath benediction benefaction benefactor
benefactress benefice beneficence beneficent* beneficial* beneficiary benefit+ benevolence benevolent* benighted
benign* bent benumb+ benzene bequeath+ bequest berate+ bereave+ bereavement bereft beret berg beriberi berm berried
berry+ berserk berth+ beryl beryllium beseech+ beset+ beside besiege+^ besmirch+ besom besot+ besought bespeak+
bespoke bespoken best+ bestial bestiality bestiary bestir+ bestow+ bestowal bestridden bestride+ bestrode bestseller
bet+ beta betake+ betaken betas betcha bethink+ bethought betide+ betoken+ betook betray+^ betrayal betroth+ betrothal
better+ betterment bettor between betwixt bevel+ bevelled bevelling beverage bevy bewail+ beware+ bewilder+
bewilderment bewitch+ beyond biannual* bias+ biases biathlon bible biblical bibliographer bibliographic
bibliographical bibliography bibliophile bibulous bicameral bicentennial bicep bicker+ bicuspid bicycle+ bicyclist
bid+ bidden bidder biddy bide bidet bidirectional biennial* bier bifocal bifurcate+ bifurcation bigamist bigamous
bigamy bigger biggest biggie biggies bighearted bighorn bight bigmouth bigness bigot+ bigotry bigwig bike+^ bikini
bikinis bilateral* bile bilge bilingual bilious bilk+ bill+ billboard billet+ billfold billiards billings billion
billionaire billionth billow+ billowy billy bimbo bimonthly bin+ binary bind+^ bindery bindings binge+ bingo binnacle
binocular binomial biochemical biochemist biochemistry biodegradable biodiversity biofeedback biographer biographical
biography biological* biologist biology biomedical bionic biophysicist biophysics biopsied biopsy+ biorhythm biosphere
biotechnology bipartisan bipartite biped bipedal biplane bipolar biracial birch+ bird+ birdbath birdbrained birdcage
birdhouse birdie+ birdies birdseed birdwatcher biretta birettas birth+^ birthday birthmark birthplace birthrate
birthright birthstone biscuit bisect+ bisection bisector bisexual bisexuality bishop bishopric bismuth bison bisque
bistro bit+ bitch+ bitchy> bitcoin bite bitingly bitmap bitten bitter>*= bittern bittersweet bitumen bituminous
bivalve bivouac bivouacked bivouacking biweekly bizarre* blab+ blabbermouth black+>= blackball+ blackberry+ blackbird
blackboard blackcurrant blacken+ blackguard blackhead blackish blackjack+ blacklist+ blackmail+^ blackout blacksmith
blackthorn blacktop+ bladder blade blah blame+^ blameless* blameworthy blanch+ blancmange bland>*= blandishment
blank+>*= blanket+ blare+ blarney+ blaspheme+^ blasphemous* blasphemy blast+^ blastoff blatant* blaze+^ blazes blazon+
bleach+^ bleak>*= bleary>* bleat+ bled bleed+^ bleep+ blemish+ blench+ blend+^ bless+ blessedly blessedness blessings
blew blight+ blimp blind+>*= blindfold+ blindingly blindside+ bling blink+ blinker+ blintz blintze blip bliss
blissful*= blister+ blithe>* blitz+ blizzard bloat+ blob+ bloc block+ blockade+ blockage blockbuster blockchain
blockhead blockhouse blog+ blogger blond>= blonde blood+ bloodbath bloodcurdling bloodhound bloodied bloodless*
bloodmobile bloodshed bloodshot bloodstain+ bloodstream bloodsucker bloodthirsty>= bloody+> bloom+^ blooper blossom+
blot+ blotch+ blotchy> blotter blouse+ blow+^ blowgun blown blowout blowsy> blowtorch blowup blowzy> blubber+
bludgeon+ blue+> bluebell blueberry bluebird bluebottle bluefish bluegrass bluejacket bluenose blueprint+ bluestocking
bluff+> bluish blunder+^ blunderbuss blunt+>*= blur+ blurb blurry> blurt+ blush+^ bluster+ blustery boar board+^
boardinghouse boardroom boardwalk boas boast+^ boastful*= boat+^ boatman boatmen boatswain bob+ bobbin bobble+ bobby
bobcat bobolink bobsled+ bobtail bobwhite bode+ bodega bodegas bodice bodkin body* bodybuilding bodyguard bodywork
bog+ bogey+ bogeyman bogeymen boggle+ boggy> bogie bogies bogus bohemian boil+^ boilerplate boilings boisterous*= bola
bolas bold>*= boldface bole bolero boll bologna bolster+ bolt+ bomb+^ bombard+ bombardier bombardment bombast
bombastic bombings bombshell bonanza bonanzas bonbon bond+ bondage bondsman bondsmen bone+^ bonehead boneless bonfire
bong+ bongo bonito bonkers bonnet bonny> bonsai bonus bonuses bony> boo+ boob+ booby boodle boogie+ boogies book+
bookcase bookend bookie bookies bookings bookish bookkeeper bookkeeping booklet bookmaker bookmaking bookmark+
bookmobile bookseller bookshelf bookshelves bookshop bookstore bookworm boom+ boomerang+ boon boondocks boondoggle+
boor boorish* boost+^ boot+ bootblack bootee booth bootleg+ bootlegger bootless bootstrap booty booze+^ boozes boozy>
bop+ borax bordello border+ borderland borderline bore+^ boredom boringly born borne boron borough borrow+^ borscht
bosh bosom boss+ bossy>*= botanical botanist botany botch+ both bother+ bothersome botnet bottle+ bottleneck bottom+
bottomless botulism boudoir bouffant bough bought bouillabaisse bouillabaisses bouillon boulder boulevard bounce+^
bouncy> bound+^ boundary bounden boundless bounteous bountiful* bounty bouquet bourbon bourgeois bourgeoisie bout
boutique bovine bow+^ bowdlerise+ bowdlerize+ bowdlerizes bowel bowl+^ bowlegged bowman bowmen bowsprit bowstring
box+^ boxcar boxwood boycott boycotted boycotting boyfriend boyhood boyish*= boysenberry bozo brace+ bracelet bracken
bracket+ brackish bract brad brag+ braggart bragger braid+ braille brain+ brainchild brainchildren brainless
brainstorm+ brainteaser brainwash+ brainy> braise+ brake+ brakeman brakemen bramble bran branch+ brand+ brandied
brandish+ brandy+ bras brash>*= brass brassiere brassy> brat bratty> bravado brave+>* bravery bravo bravura bravuras
brawl+^ brawn brawny>= bray+ brazen+*= brazier breach+ bread+ breadbasket breadfruit breadth breadwinner break+^
breakable breakage breakdown breakfast+ breakneck breakpoints breakthrough breakup breakwater breast+ breastbone
breastplate breaststroke breastwork breath+^ breathable breathe breathless*= breathtaking* breathy> bred breech
breed+^ breeze+ breezes breezy>*= brethren breviary brevity brew+^ brewery briar bribe+ bribery brick+ brickbat
bricklayer bricklaying bridal bride bridegroom bridesmaid bridge+ bridgehead bridgework bridle+ brief+>*= briefcase
briefings brier brig brigade brigand brigandage brigantine bright>*= brighten+ brilliance brilliancy brilliant* brim+
brimful brimstone brindled brine bring+ brink brinkmanship briny> briquette brisk+>*= brisket bristle+* bristlier
bristliest britches brittle>= broach+ broad>*= broadband broadcast+^ broadcloth broaden+ broadloom broadside+
broadsword brocade+ broccoli brochure brogan brogue broil+^ broke broken brokenhearted broker+ brokerage bromide
bromine bronchi bronchial bronchitis bronchus bronco brontosaur brontosaurus brontosauruses bronze+ bronzes brooch
brood+^ brook+ broom broomstick broth brothel brother* brotherhood brotherliness brought brouhaha brouhahas brow
browbeat+ browbeaten brown+> brownie brownies brownish brownout brownstone browse+^ bruin bruise+^ brunch+ brunet
brunette brunt brush+ brushwood brusque>*= brutal* brutalise+ brutality brutalize+ brutalizes brute brutish* bubble+*
bubblier bubbliest buccaneer+ buck+ buckboard bucket+ bucketful buckeye buckle+^ buckram bucksaw buckshot buckskin
buckteeth bucktooth+ buckwheat buckyball bucolic bud+ buddings buddy budge+ budgerigar budget+ budgetary budgie
budgies buff+ buffalo+ buffer+ buffet+ buffoon buffoonery bug+ bugaboo bugbear bugger buggy> bugle+^ build+^ buildings
buildup built builtin bulb bulbous bulge+ bulgy> bulimia bulimic bulk+ bulkhead bulky>= bull+ bulldog+ bulldoze+^
bulldozes bullet bulletin+ bulletproof+ bullfight+^ bullfinch bullfrog bullheaded bullhorn bullied bullion bullish
bullock bullpen bullring bullshit+ bully+ bulrush bulwark bum+ bumble+^ bumblebee bummer bummest bump+^ bumpkin
bumptious bumpy> bunch+ bundle+ bung+ bungalow bunghole bungle+^ bunion bunk+^ bunkhouse bunkum bunny bunt+ buntings
buoy+ buoyancy buoyant* bur+* burble+ burden+ burdensome burdock bureau bureaucracy bureaucrat bureaucratic* bureaus
burg burgeon+ burger burgher burglar burglarise+ burglarize+ burglarizes burglary burgle+ burial buried burka burkas
burlap burlesque+ burlier burliest burliness burn+^ burnish+ burnoose burnout burnt burp+ burqa burqas burr burrito
burro burrow+ bursar bursitis burst+ bury+ bus+ busboy busby buses bush+ bushel+ bushelled bushelling bushings bushman
bushmen bushwhack+^ bushy>= busied businesslike businessman businessmen businesswoman businesswomen buss+ bust+^
bustle+ busy+>*= busybody busyness busywork but+ butane butch butcher+ butchery butler butt butte butter+ buttercup
butterfat butterfingers butterflied butterfly+ buttermilk butternut butterscotch buttery> buttock button+ buttonhole+
buttress+ buxom buy+^ buyout buzz+^ buzzard buzzkill buzzword bygone bylaw byline bypass+ byplay byproduct bystander
byte byway byword cab+ cabal cabana cabanas cabaret cabbage cabby cabin cabinet cabinetmaker cable+ cablecast+
cablegram caboodle caboose cacao cache+ caches cachet cackle+ cacophonous cacophony cacti cactus cadaver cadaverous
caddie+ caddies caddish caddying cadence cadenza cadenzas cadet cadge+^ cadmium cadre caducei caduceus caesium caesura
caesuras cafeteria cafeterias caffeinated caffeine caftan cage+ cagey cagier cagiest cagily caginess cahoot cairn
caisson cajole+ cajolery cake+ calabash calamine calamitous calamity calcified calcify+ calcine+ calcite calcium
calculable calculate+ calculation calculator calculi calculus calendar+ calf calfskin caliber calibrate+ calibration
calibrator calibre calico caliper+ caliph caliphate calisthenic calk+ call+^ callable calligrapher calligraphy
callings calliope callisthenic callous+*= callouses callow> callus+ calluses calm+>*= caloric calorie calories
calorific calumniate+ calumny calve+ calypso calyx camaraderie camber+ cambium cambric camcorder came camel camellia
camellias cameo camera cameraman cameramen cameras camerawoman camerawomen camisole camouflage+ camp+^ campaign+^
campanile campfire campground camphor campsite campus campuses campy> camshaft can+ canal canard canary canasta cancan
cancel+ cancellation cancelled cancelling cancer cancerous candelabra candelabras candelabrum candid*= candidacy
candidate candied candle+ candlelight candlestick candor candour candy+ cane canine canister canker+ cankerous
cannabis cannabises cannery cannibal cannibalise+ cannibalism cannibalistic cannibalize+ cannibalizes cannon+
cannonade+ cannonball cannot canny>*= canoe+ canoeist canoes canon canonical canonisation canonise+ canonization
canonize+ canonizes canopied canopy+ cant+ cantaloupe cantankerous*= cantata cantatas canteen canter+ canticle
cantilever+ canto canton cantor canvas+ canvasback canvases canvass+^ canyon cap+ capability capable* capacious*=
capacitance capacitor capacity caparison+ cape caper+ capillary capital capitalisation capitalise+ capitalism
capitalist capitalistic capitalization capitalize+ capitalizes capitol capitulate+ capitulation caplet capon
cappuccino caprice capricious*= capsize+ capsizes capstan capsule+ captain+ captaincy caption+ captious captivate+
captivation captive captivity captor capture+ car+ carafe caramel carapace carat caravan caraway carbide carbine
carbohydrate carbon carbonate+ carbonation carboy carbs carbuncle carburetor carburettor carcass carcinogen
carcinogenic carcinoma carcinomas card+ cardboard cardiac cardigan cardinal cardio cardiogram cardiologist cardiology
cardiopulmonary cardiovascular cardsharp care careen+ career+ carefree careful*= carefuller carefullest caregiver
careless*= caress+ caret caretaker careworn carfare cargo caribou caribous caricature+ caricaturist caries carillon
carjack+^ carjackings carmine carnage carnal* carnation carnelian carnival carnivore carnivorous carol+^ carolled
caroller carolling carom+ carotid carousal carouse+^ carousel carp+ carpal carpel carpenter+ carpentry carpet+
carpetbag+ carpetbagger carpi carport carpus carrel carriage carriageway carried carrion carrot carry+^ carryall
carryout carsick= cart+ cartel cartilage cartilaginous cartographer cartography carton cartoon+ cartoonist cartridge
cartwheel+ carve+^ carvings caryatid cascade+ case+ casein caseload casement casework caseworker cash+ cashback cashew
cashier+ cashmere casings casino cask casket cassava cassavas casserole+ cassette cassia cassias cassock cast+^
castanet castaway caste castigate+ castigation castigator castings castle+ castoff castor castrate+ castration
casual*= casualty casuist casuistry cataclysm cataclysmic catacomb catafalque catalepsy cataleptic catalog+^
catalogue+^ catalpa catalpas catalyse+ catalysis catalyst catalytic catalyze+ catalyzes catamaran catapult+ cataract
catarrh catastrophe catastrophic* catatonic catbird catboat catcall+ catch+^ catchall catchings catchment catchphrase
catchword catchy> catechise+ catechism catechize+ catechizes categorical* categorisation categorise+ categorization
categorize+ categorizes category cater+^ caterings caterpillar caterwaul+ catfish catgut catharses catharsis cathartic
cathedral catheter cathode catholic catholicity cation catkin catnap+ catnip cattail cattle cattleman cattlemen
catty>*= catwalk caucus+ caucuses caudal caught cauldron cauliflower caulk+ causal* causality causation causative
cause+ causeless causeway caustic* cauterise+ cauterize+ cauterizes caution+ cautionary cautious*= cavalcade cavalier
cavalry cavalryman cavalrymen cave+ caveat caveman cavemen cavern cavernous caviar cavil+ cavilled cavilling cavity
cavort+ caw+ cayenne cease+ ceasefire ceaseless* cedar cede+ cedilla cedillas ceiling celebrant celebrate+ celebration
celebratory celebrity celerity celery celesta celestas celestial celibacy celibate cell cellar cellist cello
cellophane cellular cellulite celluloid cellulose cement+ cemetery cenotaph censer censor+ censorious* censorship
censure+ census+ censuses cent centaur centenarian centenary centennial center+ centerfold centerpiece centigrade
centigram centiliter centilitre centime centimeter centimetre centipede central* centralisation centralise+
centralization centralize+ centralizes centre+ centrefold centrepiece centrifugal centrifuge+ centripetal centrist
centurion century cephalic ceramic cereal cerebellum cerebra cerebral cerebrum ceremonial* ceremonious* ceremony
cerise certain* certainty certifiable certificate+ certification certified certify+ certitude cerulean cervical
cervices cervix cesarean cesium cessation cession cesspool cetacean chafe+ chaff+ chaffinch chagrin+ chain+ chainsaw+
chair+ chairlift chairman chairmanship chairmen chairperson chairwoman chairwomen chaise chalet chalice chalk+
chalkboard chalky> challenge+^ chamber chamberlain chambermaid chambray chameleon chamois chamomile champ+ champagne
champion+ championship chance+ chancel chancellery chancellor chancery chancy> chandelier chandler change+ changeable
changeling changeover channel+ channelled channelling chant+^ chantey chanticleer chaos chaotic* chap+ chaparral
chapel chaperon+ chaperone chaplain chaplaincy chaplet chapter char+ character characterisation characterise+
characteristic* characterization characterize+ characterizes charade charbroil+ charcoal charge+^ chargeable chariot
charioteer charisma charismatic charitable* charity charlatan charm+^ charmingly chart+ charter+ chartreuse charwoman
charwomen chary>* chase+^ chasm chassis chaste>* chasten+ chastise+ chastisement chastity chasuble chat+ chateaus
chattel chatter+^ chatterbox chatty>*= chauffeur+ chauvinism chauvinist chauvinistic cheap>*= cheapen+ cheapskate
cheat+^ check+ checkbook checker+ checkerboard checklist checkmate+ checkout checkpoint checkroom checkup cheddar
cheek+ cheekbone cheeky>*= cheep+ cheer+ cheerful*= cheerfuller cheerfullest cheerleader cheerless*= cheery>*= cheese+
cheeseburger cheesecake cheesecloth cheesy> cheetah chef chemical* chemise chemist chemistry chemotherapy chenille
cheque+ chequebook chequer+ chequerboard cherish+ cheroot cherry cherub cherubic cherubim chervil chess chessboard
chessman chessmen chest chestnut chevron chew+^ chewy> chiaroscuro chic> chicanery chichi chichis chick chickadee
chicken+ chickenpox chickpea chickpeas chickweed chicle chicory chide+ chief>* chieftain chiffon chigger chignon
chilblain child childbearing childbirth childcare childhood childish*= childless= childlike childproof+ children chili
chilies chill+> chilli>= chillings chilly chime+ chimera chimeras chimerical chimney chimp chimpanzee chin+ china
chinchilla chinchillas chink+ chino chinstrap chintz chintzy> chip+ chipmunk chipper chiropodist chiropody
chiropractic chiropractor chirp+ chirrup+ chisel+^ chiselled chiseller chiselling chit chitchat+ chitin chitterlings
chivalrous* chivalry chive chloride chlorinate+ chlorination chlorine chlorofluorocarbon chloroform+ chlorophyll
chock+ chocolate choice> choir choke+^ choler cholera choleric cholesterol chomp+ choose+ choosy> chop+ chopper+
choppy>*= chopstick choral chorale chord chore choreograph+^ choreographic choreography chorister chortle+ chorus+
choruses chose chosen chow+ chowder christen+ christenings chromatic chrome+ chromium chromosome chronic* chronicle+^
chronological* chronology chronometer chrysalis chrysalises chrysanthemum chubby>= chuck+ chuckhole chuckle+ chug+
chum+ chummy>= chump chunk chunky>= church churchgoer churchman churchmen churchyard churl churlish*= churn+ chute
chutney chutzpah chyron ciabatta ciabattas cicada cicadas cicatrices cicatrix cider cigar cigarette cigarillo cilantro
cilia cilium cinch+ cinchona cinchonas cincture cinder+ cinema cinemas cinematic cinematographer cinematography
cinnabar cinnamon cipher+ circa circadian circle+ circlet circuit+ circuitous* circuitry circular circularise+
circularity circularize+ circularizes circulate+ circulation circulatory circumcise+ circumcision circumference
circumflex circumlocution circumnavigate+ circumnavigation circumscribe+ circumscription circumspect circumspection
circumstance+ circumstantial* circumvent+ circumvention circus circuses cirrhosis cirrus cisgender cistern citadel
citation cite+ citizen citizenry citizenship citric citron citronella citrus citruses city civet civic civil* civilian
civilisation civilise+ civility civilization civilize+ civilizes civvies clack+ clad claim+ claimant clairvoyance
clairvoyant clam+ clambake clamber+ clammy>= clamor+ clamorous clamour+ clamp+ clampdown clan clandestine* clang+
clangor clangour clank+ clannish clap+ clapboard+ clapper claptrap claret clarification clarified clarify+ clarinet
clarinetist clarinettist clarion+ clarity clash+ clasp+ class+ classic* classical classicism classicist classifiable
classification classified classify+ classless classmate classroom classy>= clatter+ clause claustrophobia
claustrophobic clavichord clavicle claw+ clay clayey clayier clayiest clean+>*= cleanings cleanlier cleanliest
cleanliness cleanse+^ cleanup clear+>*= clearance clearinghouse clearings cleat cleavage cleave+^ clef cleft clematis
clematises clemency clement clench+ clerestory clergy clergyman clergymen clergywoman clergywomen cleric clerical
clerk+ clever>*= clew+ click+ clickable clickbait client cliff cliffhanger climactic climate climatic climax+ climb+^
clime clinch+^ cling+ clingy> clinic* clinical clinician clink+^ clip+ clipboard clipper clippings clique cliquish
clit clitoral clitoris clitorises cloak+ cloakroom clobber+ cloche cloches clock+ clockwise clockwork clod clodhopper
clog+ cloister+ clomp+ clone+ clop+ close+>*= closefisted closemouthed closeout closet+ closure clot+ cloth+ clothe
clothesline clothespin clothier cloture cloud+ cloudburst cloudless cloudy>= clout+ clove cloven clover cloverleaf
cloverleaves clown+ clownish*= cloy+ club+ clubfeet clubfoot clubhouse cluck+ clue+ clueless clump+ clumsy>*= clung
clunk+^ clunky> cluster+ clutch+ clutter+ coach+ coachman coachmen coagulant coagulate+ coagulation coal+ coalesce+
coalescence coalition coarse>*= coarsen+ coast+^ coastal coastline coat+ coatings coauthor+ coax+ cobalt cobble+^
cobblestone cobra cobras cobweb cocaine cocci coccis coccus coccyges coccyx cochlea cochleae cochleas cock+ cockade
cockamamie cockatoo cockerel cockeyed cockfight cockle cockleshell cockney cockpit cockroach cockscomb cocksucker
cocksure cocktail cocky>*= cocoa cocoas coconut cocoon+ cod+ coda codas coddle+ code codeine codependency codependent
codex codfish codger codices codicil codification codified codify+ coed coeducation coeducational coefficient coequal
coerce+ coercion coercive coeval coexist+ coexistence coffee coffeecake coffeehouse coffeepot coffer coffin+ cogency
cogent* cogitate+ cogitation cognac cognate cognisance cognisant cognition cognitive cognizance cognizant cognomen
cogwheel cohabit+ cohabitation cohere+ coherence coherent* cohesion cohesive*= cohort coif coiffed coiffing coiffure+
coil+ coin+ coinage coincide+ coincidence coincident coincidental* coital coitus coke+ cola colander colas cold>*=
coleslaw colic colicky coliseum colitis collaborate+ collaboration collaborative collaborator collage collapse+
collapsible collar+ collarbone collate+ collateral collation colleague collect+ collectable collectible collection
collective* collectivise+ collectivism collectivist collectivize+ collectivizes collector colleen college collegian
collegiate collide+ collie collier colliery collies collision collocate+ collocation colloid colloquial* colloquialism
colloquium colloquy collude+ collusion collusive cologne colon colonel colones colonial colonialism colonialist
colonisation colonise+^ colonist colonization colonize+^ colonizes colonnade colonoscopy colony color+ coloration
coloratura coloraturas colorblind coloreds colorfast colorful* colorless colossal* colossi colossus colour+
colouration colourblind coloureds colourfast colourful* colourless cols colt coltish columbine column+ columnist coma
comas comatose comb+ combat+ combatant combative combination combine+ combo combustibility combustible combustion
come+*^ comeback comedian comedic comedienne comedown comedy comelier comeliest comeliness comestible comet
comeuppance comfort+^ comfortable* comfortingly comfy> comic* comical comings comity comma command+^ commandant
commandeer+ commandment commando commas commemorate+ commemoration commemorative commence+ commencement commend+
commendable* commendation commensurable commensurate comment+ commentary commentate+ commentator commerce commercial*
commercialisation commercialise+ commercialism commercialization commercialize+ commercializes commingle+ commiserate+
commiseration commissar commissariat commissary commission+^ commit+ commitment committal committee commode commodious
commodity commodore common>* commonplace commonwealth commotion communal* commune+ communicable communicant
communicate+ communication communicative communicator communion communique communism communist communistic community
commutation commutative commute+^ compact+>*= compaction compactor companion companionable companionship companionway
company comparability comparable* comparative* compare+ comparison compartment compartmentalise+ compartmentalize+
compartmentalizes compass+ compassion compassionate* compatibility compatible* compatriot compel compelled compelling*
compendium compensate+ compensation compensatory compete+ competence competency competent* competition competitive*=
competitor compilation compile+^ complacence complacency complacent* complain+^ complainant complaint complaisance
complaisant* complected complement+ complementary complete+>*= completion complex complexion+ complexity compliance
compliant complicate+ complication complicity complied compliment+ complimentary comply+ component comport+
comportment compose+^ composite composition compositor compost+ composure compote compound+ comprehend+
comprehensibility comprehensible comprehension comprehensive*= compress+ compression compressor comprise+ compromise+
comptroller compulsion compulsive*= compulsory* compunction computation computational* compute+^ computerisation
computerise+ computerization computerize+ computerizes comrade comradeship con+ concatenate+ concatenation concave
concavity conceal+ concealment concede+ conceit+ conceivable* conceive+ concentrate+ concentration concentric* concept
conception conceptual* conceptualisation conceptualise+ conceptualization conceptualize+ conceptualizes concern+
concert+ concertina+ concertinas concertmaster concerto concession concessionaire conch concierge conciliate+
conciliation conciliator conciliatory concise>*= conclave conclude+ conclusion conclusive* concoct+ concoction
concomitant concord concordance concordant concourse concrete+* concubine concur+ concurrence concurrency concurrent*
concussion condemn+ condemnation condemnatory condensation condense+^ condescend+ condescendingly condescension
condiment condition+^ conditional* condo condole+ condolence condom condominium condone+ condor conduce+ conducive
conduct+ conduction conductive conductivity conductor conduit cone confab+ confection confectioner confectionery
confederacy confederate+ confederation confer+ conference+ conferment conferrer confess+ confessedly confession
confessional confessor confetti confidant confidante confide+ confidence confident* confidential* confidentiality
configurable configuration configure+ confine+ confinement confirm+ confirmation confirmatory confiscate+ confiscation
conflagration conflict+ confluence confluent conform+ conformance conformation conformist conformity confound+
confront+ confrontation confrontational confuse+ confusedly confusingly confusion confute+ conga+ congas congeal+
congenial* congeniality congenital* congest+ congestion congestive conglomerate+ conglomeration congratulate+
congratulation congratulatory congregate+ congregation congregational congress congressional congressman congressmen
congresswoman congresswomen congruence congruent congruity congruous conic conical conifer coniferous conjectural
conjecture+ conjoin+ conjoint conjugal conjugate+ conjugation conjunction conjunctive conjunctivitis conjuncture
conjure+^ conk+ connect+ connection connective connectivity connector connivance connive+^ connoisseur connotation
connotative connote+ connubial conquer+ conqueror conquest conquistador consanguinity conscience conscientious*=
conscious*= conscript+ conscription consecrate+ consecration consecutive* consensual consensus consensuses consent+
consequence consequent* consequential conservation conservationist conservatism conservative* conservator conservatory
conserve+ consider+ considerable* considerate* consideration consign+ consignment consist+ consistency consistent*
consolation console+ consolidate+ consolidation consonance consonant consort+ consortia consortium conspicuous*
conspiracy conspirator conspiratorial conspire+ constable constabulary constancy constant* constellation consternation
constipate+ constipation constituency constituent constitute+ constitution constitutional* constitutionality
constrain+ constraint constrict+ constriction constrictive constrictor construct+ construction constructive*
constructor construe+ consul consular consulate consult+ consultancy consultant consultation consultative consumable
consume+^ consumerism consummate+ consummation consumption consumptive contact+ contactable contagion contagious
contain+^ containment contaminant contaminate+ contamination contemplate+ contemplation contemplative contemporaneous*
contemporary contempt contemptible* contemptuous* contend+^ content+ contentedly contentedness contention contentious*
contentment contest+ contestant context contextual contiguity contiguous continence continent continental contingency
contingent continua continual* continuance continuation continue+ continuity continuous* continuum contort+ contortion
contortionist contour+ contraband contraception contraceptive contract+ contractile contraction contractor
contractual* contradict+ contradiction contradictory contradistinction contrail contralto contraption contrapuntal
contrariwise contrary*= contrast+ contravene+ contravention contretemps contribute+ contribution contributor
contributory contrite* contrition contrivance contrive+ control controllable controlled controller controlling
controversial* controversy controvert+ contumacious contumely contuse+ contusion conundrum conurbation convalesce+
convalescence convalescent convection convene+ convenience convenient* convent convention conventional*
conventionality converge+ convergence convergent conversant conversation conversational* conversationalist converse+*
conversion convert+^ convertible convex convexity convey+ conveyance conveyor convict+ conviction convince+
convincingly convivial conviviality convocation convoke+ convoluted convolution convoy+ convulse+ convulsion
convulsive* coo+ cook+^ cookbook cookery cookie cookies cookout cool+>*= coolant coolie coolies coon coop+ cooper+
cooperate+ cooperation cooperative* coordinate+ coordination coordinator coot cootie cooties cop+ cope copied copilot
copings copious* copper copperhead coppery copra copse copter copula copulas copulate+ copulation copy+^ copycat+
copyright+ copywriter coquette coquetted coquetting coquettish coral cord+ cordial* cordiality cordite cordless
cordon+ corduroy core+ corespondent coriander cork+ corkscrew+ corm cormorant corn+ cornball cornbread corncob cornea
corneal corneas corner+ cornerstone cornet cornflakes cornflower cornice cornmeal cornrow+ cornstalk cornstarch
cornucopia cornucopias corny> corolla corollary corollas corona coronary coronas coronation coronavirus coronaviruses
coroner coronet corpora corporal corporate corporation corporeal corps corpse corpulence corpulent corpus corpuscle
corral corralled corralling correct+>*= correctable correction correctional corrective corrector correlate+
correlation correlative correspond+ correspondence correspondent correspondingly corridor corroborate+ corroboration
corroborative corrode+ corrosion corrosive corrugate+ corrugation corrupt+>*= corruptible corruption corsage corsair
corset+ cortex cortical cortices cortisone coruscate+ cosign+^ cosignatory cosine cosmetic* cosmetologist cosmetology
cosmic* cosmogony cosmological cosmologist cosmology cosmonaut cosmopolitan cosmos cosmoses cosplay cosponsor+ cost+*
costar+ costings costlier costliest costliness costume+ cosy>*= cote coterie coteries cotillion cottage cotter cotton+
cottonmouth cottonseed cottontail cottonwood cotyledon couch+ cougar cough+ could council councillor councilman
councilmen councilor councilwoman councilwomen counsel+ counselings counselled counselling counsellor counselor count+
countable* countdown countenance+ counter+ counteract+ counteraction counterattack+ counterbalance+ counterclaim+
counterclockwise counterculture counterespionage counterexample counterfeit+^ counterintelligence countermand+
counteroffer counterpane counterpart counterpoint counterproductive counterrevolution counterrevolutionary
countersign+ countersink+ countersunk countertenor counterweight countess countless countrified country countryman
countrymen countryside countrywoman countrywomen county coup coupe couple+ couplet couplings coupon courage
courageous* courier course+^ court+* courteous*= courtesan courtesy courthouse courtier courtlier courtliest
courtliness courtroom courtship courtyard cousin cove coven covenant+ cover+ coverage coverall coverings coverlet
covert* covet+ covetous*= covey cow+ coward* cowardice cowardliness cowbird cowboy cower+ cowgirl cowhand cowhide
cowl+ cowlick cowlings coworker cowpoke cowpox cowpuncher cowslip coxcomb coxswain coyer coyest coyly coyness coyote
cozen+ cozy>*= crab+ crabby>*= crack+*^ crackdown crackerjack crackle+ crackpot crackup cradle+ craft+ craftsman
craftsmanship craftsmen crafty>*= crag craggy> cram+ cramp+ cranberry crane+ cranial cranium crank+ crankcase
crankshaft cranky>= cranny crap+ crape crappy> crash+ crass>*= crate+ crater+ cravat crave+ craven* cravings craw
crawl+ crawlspace crayfish crayon+ craze+ crazes crazy>*= creak+ creaky> cream+^ creamery creamy>= crease+ create+
creation creationism creative*= creativity creator creature credence credential credenza credenzas credibility
credible* credit+ creditable* creditor credo credulity credulous* creed creek creel creep+^ creepy>*= cremate+
cremation crematoria crematorium crematory creole creosote+ crepe crept crescendo crescent cress crest+ crestfallen
cretin cretinous crevasse crevasses crevice crew+ crewman crewmen crib+ cribbage crick+ cricket cricketer cried crime
criminal* criminologist criminology crimp+ crimson+ cringe+ crinkle+* crinklier crinkliest crinoline cripple+ crises
crisis crisp+>*= crispy> crisscross+ criteria criterion critic* critical criticise+ criticism criticize+ criticizes
critique+ critter croak+ crochet+ crock+ crockery crocodile crocus crocuses crofts croissant crone crony crook+
crookeder crookedest crookedly crookedness croon+^ crop+ cropper croquet croquette crosier cross+>*= crossbar
crossbeam crossbones crossbow crossbred crossbreed+ crosscheck+ crossfire crossings crossover crosspiece crossroad
crosstown crosswalk crosswise crossword crotch crotchet crotchety crouch+ croup croupy> crow+ crowbar crowd+
crowdfund+ crown+ crozier crucial* crucible crucified crucifix crucifixion cruciform crucify+ crud> cruddy> crude*=
crudity cruel>* crueller cruellest cruelty cruet cruise+^ cruller crumb+* crumble+ crumblier crumbliest crumby>
crummy> crumpet crumple+ crunch+^ crunchy> crusade+^ crush+ crust+ crustacean crusty> crutch crux cry+^ crybaby
cryings cryogenics crypt cryptic* cryptocurrency cryptogram cryptographer cryptography crystal crystalline
crystallisation crystallise+ crystallization crystallize+ crystallizes crystallographic crystallography cub+ cubbyhole
cube cubic cubical cubicle cubism cubist cubit cuckold+ cuckoo cucumber cuddle+* cuddlier cuddliest cudgel+ cudgelled
cudgelling cued cuff+ cuing cuisine culinary cull+ culminate+ culmination culotte culpability culpable culprit cult
cultivate+ cultivation cultivator cultural* culture+ culvert cumbersome cumin cummerbund cumming cums cumulative*
cumuli cumulus cuneiform cunnilingus cunning>* cunt cup+ cupboard cupcake cupful cupid cupidity cupola cupolas cur+*^
curable curacy curate curative curator curb+ curd curdle+ cure curfew curie curies curio curiosity curious* curl+^
curlew curlicue+ curlier curliest curliness curmudgeon currant currency current* curricula curriculum curried curry+
currycomb+ curse+ cursive cursor cursory* curt>*= curtail+ curtailment curtain+ curtsied curtsy+ curvaceous curvature
curve+ curvy> cushion+ cushy> cusp cuspid cuss+ custard custodial custodian custody custom customary* customer
customisation customise+ customization customize+ customizes cut+> cutback cute*= cutesy> cuticle cutlass cutlery
cutlet cutoff cutout cutter cutthroat cuttings cuttlefish cutup cyanide cyberbully cybernetic cyberpunk cybersex
cyberspace cyclamen cycle+ cyclic* cyclical cyclist cyclone cyclonic cyclotron cygnet cylinder cylindrical cymbal
cynic* cynical cynicism cynosure cypress cyst cystic cytology cytoplasm czar czarina czarinas dab+ dabble+^ dacha
dachas dachshund dactyl dactylic daddy dado daemon daffodil daffy> daft> dagger daguerreotype+ dahlia dahlias daily
dainty>*= daiquiri daiquiris dairy+ dairymaid dairyman dairymen dais daises daisy dale dalliance dallied dally+
dalmatian dam+ damage+ damask+ dame damn+ damnable* damnation damnedest damp+>*= dampen+ damsel damson dance+^
dandelion dander dandle+ dandruff dandy> danger dangerous* dangle+ dank>*= dapper> dapple+ dare+ daredevil daringly
dark>*= darken+ darkroom darling darn+ darneder darnedest dart+ dartboard dash+ dashboard dashiki dashikis dashingly
dastardly data database datatype date+ dateline+ dative datum daub+^ daughter daunt+ dauntless*= dauphin davenport
davit dawdle+^ dawn+ daybed daybreak daydream+^ daylight daytime daze+ dazes dazzle+ deacon deaconess deactivate+
dead>* deadbeat deadbolt deaden+ deadlier deadliest deadline deadliness deadlock+ deadpan+ deadwood deaf>= deafen+
deal+^ dealership dealings dealt dean dear>*= dearth death* deathbed deathblow deathless deathlike deathtrap deaves
debacle debar+ debark+ debarkation debarment debase+ debasement debatable debate+^ debauch+ debauchery debenture
debilitate+ debilitation debility debit+ debonair* debrief+ debriefings debris debt debtor debug+ debugger debunk+
debut+ decade decadence decadent* decaf decaffeinate+ decal decamp+ decant+^ decapitate+ decapitation decathlon decay+
decease+ decedent deceit deceitful*= deceive+^ decelerate+ deceleration decency decent* decentralisation decentralise+
decentralization decentralize+ decentralizes deception deceptive*= decibel decide+ decidedly deciduous decimal
decimate+ decimation decipher+ decipherable decision decisive*= deck+ deckhand declaim+ declamation declamatory
declaration declarative declare+ declassified declassify+ declension declination decline+ declivity decode+^
decolonisation decolonise+ decolonization decolonize+ decolonizes decommission+ decompose+ decomposition decompress+
decompression decongestant deconstruction decontaminate+ decontamination decor decorate+ decoration decorative
decorator decorous* decorum decoy+ decrease+ decree+ decremented decrements decrepit decrepitude decrescendo decried
decriminalisation decriminalise+ decriminalization decriminalize+ decriminalizes decry+ decryption dedicate+
dedication deduce+ deducible deduct+ deductible deduction deductive deed+ deejay deem+ deep>*= deepen+ deepfake deer
deerskin deescalate+ deface+ defacement defamation defamatory defame+ default+^ defeat+ defeatism defeatist defecate+
defecation defect+ defection defective defector defence+ defenceless defend+^ defendant defense+ defenseless
defensible defensive*= defer+ deference deferential* deferment defiance defiant* deficiency deficient deficit defied
defile+ defilement definable define+^ definite*= definition definitive* deflate+ deflation deflect+ deflection
deflector defogger defoliant defoliate+ defoliation deforest+ deforestation deform+ deformation deformity defraud+
defray+ defrayal defrost+^ deft>*= defunct defuse+ defy+ degeneracy degenerate+ degeneration degenerative degradation
degrade+ degree dehumanisation dehumanise+ dehumanization dehumanize+ dehumanizes dehumidified dehumidify+^ dehydrate+
dehydration deice+^ deification deified deify+ deign+ deism deity deject+ dejectedly dejection delay+ delectable
delectation delegate+ delegation delete+ deleterious deletion deleverage+ deli deliberate+* deliberation delicacy
delicate* delicatessen delicious*= delight+ delightful* delimit+^ delineate+ delineation delinquency delinquent*
deliquescent delirious* delirium delis deliver+^ deliverance delivery dell delphinium delta deltas delude+ deluge+
delusion delusive deluxe delve+ demagnetisation demagnetise+ demagnetization demagnetize+ demagnetizes demagogic
demagogue demagoguery demagogy demand+ demarcate+ demarcation demean+ demeanor demeanour demented* dementia demerit
demesne demigod demijohn demilitarisation demilitarise+ demilitarization demilitarize+ demilitarizes demise+ demitasse
demitasses demo+ demobilisation demobilise+ demobilization demobilize+ demobilizes democracy democrat democratic*
democratisation democratise+ democratization democratize+ democratizes demographer demographic* demography demolish+
demolition demon demoniac demoniacal demonic demonstrable* demonstrate+ demonstration demonstrative* demonstrator
demoralisation demoralise+ demoralization demoralize+ demoralizes demote+ demotion demount demur+> demure* denature+
dendrite deniability denial denied denigrate+ denigration denim denizen denominate+ denomination denominational
denominator denotation denote+ denouement denounce+ denouncement dense>*= density dent+ dental dentifrice dentin
dentine dentist dentistry denture denude+ denunciation deny+^ deodorant deodorise+^ deodorize+^ deodorizes depart+
department departmental departmentalise+ departmentalize+ departmentalizes departure depend+ dependability dependable*
dependant dependence dependency dependent depict+ depiction depilatory deplane+ deplete+ depletion deplorable*
deplore+ deploy+ deployment depoliticise+ depoliticize+ depoliticizes depopulate+ depopulation deport+ deportation
deportment depose+ deposit+ deposition depositor depository depot deprave+ depravity deprecate+ deprecation
deprecatory depreciate+ depreciation depredation depress+ depressant depressingly depression depressive deprivation
deprive+ deprogram+ depth deputation depute+ deputise+ deputize+ deputizes deputy derail+ derailment derange+
derangement derby deregulate+ deregulation derelict dereliction deride+ derision derisive* derisory derivable
derivation derivative derive+ dermatitis dermatologist dermatology dermis derogate+ derogation derogatory derrick
derringer dervish desalinate+ desalination descant+ descend+^ descendant descendent descent describable describe+
descried description descriptive* descriptor descry+ desecrate+ desecration desegregate+ desegregation desensitisation
desensitise+ desensitization desensitize+ desensitizes desert+^ desertion deserve+ deservedly desiccate+ desiccation
desiderata desideratum design+^ designate+ designation desirability desirable* desire+ desirous desist+ desk desktop
desolate+*= desolation despair+ despairingly desperado desperate* desperation despicable* despise+ despite despoil+
despondency despondent* despot despotic despotism dessert destabilise destabilize destination destine+ destiny
destitute destitution destroy+^ destruct+ destructible destruction destructive*= desultory detach+ detachable
detachment detail+ detain+ detainee detainment detect+ detectable detection detective detector detentes detention
deter+ detergent deteriorate+ deterioration determinable determinant determinate determination determine+^ determinism
deterministic deterrence deterrent detest+ detestable detestation dethrone+ dethronement detonate+ detonation
detonator detour+ detox+ detoxification detoxified detoxify+ detract+ detraction detractor detriment detrimental
detritus deuce deuterium devaluation devalue+ devastate+ devastation develop+^ development developmental deviance
deviant deviate+ deviation device devil+ devilish* devilled devilling devilment devilry deviltry devious*= devise+
devoid devolution devolve+ devote+ devotedly devotee devotion devotional devour+ devout>*= dewberry dewdrop dewlap
dewy> dexterity dexterous* dextrose dharma dhoti dhotis diabetes diabetic diabolic* diabolical diacritic diacritical
diadem diagnose+ diagnosis diagnostic diagnostician diagonal* diagram+ diagrammatic dial+ dialect dialectal dialectic
dialings dialled dialling dialog dialogue dialyses dialysis dialyzes diameter diametrical* diamond diaper+ diaphanous
diaphragm diarist diarrhea diarrhoea diary diastolic diatom diatribe dibble+ dice+ dicey dichotomy dicier diciest dick
dicker+ dickey dicta dictate+ dictation dictator dictatorial dictatorship diction dictionary dictum didactic diddle+
died diereses dieresis diesel+ diet+^ dietary dietetic dietitian differ+ difference different* differential
differentiate+ differentiation difficult difficulty diffidence diffident* diffraction diffuse+*= diffusion dig+
digest+ digestible digestion digestive digger digit digital* digitalis digitisation digitise+ digitization digitize+
digitizes dignified dignify+ dignitary dignity digraph digress+ digression digressive dike+ dilapidated dilapidation
dilate+ dilation dilatory dilemma dilemmas dilettante dilettantism diligence diligent* dill dilly dillydallied
dillydally+ dilute+ dilution dim+*=^ dime dimension dimensional dimensionless diminish+ diminuendo diminution
diminutive dimmer dimmest dimple+ dimwit+ din+^ dine dinette ding+ dinghy dingo dingy>= dinky> dinner+ dinosaur dint
diocesan diocese diode diorama dioramas dioxide dioxin dip+ diphtheria diphthong diploma diplomacy diplomas diplomat
diplomata diplomatic* dipole dipper dipsomania dipsomaniac dipstick dire> direct+>*= direction directional directive
director directorate directorial directorship directory dirge dirigible dirk dirt dirtied dirty+>= disability disable+
disablement disabuse+ disadvantage+ disadvantageous* disaffect+ disaffection disagree+ disagreeable* disagreement
disallow+ disambiguate disambiguation disappear+ disappearance disappoint+ disappointingly disappointment
disapprobation disapproval disapprove+ disapprovingly disarm+ disarmament disarrange+ disarrangement disarray+
disassemble+ disassociate+ disaster disastrous* disavow+ disavowal disband+ disbar+ disbarment disbelief disbelieve+
disburse+ disbursement disc discard+ discern+ discernible discernment discharge+ disciple disciplinarian disciplinary
discipline+ disclaim+^ disclose+ disclosure disco+ discolor+ discoloration discolour+ discolouration discombobulate+
discomfit+ discomfiture discomfort+ discommode+ discompose+ discomposure disconcert+ disconnect+ disconnectedly
disconnection disconsolate* discontent+ discontentedly discontentment discontinuance discontinuation discontinue+
discontinuity discontinuous discord+ discordant discotheque discount+ discountenance+ discourage+ discouragement
discouragingly discourse+ discourteous* discourtesy discover+^ discovery discredit+ discreditable discreet>*
discrepancy discrete discretion discretionary discriminant discriminate+ discrimination discriminatory discursive
discus discuses discuss+ discussant discussion disdain+ disdainful* disease+ disembark+ disembarkation disembodied
disembody+ disembowel+ disembowelled disembowelling disenchant+ disenchantment disencumber+ disenfranchise+
disenfranchisement disengage+ disengagement disentangle+ disentanglement disestablish+ disfavor+ disfavour+ disfigure+
disfigurement disfranchise+ disfranchisement disgorge+ disgrace+ disgraceful* disgruntle+ disguise+ disgust+
disgustedly disgustingly dish+ disharmonious disharmony dishcloth dishearten+ dishevel+ dishevelled dishevelling
dishonest* dishonesty dishonor+ dishonorable* dishonour+ dishonourable* dishpan dishrag dishtowel dishwasher dishwater
disillusion+ disillusionment disincentive disinclination disincline+ disinfect+ disinfectant disinformation
disingenuous disinherit+ disintegrate+ disintegration disinter+ disinterest+ disinterestedly disinterment disjoint+
disjointedly disk diskette dislike+ dislocate+ dislocation dislodge+ disloyal* disloyalty dismal* dismantle+ dismay+
dismember+ dismemberment dismiss+ dismissal dismissive dismount+ disobedience disobedient* disobey+ disoblige+
disorder+* disorderliness disorganisation disorganise+ disorganization disorganize+ disorganizes disorient+
disorientation disown+ disparage+ disparagement disparate disparity dispassionate* dispatch+^ dispel dispelled
dispelling dispensable dispensary dispensation dispense+^ dispersal disperse+ dispersion dispirit+ displace+
displacement display+ displayable displease+ displeasure disport+ disposable disposal dispose+ disposition dispossess+
dispossession disproof disproportion disproportionate* disprove+ disputable disputant disputation disputatious
dispute+ disqualification disqualified disqualify+ disquiet+ disquisition disregard+ disrepair disreputable* disrepute
disrespect+ disrespectful* disrobe+ disrupt+ disruption disruptive dissatisfaction dissatisfied dissatisfy+ dissect+
dissection dissed dissemble+ disseminate+ dissemination dissension dissent+^ dissertation disservice disses dissidence
dissident dissimilar dissimilarity dissimulate+ dissimulation dissing dissipate+ dissipation dissociate+ dissociation
dissolute*= dissolution dissolve+ dissonance dissonant dissuade+ dissuasion distaff distance+ distant* distaste
distasteful* distemper distend+ distension distention distil distill+^ distillate distillation distillery distinct>*
distinction distinctive*= distinguish+ distinguishable distort+^ distortion distract+ distraction distrait distraught
distress+ distressful distressingly distribute+ distribution distributive distributor district distrust+ distrustful*
disturb+ disturbance disturbingly disunite+ disunity disuse+ ditch+ dither+ ditto+ ditty diuretic diurnal* diva divan
divas dive+^ diverge+ divergence divergent diverse* diversification diversified diversify+ diversion diversionary
diversity divert+ divest+ divide+^ dividend divination divine+>* divinity divisibility divisible division divisional
divisive*= divisor divorce+ divot divulge+ divvied divvy+ dizzied dizzy+>*= doable docent docile* docility dock+
docket+ dockyard doctor+ doctoral doctorate doctrinaire doctrinal doctrine docudrama docudramas document+ documentary
documentation dodder+ dodge+^ dodo doer doff+ dog+ dogcatcher dogfight dogfish doggedly doggedness doggerel doggone+>
doggy> doghouse dogie dogies dogma dogmas dogmatic* dogmatism dogmatist dogtrot+ dogwood doily doing doldrums dole+
doleful* doll+ dollar dollhouse dollop+ dolly dolmen dolorous dolphin dolt doltish domain dome+ domestic* domesticate+
domestication domesticity domicile+ dominance dominant* dominate+ domination domineer+ dominion domino don+ donate+
donation done donkey donor doodad doodle+^ doohickey doom+ doomsday door doorbell doorknob doorman doormat doormen
doorstep doorway dope+ dopey dopier dopiest dork dorky> dorm dormancy dormant dormer dormice dormitory dormouse dorsal
dory dosage dose+ dossier dot+ dotage dotcom dote doth dotingly dotty double+* doublet doubloon doubt+^ doubtful*
doubtless* douche+ douches dough doughnut doughty> doughy> dour>* douse+ dove dovetail+ dowager dowdy>*= dowel+
dowelled dowelling down+^ downbeat downcast downfall downgrade+ downhearted downhill download+ downloadable downplay+
downpour downright downscale downsize+ downsizes downstage downstairs downstate downstream downswing downtime downtown
downtrodden downturn downward downwind downy> dowry dowse+ doxology doyen doze+ dozen dozes drab*= drabber drabbest
drachma drachmas draconian draft+ draftee draftsman draftsmanship draftsmen drafty>= drag+ dragnet dragon dragonfly
dragoon+ drain+^ drainage drainpipe drake dram drama dramas dramatic* dramatisation dramatise+ dramatist dramatization
dramatize+ dramatizes drank drape+ drapery drastic* draught draughtsman draughtsmanship draughtsmen draughty>= draw+^
drawback drawbridge drawings drawl+ drawn drawstring dray dread+ dreadful* dreadlocks dreadnought dream+^ dreamland
dreamless dreamlike dreamt dreamy>* dreary>*= dredge+^ dregs drench+ dress+^ dressage dressings dressmaker dressmaking
dressy>= drew dribble+^ driblet dried drift+^ driftwood drill+ drink+^ drinkable drinkings drip+ drippings drive+^
drivel+ drivelled drivelling driven driveway drivings drizzle+* droll>= drollery drolly dromedary drone+ drool+ droop+
droopy> drop+ droplet dropout dropper droppings dropsy dross drought drove drover drown+ drownings drowse+ drowsy>*=
drub+ drubbings drudge+ drudgery drug+ druggist drugstore druid drum+ drummer drumstick drunk> drunkard drunken*=
dry+>* dryad dryer dryly dryness drywall dual dualism duality dub+ dubiety dubious*= ducal ducat duchess duchy duck+
duckbill duckling duct+ ductile ductility ductless dud+ dude dudgeon duel+ duelist duelled duelling duellist duet duff
duffer dugout duke dukedom dulcet dulcimer dull+>= dullard dully duly dumb>*= dumbbell dumbfound+ dumbwaiter dummy
dump+ dumpling dumpster dumpy> dun+ dunce dune dung+ dungaree dungeon dunk+ dunner dunnest dunno duodena duodenal
duodenum dupe+ duplex duplicate+ duplication duplicator duplicity durability durable* duration duress during dusk
dusky> dust+^ dustbin dustless dustman dustmen dustpan dusty>= duteous dutiable dutiful* duty duvet dwarf+ dwarfish
dwarfism dweeb dwell+^ dwellings dwelt dwindle+ dyadic dye+^ dyed dyestuff dying dyke+ dynamic* dynamical dynamism
dynamite+ dynamo dynastic dynasty dysentery dysfunction dysfunctional dyslexia dyslexic dyspepsia dyspeptic each
eager>*= eagle eaglet ear+* earache earaches earbud eardrum earful earl earldom earlier earliest earliness earlobe
earmark+ earmuff earn+> earnestly earnestness earnings earphone earplug earrings earshot earsplitting earth+* earthen
earthenware earthlier earthliest earthling earthquake earthshaking earthward earthwork earthworm earthy>= earwax
earwig ease+ easel east eastbound easterly eastern easterner easternmost eastward easy>*= easygoing eat+^ eatable
eaten eatery eave eavesdrop+ eavesdropper ebbed ebbing ebony ebullience ebullient eccentric* eccentricity ecclesiastic
ecclesiastical echelon echo+ eclectic* eclecticism eclipse+ ecliptic ecological* ecologist ecology econometric
economic* economical economise+ economist economize+ economizes economy ecosystem ecotourism ecru ecstasy ecstatic*
ecumenical* eczema edamame eddied eddy+ edelweiss edema edge+^ edgewise edgings edgy>= edibility edible edict
edification edifice edified edify+ edit+ editable edition editor editorial* editorialise+ editorialize+ editorializes
editorship educable educate+ education educational* educator eerie> eerily eeriness efface+ effacement effect+
effective*= effectual* effectuate+ effeminacy effeminate effervesce+ effervescence effervescent effete efficacious*
efficacy efficiency efficient* effigy effluent effort effortless* effrontery effulgence effulgent effusion effusive*=
egalitarian egalitarianism eggbeater egged egghead egging eggnog eggplant eggshell eglantine egocentric egoism egoist
egoistic egotism egotist egotistic* egotistical egregious* egress egret eider eiderdown eigenvalue eight eighteen
eighteenth eighth eightieth eighty either ejaculate+ ejaculation eject+ ejection eked eking elaborate+*= elaboration
elapse+ elastic elasticity elate+ elation elbow+ elbowroom elder* elderberry eldercare eldest elect+ election
electioneer+ elective elector electoral electorate electric* electrical electrician electricity electrification
electrified electrify+ electrocardiogram electrocardiograph electrocute+ electrocution electrode electrodynamics
electroencephalogram electroencephalograph electrolysis electrolyte electrolytic electromagnet electromagnetic
electromagnetism electron electronic* electronica electroplate+ electrostatic elegance elegant* elegiac elegy element
elemental elementary elephant elephantine elevate+ elevation elevator eleven eleventh elfin elfish elicit+ elide+
eligibility eligible eliminate+ elimination elision elite elitism elitist elixir ellipse ellipsis elliptic* elliptical
elocution elocutionist elongate+ elongation elope+ elopement eloquence eloquent* else elsewhere elucidate+ elucidation
elude+ elusive*= elves emaciate+ emaciation email+ emanate+ emanation emancipate+ emancipation emancipator emasculate+
emasculation embalm+^ embankment embargo+ embark+ embarkation embarrass+ embarrassingly embarrassment embassy
embattled embed+ embellish+ embellishment ember embezzle+^ embezzlement embitter+ emblazon+ emblem emblematic embodied
embodiment embody+ embolden+ embolism emboss+ embrace+ embroider+ embroidery embroil+ embryo embryologist embryology
embryonic emcee+ emend+ emendation emerald emerge+ emergence emergency emergent emeritus emery emetic emigrant
emigrate+ emigration eminence eminent* emir emirate emissary emission emit+ emoji emojis emollient emolument emote+
emotion emotional* emotionalism emotive empathetic empathise+ empathize+ empathizes empathy emperor emphases emphasis+
emphasise emphasize+ emphasizes emphatic* emphysema empire empirical* empiricism emplacement employ+^ employable
employee employment emporium empower+ empowerment empress emptied empty+>*= emulate+ emulation emulator emulsification
emulsified emulsify+ emulsion emus enable+ enact+ enactment enamel+ enamelled enamelling enamor+ enamour+ encamp+
encampment encapsulate+ encapsulation encase+ encephalitis enchant+^ enchantingly enchantment enchantress enchilada
enchiladas encircle+ encirclement enclave enclose+ enclosure encode+^ encompass+ encore+ encounter+ encourage+
encouragement encouragingly encroach+ encroachment encrust+ encrustation encrypt+ encryption encumber+ encumbrance
encyclical encyclopaedia encyclopaedias encyclopaedic encyclopedia encyclopedias encyclopedic end+ endanger+ endear+
endearingly endearment endeavor+ endeavour+ endemic endings endive endless*= endocrine endorse+^ endorsement endow+
endowment endue+ endurable endurance endure+ endways enema enemas enemy energetic* energise+^ energize+^ energizes
energy enervate+ enervation enfeeble+ enfold+ enforce+^ enforceable enforcement enfranchise+ enfranchisement engage+
engagement engagingly engender+ engine engineer+ engorge+ engrave+^ engravings engross+ engulf+ enhance+^ enhancement
enigma enigmas enigmatic* enjoin+ enjoy+ enjoyable enjoyment enlarge+^ enlargement enlighten+ enlightenment enlist+
enlistee enlistment enliven+ enmesh+ enmity ennoble+ ennoblement ennui enormity enormous*= enough enquire+ enquiry
enrage+ enrapture+ enrich+ enrichment enrol enroll+ enrollment enrolment ensconce+ ensemble enshrine+ enshroud+ ensign
enslave+ enslavement ensnare+ ensue+ ensure+ entail+ entangle+ entanglement entente enter+ enterprise+ entertain+^
entertainingly entertainment enthral enthrall+ enthrone+ enthronement enthuse+ enthusiasm enthusiast enthusiastic*
entice+ enticement entire* entirety entitle+ entitlement entity entomb+ entombment entomological entomologist
entomology entourage entrails entrance+ entrant entrap+ entrapment entreat+ entreaty entrench+ entrenchment
entrepreneur entrepreneurial entropy entrust+ entry entryway entwine+ enumerable enumerate+ enumeration enunciate+
enunciation envelop+ envelope envelopment enviable* envied envious*= environment environmental* environmentalism
environmentalist environs envisage+ envision+ envoy envy+ enzyme epaulet epaulette ephemeral epic epicenter epicentre
epicure epicurean epidemic epidemiology epidermal epidermis epidermises epiglottis epiglottises epigram epigrammatic
epilepsy epileptic epilogue episcopacy episcopal episcopate episode episodic epistemology epistle epistolary epitaph
epithet epitome epitomise+ epitomize+ epitomizes epoch epochal epoxied epoxy+ epsilon equability equable* equal+*
equalisation equalise+^ equality equalization equalize+^ equalizes equalled equalling equanimity equate+ equation
equator equatorial equestrian equestrienne equidistant equilateral equilibrium equine equinoctial equinox equip+
equipage equipment equipoise equitable* equity equivalence equivalent* equivocal* equivocate+ equivocation eradicate+
eradication eras+^ erase erasure ere+ erect+*= erectile erection ergo ergonomic ermine erode+ erogenous erosion
erosive erotic* erotica eroticism errand errant errata erratas erratic* erratum erroneous* error ersatz erstwhile
erudite* erudition erupt+ eruption erythrocyte escalate+ escalation escalator escapade escape+ escapee escapism
escapist escarole escarpment eschatology eschew+ escort+ escrow escutcheon esophagi esophagus esoteric* espadrille
especial* espied espionage esplanade espousal espouse+ espresso espy+ esquire essay+ essayist essence essential*
establish+ establishment estate esteem+ ester estimable estimate+ estimation estimator estrange+ estrangement estrogen
estuary etch+^ etchings eternal* eternity ether ethereal* ethic* ethical ethnic* ethnicity ethnological ethnologist
ethnology ethos etiology etiquette etymological etymologist etymology eucalypti eucalyptus eucalyptuses eugenics
eulogise+ eulogistic eulogize+ eulogizes eulogy eunuch euphemism euphemistic* euphony euphoria euphoric eureka euro
eutectic euthanasia evacuate+ evacuation evacuee evade+ evaluate+ evaluation evanescent evangelical evangelise+
evangelism evangelist evangelistic evangelize+ evangelizes evaporate+ evaporation evasion evasive*= even+>*=
evenhanded evenings event eventful*= eventide eventual* eventuality eventuate+ ever everglade evergreen everlasting
evermore every everybody everyday everyone everyplace everything everywhere evict+ eviction evidence+ evident* evil>*
evildoer eviller evillest evince+ eviscerate+ evisceration evocation evocative evoke+ evolution evolutionary evolve+
ewer exacerbate+ exacerbation exact+>*= exactingly exactitude exaggerate+ exaggeration exalt+ exaltation exam
examination examine+^ example+ exasperate+ exasperation excavate+ excavation excavator exceed+ exceedingly excel
excelled excellence excellent* excelling except+ exception exceptionable exceptional* excerpt+ excess excessive*
exchange+ exchangeable exchequer excise+ excision excitability excitable excitation excite+ excitedly excitement
excitingly exclaim+ exclamation exclamatory exclude+ exclusion exclusive*= exclusivity excommunicate+ excommunication
excoriate+ excoriation excrement excrescence excreta excrete+ excretion excretory excruciating* exculpate+ excursion
excusable excuse+ exec execrable execrate+ executable execute+ execution executioner executive executor executrices
executrix exegeses exegesis exemplar exemplary exemplification exemplified exemplify+ exempt+ exemption exercise+
exert+ exertion exhalation exhale+ exhaust+ exhaustible exhaustion exhaustive* exhibit+ exhibition exhibitionism
exhibitionist exhibitor exhilarate+ exhilaration exhort+ exhortation exhumation exhume+ exigency exigent exiguous
exile+ exist+ existence existent existential* existentialism existentialist exit+ exodus exoduses exonerate+
exoneration exoplanet exorbitance exorbitant* exorcise+ exorcism exorcist exotic* expand+ expandable expanse expansion
expansionist expansive*= expatiate+ expatriate+ expatriation expect+ expectancy expectant* expectation expectorant
expectorate+ expectoration expedience expediency expedient* expedite+^ expedition expeditionary expeditious* expel
expelled expelling expend+ expendable expenditure expense expensive* experience+ experiment+^ experimental*
experimentation expert*= expertise expiate+ expiation expiration expire+ expiry explain+ explanation explanatory
expletive explicable explicate+ explication explicit*= explode+ exploit+^ exploitation exploitative exploration
exploratory explore+^ explosion explosive*= expo exponent exponential* exponentiation export+^ exportation expose+
exposition expository expostulate+ expostulation exposure expound+ express+* expressible expression expressionism
expressionist expressionless expressive*= expressway expropriate+ expropriation expulsion expunge+ expurgate+
expurgation exquisite* extant extemporaneous* extempore extemporise+ extemporize+ extemporizes extend+ extendable
extension extensional extensive*= extent extenuate+ extenuation exterior exterminate+ extermination exterminator
external* extinct+ extinction extinguish+^ extinguishable extirpate+ extirpation extol extolled extolling extort+
extortion extortionate extortionist extra extract+ extraction extractor extracurricular extradite+ extradition
extramarital extraneous* extraordinary* extrapolate+ extrapolation extras extrasensory extraterrestrial extravagance
extravagant* extravaganza extravaganzas extreme>* extremism extremist extremity extricate+ extrication extrinsic*
extroversion extrovert+ extrude+ extrusion exuberance exuberant* exude+ exult+ exultant* exultation eye+ eyeball+
eyebrow eyed eyeful eyeglass eyelash eyelet eyelid eyeliner eyepiece eyesight eyesore eyestrain eyeteeth eyetooth
eyewitness fable+ fabric fabricate+ fabrication fabulous* facade face+ faceless facepalm+ facet+ facetious*= facial*
facile facilitate+ facilitation facility facings facsimile+ fact faction factional factionalism factitious factor+
factorial factorisation factorise+ factorization factorize+ factory factotum factual* faculty fad+ faddish fade faecal
faeces fag+ faggot fagot fail+ failings failure fain> faint+>*= fainthearted fair>*= fairground fairway fairy
fairyland faith faithful*= faithless*= fake+^ fakir falcon falconer falconry fall+ fallacious* fallacy fallen
fallibility fallible* falloff fallout fallow+ false>*= falsehood falsetto falsifiable falsification falsified falsify+
falsity falter+ falteringly falterings fame+ familial familiar* familiarisation familiarise+ familiarity
familiarization familiarize+ familiarizes family famine famish+ famous* fan+ fanatic* fanatical fanaticism fanboy
fancied fanciful* fancy+>*= fandom fanfare fang fanny fantasied fantasise+ fantasize+ fantasizes fantastic* fantasy+
fanzine far+ faraway farce farcical fare farewell farina farinaceous farm+^ farmhand farmhouse farmland farmyard
farrow+ farsighted= fart+ farther farthest farthing fascinate+ fascination fascism fascist fashion+ fashionable*
fashionista fashionistas fast+>= fasten+^ fastenings fastidious*= fat+= fatal* fatalism fatalist fatalistic fatality
fate fateful* fathead father+* fatherhood fatherland fatherless fathom+ fathomable fathomless fatigue+ fatten+ fatter
fattest fatty> fatuous*= faucet fault+ faultfinding faultless* faulty>*= faun fauna faunas favor+ favorable* favorite
favoritism favour+ favourable* favourite favouritism fawn+ fax+ faze+ fazes fealty fear+ fearful*= fearless*= fearsome
feasibility feasible* feast+ feat feather+ featherbedding featherweight feathery> feature+ featureless febrile fecal
feces feckless fecund fecundity federal* federalism federalist federate+ federation fedora fedoras feeble>*= feed+^
feedback feedbag feedings feel+^ feelingly feelings feet feign+ feint+ feisty> feldspar felicitous felicity feline
fell+> fellatio fellow fellowship felon felonious felony felt+ female feminine femininity feminism feminist femoral
femur fence+^ fend+^ fennel fentanyl feral ferment+ fermentation fern ferocious*= ferocity ferret+ ferric ferried
ferrous ferrule ferry+ ferryboat fertile fertilisation fertilise+^ fertility fertilization fertilize+^ fertilizes
fervency fervent* fervid* fervor fervour fest festal fester+ festival festive* festivity festoon+ feta fetal fetch+
fetchingly feted fetid feting fetish fetishism fetishist fetishistic fetlock fetter+ fettle fetus fetuses feud+ feudal
feudalism feudalistic fever+ feverish* fewer fewest fezzes fiasco fiat fib+^ fibber fiberboard fiberglass fibre
fibreboard fibreglass fibroid fibrous fibula fibulae fiche fiches fickle>= fiction fictional fictionalise+
fictionalize+ fictionalizes fictitious fiddle+*^ fiddlesticks fidelity fidget+ fidgety fiduciary fief field+^
fieldwork fiend fiendish* fierce>*= fiery>= fiesta fiestas fife fifteen fifteenth fifth fiftieth fifty fight+^ figment
figurative* figure+ figurehead figurine filament filamentous filbert filch+ file+ filet filial filibuster+ filigree+
filings fill+^ fillet+ fillings fillip+ filly film+ filmmaker filmstrip filmy> filter+ filterable filth filthy>=
filtrate+ filtration fin+> finagle+^ final* finale finalise+ finalist finality finalize+ finalizes finance+ financial*
financier finch find+^ findings fine*= finery finesse+ finesses finger+ fingerboard fingerings fingernail fingerprint+
fingertip finicky> finis finises finish+^ finite* fink+ finny fir+ fire firearm fireball firebomb+ firebrand firebreak
firebug firecracker firefight+^ firefly firehouse fireman firemen fireplace fireplug firepower fireproof+ fireside
firestorm firetrap firewall firewater firewood firework firm+>*= firmament firmware first* firstborn firsthand firth
fiscal* fish+^ fishbowl fisherman fishermen fishery fishhook fishnet fishtail+ fishwife fishwives fishy> fission
fissure fist fistful fisticuffs fit+*= fitful* fitter fittest fittingly fittings five fiver fix+^ fixable fixate+
fixation fixative fixedly fixings fixity fixture fizz+ fizzle+ fizzy> fjord flab flabbergast+ flabby>= flaccid flack
flag+ flagella flagellate+ flagellation flagellum flagon flagpole flagrant* flagship flagstaff flagstone flail+ flair
flak+ flake flaky>= flambeing flambes flamboyance flamboyant* flame+ flamenco flamethrower flamingo flamings
flammability flammable flan flange flank+ flannel+ flannelette flannelled flannelling flap+ flapjack flapper flare+
flash+> flashback flashbulb flashgun flashlight flashy>*= flask flat+*= flatbed flatboat flatcar flatfeet flatfish
flatfoot+ flatiron flatten+ flatter+^ flatteringly flattery flattest flattop flatulence flatulent flatware flaunt+
flautist flavor+ flavorful flavorings flavorless flavour+ flavourful flavourings flavourless flaw+ flawless* flax
flaxen flay+ flea fleas fleck+ fled fledged fledgling flee+ fleece+ fleecy> fleet+>= fleetingly flesh+* fleshlier
fleshliest fleshy> flew flex+ flexibility flexible* flextime flibbertigibbet flick+ flicker+ flied flight flightless
flighty>= flimflam+ flimsy>*= flinch+ fling+ flint flintlock flinty> flip+ flippancy flippant* flipper flippest flirt+
flirtation flirtatious* flit+ float+^ flock+ floe floes flog+ floggings flood+^ floodgate floodlight+ floodlit floor+
floorboard floozy flop+ flophouse floppy>= flora floral floras florid* florin florist floss+ flotation flotilla
flotillas flotsam flounce+ flounder+ flour+ flourish+ floury flout+ flow+ flower+ flowerbed flowerpot flowery>= flown
flub+ fluctuate+ fluctuation flue fluency fluent* fluff+ fluffy>= fluid* fluidity fluke fluky> flume flummox+ flung
flunk+ flunky fluoresce+ fluorescence fluorescent fluoridate+ fluoridation fluoride fluorine fluorite fluorocarbon
fluoroscope flurried flurry+ flush+> fluster+ flute+ flutist flutter+ fluttery flux+ fly+> flyby flycatcher flyer
flyleaf flyleaves flyover flypaper flysheet flyspeck+ flyswatter flyweight flywheel foal+ foam+ foamy> fob+ focal
focus+ focuses fodder foes fog+ fogbound fogey foggy>= foghorn fogy foible foil+ foist+ fold+^ foldaway foliage folio
folk folklore folksy> follicle follow+^ followings folly foment+ fomentation fond>*= fondant fondle+ fondue font food
foodstuff fool+ foolery foolhardy>= foolish*= foolproof foolscap foot+ footage football footballer footbridge footfall
foothill foothold footings footlights footlocker footloose footman footmen footnote+ footpath footprint footrest
footsie footsies footsore footstep footstool footwear footwork foppish forage+^ foray+ forbade forbear+ forbearance
forbid+ forbidden forbiddingly forbiddings forbore forborne force+ forceful*= forceps forcible* ford+ fore forearm+
forebear forebode+ forebodings forecast+^ forecastle foreclose+ foreclosure forefather forefeet forefinger forefoot
forefront foregather+ forego+ foregone foreground+ forehand forehead foreign foreigner foreknowledge foreleg forelock
foreman foremast foremen foremost forename forenoon forensic foreordain+ foreplay forerunner foresail foresaw foresee+
foreseeable foreseen foreshadow+ foreshorten+ foresight foreskin forest+^ forestall+ forestation forestry foretaste+
foretell+ forethought foretold forever forevermore forewarn+ forewent forewoman forewomen foreword forfeit+ forfeiture
forgather+ forgave forge+^ forgery forget+ forgetful*= forgettable forgivable forgive+= forgiven forgo+ forgone forgot
forgotten fork+ forklift forlorn* form+ formal* formaldehyde formalisation formalise+ formalism formality
formalization formalize+ formalizes format+ formation formative former* formidable* formless*= formula formulae
formulaic formulas formulate+ formulation fornicate+ fornication forsake+ forsaken forsook forsooth forswear+ forswore
forsworn forsythia forsythias fort forte forth forthcoming forthright*= forthwith fortieth fortification fortified
fortify+ fortissimo fortitude fortnight* fortress fortuitous* fortunate* fortune forty forum forward+>= forwent fossil
fossilisation fossilise+ fossilization fossilize+ fossilizes foster+ fought foul+>*= found+ foundation founder+
foundling foundry fount fountain fountainhead four fourfold fourscore foursome foursquare fourteen fourteenth fourth*
fowl+ fox+ foxglove foxhole foxhound foxtrot+ foxy> foyer fracas fracases frack+ fractal fraction fractional*
fractious* fracture+ fragile fragility fragment+ fragmentary fragmentation fragrance fragrant* frail> frailty frame+^
framework franc franchise+^ franchisee frank+>*= frankfurter frankincense frantic* frappes frat fraternal*
fraternisation fraternise+ fraternity fraternization fraternize+ fraternizes fratricide fraud fraudulence fraudulent*
fraught fray+ frazzle+ freak+ freakish freaky> freckle+ free+>* freebase+ freebie freebies freebooter freedman
freedmen freedom freehand freehold freeholder freelance+^ freeload+^ freeman freemen freestanding freestyle
freethinker freethinking freeway freewheel+ freewill freeze+^ freezes freight+^ french frenetic* frenzied* frenzy
frequency frequent+>* fresco fresh>*= freshen+ freshet freshman freshmen freshwater fret+ fretful*= fretwork friable
friar fricassee+ friction fridge fried friend+* friendless friendlier friendliest friendliness friendship frieze
friezes frigate fright+ frighten+ frighteningly frightful* frigid* frigidity frill frilly> fringe+ frippery frisk+
frisky>*= fritter+ frivolity frivolous* frizz+ frizzle+ frizzy> frock frog frogman frogmen frolic frolicked frolicking
frolicsome from frond front+ frontage frontal* frontier frontiersman frontiersmen frontispiece frost+ frostbit+
frostbite frostbitten frostings frosty>*= froth+ frothy> frown+ frowzy> froze frozen fructified fructify+ fructose
frugal* frugality fruit+ fruitcake fruitful*= fruition fruitless*= fruity> frump frumpy> frustrate+ frustration fry+
fryer fuchsia fuchsias fuck+^ fuddle+ fudge+ fuel+ fuelled fuelling fugitive fugue fulcrum fulfil fulfill+ fulfillment
fulfilment full+>= fullback fully fulminate+ fulmination fulsome fumble+^ fume+ fumigate+ fumigation fumigator
function+ functional* functionality functionary fund+ fundamental* fundamentalism fundamentalist funeral funereal*
fungal fungi fungicidal fungicide fungous fungus funicular funk+ funky> funnel+ funnelled funnelling funner funnest
funny>*= fur+ furbelow furbish+ furious* furl+ furlong furlough+ furnace furnish+ furnishings furniture furor furore
furrow+ furry> further+ furtherance furthermore furthermost furthest furtive*= fury furze fuse+ fuselage fusible
fusillade fusion fuss+ fussbudget fussy>*= fustian fusty> futile* futility futon future futuristic futurity futz+
fuzz+ fuzzy>*= gab+ gabardine gabble+ gabby> gaberdine gable+ gad+ gadabout gadfly gadget gadgetry gaff+ gaffe gag+
gaggle gaiety gaily gain+ gainful* gainsaid gainsay+ gait gaiter gala galactic galas galaxy gale galena gall+ gallant*
gallantry gallbladder galleon gallery galley gallium gallivant+ gallon gallop+ gallows gallstone galore galosh
galvanic galvanise+ galvanize+ galvanizes galvanometer gambit gamble+^ gambol+ gambolled gambolling game+>*= gamecock
gamekeeper gamesmanship gamete gamin gamine gamma gammas gamut gamy> gander gang+ gangland ganglia gangling ganglion
gangplank gangrene+ gangrenous gangster gangway gannet gantlet gantry gap+ gape garage+ garb+ garbage garbageman
garbanzo garble+ garden+^ gardenia gardenias gargantuan gargle+ gargoyle garish*= garland+ garlic garlicky garment
garner+ garnet garnish+ garnishee+ garret garrison+ garrote+ garrulity garrulous*= garter gaseous gases gash+ gasket
gaslight gasohol gasoline gasp+ gassed gassing gassy> gastric gastritis gastrointestinal gastronomic gastronomical
gastronomy gasworks gate+ gatecrasher gatepost gateway gather+^ gatherings gauche> gaucho gaudy>*= gauge+ gaunt>=
gauntlet gauze gauzy> gave gavel gavotte gawk+ gawky>*= gayer gayest gayness gaze+^ gazebo gazelle gazes gazette
gazetted gazetteer gazetting gazillion gazpacho gear+ gearbox gearshift gearwheel gecko gee+ geed geek geeky> geese
geezer geisha gelatin gelatinous geld+ geldings gelid gelled gelling gemstone gendarme gender gene genealogical
genealogist genealogy genera general* generalisation generalise+ generalissimo generality generalization generalize+
generalizes generate+ generation generative generator generic* generosity generous* geneses genesis genetic*
geneticist genial* geniality genie genies genii genital genitalia genitive genius geniuses genocide genome genre gent*
genteel gentian gentile gentility gentle+>= gentlefolk gentleman* gentlemen gentlewoman gentlewomen gentrification
gentrified gentrify+ gentry genuflect+ genuflection genuine*= genus geocache+ geocaches geocentric geode geodesic
geoengineering geographer geographic* geographical geography geologic* geological geologist geology geometer
geometric* geometrical geometry geophysical geophysics geopolitical geopolitics geostationary geothermal geranium
gerbil geriatric germ germane germanium germicidal germicide germinal germinate+ germination gerontologist gerontology
gerrymander+ gerund gestate+ gestation gesticulate+ gesticulation gesture+ gesundheit get+ getaway getup gewgaw geyser
ghastly>= gherkin ghetto ghost+* ghostlier ghostliest ghostliness ghostwrite+^ ghostwritten ghostwrote ghoul ghoulish
giant giantess gibber+ gibberish gibbet+ gibbon gibe+ giblet giddy>*= gift+ gig+ gigabit gigabyte gigahertz gigantic
gigapixel giggle+*^ gigglier giggliest gigolo gild+ gill gilt gimcrack gimlet+ gimme gimmick gimmickry gimmicky gimpy
gin+ ginger* gingerbread gingersnap gingham gingivitis ginkgo ginseng giraffe gird+^ girdle+ girl girlfriend girlhood
girlish* girt+ girth gist give+ giveaway given gizmo gizzard glacial* glacier glad*= gladden+ gladder gladdest glade
gladiator gladiatorial gladiola gladiolas gladioli gladiolus glamorise+ glamorize+ glamorizes glamorous* glamour+
glance+ gland glandular glare+ glaringly glass+ glassful glassware glassy> glaucoma glaze+ glazes glazier gleam+
gleamings glean+ glee gleeful* glen glib*= glibber glibbest glide+^ glimmer+ glimmerings glimpse+ glint+ glissandi
glissando glisten+ glitch glitter+ glittery glitz glitzy> gloaming gloat+ glob global* globalisation globalization
globe globetrotter globular globule glockenspiel gloom gloomy>*= glop gloried glorification glorified glorify+
glorious* glory+ gloss+ glossary glossy>= glottis glottises glove+ glow+ glower+ glowingly glowworm glucose glue+
gluey gluier gluiest glum*= glummer glummest glut+ gluten glutinous glutton gluttonous* gluttony glycerin glycerine
glycerol glycogen glyph gnarl+ gnarly> gnash+ gnat gnaw+ gneiss gnome gnomish gnus goad+ goal goalie goalies
goalkeeper goalpost goaltender goat goatee goatherd goatskin gob+ gobble+^ gobbledegook gobbledygook goblet goblin
godchild godchildren goddamn+ goddaughter goddess godfather godforsaken godhood godless godlike godly>= godmother
godparent godsend godson gofer goggle+ going goiter goitre gold goldbrick+ golden> goldenrod goldfinch goldfish
goldsmith golf+^ golly gonad gondola gondolas gondolier gone goner gong+ gonna gonorrhea gonorrhoea goober good*=
goodbye goodlier goodliest goodnight goodwill goody gooey goof+ goofy> google+ gooier gooiest gook goon goop goose+
gooseberry gopher gore+ gorge+ gorgeous* gorilla gorillas gorse gory>= gosh gosling gospel gossamer gossip+ gossipy
gotta gotten gouge+^ goulash gourd gourmand gourmet gout gouty> govern+ governable governance governess government
governmental governor governorship gown+ grab+ grabber grace+ graceful*= graceless*= gracious*= grackle grad+^
gradation grade gradient gradual* graduate+ graduation graffiti graffito graft+^ grail grain grainy> gram grammar
grammarian grammatical* gramophone granary grand>*= grandchild grandchildren granddad granddaughter grandee grandeur
grandfather+ grandiloquence grandiloquent grandiose grandma grandmas grandmother grandpa grandparent grandpas grandson
grandstand+ grange granite granny granola grant+ granular granularity granulate+ granulation granule grape grapefruit
grapevine graph+ graphic* graphical graphite graphologist graphology grapnel grapple+ grasp+ grass+ grasshopper
grassland grassy> grate+^ grateful*= gratification gratified gratify+ gratings gratis gratitude gratuitous* gratuity
grave+>* gravel+* gravelled gravelling graven gravestone graveyard gravitate+ gravitation gravitational gravity gravy
gray+>= graybeard grayish graze+ grazes grease+ greasepaint greasy>= great>*= grebe greed greedy>*= green+>= greenback
greenery greengrocer greenhorn greenhouse greenish greensward greet+ greetings gregarious*= gremlin grenade grenadier
grew grey+>= greyhound greyish grid griddle griddlecake gridiron gridlock grief grievance grieve+ grievous* griffin
grill+ grille grim+*= grimace+ grime grimmer grimmest grimy> grin+ grind+^ grindstone gringo grip+ gripe grippe
grisly> grist* gristle grit+ gritty> grizzled grizzly> groan+ grocer grocery grog groggy>*= groin grommet groom+
groove+ groovy> grope+ grosbeak gross+>*= grotesque* grotto grouch+ grouchy>= ground+^ groundbreaking groundhog
groundings groundless* groundswell groundwork group+^ groupie groupies groupings grouse+ grout+ grove grovel+^
grovelled groveller grovelling grow+^ growl+ grown grownup growth groyne grub+ grubby>= grubstake grudge+ grudgingly
gruel+ gruelings gruelling gruesome>* gruff>*= grumble+^ grumpy>*= grunge grungy> grunt+ guacamole guano guarantee+
guarantied guarantor guaranty+ guard+ guardedly guardhouse guardian guardianship guardrail guardroom guardsman
guardsmen guava guavas gubernatorial guerrilla guerrillas guess+^ guessable guesstimate+ guesswork guest+ guff guffaw+
guidance guide+ guidebook guideline guild guilder guile guileful guileless guillotine+ guilt guiltless guilty>*=
guinea guineas guise guitar guitarist gulag gulch gulf gull+ gullet gullibility gullible gully gulp+ gum+ gumbo
gumdrop gummy> gumption gun+ gunboat gunfight gunfire gunk gunman gunmen gunner gunnery gunny gunnysack gunpoint
gunpowder gunrunner gunrunning gunshot gunslinger gunsmith gunwale guppy gurgle+ gurney guru gurus gush+^ gushy>
gusset+ gust+ gustatory gusto gusty> gut+ gutless gutsy> gutter+ guttersnipe guttural guy+ guzzle+^ gybe+ gymnasium
gymnast gymnastic gymnosperm gynaecological gynaecologist gynaecology gynecological gynecologist gynecology gyp+
gypsum gypsy gyrate+ gyration gyro gyroscope haberdasher haberdashery habit habitability habitable habitat habitation
habitual* habituate+ habituation hacienda haciendas hack+^ hackle hackney+ hacksaw hacktivist haddock haematologist
haematology haemoglobin haemophilia haemophiliac haemorrhage+ haemorrhoid hafnium haft haggard haggle+^ haiku hail+
hailstone hailstorm hair+ hairbreadth hairbrush haircut hairdo hairdresser hairdressing hairless hairline hairnet
hairpiece hairpin hairsbreadth hairsplitting hairspring hairstyle hairstylist hairy>= hake halberd halcyon hale+> half
halfback halfhearted*= halfpence halfpenny halftime halfway halibut halitosis hall hallelujah hallmark+ hallow+
hallucinate+ hallucination hallucinatory hallucinogen hallucinogenic hallway halo+ halogen halon halt+ halter+
haltingly halve+ halyard ham+ hamburger hamlet hammer+ hammerhead hammerings hammock hamper+ hamster hamstring+
hamstrung hand+ handbag handball handbill handbook handcar handcart handcraft+ handcuff+ handedness handful handgun
handheld handicap+ handicapper handicraft handiwork handkerchief handle+^ handlebar handmade handmaid handmaiden
handout handpick+ handrail handset handshake+ handsome>*= handspring handstand handwork handwriting handwritten
handy>*= handyman handymen hang+^ hangar hangdog hangings hangman hangmen hangnail hangout hangover hank hanker+
hankerings hankie hanky hansom haphazard* hapless happen+ happenings happenstance happy>*= harangue+ harass+
harassment harbinger harbor+ harbour+ hard>*= hardback hardball hardcover harden+^ hardheaded*= hardhearted*=
hardliner hardship hardtack hardtop hardware hardwood hardy>*= hare+ harebrained harelip harem hark+ harlequin harlot
harm+ harmful*= harmless*= harmonic* harmonica harmonicas harmonious*= harmonisation harmonise+ harmonization
harmonize+ harmonizes harmony harness+ harp+ harpist harpoon+ harpsichord harpy harridan harried harrow+ harry+
harsh>*= hart harvest+^ hash+ hashish hashtag hasp hassle+ hassock haste+ hasten+ hasty>*= hat+^ hatch+ hatchback
hatchery hatchet hatchway hate hateful*= hath hatred hatter haughty>*= haul+^ haunch haunt+ hauntingly hauteur have+
haven haversack havoc haw+ hawk+^ hawkish hawser hawthorn hay+ haycock hayloft haymow hayseed haystack haywire hazard+
hazardous haze+ hazel hazelnut hazes hazings hazmat hazy>*= head+^ headache headaches headband headboard headdress
headfirst headgear headhunter headings headland headless headlight headline+ headlock headlong headmaster headmistress
headphone headquarter headrest headroom headset headstone headstrong headwaiter headwaters headway headwind headword
heady> heal+^ health healthcare healthful*= healthy>*= heap+ hear+^ heard hearings hearken+ hearsay hearse heart
heartache heartaches heartbeat heartbreak+ heartbroken heartburn hearten+ heartfelt hearth heartland heartless*=
heartrending heartsick heartstrings heartthrob heartwarming hearty>*= heat+^ heatedly heath heathen heathenish heather
heatstroke heave+ heaven* heavenlier heavenliest heavenward heavy>*= heavyset heavyweight heck heckle+^ hectare
hectic* hector+ hedge+ hedgehog hedgerow hedonism hedonist hedonistic heed+ heedful heedless*= heehaw+ heel+ heft+
hefty> hegemony heifer height heighten+ heinous*= heir heiress heirloom heist+ held helical helices helicopter+
heliotrope heliport helium helix hell hellebore hellhole hellion hellish* hello helm helmet helmsman helmsmen helot
help+^ helpful*= helpings helpless*= helpline helpmate hem+ hematologist hematology hemisphere hemispheric
hemispherical hemline hemlock hemoglobin hemophilia hemophiliac hemorrhage+ hemorrhoid hemp hempen hemstitch+ hence
henceforth henceforward henchman henchmen henna+ hennas henpeck+ hepatic hepatitis hepper heppest heptagon her+
herald+ heraldic heraldry herb herbaceous herbage herbal herbalist herbicide herbivore herbivorous herculean herd+^
herdsman herdsmen here hereabout hereafter hereby hereditary heredity herein hereof heresy heretic heretical hereto
heretofore hereupon herewith heritage hermaphrodite hermaphroditic hermetic* hermit hermitage hernia hernias hero
heroic* heroin heroine heroism heron herpes herringbone herrings herself hertz hesitancy hesitant* hesitate+
hesitatingly hesitation heterodox heterodoxy heterogeneity heterogeneous heterosexual heterosexuality heuristic hew+^
hex+ hexadecimal hexagon hexagonal hexameter heyday hiatus hiatuses hibachi hibachis hibernate+ hibernation hibiscus
hibiscuses hiccough+ hiccup+ hick hickey hickory hid+ hidden hide hideaway hidebound hideous*= hideout hie+ hied
hierarchical* hierarchy hieroglyphic high>*= highball highborn highboy highbrow highchair highfalutin highland
highlight+^ hightail+ highway highwayman highwaymen hijack+^ hijackings hike+^ hilarious* hilarity hill hillbilly
hillock hillside hilltop hilly> hilt himself hind hinder+ hindmost hindquarter hindrance hindsight hinge+ hint+
hinterland hip+ hipper hippest hippie hippo hippopotamus hippopotamuses hippy hire+ hireling hirsute hiss+ histamine
histogram historian historic* historical history histrionic hit+ hitch+ hitchhike+^ hither hitherto hitter hive+
hivemind hoagie hoagies hoard+^ hoarfrost hoarse>*= hoary>= hoax+^ hobbit hobble+ hobby hobbyhorse hobbyist hobgoblin
hobnail+ hobnob+ hobo hock+ hockey hockshop hodgepodge hoe+ hoed hoedown hog+ hogan hoggish hogshead hogwash hoist+
hokey hokier hokiest hokum hold+^ holdings holdout holdover holdup hole+ holiday+ holistic holler+ hollow+>*= holly
hollyhock holocaust hologram holograph holographic holography holster+ holy>= homage homburg home+* homebody homeboy
homecoming homegrown homeland homeless= homelier homeliest homeliness homemade homemaker homeopathic homeopathy
homeowner homepage homer+ homeroom homesick= homespun homestead+^ homestretch hometown homeward homework homewrecker
homey= homicidal homicide homier homiest homily hominy homogeneity homogeneous* homogenisation homogenise+
homogenization homogenize+ homogenizes homograph homonym homophobia homophobic homophone homosexual homosexuality
honcho hone+ honest>* honesty honey+ honeybee honeycomb+ honeydew honeymoon+^ honeysuckle honk+ honor+ honorable*
honorarium honorary honorific honour+ honourable* hooch hood+ hoodie hoodies hoodlum hoodoo+ hoodwink+ hooey hoof+
hook+^ hookah hookup hookworm hooky hooligan hooliganism hoop+ hoopla hooray hoot+^ hooves hop+ hope hopeful*=
hopeless*= hopper hopscotch+ horde+ horizon horizontal* hormonal hormone horn+ hornet hornless hornpipe horny>
horology horoscope horrendous* horrible* horrid* horrific horrified horrify+ horror horse+ horseback horsefly
horsehair horsehide horseman horsemanship horsemen horseplay horsepower horseradish horseshoe+ horseshoes horsetail
horsewhip+ horsewoman horsewomen horsey horsier horsiest horticultural horticulture horticulturist hosanna hosannas
hose+ hosiery hospice hospitable* hospital hospitalisation hospitalise+ hospitality hospitalization hospitalize+
hospitalizes host+ hostage hostel+^ hostelry hostess+ hostile* hostility hostler hotbed hotcake hotel hotelier
hothead+ hotheadedly hotheadedness hothouse hotkey hotly hotness hotshot hotter hottest hound+ hour* hourglass house+
houseboat housebound housebreak+ housebroke housebroken houseclean+ housecoat housefly household householder
househusband housekeeper housekeeping housemaid housemother houseplant housetop housewares housewarming housewife
housewives housework housings hove hovel hover+ hoverboard hovercraft howdah howdy however howitzer howl+^ howsoever
hubbub hubby hubcap hubris huckleberry huckster+ huddle+ hued huff+ huffy>* hug+> huge*= hula hulas hulk+ hull+
hullabaloo hum+ human>*= humane*= humanisation humanise+^ humanism humanist humanistic humanitarian humanitarianism
humanity humanization humanize+^ humanizes humankind humanoid humble+>*= humblings humbug+ humdinger humdrum humeri
humerus humid humidified humidify+^ humidity humidor humiliate+ humiliation humility hummingbird hummock hummus
humongous humor+ humorist humorless= humorous* humour+ humourless= hump+ humpback+ humus hunch+ hunchback+ hundred
hundredfold hundredth hundredweight hung hunger+ hungover hungry>* hunk hunker+ hunt+^ huntress huntsman huntsmen
hurdle+^ hurl+^ hurrah+ hurricane hurried* hurry+ hurt+ hurtful hurtle+ husband+ husbandry hush+ husk+^ husky>*=
hussar hussy hustings hustle+^ hutch hyacinth hybrid hybridise+ hybridize+ hybridizes hydra hydrangea hydrangeas
hydrant hydras hydrate+ hydraulic* hydrocarbon hydroelectric hydroelectricity hydrofoil hydrogen hydrogenate+
hydrology hydrolysis hydrometer hydrophobia hydroplane+ hydroponic hydrosphere hydrotherapy hyena hyenas hygiene
hygienic* hygienist hygrometer hying hymen hymn+ hymnal hype+^ hyperactive hyperactivity hyperbola hyperbolas
hyperbole hyperbolic hypercritical* hyperlink+ hypermarket hypersensitive hypersensitivity hyperspace hypertension
hypertext hyperventilate+ hyperventilation hyphen+ hyphenate+ hyphenation hypnoses hypnosis hypnotic* hypnotise+
hypnotism hypnotist hypnotize+ hypnotizes hypo hypoallergenic hypochondria hypochondriac hypocrisy hypocrite
hypocritical* hypodermic hypoglycemia hypoglycemic hypotenuse hypothalami hypothalamus hypothermia hypotheses
hypothesis+ hypothesise hypothesize+ hypothesizes hypothetical* hysterectomy hysteresis hysteria hysteric* hysterical
iamb iambic ibex ibis ibises ibuprofen iceberg icebound icebox icebreaker icecap iced icicle icier iciest icily
iciness icing icky> icon iconoclast iconoclastic idea ideal* idealisation idealise+ idealism idealist idealistic*
idealization idealize+ idealizes ideas identical* identifiable identification identified identify+^ identity ideogram
ideograph ideological* ideologist ideology ides idiocy idiom idiomatic* idiosyncrasy idiosyncratic idiot idiotic*
idle+>*= idol idolater idolatrous idolatry idolise+ idolize+ idolizes idyll idyllic iffy> igloo igneous ignite+
ignition ignoble* ignominious* ignominy ignoramus ignoramuses ignorance ignorant* ignore+ iguana iguanas illegal*
illegality illegibility illegible* illegitimacy illegitimate* illiberal illicit*= illiteracy illiterate illness
illogical* illuminate+ illumination illumine+ illusion illusive illusory illustrate+ illustration illustrative
illustrator illustrious image+ imagery imaginable* imaginary imagination imaginative* imagine+ imam imbalance+
imbecile imbecilic imbecility imbibe+ imbroglio imbue+ imitate+ imitation imitative imitator immaculate*= immanence
immanent immaterial immature* immaturity immeasurable* immediacy immediate* immemorial immense* immensity immerse+
immersion immersive immigrant immigrate+ immigration imminence imminent* immobile immobilisation immobilise+
immobility immobilization immobilize+ immobilizes immoderate* immodest* immodesty immolate+ immolation immoral*
immorality immortal* immortalise+ immortality immortalize+ immortalizes immovable* immune immunisation immunise+
immunity immunization immunize+ immunizes immunology immure+ immutability immutable* impact+ impair+ impairment impala
impalas impale+ impalement impalpable impanel+ impanelled impanelling impart+ impartial* impartiality impassable
impasse impasses impassioned impassive* impassivity impatience impatient* impeach+ impeachment impeccability
impeccable* impecunious= impedance impede+ impediment impedimenta impel impelled impelling impend+ impenetrability
impenetrable* impenitence impenitent imperative* imperceptible* imperfect* imperfection imperial* imperialism
imperialist imperialistic imperil+ imperilled imperilling imperious*= imperishable impermanence impermanent
impermeable impermissible impersonal* impersonate+ impersonation impersonator impertinence impertinent*
imperturbability imperturbable* impervious impetigo impetuosity impetuous* impetus impetuses impiety impinge+
impingement impious* impish*= implacability implacable* implant+ implantation implausibility implausible* implement+^
implementable implementation implicate+ implication implicit* implied implode+ implore+ implosion imply+ impolite*=
impolitic imponderable import+^ importance important* importation importunate importune+ importunity impose+
imposingly imposition impossibility impossible* impostor imposture impotence impotent* impound+ impoverish+
impoverishment impracticable* impractical impracticality imprecation imprecise* imprecision impregnability
impregnable* impregnate+ impregnation impresario impress+ impression impressionable impressionism impressionist
impressionistic impressive*= imprimatur imprint+ imprison+ imprisonment improbability improbable* impromptu impromptus
improper* impropriety improvable improve+ improvement improvidence improvident* improvisation improvise+ imprudence
imprudent impudence impudent* impugn+ impulse+ impulsion impulsive*= impunity impure>* impurity imputation impute+ in+
inability inaccessibility inaccessible inaccuracy inaccurate* inaction inactive inactivity inadequacy inadequate*
inadmissible inadvertence inadvertent* inadvisable inalienable inamorata inamoratas inane>* inanimate inanity
inapplicable inappropriate* inapt inarticulate* inasmuch inattention inattentive inaudible* inaugural inaugurate+
inauguration inauspicious inboard inborn inbound inbox inbred inbreed+ inbuilt incalculable* incandescence
incandescent incantation incapability incapable incapacitate+ incapacity incarcerate+ incarceration incarnate+
incarnation incautious incendiary incense+ incentive inception incessant* incest incestuous inch+ inchoate incidence
incident incidental* incinerate+ incineration incinerator incipient incise+ incision incisive*= incisor incite+
incitement incivility inclemency inclement inclination incline+ include+ inclusion inclusive* incognito incoherence
incoherent* incombustible income+ incommensurate incommunicado incomparable* incompatibility incompatible*
incompetence incompetent* incomplete*= incomprehensible* inconceivable* inconclusive* incongruity incongruous*
inconsequential* inconsiderable inconsiderate*= inconsistency inconsistent* inconsolable inconspicuous*= inconstancy
inconstant incontestable* incontinence incontinent incontrovertible* inconvenience+ inconvenient* incorporate+
incorporation incorporeal incorrect*= incorrigibility incorrigible* incorruptibility incorruptible increase+
increasingly incredibility incredible* incredulity incredulous* increment+ incremental incriminate+ incrimination
incriminatory incrustation incubate+ incubation incubator incubus incubuses inculcate+ inculcation inculpate+
incumbency incumbent incur+ incurable* incurious incursion indebted= indecency indecent* indecipherable indecision
indecisive*= indecorous indeed indefatigable* indefensible* indefinable* indefinite* indelible* indelicacy indelicate*
indemnification indemnified indemnify+ indemnity indent+ indentation indenture+ independence independent*
indescribable* indestructible* indeterminable indeterminacy indeterminate* index+ indicate+ indication indicative
indicator indices indict+ indictable indictment indifference indifferent* indigence indigenous indigent indigestible
indigestion indignant* indignation indignity indigo indirect*= indirection indiscernible indiscreet* indiscretion
indiscriminate* indispensable* indisposed indisposition indisputable* indissoluble indistinct*= indistinguishable
individual* individualise+ individualism individualist individualistic individuality individualize+ individualizes
indivisibility indivisible* indoctrinate+ indoctrination indolence indolent* indomitable* indoor indubitable* induce+
inducement induct+ inductance inductee induction inductive indulge+ indulgence indulgent* industrial*
industrialisation industrialise+ industrialism industrialist industrialization industrialize+ industrializes
industrious*= industry inebriate+ inebriation inedible ineducable ineffable* ineffective*= ineffectual* inefficiency
inefficient* inelastic inelegance inelegant* ineligibility ineligible ineluctable* inept*= ineptitude inequality
inequitable inequity inert*= inertia inertial inescapable* inessential inestimable* inevitability inevitable* inexact
inexcusable* inexhaustible* inexorable* inexpedient inexpensive* inexperience+ inexpert inexplicable* inexpressible
inextinguishable inextricable* infallibility infallible* infamous* infamy infancy infant infanticide infantile
infantry infantryman infantrymen infarction infatuate+ infatuation infeasible infect+ infection infectious*=
infelicitous infelicity infer+ inference inferential inferior inferiority infernal inferno infertile infertility
infest+ infestation infidel infidelity infield infielder infighting infiltrate+ infiltration infiltrator infinite*
infinitesimal* infinitive infinitude infinity infirm infirmary infirmity infix inflame+ inflammable inflammation
inflammatory inflatable inflate+ inflation inflationary inflect+ inflection inflectional inflexibility inflexible*
inflexion inflict+ infliction inflorescence inflow influence+ influential* influenza influx info infomercial inform+^
informal* informality informant information informational informative infotainment infraction infrared infrastructure
infrequency infrequent* infringe+ infringement infuriate+ infuriatingly infuse+ infusion ingenious* ingenuity
ingenuous*= ingest+ ingestion inglorious ingot ingrain+ ingrate ingratiate+ ingratiatingly ingratitude ingredient
ingress ingrown inhabit+ inhabitable inhabitant inhalant inhalation inhalator inhale+^ inhere+ inherent* inherit+
inheritance inheritor inhibit+ inhibition inhospitable inhuman* inhumane* inhumanity inimical* inimitable* iniquitous
iniquity initial+* initialisation initialise+ initialization initialize+ initializes initialled initialling initiate+
initiation initiative initiator initio inject+ injection injector injudicious injunction injure+ injurious injury
injustice ink+ inkblot inkling inkwell inky>= inlaid inland inlay+ inlet inline inmate inmost innards innate* inner
innermost innings innkeeper innocence innocent* innocuous* innovate+ innovation innovative innovator innuendo
innumerable inoculate+ inoculation inoffensive* inoperable inoperative inopportune inordinate* inorganic inpatient
input+ inquest inquietude inquire+^ inquiringly inquiry inquisition inquisitive*= inquisitor inroad insane>* insanity
insatiable* inscribe+ inscription inscrutable* inseam insect insecticide insectivore insectivorous insecure*
insecurity inseminate+ insemination insensate insensibility insensible* insensitive* insensitivity insentience
insentient inseparability inseparable* insert+ insertion inset+ inshore inside insider insidious*= insight insightful
insignia insignificance insignificant* insincere* insincerity insinuate+ insinuation insipid insist+ insistence
insistent* insofar insole insolence insolent* insolubility insoluble insolvable insolvency insolvent insomnia
insomniac insouciance insouciant inspect+ inspection inspector inspiration inspirational inspire+ instability install+
installation installment instalment instance+ instant* instantaneous* instead instep instigate+ instigation instigator
instil instill+ instinct instinctive* institute+ institution institutional institutionalise+ institutionalize+
institutionalizes instruct+ instruction instructional instructive* instructor instrument+ instrumental instrumentalist
instrumentality instrumentation insubordinate insubordination insubstantial insufferable* insufficiency insufficient*
insular insularity insulate+ insulation insulator insulin insult+ insuperable insupportable insurance insure+^
insureds insurgence insurgency insurgent insurmountable insurrection insurrectionist intact intaglio intake
intangible* integer integral integrate+ integration integrator integrity integument intel intellect intellectual*
intellectualise+ intellectualism intellectualize+ intellectualizes intelligence intelligent* intelligentsia
intelligibility intelligible* intemperance intemperate intend+ intendeds intense>* intensification intensified
intensify+^ intensity intensive* intent*= intention intentional* inter+ interact+ interaction interactive* interbred
interbreed+ intercede+ intercept+ interception interceptor intercession intercessor interchange+ interchangeable*
intercollegiate intercom interconnect+ interconnection intercontinental intercourse interdenominational
interdepartmental interdependence interdependent interdict+ interdiction interdisciplinary interest+ interestingly
interface+ interfaith interfere+ interference interferon intergalactic interim interior interject+ interjection
interlace+ interlard+ interleave+ interleukin interlink+ interlock+ interlocutory interloper interlude+ intermarriage
intermarried intermarry+ intermediary intermediate interment intermezzi intermezzo interminable* intermingle+
intermission intermittent* intern+ internal* internalise+ internalize+ internalizes international* internationalise+
internationalism internationalize+ internationalizes internecine internee internet internist internment internship
interoffice interpersonal interplanetary interplay interpolate+ interpolation interpose+ interposition interpret+^
interpretation interpretative interpretive interracial interrelate+ interrelation interrelationship interrogate+
interrogation interrogative interrogator interrogatory interrupt+ interruption interscholastic intersect+ intersection
intersperse+ interstate interstellar interstice intertwine+ interurban interval intervene+ intervention interview+^
interviewee interweave+ interwove interwoven intestate intestinal intestine intimacy intimate+* intimation intimidate+
intimidation into intolerable* intolerance intolerant intonation intone+ intoxicant intoxicate+ intoxication
intractability intractable intramural intranet intransigence intransigent intransitive* intravenous* intravenouses
intrepid* intricacy intricate* intrigue+ intriguingly intrinsic* introduce+ introduction introductory intros
introspection introspective introversion introvert+ intrude+^ intrusion intrusive intuit+ intuition intuitive*
inundate+ inundation inure+ invade+^ invalid+ invalidate+ invalidation invalidity invaluable invariable* invariant
invasion invasive invective inveigh+ inveigle+ invent+ invention inventive= inventor inventoried inventory+ inverse*
inversion invert+ invertebrate invest+ investigate+ investigation investigative investigator investiture investment
investor inveterate invidious* invigorate+ invigoration invincibility invincible* inviolability inviolable inviolate
invisibility invisible* invitation invitational invite+ invitingly invocation invoice+ invoke+ involuntary* involve+
involvement invulnerability invulnerable* inward* iodine iodise+ iodize+ iodizes ionisation ionise+ ionization
ionize+^ ionizes ionosphere iota iotas ipecac irascibility irascible irate*= iridescence iridescent iridium iris
irises irk+ irksome iron+ ironclad ironic* ironical ironware ironwork irony irradiate+ irradiation irrational*
irrationality irreconcilable irrecoverable irredeemable irrefutable irregular* irregularity irrelevance irrelevancy
irrelevant* irreligious irremediable* irreparable* irreplaceable irrepressible irreproachable irresistible*
irresolute* irresolution irrespective irresponsibility irresponsible* irretrievable* irreverence irreverent*
irreversible* irrevocable* irrigate+ irrigation irritability irritable* irritant irritate+ irritatingly irritation
irruption isinglass island islander isle islet isobar isolate+ isolation isolationism isolationist isometric
isomorphic isosceles isotope isotopic isotropic issuance issue+ isthmus isthmuses italic italicise+ italicize+
italicizes itch+ itchy>= item itemisation itemise+ itemization itemize+ itemizes iterate+ iteration iterative iterator
itinerant itinerary itself ivory jab+ jabber+^ jabot jack+ jackal jackass jackboot jackdaw jacket jackhammer
jackknife+ jackknives jackpot jackrabbit jade+ jag+ jaggeder jaggedest jaggedly jaggedness jaguar jail+^ jailbreak
jalopy jalousie jalousies jam+ jamb jamboree jangle+ janitor janitorial japan+ jape+ jar+ jargon jasmine jasper
jaundice+ jaunt+ jaunty>*= javelin jaw+ jawbone+ jawbreaker jaywalk+^ jazz+ jazzy> jealous* jealousy jeans jeep jeer+
jeeringly jeez jejune jell+ jellied jelly+ jellybean jellyfish jeopardise+ jeopardize+ jeopardizes jeopardy jeremiad
jerk+ jerkin jerkwater jerky>* jersey jest+^ jet+ jetsam jettison+ jetty jewel+^ jewelled jeweller jewellery jewelling
jewelry jib+ jibe jiffy jig+ jigger+ jiggle+ jigsaw+ jihad jihadist jilt+ jimmied jimmy+ jingle+ jingoism jingoist
jingoistic jinn jinni jinrikisha jinrikishas jinx+ jitney jitterbug+ jitters jittery> jive+ job+ jobber jobless= jock
jockey+ jockstrap jocose* jocosity jocular* jocularity jocund* jocundity jodhpurs jog+ jogger joggle+ john join+^
joint+* joist joke+^ jokingly jollied jollity jolly+>= jolt+ jonquil josh+ jostle+ jot+ jottings joule jounce+ journal
journalese journalism journalist journalistic journey+ journeyman journeymen joust+ jovial* joviality jowl joy+
joyful*= joyfuller joyfullest joyless joyous*= joyridden joyride+^ joyrode joystick jubilant* jubilation jubilee
judge+ judgement judgemental judgeship judgment judgmental judicature judicial* judiciary judicious*= judo jug+
juggernaut juggle+^ jugular juice+^ juicy>*= jujitsu jujube jukebox julep julienne jumble+ jumbo jump+^ jumpsuit
jumpy>= junco junction juncture jungle junior juniper junk+^ junket+ junkie> junkies junkyard junta juntas juridical
jurisdiction jurisdictional jurisprudence jurist juror jury just>*= justice justifiable* justification justified
justify+ jut+ jute juvenile juxtapose+ juxtaposition kaboom kaftan kale kaleidoscope kaleidoscopic kamikaze kamikazes
kangaroo kaolin kapok kaput karakul karaoke karat karate karma katydid kayak+ kazoo kebab keel+ keen+>*= keep+^
keepsake kelp ken+ kennel+ kennelled kennelling kept keratin kerb+ kerchief kernel kerosene kestrel ketch ketchup keto
ketogenic kettle kettledrum key+ keybinding keyboard+^ keyhole keynote+ keypunch+ keystone keystroke keyword khaki
khakis khan kibbutz kibbutzim kibitz+^ kibosh kick+^ kickback kickoff kickstand kicky> kid+ kidder kiddie kiddies
kiddo kidnap+ kidnapper kidnappings kidney kielbasa kielbasas kill+^ killdeer killings killjoy kiln+ kilo kilobyte
kilocycle kilogram kilohertz kilometer kilometre kiloton kilowatt kilt kilter kimono kind>*= kinda kindergarten
kindergartener kindhearted kindle+ kindlier kindliest kindliness kindred kinematic kinetic kinfolk king* kingdom
kingfisher kinglier kingliest kingpin kingship kink+ kinky> kinship kinsman kinsmen kinswoman kinswomen kiosk kipper+
kismet kiss+^ kit+ kitchen kitchenette kitchenware kite kith kitsch kitschy kitten kittenish kitty kiwi kiwis
kleptomania kleptomaniac klutz klutzy> knack knacker knapsack knave knavery knavish knead+^ knee+ kneecap+ kneel+
knell+ knelt knew knickers knickknack knife+ knight+* knighthood knit+ knitter knitwear knives knob knobby> knock+^
knockout knockwurst knoll knot+ knothole knotty> know+ knowable knowingly knowings knowledge knowledgeable* known
knuckle+ knucklehead koala koalas kohlrabi kohlrabies kook kookaburra kookaburras kooky>= kopeck kosher+ kowtow+ krone
kroner kronor krypton kudos kudzu kudzus kumquat label+ labelled labelling labia labial labium labor+^ laboratory
laborious* labour+^ laburnum labyrinth labyrinthine lace+ lacerate+ laceration lachrymal lachrymose lack+
lackadaisical* lackey lackluster lacklustre laconic* lacquer+ lacrosse lactate+ lactation lactic lactose lacuna
lacunae lacy> lad+ ladder+ laddie laddies lade laden ladings ladle+ lady ladybird ladybug ladyfinger ladylike ladyship
lag+^ laggard lagniappe lagoon laid lain lair laity lake lam+> lama lamas lamasery lamb+ lambaste+ lambda lambent
lambkin lambskin lame*= lamebrain lament+ lamentable* lamentation laminate+ lamination lamp lampblack lampoon+
lamppost lamprey lampshade lance+^ lancet land+^ landfall landfill landholder landings landlady landline landlocked
landlord landlubber landmark landmass landowner landscape+^ landslid+ landslide landward lane language languid*
languish+ languor languorous* lank> lanky>= lanolin lantern lanyard lap+ lapel lapidary lapse+ laptop lapwing larboard
larcenous larceny larch lard+^ large>*= largess largo lariat lark+ larkspur larva larvae larval larynges laryngitis
larynx lasagna lasagnas lasagne lascivious*= laser lash+ lass lassie lassies lassitude lasso+ last+* lastingly latch+
late>*= latecomer latency latent lateral+* latex lath+ lathe lather+ latitude latitudinal latrine lats latte latter*
lattice+ latticework laud+ laudable* laudanum laudatory laugh+ laughable* laughingly laughingstock laughter launch+^
launder+^ laundress laundry laundryman laundrymen laureate laurel lava lavatory lavender lavish+>*= lawbreaker
lawful*= lawgiver lawless*= lawmaker lawn lawrencium lawsuit lawyer laxative laxer laxest laxity laxly laxness lay+
layaway layer+ layette layman laymen layoff layout layover laypeople layperson laywoman laywomen laze+ lazes lazied
lazy+>*= lazybones leach+ lead+^ leaden leadership leaf+ leafless leaflet+ leafy> league+ leak+ leakage leaky> lean+>=
leanings leap+ leapfrog+ leapt learn+^ learnt leas+ lease leasehold leaseholder leash+ least leastwise leather
leatherneck leathery leave+ leaven+ leavings lecher lecherous* lechery lecithin lectern lecture+^ ledge ledger leech+
leek leer+ leery> leeward leeway left> leftism leftist leftmost leftover leftwards lefty leg+ legacy legal* legalese
legalisation legalise+ legalism legalistic legality legalization legalize+ legalizes legate legatee legation legato
legend legendary legerdemain leggings leggy> legibility legible* legion legionnaire legislate+ legislation legislative
legislator legislature legit legitimacy legitimate+* legitimise+ legitimize+ legitimizes legless legman legmen legroom
legume leguminous legwork leis leisure* leitmotif lemma lemmas lemme lemming lemon lemonade lemony lemur lend+^ length
lengthen+ lengthwise lengthy>* leniency lenient* lens lenses lent lentil leonine leopard leotard leper leprechaun
leprosy leprous lesbian lesbianism lesion less lessee lessen+ lesser lesson lessor lest let+ letdown lethal*
lethargic* lethargy letter+ letterbox letterhead lettuce letup leukaemia leukemia leukocyte levee level+=^
levelheaded= levelled leveller levelling lever+ leverage+ leviathan levied levitate+ levitation levity levy+ lewd>*=
lexical lexicographer lexicography lexicon liability liable liaise+ liaison liar libation libel+^ libelled libeller
libelling libellous libelous liberal* liberalisation liberalise+ liberalism liberality liberalization liberalize+
liberalizes liberate+ liberation liberator libertarian libertine liberty libidinous libido librarian library
librettist libretto lice licence license+ licensee licentiate licentious*= lichen licit lick+ lickings licorice lid+
lied lief> liege lien lieu lieutenancy lieutenant life lifeblood lifeboat lifeforms lifeguard lifeless lifelike
lifeline lifelong lifer lifesaver lifesaving lifespan lifestyle lifetime lifework lift+ liftoff ligament ligature+
light+>*= lighten+ lightheaded lighthearted*= lighthouse lightning+ lightweight lignite likable= like+>*= likeable=
likelier likeliest likelihood liken+ likewise lilac lilt+ lily limb limber+ limbless limbo lime+ limeade limelight
limerick limestone limit+ limitation limitings limitless limn+ limo limousine limp+>*= limpet limpid* limpidity limy>
linage linchpin linden line+^ lineage lineal* lineament linear* linebacker linefeed lineman linemen linen linesman
linesmen lineup linger+^ lingerie lingeringly lingerings lingo lingual linguist linguistic liniment linings link+^
linkage linkup linnet linoleum linseed lint lintel lion lioness lionhearted lionise+ lionize+ lionizes lipid
liposuction lipread+ lipstick+ liquefaction liquefied liquefy+ liqueur liquid liquidate+ liquidation liquidator
liquidise+ liquidity liquidize+ liquidizes liquor+ liquorice lira lire lisle lisp+ lissom lissome list+ listen+^
listings listless*= litany litchi litchis lite liter literacy literal* literary literate literati literature lithe>
lithium lithograph+^ lithographic lithography lithosphere litigant litigate+ litigation litigious= litmus litre
litter+ litterbug little>= littoral liturgical liturgy livability livable live+>* liveable livelier liveliest
livelihood liveliness livelong liven+ liveried liverwurst livery livestock livid* livings lizard llama llamas llano
load+^ loadable loaf+^ loam loamy> loan+^ loanword loath+ loathe loathings loathsome= loaves lob+ lobbied lobby+
lobbyist lobe lobotomy lobster local* locale localisation localise+ locality localization localize+ localizes locate+
location locavore loci lock+^ lockable locket lockjaw lockout locksmith lockstep lockup loco locomotion locomotive
locoweed locus locust locution lode lodestar lodestone lodge+^ lodgings loft+ lofty>*= log+ loganberry logarithm
logarithmic logbook loge logger loggerhead logic* logical logician login logistic* logistical logjam logo logoff logon
logotype logout logrolling loin loincloth loiter+^ lolcat loll+ lollipop lollygag+ lone* lonelier loneliest loneliness
loner lonesome long+> longboat longevity longhair longhand longhorn longingly longings longish longitude longitudinal*
longshoreman longshoremen longtime loofah look+ lookalike lookout lookup loom+ loon loonie loony> loop+ loophole
loopy> loose+>*= loosen+ loot+^ lop+ lope lopsided*= loquacious loquacity lord+* lordlier lordliest lordship lore
lorgnette lorn lorry lose+^ loss lost lotion lottery lotto lotus lotuses loud>*= loudmouth+ loudspeaker lounge+ louse
lousy>= lout loutish louver+ louvre+ lovable love+*^ lovebird loveless lovelier loveliest loveliness lovelorn
lovemaking lovesick lovingly low+*= lowbrow lowdown lower+ lowercase lowest lowish lowland lowlier lowliest lowliness
loyal>* loyalist loyalty lozenge luau luaus lubber lube+ lubricant lubricate+ lubrication lubricator lucid*= lucidity
luck+ luckless lucky>*= lucrative* lucre ludicrous*= lug+ luggage lugubrious*= lukewarm lull+ lullaby lumbago lumbar
lumber+ lumberjack lumberman lumbermen lumberyard luminary luminescence luminescent luminosity luminous* lummox lump+
lumpish lumpy>= lunacy lunar lunatic lunch+ lunchbox luncheon luncheonette lunchroom lunchtime lung+ lunge lupin
lupine lupus lurch+ lure+ lurid*= lurk+ luscious*= lush>= lust+^ lustful* lustre lustrous lusty>*= lute luxuriance
luxuriant* luxuriate+ luxurious*= luxury lyceum lying lymph lymphatic lymphoma lymphomas lynch+ lynchings lynx lyre
lyric* lyrical lyricist macabre macadam macaroni macaronis macaroon macaw mace+ macerate+ maceration machete
machination machine+ machinery machinist machismo macho mackerel mackinaw mackintosh macro macrobiotic macrocosm
macron macroscopic madam madame madcap madden+ maddeningly madder maddest made mademoiselle madhouse madly madman
madmen madness madras madrasa madrasah madrasas madrases madrassa madrassas madrigal madwoman madwomen maelstrom
maestro magazine magenta maggot magic* magical magician magisterial* magistrate magma magnanimity magnanimous* magnate
magnesia magnesium magnet magnetic* magnetisation magnetise+ magnetism magnetization magnetize+ magnetizes magneto
magnetosphere magnification magnificence magnificent* magnified magnify+^ magnitude magnolia magnolias magnum magpie
magpies maharajah maharani maharanis maharishi maharishis mahatma mahatmas mahogany maid maiden* maidenhair maidenhead
maidenhood maidservant mail+^ mailbox mailings mailman mailmen maim+ main* mainframe mainland mainline+ mainmast
mainsail mainspring mainstay mainstream+ maintain+^ maintainability maintainable maintenance maize maizes majestic*
majesty major+* majorette majority make+^ makeshift makeup makings maladjusted maladjustment maladroit malady malaise
malapropism malaria malarial malarkey malcontent male= malediction malefactor malevolence malevolent* malfeasance
malformation malformed malfunction+ malice malicious* malign+ malignancy malignant* malignity malinger+^ mall mallard
malleability malleable mallet mallow malnourished malnutrition malodorous malpractice malt+ malteds maltreat+
maltreatment malware mama mamas mambo+ mamma mammal mammalian mammary mammogram mammography mammon mammoth man+*
manacle+ manage+^ manageability manageable management managerial manatee mandarin mandate+ mandatory mandible mandolin
mandrake mandrill mane maneuver+ maneuverability maneuverable manful* manga manganese mange manger mangle+ mango
mangrove mangy> manhandle+ manhole manhood manhunt mania maniac maniacal manias manic manicure+ manicurist manifest+*
manifestation manifesto manifold+ manikin manipulate+ manipulation manipulative manipulator mankind manlier manliest
manliness manna mannequin manner+* mannerism mannish*= manoeuvrability manoeuvrable manoeuvre+ manor manorial manpower
mansard manse manservant mansion manslaughter mantel mantelpiece mantes mantilla mantillas mantis mantises mantissa
mantle+ mantoes mantra mantras manual* manufacture+^ manumit+ manure+ manuscript many map+ maple mapper mappings mar+
marabou marabous maraca maracas marathon marathoner maraud+^ marble+ march+^ marchioness mare margarine margarita
margaritas margin marginal* marginalia maria mariachi mariachis marigold marijuana marimba marimbas marina marinade+
marinas marinate+ marine mariner marionette marital maritime marjoram mark+^ markdown markedly market+^ marketability
marketable marketplace markings marksman marksmanship marksmen markup marlin marmalade marmoset marmot maroon+ marquee
marquess marquetry marquis marquise marriage marriageable married marrow marry+ marsh marshal+ marshalled marshalling
marshmallow marshy> marsupial mart marten martial martin martinet martini martinis martyr+ martyrdom marvel+ marvelled
marvelling marvellous* marvelous* marzipan mascara+ mascaras mascot masculine masculinity mash+^ mashup mask+
masochism masochist masochistic mason masonic masonry masque masquerade+^ mass+ massacre+ massage+ masseur masseuse
massive*= mast mastectomy master+* masterful* mastermind+ masterpiece masterstroke masterwork mastery masthead
masticate+ mastication mastiff mastodon mastoid masturbate+ masturbation mat+ matador match+ matchbook matchbox
matchless matchmaker matchmaking matchstick mate material* materialisation materialise+ materialism materialist
materialistic* materialization materialize+ materializes maternal* maternity math mathematical* mathematician
mathematics matins matriarch matriarchal matriarchy matrices matricide matriculate+ matriculation matrimonial
matrimony matrix matron* matt matte matter+ mattock mattress maturation mature+>* maturity matzo matzoh matzot matzoth
maudlin maul+ maunder+ mausoleum mauve maven maverick mawkish* maxed maxes maxilla maxillae maxillary maxim maxima
maximal* maximisation maximise+ maximization maximize+ maximizes maximum maxing maybe mayday mayflower mayfly mayhem
mayo mayonnaise mayor mayoral mayoralty maypole maze mazes mazurka mazurkas mead meadow meadowlark meager*= meagre*=
meal mealtime mealy> mean+>*= meander+ meaningful* meaningless meanings meant meantime meanwhile measles measly>
measurable* measure+ measureless measurement meat meatball meatloaf meatloaves meaty> mecca meccas mechanic*
mechanical mechanisation mechanise+ mechanism mechanistic mechanization mechanize+ mechanizes medal medalist medallion
medallist meddle+^ meddlesome media medial median medias mediate+ mediation mediator medic* medical medicate+
medication medicinal* medicine medieval mediocre mediocrity meditate+ meditation meditative* medium medley medulla
medullas meek>*= meet+ meetinghouse meetings megabyte megachurch megacycle megahertz megalith megalomania megalomaniac
megalopolis megalopolises megaphone+ megapixel megaton melancholia melancholic melancholy melange melanin melanoma
melanomas meld+ mellifluous* mellow+>= melodic* melodious*= melodrama melodramas melodramatic* melody melon melt+
meltdown member membership membrane membranous meme memento memo memoir memorabilia memorable* memorandum memorial
memorialise+ memorialize+ memorializes memorisation memorise+ memorization memorize+ memorizes memory menace+
menacingly menage menagerie menageries mend+^ mendacious mendacity mendicant menfolk menhaden menial* meningitis
menopausal menopause menorah menservants menses menstrual menstruate+ menstruation menswear mental* mentality menthol
mentholated mention+ mentor+ menu menus meow+ mercantile mercenary mercerise+ mercerize+ mercerizes merchandise+
merchant merchantman merchantmen merciful* merciless* mercurial mercuric mercury mercy mere* merest meretricious
merganser merge+^ meridian meringue merino merit+ meritocracy meritorious* mermaid merman mermen merriment merry>*=
merrymaker merrymaking mesa mesas mescal mescaline mesdames mesdemoiselles mesh+ mesmerise+ mesmerism mesmerize+
mesmerizes mesquite mess+ message messenger messiah messieurs messy>*= mestizo met+ metabolic metabolise+ metabolism
metabolize+ metabolizes metacarpal metacarpi metacarpus metal metallic metallurgical metallurgist metallurgy
metamorphic metamorphism metamorphose+ metamorphosis metaphor metaphorical* metaphysical metaphysics metastases
metastasis+ metastasise metastasize+ metastasizes metatarsal mete meteor meteoric meteorite meteoroid meteorological
meteorologist meteorology meter+ methadone methane methanol methinks method methodical* methodological methodology
methought meticulous*= metre metric* metrical metrication metro metronome metropolis metropolises metropolitan mettle
mettlesome mew+ mewl+ mezzanine miaow+ miasma miasmas mica mice microaggression microbe microbiologist microbiology
microchip microcode microcomputer microcosm microeconomics microfiche microfilm+ microloan micrometer micrometre
micron microorganism microphone microplastics microprocessor microscope microscopic* microscopy microsecond
microsurgery microwave+ midair midday middle+ middlebrow middleman middlemen middleweight middy midge midget midland
midmost midnight midpoint midriff midshipman midshipmen midst midstream midsummer midterm midtown midway midweek
midwife+ midwifery midwinter midwives midyear mien miff+ might mighty>*= migraine migrant migrate+ migration migratory
mike+ milch mild>*= mildew+ mile mileage milepost miler milestone milf milieu milieus militancy militant*
militarisation militarise+ militarism militarist militaristic militarization militarize+ militarizes military*
militate+ militia militiaman militiamen militias milk+^ milkmaid milkman milkmen milkshake milksop milkweed milky>=
mill+^ millage millennia millennial millennium millet milligram milliliter millilitre millimeter millimetre milliner
millinery million millionaire millionth millipede millisecond millrace millstone milquetoast mime+ mimeograph+ mimetic
mimic mimicked mimicking mimicry mimosa mimosas minaret minatory mince+ mincemeat mind+ mindbogglingly mindedness
mindful*= mindless*= mine+^ minefield mineral mineralogist mineralogy minestrone minesweeper mingle+ mini miniature
miniaturisation miniaturise+ miniaturist miniaturization miniaturize+ miniaturizes minibike minibus minibuses minicam
minicomputer minim minima minimal* minimalism minimalist minimisation minimise+ minimization minimize+ minimizes
minimum minion minis miniseries miniskirt minister+ ministerial ministrant ministration ministry minivan mink minnow
minor+ minority minster minstrel mint+ minty> minuend minuet minus minuscule minuses minute+>*= minuteman minutemen
minutia minutiae minx miracle miraculous* mirage mire+ mirror+ mirth mirthful* mirthless misadventure misalignment
misalliance misanthrope misanthropic misanthropist misanthropy misapplication misapplied misapply+ misapprehend+
misapprehension misappropriate+ misappropriation misbegotten misbehave+ misbehavior misbehaviour miscalculate+
miscalculation miscall+ miscarriage miscarried miscarry+ miscast+ miscegenation miscellaneous miscellany mischance
mischief mischievous*= miscommunication misconceive+ misconception misconduct+ misconstruction misconstrue+ miscount+
miscreant miscue+ misdeal+ misdealt misdeed misdemeanor misdemeanour misdiagnose+ misdiagnosis misdid misdirect+
misdirection misdo+ misdoings misdone miser* miserable* miserliness misery misfeasance misfire+ misfit+ misfortune
misgiving misgovern+ misguide+ misguidedly mishandle+ mishap mishmash misidentified misidentify+ misinform+
misinformation misinterpret+ misinterpretation misjudge+ misjudgement misjudgment mislaid mislay+ mislead+ misled
mismanage+ mismanagement mismatch+ misnomer misogynist misogynistic misogyny misplace+ misplay+ misprint+
mispronounce+ mispronunciation misquotation misquote+ misread+ misreadings misrepresent+ misrepresentation misrule+
miss+ missal misshapen missile missilery mission missionary missive misspell+ misspellings misspend+ misspent
misstate+ misstatement misstep mist+^ mistake+ mistaken* mistime+ mistletoe mistook mistranslated mistreat+
mistreatment mistress mistrial mistrust+ mistrustful misty>*= mistype+ misunderstand+ misunderstandings misunderstood
misuse+ mite miter+ mitigate+ mitigation mitosis mitre+ mitt mitten mix+^ mixture mizzen mizzenmast mkay mnemonic
moan+ moat mob+ mobile mobilisation mobilise+ mobility mobilization mobilize+ mobilizes mobster moccasin mocha mochas
mock+^ mockery mockingbird mockingly modal mode model+ modelings modelled modelling modem moderate+* moderation
moderator modern modernisation modernise+ modernism modernist modernistic modernity modernization modernize+
modernizes modest* modesty modicum modifiable modification modified modify+^ modish*= modular modulate+ modulation
modulator module modulus mogul mohair moiety moire moist>*= moisten+ moisture moisturise+^ moisturize+^ moisturizes
molar molasses mold+ molder+ moldings moldy>= mole molecular molecule molehill moleskin molest+^ molestation moll
mollification mollified mollify+ mollusc mollusk mollycoddle+ molt+ molten molybdenum moment momentary* momentous=
momentum mommy monarch monarchic monarchical monarchism monarchist monarchy monastery monastic monasticism monaural
monetarism monetary* monetise+ monetize+ monetizes money+ moneybag moneymaker moneymaking monger+ mongolism mongoose
mongrel monies moniker monitor+ monk monkey+ monkeyshine mono monochromatic monochrome monocle monocotyledon
monogamous monogamy monogram+ monograph monolingual monolith monolithic monologue monomania monomaniac mononucleosis
monophonic monopolisation monopolise+ monopolist monopolistic monopolization monopolize+ monopolizes monopoly monorail
monosyllabic monosyllable monotheism monotheist monotheistic monotone monotonic* monotonous* monotony monoxide
monsieur monsignor monsoon monster monstrance monstrosity monstrous* montage month* monument monumental* moo+ mooch+^
mood moody>*= moon+ moonbeam moonlight+^ moonlit moonscape moonshine moonshot moonstone moonstruck moor+ moorings
moorland moose moot+ mop+ mope mopeds moppet moraine moral* morale moralise+ moralist moralistic morality moralize+
moralizes morass moratorium moray morbid* morbidity mordant more moreover morgue moribund morn+ mornings morocco moron
moronic morose*= morpheme morphine morphological morphology morrow morsel mortal* mortality mortar+ mortarboard
mortgage+ mortgagee mortgagor mortician mortification mortified mortify+ mortise+ mortuary mosaic mosey+ mosque
mosquito moss mossy> most* mote motel moth mothball+ mother+* motherboard motherfucker motherfucking motherhood
motherland motherless motherliness motif motile motility motion+ motionless motivate+ motivation motivational
motivator motive motley motlier motliest motocross motor+ motorbike+ motorboat motorcade motorcar motorcycle+
motorcyclist motorise+ motorist motorize+ motorizes motorman motormen motormouth motorway mottle+ motto mould+
moulder+ mouldings mouldy> moult+ mound+ mount+ mountain mountaineer+ mountainous mountainside mountaintop mountebank
mountings mourn+^ mournful*= mouse+^ mousetrap+ mousse+ mousses moustache moustaches mousy>= mouth+ mouthful
mouthpiece mouthwash mouthwatering movable move+^ movement movie movies movingly mow+^ mozzarella much mucilage muck+
muckrake+^ mucky> mucous mucus muddied muddle+ muddy+>= mudguard mudslide mudslinger mudslinging muesli muezzin muff+
muffin muffle+^ mufti muftis mug+ mugger muggings muggle muggy>= mukluk mulatto mulberry mulch+ mule muleteer mulish*=
mull+ mullah mullet mulligatawny mullion multi multicolored multicoloured multicultural multiculturalism
multidimensional multifaceted multifarious= multilateral multilingual multimedia multimillionaire multinational
multiplayer multiple multiplex+^ multiplicand multiplication multiplicative multiplicity multiplied multiply+^
multiprocessing multipurpose multiracial multitasking multitude multitudinous multivariate multiverse multivitamin
mumble+^ mummer mummery mummification mummified mummify+ mummy mumps munch+ munchies mundane* municipal* municipality
munificence munificent munition mural muralist murder+^ murderess murderous* murk murky>*= murmur+ muscat muscatel
muscle+ muscular muscularity musculature muse+ museum mush+ mushroom+ mushy>= music* musical musicale musician
musicianship musicologist musicology musings musk muskellunge musket musketeer musketry muskmelon muskrat musky>=
muslin muss+ mussel mussy> must mustache mustaches mustang mustard muster+ musty>= mutability mutable mutant mutate+
mutation mute+>*= mutilate+ mutilation mutineer mutinied mutinous* mutiny+ mutt mutter+ mutton mutual* mutuality
muumuu muumuus muzzle+ myna mynah mynahes mynas myopia myopic myriad myrrh myrtle myself mysterious*= mystery mystic*
mystical mysticism mystification mystified mystify+ mystique myth mythic mythical mythological mythologist mythology
nab+ nabob nacho nacre nadir nag+ naiad nail+ nailbrush naive>* naivety naked*= name+* nameless namesake nanny
nanosecond nanotechnology nap+ napalm+ nape naphtha naphthalene napkin nappy> narc narcissism narcissist narcissistic
narcissus narcosis narcotic nark narrate+ narration narrative narrator narrow+>*= narwhal nary nasal* nasalise+
nasalize+ nasalizes nascent nasturtium nasty>*= natal nation national* nationalisation nationalise+ nationalism
nationalist nationalistic nationality nationalization nationalize+ nationalizes nationwide native nativity natty>*
natural*= naturalisation naturalise+ naturalism naturalist naturalistic naturalization naturalize+ naturalizes nature
naught naughty>*= nausea nauseam nauseate+ nauseatingly nauseous nautical* nautilus nautiluses naval nave navel
navigability navigable navigate+ navigation navigational navigator navy naysayer near+>*= nearby nearsighted= neat>*=
neath nebula nebulae nebular nebulous necessary* necessitate+ necessity neck+ neckerchief necklace neckline necktie
neckties necromancer necromancy necrophilia necrosis nectar nectarine need+ needful needle+ needlepoint needless*
needlework needy>= nefarious*= negate+ negation negative+* negativity neglect+ neglectful* negligee negligence
negligent* negligible* negotiable negotiate+ negotiation negotiator neigh+ neighbor+* neighborhood neighborliness
neighbour+* neighbourhood neighbourliness neither nematode nemeses nemesis neoclassic neoclassical neoclassicism
neocolonialism neocon neoconservative neodymium neologism neon neonatal neonate neophyte neoprene nephew nephritis
nepotism neptunium nerd nerdy> nerve+ nerveless* nervous*= nervy> nest+ nestle+ nestlings net+ netbook nether
nethermost nettle+ nettlesome network+ neural neuralgia neuralgic neuritis neurological neurologist neurology neuron
neuroses neurosis neurosurgery neurotic* neurotransmitter neuter+ neutral* neutralisation neutralise+^ neutrality
neutralization neutralize+^ neutralizes neutrino neutron never nevermore nevertheless newbie newbies newborn newcomer
newel newer newest newfangled newly newlywed newness newsagents newsboy newscast newscaster newsflash newsletter
newsman newsmen newspaper newspaperman newspapermen newspaperwoman newspaperwomen newsprint newsreel newsstand
newsworthy newsy> newt newton next nexus nexuses niacin nibble+^ nice>*= nicety niche niches nick+ nickel nickelodeon
nickname+ nicotine niece nifty> nigga niggard* niggardliness niggas niggaz nigger niggle+ nigh> night* nightcap
nightclothes nightclub+ nightfall nightgown nighthawk nightie nighties nightingale nightlife nightmare nightmarish
nightshade nightshirt nightstick nighttime nihilism nihilist nihilistic nimbi nimble>*= nimbus nincompoop nine ninepin
nineteen nineteenth ninetieth ninety ninja ninjas ninny ninth nip+ nipper nipple nippy> nirvana niter nitpick+^
nitrate+ nitre nitrogen nitrogenous nitroglycerin nitroglycerine nitwit nix+ nobility noble>*= nobleman noblemen
noblewoman noblewomen nobody nocturnal* nocturne nod+ nodal noddy node nodular nodule noel noggin noise+ noiseless*=
noisemaker noisome noisy>*= nomad nomadic nomenclature nominal* nominate+ nomination nominative nominee nonabrasive
nonabsorbent nonagenarian nonalcoholic nonaligned nonbeliever nonbreakable nonce nonchalance nonchalant* noncom
noncombatant noncommercial noncommittal* noncompetitive noncompliance nonconductor nonconformist nonconformity
noncontagious noncooperation nondairy nondeductible nondenominational nondescript nondrinker none nonempty nonentity
nonessential nonesuch nonetheless nonevent nonexempt nonexistence nonexistent nonfat nonfatal nonfiction nonflammable
nongovernmental nonhazardous nonhuman nonindustrial noninterference nonintervention nonjudgmental nonliving
nonmalignant nonmember nonnegotiable nonobjective nonpareil nonpartisan nonpayment nonphysical nonplus nonpluses
nonplussed nonplussing nonpoisonous nonpolitical nonpolluting nonprescription nonproductive nonprofessional nonprofit
nonproliferation nonrefillable nonrefundable nonrenewable nonrepresentational nonresident nonrestrictive nonreturnable
nonrigid nonscheduled nonseasonal nonsectarian nonsense nonsensical* nonsexist nonskid nonsmoker nonsmoking
nonstandard nonstick nonstop nonsupport nontaxable nontechnical nontoxic nontransferable nontrivial nonunion nonuser
nonverbal nonviolence nonviolent nonvoting nonwhite nonzero noodle+ nook noon noonday noontime noose nope norm normal*
normalcy normalisation normalise+ normality normalization normalize+ normalizes normative north northbound northeast
northeaster* northeastern northeastward northerly northern northerner northernmost northward northwest northwesterly
northwestern northwestward nose+ nosebleed nosedive+ nosegay nosh+ nostalgia nostalgic* nostril nostrum nosy>= not+
notable* notarise+ notarize+ notarizes notary notation notch+ note notebook notepad notepaper noteworthy nothing=
notice+ noticeable* noticeboard notification notified notify+ notion notional* notoriety notorious* notwithstanding
nougat nought noun nourish+ nourishment nous nova novae novas novel novelette novelist novella novellas novelty novice
novitiate nowadays noway nowhere nowise noxious nozzle nuance+ nubile nuclear nuclei nucleic nucleus nude> nudge+
nudism nudist nudity nugget nuisance nuke+ null nullification nullified nullify+ nullity numb+*= number+ numberless
numbest numbskull numeracy numeral numerate+ numeration numerator numeric* numerical numerology numerous numismatic
numismatist numskull nuncio nunnery nuptial nurse+ nursemaid nursery nurseryman nurserymen nurture+ nut+ nutcracker
nuthatch nutmeat nutmeg nutria nutrias nutrient nutriment nutrition nutritional* nutritionist nutritious nutritive
nutshell nutty>= nuzzle+ nylon nymph nymphomania nymphomaniac oafish oaken oakum oar+ oarlock oarsman oarsmen oases
oasis oaten oath oatmeal obduracy obdurate* obedience obedient* obeisance obeisant obelisk obese obesity obey+
obfuscate+ obfuscation obit obituary object+ objection objectionable* objective*= objectivity objector oblate oblation
obligate+ obligation obligatory oblige+ obligingly oblique*= obliterate+ obliteration oblivion oblivious*= oblong
obloquy obnoxious* oboe oboes oboist obscene>* obscenity obscure+>* obscurity obsequious*= obsequy observable*
observance observant* observation observational observatory observe+^ obsess+ obsession obsessive* obsidian
obsolescence obsolescent obsolete+ obstacle obstetric obstetrical obstetrician obstinacy obstinate* obstreperous
obstruct+ obstruction obstructionist obstructive*= obtain+ obtainable obtrude+ obtrusive*= obtuse>*= obverse obviate+
obvious*= ocarina ocarinas occasion+ occasional* occidental occlude+ occlusion occlusive occult occupancy occupant
occupation occupational occupied occupy+ occur+ occurrence ocean oceangoing oceanic oceanographer oceanographic
oceanography ocelot ocher ochre octagon octagonal octal octane octave octet octogenarian octopus octopuses ocular
oculist oddball odder oddest oddity oddly oddness odious* odium odometer odor odoriferous odorless odorous odour
odourless odyssey oedema oesophagi oesophagus oestrogen off+ offal offbeat offence offend+^ offense offensive*= offer+
offerings offertory offhand offhandedly office officeholder officer official* officialdom officiate+ officious*=
offings offload+ offset+ offshoot offshore+ offside offspring offstage often> oftentimes ogle+ ogre oil+ oilcloth
oilfield oilskin oily>= oink+ ointment okay+ okra okras olden older oldest oldie oldies oleaginous oleander oleo
oleomargarine olfactory oligarch oligarchic oligarchy olive ombudsman ombudsmen omega omegas omelet omelette omen
ominous* omission omit+ omnibus omnibuses omnipotence omnipotent omnipresence omnipresent omniscience omniscient
omnivore omnivorous once oncology oncoming oneness onerous oneself onetime ongoing onion onionskin online onlooker
only onomatopoeia onomatopoeic onrush+ onset onshore onslaught onto onus onuses onward onyx oodles oops ooze+ oozes
opacity opal opalescence opalescent opaque+>*= open+>*= openhanded openings openwork opera operable operand operas
operate+ operatic operation operational* operative operator operetta operettas ophthalmic ophthalmologist
ophthalmology opiate opine+ opinion opinionated opioid opium opossum opponent opportune opportunism opportunist
opportunistic opportunity oppose+ opposite opposition oppress+ oppression oppressive* oppressor opprobrious opprobrium
opt+ optic* optical optician optima optimal optimisation optimise+^ optimism optimist optimistic* optimization
optimize+^ optimizes optimum option+ optional* optometrist optometry opulence opulent opus opuses oracle oracular
oral* orange orangeade orangutan orate+ oration orator oratorical oratorio oratory orbit+ orbital orchard orchestra
orchestral orchestras orchestrate+ orchestration orchid ordain+ ordeal order+* orderings orderliness ordinal ordinance
ordinary*= ordination ordnance ordure oregano organ organdie organdy organelle organic* organisation organisational
organise+^ organism organist organization organizational organize+^ organizes orgasm orgasmic orgiastic orgy orient+
oriental orientate+ orientation orifice origami origin original* originality originate+ origination originator oriole
ormolu ornament+ ornamental ornamentation ornate*= ornery> ornithologist ornithology orotund orphan+ orphanage
orthodontia orthodontic orthodontist orthodox orthodoxy orthogonal orthogonality orthographic orthography orthopaedic
orthopaedist orthopedic orthopedist oscillate+ oscillation oscillator oscilloscope osier osmosis osmotic osprey
ossification ossified ossify+ ostensible* ostentation ostentatious* osteopath osteopathy osteoporosis ostracise+
ostracism ostracize+ ostracizes ostrich other otherwise otherworldly otiose otter ottoman ouch ought ounce ourselves
oust+^ out+^ outage outback outbalance+ outbid+ outbound outbreak outbuilding outburst outcast outclass+ outcome
outcrop+ outcroppings outcry outdated outdid outdistance+ outdo+ outdone outdoor outermost outfield outfielder outfit+
outfitter outflank+ outfox+ outgo+ outgrew outgrow+ outgrown outgrowth outhouse outings outlaid outlandish* outlast+
outlaw+ outlay+ outlet outline+ outlive+ outlook outlying outmaneuver+ outmanoeuvre+ outmoded outnumber+ outpatient
outperform+ outplacement outplay+ outpost outpouring output+ outrage+ outrageous* outran outrank+ outreach+ outrider
outrigger outright outrun+ outsell+ outset outshine+ outshone outside outsider outsize outsizes outskirt outsmart+
outsold outsource+ outspoken*= outspread+ outstanding* outstation outstay+ outstretch+ outstrip+ outtake outvote+
outward* outwear+ outweigh+ outwit+ outwore outworn oval ovarian ovary ovation oven over overabundance overabundant
overachieve+^ overact+ overactive overage overall overambitious overanxious overate overawe+ overbalance+ overbear+
overbite overblown overboard overbook+ overbore overborne overburden+ overcame overcast+ overcautious overcharge+
overcoat overcome+ overcompensate+ overcompensation overconfident overcook+ overcrowd+ overdid overdo+ overdone
overdose+ overdraft overdraw+ overdrawn overdress+ overdrew overdrive overdue overeager overeat+ overeaten
overemphasise+ overemphasize+ overemphasizes overenthusiastic overestimate+ overexpose+ overexposure overextend+
overflow+ overfull overgenerous overgrew overgrow+ overgrown overgrowth overhand overhang+ overhaul+ overhead
overhear+ overheard overheat+ overhung overindulge+ overindulgence overjoy+ overkill overlaid overlain overland
overlap+ overlay+ overlie overload+ overlong overlook+ overlord overly+ overmuch overnight overpaid overpass overpay+
overplay+ overpopulate+ overpopulation overpower+ overprice+ overprint+ overproduce+ overproduction overprotective
overqualified overran overrate+ overreach+ overreact+ overreaction overridden override+ overripe overrode overrule+
overrun+ oversampling oversaw overseas oversee+^ overseen oversell+ oversensitive oversexed overshadow+ overshare+
overshoe overshoes overshoot+ overshot oversight oversimplification oversimplified oversimplify+ oversize+ oversleep+
overslept oversold overspecialise+ overspecialize+ overspecializes overspend+ overspent overspread+ overstate+
overstatement overstay+ overstep+ overstock+ overstuffed oversupplied oversupply+ overt* overtake+ overtaken overtax+
overthink+ overthought overthrew overthrow+ overthrown overtime overtone overtook overture overturn+ overuse+ overview
overweening overweight overwhelm+ overwhelmingly overwork+ overwrite+ overwritten overwrought overzealous oviduct
oviparous ovoid ovulate+ ovulation ovule ovum owed owing owlet owlish own+^ ownership oxbow oxen oxford oxidation
oxide oxidise+^ oxidize+^ oxidizes oxyacetylene oxygen oxygenate+ oxygenation oxymora oxymoron oyster ozone pace+
pacemaker pacesetter pachyderm pacific* pacification pacified pacifism pacifist pacify+^ pack+^ package+ packet pact
pad+ paddle+ paddock+ paddy padlock+ padre paean paediatric paediatrician pagan paganism page+^ pageant pageantry
paginate+ pagination pagoda pagodas paid pail pailful pain+ painful* painfuller painfullest painkiller painless*
painstaking* paint+^ paintbrush paintings paintwork pair+ pairwise paisley pajamas pal+> palace palaeontologist
palaeontology palatable palatal palate palatial palaver+ palazzi palazzo pale= paleface paleontologist paleontology
palette palimony palimpsest palindrome palindromic palings palisade pall+ palladium pallbearer pallet palliate+
palliation palliative pallid pallor palm+ palmetto palmist palmistry palmy> palomino palpable* palpate+ palpation
palpitate+ palpitation palsied palsy+ paltry>= pampas pamper+ pamphlet pamphleteer pan+ panacea panaceas panache
pancake+ panchromatic pancreas pancreases pancreatic panda pandas pandemic pandemonium pander+^ pane panegyric panel+
panelings panelist panelled panelling panellist pang panhandle+^ panic panicked panicking panicky pannier panoply
panorama panoramas panoramic pansy pant+ pantaloons pantheism pantheist pantheistic pantheon panther pantie panties
pantomime+ pantry pantsuit pantyhose papa papacy papal papas papaya papayas paper+ paperback paperboy papergirl
paperhanger paperweight paperwork papery papilla papillae papoose paprika papyri papyrus par+ parable parabola
parabolas parabolic parachute+ parachutist parade+ paradigm paradigmatic paradise paradox paradoxical* paraffin
paragliding paragon paragraph+ parakeet paralegal parallax parallel+ parallelism parallelogram paralyse+ paralysis
paralytic paralyze+ paralyzes paramecia paramecium paramedic paramedical parameter paramilitary paramount paramour
paranoia paranoid paranormal parapet paraphernalia paraphrase+ paraplegia paraplegic paraprofessional parapsychology
parasailing parasite parasitic parasol paratrooper paratroops parboil+ parcel+ parcelled parcelling parch+ parchment
pardon+ pardonable pare parent+ parentage parental parentheses parenthesis+ parenthesise parenthesize+ parenthesizes
parenthetic* parenthetical parenthood parfait pariah parings parish parishioner parity park+ parka parkas parkour
parkway parlance parlay+ parley+ parliament parliamentarian parliamentary parlor parlour parochial parochialism
parodied parody+ parole+ parolee paroxysm parquet+ parquetry parricide parried parrot+ parry+ parse+^ parsec
parsimonious parsimony parsley parsnip parson parsonage part+* partake+^ partaken parterre parthenogenesis partial*
partiality participant participate+ participation participator participatory participial participle particle
particular* particularisation particularise+ particularity particularization particularize+ particularizes particulate
partied partings partisan partisanship partition+ partner+ partnership partook partridge parturition partway party+
parvenu parvenus paschal pasha pashas pass+^ passable* passage passageway passbook passel passenger passerby passersby
passion passionate* passionless passive* passivity passkey passport password past+ pasta pastas paste pasteboard
pastel pastern pasteurisation pasteurise+ pasteurization pasteurize+ pasteurizes pastiche pastiches pastime pastor
pastoral pastorate pastrami pastry pasturage pasture+ pasty> pat+ patch+ patchwork patchy>= pate patella patellae
patellas patent+* paternal* paternalism paternalistic paternity path pathetic* pathogen pathogenic pathological*
pathologist pathology pathos pathway patience patient>* patina patinae patinas patine patio patois patriarch
patriarchal patriarchy patrician patricide patrimonial patrimony patriot patriotic* patriotism patrol patrolled
patrolling patrolman patrolmen patrolwoman patrolwomen patron patronage patronise+ patronisingly patronize+ patronizes
patronizingly patronymic patsy patter+ pattern+ patty paucity paunch paunchy> pauper pauperise+ pauperism pauperize+
pauperizes pause+ pave+ pavement pavilion pavings paw+ pawl pawn+ pawnbroker pawnshop pawpaw pay+^ payable paycheck
payday payee payload paymaster payment payoff payroll paywall peace peaceable* peaceful*= peacekeeping peacemaker
peacetime peach peacock peafowl peahen peak+ peal+ peanut pear* pearl+ pearlier pearliest peas peasant peasantry peat
pebble+* pecan peccadillo peccary peck+ pecs pectin pectoral peculiar* peculiarity pecuniary pedagogic pedagogical
pedagogue pedagogy pedal+ pedalled pedalling pedant pedantic* pedantry peddle+^ pederast pederasty pedestal pedestrian
pedestrianise+ pedestrianize+ pedestrianizes pediatric pediatrician pedicure+ pedigree+ pediment pedlar pedometer pee+
peed peek+ peekaboo peel+ peelings peep+^ peephole peer+ peerage peerless peeve+ peevish*= peewee peg+ pejorative
pekoe pelagic pelican pellagra pellet+ pellucid pelt+ pelvic pelvis pelvises pen+ penal penalise+ penalize+ penalizes
penalty penance pence penchant pencil+ pencilled pencilling pendant pended pendent pending pends pendulous pendulum
penetrable penetrate+ penetration penetrative penguin penicillin penile peninsula peninsular peninsulas penis penises
penitence penitent* penitential penitentiary penknife penknives penlight penmanship pennant penniless pennon penny
pennyweight penologist penology pension+^ pensive*= pent pentagon pentagonal pentameter pentathlon penthouse
penultimate penurious penury peon peonage peony people+ pep+ pepper+ peppercorn peppermint pepperoni pepperonis
peppery peppy> pepsin peptic perambulate+ perambulator percale perceivable perceive+ percent percentage percentile
perceptible* perception perceptive*= perceptual perch+ perchance percolate+ percolation percolator percussion
percussionist perdition peregrination peremptory* perennial* perfect+>* perfectible perfection perfectionism
perfectionist perfidious perfidy perforate+ perforation perforce perform+^ performance perfume+ perfumery perfunctory*
perhaps pericardia pericardium perigee perihelia perihelion peril+ perilled perilling perilous* perimeter period
periodic* periodical periodicity periodontal peripatetic peripheral periphery periphrases periphrasis periscope
perish+ perishable peritoneum peritonitis periwig periwinkle perjure+^ perjury perk+ perky>= perm+ permafrost
permanence permanent* permeability permeable permeate+ permissible* permission permissive*= permit+ permutation
permute+ pernicious* peroration peroxide+ perpendicular perpetrate+ perpetration perpetrator perpetual* perpetuate+
perpetuation perpetuity perplex+ perplexity perquisite persecute+ persecution persecutor perseverance persevere+
persiflage persimmon persist+ persistence persistent* persnickety person persona personable personae personage
personal* personalise+ personality personalize+ personalizes personification personified personify+ personnel
perspective perspicacious perspicacity perspicuity perspicuous perspiration perspire+ persuade+ persuasion
persuasive*= pert>*= pertain+ pertinacious pertinacity pertinence pertinent perturb+ perturbation perusal peruse+
pervade+ pervasive perverse*= perversion perversity pervert+ peseta pesetas pesky> peso pessimism pessimist
pessimistic* pest pester+ pesticide pestilence pestilent pestle+ pet+ petal petard peter+ petiole petite petition+^
petrel petrifaction petrified petrify+ petrochemical petrol petrolatum petroleum petticoat pettifog+ pettifogger
petty>*= petulance petulant* petunia petunias pewee pewter peyote phalanges phalanx phalli phallic phallus phantasm
phantasmagoria phantasmagorias phantom pharaoh pharmaceutical pharmacist pharmacologist pharmacology pharmacopoeia
pharmacopoeias pharmacy pharyngeal pharynges pharynx phase+ pheasant phenobarbital phenomena phenomenal* phenomenon
phenotype pheromone phial philander+^ philanthropic* philanthropist philanthropy philatelic philatelist philately
philharmonic philippic philistine philodendron philological philologist philology philosopher philosophic*
philosophical philosophise+ philosophize+ philosophizes philosophy philter philtre phish+^ phlebitis phlegm
phlegmatic* phloem phlox phobia phobias phobic phoebe phoenix phone+ phoneme phonemic phonetic* phonetician phoney+
phonic* phonied phonograph phonological phonologist phonology phony+>= phooey phosphate phosphor phosphorescence
phosphorescent phosphoric phosphorus photo+ photocopied photocopy+^ photoelectric photogenic photograph+^
photographic* photography photojournalism photojournalist photon photosensitive photosynthesis phototypesetter
phototypesetting phrasal phrase+ phraseology phrasings phrenology phyla phylum physic* physical physician physicist
physicked physicking physiognomy physiological physiologist physiology physiotherapist physiotherapy physique
pianissimo pianist piano pianoforte piazza piazzas pica picante picaresque picayune piccalilli piccolo pick+^ pickax+
pickerel picket+ pickings pickle+ pickpocket pickup picky> picnic picnicked picnicker picnicking pictograph pictorial*
picture+ picturesque piddle+ pidgin pie+^ piebald piece+ piecemeal piecework pied pierce+ piercingly piercings piety
piffle pig+ pigeon pigeonhole+ piggish= piggy> piggyback+ pigheaded piglet pigment pigmentation pigpen pigskin pigsty
pigtail piing pike+^ pilaf pilaster pilchard pile+ pileup pilfer+^ pilgrim pilgrimage pilings pill+ pillage+ pillar
pillbox pillion pilloried pillory+ pillow+ pillowcase pilot+ pilothouse pimento pimiento pimp+* pimpernel pimple
pimplier pimpliest pin+ pinafore pinball pincer pinch+ pincushion pine pineapple pinfeather ping+ pinhead pinhole
pinion+ pink+> pinkeye pinkie pinkies pinkish pinnacle pinnate pinochle pinpoint+ pinprick pinstripe+ pint pinto pinup
pinwheel+ pioneer+ pious* pip+^ pipe pipeline pipit pippin pipsqueak piquancy piquant pique+ piracy piranha piranhas
pirate+ piratical pirouette pirouetted pirouetting piscatorial piss+ pistachio pistil pistillate pistol piston pit+
pita pitch+^ pitchblende pitchfork+ pitchman pitchmen piteous* pitfall pith pithy>* pitiable* pitied pitiful*
pitiless* piton pittance pituitary pity+ pivot+ pivotal pixel pixie pixies pizza pizzas pizzazz pizzeria pizzerias
pizzicati pizzicato placard+ placate+ placation place+^ placebo placeholder placement placenta placental placentas
placid* placidity placket plagiarise+ plagiarism plagiarist plagiarize+ plagiarizes plague+ plaice plaid plain>*=
plainclothes plainclothesman plainclothesmen plaint plaintiff plaintive* plait+ plan+ planar plane planet planetarium
planetary plangent plank+ plankton planner plannings plant+^ plantain plantation plantings plaque plasma plaster+^
plasterboard plastic plasticity plastique plate+ plateau+ plateaus plateful platelet platen platform+ platinum
platitude platitudinous platonic platoon+ platter platypus platypuses plaudit plausibility plausible* play+^ playable
playact+ playback playbill playboy playful*= playgoer playground playhouse playlist playmate playoff playpen playroom
plaything playwright plaza plazas plea plead+^ pleas+ pleasant>*= pleasantry please pleasingly pleasings pleasurable*
pleasure+ pleat+ plebeian plebiscite plectra plectrum pledge+ plenary plenipotentiary plenitude plenteous plentiful*
plenty plethora pleurisy plexus plexuses pliability pliable pliancy pliant plied pliers plight+ plinth plod+ plodder
ploddings plop+ plot+ plotter plough+ ploughman ploughmen ploughshare plover plow+ plowman plowmen plowshare ploy
pluck+ plucky>= plug+ plugin plum+ plumage plumb+^ plume plummet+ plump+>= plunder+^ plunge+^ plunk+ pluperfect plural
pluralise+ pluralism pluralistic plurality pluralize+ pluralizes plus pluses plush> plushy> plutocracy plutocrat
plutocratic plutonium ply+ plywood pneumatic* pneumonia poach+^ pock+ pocket+ pocketbook pocketful pocketknife
pocketknives pockmark+ pod+ podcast+ podiatrist podiatry podium poem poesy poet poetess poetic* poetical poetry pogrom
poignancy poignant* poinsettia poinsettias point+^ pointedly pointillism pointillist pointless*= pointy> poise+
poison+^ poisonings poisonous* poke+^ pokey poky> pol+ polar polarisation polarise+ polarity polarization polarize+
polarizes pole polecat polemic polemical polestar police+ policeman policemen policewoman policewomen policy
policyholder polio poliomyelitis polish+^ polite>*= politesse politic* political politician politicise+ politicize+
politicizes politico polity polka+ polkas poll+ pollen pollinate+ pollination polliwog pollster pollutant pollute+^
pollution polo polonaise polonium poltergeist poltroon polyamory polyester polyethylene polygamist polygamous polygamy
polyglot polygon polygonal polygraph+ polyhedron polymath polymer polymeric polymerisation polymerization polymorphic
polynomial polyp polyphonic polyphony polystyrene polysyllabic polysyllable polytechnic polytheism polytheist
polytheistic polythene polyunsaturated pomade+ pomegranate pommel+ pommelled pommelling pomp pompadour+ pompom
pomposity pompous*= poncho pond ponder+ ponderous* pone poniard pontiff pontifical pontificate+ pontoon pony ponytail
pooch+ poodle pooh+ pool+ poop+ poor>* poorhouse pop+ popcorn pope popgun popinjay poplar poplin popover poppa poppas
poppy poppycock populace popular* popularisation popularise+ popularity popularization popularize+ popularizes
populate+ population populism populist populous porcelain porch porcine porcupine pore+ pork porn porno pornographer
pornographic pornography porosity porous porphyry porpoise+ porridge porringer port+*^ portability portable portage+
portal portcullis portcullises portend+ portent portentous* porterhouse portfolio porthole portico portion+ portlier
portliest portliness portmanteau portmanteaus portrait portraitist portraiture portray+ portrayal pose+^ poseur posh>
posit+ position+ positional positive* positivism positron posse posses possess+ possession possessive*= possessor
possibility possible* possum post+^ postage postal postbox postcard postcode postdate+ postdoc postdoctoral posterior
posterity postgraduate posthaste posthumous* postlude postman postmark+ postmaster postmen postmistress postmodern
postmortem postnatal postoperative postpaid postpartum postpone+ postponement postscript postulate+ posture+ postwar
posy pot+ potable potash potassium potato potbellied potbelly potboiler potency potent potentate potential*
potentiality potful potholder pothole pothook potion potluck potpie potpies potpourri potpourris potsherd potshot
pottage potter+ pottery potty> pouch+ poultice+ poultry pounce+ pound+ pour+ pout+ poverty powder+ powdery power+
powerboat powerful* powerhouse powerless*= powwow+ practicability practicable* practical* practicality practice+
practise+ practitioner pragmatic* pragmatism pragmatist prairie prairies praise+ praiseworthy= praline pram prance+^
prank prankster prate+ pratfall prattle+ prawn+ pray+^ preach+^ preachy> preamble+ prearrange+ prearrangement
precarious* precaution precautionary precede+ precedence precedent precept preceptor precinct preciosity precious*=
precipice precipitant precipitate+* precipitation precipitous* precise>*= precision preclude+ preclusion precocious*=
precocity precognition preconceive+ preconception precondition+ precursor predate+ predator predatory predecease+
predecessor predefined predestination predestine+ predetermination predetermine+ predicament predicate+ predication
predicative predict+ predictability predictable* prediction predictive predictor predilection predispose+
predisposition predominance predominant* predominate+ preeminence preeminent* preempt+ preemption preemptive* preen+
preexist+ prefab+ prefabricate+ prefabrication preface+ prefatory prefect prefecture prefer+ preferable* preference
preferential* preferment prefigure+ prefix+ pregnancy pregnant preheat+ prehensile prehistoric prehistory prejudge+
prejudgement prejudgment prejudice+ prejudicial prelate preliminary prelude premarital premature* premeditate+
premeditation premenstrual premier+ premiere premise+ premium premonition premonitory prenatal prenup preoccupation
preoccupied preoccupy+ preordain+ prep+ prepackage+ prepaid preparation preparatory prepare+ preparedness prepay+
prepayment preponderance preponderant preponderate+ preposition prepositional prepossess+ preposterous* preppy>
prequel prerecord+ preregister+ preregistration prerequisite prerogative presage+ preschool preschooler prescience
prescient prescribe+ prescription prescriptive presence present+*^ presentable presentation presentiment preservation
preservative preserve+^ preset+ preshrank preshrink+ preshrunk preside+ presidency president presidential press+
pressings pressman pressmen pressure+ pressurisation pressurise+ pressurization pressurize+ pressurizes prestige
prestigious presto presumable* presume+ presumption presumptive presumptuous*= presuppose+ presupposition preteen
pretence pretend+^ pretense pretension pretentious*= preterit preterite preternatural pretext prettied prettified
prettify+ pretty+>*= pretzel prevail+ prevalence prevalent prevaricate+ prevarication prevaricator prevent+
preventable preventative prevention preventive preview+^ previous* prewar prey+ price+ priceless pricey pricier
priciest prick+* prickle+ pricklier prickliest pride+ pried priest* priestess priesthood priestlier priestliest prig
priggish prim+*=^ primacy primal primary* primate prime primeval primitive* primmer primmest primogeniture primordial
primp+ primrose prince* princelier princeliest princess principal* principality principle+ print+^ printable printings
printout prior prioress prioritise+ prioritize+ prioritizes priority priory prise+ prism prismatic prison prisoner
prissy>= pristine prithee privacy private>* privateer privation privatisation privatise+ privatization privatize+
privatizes privet privilege+ privy> prize+ prizefight+^ prizes proactive probabilistic probability probable* probate+
probation probationary probationer probe+ probity problem problematic* problematical proboscis proboscises procedural
procedure proceed+ proceedings process+ procession+ processional processor proclaim+ proclamation proclivity
procrastinate+ procrastination procrastinator procreate+ procreation procreative proctor+ procurator procure+^
procurement prod+ prodigal prodigality prodigious* prodigy produce+^ product production productive*= productivity prof
profanation profane+* profanity profess+ profession professional* professionalism professor professorial professorship
proffer+ proficiency proficient* profile+ profit+ profitability profitable* profiteer+ profligacy profligate proforma
profound>* profundity profuse* profusion progenitor progeny progesterone prognoses prognosis prognostic prognosticate+
prognostication prognosticator program+ programmable programme programmer progress+ progression progressive* prohibit+
prohibition prohibitionist prohibitive* prohibitory project+ projectile projection projectionist projector proletarian
proletariat proliferate+ proliferation prolific* prolix prolixity prologue prolong+ prolongation prom promenade+
prominence prominent* promiscuity promiscuous* promise+ promisingly promissory promo promontory promote+^ promotion
promotional prompt+>*= promptings promulgate+ promulgation prone= prong+ pronghorn pronoun pronounce+ pronounceable
pronouncement pronto pronunciation proof+ proofread+^ prop+ propaganda propagandise+ propagandist propagandize+
propagandizes propagate+ propagation propane propel propellant propelled propeller propelling propensity proper>*
propertied property prophecy prophesied prophesy+ prophet prophetess prophetic* prophylactic prophylaxis propinquity
propitiate+ propitiation propitiatory propitious proponent proportion+ proportional* proportionality proportionate*
proposal propose+^ proposition+ propositional propound+ proprietary proprietor proprietorship proprietress propriety
propulsion propulsive prorate+ prosaic* proscenium proscribe+ proscription prose prosecute+ prosecution prosecutor
proselyte+ proselytise+ proselytize+ proselytizes prosody prospect+ prospective prospector prospectus prospectuses
prosper+ prosperity prosperous* prostate prostheses prosthesis prosthetic prostitute+ prostitution prostrate+
prostration prosy> protagonist protean protect+ protection protective*= protector protectorate protein protest+^
protestant protestation protocol proton protoplasm protoplasmic prototype+ protozoa protozoan protract+ protraction
protractor protrude+ protrusion protuberance protuberant proud>* provable* prove+ proven provenance provender proverb
proverbial* provide+^ providence provident* providential* province provincial provincialism provision+ provisional*
proviso provocation provocative* provoke+ provost prow prowess prowl+^ proximity proxy prude prudence prudent*
prudential prudery prudish* prune+ prurience prurient pry+ psalm psalmist pseudo pseudonym pshaw psoriasis psst psych+
psyche psychedelic psychiatric psychiatrist psychiatry psychic* psychical psycho psychoanalyse+ psychoanalysis
psychoanalyst psychoanalyze+ psychoanalyzes psychobabble psychogenic psychokinesis psychological* psychologist
psychology psychopath psychopathic psychoses psychosis psychosomatic psychotherapist psychotherapy psychotic ptarmigan
pterodactyl ptomaine puberty pubescence pubescent pubic public publican publication publicise+ publicist publicity
publicize+ publicizes publicly publish+^ publishable puck pucker+ puckish pudding puddle+ pudgy> pueblo puerile
puerility puff+^ puffball puffin puffy>= pugilism pugilist pugilistic pugnacious* pugnacity puke+ pulchritude pull+^
pullback pullet pulley pullout pullover pulmonary pulp+ pulpit pulpy> pulsar pulsate+ pulsation pulse+ pulverisation
pulverise+ pulverization pulverize+ pulverizes puma pumas pumice pummel+ pummelled pummelling pump+^ pumpernickel
pumpkin pun+ punch+ punchline punchy> punctilious* punctual* punctuality punctuate+ punctuation puncture+ pundit
pungency pungent* punish+ punishable punishment punitive punk> punster punt+^ puny> pup+ pupa pupae pupal pupil puppet
puppeteer puppetry puppy purblind purchasable purchase+^ pure+>*= purebred puree+ purgative purgatorial purgatory
purge+ purification purified purify+^ purism purist puritan puritanical* puritanism purity purl+ purloin+ purple>
purplish purport+ purportedly purpose+* purposeful* purposeless purr purse+^ pursuance pursuant pursue+^ pursuit
purulence purulent purvey+ purveyor purview push+^ pushcart pushover pushy>= pusillanimity pusillanimous puss pussy>
pussycat pussyfoot+ pustule put+ putative putrefaction putrefied putrefy+ putrescence putrescent putrid putsch putt
putter+ puttied putty+ puzzle+^ puzzlement pwned pwning pygmy pyjamas pylon pyorrhea pyorrhoea pyramid+ pyramidal pyre
pyrite pyromania pyromaniac pyrotechnic python quack+ quackery quad quadrangle quadrangular quadrant quadraphonic
quadratic quadrature quadrennial quadriceps quadricepses quadrilateral quadrille quadriplegia quadriplegic quadruped
quadruple+ quadruplet quadruplicate+ quaff+ quagmire quahog quail+ quaint>*= quake+ qualification qualified qualify+^
qualitative* quality qualm quandary quanta quantified quantify+^ quantitative quantity quantum quarantine+ quark
quarrel+ quarrelled quarrelling quarrelsome quarried quarry+ quart quarter+* quarterback+ quarterdeck quarterfinal
quartermaster quartet quarto quartz quasar quash+ quasi quatrain quaver+ quavery quay queasy>*= queen+* queenlier
queenliest queer+>*= quell+ quench+ queried querulous* query+ quesadilla quesadillas quest+ question+^ questionable*
questioningly questionnaire queue+ quibble+^ quiche quiches quick>*= quicken+ quickie quickies quicklime quicksand
quicksilver quid quiescence quiescent quiet+>*= quietude quietus quietuses quill quilt+^ quince quinine quintessence
quintessential quintet quintuple+ quintuplet quip+ quire quirk+ quirky> quisling quit+ quite quitter quiver+ quixotic
quiz quizzed quizzes quizzical* quizzing quoit+ quondam quorum quota quotable quotas quotation quote+ quoth quotidian
quotient rabbi rabbinate rabbinical rabbis rabbit+ rabble rabid rabies raccoon race+^ racecourse racehorse raceme
racetrack raceway racial* racism racist rack+ racket+ racketeer+ raconteur racquetball racy>*= radar radial* radiance
radiant* radiate+ radiation radiator radical* radicalism radii radio+ radioactive radioactivity radiogram radioisotope
radiologist radiology radiotelephone radiotherapist radiotherapy radish radium radius radon raffia raffish raffle+
raft+^ rag+ raga ragamuffin ragas rage raggeder raggedest raggedly raggedness raggedy> raglan ragout ragtag ragtime
ragweed raid+^ rail+ railings raillery railroad+ railway raiment rain+ rainbow raincoat raindrop rainfall rainmaker
rainstorm rainwater rainy> raise+ raisin rajah rake+ rakish*= rallied rally+ ram+ ramble+^ rambunctious= ramification
ramified ramify+ ramp rampage+ rampant* rampart ramrod+ ramshackle ranch+^ rancid rancidity rancor rancorous* rancour
random*= randomise+ randomize+ randomizes randy> rang+^ range rangy>= rank+>= rankings rankle+ ransack+ ransom+ rant+^
rap+ rapacious*= rapacity rape rapid>* rapidity rapier rapine rapist rapper rapport rapprochement rapscallion rapt
rapture rapturous rare+>*= rarefied rarefy+ rarity rascal* rash>*= rasp+ raspberry raspy> raster rat+ ratchet+ rate
rather rathskeller ratification ratified ratify+ ratings ratio ration+ rational* rationale rationalisation
rationalise+ rationalism rationalist rationalistic rationality rationalization rationalize+ rationalizes rattan
rattle+^ rattlesnake rattletrap rattlings rattrap ratty> raucous*= raunchy>= ravage+ rave+ ravel+ ravelled ravelling
raven+ ravenous* ravine ravings ravioli raviolis ravish+ ravishingly ravishment rawboned rawer rawest rawhide rawness
rayon raze+ razes razor razz+ reach+ reachable react+ reaction reactionary reactivate+ reactivation reactive reactor
read+^ readability readable readership readied readings readjust+ readjustment readmit+ readout ready+>*= reaffirm+
reagent real>* realign realisable realisation realise+ realism realist realistic* reality realizable realization
realize+ realizes reallocate+ reallocation realm realty ream+^ reanimate+ reap+^ reappear+ reappearance reapplied
reapply+ reappoint+ reappointment reapportion+ reapportionment reappraisal reappraise+ rear+ rearm+ rearmament
rearmost rearrange+ rearrangement rearward reason+ reasonable*= reassemble+ reassert+ reassess+ reassessment reassign+
reassurance reassure+ reassuringly reawaken+ rebate+ rebel rebelled rebelling rebellion rebellious*= rebind+ rebirth
reborn rebound+ rebroadcast+ rebuff+ rebuild+ rebuilt rebuke+ rebus rebuses rebut+ rebuttal recalcitrance recalcitrant
recall+ recant+ recantation recap+ recapitulate+ recapitulation recapture+ recast+ recede+ receipt+ receivable
receive+^ receivership recent>* receptacle reception receptionist receptive*= receptivity receptor recess+ recession
recessional recessive recharge+ rechargeable recheck+ recidivism recidivist recipe recipient reciprocal* reciprocate+
reciprocation reciprocity recital recitation recitative recite+ reckless*= reckon+ reckonings reclaim+ reclamation
reclassified reclassify+ recline+^ recluse reclusive recognisable* recognisance recognise+^ recognition recognizable*
recognizance recognize+^ recognizes recoil+ recollect+ recollection recombination recombine+ recommence+ recommend+
recommendation recompense+ recompilation recompile+ reconcilable reconcile+ reconciliation recondite recondition+
reconfiguration reconfigure+ reconnaissance reconnect+ reconnoiter+ reconnoitre+ reconquer+ reconsider+
reconsideration reconstitute+ reconstruct+ reconstruction reconvene+ recopied recopy+ record+^ recordings recount+
recoup+ recourse recover+ recoverable recovery recreant recreate+ recreation recreational recriminate+ recrimination
recrudescence recruit+^ recruitment rectal rectangle rectangular rectifiable rectification rectified rectify+^
rectilinear rectitude rector rectory rectum recumbent recuperate+ recuperation recuperative recur+ recurrence
recurrent recursion recursive* recyclable recycle+ redbreast redcap redcoat redden+ redder reddest reddish redecorate+
rededicate+ redeem+^ redeemable redefine+ redefinition redemption redeploy+ redeployment redesign+ redevelop+
redevelopment redhead+ redid redirect+ redirection rediscover+ rediscovery redistribute+ redistribution redistributor
redistrict+ redneck redness redo+ redolence redolent redone redouble+ redoubt redoubtable redound+ redraft+ redraw+
redrawn redress+ redrew redskin reduce+ reduction redundancy redundant* redwood reed reeducate+ reeducation reedy>
reef+^ reek+ reel+ reelect+ reelection reemerge+ reemphasise+ reemphasize+ reemphasizes reenact+ reenactment reenlist+
reenter+ reentry reestablish+ reevaluate+ reeve+ reexamine+ refashion+ refectory refer+ referee+ reference+ referendum
referent referential referral reffed reffing refile+ refill+ refillable refinance+ refine+^ refinement refinery
refinish+ refit+ reflect+ reflection reflective reflector reflex reflexive* refocus+ refocuses reforest+ reforestation
reform+^ reformat+ reformation reformatory reformulate+ refract+ refraction refractory refrain+ refresh+^ refreshingly
refreshment refrigerant refrigerate+ refrigeration refrigerator refuel+ refuelled refuelling refuge refugee refulgence
refulgent refund+ refundable refurbish+ refurbishment refurnish+ refusal refuse+ refutation refute+ regain+ regal+*
regale regalia regard+ regardless regatta regattas regency regenerate+ regeneration regenerative regent reggae
regicide regime regimen regiment+ regimental regimentation region regional* regionalism register+ registrant registrar
registration registry regress+ regression regressive regret+ regretful* regrettable* regroup+ regular* regularise+
regularity regularize+ regularizes regulate+ regulation regulator regulatory regurgitate+ regurgitation rehab+
rehabilitate+ rehabilitation rehash+ rehearsal rehearse+ reheat+ rehire+ reign+ reimburse+ reimbursement reimpose+
rein+ reincarnate+ reincarnation reindeer reinforce+ reinforcement reinitialise+ reinitialize+ reinsert+ reinstall+
reinstate+ reinstatement reinterpret+ reinterpretation reinvent+ reinvest+ reissue+ reiterate+ reiteration reject+
rejection rejoice+ rejoicings rejoin+ rejoinder rejuvenate+ rejuvenation rekindle+ relabel+ relabelled relabelling
relaid relapse+ relate+ relation relational relationship relative* relativistic relativity relax+ relaxant relaxation
relay+ relearn+ releasable release+ relegate+ relegation relent+ relentless*= relevance relevancy relevant*
reliability reliable* reliance reliant relic relied relief relieve+ religion religious* relinquish+ relinquishment
relish+ relive+ reload+ relocatable relocate+ relocation reluctance reluctant* rely+ remade remain+ remainder+ remake+
remand+ remark+ remarkable* remarriage remarried remarry+ rematch remediable remedial remedied remedy+ remember+
remembrance remind+^ reminisce+ reminiscence reminiscent remiss= remission remit+ remittance remnant remodel+
remodelled remodelling remonstrance remonstrate+ remorse remorseful* remorseless* remortgage+ remote>*= remount+
removable removal remove+^ remunerate+ remuneration remunerative renaissance renal rename+ renascence renascent rend+
render+ renderings rendezvous+ rendezvouses rendition renegade+ renege+ renegotiate+ renew+ renewable renewal rennet
renounce+ renovate+ renovation renovator renown+ rent+^ rental renumber+ renunciation reoccupied reoccupy+ reoccur+
reopen+ reorder+ reorg+ reorganisation reorganise+ reorganization reorganize+ reorganizes repackage+ repaid repaint+
repair+ repairable repairman repairmen reparation repartee repast repatriate+ repatriation repay+ repayable repayment
repeal+ repeat+^ repeatable* repeatedly repel repelled repellent repelling repent+ repentance repentant repercussion
repertoire repertory repetition repetitious repetitive rephrase+ replace+ replaceable replacement replay+ replenish+
replenishment replete+ repletion replica replicas replicate+ replication replied reply+ report+^ reportage reportedly
repose+ reposeful repository repossess+ repossession reprehend+ reprehensible* represent+ representation
representational representative repress+ repression repressive reprieve+ reprimand+ reprint+ reprisal reprise+
reproach+ reproachful* reprobate reprocess+ reproduce+ reproducible reproduction reproductive reprogram+ reproof+
reprove+ reptile reptilian republic republican republicanism republish+ repudiate+ repudiation repugnance repugnant
repulse+ repulsion repulsive*= reputable* reputation repute+ reputedly request+^ requiem require+ requirement
requisite requisition+ requital requite+ reran reread+ reroute+ rerun+ resale reschedule+ rescind+ rescission rescue+^
research+^ resell+ resemblance resemble+ resend resent+ resentful* resentment reservation reserve+ reservedly
reservist reservoir reset+ resettle+ reshuffle+ reside+ residence residency resident residential residual residue
resign+ resignation resignedly resilience resiliency resilient resin resinous resist+^ resistance resistant resistor
resold resolute*= resolution resolve+^ resonance resonant* resonate+ resonator resort+ resound+ resoundingly resource
resourceful*= respect+ respectability respectable* respectful* respective* respell+ respiration respirator respiratory
respire+ respite resplendence resplendent* respond+ respondent response responsibility responsible* responsive*= rest+
restart+ restate+ restatement restaurant restaurateur restful*= restfuller restfullest restitution restive*=
restless*= restock+ restoration restorative restore+^ restrain+ restraint restrict+ restriction restrictive* restroom
restructure+ restructurings restudied restudy+ resubmit+ result+ resultant resume+ resumption resupplied resupply+
resurface+ resurgence resurgent resurrect+ resurrection resuscitate+ resuscitation resuscitator retail+^ retain+^
retake+ retaken retaliate+ retaliation retaliatory retard+ retardant retardation retch+ retell+ retention retentive=
rethink+ rethought reticence reticent retina retinal retinas retinue retire+ retiree retirement retold retook retool+
retort+ retouch+ retrace+ retract+ retractable retraction retrain+ retread+ retreat+ retrench+ retrenchment retrial
retribution retributive retried retrievable retrieval retrieve+^ retroactive* retrod retrodden retrofit+ retrograde+
retrogress+ retrogression retrogressive retrorocket retrospect+ retrospection retrospective* retry+ return+ returnable
returnee retweet+ retype+ reunification reunified reunify+ reunion reunite+ reupholster+ reusable reuse+ revaluation
revalue+ revamp+ reveal+ revealings reveille revel+^ revelation revelled reveller revelling revelry revenge+
revengeful revenue reverberate+ reverberation revere+ reverence+ reverend reverent* reverential reverie reveries
reversal reverse+ reversible reversion revert+ review+^ revile+^ revilement revise+ revision revisit+ revitalisation
revitalise+ revitalization revitalize+ revitalizes revival revivalist revive+ revivification revivified revivify+
revocable revocation revoke+ revolt+ revoltingly revolution revolutionary revolutionise+ revolutionist revolutionize+
revolutionizes revolve+^ revue revulsion revved revving reward+ rewind+ rewindable rewire+ reword+ rework+ rewound
rewrite+ rewritten rewrote rhapsodic rhapsodise+ rhapsodize+ rhapsodizes rhapsody rhea rheas rheostat rhetoric*
rhetorical rhetorician rheum rheumatic rheumatism rheumy rhinestone rhino rhinoceros rhinoceroses rhizome rhodium
rhododendron rhomboid rhombus rhombuses rhubarb rhyme+ rhythm rhythmic* rhythmical rib+ ribald ribaldry ribbon
riboflavin rice+ rich>*= rick+ rickets rickety> rickshaw ricochet+ ricotta rid+^ riddance ridden riddle+ ride ridge+
ridgepole ridicule+ ridiculous*= rife> riff+ riffle+ riffraff rifle+ rifleman riflemen rift+ rig+ right+>*=
righteous*= rightful*= rightist rightmost rigid*= rigidity rigmarole rigor rigorous* rigour rile+ rill rim+ rime rind
ring+^ ringleader ringlet ringmaster ringside ringtone ringworm rink rinse+ riot+^ riotous rip+> ripe*= ripen+
riposte+ ripper ripple+ ripsaw rise+^ risen risible risk+ risky>= rite ritual* ritualism ritualistic ritzy> rival+
rivalled rivalling rivalry riven river riverbed riverfront riverside rivet+^ rivulet roach road roadbed roadblock+
roadhouse roadkill roadrunner roadshow roadside roadster roadway roadwork roadworthy roam+^ roan roar+ roast+^ rob+
robber robbery robe robin robocall+ robot robotic robust>*= rock+^ rocket+ rocketry rocky>= rococo rode rodent rodeo
roebuck roentgen roes roger+ rogue roguery roguish* roil+ roister+^ role roll+^ rollback rollerskating rollick+
romaine roman romance+ romantic* romanticise+ romanticism romanticist romanticize+ romanticizes romp+^ rood roof+^
rooftop rook+ rookery rookie rookies room+^ roomful roommate roomy>= roost+^ root+^ rootless rope+ rosary rose roseate
rosebud rosebush rosemary rosette rosewood rosin+ roster rostrum rosy>*= rot+ rotary rotate+ rotation rotational rote
rotisserie rotisseries rotogravure rotor rotten>= rotund= rotunda rotundas rotundity rouble rouge+ rough+>*= roughage
roughen+ roughhouse+ roughneck+ roughshod roulette round+>*= roundabout roundelay roundhouse roundish roundup
roundworm rouse+ roustabout rout+^ route+ routine* routinise+ routinize+ routinizes rove+^ row+^ rowboat rowdy>=
rowdyism rowel+ rowelled rowelling royal* royalist royalty rub+ rubber rubberise+ rubberize+ rubberizes rubberneck+
rubbery rubbish+ rubbishy rubble rubdown rube rubella rubicund ruble rubric ruby> rucksack ruckus ruckuses rudder
ruddy>= rude>*= rudiment rudimentary rued rueful* ruff+ ruffian ruffle+ rug+ rugby ruggeder ruggedest ruggedly
ruggedness rugrat ruin+ ruination ruing ruinous* rule+^ rulings rumba+ rumbas rumble+ rumblings ruminant ruminate+
rumination rummage+ rummer rummest rummy rumor+ rumour+ rump rumple+ rumpus rumpuses run+ runabout runaround runaway
rundown rune rung runnel runner runny> runoff runt runway rupee rupture+ rural ruse rush+ rusk russet rust+ rustic*
rusticity rustle+^ rustproof+ rusty>= rut+ rutabaga rutabagas ruthless*= sabbatical saber sable sabotage+ saboteur
sabre saccharin saccharine sacerdotal sachem sachet sack+ sackcloth sackful sacrament sacramental sacred*= sacrifice+
sacrificial sacrilege sacrilegious sacristan sacristy sacrosanct sadden+ sadder saddest saddle+ saddlebag sades sadism
sadist sadistic* sadly sadness safari+ safaris safe>*= safeguard+ safekeeping safety safflower saffron sag+> saga
sagacious sagacity sagas sage sagebrush sago saguaro sahib said sail+ sailboard sailboat sailcloth sailfish sailings
sailor saint* sainthood saintlier saintliest saintliness saith sake saki salaam+ salable salacious*= salad salamander
salami salamis salaried salary sale saleable salesclerk salesgirl salesman salesmanship salesmen salespeople
salesperson saleswoman saleswomen salience salient saline salinity saliva salivary salivate+ salivation sallied
sallow> sally+ salmon salmonella salmonellae salon saloon salsa salsas salt+> saltcellar saltine saltpeter saltpetre
saltshaker saltwater salty>= salubrious salutary salutation salute+ salvage+ salvageable salvation salve+^ salvo
samba+ sambas same= samovar sampan sample+^ samplings samurai sanatorium sanctification sanctified sanctify+
sanctimonious* sanction+ sanctity sanctuary sanctum sand+^ sandal sandalwood sandbag+ sandbank sandbar sandblast+^
sandbox sandcastle sandhog sandlot sandman sandmen sandpaper+ sandpiper sandstone sandstorm sandwich+ sandy>= sane>*
sang sangfroid sanguinary sanguine sanitarium sanitary sanitation sanitise+ sanitize+ sanitizes sanity sank sans
sanserif sap+ sapience sapient sapling sapphire sappy> saprophyte sapsucker sarcasm sarcastic* sarcoma sarcomas
sarcophagi sarcophagus sardine sardonic* sari saris sarong sarsaparilla sarsaparillas sartorial* sash sashay+ sass+
sassafras sassafrases sassy> sat+ satanic* satanism satay satchel sate sateen satellite+ satiate+ satiety satin
satinwood satiny satire satirical* satirise+ satirist satirize+ satirizes satisfaction satisfactory* satisfied
satisfy+ satrap saturate+ saturation saturnine satyr sauce+^ saucepan saucy>*= sauerkraut sauna+ saunas saunter+
sausage savage+>*= savagery savanna savannas savant save+^ savings savior saviour savor+ savory> savour+ savoury>
savvied savvy+> saw+ sawdust sawhorse sawmill sawyer saxophone saxophonist say+ sayings scab+ scabbard scabby> scabies
scabrous scad scaffold+ scalar scalawag scald+ scale+ scalene scallion scallop+ scalp+^ scalpel scaly> scam+ scammer
scamp scamper+ scampi scan+ scandal scandalise+ scandalize+ scandalizes scandalmonger scandalous* scanner scansion
scant+> scanty>*= scapegoat+ scapula scapulae scar+ scarab scarce>*= scarcity scare scarecrow scarf+ scarified
scarify+ scarlet scarves scary> scat+ scathing* scatological scatter+ scatterbrain+ scavenge+^ scenario scene scenery
scenic* scent+ scepter sceptic* sceptical scepticism sceptre schedule+^ schema schematic* scheme+^ scherzo schism
schismatic schist schizoid schizophrenia schizophrenic schlemiel schlep+ schlock schmaltz schmaltzy> schmooze+
schmoozes schmuck schnapps schnauzer scholar* scholarship scholastic* school+ schoolbook schoolboy schoolchild
schoolchildren schooldays schoolgirl schoolhouse schoolmarm schoolmaster schoolmate schoolmistress schoolroom
schoolteacher schoolwork schoolyard schooner schuss+ schwa schwas sciatic sciatica science scientific* scientist
scimitar scintilla scintillas scintillate+ scintillation scion scissor sclerosis sclerotic scoff+ scofflaw scold+
scoldings scoliosis sconce scone scoop+ scoot+^ scope+ scorch+^ score+^ scoreboard scorecard scoreless scorn+
scornful* scorpion scotch+ scoundrel scour+ scourge+ scout+ scoutmaster scow scowl+ scrabble+ scraggly> scram+
scramble+^ scrap+^ scrapbook scrape scrappy> scratch+ scratchy>= scrawl+ scrawny> scream+ screech+ screechy> screen+
screenings screenplay screenshot screenwriter screw+ screwball screwdriver screwy> scribble+^ scribe scrimmage+
scrimp+ scrimshaw+ scrip script+ scriptural scripture scriptwriter scrod scrofula scroll+ scrooge scrota scrotum
scrounge+^ scrub+ scrubber scrubby> scruff scruffy> scrumptious scrunch+ scrunchy scruple+ scrupulous* scrutinise+
scrutinize+ scrutinizes scrutiny scuba+ scubas scud+ scuff+ scuffle+ scull+ scullery scullion sculpt+ sculptor
sculptural sculpture+ scum+ scumbag scummy> scupper+ scurf scurfy scurried scurrilous* scurry+ scurvy> scuttle+
scuttlebutt scuzzy> scythe+ seabed seabird seaboard seacoast seafarer seafaring seafood seagoing seal+^ sealant
sealskin seam+ seaman seamanship seamen seamless seamstress seamy> seaplane seaport sear+ search+^ searchingly
searchlight seas seascape seashell seashore seasick= seaside season+ seasonable seasonal* seasonings seat+ seaward
seaway seaweed seaworthy sebaceous secede+ secession secessionist seclude+ seclusion seclusive second+* secondary*
secondhand secrecy secret+* secretarial secretariat secretary secrete secretion secretive*= secs sect sectarian
sectarianism section+ sectional sectionalism sector secular secularisation secularise+ secularism secularization
secularize+ secularizes secure+>* security sedan sedate+>* sedation sedative sedentary sedge sediment sedimentary
sedimentation sedition seditious seduce+^ seduction seductive* sedulous see+^ seed+ seedless seedling seedy>= seeings
seek+^ seem+* seemingly seemlier seemliest seemliness seen seep+ seepage seersucker seesaw+ seethe+ segment+
segmentation segregate+ segregation segregationist segue+ seismic* seismograph seismographic seismologist seismology
seize+ seizes seizure seldom select+ selection selective* selectivity selectman selectmen selector selenium self
selfie selfies selfish*= selfless*= selfsame sell+^ selloff sellout seltzer selvage selves semantic* semaphore+
semblance semen semester semi semiannual semiautomatic semicircle semicircular semicolon semiconductor semiconscious
semifinal semifinalist semimonthly seminal seminar seminarian seminary semiotics semipermeable semiprecious
semiprivate semiprofessional semiretired semis semiskilled semitone semitrailer semitropical semiweekly senate senator
senatorial send+^ senile senility senior seniority senna sensation sensational* sensationalism sensationalist sense+
senseless*= sensibility sensible* sensitisation sensitise+ sensitive*= sensitivity sensitization sensitize+ sensitizes
sensor sensory sensual* sensuality sensuous*= sent sentence+ sententious sentience sentient sentiment sentimental*
sentimentalise+ sentimentalism sentimentalist sentimentality sentimentalize+ sentimentalizes sentinel sentry sepal
separable separate+* separation separatism separatist separator sepia sepsis septa septet septic septicaemia
septicemia septuagenarian septum sepulcher+ sepulchral sepulchre+ sequel sequence+^ sequential* sequester+
sequestration sequin+ sequitur sequoia sequoias seraglio serape seraph seraphic sere> serenade+ serendipitous
serendipity serene>*= serenity serf serfdom serge sergeant serial* serialisation serialise+ serialization serialize+
serializes series serious*= sermon sermonise+ sermonize+ sermonizes serous serpent serpentine serrated serried serum
servant serve+^ service+ serviceable serviceman servicemen servicewoman servicewomen serviette servile servility
servings servitude servo servomechanism sesame session set+ setback settable settee setter settings settle+^
settlement setup seven seventeen seventeenth seventh seventieth seventy sever+> several* severance severe* severity
sew+^ sewage sewerage sewn sex+ sexagenarian sexism sexist sexless sexpot sextant sextet sexting sexton sexual*
sexuality sexy>*= shabby>*= shack shackle+ shad+ shade shadings shadow+ shadowbox+ shadowy> shady>= shaft+ shag+
shaggy>= shah shake+^ shakedown shaken shakeup shaky>*= shale shall shallot shallow>= shalt sham+ shaman shamble+
shame shamefaced shameful*= shameless* shampoo+ shamrock shandy shanghai+ shanghais shank shantung shanty shantytown
shape+* shapeless*= shapelier shapeliest shapeliness shard share+ shareable sharecropper shareholder sharia shariah
shark+ sharkskin sharp+>*= sharpen+^ sharpshooter shatter+ shatterproof shave+^ shaven shavings shawl sheaf shear+^
sheath+ sheathe sheathings sheave shebang shed+ sheen sheep sheepdog sheepfold sheepish*= sheepskin sheer+> sheet+
sheikdom sheikh shekel shelf shell+^ shellac shellacked shellacking shellfish shelter+ shelve+ shenanigan shepherd+
shepherdess sherbet sheriff sherry shibboleth shied shield+ shift+ shiftless= shifty>*= shiitake shill+ shillelagh
shillings shim+ shimmer+ shimmery shimmied shimmy+ shin+^ shinbone shindig shine shingle+ shinnied shinny+ shiny>=
ship+ shipboard shipbuilder shipbuilding shipload shipmate shipment shipper shipshape shipwreck+ shipwright shipyard
shire+ shirk+^ shirr shirrings shirt+ shirtsleeve shirttail shirtwaist shit+ shitty> shiver+ shivery shoal+ shock+^
shockingly shockproof shod shoddy>*= shoe+ shoehorn+ shoelace shoemaker shoes shoeshine shoestring shogun shone shoo+
shook shoot+^ shootings shootout shop+ shopaholic shopkeeper shoplift+^ shopper shoptalk shopworn shore+ shoreline
short+>*= shortage shortbread shortcake shortchange+ shortcoming shortcut shorten+ shortenings shortfall shorthand
shorthorn shortish shortlist shortsighted*= shortstop shortwave shot shotgun+ should shoulder+ shout+ shove+ shovel+
shovelful shovelled shovelling show+ showbiz showboat+ showcase+ showdown shower+ showery showgirl showings showman
showmanship showmen shown showoff showpiece showplace showroom showy>*= shrank shrapnel shred+ shredder shrew
shrewd>*= shrewish shriek+ shrift shrike shrill+>= shrilly shrimp+ shrine shrink+ shrinkable shrinkage shrive+
shrivel+ shrivelled shrivelling shriven shroud+ shrub shrubbery shrubby> shrug+ shrunk shrunken shtick shuck+ shuckses
shudder+ shuffle+^ shuffleboard shun+ shunt+ shush+ shut+ shutdown shuteye shutout shutter+ shutterbug shuttle+
shuttlecock+ shy+ shyer shyest shyly shyness shyster sibilant sibling sibyl sick+>*= sickbed sicken+ sickeningly
sickle sicklier sickliest side+ sidearm sidebar sideboard sideburns sidecar sidekick sidelight sideline+ sidelong
sidereal sidesaddle sideshow sidesplitting sidestep+ sidestroke+ sideswipe+ sidetrack+ sidewalk sidewall sideways
sidings sidle+ siege sierra sierras siesta siestas sieve+ sift+^ sigh+ sight+ sightings sightless sightread
sightseeing sightseer sigma sign+^ signal+* signalise+ signalize+ signalizes signalled signalling signatory signature
signboard signet significance significant* signification signified signify+ signings signpost+ silage silence+^
silent>* silhouette silhouetted silhouetting silica silicate siliceous silicon silicone silicosis silk silken silkworm
silky> sill silly>= silo silt+ silver+ silverfish silversmith silverware silvery simian similar* similarity simile
simmer+ simpatico simper+ simple>*= simpleton simplex simplicity simplification simplified simplify+ simplistic
simulate+ simulation simulator simulcast+ simultaneous* sin+ since sincere>* sincerity sine sinecure sinew sinewy
sinful*= sing+*^ singe+ single+ singleton singsong+ singular* singularity sinister sink+^ sinkable sinkhole sinner
sinuous sinus sinuses sinusitis sinusoidal sip+ siphon+ sir+ sire siren sirloin sirocco sisal sises sissy> sister*
sisterhood sit+ sitar sitcom site sitter sittings situ situate+ situation sixpence sixteen sixteenth sixth sixtieth
sixty sizable size+^ sizeable sizes sizzle+ skate+^ skateboard+^ skedaddle+ skeet skein skeletal skeleton skeptic*
skeptical skepticism sketch+ sketchy> skew+ skewer+ ski+^ skid+ skiff skilful* skill+ skillet skillful* skim+ skimp+
skimpy>= skin+ skinflint skinhead skinless skinny>= skintight skip+ skipper+ skirmish+ skirt+ skis skit skitter+
skittish skivvied skivvy+ skulduggery skulk+ skull skullcap skunk+ sky+ skycap skydive+^ skyjack+^ skylark+ skylight
skyline skyrocket+ skyscraper skyward skywriter skywriting slab+ slack+>*= slacken+ slag slain slake+ slalom+ slam+
slammer slander+^ slanderous slang slangy> slant+ slantwise slap+ slapdash slaphappy slapstick slash+ slat+ slate
slather+ slattern* slaughter+^ slaughterhouse slave+ slaver+ slavery slavish* slaw slay+^ slayings sleaze sleazes
sleazy>*= sled+ sledge+ sledgehammer+ sleek+>*= sleep+^ sleepless= sleepwalk+^ sleepwear sleepy>*= sleepyhead sleet+
sleety sleeve sleeveless sleigh+ slender>= slenderise+ slenderize+ slenderizes slept sleuth slew+ slice+^ slick+>*=
slid+^ slide slideshow slier sliest slight+>*= slim+= slime slimmer slimmest slimy> sling+ slingshot slink+ slinky>
slip+ slipcover slipknot slippage slipper slippery>= slipshod slit+ slither+ slithery slitter sliver+ slob slobber+
sloe sloes slog+ slogan sloop slop+ slope sloppy>*= slosh+ slot+ sloth slothful= slouch+ slouchy> slough+ sloven*
slovenlier slovenliest slovenliness slow+>*= slowdown slowpoke sludge slue+ slug+ sluggard slugger sluggish*= sluice+
slum+ slumber+ slumberous slumdog slumlord slummer slump+ slung slunk slur+ slurp+ slush slushy> slut sluttish slyer
slyest slyly slyness smack+^ small>= smallish smallpox smarmy> smart+>*= smarten+ smartphone smartwatch smash+
smattering smear+ smell+ smelly> smelt+^ smidgen smile+ smilingly smirch+ smirk+ smite+ smith smithereens smithy
smitten smock+ smog smoggy> smoke+^ smokehouse smokeless smokestack smoky>= smolder+ smooch+ smooth+>*= smoothie
smoothies smote smother+ smoulder+ smudge+ smudgy> smug*= smugger smuggest smuggle+^ smut smutty> snack+ snaffle+
snafu snafus snag+ snail+ snake+ snakebite snaky> snap+ snapdragon snapper snappish snappy> snapshot snare+ snarky>
snarl+ snatch+ snazzy> sneak+^ sneaky> sneer+ sneeringly sneeze+ sneezes snicker+ snide> sniff+ sniffle+ snifter
snip+^ snipe snippet snippy> snit snitch+ snivel+ snivelled snivelling snob snobbery snobbish= snobby> snooker snoop+^
snoopy> snoot snooty>= snooze+ snoozes snore+^ snorkel+^ snorkelled snorkelling snort+ snot snotty> snout snow+
snowball+ snowblower snowboard+ snowbound snowdrift snowdrop snowfall snowflake snowman snowmen snowmobile+ snowplough
snowplow+ snowshed snowshoe+ snowshoes snowstorm snowsuit snowy> snub+ snuff+^ snuffbox snuffle+ snug+* snugger
snuggest snuggle+ soak+ soakings soap+ soapbox soapstone soapsuds soapy>= soar+ sob+ sober+>*= sobriety sobriquet
soccer sociability sociable* social* socialisation socialise+ socialism socialist socialistic socialite socialization
socialize+ socializes societal society socioeconomic sociological sociologist sociology sociopath sock+ socket sod+
soda sodas sodden sodium sodomite sodomy sofa sofas soft>*= softball soften+^ softhearted software softwood softy
soggy>*= soil+ sojourn+ sol+ solace+ solar solaria solarium sold solder+ soldier+* sole* solecism solemn>* solemnise+
solemnity solemnize+ solemnizes solenoid solicit+ solicitation solicitor solicitous* solicitude solid>*= solidarity
solidification solidified solidify+ solidity soliloquise+ soliloquize+ soliloquizes soliloquy solitaire solitary
solitude solo+ soloist solstice solubility soluble solution solvable solve+^ solvency solvent somber* sombre* sombrero
some somebody someday somehow someone someplace somersault+ something sometime someway somewhat somewhere somnambulism
somnambulist somnolence somnolent sonar sonata sonatas song songbird songster songwriter sonic sonnet sonny sonority
sonorous soon> soot sooth+ soothe soothingly soothsayer sooty> sop+ sophism sophist sophisticate+ sophistication
sophistry sophomore sophomoric soporific soppy> soprano sorbet sorcerer sorceress sorcery sordid*= sore>*= sorehead
sorghum sorority sorrel sorrow+ sorrowful* sorry> sort+^ sorta sortie+ sorties sottish sough+ sought soul soulful*=
soulless soulmate sound+>*= soundings soundless* soundproof+ soundtrack soup+ soupy> sour+>*= source+ sourdough
sourpuss souse+ south southbound southeast southeasterly southeastern southeastward southerly southern southerner
southernmost southpaw southward southwest southwester* southwestern southwestward souvenir sovereign sovereignty
soviet sow+^ sown soybean space+ spacecraft spaceflight spaceman spacemen spaceship spacesuit spacewalk+ spacey
spacial spacier spaciest spacious*= spade+ spadeful spadework spaghetti spake spam+ spammer span+ spandex spangle+
spaniel spank+ spankings spanner spar+> spare*= spareribs sparingly spark+ sparkle+^ sparrow sparse>*= sparsity
spartan spas spasm spasmodic* spastic spat+ spate spatial* spatter+ spatula spatulas spawn+ spay+ speak+^ speakeasy
spear+ spearhead+ spearmint spec special* specialisation specialise+ specialist speciality specialization specialize+
specializes specialty specie species specifiable specific* specification specified specify+^ specimen specious* speck+
speckle+ spectacle spectacular* spectator specter spectra spectral spectre spectroscope spectroscopic spectroscopy
spectrum speculate+ speculation speculative speculator sped speech speechless speed+^ speedboat speedometer speedster
speedup speedway speedy>* spell+^ spellbind+^ spellbound spellcheck+^ spellings spelt spelunker spend+^ spendthrift
spent sperm spermatozoa spermatozoon spermicide spew+ sphere spherical spheroid spheroidal sphincter sphinx spice+
spicy>= spider spidery spied spiel+ spiffy> spigot spike+ spiky> spill+ spillage spillway spilt spin+ spinach spinal
spindle+* spindlier spindliest spine spineless spinet spinnaker spinner spinster spinsterhood spiny> spiraea spiraeas
spiral+* spiralled spiralling spire spirea spireas spirit+ spiritless spiritual* spiritualism spiritualist
spiritualistic spirituality spirituous spit+ spitball spite spiteful*= spitefuller spitefullest spitfire spittle
spittoon splash+ splashdown splashy> splat+ splatter+ splay+ spleen splendid>* splendor splendour splenetic splice+^
spline splint+ splinter+ split+ splittings splodge splotch+ splotchy> splurge+ splutter+ spoil+^ spoilage spoilsport
spoilt spoke spoken spokesman spokesmen spokespeople spokesperson spokeswoman spokeswomen spoliation sponge+^ spongy>
sponsor+ sponsorship spontaneity spontaneous* spoof+ spook+ spooky> spool+ spoon+ spoonbill spoonerism spoonful spoor+
sporadic* spore+ sporran sport+ sportive sportscast+^ sportsman sportsmanlike sportsmanship sportsmen sportswear
sportswoman sportswomen sporty> spot+ spotless*= spotlight+ spotter spotty>= spouse spout+ sprain+ sprang sprat
sprawl+ spray+^ spread+^ spreadsheet spree+ sprig sprightly>= spring+ springboard springtime springy>= sprinkle+^
sprinklings sprint+^ sprite spritz+ sprocket sprout+ spruce+> sprung spry> spryly spryness spud spume+ spumoni spun
spunk spunky> spur+ spurious*= spurn+ spurt+ sputter+ sputum spy+ spyglass spyware squab squabble+ squad squadron
squalid> squall+ squalor squander+ square+>*= squash+ squashy> squat+ squatter squattest squaw squawk+ squeak+
squeaky> squeal+^ squeamish*= squeegee+ squeeze+^ squeezes squelch+ squid squiggle+* squint+> squire+ squirm+ squirmy>
squirrel+ squirrelled squirrelling squirt+ squish+ squishy> sriracha stab+ stabbings stabilisation stabilise+^
stability stabilization stabilize+^ stabilizes stable+> staccato stack+ stadium staff+^ stag+ stage stagecoach
stagehand stagflation stagger+ staggeringly stagings stagnant stagnate+ stagnation staid>* stain+ stainless stair
staircase stairway stairwell stake+ stakeout stalactite stalagmite stale+>= stalemate+ stalk+^ stalkings stall+
stallion stalwart stamen stamina stammer+^ stamp+ stampede+ stance stanch+> stanchion stand+ standard standardisation
standardise+ standardization standardize+ standardizes standby standings standoff standoffish standout standpoint
standstill stank stanza stanzas staph staphylococci staphylococcus staple+^ star+ starboard starch+ starchy> stardom
stare starfish stargazer stark>*= starless starlet starlight starling starlit starry> start+^ startle+ startlingly
startup starvation starve+ starvings stash+ state+*^ statehood statehouse stateless statelier stateliest stateliness
statement stateroom stateside statesman statesmanlike statesmanship statesmen statewide static* station+^ stationary
stationery statistic* statistical statistician stats statuary statue statuesque statuette stature status statuses
statute statutory staunch+>* stave+ stay+ stead steadfast*= steadied steady+>*= steak steakhouse steal+ stealth
stealthy>* steam+^ steamboat steamroll+ steamroller+ steamship steamy> steed steel+ steely> steep+>*= steeple
steeplechase steeplejack steer+ steerage stein stellar stem+ stench stencil+ stencilled stencilling stenographer
stenographic stenography stent stentorian step+ stepbrother stepchild stepchildren stepdad stepdaughter stepfather
stepladder stepmom stepmother stepparent steppe steppingstone stepsister stepson stereo stereophonic stereoscope
stereotype+ stereotypical sterile sterilisation sterilise+^ sterility sterilization sterilize+^ sterilizes sterling
stern>*= sternum steroid stethoscope stevedore stew+ steward+ stewardess stewardship stick+^ stickleback stickler
stickpin stickup sticky>= stiff+>*= stiffen+^ stifle+ stiflings stigma stigmas stigmata stigmatise+ stigmatize+
stigmatizes stile stiletto still+>= stillbirth stillborn stilt+ stimulant stimulate+ stimulation stimuli stimulus
sting+^ stingray stingy>*= stink+^ stint+ stipend stipple+ stipulate+ stipulation stir+ stirrer stirrings stirrup
stitch+ stoat stochastic stock+ stockade+ stockbroker stockholder stockings stockpile+ stockroom stocky>= stockyard
stodgy>= stoic* stoical stoicism stoke+^ stole stolen stolid>* stolidity stomach+ stomachache stomachaches stomp+
stone+^ stonewall+ stoneware stonework stony>* stood stooge stool stoop+ stop+ stopcock stopgap stoplight stopover
stoppable stoppage stopper+ stopwatch storage store+ storefront storehouse storekeeper storeroom storey storied stork
storm+ stormy>*= story storybook storyteller stout>*= stove stovepipe stow+ stowaway straddle+ strafe+ straggle+*^
stragglier straggliest straight>= straightaway straightedge straighten+ straightforward* strain+^ strait straiten+
straitjacket+ strand+ strange>*= strangle+^ stranglehold strangulate+ strangulation strap+ strapless strata stratagem
strategic* strategist strategy stratification stratified stratify+ stratosphere stratum straw+ strawberry stray+
streak+ streaky> stream+^ streamline+ street streetcar streetlight streetwalker streetwise strength strengthen+
strenuous*= strep streptococcal streptococci streptococcus streptomycin stress+ stressful stretch+^ stretchy> strew+
strewn striated stricken strict>*= stricture stridden stride+ strident* strife strike+^ strikeout strikingly strikings
string+^ stringency stringent* stringy> strip+ stripe stripling stripper striptease+ strive+ striven strobe strode
stroke+ stroll+^ strong>* strongbox stronghold strontium strop+ strophe strove struck structural* structuralist
structure+ strudel struggle+ strum+ strumpet strung strut+ strychnine stub+ stubble* stubborn>*= stubby> stucco+ stuck
stud+ student studentship studied studio studious* study+ stuff+ stuffings stuffy>*= stultification stultified
stultify+ stumble+^ stump+ stumpy> stun+ stung stunk stunningly stunt+ stupefaction stupefied stupefy+ stupendous*
stupid>* stupidity stupor sturdy>*= sturgeon stutter+^ style+ styli stylise+ stylish*= stylist stylistic* stylize+
stylizes stylus styluses stymie+ stymies styptic suave>* suavity sub+ subatomic subbasement subclass subcommittee
subcompact subconscious* subcontinent subcontract+ subcontractor subculture subcutaneous subdivide+ subdivision
subdue+ subgroup subhead+ subheadings subhuman subject+ subjection subjective* subjectivity subjoin+ subjugate+
subjugation subjunctive sublease+ sublet+ sublimate+ sublimation sublime+>* subliminal* sublimity submarine submerge+
submergence submerse+ submersible submersion submission submissive submit+ submitter subnormal suborbital subordinate+
subordination suborn+ subornation subplot subpoena+ subpoenas subprime subprogram subroutine subscribe+^ subscript
subscription subsection subsequent* subservience subservient subset subside+ subsidence subsidiary subsidisation
subsidise+ subsidization subsidize+ subsidizes subsidy subsist+ subsistence subsoil subsonic subspace substance
substandard substantial* substantiate+ substantiation substantive substation substitute+ substitution substrata
substrate substratum substructure subsume+ subsystem subteen subterfuge subterranean subtitle+ subtle>* subtlety
subtotal+ subtotalled subtotalling subtract+ subtraction subtrahend subtropical suburb suburban suburbanite suburbia
subversion subversive subvert+ subway succeed+ success successful* succession successive* successor succinct>*=
succor+ succotash succour+ succulence succulent succumb+ such suchlike suck+ sucker+ suckle+ sucklings sucrose
suction+ sudden*= suds sudsy> sued suede suet suffer+^ sufferance sufferings suffice+ sufficiency sufficient* suffix+
suffocate+ suffocation suffragan suffrage suffragette suffragist suffuse+ suffusion sugar+ sugarcane sugarcoat+
sugarless sugary> suggest+^ suggestible suggestion suggestive* suicidal suicide suing suit+ suitability suitable*
suitcase suite suitor sukiyaki sulfate sulfide sulfur+ sulfuric sulfurous sulk+ sulky>*= sullen>*= sullied sully+
sulphate sulphide sulphur+ sulphuric sulphurous sultan sultana sultanas sultanate sultry> sum+ sumac summarise+
summarize+ summarizes summary* summation summer+ summerhouse summertime summery summit summitry summon+^ summonsed
summonses summonsing sumo sump sumptuous sun+ sunbathe+^ sunbeam sunblock sunbonnet sunburn+ sundae sunder+ sundial
sundown sundry sunfish sunflower sung sunglasses sunk sunken sunlamp sunless sunlight sunlit sunny> sunrise sunroof
sunscreen sunset sunshine sunspot sunstroke suntan+ sunup sup+^ superabundance superabundant superannuate+ superb>*
supercharge+^ supercilious supercomputer superconductivity superconductor superego superficial* superficiality
superfluity superfluous superhighway superhuman superimpose+ superintend+ superintendence superintendency
superintendent superior superiority superlative* superman supermarket supermen supermodel supernatural supernova
supernovae supernovas supernumerary superpower superscript supersede+ supersize+ supersizes supersonic superspreader
superstar superstition superstitious* superstructure supertanker supervene+ supervise+ supervision supervisor
supervisory supine supper supplant+ supple>= supplement+ supplemental supplementary suppliant supplicant supplicate+
supplication supplied supply+^ support+^ supportable supportive suppose+ supposedly supposition suppository suppress+
suppression suppurate+ suppuration supranational supremacist supremacy supreme* surcease+ surcharge+ sure>*= surefire
surefooted surety surf+^ surface+ surfboard+ surfeit+ surge+ surgeon surgery surgical* surly>= surmise+ surmount+
surmountable surname surpass+ surplice surplus surpluses surplussed surplussing surprise+ surprisingly surprisings
surreal surrealism surrealist surrealistic surrender+ surreptitious* surrey surrogate surround+ surroundings surtax+
surveillance survey+ surveyor survival survive+ survivor susceptibility susceptible sushi suspect+ suspend+^ suspense
suspenseful suspension suspicion suspicious* sustain+ sustainable sustenance suture+ svelte> swab+ swaddle+ swag+
swagger+^ swain swallow+ swallowtail swam swami swamis swamp+ swampy> swan swank+> swanky> swap+ sward swarm+ swarthy>
swash+ swashbuckler swashbuckling swastika swastikas swat+ swatch swath+ swathe swatter+ sway+ swaybacked swear+^
swearword sweat+^ sweatpants sweatshirt sweatshop sweaty> sweep+^ sweepings sweepstake sweet>*= sweetbread sweetbrier
sweeten+^ sweetheart sweetie sweeties sweetish sweetmeat swell+> swellhead+ swellings swelter+ swept swerve+ swift>*=
swig+ swill+ swim+ swimmer swimsuit swindle+^ swine swing+^ swinish swipe+ swirl+ swirly swish+> switch+^ switchable
switchback switchblade switchboard swivel+ swivelled swivelling swollen swoon+ swoop+ sword swordfish swordplay
swordsman swordsmen swore sworn swum swung sybarite sybaritic sycamore sycophant sycophantic syllabic syllabication
syllabification syllabified syllabify+ syllable syllabus syllabuses syllogism syllogistic sylph sylvan symbioses
symbiosis symbiotic symbol symbolic* symbolisation symbolise+ symbolism symbolization symbolize+ symbolizes symmetric*
symmetrical symmetry sympathetic* sympathise+^ sympathize+^ sympathizes sympathy symphonic symphony symposium symptom
symptomatic synagogue synapse sync+ synchronisation synchronise+ synchronization synchronize+ synchronizes
synchronous* syncopate+ syncopation syndicate+ syndication syndrome synergism synergistic synergy synod synonym
synonymous synopses synopsis syntactic* syntactical syntax syntheses synthesis+ synthesise synthesize+^ synthesizes
synthetic* syphilis syphilitic syringe+ syrup syrupy system systematic* systematise+ systematize+ systematizes
systemic systolic tab+ tabby tabernacle table+ tableau tableaux tablecloth tableland tablespoon tablespoonful tablet
tableware tabloid taboo+ tabular tabulate+ tabulation tabulator tachometer tacit*= taciturn taciturnity tack+ tackle+^
tacky>= taco tact tactful* tactic* tactical tactician tactile tactless*= tadpole taffeta taffy tag+ tail+ tailcoat
tailgate+ tailless taillight tailor+ tailpipe tailspin tailwind taint+ take+^ takeaways taken takeoff takeout takeover
takings talc tale talent+ talisman talk+^ talkative= tall>= tallied tallow tally+ tallyho+ talon tam+> tamable tamale
tamarind tambourine tame*= tamp+ tamper+ tampon tan+ tanager tandem tang tangelo tangent tangential tangerine
tangibility tangible* tangle+ tango+ tangy> tank+^ tankard tankful tanner tannery tannest tannin tansy tantalise+
tantalisingly tantalize+ tantalizes tantalizingly tantamount tantrum tap+ tape taper+ tapestry tapeworm tapioca tapir
taproom taproot tar+ tarantula tarantulas tardy>*= tare target+ tariff tarmac tarmacked tarmacking tarnish+ taro tarot
tarp tarpaulin tarpon tarragon tarried tarry+> tart>*= tartan tartar taser+ task+ taskmaster tassel+ tasselled
tasselling taste+^ tasteful* tasteless*= tasty>= tat+ tatter+ tattle+^ tattletale tattoo+ tattooist tatty taught
taunt+ taupe taut>*= tautological tautology tavern tawdry>= tawny> tax+ taxable taxation taxi+ taxicab taxidermist
taxidermy taxis taxonomic taxonomy taxpayer teabag teach+^ teachable teachings teacup teak teakettle teal tealight
team+ teammate teamster teamwork teapot tear+ teardrop tearful* teargas teargases teargassed teargassing tearjerker
tearoom teary> teas+^ tease teasel teaspoon teaspoonful teat teatime technical* technicality technician technique
techno technocracy technocrat technological* technologist technology techs tectonics tedious*= tedium tee+ teed teem+
teen teenage teenager teeny> teeter+ teeth+ teethe teetotal teetotaler teetotaller telecast+^ telecommunication
telecommute+^ teleconference+ telegram telegraph+^ telegraphic telegraphy telekinesis telemarketing telemeter
telemetry telepathic* telepathy telephone+ telephonic telephony telephoto telescope+ telescopic telethon teletype
teletypewriter televangelist televise+ television telex+ tell+^ tellingly telltale temblor temerity temp+ temper+
tempera temperament temperamental* temperance temperas temperate temperature tempest tempestuous*= template temple
tempo temporal* temporary* temporise+ temporize+ temporizes tempt+^ temptation temptingly temptress tempura tenability
tenable tenacious* tenacity tenancy tenant+ tend+ tendency tendentious*= tender+>*= tenderfoot tenderhearted
tenderise+^ tenderize+^ tenderizes tenderloin tendinitis tendon tendril tenement tenet tenfold tennis tenon+ tenor
tenpin tense+>*= tensile tension tensor tent+ tentacle tentative* tenth tenuous*= tenure+ tepee tepid tequila tequilas
terabit terabyte tercentenary term+* termagant terminable terminal* terminate+ termination terminator termini
terminological terminology terminus termite tern terrace+ terrain terrapin terrarium terrestrial terrible* terrier
terrific* terrified terrify+ terrifyingly territorial territory terror terrorise+ terrorism terrorist terrorize+
terrorizes terry terse>*= tertiary test+^ testable testament testamentary testate testes testicle testified testify+
testimonial testimony testis testosterone testy>*= tetanus tether+ tetrahedron text+ textbook textile textual*
textural texture+ thalami thalamus thallium than thank+ thankful*= thankless* thanksgiving that thatch+^ thaw+ theater
theatre theatrical* thee theft their theism theist theistic them thematic* theme themselves then thence thenceforth
thenceforward theocracy theocratic theologian theological theology theorem theoretic* theoretical theoretician
theorise+ theorist theorize+ theorizes theory theosophy therapeutic* therapist therapy there thereabout thereafter
thereby therefore therefrom therein thereof thereon thereto thereupon therewith thermal* thermionic thermodynamic
thermometer thermonuclear thermoplastic thermos thermoses thermostat thermostatic thesauri thesaurus thesauruses these
thesis thespian theta they thiamine thick>*= thicken+^ thickenings thicket thickset thief thieve+ thievery thievish
thigh thighbone thimble thimbleful thin+*= thine thing thingamajig think+^ thinner thinnest third* thirst+ thirsty>*
thirteen thirteenth thirtieth thirty this thistle thistledown thither thong thoracic thorax thorium thorn thorny>
thorough>*= thoroughbred thoroughfare thoroughgoing those thou though thought thoughtful*= thoughtless*= thous
thousand thousandth thraldom thrall+ thralldom thrash+^ thrashings thread+ threadbare threat threaten+ threateningly
three threefold threescore threesome threnody thresh+^ threshold threw thrice thrift thrifty>*= thrill+^ thrive+
throat throaty>*= throb+ throe throes thromboses thrombosis throne throng+ throttle+ through throughout throughput
throughway throw+^ throwaway throwback thrown thru thrum+ thrush thrust+ thruway thud+ thug thumb+ thumbnail
thumbscrew thumbtack thump+ thunder+ thunderbolt thunderclap thundercloud thunderhead thunderous* thundershower
thunderstorm thunderstruck thus thwack+ thwart+ thyme thymus thymuses thyroid thyself tiara tiaras tibia tibiae tick+^
ticket+ tickle+ ticklish tidal tidbit tiddlywinks tide+ tidewater tidied tidings tidy+>*= tiebreaker tied tier tiff+
tiger tight>*= tighten+ tightfisted tightrope tightwad tigress tilde tile+ till+^ tillable tillage tilt+ timber+
timberland timberline timbre time+*^ timekeeper timeless= timelier timeliest timeline timeliness timepiece timescale
timestamp timetable+ timeworn timezone timid>* timidity timings timorous* timpani timpanist tin+ tincture+ tinder
tinderbox tine tinfoil ting+* tinge+ tingle+ tinglings tinker+ tinkle+ tinny> tinsel+ tinselled tinselling tinsmith
tint+ tintinnabulation tiny> tip+ tipper tipple+^ tipster tipsy>* tiptoe+ tiptoes tiptop tirade tire+ tireder tiredest
tiredness tireless*= tiresome*= tissue titan titanic titanium titbit tithe+ titillate+ titillation title+ titmice
titmouse titter+ tittle titular tizzy toad toadied toadstool toady+ toast+^ toastmaster toasty> tobacco tobacconist
toboggan+ tocsin today toddle+^ toddy toe+ toed toehold toenail toffee tofu toga togas together= toggle+ toil+^
toilet+ toiletry toilette toilsome toke+ token tokenism told tolerable* tolerance tolerant* tolerate+ toleration toll+
tollbooth tollgate tomahawk+ tomato tomb+ tomboy tombstone tomcat tome tomfoolery tomorrow ton+^ tonal tonality tone
toneless tong tongue+ tonic tonight tonnage tonne tonsil tonsillectomy tonsillitis tonsorial tonsure+ tony> took tool+
toolbar toolbox toolkit toot+ tooth+ toothache toothaches toothbrush toothless toothpaste toothpick toothsome toothy>
top+ topaz topcoat topic* topical topknot topless topmast topmost topographer topographic topographical topography
topological* topology toppings topple+ topsail topside topsoil toque torch+ torchlight tore toreador torment+
tormentor torn tornado torpedo+ torpid torpidity torpor torque+ torrent torrential torrid torsion torso tort torte
tortilla tortillas tortoise tortoiseshell tortuous* torture+^ torus toss+ tossup tot+ total+* totalitarian
totalitarianism totality totalled totalling tote totem totemic totter+ toucan touch+ touchdown touchingly touchings
touchstone touchy> tough>*= toughen+ toupee tour+ tourism tourist tourmaline tournament tourney tourniquet tousle+
tout+ tow+ toward towel+ towelings towelled towelling tower+ towhead+ town townhouse townsfolk township townsman
townsmen townspeople towpath toxaemia toxemia toxic toxicity toxicologist toxicology toxin toy+ trace+^ traceable
tracery trachea tracheae tracheotomy tracings track+^ tract tractable traction tractor trade+^ trademark+ tradesman
tradesmen tradition traditional* traditionalist traduce+ traffic trafficked trafficker trafficking tragedian tragedy
tragic* tragicomedy trail+^ trailblazer train+^ trainee traipse+ trait traitor traitorous trajectory tram+ trammel+
trammelled trammelling tramp+ trample+ trampoline trance tranquil>* tranquility tranquilize+^ tranquilizes
tranquillise+^ tranquillity transact+ transaction transatlantic transceiver transcend+ transcendence transcendent
transcendental* transcendentalism transcendentalist transcontinental transcribe+ transcript transcription transducer
transept transfer+ transferable transferal transference transfiguration transfigure+ transfinite transfix+ transform+^
transformation transfuse+ transfusion transgress+ transgression transgressor transience transiency transient
transistor transit+ transition+ transitional transitive* transitory translate+ translation translator transliterate+
transliteration translucence translucent transmigrate+ transmigration transmissible transmission transmit+
transmittable transmittal transmitter transmutation transmute+ transnational transoceanic transom transparency
transparent* transphobia transphobic transpiration transpire+ transplant+ transplantation transponder transport+^
transportable transportation transpose+ transposition transsexual transship+ transshipment transubstantiation
transverse* transvestism transvestite trap+ trapdoor trapeze trapezes trapezoid trapezoidal trappable trapper
trappings trapshooting trash+ trashcan trashy> trauma traumas traumatic traumatise+ traumatize+ traumatizes travail+
travel+^ travelings travelled traveller travelling travelogue traverse+ travestied travesty+ trawl+^ tray treacherous*
treachery treacle tread+ treadle+ treadmill treason treasonable treasonous treasure+^ treasury treat+ treatable
treatise treatment treaty treble+ tree+ treeless treetop trefoil trek trekked trekking trellis+ trellises tremble+
tremendous* tremolo tremor tremulous* trench+ trenchant* trend+ trendy> trepidation trespass+^ tress trestle triad
triage trial+ trialled trialling triangle triangular triangulation triathlon tribal tribalism tribe tribesman
tribesmen tribulation tribunal tribune tributary tribute trice triceps tricepses triceratops trick+ trickery trickle+
trickster tricky>= tricolor tricolour tricycle trident tried triennial trifecta trifectas trifle+^ trifocals trig
trigger+ triglyceride trigonometric trigonometry trike trilateral trill+ trillion trillionth trilogy trim+*= trimaran
trimester trimmer trimmest trimmings trinity trinket trio trip+* tripartite tripe triple+ triplet triplicate+ tripod
tripos triptych trisect+ trite>*= triumph+ triumphal triumphant* triumvirate trivet trivia trivial* trivialise+
triviality trivialize+ trivializes trochee trod trodden troglodyte troika troikas troll+ trolley trollop trombone
trombonist tromp+ troop+^ troopship trope trophy tropic tropical tropism troposphere trot+ troth trotter troubadour
trouble+ troublemaker troubleshoot+^ troubleshot troublesome trough trounce+ troupe+^ trouser trousseau trousseaux
trout trowel+ trowelled trowelling troy truancy truant+ truce truck+^ truckle+ truckload truculence truculent* trudge+
true+> truffle truism truly trump+ trumpery trumpet+^ truncate+ truncation truncheon trundle+ trunk+ truss+ trust+
trustee trusteeship trustful*= trustworthy>= trusty> truth truther truthful*= truthiness try+ tryout tryst+ tsar
tsunami tsunamis tub+^ tuba tubas tubby> tube tubeless tubercle tubercular tuberculosis tuberculous tuberous tubular
tuck+ tucker+ tuft+ tug+ tugboat tuition tulip tulle tumble+^ tumbledown tumbleweed tumbrel tumbril tumid tummy tumor
tumour tumult tumultuous tun+^ tuna tunas tundra tundras tune tuneful* tuneless* tungsten tunic tunnel+ tunnelings
tunnelled tunnelling tunny turban turbid turbine turbojet turboprop turbot turbulence turbulent* turd turducken tureen
turf+ turgid* turgidity turkey turmeric turmoil turn+^ turnabout turnaround turncoat turnip turnkey turnoff turnout
turnover turnpike turnstile turntable turpentine turpitude turquoise turret turtle turtledove turtleneck tush tusk+
tussle+ tussock tutelage tutor+ tutorial tutu tutus tuxedo twaddle+ twain twang+ tweak+ twee+ tweeds tweedy> tweet+^
tweezers twelfth twelve twentieth twenty twerk+ twerp twice twiddle+ twig+ twiggy> twilight twill+ twin+ twine twinge+
twinkle+ twinklings twirl+^ twist+^ twit+ twitch+ twitter+ twofer twofold twosome tycoon tying tyke tympanum type+
typecast+ typeface typescript typeset+ typesetter typewrite+^ typewritten typewrote typhoid typhoon typhus typical*
typified typify+ typist typo typographer typographic* typographical typography tyrannical* tyrannise+ tyrannize+
tyrannizes tyrannosaur tyrannosaurus tyrannosauruses tyrannous tyranny tyrant tyre tyro ubiquitous* ubiquity udder
ugly>= ukulele ulcer ulcerate+ ulceration ulcerous ulna ulnae ulterior ultimate* ultimatum ultra ultraconservative
ultramarine ultras ultrasonic* ultrasound ultraviolet ululate+ umbel umber umbilical umbilici umbilicus umbrage
umbrella umbrellas umiak umlaut ump+ umpire+ umpteen umpteenth unabashed unabated unable unabridged unaccented
unacceptability unacceptable* unaccepted unaccompanied unaccountable* unaccustomed unacknowledged unacquainted
unadorned unadulterated unadvised unaffected unafraid unaided unalterable* unaltered unambiguous* unanimity unanimous*
unannounced unanswerable unanswered unanticipated unappealing unappetising unappetizing unappreciated unappreciative
unapproachable unarmed unashamed* unasked unassailable unassigned unassisted unassuming unattached unattainable
unattended unattractive unattributed unauthenticated unauthorised unauthorized unavailable unavailing unavoidable*
unaware unbalanced unbar+ unbearable* unbeatable unbeaten unbecoming unbeknown unbeknownst unbelief unbelievable*
unbeliever unbend+ unbent unbiased unbidden unbind+ unblock+ unblushing unbolt+ unborn unbosom+ unbound+ unbranded
unbreakable unbridled unbroken unbuckle+ unburden+ unbutton+ uncalled uncanny>* uncaring uncased uncatalogued
unceasing* uncensored unceremonious* uncertain* uncertainty unchallenged unchanged unchanging uncharacteristic*
uncharitable* uncharted unchecked unchristian uncivil uncivilised uncivilized unclaimed unclasp+ unclassified uncle
unclean>*= uncleanlier uncleanliest unclear> unclothe+ uncluttered uncoil+ uncollected uncomfortable* uncommitted
uncommon>* uncommunicative uncomplaining uncompleted uncomplicated uncomplimentary uncomprehending uncompressed
uncompromising* unconcern+ unconcernedly unconditional* unconfirmed unconnected unconquerable unconscionable*
unconscious*= unconsidered unconstitutional uncontaminated uncontested uncontrollable* uncontrolled uncontroversial
unconventional* unconvinced unconvincing* uncooked uncooperative uncoordinated uncork+ uncorrelated uncorroborated
uncountable uncounted uncouple+ uncouth uncover+ uncritical unction unctuous*= uncultivated uncultured uncut undamaged
undated undaunted undeceive+ undecidable undecided undecipherable undeclared undefeated undefended undefinable
undefined undelivered undemanding undemocratic undemonstrative undeniable* undependable under underachieve+^ underact+
underage underarm underbelly underbid+ underbrush undercarriage undercharge+ underclass underclassman underclassmen
underclothes underclothing undercoat+ undercover undercurrent undercut+ underdeveloped underdog underdone
underemployed underestimate+ underexpose+ underfed underfeed+ underflow underfoot underfunded undergarment undergo+
undergone undergrad undergraduate underground undergrowth underhand+ underhandedly underlain underlay underlie
underlies underline+ underling underlying undermine+ undermost underneath undernourished underpaid underpants
underpass underpay+ underpin+ underpinnings underplay+ underprivileged underrate+ underscore+ undersea undersecretary
undersell+ undershirt undershoot+ undershorts undershot underside undersign+ undersized underskirt undersold
understaffed understand+ understandable* understandingly understandings understate+ understatement understood
understudied understudy+ undertake+^ undertaken undertakings undertone undertook undertow underused undervalue+
underwater underwear underweight underwent underworld underwrite+^ underwritten underwrote undeserved* undeserving
undesirability undesirable undetectable undetected undetermined undeterred undeveloped undid undies undignified
undiluted undiminished undisciplined undisclosed undiscovered undiscriminating undisguised undisputed undistinguished
undisturbed undivided undo+ undocumented undoings undone undoubted* undress+ undue undulant undulate+ undulation
unduly undying unearned unearth+* unease uneasy>*= uneaten uneconomic uneconomical unedited uneducated unembarrassed
unemotional unemployable unemployed unemployment unending unendurable unenforceable unenlightened unenthusiastic
unenviable unequal+* unequalled unequivocal* unerring* unethical uneven*= uneventful* unexampled unexceptionable
unexceptional unexciting unexpected* unexplained unexplored unexpurgated unfailing* unfair>*= unfaithful*= unfamiliar
unfamiliarity unfashionable unfasten+ unfathomable unfavorable* unfavourable* unfeasible unfeeling* unfeigned
unfetter+ unfilled unfinished unfit+ unflagging unflappable unflattering unflinching* unfold+ unforeseeable unforeseen
unforgettable* unforgivable unforgiving unformed unfortunate* unfounded unfrequented unfriend+* unfriendlier
unfriendliest unfriendliness unfrock+ unfulfilled unfunny unfurl+ unfurnished ungainly>= ungentlemanly ungodly>
ungovernable ungracious ungrammatical ungrateful*= ungrudging unguarded unguent ungulate unhand+ unhappy>*= unharmed
unhealthful unhealthy> unheard unheeded unhelpful unhesitating* unhindered unhinge+ unhitch+ unholy> unhook+ unhorse+
unhurried unhurt unicameral unicorn unicycle unidentifiable unidentified unidirectional unification unified uniform+*
uniformity unify+ unilateral* unimaginable unimaginative unimpaired unimpeachable unimplementable unimplemented
unimportant unimpressed unimpressive uninformative uninformed uninhabitable uninhabited uninhibited uninitialised
uninitialized uninitiated uninjured uninspired uninspiring uninstall+^ uninstallable uninsured unintelligent
unintelligible* unintended unintentional* uninterested uninteresting uninterpreted uninterrupted uninvited uninviting
union unionisation unionise+ unionization unionize+ unionizes unique>*= unisex unison unit+ unitary unite unity
universal* universality universe university unjust* unjustifiable unjustified unkempt unkind>*= unkindlier unkindliest
unknowable unknowing* unknown unlabeled unlabelled unlace+ unlatch+ unlawful* unleaded unlearn+ unlearnt unleash+
unleavened unless unlettered unlicensed unlike* unlikelier unlikeliest unlikelihood unlimited unlisted unload+ unlock+
unloose+ unloved unlucky>* unmade unmake+ unman+* unmanageable unmanlier unmanliest unmannerly unmarked unmarried
unmask+ unmatched unmemorable unmentionable unmerciful* unmindful unmissed unmistakable* unmitigated unmodified
unmoral unmoved unnamed unnatural* unnecessary* unneeded unnerve+ unnoticeable unnoticed unnumbered unobjectionable
unobservant unobserved unobstructed unobtainable unobtrusive* unoccupied unoffensive unofficial* unopened unopposed
unorganised unorganized unoriginal unorthodox unpack+ unpaid unpainted unpalatable unparalleled unpardonable
unpatriotic unpaved unperturbed unpick unpin+ unplanned unpleasant*= unplug+ unplumbed unpolluted unpopular
unpopularity unprecedented unpredictability unpredictable unprejudiced unpremeditated unprepared unpretentious
unpreventable unprincipled unprintable unprivileged unproductive unprofessional unprofitable unpromising unprompted
unpronounceable unprotected unproved unproven unprovoked unpublished unpunished unqualified unquenchable
unquestionable* unquestioned unquestioning* unquote+ unravel+ unravelled unravelling unreachable unread unreadable
unready unreal unrealised unrealistic* unrealized unreasonable*= unreasoning unrecognisable unrecognised
unrecognizable unrecognized unreconstructed unrecorded unrefined unregenerate unregistered unregulated unrehearsed
unrelated unreleased unrelenting* unreliability unreliable unrelieved unremarkable unremitting unrepeatable
unrepentant unrepresentative unrequited unreserved* unresolved unresponsive unrest unrestrained unrestricted
unrewarding unripe> unrivaled unrivalled unroll+ unromantic unruffled unruly>= unsaddle+ unsafe> unsaid unsalted
unsanctioned unsanitary unsatisfactory unsatisfied unsatisfying unsaturated unsavory unsavoury unsay+ unscathed
unscheduled unschooled unscientific unscramble+ unscrew+ unscrupulous*= unseal+ unseasonable* unseasoned unseat+
unseeing unseemly>= unseen unselfish*= unsent unsentimental unset unsettle+ unshakable unshakeable unshaven unsheathe+
unsightly>= unsigned unskilled unskillful unsmiling unsnap+ unsnarl+ unsociable unsold unsolicited unsolved
unsophisticated unsound> unsparing unspeakable* unspecific unspecified unspoiled unspoken unsportsmanlike unstable
unstated unsteady>*= unstop+ unstoppable unstressed unstructured unstrung unstuck unstudied unsubscribe+ unsubstantial
unsubstantiated unsubtle unsuccessful* unsuitable* unsuited unsung unsupervised unsupportable unsupported unsure
unsurpassed unsurprising unsuspected unsuspecting unsweetened unswerving unsympathetic untainted untamed untangle+
untapped untaught untenable untested unthinkable unthinking* untidy>= untie+ unties until untimely>= untiring*
untitled unto untold untouchable untouched untoward untrained untreated untried untroubled untrue> untrustworthy
untruth untruthful* untutored untwist+ untying unusable unused unusual* unutterable* unvarnished unvarying unveil+
unverified unvoiced unwanted unwarranted unwary>= unwashed unwavering unwed unwelcome unwell unwholesome unwieldy>=
unwilling*= unwind+ unwise>* unwitting* unwonted unworkable unworldly unworthy>= unwound unwrap+ unwritten unyielding
unzip+ up+ upbeat upbraid+ upbringing upchuck+ upcoming upcountry update+^ updraft updraught upend+ upfront upgrade+
upheaval upheld uphill uphold+ upholster+^ upholstery upkeep upland uplift+ upliftings upload upmarket upon upper
uppercase upperclassman upperclassmen uppercut+ uppermost uppity upraise+ upright uprising uproar uproarious* uproot+
upscale upset+ upshot upside upstage+ upstairs upstanding upstart+ upstate upstream upsurge+ upswing uptake uptight
uptown upturn+ upward* uranium urban> urbane urbanisation urbanise+ urbanity urbanization urbanize+ urbanizes urchin
urea urethra urethrae urge+ urgency urgent* uric urinal urinalyses urinalysis urinary urinate+ urination urine
urologist urology usability usable usage used useful*= useless*= user username usher+ usherette using usual* usurer
usurious usurp+^ usurpation usury utensil uteri uterine uterus utilisation utilise+ utilitarian utilitarianism utility
utilization utilize+ utilizes utmost utopia utopias utter+* utterance uttermost uvula uvular uvulas vacancy vacant*
vacate+ vacation+^ vaccinate+ vaccination vaccine vacillate+ vacillation vacuity vacuous* vacuum+ vagabond+ vagary
vagina vaginae vaginal vagrancy vagrant vague>*= vain>* vainglorious vainglory valance vale valedictorian valedictory
valence valentine valet+ valiant* valid*= validate+ validation validity valise valley valor valorous valour valuable
valuation value+ valueless valve+ vamoose+ vamp+ vampire van+ vanadium vandal vandalise+ vandalism vandalize+
vandalizes vane vanguard vanilla vanillas vanish+ vanishings vanity vanquish+ vantage vape+ vapid= vapidity vapor
vaporisation vaporise+^ vaporization vaporize+^ vaporizes vaporous vapour variability variable* variance variant
variate variation varicolored varicoloured varicose varied variegate+ variety various* varlet varmint varnish+ varsity
vary+ vascular vase vasectomy vassal vassalage vast>*= vat+ vaudeville vault+^ vaunt+ veal vector+ veep veer+ vegan
vegetable vegetarian vegetarianism vegetate+ vegetation vegetative veggie veggies vehemence vehement* vehicle
vehicular veil+ vein+ veld vellum velocity velour velvet velveteen velvety venal* venality vend+ vendetta vendettas
vendor veneer+ venerable venerate+ veneration venereal vengeance vengeful* venial venison venom venomous* venous vent+
ventilate+ ventilation ventilator ventral ventricle ventricular ventriloquism ventriloquist venture+ venturesome
venturous venue veracious veracity veranda verandas verb verbal* verbalise+ verbalize+ verbalizes verbatim verbena
verbenas verbiage verbose verbosity verdant verdict verdigris+ verdigrises verdure verge+ verifiable verification
verified verify+ verisimilitude veritable* verity vermicelli vermilion vermin verminous vermouth vernacular vernal
versatile versatility verse+ versification versified versify+ version versus vertebra vertebrae vertebral vertebrate
vertex vertical* vertices vertiginous vertigo verve very>* vesicle vesper vessel vest+ vestibule vestige vestigial
vestment vestry vet+ vetch veteran veterinarian veterinary veto+ vex+ vexation vexatious viability viable viaduct vial
viand vibe vibrancy vibrant* vibraphone vibrate+ vibration vibrato vibrator viburnum vicar vicarage vicarious* vice+
viceroy vichyssoise vicinity vicious*= vicissitude victim victimisation victimise+ victimization victimize+ victimizes
victor victorious* victory victual+ victualled victualling video videocassette videodisc videotape+ vied view+^
viewfinder viewings viewpoint vigil vigilance vigilant* vigilante vigilantism vignette vignetted vignetting vigor
vigorous* vigour vile>*= vilification vilified vilify+ villa village villager villain villainous villainy villas
villein vinaigrette vindicate+ vindication vindicator vindictive*= vine vinegar vinegary vineyard vintage vintner
vinyl viol viola violable violas violate+ violation violator violence violent* violet violin violinist violist
violoncello viper virago viral vireo virgin virginal virginity virgule virile virility virology virtual* virtue
virtuosity virtuoso virtuous*= virulence virulent* virus viruses visa+ visage visas viscera visceral viscid viscosity
viscount viscountess viscous viscus vise+ visibility visible* vision+ visionary visit+ visitation visitor visor vista
vistas visual* visualisation visualise+ visualization visualize+ visualizes vital* vitalise+ vitality vitalize+
vitalizes vitamin vitiate+ vitiation viticulture vitreous vitriol vitriolic vituperate+ vituperation vituperative viva
vivace vivacious*= vivacity vivas vivid>*= vivified vivify+ viviparous vivisection vixen vixenish vizier vocabulary
vocal* vocalic vocalisation vocalise+ vocalist vocalization vocalize+ vocalizes vocation vocational vocative
vociferate+ vociferation vociferous* vodka vogue voguish voice+ voiceless voicemail void+ voile volatile volatility
volcanic volcano vole volition volley+ volleyball volt voltage voltaic voltmeter volubility voluble* volume
voluminous* voluntary* volunteer+ voluptuary voluptuous*= vomit+ voodoo+ voodooism voracious* voracity vortex votary
vote+^ votive vouch+^ vouchsafe+ vow+ vowel voyage+^ voyeur voyeurism voyeuristic vulcanisation vulcanise+
vulcanization vulcanize+ vulcanizes vulgar>* vulgarisation vulgarise+ vulgarism vulgarity vulgarization vulgarize+
vulgarizes vulnerability vulnerable* vulture vulva vulvae vuvuzela vuvuzelas vying wack> wacko wacky>= wad+^ waddle+
wade wadi wadis wafer waffle+ waft+ wag+ wage wager+ waggish waggle+ wagon wagoner waif wail+ wainscot+ wainscotings
waist waistband waistcoat waistline wait+^ waitress waive+^ wake+ wakeful= waken+ wale+ walk+^ walkout walkway wall+
wallaby wallboard wallet walleye+ wallflower wallop+ wallopings wallow+ wallpaper+ walnut walrus walruses waltz+
wampum wan+* wand wander+^ wanderlust wane wangle+ wanna wannabe wanner wannest want+ wanton+*= wapiti wapitis war+
warble+^ ward+^ warden wardrobe wardroom ware warehouse+ warfare warhead warhorse warlike warlock warlord warm+>*
warmhearted warmonger+ warmth warn+ warnings warp+ warpath warrant+ warrantied warranty+ warren warrior warship wart
warthog wartime warty> wary>*= wash+^ washable washbasin washboard washbowl washcloth washerwoman washerwomen washings
washout washroom washstand washtub wasp waspish wassail+ wastage waste+^ wastebasket wasteful*= wasteland wastepaper
wastewater wastrel watch+^ watchband watchdog watchful*= watchmaker watchman watchmen watchtower watchword water+
waterbed waterboard+ waterboardings watercolor watercolour watercourse watercraft watercress waterfall waterfowl
waterfront waterline waterlogged watermark+ watermelon waterproof+ watershed waterside waterspout watertight waterway
waterworks watery> watt wattage wattle+ wave+ waveform wavelength wavelet waver+ wavy>= wax+ waxen waxwing waxwork
waxy>= wayfarer wayfaring waylaid waylay+ wayside wayward*= weak>*= weaken+ weakfish weakling weal wealth wealthy>=
wean+ weapon weaponless weaponry wear+^ wearable wearied wearisome weary+>*= weasel+ weaselled weaselling weather+
weathercock weatherise+ weatherize+ weatherizes weatherman weathermen weatherproof+ weave+^ web+ webcam webcast+
webinar webisode webmaster webmistress website wed+ wedder weddings wedge+ wedlock wee+> weed+^ weedy> week* weekday
weekend+ weeknight weep+^ weepings weepy> weevil weft weigh+ weight+ weightless= weightlifter weightlifting weighty>=
weir weird>*= weirdo welcome+ weld+^ welfare welkin well+ wellington wellspring welsh+ welt+ welter+ welterweight
wench wend+ went wept were werewolf werewolves west westbound westerly western westerner westernise+ westernize+
westernizes westernmost westward wet+*= wetback wetland wetter wettest whack+ whale+^ whalebone wham+ whammy wharf
wharves what whatchamacallit whatever whatnot whatsoever wheal wheat wheaten wheedle+ wheel+^ wheelbarrow wheelbase
wheelchair wheelwright wheeze+ wheezes wheezy> whelk+ whelp+ when whence whenever where whereabouts whereas whereat
whereby wherefore wherein whereof whereon wheresoever whereupon wherever wherewithal whet+ whether whetstone whew whey
which whichever whiff+ while+ whilst whim whimper+ whimsical* whimsicality whimsy whine+^ whinnied whinny+ whiny>
whip+ whipcord whiplash whippersnapper whippet whippings whippoorwill whir+ whirl+ whirligig whirlpool whirlwind whirr
whisk+ whisker+ whiskey whisky whisper+ whist whistle+^ whit+> white= whitecap whitefish whiten+^ whitewall whitewash+
whither whitings whitish whittle+^ whiz whizz+ whoa whodunit whoever whole= wholehearted* wholesale+^ wholesome=
wholly whom whomever whomsoever whoop+ whoopee whoosh+ whopper whopping whore whorehouse whorl+ whose whosoever wick+^
wickeder wickedest wickedly wickedness wickerwork wicket wide>*= widen+ widescreen widespread widow+^ widowhood width
wield+ wiener wife* wig+ wigeon wiggle+*^ wigglier wiggliest wight wigwag+ wigwam wiki wikis wild>*= wildcat+
wildebeest wilderness wildfire wildflower wildfowl wildlife wile+ wilful*= will+ willful*= willies willingly
willingness willow willowy willpower wilt+ wily>= wimp wimple+ wimpy> win+ wince+ winch+ wind+ windbag windbreak
windbreaker windburn windfall windjammer windlass windmill+ window+ windowpane windowsill windpipe windscreen
windshield windsock windstorm windsurf+ windswept windup windward windy>= wine wineglass winery wing+^ wingless
wingnut wingspan wingspread wingtip wink+ winner winnings winnow+ wino winsome>* winter+ wintergreen winterise+
winterize+ winterizes wintertime wintry> wipe+^ wire+ wireless wiretap+ wiry>= wisdom wise>* wiseacre wisecrack+
wish+^ wishbone wishful* wisp wispy> wist wisteria wisterias wistful*= wit+ witch+ witchcraft witchery with withal
withdraw+ withdrawal withdrawn withdrew wither+ withheld withhold+ within without withstand+ withstood witless*
witness+ witticism wittingly witty>*= wive wizard wizardry wizened wobble+* wobblier wobbliest woebegone woeful*
woefuller woefullest woes woke woken wolf+ wolfhound wolfish wolfram wolverine wolves woman* womanhood womanise+^
womanish womanize+^ womanizes womankind womanlier womanliest womanlike womanliness womb wombat women womenfolk wonder+
wonderful* wonderland wonderment wondrous* wont+ woo+^ wood+ woodbine woodcarving woodchuck woodcock woodcraft
woodcut+ woodcutter wooden>*= woodland woodman woodmen woodpecker woodpile woodshed woodsman woodsmen woodsy> woodwind
woodwork+ woodworm woody>= woof+^ wool* woolen woolgathering woollen woollier woolliest woolliness woozy>= word+
wordings wordplay wordy>= wore work+^ workable workaday workaholic workbench workbook workday workfare workflow
workforce workhorse workhouse workingman workingmen workings workload workman workmanlike workmanship workmen workout
workplace worksheet workshop workstation workweek world* worldlier worldliest worldliness worldwide worm+ wormhole
wormwood wormy> worn worried worrisome worry+^ worryings worrywart worse worsen+ worship+^ worshipful worshipper
worst+ worth worthless= worthwhile worthy>*= would wound+^ wove woven wow+ wrack wraith wrangle+^ wrap+ wraparound
wrapper wrappings wrath wrathful* wreak+ wreath+ wreathe wreck+^ wreckage wren wrench+ wrest+ wrestle+^ wretch+
wretcheder wretchedest wretchedly wretchedness wriggle+*^ wright wring+^ wrinkle+* wrinklier wrinkliest wrist
wristband wristwatch writ+^ writable write writhe+ writings written wrong+>*= wrongdoer wrongdoing wrongful*=
wrongheaded*= wrote wroth wrought wrung wryer wryest wryly wryness wuss xenon xenophobia xenophobic xerographic
xerography xylem xylophone xylophonist yacht+ yachtsman yachtsmen yahoo yakked yakking yammer+ yank+ yap+ yard yardage
yardarm yardstick yarmulke yarn yaw+ yawl yawn+ yeah year* yearbook yearling yearn+ yearnings yeas yeast yeasty> yell+
yellow+> yellowish yelp+ yeoman yeomen yeses yeshiva yeshivas yessed yessing yest yesterday yesteryear yeti yield+
yieldings yip+ yippee yodel+^ yodelled yodeller yodelling yoga yogi yogis yogurt yoke+ yokel yolk yonder yore young>
youngish youngster your yourself yourselves yous youth youthful*= yowl+ yttrium yucca yuccas yuck yucky> yukked
yukking yule yuletide yummy> yuppie yuppies zany>= zap+ zapper zeal zealot zealous*= zebra zebras zebu zebus zenith
zephyr zeppelin zero+ zest zestful* zeta zigzag+ zilch zillion zinc zincked zincking zing+^ zinnia zinnias zip+
zipper+ zippy> zircon zirconium zither zodiac zodiacal zombie zombies zonal zone+ zonked zoological zoologist zoology
zoom+ zucchini zucchinis zwieback zygote
`
