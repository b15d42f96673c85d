/** Maximum number of options rendered at once, to keep the page responsive. */
export const mostShown = 200

/** Returns the first matching options, and the chosen ones wherever they are. */
export function firstOptions<Option extends { value: string }>(
  options: readonly Option[],
  chosen: readonly string[],
): Option[] {
  if (options.length <= mostShown) return [...options]
  const others = chosen.length === 0 ? [] : options.slice(mostShown).filter(({ value }) => chosen.includes(value))
  return [...options.slice(0, mostShown), ...others]
}
