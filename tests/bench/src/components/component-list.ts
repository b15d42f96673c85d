import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The kit's sources. */
export const kit = join(import.meta.dirname, '../../../../packages/ui')

/** Lists the kit's folders that contain a component of the same name. */
export const componentNames: readonly string[] = readdirSync(join(kit, 'src')).filter((name) =>
  existsSync(join(kit, 'src', name, `${name}.tsx`)),
)
