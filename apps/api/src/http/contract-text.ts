import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The bundled contract. In a browser it is part of the script (package.json, `imports`). */
export const contractText = readFileSync(
  createRequire(import.meta.url).resolve('@chonoi/contract/openapi.json'),
  'utf8',
)
