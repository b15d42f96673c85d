// The image and the topology can't be built where there is no container engine: what they name must exist.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const compose = read('compose.yaml')
const caddy = read('ops/Caddyfile')
const instructions = (name) =>
  dockerfile.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1).trim()] : []))
const stages = instructions('FROM').map((line) => /^(\S+) AS (\S+)$/.exec(line))

/** Settings of the site as docs/operating.md lists them, and those that Node and the images of others read. */
const settings = new Set([
  ...[...read('docs/operating.md').matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  ),
  ...['PATH', 'NODE_ENV', 'POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD_FILE', 'SITE_ADDRESS'],
])
const secretNames = /secretSettings = \[([^\]]+)\]/.exec(read('apps/web/server/settings-from-files.ts'))[1]
for (const [, name] of secretNames.matchAll(/'(\w+)'/g)) settings.add(`${name}_FILE`)

test('the image copies only what exists and what .dockerignore lets in', () => {
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  const sources = instructions('COPY')
    .filter((line) => !line.startsWith('--from='))
    .flatMap((line) => line.split(' ').slice(0, -1))
  assert.ok(sources.length >= 6)
  for (const source of sources) {
    assert.ok(existsSync(join(root, source)), `${source} doesn't exist`)
    assert.ok(
      allowed.some((path) => path === source || path.startsWith(`${source}/`) || source.startsWith(`${path}/`)),
      `.dockerignore keeps ${source} out`,
    )
  }
})

