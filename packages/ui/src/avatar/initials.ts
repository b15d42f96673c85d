/**
 * Returns the initials of a name's first and last word. The last word of a Vietnamese name is the given name, so it is
 * kept when there is room for one letter only.
 */
export function initialsOf(name: string, letters: 1 | 2 = 2): string {
  // Ignores direction marks and joiners.
  const words = name
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const last = words.at(-1)
  if (last === undefined) return ''
  const first = words.length > 1 && letters === 2 ? words[0] : undefined
  return [first, last]
    .map((word) => (word ? ([...word.normalize('NFC')][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase('vi')
}
