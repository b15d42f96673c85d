/** Letters without Vietnamese (or other) marks, in small: "Đà Lạt" becomes "da lat". */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}

/** How well a label answers what was typed; smaller is better, undefined is not at all. */
function distance(label: string, typed: string): number | undefined {
  const exact = label.normalize('NFC').toLowerCase()
  const wanted = typed.normalize('NFC').toLowerCase()
  if (exact.startsWith(wanted)) return 0
  if (exact.includes(wanted)) return 1
  const plain = withoutMarks(label)
  // Marks that were typed are meant: "má" doesn't look for "ma".
  const plainWanted = withoutMarks(typed)
  if (plainWanted !== wanted.replace(/đ/g, 'd')) return undefined
  if (plain.startsWith(plainWanted)) return 2
  return plain.includes(plainWanted) ? 3 : undefined
}

/**
 * The options that answer what was typed, with or without Vietnamese marks; those with the very same marks come first,
 * and otherwise the given order stays.
 */
export function rankOptions<Option extends { label: string }>(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim()
  if (wanted === '') return [...options]
  return options
    .map((option) => ({ option, rank: distance(option.label, wanted) }))
    .filter((found) => found.rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map((found) => found.option)
}
