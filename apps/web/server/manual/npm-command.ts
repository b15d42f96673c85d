import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** A command of the site as a page writes it: `DATA_DIR=/tmp/drill npm run restore -- /backups`. */
const form = /^((?:[A-Z_]+=\S+ )*)npm run ([\w:-]+)(?: -- (.+))?$/

/** The file that a command starts, undefined when it is none of the site's. */
function fileOf(command: string): string | undefined {
  const [, , name = ''] = form.exec(command) ?? []
  const [, inner = ''] = /^node scripts\/run\.mjs (\S+)$/.exec(scripts[name] ?? '') ?? []
  return /^node --conditions=@chonoi\/source (apps\/web\/server\/\S+\.ts)$/.exec(scripts[inner] ?? '')?.[1]
}

/** The site's commands on a page of docs/, each once and as it is written there. */
export function commandsOn(page: string): string[] {
  const written = readFileSync(join(root, 'docs', page), 'utf8').matchAll(/(?:[A-Z_]+=\S+ )*npm run [^`\n|#]+/g)
  const commands = [...written].map(([command]) => command.replaceAll(/\s+/g, ' ').replace(/[ ,.;)]+$/, ''))
  return [...new Set(commands)].filter((command) => fileOf(command))
}

/** Runs it without the package manager, which does nothing but choose Node. */
export async function runCommand(command: string, environment: Readonly<Record<string, string>>) {
  const [, settings = '', , args = ''] = form.exec(command) ?? []
  const own = Object.fromEntries(
    settings
      .trim()
      .split(' ')
      .flatMap((one) => (one ? [one.split('=')] : [])),
  )
  const child = spawn(
    process.execPath,
    ['--conditions=@chonoi/source', join(root, fileOf(command) ?? ''), ...args.split(' ').filter(Boolean)],
    { cwd: root, env: { PATH: process.env.PATH, ...environment, ...own }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const code = new Promise<number | null>((ended) => child.once('exit', ended))
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, output, complaint }
}
