import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { kit } from '../components/component-list.ts'
import type { Figure } from '../report.ts'
import { libraries, peers, ten } from './peers.ts'
import { type Weight, weigh } from './weigh.ts'

/** Budgets in gzipped KB, set by the component kit's issue. */
const budgets = { kitScript: 75, kitStyle: 15, wholeStyle: 20, button: 3 }

const combo =
  'React Aria: the marked option is said by every screen reader, also where one is silent about a list beside a text, and the rest of the page is hidden meanwhile. Tried: leaving out its words in 32 languages (@chonoi/ui/vite), 8 KB less; its hooks in place of its components, 46 KB before their state and ours, which stays above Mantine'
const popover =
  'React Aria: placement that follows scrolling, the focus kept inside and given back, the rest of the page hidden from screen readers. Tried: leaving out its words (@chonoi/ui/vite), 1 KB less; its hooks in place of its components, 6 KB less and then as heavy as Mantine, but menu, combo box and dates share those components, and a page with two of them would load more'

/** Explanations of components where React Aria costs more than a smaller peer, and what was tried. */
const reasons: Readonly<Record<string, string>> = {
  menu: 'React Aria: submenus that bear a slanting pointer, typing ahead, hiding the rest of the page from screen readers. Its menu alone is most of the figure; leaving out its words in 32 languages (@chonoi/ui/vite) takes a tenth off',
  'combo-box': `${combo}. Its own combo box is 67 KB of the figure`,
  'multi-select': `${combo}. Tags beside the text are ours, and native buttons`,
  popover: `${popover}. Its own parts are 28 KB of the figure`,
  tour: `${popover}; without the words a tour is as heavy as Mantine's`,
}

const ours = (...names: string[]) => names.map((name) => `export * from '@chonoi/ui/${name}'`).join('\n')
const total = ({ script, style }: Weight) => script + style

/** Compares a component with those of other libraries: script and its own CSS, without React. */
async function compareOne(name: string): Promise<Figure> {
  const own = await weigh(ours(name))
  const others: { library: string; value: number; lacks?: string }[] = []
  for (const library of libraries) {
    const peer = peers[name]?.[library]
    if (!peer) continue
    const { code, lacks } = peer
    others.push({ library, value: total(await weigh(code)), ...(lacks !== undefined && { lacks }) })
  }
  const same = others.filter(({ lacks }) => lacks === undefined).toSorted((a, b) => a.value - b.value)
  const reason = reasons[name]
  return {
    name: `${name}: script and style, gz`,
    value: total(own),
    unit: 'KB',
    budget: { limit: same[0]?.value ?? Number.NaN, is: 'at most' },
    beside: others.map(({ library, value, lacks }) => `${library} ${value.toFixed(1)}${lacks ? ` (no ${lacks})` : ''}`),
    ...(reason !== undefined && total(own) > (same[0]?.value ?? 0) && { reason }),
  }
}

/** The style sheet as built by an application, gzipped KB. Fonts are separate files. */
async function weighStyles(): Promise<number> {
  const result = await build({
    root: kit,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(kit, 'src', 'styles.css') },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const css = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : []))
  return gzipSync(css.join(''), { level: 9 }).length / 1024
}

/** What comes before any component's rules. */
const foundations = ['tokens/fonts.css', 'tokens/fallback-font.css', 'tokens/tokens.css', 'base/base.css']

/** Returns all size figures, ours next to the smallest peer with the same features. */
export async function compareWeights(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of Object.keys(peers)) figures.push(await compareOne(name))
  const button = await weigh(ours('button'))
  const kitWeight = await weigh(ours(...ten, 'ui-provider'))
  const foundation = foundations.map((file) => readFileSync(join(kit, 'src', file), 'utf8')).join('')
  const foundationKb = gzipSync(foundation.replaceAll(/\/\*.*?\*\//gs, ''), { level: 9 }).length / 1024
  const kits: string[] = []
  for (const library of libraries) {
    const code = ten.map((name) => peers[name]?.[library]?.code ?? '').join('\n')
    kits.push(`${library} ${total(await weigh(onceEach(code))).toFixed(1)}`)
  }
  return [
    ...figures,
    {
      name: 'button: script, gz',
      value: button.script,
      unit: 'KB',
      budget: { limit: budgets.button, is: 'at most' },
    },
    {
      name: 'the ten and their provider: script, gz',
      value: kitWeight.script,
      unit: 'KB',
      budget: { limit: budgets.kitScript, is: 'at most' },
      beside: kits,
    },
    {
      name: 'the ten: tokens, base and rules, gz',
      value: kitWeight.style + foundationKb,
      unit: 'KB',
      budget: { limit: budgets.kitStyle, is: 'at most' },
    },
    {
      name: 'the whole styles.css, gz',
      value: await weighStyles(),
      unit: 'KB',
      budget: { limit: budgets.wholeStyle, is: 'at most' },
    },
  ]
}

/** Deduplicates imports shared by several components, since a module may export a name only once. */
function onceEach(code: string): string {
  const seen = new Set<string>()
  return code
    .split('\n')
    .map((line) =>
      line.replace(/^export \{ ([^}]*) \}/, (_, names: string) => {
        const fresh = names.split(', ').filter((name) => !seen.has(name))
        for (const name of fresh) seen.add(name)
        return `export { ${fresh.join(', ')} }`
      }),
    )
    .join('\n')
}
