/** HTML entity names of the characters 160 to 255, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )

/** Other entity names used by office programs, by code point. */
const others = {
  quot: 34,
  amp: 38,
  apos: 39,
  lt: 60,
  gt: 62,
  ensp: 8194,
  emsp: 8195,
  thinsp: 8201,
  ndash: 8211,
  mdash: 8212,
  lsquo: 8216,
  rsquo: 8217,
  sbquo: 8218,
  ldquo: 8220,
  rdquo: 8221,
  bdquo: 8222,
  dagger: 8224,
  bull: 8226,
  hellip: 8230,
  lsaquo: 8249,
  rsaquo: 8250,
  euro: 8364,
  trade: 8482,
  rarr: 8594,
  le: 8804,
  ge: 8805,
} as const

const codePoints = new Map<string, number>([
  ...latin.map((name, index) => [name, 160 + index] as const),
  ...Object.entries(others),
])

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
}

/** Decodes entities such as `&amp;`, `&eacute;`, `&#7879;` and `&#x1ec7;`. Keeps unknown names as they are. */
export function readEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));/gi, (whole, hex, decimal, name) => {
    if (name) {
      const code = codePoints.get(name)
      return code === undefined ? whole : String.fromCodePoint(code)
    }
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : '\u{fffd}'
  })
}
