import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..', '..')

export const folders = {
  '@chonoi/contract': 'openapi',
  '@chonoi/domain': 'packages/domain',
  '@chonoi/i18n': 'packages/i18n',
  '@chonoi/api-client': 'packages/api-client',
  '@chonoi/ui': 'packages/ui',
  '@chonoi/features': 'packages/features',
} as const satisfies Record<string, string>

export type PublishedPackage = keyof typeof folders
export const publishedPackages = Object.keys(folders) as PublishedPackage[]

/** The target of a condition of `exports`. */
export type Target = string | Readonly<Record<string, string>>

export interface Manifest {
  name: string
  version: string
  private?: boolean
  exports: Readonly<Record<string, Target>>
  publishConfig?: { exports?: Readonly<Record<string, Target>> }
  sideEffects?: boolean | readonly string[]
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

export const mapPackages = <Value>(valueOf: (name: PublishedPackage) => Value) =>
  Object.fromEntries(publishedPackages.map((name) => [name, valueOf(name)])) as Record<PublishedPackage, Value>

/** A program of the workspace, by its name. */
export const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Where each package's tarball lies in a folder of packs. */
export const tarballsIn = (folder: string) =>
  mapPackages((name) => {
    const { version } = readManifest(folders[name])
    return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  })

/** Packs the built packages as they would be published. */
export function packInto(folder: string): void {
  const filters = publishedPackages.flatMap((name) => ['--filter', name])
  execFileSync(bin('pnpm'), ['--recursive', ...filters, 'pack', '--pack-destination', folder], { cwd: root })
}
