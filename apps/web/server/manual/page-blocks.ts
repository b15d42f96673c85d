import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs')

/** Commands of a page of docs/, with what stands below them as their output. */
export interface Block {
  heading: string
  commands: string
  /** Lines that are printed, in order; `…` stands for anything. */
  output: readonly string[]
}

/** Returns the `sh` blocks of a page in their order, each with the `text` block that follows it. */
export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(docs, page), 'utf8')
  const blocks: Block[] = []
  let heading = ''
  for (const [, title, language, content = ''] of text.matchAll(/^## (.+)$|^```(\w+)\n([^]*?)^```$/gm)) {
    const last = blocks.at(-1)
    if (title) heading = title
    else if (language === 'sh') blocks.push({ heading, commands: content, output: [] })
    else if (language === 'text' && last) blocks[blocks.length - 1] = { ...last, output: content.trim().split('\n') }
  }
  return blocks
}

/** The lines that an output doesn't hold, in their order. */
export function missingIn(output: string, lines: readonly string[]): readonly string[] {
  const printed = output.split('\n')
  let from = 0
  return lines.filter((line) => {
    const found = printed.findIndex((one, index) => index >= from && isLike(one, line.split('…')))
    if (found >= 0) from = found + 1
    return found < 0
  })
}

/** Whether a line begins with the first part, ends with the last one, and has the others in between. */
function isLike(line: string, parts: readonly string[]): boolean {
  let at = 0
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? (line.startsWith(part) ? 0 : -1) : line.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return parts.length > 1 ? line.endsWith(parts.at(-1) ?? '') : at === line.length
}
