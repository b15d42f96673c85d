import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort } from '../testing/site-process.ts'
import { selfSigned } from '../testing/self-signed.ts'
import type { Balancer } from './balancer.ts'
import { untilServing } from './until-serving.ts'

const manual = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operating.md')

/** Its log messages about a restarting process, whether or not the other one answers. */
const refused = 'connect() failed (111'

/** Where nginx will answer with TLS, and without. */
export interface NginxAddresses {
  readonly origin: string
  readonly plainOrigin: string
}

export async function nginxAddresses(): Promise<NginxAddresses> {
  return { origin: `https://localhost:${await freePort()}`, plainOrigin: `http://localhost:${await freePort()}` }
}

/**
 * Starts nginx with the example configuration of docs/operating.md, at other ports and with a certificate that this process
 * trusts from then on. Fails where nginx isn't installed.
 */
export async function openNginx(
  ports: readonly number[],
  folder: string,
  { origin, plainOrigin }: NginxAddresses,
): Promise<Balancer> {
  const example = /```nginx\n([\s\S]*?)```/.exec(readFileSync(manual, 'utf8'))?.[1]
  if (!example) throw new Error('docs/operating.md has no nginx example')
  const named = [...new Set(example.match(/127\.0\.0\.1:\d+/g))]
  if (named.length !== ports.length) throw new Error(`the nginx example has ${named.length} processes`)
  const { key, cert } = selfSigned('localhost', new Date(Date.now() + 86_400_000))
  const site = example
    .replaceAll(/127\.0\.0\.1:\d+/g, (one) => `127.0.0.1:${ports[named.indexOf(one)]}`)
    .replace('listen 80;', `listen 127.0.0.1:${new URL(plainOrigin).port};`)
    .replace('listen 443 ', `listen 127.0.0.1:${new URL(origin).port} `)
    .replaceAll('/etc/letsencrypt/live/chonoi.example', folder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  setDefaultCACertificates([...getCACertificates('default'), cert])
  const errorLog = join(folder, 'error.log')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const lines = [
    ...[user, 'daemon off;', 'worker_processes 2;', `pid ${join(folder, 'nginx.pid')};`],
    `error_log ${errorLog};`,
    'events { worker_connections 1024; }',
    `http { access_log ${join(folder, 'access.log')}; ${temporary.join(' ')}`,
    ...[site, '}'],
  ]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, lines.join('\n'))
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', errorLog], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((end) => child.once('close', () => end()))
  await new Promise<void>((started, fail) => child.once('spawn', started).once('error', fail))
  await untilServing(origin)
  return {
    origin,
    complaints: () =>
      readFileSync(errorLog, 'utf8')
        .split('\n')
        .filter((line) => line && !line.includes(refused)),
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
