import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import {
  folders,
  mapPackages,
  type PublishedPackage,
  publishedPackages,
  readManifest,
  root,
  type Target,
  tarballsIn,
} from './support/published-packages.ts'

const tarballs = tarballsIn(join(inject('outside'), 'packs'))

const list = (tarball: string) =>
  execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.replace(/^package\//, ''))
const read = (name: PublishedPackage, file: string) =>
  execFileSync('tar', ['xzOf', tarballs[name], `package/${file}`], { encoding: 'utf8', maxBuffer: 2 ** 26 })

const contents = mapPackages((name) => list(tarballs[name]))

/** Returns every specifier of a package's `exports`, with patterns expanded. */
function entriesOf(name: PublishedPackage): string[] {
  const { exports } = JSON.parse(read(name, 'package.json')) as { exports: Record<string, Target> }
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    if (!entry.includes('*')) return [entry]
    // Node puts the same text for each star of a target.
    const [before = '', ...after] = (target.default ?? '').replace(/^\.\//, '').split('*')
    const [first = '', ...others] = after
    const matching = new RegExp(`^${before}(.+)${[first, ...others].join('\\1')}$`)
    return contents[name].flatMap((file) => {
      const found = matching.exec(file)?.[1]
      return found ? [entry.replace('*', found)] : []
    })
  })
  return [...new Set(entries)]
}

describe.each(publishedPackages)('%s', (name) => {
  test('publint finds nothing', async () => {
    const tarball = readFileSync(tarballs[name])
    const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength)
    expect((await publint({ pack: { tarball: data }, strict: true })).messages).toEqual([])
  })

  test('every entry has types that match its module', () => {
    const cli = createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')
    const entries = entriesOf(name)
    expect(entries.length).toBeGreaterThan(0)
    const answer = execFileSync(
      process.execPath,
      [
        join(dirname(cli), 'dist/index.js'),
        tarballs[name],
        '--profile',
        'esm-only',
        '-f',
        'json',
        '--entrypoints',
        ...entries,
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 26 },
    )
    expect(Object.keys(JSON.parse(answer).analysis.entrypoints)).toHaveLength(entries.length)
  })

  test('contains the build, a README and the licence, and no sources or tests', () => {
    const strangers = contents[name].filter(
      (file) =>
        file &&
        !/^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$|^(dist|lib|manifest\/generated)\/|^tokens\/[\w.-]+\.json$/.test(
          file,
        ),
    )
    const workshop = contents[name].filter((file) =>
      /\.(test|stories|conformance|guide)\.|\/story-|\.tsbuildinfo/.test(file),
    )
    const sources = contents[name].filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    expect({ strangers, workshop, sources }).toEqual({ strangers: [], workshop: [], sources: [] })
    expect(
      ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'].filter((file) => !contents[name].includes(file)),
    ).toEqual([])
  })

  test('says where it comes from and what it runs on', () => {
    const { homepage, bugs, repository, engines } = JSON.parse(read(name, 'package.json'))
    expect(repository.directory).toBe(folders[name])
    expect([homepage, bugs.url ?? bugs, repository.url, engines.node].every(Boolean)).toBe(true)
  })

  test('has a source map with its sources beside every module', () => {
    const modules = contents[name].filter((file) => file.startsWith('dist/') && file.endsWith('.js'))
    expect(modules.filter((file) => !contents[name].includes(`${file}.map`))).toEqual([])
    const [first] = modules
    if (!first) return
    const map = JSON.parse(read(name, `${first}.map`)) as { sourcesContent?: string[] }
    expect(map.sourcesContent?.[0]).toBeTruthy()
  })

  test('opens to others the addresses that the workspace uses, but for what tests with', () => {
    const { exports, publishConfig } = readManifest(folders[name])
    const opened = publishConfig?.exports ?? {}
    const meant = Object.entries(exports).filter(([entry]) => !entry.startsWith('./testing/'))
    expect(Object.keys(opened)).toEqual(meant.map(([entry]) => entry))
    const built = meant.map(([entry, target]) => {
      if (typeof target === 'string' || !('@chonoi/source' in target)) return [entry, opened[entry]]
      const { '@chonoi/source': _source, ...rest } = target
      return [entry, 'types' in rest ? rest : rest.default]
    })
    expect(opened).toEqual(Object.fromEntries(built))
    expect(read(name, 'package.json')).not.toMatch(/@chonoi\/source|workspace:|catalog:/)
  })
})

