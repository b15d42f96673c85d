import manifest from '../../packages/ui/manifest/generated/manifest.json'
import { iconNames } from '../../packages/ui/docs/icons.tsx'

const modules = new Map(
  manifest.components.flatMap(({ import: path, exports }) => exports.map(({ name }): [string, string] => [name, path])),
)
const moduleOf = (name: string) => modules.get(name) ?? (iconNames.has(name) ? 'lucide-react' : undefined)

/** Replaces mocks, which are printed as minified functions, by empty handlers. */
const withHandlers = (code: string) =>
  code.replaceAll(/=\{(?:function [\w$]*\([^)]*\)|\([^)]*\) ?=>) ?\{ ?\}\}/g, '={() => {}}')

/** Takes the markup out of `{ render: () => … }`. */
function withoutRender(code: string): string {
  const [, markup] = /^\{\s*render: (?:function \w+)?\([^)]*\) => ([\s\S]*?),?\s*\}$/.exec(code.trim()) ?? []
  return markup ? markup.replace(/^\(\s*([\s\S]*?)\s*\)$/, '$1') : code
}

/** Returns the imports of the kit's components and icons that occur as JSX elements. */
function importsFor(code: string): string {
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))
  const byModule = Map.groupBy([...names].filter(moduleOf).sort(), moduleOf)
  return [...byModule]
    .map(([path, used]) => `import { ${used.join(', ')} } from '${path}'`)
    .sort()
    .join('\n')
}

/** Turns the code that Storybook shows for a story into code that compiles where the kit is installed. */
export function copyableCode(code: string): string {
  const markup = withoutRender(withHandlers(code)).replace(/^;/, '').trim()
  const imports = importsFor(markup)
  return imports ? `${imports}\n\n${markup}` : markup
}
