// Writes src/tokens/tokens.css and src/tailwind.css from the *.tokens.json of this folder: pnpm --filter @chonoi/ui run tokens
import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generated-files.ts'

for (const [path, text] of Object.entries(generatedFiles())) writeFileSync(`${import.meta.dirname}/../${path}`, text)
