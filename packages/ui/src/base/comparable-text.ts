/** Joiners, zero-width spaces and soft hyphens, which text is pasted with. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
/** The second letter of oa, oe and uy that carries the tone, in decomposed text. */
const onSecondLetter = /([ou])([aey])([\u0300\u0301\u0303\u0309\u0323])/g

/**
 * Returns text in the one form in which labels and typed text are compared: lower case, composed, with single blanks, and
 * with the tone mark of oa, oe and uy in one place ("Khánh Hoà" and "Khánh Hòa" are both in use).
 */
export function comparableText(text: string): string {
  const folded = text.replace(invisible, '').replace(/\s+/g, ' ').trim().toLowerCase()
  return folded.normalize('NFD').replace(onSecondLetter, '$1$3$2').normalize('NFC')
}

/** Removes diacritics and case: "Đà Lạt" becomes "da lat". */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}
