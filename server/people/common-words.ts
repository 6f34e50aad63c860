/** What passwords of many people consist of: words, names and keys, in lower case, without digits at their end. */
export const COMMON_WORDS: readonly string[] = `
password passwort passwd pass passw0rd motdepasse contrasena parola senha wachtwoord haslo parool losenord salasana
secret geheim admin administrator root user username guest test testing tester demo default master super superuser
login logon signin welcome willkommen bienvenue hello hallo ciao hola letmein changeme change temp temporary new
please open sesame access enter trustno trustno1 iloveyou ilove loveyou love lover lovely loveme mylove amor amour
princess prince king queen angel angels baby babygirl babyboy sunshine sun moon star stars starwars sky rainbow
flower flowers rose rosebud lily daisy violet summer winter spring autumn fall monday tuesday wednesday thursday
friday saturday sunday january february march april june july august september october november december today
dragon monkey tiger lion eagle falcon hawk bear wolf panther cat cats kitty kitten dog dogs doggy puppy horse fish
dolphin shark snake spider bird rabbit bunny mouse chicken turtle butterfly buster pepper ginger cookie chocolate
banana orange apple cherry strawberry peanut pumpkin cheese pizza coffee sugar honey candy sweet sweetie sweety
football soccer baseball basketball hockey tennis golf volleyball cricket rugby racing runner swimming boxing
liverpool arsenal chelsea barcelona realmadrid madrid juventus milan inter bayern manchester united city celtic
rangers lakers cowboys yankees steelers eagles packers patriots dodgers braves redsox redskins raiders dallas
michael michelle michele jordan jennifer jessica ashley amanda nicole daniel daniela andrew andrea andreas thomas
robert joshua matthew anthony charlie charles william james john johnny david george richard christopher christian
christine chris alexander alexandra alex samantha sam samuel sophie sophia sarah sara laura lauren linda lisa maria
marina martin martina mark marcus max maximilian maxwell peter patrick paul paulo pedro juan carlos jose luis
antonio francesco giovanni giuseppe marco matteo roberto stefano stefan simon sebastian florian tobias fabian julia
julian justin kevin brandon brian bailey taylor tyler hannah heather melissa monica natalie natasha olivia oliver
rachel rebecca sabrina sandra stephanie steven susanne tanja tatiana vanessa victoria vincent viktor vladimir
nikita natalia ekaterina anastasia sergey dmitry ivan igor oleg andrey maxim alexey katya masha priya rahul amit
sanjay krishna ganesh shiva india bharat omsairam mohammed muhammad ahmed ali hassan fatima allah bismillah
jesus christ jesuschrist god godisgood faith hope grace blessed blessing heaven church angelica gabriel raphael
batman superman spiderman ironman pokemon pikachu naruto mario zelda sonic minecraft fortnite roblox playstation
nintendo xbox matrix gandalf frodo hobbit legolas harrypotter potter hogwarts harry ninja samurai pirate pirates
wizard magic merlin phoenix warrior knight hunter killer shadow ghost demon devil hell satan zombie vampire
computer internet google facebook twitter instagram youtube microsoft windows apple samsung iphone android linux
ubuntu oracle cisco server network wireless router system database backup program hacker hacking cyber digital
mustang ferrari porsche mercedes lamborghini bmw audi volkswagen toyota honda yamaha suzuki kawasaki harley corvette
camaro chevy dodge ford jaguar turbo racer driver trucker thunder lightning storm hurricane tornado fire flame
diamond gold golden silver crystal platinum money cash dollar million rich lucky luck winner champion victory
freedom liberty america american england london paris berlin vienna roma rome athens delphi moscow russia germany
deutschland france francais espana italia italy greece hellas canada australia mexico brazil brasil japan china
newyork york boston chicago texas california florida hollywood vegas
music guitar piano drums rock rocknroll metal metallica nirvana slipknot beatles eminem tupac elvis jazz disco
dance dancer party summertime holiday vacation beach ocean river mountain forest garden house home family mother
father mama papa mommy daddy brother sister friend friends bestfriend forever always whatever nothing something
everything anything nobody somebody someone person people happy smile smiley funny crazy stupid idiot loser
fuck fucker fuckyou fuckoff asshole bitch pussy sexy sex hot hottie naughty pornstar dick shit bullshit bastard
blink qwerty qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx abcdef abc abcd pass word trust nopassword mypassword
yourpassword thepassword thisis myname yes okay work office company business manager boss team school student
teacher college university science math history doctor nurse police soldier army navy marine marines airforce
sniper rocket rockets space galaxy planet earth world worldcup global universe alpha omega delta gamma sigma
bravo charlie foxtrot tango zulu black white red green blue yellow purple pink brown grey
scorpion scorpio libra virgo gemini taurus aries pisces cancer leo sagittarius capricorn aquarius
cowboy indian apache cherokee dakota cheyenne sierra bandit maverick gunner scooter snoopy scooby garfield
mickey minnie donald goofy bambi simba nemo shrek tweety barney barbie elmo winnie pooh
pythian pythia games game gamer gaming festival event events organiser organizer organisers volunteer volunteers
ticket tickets programme program schedule website site online desk editor owner inbox staff crew
with from your and the you are for not one two three four five six seven eight nine ten
ichliebedich schatz hallo123 passwort1 sommer fruehling herbst mausi hase liebe berlin hamburg muenchen koeln
amore ciaociao juventus napoli forzainter tequiero teamo estrella corazon jetaime bonjour soleil doudou chouchou
privet lyubov parol qwe qweasd qweasdzxc asdqwe zaq zaq12wsx xsw q1w2e3 q1w2e3r4 a1b2c3 1q2w3e
`
  .trim()
  .split(/\s+/);
