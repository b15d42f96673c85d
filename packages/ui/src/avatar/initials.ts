const clusters = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** Direction marks and other characters that show nothing. Joiners and tags are parts of emoji. */
const hidden = /[^\P{Cf}\u200D\u{E0020}-\u{E007F}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu

function firstCluster(word: string): string {
  const [first] = clusters.segment(word.normalize('NFC'))
  return first?.segment ?? ''
}

/**
 * Returns the initials of a name's first and last word. The last word of a Vietnamese name is the given name, so it is
 * kept when there is room for one letter only.
 */
export function initialsOf(name: string, letters: 1 | 2 = 2): string {
  const words = name.replaceAll(hidden, '').trim().split(/\s+/).filter(Boolean)
  const last = words.at(-1)
  if (last === undefined) return ''
  const first = words.length > 1 && letters === 2 ? words[0] : undefined
  return [first, last]
    .map((word) => (word ? firstCluster(word) : ''))
    .join('')
    .toLocaleUpperCase('vi')
}
