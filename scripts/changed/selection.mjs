// Selects the stories, tests, operations and pages that a change affects.
import { importersOf, importsOf, reachedFrom } from './import-graph.mjs'
import { filesThatCall, filesThatHandle, operationsReached, readContract } from './operations.mjs'

/**
 * Limits that keep the run under five minutes. A screen opens its own database, so it counts four times. Tests of the site start
 * processes.
 */
const max = { stories: 40, screen: 4, alive: 8, site: 10, operations: 60, routes: 10, specs: 4 }

/** Files that may change everything. */
const wideReasons = [
  [
    /^(pnpm-lock|pnpm-workspace)\.yaml$|^package\.json$|^tsconfig\.base\.json$|^turbo\.json$/,
    'the dependencies or the build',
  ],
  [/^openapi\/(shared\/|openapi\.yaml$)/, 'what the whole contract shares'],
  [
    /^packages\/ui\/(tokens\/|src\/(base|tokens|theme|ui-provider)\/|src\/[^/]+\.css$)/,
    'tokens or the base of every component',
  ],
  [/^packages\/(ui|features)\/(testing|test-support|vitest\.config\.ts)/, 'how stories are tested'],
  [/^packages\/i18n\/src\/(?!locales\/)(?!.*\.test\.)/, 'how words are found'],
  [/^packages\/i18n\/src\/locales\/\w+\/(common|shell|errors|forms)\.ts$/, 'words of every screen'],
  [/^\.storybook\/(preview|main)\./, 'the frame of every story'],
  [
    /^apps\/api\/(src\/(http|database(?!\/migrations)|browser)\/|test\/|src\/testing\/)(?!.*\.test\.ts$)/,
    'what all operations share',
  ],
  [/^apps\/api\/src\/database\/migrations\//, 'the tables under every operation'],
  [/^apps\/api\/src\/seed\//, 'the demo that screens and pages show'],
  [/^tests\/e2e\/(support\/|playwright\.config\.ts$)/, 'how pages are visited'],
]

/** Hubs, whose importers are the whole product. */
const isHub = (file) =>
  /^apps\/api\/src\/modules\/handlers\.ts$|^packages\/[^/]+\/src\/index\.ts$|namespaces\.ts$|routeTree\.gen\.ts$/.test(
    file,
  )

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Selects what to run. `files` are all files of the repository, `changed` those that differ; `read` returns a file's
 * text. The result has the selection, the reason if the change is too wide for this command, and what is left to the
 * full run.
 */
export function selectTests({ root, files, changed, read }) {
  const reasons = wideReasons.flatMap(([pattern, what]) => (changed.some((file) => pattern.test(file)) ? [what] : []))
  const { byImports, nearest, allOperations } = reachedBy({ root, files, changed, read })
  const left = []
  const take = (name, all, limit, costOf = () => 1) => {
    let cost = 0
    const taken = all.filter((one) => (cost += costOf(one)) <= limit)
    if (taken.length < all.length) left.push(`${all.length - taken.length} of ${all.length} ${name}`)
    return taken
  }

  const routes = nearest.map(routeOf).filter((route) => route !== undefined)
  if (byImports.includes('apps/web/src/routes/__root.tsx')) {
    routes.unshift('/', '/dashboard')
    left.push('the other pages that the changed frame stands around')
  }
  const chosenRoutes = take('pages', [...new Set(routes)], max.routes)
  const specs = nearest.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file))
  const journeys = files.filter((file) => /^tests\/e2e\/(journeys|shell)\/.*\.spec\.ts$/.test(file))
  const naming = journeys.filter((file) => chosenRoutes.some((route) => route !== '/' && namesRoute(read(file), route)))
  const tests = Object.groupBy(nearest.filter(isOwnTest), kindOfTest)
  return {
    reasons,
    left,
    areas: [...areasOf(changed, byImports, filesThatHandle(allOperations, files, read))],
    stories: take(
      'story files',
      nearest.filter((file) => file.endsWith('.stories.tsx')),
      max.stories,
      (file) => (file.startsWith('packages/ui/') ? 1 : max.screen),
    ),
    tests: [
      ...(tests.plain ?? []),
      ...take('tests of screens on a server', tests.alive ?? [], max.alive),
      ...take('tests of the site', tests.site ?? [], max.site),
    ],
    operations: take('operations', allOperations, max.operations),
    routes: chosenRoutes,
    specs: take('browser specs', [...new Set([...specs, ...naming])], max.specs),
  }
}

