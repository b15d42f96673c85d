import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { kit } from './component-list.ts'

const kilobytes = (text: string) => Math.round((gzipSync(text, { level: 9 }).length / 1024) * 100) / 100

/** Applications have it anyway. */
const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id)

/** The scripts that the first use of a chunk fetches: it and what it imports, not what it loads on demand. */
function staticCode(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string {
  const chunks = new Map(output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const wanted = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  for (const name of wanted)
    wanted.push(...(chunks.get(name)?.imports ?? []).filter((one) => chunks.has(one) && !wanted.includes(one)))
  return wanted.map((name) => chunks.get(name)?.code ?? '').join('\n')
}

/** Builds an application that uses nothing but this component, and weighs it. */
export async function measureSizes(name: string): Promise<{ scriptKb: number; styleKb: number }> {
  const result = await build({
    root: kit,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(kit, 'src', name, `${name}.tsx`), formats: ['es'] },
      rolldownOptions: { external: isReact },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const styles = globSync(`${name}/*.css`, { cwd: join(kit, 'src') }).map((file) =>
    readFileSync(join(kit, 'src', file), 'utf8').replaceAll(/\s+/g, ' '),
  )
  return {
    scriptKb: kilobytes(staticCode(outputs.flatMap(({ output }) => output))),
    styleKb: styles.length > 0 ? kilobytes(styles.join(' ')) : 0,
  }
}
