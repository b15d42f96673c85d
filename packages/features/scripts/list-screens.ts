// Writes the list of screens into README.md: node packages/features/scripts/list-screens.ts
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
export const readmeFile = join(root, 'README.md')
const start = '<!-- screens: written by scripts/list-screens.ts -->\n'
const end = '<!-- /screens -->'

/** Parts that other screens are made of. */
const parts = /lists\/query-screen|shell\/loading-screen/

/** Returns the required props of a component, by its parameter's inline type or its props interface. */
function requiredProps(code: string, parameters: string): string[] {
  const inline = /:\s*\{([^}]*)\}/.exec(parameters)?.[1]
  const name = /:\s*(\w+Props)/.exec(parameters)?.[1]
  const body = inline ?? new RegExp(`interface ${name} (?:extends [^{]+)?\\{([\\s\\S]*?)\\n\\}`).exec(code)?.[1] ?? ''
  return [...body.matchAll(/(?:^|;|\n)\s*(?:readonly )?(\w+):/g)].map(([, prop = '']) => prop)
}

function rowOf(file: string): string[] {
  const code = readFileSync(join(root, 'src', file), 'utf8')
  const found = /\/\*\*([\s\S]*?)\*\/\s*export function (\w+Screen)\(([^)]*)\)/.exec(code)
  if (!found) return []
  const [, comment = '', component, parameters = ''] = found
  const text = comment
    .slice(comment.lastIndexOf('/**') + 1)
    .replaceAll(/\s*\*\s*/g, ' ')
    .trim()
  const props = requiredProps(code, parameters).map((prop) => `\`${prop}\``)
  const required = props.length > 0 ? ` Props: ${props.join(', ')}.` : ''
  return [`- \`${component}\`, \`${file.replace(/\.tsx$/, '')}\`: ${text}${required}`]
}

/** Returns README.md with the current list of screens. */
export function readmeWithScreens(): string {
  const text = readFileSync(readmeFile, 'utf8')
  const [before = '', rest = ''] = text.split(start)
  const after = rest.slice(rest.indexOf(end))
  const files = globSync('*/*-screen.tsx', { cwd: join(root, 'src') })
  const rows = files
    .filter((file) => !parts.test(file))
    .sort()
    .flatMap(rowOf)
  return `${before}${start}\n\n${rows.join('\n')}\n\n${after}`
}

if (import.meta.filename === process.argv[1]) writeFileSync(readmeFile, readmeWithScreens())
