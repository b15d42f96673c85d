// Node keeps what it compiled and took the types from, so that a later start needs a third less of the processor's time.
// Before anything else is loaded; where the folder can't be written, nothing is kept.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'node'))
await import('./start-site.ts')
