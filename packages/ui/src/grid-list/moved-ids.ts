/** Returns the ids with some of them moved before or after another. */
export function idsMovedTo(
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  isAfter: boolean,
): string[] {
  const others = ids.filter((id) => !moved.includes(id))
  const at = others.indexOf(target)
  if (at < 0) return [...ids]
  const place = isAfter ? at + 1 : at
  const inOrder = ids.filter((id) => moved.includes(id))
  return [...others.slice(0, place), ...inOrder, ...others.slice(place)]
}
