// Selects the stories, tests, operations and pages that a change affects.
import { importersOf, reachedFrom } from './import-graph.mjs'

/** Limits that keep the run under five minutes. A screen opens its own database, so it counts four times. */
const max = { stories: 40, screen: 4, operations: 60, routes: 10, specs: 4 }

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
  [/^apps\/api\/(src\/(http|database|browser)\/|test\/|src\/testing\/)(?!.*\.test\.ts$)/, 'what all operations share'],
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
  const left = []
  const sources = files.filter(
    (file) => /\.(tsx?|mts|mjs|css)$/.test(file) && /^(packages|apps|openapi|tests)\//.test(file),
  )
  const begun = changed.flatMap((file) => [file, ...drawnWith(file, sources)]).filter((file) => sources.includes(file))
  const reached = reachedFrom(importersOf(root, sources), [...new Set(begun)], isHub)
  const nearest = [...reached].sort(([, one], [, other]) => one - other).map(([file]) => file)

  const take = (name, all, limit, costOf = () => 1) => {
    let cost = 0
    const taken = all.filter((one) => (cost += costOf(one)) <= limit)
    if (taken.length < all.length) left.push(`${all.length - taken.length} of ${all.length} ${name}`)
    return taken
  }
  const stories = nearest.filter((file) => file.endsWith('.stories.tsx'))
  const areas = [...areasOf(changed, nearest)]
  if (areas.length > 0) left.push('the screens on the changed API')
  const operations = areas.flatMap((area) => operationsOf(area, files, read))
  const routes = nearest.map(routeOf).filter((route) => route !== undefined)
  if (nearest.includes('apps/web/src/routes/__root.tsx')) {
    routes.unshift('/', '/dashboard')
    left.push('the other pages that the changed frame stands around')
  }
  const chosenRoutes = take('pages', [...new Set(routes)], max.routes)
  const specs = nearest.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file))
  const journeys = files.filter((file) => /^tests\/e2e\/(journeys|shell)\/.*\.spec\.ts$/.test(file))
  const naming = journeys.filter((file) => chosenRoutes.some((route) => route !== '/' && namesRoute(read(file), route)))
  return {
    reasons,
    left,
    areas,
    stories: take('story files', stories, max.stories, (file) => (file.startsWith('packages/ui/') ? 1 : max.screen)),
    tests: nearest.filter(
      (file) => /\.(test|conformance)\.tsx?$/.test(file) && !/^(apps\/api|tests)\/|\/faults\//.test(file),
    ),
    operations: take('operations', [...new Set(operations)], max.operations),
    routes: chosenRoutes,
    specs: take('browser specs', [...new Set([...specs, ...naming])], max.specs),
  }
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

/** Returns the API's areas whose contract or code is changed or affected. */
function areasOf(changed, reached) {
  const area = (file) => /^(?:openapi|apps\/api\/src\/modules)\/([^/]+)\/(?!.*\.test\.ts$)/.exec(file)?.[1]
  const found = new Set([...changed, ...reached].map(area).filter(Boolean))
  for (const none of ['shared', 'generated', 'dist', 'scripts', 'lib']) found.delete(none)
  return found
}

const operationsOf = (area, files, read) => {
  const paths = `openapi/${area}/paths.yaml`
  return files.includes(paths) ? Array.from(read(paths).matchAll(/operationId: (\w+)/g), ([, id]) => id) : []
}

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
