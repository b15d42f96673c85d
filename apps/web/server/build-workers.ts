import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist', 'client')
const files = readdirSync(join(outDir, 'assets')).toSorted().join('\n')
const buildId = createHash('sha256').update(files).digest('hex').slice(0, 12)

/** Bundles the service workers beside the site's other files: one plain script each, at the documented addresses. */
for (const name of ['sw', 'firebase-messaging-sw'])
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { buildId: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ outDir, emptyOutDir: false, target: 'es2023' },
      rolldownOptions: {
        input: join(root, 'src', 'workers', `${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
