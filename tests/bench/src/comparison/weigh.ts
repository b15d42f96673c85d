import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { kit } from '../components/component-list.ts'

/** Gzipped KB. */
export interface Weight {
  script: number
  style: number
}

const kilobytes = (text: string) => (text.trim() === '' ? 0 : gzipSync(text, { level: 9 }).length / 1024)

/** Applications have it anyway. */
const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id)

/** Returns the chunks loaded initially: the entry and its static imports, not dynamic ones. */
function staticChunks(output: Rolldown.RolldownOutput['output']): Rolldown.OutputChunk[] {
  const chunks = new Map(output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const wanted = [...chunks.values()].filter(({ isEntry }) => isEntry)
  for (const { imports } of wanted) {
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk && !wanted.includes(chunk)) wanted.push(chunk)
    }
  }
  return wanted
}

/** Returns the kit's style sheets of every folder in the bundle, so that the CSS of nested components is counted. */
function kitStyles(chunks: readonly Rolldown.OutputChunk[]): string {
  const source = join(kit, 'src')
  const folders = new Set(
    chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .map((id) => relative(source, id).split(sep)[0] ?? '')
      .filter((folder) => folder !== '' && folder !== '..'),
  )
  return [...folders]
    .flatMap((folder) => globSync(`${folder}/*.css`, { cwd: source }))
    .toSorted()
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
}

/** What an application downloads more, above React, when it holds this module and nothing else. */
export async function weigh(code: string): Promise<Weight> {
  const entry = join(import.meta.dirname, 'entry.js')
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: isReact },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const output = outputs.flatMap((one) => one.output) as Rolldown.RolldownOutput['output']
  const chunks = staticChunks(output)
  const imported = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  )
  return {
    script: kilobytes(chunks.map((chunk) => chunk.code).join('\n')),
    style: kilobytes([kitStyles(chunks), ...imported].join('')),
  }
}
