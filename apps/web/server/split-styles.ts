// Splits the built style sheet into rules at build time, so that each page can include the ones it needs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteStyles } from './page-styles.ts'
import { styleRules } from './style-rules.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const folder = join(dist, 'client', 'assets')
const [name, ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'))
if (!name || others.length > 0) throw new Error('The site was to have one style sheet.')

const styles: SiteStyles = { href: `/assets/${name}`, rules: styleRules(readFileSync(join(folder, name), 'utf8')) }
writeFileSync(join(dist, 'server', 'page-styles.json'), JSON.stringify(styles))
