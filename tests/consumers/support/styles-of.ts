import type { Locator } from 'playwright'

/** The style of one element as it came out, without what follows from the room it has. */
export interface DrawnElement {
  name: string
  style: Readonly<Record<string, string>>
}

/** Every element below, drawn as its page draws it. */
export function stylesOf(root: Locator): Promise<DrawnElement[]> {
  return root.evaluate((top) => {
    const byRoom =
      /^(--|(min-|max-)?(width|height|inline-size|block-size)$|perspective-origin|transform-origin|inset|top$|right$|bottom$|left$)/
    return [top, ...top.querySelectorAll('*')].map((element) => {
      const computed = getComputedStyle(element)
      const names = [...computed].filter((name) => !byRoom.test(name))
      return {
        name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
        style: Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)])),
      }
    })
  })
}

/** Returns the differences, one line per element and property. */
export function differences(
  one: readonly DrawnElement[],
  other: readonly DrawnElement[],
  but: readonly string[],
): string[] {
  if (one.length !== other.length) return [`${one.length} elements, not ${other.length}`]
  return one.flatMap(({ name, style }, index) =>
    Object.keys(style)
      .filter((property) => !but.includes(property) && style[property] !== other[index]?.style[property])
      .map((property) => `${name} ${property}: ${style[property]}, not ${other[index]?.style[property]}`),
  )
}
