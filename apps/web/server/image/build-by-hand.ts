import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seenByBuild } from './docker-ignore.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

interface Stage {
  name: string
  /** Its instructions in order, each on one line. */
  steps: { instruction: string; rest: string }[]
}

/** The stages of the Dockerfile. */
export function readStages(): Stage[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
  const stages: Stage[] = []
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (instruction === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', steps: [] })
    else stages.at(-1)?.steps.push({ instruction, rest })
  }
  return stages
}

/** The committed files that a build sees; what a machine has made beside them is kept out as well. */
function filesOfBuild(): string[] {
  const isSeen = seenByBuild(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return tracked.split('\0').filter((file) => file !== '' && isSeen(file))
}

/**
 * Does what `docker build` would do for one stage, in `folder` and with the machine's own Node in place of the base image: copies what
 * COPY names from the repository and runs what RUN names. The package manager, which the image installs, is the workspace's.
 */
export function runStage(folder: string, { steps }: Stage): void {
  const files = filesOfBuild()
  for (const { instruction, rest } of steps) {
    if (instruction === 'COPY' && !rest.startsWith('--from='))
      for (const source of rest.split(' ').slice(0, -1)) copyFiles(source, folder, files)
    if (instruction === 'RUN' && !rest.startsWith('npm install --global ')) run(rest, folder)
  }
}

function copyFiles(source: string, folder: string, files: readonly string[]): void {
  for (const file of files) {
    if (file !== source && !file.startsWith(`${source}/`)) continue
    const target = join(folder, file)
    mkdirSync(join(target, '..'), { recursive: true })
    cpSync(join(root, file), target)
  }
}

function run(command: string, folder: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NODE_ENV: undefined },
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout.slice(-2000)}${stderr.slice(-2000)}`)
}
