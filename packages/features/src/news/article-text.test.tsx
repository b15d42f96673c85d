import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { I18nProvider } from '@chonoi/i18n/react'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ArticleText } from './article-text.tsx'

const i18n = createI18n('vi')
await loadNamespaces(i18n, 'vi', ['news'])
let leave = () => {}
afterEach(() => leave())

const page = (html: string) => (
  <I18nProvider i18n={i18n}>
    <UiProvider locale="vi" labels={viLabels} navigate={() => {}}>
      <ArticleText html={html} />
    </UiProvider>
  </I18nProvider>
)

/** The page as the server sends it. */
function sentPage(html: string): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(html))
  document.body.append(container)
  leave = () => container.remove()
  return container
}

const stored = '<p><img src="/files/public/ab/ab12.webp" alt="Ghe xoài" width="640" height="240"></p>'

test('a stored picture comes in the width that the screen needs, once it is near', () => {
  const picture = sentPage(stored).querySelector('img')
  const attributes = Object.fromEntries([...(picture?.attributes ?? [])].map(({ name, value }) => [name, value]))
  expect(attributes).toEqual({
    loading: 'lazy',
    decoding: 'async',
    sizes: '(min-width: 640px) 640px, 100vw',
    srcset: [320, 640, 1280].map((width) => `/files/public/ab/ab12.webp?w=${width} ${width}w`).join(', '),
    src: '/files/public/ab/ab12.webp',
    alt: 'Ghe xoài',
    width: '640',
    height: '240',
  })
})

test('a picture wider than the column asks for no more than the column', () => {
  const picture = sentPage(stored.replace('640', '2000')).querySelector('img')
  expect(picture?.sizes).toBe('(min-width: 720px) 720px, 100vw')
})

test.each([
  ['without a width, which its file decides', '<img src="/files/public/ab/ab12.webp">'],
  ['whose address has a second one in it', '<img src="/files/a.webp,https://elsewhere.example/b.webp" width="640">'],
])('a picture %s has its own address alone', (_, html) => {
  const picture = sentPage(html).querySelector('img')
  expect(picture?.hasAttribute('src')).toBe(true)
  expect(picture?.hasAttribute('srcset')).toBe(false)
})

test('the browser draws the text as the server did', async () => {
  const container = sentPage(stored)
  const sent = container.innerHTML
  const faults: unknown[] = []
  const root = hydrateRoot(container, page(stored), { onRecoverableError: (fault) => faults.push(fault) })
  leave = () => {
    root.unmount()
    container.remove()
  }
  await new Promise((drawn) => requestIdleCallback(drawn))
  expect(faults).toEqual([])
  expect(container.innerHTML).toBe(sent)
})
