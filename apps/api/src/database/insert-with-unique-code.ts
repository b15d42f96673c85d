/** Maximum attempts. So many collisions in a row are not a coincidence. */
const maxDraws = 20

/**
 * Inserts a row with a random code, retrying on collisions. `insert` writes the row and returns whether the code was
 * free. Collisions are likely sooner than expected: with a billion codes, two of 40,000 rows collide more often than
 * not.
 */
export async function insertWithUniqueCode(
  draw: () => string,
  insert: (drawn: string) => Promise<boolean>,
): Promise<string> {
  for (let draws = 0; draws < maxDraws; draws++) {
    const drawn = draw()
    if (await insert(drawn)) return drawn
  }
  throw new Error(`${maxDraws} names in a row were taken`)
}
