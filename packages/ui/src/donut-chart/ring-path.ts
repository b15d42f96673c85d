const centre = 80
const outer = 76
const inner = 50

/** A place on a circle, by its share of a turn from the top, clockwise. */
function placeAt(share: number, radius: number): string {
  const angle = share * 2 * Math.PI
  return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`
}

/** Returns the SVG path of a piece of the ring, from one share of the whole to another (0 to 1). */
export function ringPath(from: number, to: number): string {
  if (!(to > from)) return ''
  // An arc can't end where it begins.
  if (to - from > 0.999) return ringPath(from, from + 0.5) + ringPath(from + 0.5, from + 0.998)
  const isLarge = to - from > 0.5 ? 1 : 0
  return [
    `M${placeAt(from, outer)}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${placeAt(to, outer)}`,
    `L${placeAt(to, inner)}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${placeAt(from, inner)}Z`,
  ].join('')
}
