/** The list with the item of one place put in another. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [moved] = items.slice(from, from + 1)
  const rest = items.filter((_, index) => index !== from)
  return moved === undefined ? rest : [...rest.slice(0, to), moved, ...rest.slice(to)]
}
