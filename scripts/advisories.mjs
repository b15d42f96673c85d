#!/usr/bin/env node
// `npm run advisories`: known weaknesses in the packages that the running site has (pnpm audit). Needs the registry, so it
// is a step of CI and no part of `npm test`. Ends with 1 when there are any and 2 when the registry doesn't answer. One that doesn't
// concern the site goes into auditConfig.ignoreGhsas of pnpm-workspace.yaml, with a comment that says why.
import { spawnSync } from 'node:child_process'
import { readAudit } from './advisories/read-audit.mjs'

const command = spawnSync('pnpm', ['audit', '--prod', '--json', ...process.argv.slice(2)], {
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
const audit = readAudit({ ...command, stderr: command.stderr ?? String(command.error) })
if (!audit.isKnown) {
  console.error(`The registry told nothing about advisories, so nothing is known: ${audit.reason}`)
  process.exit(2)
}
for (const line of audit.lines) console.error(line)
console.log(`${audit.lines.length} advisories for ${audit.count} packages.`)
process.exit(audit.lines.length > 0 ? 1 : 0)
