/** Maximum number of options rendered at once, to keep the page responsive. */
export const maxShown = 200

/** Returns the first matching options, and the chosen ones wherever they are. */
export function firstOptions<Option extends { value: string }>(
  options: readonly Option[],
  chosen: readonly string[],
): Option[] {
  if (options.length <= maxShown) return [...options]
  const others = chosen.length === 0 ? [] : options.slice(maxShown).filter(({ value }) => chosen.includes(value))
  return [...options.slice(0, maxShown), ...others]
}
