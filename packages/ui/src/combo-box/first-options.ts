/** More than so many aren't drawn at once: nobody reads them, and a page would stand still. */
export const mostShown = 200

/** The first of the options that answer, and those that are chosen wherever they stand. */
export function firstOptions<Option extends { value: string }>(
  options: readonly Option[],
  chosen: readonly string[],
): Option[] {
  if (options.length <= mostShown) return [...options]
  const others = chosen.length === 0 ? [] : options.slice(mostShown).filter(({ value }) => chosen.includes(value))
  return [...options.slice(0, mostShown), ...others]
}
