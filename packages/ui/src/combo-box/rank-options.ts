import { comparableText, withoutMarks } from '../base/comparable-text.ts'

const worstOfLabel = 3

/** Ranks a label against the typed text: smaller is better, undefined is no match. */
function distance(label: string, typed: string): number | undefined {
  const exact = comparableText(label)
  const wanted = comparableText(typed)
  if (exact.startsWith(wanted)) return 0
  if (exact.includes(wanted)) return 1
  const plain = withoutMarks(exact)
  // Typed diacritics must match: "má" doesn't match "ma".
  const plainWanted = withoutMarks(wanted)
  if (plainWanted !== wanted.replace(/đ/g, 'd')) return undefined
  if (plain.startsWith(plainWanted)) return 2
  return plain.includes(plainWanted) ? 3 : undefined
}

/** Ranks an option: by its label before its second line. */
function rankOf({ label, help }: Ranked, typed: string): number | undefined {
  const ofLabel = distance(label, typed)
  const ofHelp = help === undefined ? undefined : distance(help, typed)
  return ofLabel ?? (ofHelp === undefined ? undefined : worstOfLabel + 1 + ofHelp)
}

interface Ranked {
  label: string
  help?: string
}

/**
 * Returns the options that match the typed text, with or without Vietnamese diacritics, by their label or their second
 * line. Exact matches come first; otherwise the given order stays.
 */
export function rankOptions<Option extends Ranked>(options: readonly Option[], typed: string): Option[] {
  const wanted = comparableText(typed)
  if (wanted === '') return [...options]
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter((found) => found.rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map((found) => found.option)
}
