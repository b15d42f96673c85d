/** So many taken ones in a row are no chance any more. */
const mostDraws = 20

/**
 * Draws a random name until nobody has it: `insert` writes the row under it, and answers whether the name was free.
 * Two draws are equal sooner than one thinks: of a billion names, two of 40,000 rows have the same more often than not.
 */
export async function drawUnused(draw: () => string, insert: (drawn: string) => Promise<boolean>): Promise<string> {
  for (let draws = 0; draws < mostDraws; draws++) {
    const drawn = draw()
    if (await insert(drawn)) return drawn
  }
  throw new Error(`${mostDraws} names in a row were taken`)
}
