import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type Rolldown } from 'vite'

/** Builds a module of the bench, minified like an application, with a page for it: `index.html` in the folder. */
export async function buildPage(entry: string, folder: string): Promise<void> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@chonoi/source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      minify: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunk = output.find((one) => one.type === 'chunk' && one.isEntry)
  // Rules of lazily loaded parts are loaded with them.
  const styles = chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8">${links}<body style="margin: 0"><script type="module" src="/page.js"></script>`,
  )
}
