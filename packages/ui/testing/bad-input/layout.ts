/** The rendered elements of the kit, with their sizes. */
export type Layout = readonly string[]

export function readLayout(): Layout {
  return [...document.body.querySelectorAll('[class*="ui-"]')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${element.localName}.${element.classList[0] ?? ''} ${Math.round(width)} × ${Math.round(height)}`
    })
}

/** Returns the first element that differs from the usual layout. */
export function findMoved(usual: Layout, now: Layout): string[] {
  const length = Math.max(usual.length, now.length)
  for (let index = 0; index < length; index += 1) {
    if (usual[index] !== now[index])
      return [`there is ${now[index] ?? 'nothing'}, usually ${usual[index] ?? 'nothing'}`]
  }
  return []
}
