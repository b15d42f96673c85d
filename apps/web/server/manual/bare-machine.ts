import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const kept = join(root, 'node_modules', '.cache', 'bare-machine')
/** What a machine has after Debian's installer, and no more. */
const installed = 'systemd,systemd-sysv,dbus,ca-certificates,openssl'
const ports = [80, 443, 3000, 5432, 9090, 9093]

/** Why there can be no such machine here; undefined when there can. */
export function missingForMachine(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root'
  const programs = ['debootstrap', 'systemd-nspawn', 'nsenter', 'git'].filter((name) => !isProgram(name))
  return programs.length > 0 ? `${programs.join(' and ')} is not installed` : undefined
}

const isProgram = (name: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => folder !== '' && existsSync(join(folder, name)))

export interface BareMachine {
  /** Runs commands as root and returns what they print; rejects with it when one of them fails. */
  run(commands: string): Promise<string>
  /** Adds a file to the repository that the machine clones, in a commit of its own. */
  release(path: string, content: string): void
  close(): Promise<void>
}

/**
 * Starts a new Debian 13 with a systemd of its own on this machine's network. `address` is cloned from this checkout, and
 * `name` leads to the machine itself.
 */
export async function startBareMachine(address: string, name: string): Promise<BareMachine> {
  for (const port of ports) if (await isTaken(port)) throw new Error(`Port ${port} is taken, which the machine needs.`)
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-machine-'))
  const disk = join(folder, 'disk')
  const [changes, work] = [join(folder, 'changes'), join(folder, 'work')]
  for (const one of [disk, changes, work]) mkdirSync(one, { mode: 0o755 })
  const layers = `lowerdir=${installDebian()},upperdir=${changes},workdir=${work}`
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, disk])
  const repository = join(disk, 'srv', 'chonoi.git')
  git('clone', '--quiet', '--bare', `file://${root}`, repository)
  git('-C', repository, 'update-ref', 'refs/heads/main', 'HEAD')
  git('-C', repository, 'symbolic-ref', 'HEAD', 'refs/heads/main')
  const cloned = `[safe]\n\tdirectory = *\n[url "file:///srv/chonoi.git"]\n\tinsteadOf = ${address}\n`
  writeFileSync(join(disk, 'etc', 'gitconfig'), cloned)
  writeFileSync(join(disk, 'etc', 'hosts'), `127.0.0.1 localhost ${name}\n`)
  const environment = trustOfThisMachine(disk)

  const machine = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      '--register=no',
      '--keep-unit',
      '--resolv-conf=copy-host',
      '--console=pipe',
      '--boot',
      `--directory=${disk}`,
    ],
    { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
  )
  const ended = new Promise<void>((end) => machine.once('exit', () => end()))

  async function run(commands: string): Promise<string> {
    const own = ['env', '--ignore-environment', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
    const shell = [
      'HOME=/root',
      'LANG=C.UTF-8',
      'DEBIAN_FRONTEND=noninteractive',
      ...environment,
      'bash',
      '-euo',
      'pipefail',
    ]
    const child = spawn('nsenter', ['--all', `--target=${firstChild(machine.pid)}`, ...own, ...shell], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const code = new Promise<number | null>((end) => child.once('close', end))
    // While the machine starts there is nobody to read it.
    child.stdin.on('error', () => undefined)
    // On standard input bash would hand the rest of the script to a command that reads it.
    child.stdin.end(`main() {\n${commands}\n}\nmain < /dev/null\n`)
    const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
    if ((await code) !== 0) throw new Error(`${output}${complaint}`)
    return output
  }

  const systemd = () => run('systemctl is-system-running --wait || true').catch(() => '')
  for (let attempt = 0; !/running|degraded/.test(await systemd()); attempt++) {
    if (attempt === 60) throw new Error('The machine does not start.')
    await pause(500)
  }
  return {
    run,
    release(path, content) {
      const clone = join(folder, 'clone')
      git('clone', '--quiet', repository, clone)
      writeFileSync(join(clone, path), content)
      git('-C', clone, 'add', path)
      const author = ['-c', 'user.name=Release', '-c', 'user.email=release@example.vn']
      git('-C', clone, ...author, 'commit', '--quiet', '--no-verify', '--message', 'The next version')
      git('-C', clone, 'push', '--quiet')
    },
    async close() {
      // With the first of its processes all others end.
      process.kill(Number(firstChild(machine.pid)), 'SIGKILL')
      await ended
      execFileSync('umount', ['--lazy', disk])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Debian's packages in a folder, kept for the next machine. */
function installDebian(): string {
  const debian = join(kept, 'debian-13')
  if (existsSync(debian)) return debian
  const unfinished = join(kept, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  const from = 'http://deb.debian.org/debian'
  execFileSync('debootstrap', ['--variant=minbase', `--include=${installed}`, 'trixie', unfinished, from], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  renameSync(unfinished, debian)
  return debian
}

/** Where this machine reaches the registry through an authority of its own, so does the new one. */
function trustOfThisMachine(disk: string): readonly string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file) return []
  copyFileSync(file, join(disk, 'etc', 'ssl', 'authorities-of-host.pem'))
  return ['NODE_EXTRA_CA_CERTS=/etc/ssl/authorities-of-host.pem']
}

const firstChild = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0] ?? ''

const isTaken = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1', () => answer(true)).once('error', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })
