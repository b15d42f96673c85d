import { readFileSync, writeFileSync } from 'node:fs'
import { limitsFile, withLimits } from './limits-page.ts'

writeFileSync(limitsFile, withLimits(readFileSync(limitsFile, 'utf8')))
