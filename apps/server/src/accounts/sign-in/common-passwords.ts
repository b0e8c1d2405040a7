/*
 * What people choose as passwords most often, from the counts in data/passwords.txt of zxcvbn (github.com/dropbox/zxcvbn, MIT),
 * which come from leaked passwords; the first line of words is ours. Rude ones are left out.
 */

const WORDS = `
password passwort passw pass admin administrator login root user guest default temp secret server changeit hello test
testing welcome qwert asdf zxcv iloveyou letmein trustno superman ilove rewrite rewriteservice service qwerty dragon
baseball football monkey shadow master michael mustang qwertyuiop qazwsx jordan jennifer hunter harley zxcvbnm asdfgh
buster andrew batman soccer tigger charlie robert sunshine thomas ranger daniel hockey george computer michelle
jessica starwars pepper klaster zxcvbn freedom princess joshua maggie ginger amanda ashley love cheese nicole summer
matthew chelsea dallas biteme matrix william yankees taylor corvette austin access martin heather thunder merlin
diamond anthony hammer qwer silver gfhjkm justin patrick richard bailey internet samantha golfer scooter orange cookie
maverick jackson sparky phoenix mickey bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes peanut
ferrari falcon cowboy samsung steelers smokey joseph dakota melissa arsenal boomer eagles tigers marina nascar gateway
yellow porsche monster spider diablo hannah bulldog junior london purple compaq lakers iceman hardcore cowboys money
banana boston brandon tennis johnny miller coffee scooby edward nikita yamaha mother barney brandy chester oliver
charles player knight forever steven rangers midnight chicago bigdaddy redsox victoria angel badboy please fender
chris jasper james slayer rabbit natasha rachel marine wizard marlboro raiders prince casper fishing flower crystal
jasmine iwantu adidas winter winner gandalf enter ghbdtn angela mike golden lauren cocacola winston madison angels
panther shannon sophie johnson asdfasdf david toyota tiger murphy canada danielle jonathan muffin liverpoo cooper
apples dennis jackie black john abcd sandra pokemon slipknot carlos qazxsw scorpion qwaszx nathan startrek rainbow
asdfghjkl razz newyork redskins gemini cameron qazwsxedc florida liverpool turtle nicholas wilson sierra viking booger
doctor rocket victor dolphins captain bandit jaguar packers pookie peaches dolphin helpme blue tucker theman maxwell
tiffany jeremy qwertyui debbie albert lovers maddog alex monica united giants nirvana metallic hotdog rosebud mountain
benjamin warrior stupid elephant success bond bonnie alexis lucky jason scorpio samson azerty rush driver freddy
willie calvin sydney gators dexter bubba creative voodoo golf happy arthur trouble america nissan gunner stella
rebecca garfield gordon jessie parker asdfghjk jack apollo eminem december legend airborne bear beavis august apple
brooklyn godzilla skippy buddy kitten magic shelby phantom fred nothing asdasd williams xavier braves darkness blink
travis copper platinum qweqwe tomcat girls bigboy green power animal police online voyager lifehack fish sniper
trinity walter blazer heaven lover snowball loveme bubbles cricket marvin willow donkey topgun nintendo family saturn
november destiny gabriel pakistan pumpkin digital sergey redwings explorer chance private runner therock guinness
lasvegas beatles fire cassie christin celtic andrey broncos babygirl nelson donald eclipse scott fluffy louise cartman
michigan carolina little samuel alexande steve birdie pantera cherry gibson sharon vampire peter mexico buffalo genius
montana beer minecraft maximus flyers school lovely stalker metallica doggie carter kristina kimberly spencer snickers
barbara speedy sabrina carmen marcus bronco friends paradise yankee horses magnum dreams cool caroline lacrosse goober
enigma member qwertyu scotty pimpin sammy surfer brian poohbear genesis star dave qweasdzxc baby racing friend hawaii
eagle viper october vanessa billy poopoo einstein stanley walker paul drowssap courtney simple stephen badger alaska
action denise jake bill jester drummer spitfire patricia forest maryjane champion diesel svetlana rock friday kevin
gregory pamela mark frank hotrod chevy anderson westside douglas security google tester shorty thumper hitman mozart
general reddog music alexander melanie lizard ruslan vincent scarface teresa sweet marshall olivia buddha veronica
frankie spirit stargate antonio naruto mercury natalie liberty semperfi suzuki king popcorn spooky marley system
brittany scotland kelly claudia free kitty cherokee vikings simpsons death rascal leslie qweasd jimmy hummer loveyou
patches allison rocky adrian russia jupiter penguin passion howard vfhbyf honda vladimir andre franklin sandman homer
raider infinity bulldogs fantasy horney domino budlight disney norman ironman softball francis bishop brutus jeffrey
redrum ford bigred brooke jesus mnbvcxz fktrcfylh karina marines digger ireland kawasaki cougar fireman oksana college
russell alicia houston monday bradley sarah justice super wildcats tinker logitech duncan dancer swordfis avalon
everton reggie alexandr motorola timothy molly patriots madonna claire eugene ducati colorado connor indian kermit
juventus galore house smooth freeuser warcraft simpson boogie titanic wolverin elizabet arizona valentin georgia
saints asdfg accord baxter matt denver christ yfnfif smith stinky zachary roland brenda spiderma naughty chopper
extreme skyline water virginia poop zombie pearljam froggy awesome vision pirate fylhtq alyssa dreamer bullet predator
empire wolf kirill people panthers elvis skipper nemesis rasdzv peekaboo simon rolltide alison american cardinal
arnold daddy psycho danger mookie chevelle manutd goblue hobbes vegeta tommy fyfcnfcbz picard burton bobby windows
loverboy victory vfrcbv bambam serega turkey tweety galina hiphop rooster changeme berlin taurus polina electric
ronald avatar mine maksim raptor alpha hendrix newport kenneth brazil hard spring eric madmax england france britney
sublime darkside bigman wolfpack classic hercules lawrence lincoln ronaldo spiderman blizzard cheyenne cjkysirj wombat
raymond brother kristen pandora holiday simone wildcat devils kramer horse alabama caesar basketball sterling bondage
carrie pickle shaggy sports catch leather chronic flowers robbie perfect gracie airplane kodiak amber billybob sunset
katana crazy maria phpbb chocolat good snowman anna stingray candy firebird wolves zeppelin detroit garcia pontiac
gundam panzer fisher pretty time outlaw connie business trevor honey redhead tarheels greenday nastya engineer savage
hellfire serenity cobra dude michele sasha fireball miranda darkstar flash remember white harvey oscar strike beauty
freddie pavilion bobafett adam dbrnjhbz bigmac bowling jeff duke clinton ytrewq future jenny jones wallace harrison
natali pyramid rulez dodgers apache swimming morris whynot teens trooper defender girl precious packard weasel popeye
lucifer cancer icecream raven stewart swordfish tanner presario sandy viktor rockstar blonde manager cheryl norton
control wutang spike julian pimp atlanta airforce thailand casino looking`;

