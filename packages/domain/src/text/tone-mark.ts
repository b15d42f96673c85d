/** The second letter of oa, oe and uy that carries the tone, in decomposed text: "hoà" as h, o, a, grave. */
const onSecondLetter = /([ou])([aey])([\u0300\u0301\u0303\u0309\u0323])/gi

/**
 * Moves the tone mark of oa, oe and uy to the first letter: "hoà" and "hòa" are two spellings of one word, and both are
 * in use. For comparing only; it also moves marks that have one place ("hoàn"), on both sides of the comparison.
 */
export function withMovedToneMark(text: string): string {
  return text.normalize('NFD').replaceAll(onSecondLetter, '$1$3$2').normalize('NFC')
}