test('the released versions are one: changesets raise all six together', () => {
  const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8'))
  expect(fixed).toEqual([publishedPackages])
  expect(new Set(publishedPackages.map((name) => readManifest(folders[name]).version)).size).toBe(1)
})

test('each asked range begins at the version that the workspace itself stands on', () => {
  const { catalog, catalogs } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  for (const [name, range] of Object.entries<string>(catalogs.published))
    expect(range.slice(1), name).toBe(catalog[name])
})

test('stateful singletons are peer dependencies', () => {
  const { dependencies, peerDependencies } = readManifest(folders['@chonoi/features'])
  const once = [
    ...['@chonoi/api-client', '@chonoi/i18n', '@chonoi/ui', '@tanstack/react-query'],
    ...['i18next', 'react', 'react-dom', 'react-i18next'],
  ]
  expect(Object.keys(peerDependencies ?? {}).sort()).toEqual(once)
  expect(once.filter((name) => dependencies?.[name])).toEqual([])
})

test("components that hold state say 'use client', plain ones and lists of exports don't", () => {
  const head = (file: string) => read('@chonoi/ui', file).slice(0, 13)
  for (const file of ['dialog/dialog', 'combo-box/combo-box', 'button/button', 'ui-provider/ui-provider'])
    expect(head(`dist/${file}.js`), file).toBe("'use client';")
  for (const file of ['index', 'heading/heading', 'card/card', 'theme-scope/solve-palette'])
    expect(head(`dist/${file}.js`), file).not.toBe("'use client';")
  expect(read('@chonoi/features', 'dist/shops/shop-queries.js')).not.toContain("'use client'")
  expect(read('@chonoi/i18n', 'dist/create-i18n.js')).not.toContain("'use client'")
  expect(read('@chonoi/features', 'dist/shops/public-shop-screen.js')).toMatch(/^'use client';/)
})

test('the stylesheet needs no bundler: nothing imported, every font beside it with its licence', () => {
  const css = read('@chonoi/ui', 'dist/styles.css')
  const fonts = [...css.matchAll(/url\(\.\/(fonts\/[^)]+\.woff2)\)/g)].map(([, font]) => `dist/${font}`)
  expect(css).not.toMatch(/@import|node_modules|@fontsource/)
  expect(fonts.length).toBeGreaterThanOrEqual(12)
  expect(contents['@chonoi/ui']).toEqual(expect.arrayContaining([...new Set(fonts), 'dist/fonts/OFL.txt']))
  expect(read('@chonoi/features', 'dist/styles.css')).not.toMatch(/@import/)
  expect(read('@chonoi/ui', 'dist/styles-beside.css')).not.toMatch(/@layer/)
})

test("the screens' stylesheet is compiled: prefixed classes, no reset, no theme, no directive left for Tailwind", () => {
  const css = read('@chonoi/features', 'dist/styles.css')
  expect(css).toContain(String.raw`.cn\:grid{display:grid}`)
  expect(css).not.toMatch(/@(?:tailwind|theme|source|apply|utility|custom-variant)|:host|--cn-/)
  expect(css).not.toMatch(/[},](?:html|body|h1|ul|button)[{,]/)
  // A class of the same name in a host's page is none of ours.
  expect(css).not.toMatch(/[},]\.(?:grid|flex|hidden|p-|gap-|lg)/)
})
