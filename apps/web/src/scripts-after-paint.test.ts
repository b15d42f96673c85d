import { expect, test } from 'vitest'
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

test('the head of a page asks for its style sheet and for none of its scripts', () => {
  const { routes } = scriptsAfterPaint(built, [root, '/'])
  expect(routes[root]?.css).toEqual(['/assets/base.css'])
  expect(Object.values(routes).flatMap(({ preloads }) => preloads ?? [])).toEqual([])
})

test('one script in the page fetches those of its own routes, each once, and starts the first', () => {
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
  expect(text).toContain(
    "import('/assets/react-root-1a2.js').then(function () { setTimeout(function () { import('/assets/index.js'); }); })",
  )
})

test('a page that starts in several scripts, as in development, is left as it is', () => {
  const developed = { routes: { [root]: { scripts: [{ children: 'refresh()' }, { attrs: { src: '/@id/start' } }] } } }
  expect(scriptsAfterPaint(developed, [root])).toBe(developed)
})
