/** Returns the part of a Markdown text below a heading, up to the next one of the same level. */
export function partBelow(text: string, heading: string): string {
  const level = /^#+/.exec(heading)?.[0] ?? '#'
  const lines = text.split('\n')
  const start = lines.indexOf(heading)
  if (start < 0) throw new Error(`There is no “${heading}”`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.startsWith(`${level} `))
  return rest.slice(0, end < 0 ? undefined : end).join('\n')
}