test('the image holds every package of the workspace that the site stands on', () => {
  const copied = instructions('COPY').join(' ')
  const needed = new Set()
  const follow = (folder) => {
    if (needed.has(folder)) return
    needed.add(folder)
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`))
    for (const name of Object.keys(dependencies).filter((name) => name.startsWith('@chonoi/'))) follow(folderOf(name))
  }
  const folderOf = (name) =>
    ['openapi', ...['packages', 'apps'].map((place) => `${place}/${name.slice('@chonoi/'.length)}`)].find(
      (folder) =>
        existsSync(join(root, folder, 'package.json')) && JSON.parse(read(`${folder}/package.json`)).name === name,
    )
  follow('apps/web')
  for (const folder of needed) {
    const isCopied = [folder, folder.split('/')[0]].some((path) => copied.includes(`${path} ./${path}`))
    assert.ok(isCopied, `${folder} is not copied`)
  }
})

test('images are pinned by an exact version', () => {
  const node = /^ARG NODE_IMAGE=(\S+)$/m.exec(read('Dockerfile'))[1]
  const bases = stages.map(([, image]) => (image === '${NODE_IMAGE}' ? node : image))
  const names = new Set(stages.map(([, , name]) => name))
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image)
  for (const image of [...bases.filter((base) => base !== 'scratch' && !names.has(base)), ...images])
    assert.match(image, /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.]+)*(@sha256:[0-9a-f]{64})?$/, image)
  const version = /^ {2}node: (\S+)$/m.exec(read('pnpm-workspace.yaml'))[1]
  assert.ok(node.startsWith(`node:${version}-`), 'the image has the Node of the workspace')
  const pnpm = /^ {2}pnpm: (\S+)$/m.exec(read('pnpm-workspace.yaml'))[1]
  assert.ok(read('Dockerfile').includes(`pnpm@${pnpm}`), 'the image has the pnpm of the workspace')
})

/** The names of packages in the lockfile that are installed with apps/web in production, by a walk from its importer. */
function productionPackages() {
  const text = read('pnpm-lock.yaml').split(/^---$/m).at(-1)
  const section = (name) => new RegExp(`^${name}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(text)[1]
  /** Entries at an indentation, by their key without quotes. */
  const entries = (block, indent) => {
    const form = new RegExp(`^ {${indent}}('?)(\\S.*?)\\1:(?: \\{\\})?\\n((?: {${indent + 1}}.*\\n|\\n)*)`, 'gm')
    return new Map([...block.matchAll(form)].map(([, , key, rest]) => [key, rest]))
  }
  const importers = entries(section('importers'), 2)
  const snapshots = entries(section('snapshots'), 2)
  const kinds = ['dependencies', 'optionalDependencies']
  const found = new Set()
  const folders = new Set()
  const follow = (id) => {
    if (found.has(id)) return
    found.add(id)
    const kept = entries(snapshots.get(id) ?? '', 4)
    for (const kind of kinds)
      for (const [, , name, version] of (kept.get(kind) ?? '').matchAll(/^ {6}('?)(\S+?)\1: '?(.+?)'?$/gm))
        follow(snapshots.has(version) ? version : `${name}@${version}`)
  }
  const enter = (folder) => {
    if (folders.has(folder)) return
    folders.add(folder)
    const kept = entries(importers.get(folder), 4)
    for (const kind of kinds)
      for (const [name, block] of entries(kept.get(kind) ?? '', 6)) {
        const version = /^ +version: '?(.+?)'?$/m.exec(block)[1]
        if (version.startsWith('link:')) enter(join(folder, version.slice('link:'.length)))
        else follow(`${name}@${version}`)
      }
  }
  enter('apps/web')
  assert.ok(folders.size > 5 && found.size > 200)
  return new Set([...found].map((id) => /^@?[^@]+/.exec(id)[0]))
}

test('no tool of the build is installed in the image, and what is taken away by name is there', () => {
  const installed = productionPackages()
  const tools =
    /^(vite|rolldown|rollup|esbuild|prettier|lightningcss|tailwindcss|postcss|webpack|playwright)$|^@(vitejs|rolldown|esbuild|babel|tailwindcss)\//
  assert.deepEqual(
    [...installed].filter((name) => tools.test(name)),
    [],
  )
  const listed = (kind) => new RegExp(`for ${kind} in ([^;]+);`).exec(dockerfile.join('\n'))[1].trim().split(' ')
  for (const part of listed('part'))
    assert.ok(installed.has(part.split('/')[0]), `${part}: the package is no longer installed`)
  for (const given of listed('package')) {
    const name = given.replace('+', '/')
    const isThere = [...installed].some((one) => (name.endsWith('/') ? one.startsWith(name) : `${one}@` === name))
    assert.ok(isThere, `${given} is no longer installed: take it from the list`)
  }
})

test('the site runs as a user who owns nothing but its data', () => {
  assert.ok(stages.length >= 2, 'the build is not in the image')
  const [user] = instructions('USER').slice(-1)
  assert.ok(user && user !== 'root' && user !== '0')
  assert.match(compose, /x-site:[^]*?read_only: true[^]*?cap_drop: \[ALL\]/)
  assert.ok(existsSync(join(root, JSON.parse(instructions('CMD').at(-1)).at(-1))))
})

test('every variable is a known setting, and secrets come as files', () => {
  const ofImage = instructions('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name))
  const ofTopology = [...compose.matchAll(/environment:\n((?: +(?:#.*|[A-Z0-9_]+: .*)\n)+)/g)].flatMap(([, block]) =>
    [...block.matchAll(/^ +(\w+):/gm)].map(([, name]) => name),
  )
  assert.ok(ofTopology.includes('DATABASE_URL_FILE') && ofTopology.includes('POSTGRES_DB'))
  const buildOnly = new Set(['CI'])
  for (const name of [...ofImage, ...ofTopology])
    assert.ok(settings.has(name) || buildOnly.has(name), `${name} is no setting`)
  const given = new Set([...compose.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name))
  for (const name of given) assert.ok(compose.includes(`${name}: { file: ./secrets/${name} }`), `${name} has no file`)
  assert.doesNotMatch(compose, /(PASSWORD|SECRET_KEY|ENCRYPTION_KEY|DATABASE_URL|SMTP_URL|SECRET_ACCESS_KEY): /)
})

test('health is asked at an address that the contract has, and each service waits for it', () => {
  assert.match(read('openapi/openapi.yaml'), /^ {2}\/health:$/m)
  assert.ok(instructions('HEALTHCHECK').some((line) => line.includes('/api/v1/health')))
  assert.match(caddy, /health_uri \/api\/v1\/health\n/)
  const services = [...compose.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
  const awaited = [
    ...compose.matchAll(/^ +([\w-]+): \{ condition: service_(?:healthy|completed_successfully) \}/gm),
  ].map(([, name]) => name)
  for (const name of awaited) assert.ok(services.includes(name), `${name} is no service`)
  for (const [, name] of caddy.matchAll(/([\w-]+):3000/g)) assert.ok(services.includes(name), `${name} is no service`)
})

test('uploads go to a store of the topology, into a bucket that it makes, by a key that it is told', () => {
  const setting = (name) => new RegExp(`^ +${name}: (\\S+)$`, 'm').exec(compose)[1]
  const { hostname, port } = new URL(setting('S3_ENDPOINT'))
  const store = new RegExp(`^ {2}${hostname}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)[1]
  assert.ok(store.includes(`-s3.port=${port}`) && store.includes('-s3.config=/run/secrets/s3_config'))
  const [bucket, user] = [setting('S3_BUCKET'), setting('S3_ACCESS_KEY_ID')]
  assert.ok(compose.includes(`s3.bucket.create -name ${bucket}'`))
  const written = compose.replaceAll(/\\\n# +/g, '')
  const identity = /printf '(\{"identities".+?)\\n' "\$\(cat secrets\/s3_secret_key\)" > secrets\/s3_config/.exec(
    written,
  )[1]
  const [{ credentials, actions }] = JSON.parse(identity.replace('%s', 'key')).identities
  assert.deepEqual(credentials, [{ accessKey: user, secretKey: 'key' }])
  assert.deepEqual(
    actions,
    ['Read', 'Write', 'List'].map((action) => `${action}:${bucket}`),
  )
})

test('every secret of the topology is made by the commands at its head', () => {
  const head = compose.split('\nname: ')[0]
  for (const [, name] of compose.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/\w+ \}$/gm)) {
    const inLoop = new RegExp(`for name in [^;]*\\b${name}\\b`)
    assert.ok(head.includes(`> secrets/${name}`) || inLoop.test(head), `${name} is made by no command`)
  }
})

test('a site that ends serves on until the balancer has seen it', () => {
  const milliseconds = (pattern) => 1000 * Number(pattern.exec(caddy)[1])
  const delay = Number(/SHUTDOWN_DELAY_MS: ['"](\d+)['"]/.exec(compose)[1])
  assert.ok(delay > milliseconds(/health_interval (\d+)s/) + milliseconds(/health_timeout (\d+)s/))
  assert.ok(1000 * Number(/stop_grace_period: (\d+)s/.exec(compose)[1]) >= delay + 8000)
})
