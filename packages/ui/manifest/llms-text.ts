import type { ComponentManifest, ExportManifest, KitManifest, VariantsManifest } from './component-manifest.ts'

const start = `# @chonoi/ui

> Accessible React components, tokens and themes of Chợ Nổi, in Vietnamese and English. React 19, plain CSS, no Tailwind needed.

Import each component by its own path and the stylesheet once; put UiProvider around the application:

\`\`\`tsx
import '@chonoi/ui/styles.css'
import { Button } from '@chonoi/ui/button'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'

<UiProvider locale="vi" labels={viLabels} navigate={go}>
  <Button>Mua ngay</Button>
</UiProvider>
\`\`\`

Variants are classes: any element or router link wears them (\`<a className={buttonVariants({ variant: 'secondary' })}>\`).
States are data attributes; colours, space and type are CSS variables that begin with \`--ds-\`. Components take
their words and nodes as props; the few words of their own come from the provider's labels. The same facts for programs:
\`@chonoi/ui/manifest.json\`.
`

function sayExport({ name, description, extends: more, props }: ExportManifest): string {
  const lines = props.map(({ name: prop, type, isRequired, default: standard, description: words }) => {
    const isSaid = standard === undefined || /default/i.test(words ?? '')
    const tail = [words, isSaid ? undefined : `Default \`${standard}\`.`].filter(Boolean).join(' ')
    return `- \`${prop}${isRequired ? '' : '?'}: ${type}\`${tail ? ` ${tail}` : ''}`
  })
  const also = more.length > 0 ? [`- and the props of ${more.map((one) => `\`${one}\``).join(', ')}`] : []
  return [`#### ${name}`, description, [...lines, ...also].join('\n')].filter(Boolean).join('\n\n')
}

function sayVariants({ name, import: path, values }: VariantsManifest): string {
  const options = Object.entries(values).map(([variant, names]) => `${variant}: ${names.join(', ')}`)
  return `Classes for other elements: \`${name}\` from \`${path}\` (${options.join('; ')}).`
}

function sayComponent({ import: path, guide, keyboard, exports, variants }: ComponentManifest): string {
  const use = guide && `${guide.use} ${guide.instead}`
  const rules = guide && [...guide.dos.map((one) => `- Do: ${one}`), ...guide.donts.map((one) => `- Don't: ${one}`)]
  const keys = keyboard && `Keys: the WAI-ARIA pattern “${keyboard}”.`
  return [`### ${path}`, use, rules?.join('\n'), keys, ...variants.map(sayVariants), ...exports.map(sayExport)]
    .filter(Boolean)
    .join('\n\n')
}

/** Returns `llms.txt` (llmstxt.org): describes the kit from its doc comments, grouped as in Storybook. */
export function llmsText({ components }: KitManifest): string {
  const groups = Map.groupBy(components, ({ title }) => title?.split('/')[0] ?? 'Parts')
  const parts = [...groups].sort(([a], [b]) => a.localeCompare(b))
  const body = parts.map(([group, own]) => `## ${group}\n\n${own.map(sayComponent).join('\n\n')}`)
  return `${start}\n${body.join('\n\n')}\n`
}
