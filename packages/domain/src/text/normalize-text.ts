/**
 * Characters without width or meaning in plain text: soft hyphen, zero-width space, word joiner, byte order mark, the
 * fillers of Hangul and Mongolian, and others that no font draws.
 */
const invisible =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|\u034F|\u17B4|\u17B5/g
/** A character that is drawn. Variation selectors, direction marks, tags and the empty Braille pattern are not. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u
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

/** Visible Latin letters, figures and signs with single blanks between them: most texts, which are as they are stored. */
const usual = /^[!-~\u00C0-\u024F\u1EA0-\u1EF9]+(?: [!-~\u00C0-\u024F\u1EA0-\u1EF9]+)*$/

/**
 * Returns the one form of a text in which it is stored and compared: composed (NFC), without invisible and control
 * characters, with plain blanks and one at a time between words. Nothing but blanks is left of a text that nobody can
 * see. Every text that enters the server passes here once.
 */
export function normalizeText(text: string): string {
  if (text === '' || usual.test(text)) return text
  const plain = withoutControls(text.replaceAll(lineBreaks, '\n').replaceAll(blanks, ' '))
  const drawn = plain.replaceAll(invisible, '').replaceAll(strayJoiner, '')
  const read = drawn.replaceAll(surplusMarks, '').normalize('NFC').replaceAll(runs, ' ')
  return visible.test(read) ? read : read.replaceAll(/[^ \n]/g, '')
}

/** Control characters except tab and line ends, halves of characters, and code points that are no characters. */
// oxlint-disable-next-line no-control-regex -- they are exactly what is meant
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\p{Cs}\p{Noncharacter_Code_Point}]/gu

/**
 * Removes the characters that XML forbids and other files don't expect. A single one makes a whole feed or workbook
 * unreadable, so writers of files call this too: rows may be older than the reading of texts.
 */
export const withoutControls = (text: string): string => text.replaceAll(controls, '')

/** Blanks outside of ASCII, which PRECIS maps to the plain one (RFC 8265, 4.2.2). */
const otherBlanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/**
 * Returns a password as PRECIS OpaqueString (RFC 8265): composed and with plain blanks. Keyboards compose Vietnamese
 * letters differently, so without this the right password is refused on another machine.
 */
export function normalizePassword(password: string): string {
  return password.replaceAll(otherBlanks, ' ').normalize('NFC')
}
