import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules written as .js with a .d.ts of their own: tsc reads their types and emits neither. */
export function copyHandWritten(from, to) {
  if (to.startsWith(join(from, '/'))) return
  for (const types of globSync('**/*.d.ts', { cwd: from })) {
    const module = types.replace(/\.d\.ts$/, '.js')
    if (!existsSync(join(from, module))) continue
    mkdirSync(dirname(join(to, module)), { recursive: true })
    for (const file of [types, module]) copyFileSync(join(from, file), join(to, file))
  }
}
