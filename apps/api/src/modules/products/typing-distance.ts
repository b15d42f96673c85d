const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Cost of the most frequent typos: swapped letters, or a neighbouring key. More than half of 1. */
const likely = 0.8
const other = 1

function areNeighbours(one: string, another: string): boolean {
  const placeOf = (letter: string) =>
    rows.flatMap((row, y) => (row.includes(letter) ? { y, x: row.indexOf(letter) } : []))
  const [[from], [to]] = [placeOf(one), placeOf(another)]
  return from !== undefined && to !== undefined && Math.abs(from.y - to.y) <= 1 && Math.abs(from.x - to.x) <= 1
}

/**
 * Number of allowed mistakes in a word. The index of the words depends on it (spelling_keys in
 * migrations/…-mistyped-words).
 */
export const forgivenMistakes = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/**
 * Returns the distance between two words: letters inserted, missing, wrong or swapped with their neighbour (optimal
 * string alignment). A likely typo costs less than 1, but never so little that more than `forgivenMistakes` would pass.
 */
export function typingDistance(typed: string, meant: string): number {
  const distances = [Array.from({ length: meant.length + 1 }, (_, column) => column * other)]
  const at = (row: number, column: number) => distances[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= typed.length; row++) {
    const line = [row * other]
    distances.push(line)
    for (let column = 1; column <= meant.length; column++) {
      const [letter, wanted] = [typed.charAt(row - 1), meant.charAt(column - 1)]
      const wrong = letter === wanted ? 0 : areNeighbours(letter, wanted) ? likely : other
      const isChanged = letter === meant.charAt(column - 2) && wanted === typed.charAt(row - 2)
      line.push(
        Math.min(
          at(row - 1, column) + other,
          at(row, column - 1) + other,
          at(row - 1, column - 1) + wrong,
          isChanged ? at(row - 2, column - 2) + likely : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(typed.length, meant.length)
}
