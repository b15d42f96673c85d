/** Characters without width or meaning in plain text: soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g
/** Joiners mean something inside emoji and some scripts, but nothing beside Latin letters, figures and blanks. */
const strayJoiner =
  /(?<=^|[\p{Script=Latin}\p{M}\p{N}\p{P}\s])[\u200C\u200D]+|(?<![\u200C\u200D])[\u200C\u200D]+(?=[\p{Script=Latin}\p{N}\p{P}\s]|$)/gu
/** Marks behind the 30th of one letter. Composing sorts the marks of a letter, in quadratic time (UAX #15, Stream-Safe Text). */
const surplusMarks = /(?<=\p{M}{30})\p{M}+/gu
/** Blanks other than the plain one. */
const blanks = /[\t\v\f\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g
const lineBreaks = /\r\n?|[\u2028\u2029\u0085]/g
/** Runs of blanks after a character of the same line. A line's indentation stays. */
const runs = /(?<=[^ \n]) {2,}/g

/**
 * Returns the one form of a text in which it is stored and compared: composed (NFC), without invisible characters, with
 * plain blanks and one at a time between words. Every text that enters the server passes here once.
 */
export function normalizeText(text: string): string {
  return text
    .replaceAll(surplusMarks, '')
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(strayJoiner, '')
    .replaceAll(lineBreaks, '\n')
    .replaceAll(blanks, ' ')
    .replaceAll(runs, ' ')
}

/** Blanks outside of ASCII, which PRECIS maps to the plain one (RFC 8265, 4.2.2). */
const otherBlanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/**
 * Returns a password as PRECIS OpaqueString (RFC 8265): composed and with plain blanks. Keyboards compose Vietnamese
 * letters differently, so without this the right password is refused on another machine.
 */
export function normalizePassword(password: string): string {
  return password.replaceAll(otherBlanks, ' ').normalize('NFC')
}
