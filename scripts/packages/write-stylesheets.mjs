import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { styleBesideOthers } from './style-beside-others.mjs'

/** Loads the Tailwind plugin for Vite that the package itself installed. */
async function tailwindOf(require) {
  const { default: tailwindcss } = await import(pathToFileURL(require.resolve('@tailwindcss/vite')))
  return tailwindcss()
}

/**
 * Writes each stylesheet that the manifest exports as one minified file with its imports inlined and its fonts and
 * their licence beside it, so that a page needs no bundler. Doesn't target older browsers: that is for the
 * application's build. Compiles sheets that import Tailwind. Publishes sheets without imports unchanged (Tailwind's
 * theme map is for Tailwind to read).
 */
export async function writeStylesheets(folder, { exports }) {
  const sheets = Object.values(exports).filter(({ default: file }) => file?.endsWith('.css'))
  if (sheets.length === 0) return
  const require = createRequire(join(folder, 'package.json'))
  for (const { '@chonoi/source': source, default: file } of sheets) {
    const text = readFileSync(join(folder, source), 'utf8')
    if (!/^@import /m.test(text)) {
      copyFileSync(join(folder, source), join(folder, file))
      continue
    }
    const outDir = dirname(join(folder, file))
    const foreign = new Set()
    await build({
      configFile: false,
      plugins: /^@import "tailwindcss\//m.test(text) ? await tailwindOf(require) : [],
      logLevel: 'warn',
      root: folder,
      base: './',
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        target: 'esnext',
        cssMinify: 'lightningcss',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: join(folder, source),
          output: {
            assetFileNames: ({ names: [asset = ''], originalFileNames: [original = ''] }) => {
              if (asset.endsWith('.css')) return asset
              foreign.add(dirname(dirname(join(folder, original))))
              return 'fonts/[name][extname]'
            },
          },
        },
      },
    })
    for (const home of foreign) {
      const licence = join(home, 'LICENSE')
      if (!/SIL Open Font License/.test(readFileSync(licence, 'utf8')))
        throw new Error(`${home} is under another licence.`)
      copyFileSync(licence, join(outDir, 'fonts', 'OFL.txt'))
    }
  }
  const beside = exports['./styles-beside.css']
  if (beside)
    writeFileSync(join(folder, beside), styleBesideOthers(readFileSync(join(folder, 'dist/styles.css'), 'utf8')))
}
