/** Runs of consecutive characters: the first one and the names in order; `-` for a character without a name. */
const RUNS: readonly (readonly [first: number, names: string])[] = [
  [
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
      'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
      'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
      'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
      'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
      'thorn yuml Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron ' +
      'Dstrok dstrok Emacr emacr - - Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil - ' +
      'Hcirc hcirc Hstrok hstrok Itilde itilde Imacr imacr - - Iogon iogon Idot imath IJlig ijlig Jcirc jcirc Kcedil ' +
      'kcedil kgreen Lacute lacute Lcedil lcedil Lcaron lcaron Lmidot lmidot Lstrok lstrok Nacute nacute Ncedil ncedil ' +
      'Ncaron ncaron napos ENG eng Omacr omacr - - Odblac odblac OElig oelig Racute racute Rcedil rcedil Rcaron rcaron ' +
      'Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron tcaron Tstrok tstrok Utilde utilde ' +
      'Umacr umacr Ubreve ubreve Uring uring Udblac udblac Uogon uogon Wcirc wcirc Ycirc ycirc Yuml Zacute zacute Zdot ' +
      'zdot Zcaron zcaron',
  ],
  [
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi ' +
      'Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho ' +
      'sigmaf sigma tau upsilon phi chi psi omega',
  ],
];
/** Single names, each followed by its character; the blank ones are below. */
const SINGLES =
  'amp & AMP & lt < LT < gt > GT > quot " QUOT " apos \' COPY © REG ® trade ™ TRADE ™ euro € fnof ƒ circ ˆ tilde ˜ ' +
  'ndash – mdash — horbar ― hyphen ‐ lsquo ‘ rsquo ’ rsquor ’ sbquo ‚ ldquo “ rdquo ” rdquor ” bdquo „ dagger † Dagger ‡ ' +
  'bull • bullet • hellip … mldr … nldr ‥ permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ numero № ' +
  'larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ radic √ sum ∑ prod ∏ part ∂ ' +
  'loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ star ☆ starf ★ phone ☎ check ✓ cross ✗ sung ♪ flat ♭ natural ♮ sharp ♯ ' +
  'frac13 ⅓ frac23 ⅔ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ half ½ angst Å inodot ı gacute ǵ ' +
  'excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? ' +
  'commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] Hat ^ lowbar _ grave ` lcub { lbrace { verbar | vert | rcub } rbrace }';
const BLANKS: Readonly<Record<string, string>> = {
  Tab: '\t',
  NewLine: '\n',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  hairsp: '\u200a',
  ZeroWidthSpace: '\u200b',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
};
/** What `&#128;` to `&#159;` mean on the web: the characters of Windows-1252, U+FFFD where it has none. */
const WINDOWS_CHARACTERS = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,13}));/gi;
const AMPERSAND = /&(?:amp|#0*38|#x0*26);/gi;

let characterByName: ReadonlyMap<string, string> | null = null;

/**
 * Decodes the character references of a text once: `&amp;lt;` becomes `&lt;`. The result is text, never markup. Knows
 * the names that editors, content systems and `htmlentities` write, and leaves all others unchanged. Needs no document,
 * so page, worker and server decode alike.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return characterOf(name) ?? whole;
    return characterAt(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Decodes the ampersands of an address copied out of markup. Nothing else in an address is encoded that way. */
export function decodeAmpersands(address: string): string {
  return address.replace(AMPERSAND, '&');
}

function characterOf(name: string): string | undefined {
  characterByName ??= namedCharacters();
  return characterByName.get(name);
}

function characterAt(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_CHARACTERS[code - 0x80] ?? ' ';
  const isCharacter = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

function namedCharacters(): ReadonlyMap<string, string> {
  const found = new Map(Object.entries(BLANKS));
  for (const [first, names] of RUNS) {
    for (const [place, name] of names.split(' ').entries())
      found.set(name, String.fromCodePoint(first + place));
  }
  const singles = SINGLES.split(' ');
  for (let at = 0; at < singles.length; at += 2) found.set(singles[at] ?? '', singles[at + 1] ?? '');
  return found;
}