/**
 * Returns the files that import the changed ones, the nearest first; the operations of the API that these change; and with the
 * files that call those, after the others, everything that is reached.
 */
function reachedBy({ root, files, changed, read }) {
  const sources = files.filter(
    (file) => /\.(tsx?|mts|mjs|css)$/.test(file) && /^(packages|apps|openapi|tests)\//.test(file),
  )
  const begun = changed.flatMap((file) => [file, ...drawnWith(file, sources)]).filter((file) => sources.includes(file))
  const imports = importsOf(root, sources)
  const importers = importersOf(imports)
  const nearestFrom = (some) =>
    [...reachedFrom(importers, some, isHub)].sort(([, one], [, other]) => one - other).map(([file]) => file)
  const byImports = nearestFrom([...new Set(begun)])
  const contract = readContract(files, read)
  const importsOfFile = (file) => imports.get(file) ?? []
  const allOperations = operationsReached({ changed, nearest: byImports, contract, imports: importsOfFile, read })
  const byCalls = nearestFrom(filesThatCall(allOperations, { contract, sources, read }))
  return { byImports, nearest: [...new Set([...byImports, ...byCalls])], allOperations }
}

/** The API's tests are selected by area, the browser's specs by page. */
const isOwnTest = (file) => /\.(test|conformance)\.tsx?$/.test(file) && !/^(apps\/api|tests)\/|\/faults\//.test(file)

function kindOfTest(file) {
  if (file.endsWith('.alive.test.tsx')) return 'alive'
  return file.startsWith('apps/web/') ? 'site' : 'plain'
}

/** Maps a style sheet to the components beside it, and a locale file to the screens of its area. */
function drawnWith(file, sources) {
  const words = /^packages\/i18n\/src\/locales\/\w+\/(\w+)\.ts$/.exec(file)
  const folder = words
    ? `packages/features/src/${kebab(words[1])}/`
    : file.endsWith('.css') && file.replace(/[^/]+$/, '')
  if (!folder || folder.endsWith('/src/')) return []
  return sources.filter(
    (one) => one.startsWith(folder) && one.endsWith('.tsx') && !one.slice(folder.length).includes('/'),
  )
}

/** Returns the API's modules whose code is changed or reached, or whose operations are. */
const areasOf = (changed, reached, handlers) =>
  new Set(
    [...changed, ...reached, ...handlers]
      .map((file) => /^apps\/api\/src\/modules\/([^/]+)\/(?!.*\.test\.ts$)/.exec(file)?.[1])
      .filter(Boolean),
  )

/** Returns a route file's page: `apps/web/src/routes/_account/orders.$orderId.index.tsx` is `/orders/$orderId`. */
function routeOf(file) {
  const path = /^apps\/web\/src\/routes\/(.+)\.tsx$/.exec(file)?.[1]
  if (!path || /(^|\/)_\w+$/.test(path)) return undefined
  const parts = path.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}

/** Finds the crawl's tests of a page, with any parameters. */
export const crawlPattern = (route) =>
  `\\s${route.replace(/\$\w+/g, '[^/ ]+').replaceAll('/', '\\/')}(\\?\\S*)? is sound`

const namesRoute = (text, route) =>
  text.includes(`'${route}'`) || (route.includes('$') && text.includes(`\`${route.split('$')[0]}\${`))
