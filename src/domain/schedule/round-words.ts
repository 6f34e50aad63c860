/** How titles of one language name their rounds: sources of regular expressions, in small letters. */
export interface RoundWords {
  readonly finals: string;
  /** Rounds before the final that have its word in their name. They are read first. */
  readonly almost?: string;
  /** All other rounds before the final. */
  readonly heats: string;
}

/** Languages in Latin letters: each expression is a whole word, or several. */
export const LATIN_WORDS: Readonly<Record<string, RoundWords>> = {
  en: {
    finals: 'finals?',
    almost: '(?:semi|quarter|pre)[- ]?finals?',
    heats:
      'heats?|prelims?|preliminar(?:y|ies)|qualif(?:iers?|ying|ications?)|eliminations?|(?:first|second|third|opening) round|round (?:of )?\\d+|group stage',
  },
  es: {
    finals: 'final(?:es)?',
    almost: '(?:semi|media|medias)[- ]?final(?:es)?|(?:cuartos|octavos|dieciseisavos) de final',
    heats: 'eliminatorias?|clasificatorias?|preliminar(?:es)?|primera ronda|fase de grupos',
  },
  fil: { finals: 'pinal', heats: 'eliminasyon|unang yugto' },
  fr: {
    finals: 'finales',
    almost: 'demi[- ]?finales?|(?:quarts?|huiti[èe]mes?|seizi[èe]mes?) de finale',
    heats: '[ée]liminatoires?|pr[ée]liminaires?|séries|qualifications?|premier tour|phase de groupes',
  },
  ms: {
    finals: '(?:pusingan|perlawanan|peringkat) akhir',
    almost: '(?:separuh|suku) akhir',
    heats: 'saringan|pusingan kelayakan',
  },
  nl: {
    finals: 'finales',
    almost: 'halve finales?|kwart[- ]?finales?',
    heats: 'voorrond(?:e|es|en)|kwalificaties?',
  },
  pt: {
    finals: 'fina(?:l|is)',
    almost: '(?:semi|meia|meias)[- ]?fina(?:l|is)|(?:quartas|quartos|oitavas|oitavos) de final',
    heats: 'eliminat[óo]rias?|classificat[óo]rias?|preliminares|fase de grupos',
  },
  sw: { finals: 'fainali', almost: '(?:nusu|robo) fainali', heats: 'mi?chujo' },
};

/** Languages in other letters that set words apart. */
export const OTHER_WORDS: Readonly<Record<string, RoundWords>> = {
  am: { finals: 'የ?(?:ፍጻሜ|ፍፃሜ)', almost: '(?:ግማሽ|ሩብ)[ -]?(?:ፍጻሜ|ፍፃሜ)', heats: 'ማጣሪያ|የማጣሪያ' },
  ar: {
    finals: '[وبل]?(?:ال)?نهائي(?:ات|ة)?',
    almost: '[وبل]?(?:ال)?(?:نصف|ربع|ثمن|قبل|شبه) (?:ال)?نهائي(?:ات|ة)?',
    heats: '[وبل]?(?:ال)?(?:تصفيات|تصفية|تمهيدي(?:ة|ات)?)|الدور الأول',
  },
  bn: {
    finals: 'ফাইনাল|চূড়ান্ত (?:পর্ব|রাউন্ড)',
    almost: '(?:সেমি|কোয়ার্টার)[ -]?ফাইনাল',
    heats: 'প্রাথমিক (?:পর্ব|রাউন্ড)|বাছাই(?:পর্ব| পর্ব)?|হিট',
  },
  el: {
    finals: 'τελικ(?:[όο]ς|[όο]|ο[ίι]|[ώω]ν|ο[ύυ]|[ήη])',
    heats: '(?:προ)?ημιτελικ\\p{L}+|προκριματικ\\p{L}+',
  },
  hi: {
    finals: 'फ़?ाइनल|अ(?:ं|न्)तिम (?:दौर|चरण|मुक़?ाबल[ाे]|राउंड)',
    almost: '(?:सेमी|सेमि|क्वार्टर)[ -]?फ़?ाइनल',
    heats: 'प्रार(?:ं|म्)भिक (?:दौर|चरण|राउंड)|पहला दौर|हीट्?स?|क्वालिफ़?ा(?:यर|इंग)',
  },
  ne: { finals: 'अन्तिम प्रतियोगिता', heats: 'छनोट|पहिलो चरण' },
};

/** Languages that do not, so that a word may stand within others. */
export const UNSPACED_WORDS: Readonly<Record<string, RoundWords>> = {
  ja: {
    finals: '決勝(?!トーナメント)|ファイナル',
    almost: '準々?決勝|(?:セミ|クォーター|クオーター|準々?)ファイナル',
    heats: '予選',
  },
  ko: { finals: '결승|파이널', almost: '준{1,2}결승|(?:세미|쿼터)파이널', heats: '예선|[48]강' },
  zh: {
    finals: '决赛|決賽',
    almost: '(?:半|准|準|分之一|\\d/\\d)(?:决赛|決賽)',
    heats: '[预預初](?:赛|賽)|资格赛|資格賽|淘汰赛|淘汰賽|小组赛|小組賽',
  },
};
