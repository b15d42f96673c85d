import { constants, Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const root = '__root__'
const built = {
  routes: {
    [root]: {
      css: ['/assets/base.css'],
      preloads: ['/assets/index.js'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/index.js' } }],
    },
    '/': { preloads: ['/assets/index.js', { href: '/assets/home.js' }] },
    '/cart': { preloads: ['/assets/cart.js'] },
  },
}

test('the head of a page requests no style sheet and no script', () => {
  const { routes } = scriptsAfterPaint(built, [root, '/'])
  expect(routes[root]?.css).toBeUndefined()
  expect(Object.values(routes).flatMap(({ preloads }) => preloads ?? [])).toEqual([])
})

test("one inline script fetches those of the page's routes, each once, and starts the first", () => {
  const { routes } = scriptsAfterPaint(built, [root, '/'])
  const text = routes[root]?.scripts?.[0]?.children ?? ''
  expect(text).toContain('["/assets/index.js","/assets/home.js"]')
  expect(text).toContain("import('/assets/index.js')")
  expect(text).not.toContain('cart')
  expect(routes['/']?.scripts).toBeUndefined()
})

test('React runs in a task before that of the rest', () => {
  const routes = {
    [root]: { ...built.routes[root], preloads: ['/assets/react-aria-words-3b4.js', '/assets/react-root-1a2.js'] },
  }
  const text = scriptsAfterPaint({ routes }, [root]).routes[root]?.scripts?.[0]?.children ?? ''
  expect(text).toMatch(
    /import\('\/assets\/react-root-1a2\.js'\).*\.then\(function \(\) {\s*setTimeout\(function \(\) { import\('\/assets\/index\.js'\); }\)/,
  )
})

interface PageLink {
  href: string
  rel?: string
  onload?: () => void
  onerror?: () => void
}

/** Runs the page's script in a document with these images, with manual frames and timers. */
function open(
  pictures: { decode: () => Promise<void> }[],
  preloads = built.routes[root].preloads,
  css: string[] = [],
  start = 'data:text/javascript,',
) {
  const script = { attrs: { type: 'module', async: true, src: start } }
  const { routes } = scriptsAfterPaint({ routes: { [root]: { css, preloads, scripts: [script] } } }, [root])
  const frames: (() => void)[] = []
  const timers: { run: () => void; after: number }[] = []
  const asked: string[] = []
  const sheets: PageLink[] = []
  const page = {
    visibilityState: 'visible',
    createElement: (): PageLink => ({ href: '' }),
    head: {
      appendChild: (link: PageLink) => {
        asked.push(link.href)
        if (link.rel === 'stylesheet') sheets.push(link)
      },
    },
    querySelectorAll: () => pictures,
    currentScript: { remove: () => undefined },
  }
  new Script(routes[root]?.scripts?.[0]?.children ?? '', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInNewContext({
    document: page,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
  })
  /** Runs the next frame, and timers due within this many milliseconds. */
  async function draw(within = 0) {
    for (const run of frames.splice(0)) run()
    const due = timers.filter(({ after }) => after <= within)
    for (const timer of due) timers.splice(timers.indexOf(timer), 1)
    for (const { run } of due) run()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, sheets, draw }
}

test.each(['onload', 'onerror'] as const)('a page hydrates after its style sheet is %s', async (event) => {
  const engine = 'data:text/javascript,//react-root-1.js'
  const started = vi.fn<() => void>()
  vi.stubGlobal('started', started)
  const { asked, sheets, draw } = open([], [engine], ['/assets/base.css'], `data:text/javascript,started("${event}")`)
  for (let frame = 0; frame < 4; frame++) await draw()
  expect(asked[0]).toBe('/assets/base.css')
  expect(started).not.toHaveBeenCalled()
  sheets[0]?.[event]?.()
  for (let frame = 0; frame < 4; frame++) await draw()
  await expect.poll(() => started).toHaveBeenCalledOnce()
})

test('scripts are requested after the first frame, at once without a priority image', async () => {
  const { asked, draw } = open([])
  expect(asked).toEqual([])
  await draw()
  await draw()
  expect(asked).toEqual(['/assets/index.js'])
})

test('scripts wait until the priority image is drawn', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked, draw } = open([{ decode: () => promise }])
  await draw()
  await draw()
  expect(asked).toEqual([])
  resolve()
  await draw()
  await draw()
  expect(asked).toEqual(['/assets/index.js'])
})

test('scripts wait at most half a second for an image, and not for one that failed', async () => {
  const slow = open([{ decode: () => new Promise<void>(() => undefined) }])
  await slow.draw()
  await slow.draw(499)
  expect(slow.asked).toEqual([])
  await slow.draw(500)
  expect(slow.asked).toEqual(['/assets/index.js'])
  const broken = open([{ decode: () => Promise.reject(new Error('no picture')) }])
  for (let frame = 0; frame < 3; frame++) await broken.draw()
  expect(broken.asked).toEqual(['/assets/index.js'])
})

test('scripts are requested eight at a time', async () => {
  const preloads = Array.from({ length: 20 }, (_, index) => `/assets/part-${index}.js`)
  const { asked, draw } = open([], preloads)
  const counts: number[] = []
  for (let frame = 0; frame < 4; frame++) {
    await draw()
    counts.push(asked.length)
  }
  expect(counts).toEqual([0, 8, 16, 20])
})

test('a page with several entry scripts, as in development, is unchanged', () => {
  const developed = { routes: { [root]: { scripts: [{ children: 'refresh()' }, { attrs: { src: '/@id/start' } }] } } }
  expect(scriptsAfterPaint(developed, [root])).toBe(developed)
})
