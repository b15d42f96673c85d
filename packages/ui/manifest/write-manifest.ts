// Writes manifest.json and llms.txt from the sources: pnpm --filter @chonoi/ui run manifest
import { writeFileSync } from 'node:fs'
import { kitFiles } from './kit-files.ts'
import { readKit } from './read-kit.ts'

for (const { file, text } of kitFiles(await readKit())) writeFileSync(file, text)
