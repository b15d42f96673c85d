import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from './routeTree.gen.ts'
import { accountFolders, sitePagesOf } from './site-pages.ts'

const written = '../../../packages/domain/src/pages/site-pages.generated.ts'

test('sitePages: the file in @chonoi/domain equals the route tree (`npm run write` writes it)', async () => {
  // Initializes the routes' ids and full paths.
  createRouter({ routeTree, context: {} as never })
  const pages = sitePagesOf(routeTree)
  const lines = Object.entries(pages).map(([path, { audience, search, query }]) => {
    const facts = [`audience: '${audience}'`, `search: '${search}'`, ...(query ? [`query: '${query}'`] : [])]
    return `  '${path}': { ${facts.join(', ')} },`
  })
  const source = [
    "import type { SitePage } from './site-page.ts'",
    '',
    '/** Every page of the site by its path. Written by `npm run write` from the route tree of apps/web. */',
    'export const sitePages = {',
    ...lines,
    '} as const satisfies Record<string, SitePage>',
    '',
    '/** The first part of the paths that belong to the account of somebody signed in. */',
    'export const accountFolders: readonly string[] = [',
    ...accountFolders(pages).map((folder) => `  '${folder}',`),
    ']',
    '',
  ]
  await expect(source.join('\n')).toMatchFileSnapshot(written)
})