const WHOLE = `
1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y mailcreated5240 qazwsxedcrfv sojdlg123aljg leavemealone 123456654321
gfhjkmgfhjkm ghjcnjgfhjkm sonyericsson zxcasdqwe123 123456789qwe 1qazxsw23edc qwerasdfzxcv flvbybcnhfnjh
123456789987654321 112233445566 finalfantasy ghbdtnrfrltkf websolutions chickenwing101 1qaz2wsx3edc4rfv unbelievable
administrator justinbieber contortionist newproject2004 needforspeed businessbabe 123456789123 supernatural
maurolarastefy scandinavian domainlock2005 professional dkflbvbhjdbx hd764nw5d7e1vb1 qazwsxedcrfvtgb dkflbvbhjdyf
counterstrike zaq1xsw2cde3 vfvfvskfhfve ghjcnjghjcnj fkmnthyfnbdf 123456789abc intelligence 23176djivanfros
qazxswedcvfr qwertyasdfgh 1111111111zz whosyourdaddy fktrcfylhjdyf fktrcfylhjdbx 123456789qaz 541233432442
12345678900987654321 ghbdtnghbdtn 010203040506 lost4815162342 chesterfield 102030405060 vanyarespekt combat123654
devilmaycry4 transformers iseedeadpeople 89231243658s 123456789qqq jamesbond007 4815162342lost qwertyytrewq
1234567890qw 1234qwerasdf 123qwe456rty ghjcnjrdfibyj international saun24865709 q1w2e3r4t5y6u7 1qa2ws3ed4rf
123456789zxc ptybnxtvgbjy 12345678987654321 mevefalkcakk playstation3 31217221027711 cosmopolitan q1w2e3r4t5y6u7i8
zqjphsyf6ctifgu 1234567890qwe hedimaptfcor lhbjkjubz2957704 andrewjackie networkingpe 12qw34er56ty 1qazxsw23edcvfr4
159753456852 123456782000 christopher1 ingodwetrust installdevic digitalprodu philadelphia boy4u2ownnyc an83546921an13
1234567890zzz olcrackmaster abc123456789 auckland2010 residentevil qawsedrftgyh 123321qweewq 32615948worms
742617000027 nemvxyheqdd5oqxyxyzi avrillavigne massimiliano 012345678910 41d8cd98f00b nhfdvfnjkju123 gjkysqgbpltw
ticketmaster 01telemike01 stratocaster punksnotdead playstation2 fynfyfyfhbde ghjcnjqgfhjkm nightcrawler installsqlst
123456789101 frederiksberg 1234567890qaz 1a2s3d4f5g6h sanfrancisco 89876065093rax ghjcnjgbpltw 1234qwerasdfzxcv
lytghjgtnhjdcr schoolgirlie 111222333000 zaqwsxcderfv seemnemaailm nhecsyfujkjdt qwaszxerdfcv antananarivu
vfrcbvvfrcbv greenlantern q1w2e3r4t5y6u7i8o9p0 corperfmonsy maprchem56458 warhammer40k construction morganstanley
1234567890987654321 cjdthitycndj bltynbabrfwbz stinkyfinger iampurehaha2 gtnhjpfdjlcr 123321456654 59382113kevinp
bpgjldsgjldthnf rfnthbyf1988 1qa2ws3ed4rf5tg nhfycajhvths msorcloledbr stickdaddy77 vfhbyfvfhbyf cheeseburger
123456789asd specialinsta michaeljackson webuivalidat 1234567887654321 1234567892000 ilovemyfamily weihnachtsbau
satisfaction 014702580369 qaz123wsx456 111222333444555 123456789000 systemofadown vladimirovna 122333444455555
amadeusptfcor websolutionssu mortalkombat paraklast1974 nondriversig necronomicon a1s2d3f4g5h6 z1x2c3v4b5n6m7
ghjnbdjcnjzybt thecakeisalie fktrcfylhjdf ontheoutside zcfvfzkexifz sonnenschein wazzkaprivet qwertasdfgzxcvb
weihnachtsbaum ghjatccbjyfk nick1234-rem936 aksjdlasdakj89879 ntktdbpjh1994 23wkoa0fp78dk fatima753357 6215mila6215
zaq12wsxcde3 anytimetoday 123456789aaa 4815162342lf pfqwtd27121988 cnfc35762209 ktjynsq40147 1a2a3a4a5a6a
zxcvbnmmnbvcxz bullnuts2003 findaupair007 sdicmt7seytn gfhfktkjuhfv z1x2c3v4b5n6 entertainment lytdybrbdfvgbhf
foreveryoung 050605rostik 420842084208555 19960610ilja ipo54tj45uy856 89063032220m civilization 89semtsriuty
badiman28200 123ewqasdcxz nhbujyjvtnhbz edwardcullen blacksonblon ne_e_pod_chehyl ghtdtlvtldtl 12345677654321
hd764nw5d7e1vbv josephphone7 gthtrfnbgjkt configuratio msoracle32re ronaldinho10 bhrh0h2oof6xbqjeh 193570356033`;

const listOf = (text: string): string[] => text.trim().split(/\s+/);

/** Words without figures and signs, the most frequent first; passwords are such a word with something before or after it. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(listOf(WORDS));

/** Whole passwords of twelve characters or more, in small letters, that are no such word. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(listOf(WHOLE));
