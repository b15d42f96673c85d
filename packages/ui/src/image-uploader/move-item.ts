/** Returns the list with an item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [moved] = items.slice(from, from + 1)
  const rest = items.filter((_, index) => index !== from)
  return moved === undefined ? rest : [...rest.slice(0, to), moved, ...rest.slice(to)]
}
