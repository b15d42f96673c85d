// Writes src/pages/generated/runtime-licences.ts: every package that the running site uses, from the installed
// package.json files. Run `node packages/features/scripts/list-licences.ts` after dependencies have changed.
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: { type: string }[]
  homepage?: string
  repository?: string | { url: string }
  dependencies?: Record<string, string>
}

const root = resolve(import.meta.dirname, '..', '..', '..')
const ours = [
  'apps/web',
  'apps/api',
  'openapi',
  'packages/api-client',
  'packages/domain',
  'packages/features',
  'packages/i18n',
  'packages/ui',
]

export const licencesFile = join(import.meta.dirname, '..', 'src', 'pages', 'generated', 'runtime-licences.ts')
/** Runtime dependencies in name that are only used at build time. */
const buildTools = new Set(['@tanstack/start-plugin-core', '@tanstack/react-start-rsc'])

/** Packages that are installed for builds only, which copy their code or files into what runs. */
const copied: Readonly<Record<string, readonly string[]>> = {
  'apps/web': [
    '@tanstack/react-start',
    ...['expiration', 'navigation-preload', 'routing', 'strategies', 'window'].map((part) => `workbox-${part}`),
  ],
  'packages/ui': ['@fontsource/be-vietnam-pro'],
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Finds the folder of a dependency as Node resolves it from a package. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}

/** Licences that only the package's LICENSE file states. */
const statedInFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

function licenceOf({ license, licenses, name }: Manifest): string {
  const found =
    (typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '))) ??
    statedInFile[name]
  if (!found) throw new Error(`${name} names no licence.`)
  return found
}

function homeOf({ homepage, repository }: Manifest): string | undefined {
  const address = homepage ?? (typeof repository === 'string' ? repository : repository?.url)
  const https = address
    ?.replace(/^git\+/, '')
    .replace(/^(git:\/\/|git@github\.com:|ssh:\/\/git@)/, 'https://')
    .replace(/\.git$/, '')
  if (https && /^[\w-]+\/[\w.-]+$/.test(https)) return `https://github.com/${https}`
  return https && URL.canParse(https) ? https.replace(/^http:/, 'https:') : undefined
}

/** Returns the text of the generated file. */
export function listLicences(): string {
  const found = new Map<string, Manifest>()
  const visit = (folder: string, alsoThere: readonly string[] = []) => {
    for (const name of [...Object.keys(readManifest(folder).dependencies ?? {}), ...alsoThere]) {
      const place = name.startsWith('@chonoi/') || buildTools.has(name) ? undefined : findPackage(name, folder)
      if (!place) continue
      const manifest = readManifest(place)
      const key = `${manifest.name}@${manifest.version}`
      if (found.has(key)) continue
      found.set(key, manifest)
      visit(place)
    }
  }
  for (const folder of ours) visit(join(root, folder), copied[folder])
  const rows = [...found.values()]
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'))
    .map((manifest) => {
      const home = homeOf(manifest)
      const facts = {
        name: manifest.name,
        version: manifest.version,
        licence: licenceOf(manifest),
        ...(home && { home }),
      }
      return `  ${JSON.stringify(facts)},`
    })
  return [
    '// Written by scripts/list-licences.ts; not edited.',
    'export interface RuntimeLicence {',
    '  name: string',
    '  version: string',
    '  licence: string',
    '  home?: string',
    '}',
    '',
    'export const runtimeLicences: readonly RuntimeLicence[] = [',
    ...rows,
    ']',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(licencesFile, listLicences())
