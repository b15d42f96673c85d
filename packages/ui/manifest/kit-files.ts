import { join } from 'node:path'
import { llmsText } from './llms-text.ts'
import type { KitManifest } from './component-manifest.ts'

const folder = join(import.meta.dirname, 'generated')

/** Returns the generated files and their content. */
export function kitFiles(kit: KitManifest): { file: string; text: string }[] {
  return [
    { file: join(folder, 'manifest.json'), text: `${JSON.stringify(kit, null, 1)}\n` },
    { file: join(folder, 'llms.txt'), text: llmsText(kit) },
  ]
}
