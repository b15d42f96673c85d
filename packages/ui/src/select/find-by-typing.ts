import { comparableText, withoutMarks } from '../base/comparable-text.ts'

interface TypedOption {
  label: string
  isDisabled?: boolean
}

const isSameLetter = (typed: string) => new Set(withoutMarks(typed)).size === 1

/**
 * Returns the index of the option that typed letters match on a closed select, or -1. A repeated letter cycles through
 * all options that begin with it; more letters find the exact spelling first, then the one without Vietnamese
 * diacritics. Typed diacritics must match.
 */
export function findByTyping(options: readonly TypedOption[], typed: string, current: number): number {
  const wanted = comparableText(typed)
  const cycles = isSameLetter(wanted)
  const letters = cycles ? wanted.slice(0, 1) : wanted
  const hasMarks = withoutMarks(letters) !== letters
  const places = options.flatMap(({ isDisabled }, place) => (isDisabled ? [] : [place]))
  const labelAt = (place: number) => comparableText(options[place]?.label ?? '')
  const exact = places.filter((place) => labelAt(place).startsWith(letters))
  const plain = hasMarks ? [] : places.filter((place) => withoutMarks(labelAt(place)).startsWith(letters))
  if (cycles) {
    const round = plain.length > 0 ? plain : exact
    return round.find((place) => place > current) ?? round[0] ?? -1
  }
  const found = [...exact, ...plain]
  return exact.includes(current) || (exact.length === 0 && plain.includes(current)) ? current : (found[0] ?? -1)
}
