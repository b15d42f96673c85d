import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const relativeSource = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g

/** tsc names the built modules in scripts only; in its declarations `./button.tsx` becomes `./button.js` here. */
export function nameBuiltTypes(folder) {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const code = readFileSync(path, 'utf8')
    writeFileSync(path, code.replaceAll(relativeSource, '$1$2$3.js$2'))
  }
}
