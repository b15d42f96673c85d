// Sends the stories to Chromatic, for teams that have a project there (docs/decisions/0011-screenshots-of-stories.md).
import { spawnSync } from 'node:child_process'

const version = '18.14.3'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error("CHROMATIC_PROJECT_TOKEN is not set: take it from your project's page at Chromatic.")
  process.exit(1)
}
const shell = process.platform === 'win32'
const { status } = spawnSync('pnpm', ['dlx', `chromatic@${version}`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell,
})
process.exit(status ?? 1)
