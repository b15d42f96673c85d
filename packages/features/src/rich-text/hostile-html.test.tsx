import { articleHtml } from '@chonoi/domain'
import { cleanHtml, RichTextView } from '@chonoi/ui/rich-text-view'
import { UiProvider, viLabels } from '@chonoi/ui/ui-provider'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { mutationsOf } from '../../testing/hostile-html/mutations.ts'
import { pictureInText } from '../app/picture-in-text.ts'
import { vectors } from '../../testing/hostile-html/vectors.ts'

const seed = 20_261_122
const mutations = mutationsOf(seed, 10_000)
const clean = (html: string) => cleanHtml(html, articleHtml)
const allowedAttributes: Readonly<Record<string, readonly string[]>> = articleHtml.elements

/** A page without a CSP, where dangerous markup really runs and loads. */
let page: HTMLIFrameElement
let ran: unknown[]

declare global {
  interface Window {
    ran: (what: unknown) => void
  }
}

beforeEach(async () => {
  ran = []
  window.ran = (what) => void ran.push(what)
  page = document.createElement('iframe')
  const loaded = new Promise((done) => page.addEventListener('load', done, { once: true }))
  page.srcdoc = '<!doctype html><title>x</title><main></main>'
  document.body.append(page)
  await loaded
})
afterEach(() => page.remove())

const inner = () => {
  const { contentDocument, contentWindow } = page
  const main = contentDocument?.querySelector('main')
  if (!contentWindow || !main) throw new Error('The page is gone.')
  return { window: contentWindow, main }
}

/** Inserts markup and waits until all of its images have loaded or failed. */
async function show(html: string): Promise<void> {
  const { main } = inner()
  main.innerHTML = html
  const pending = [...main.querySelectorAll('img')].filter(({ complete }) => !complete)
  const ended = pending.map(
    (picture) =>
      new Promise((done) => {
        for (const kind of ['load', 'error']) picture.addEventListener(kind, done)
      }),
  )
  await Promise.all(ended)
  await nextTurns()
}

/** Waits long enough for handlers of immediate failures, without a timer: two images that fail one after the other. */
async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 2; turn++)
    await new Promise((done) => {
      const picture = new Image()
      picture.addEventListener('error', done)
      picture.src = 'data:image/png,none'
    })
}

const loadedFromElsewhere = () =>
  inner()
    .window.performance.getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('data:') && new URL(name).origin !== location.origin)

/** Lists what a browser parses from the markup that the allow-list doesn't contain. */
function faultsOf(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const faults: string[] = parsed.head.childNodes.length > 0 ? ['something in the head'] : []
  for (const element of parsed.body.querySelectorAll('*')) {
    const name = element.localName
    const kept = allowedAttributes[name]
    if (!kept || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(`<${name}>`)
    for (const { name: attribute, value } of element.attributes) {
      const isOurs = (name === 'a' && attribute === 'rel') || kept?.includes(attribute)
      if (!isOurs) faults.push(`${name}[${attribute}]`)
      if (attribute === 'href' && !leadsWell(value)) faults.push(`href ${value}`)
      if (attribute === 'src' && !new URL(value, 'https://here.example').href.startsWith('https://here.example/files/'))
        faults.push(`src ${value}`)
    }
  }
  if (parsed.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_CDATA_SECTION).nextNode())
    faults.push('a comment')
  return faults
}

/** Whether a link is harmless as the browser parses it: on this site, of an allowed scheme, or invalid. */
function leadsWell(address: string): boolean {
  const url = URL.parse(address, 'https://here.example/page')
  if (!url) return true
  const isHere = url.origin === 'https://here.example'
  return isHere || (articleHtml.linkSchemes as readonly string[]).includes(url.protocol.slice(0, -1))
}

test('the vectors are really dangerous: unsanitized, they run, and the page detects it', async () => {
  for (const html of ['<img src=x onerror=parent.ran(1)>', '<details open ontoggle=parent.ran(1)>']) {
    await show(html)
    await expect.poll(() => ran.length).toBeGreaterThan(0)
    ran = []
  }
  expect(faultsOf('<p onclick=a><svg><a href="javascript:1">b</a><!-- -->')).toEqual([
    'p[onclick]',
    '<svg>',
    '<a>',
    'href javascript:1',
    'a comment',
  ])
})

test.each([
  ['the known vectors', vectors],
  [`10,000 mutations of them (seed ${seed})`, mutations],
])(
  'of %s nothing runs, nothing is loaded from elsewhere, nothing stays that the list does not name',
  async (_what, all) => {
    const faults: object[] = []
    for (const html of all) {
      const cleaned = clean(html)
      const found = [
        ...faultsOf(cleaned),
        ...(clean(cleaned) === cleaned ? [] : ['cleaned again it is another']),
        // Serializes and parses the result again.
        ...faultsOf(new DOMParser().parseFromString(cleaned, 'text/html').body.innerHTML),
      ]
      if (found.length > 0) faults.push({ html, cleaned, found })
    }
    expect(faults.slice(0, 3)).toEqual([])
    for (let at = 0; at < all.length; at += 200)
      await show(
        all
          .slice(at, at + 200)
          .map(clean)
          .join(''),
      )
    expect(ran).toEqual([])
    expect(loadedFromElsewhere()).toEqual([])
  },
  120_000,
)

test('rendered as an article, the vectors and mutations contain only what the allow-list permits', async () => {
  const some = [...vectors, ...mutations.filter((_, index) => index % 10 === 0)]
  const screen = await render(
    <UiProvider locale="vi" labels={viLabels} navigate={() => {}}>
      {some.map((html, index) => (
        <RichTextView
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
          key={index}
          html={html}
          allowed={articleHtml}
          sourcesOf={pictureInText}
          className="one-article"
        />
      ))}
    </UiProvider>,
  )
  const shown = [...screen.container.querySelectorAll('.one-article')]
  expect(shown).toHaveLength(some.length)
  const own = new Set([
    'class',
    'loading',
    'decoding',
    'data-rac',
    'tabindex',
    'role',
    'aria-label',
    'data-orientation',
  ])
  const strange = shown.flatMap((article) =>
    [...article.querySelectorAll('*')].flatMap((element) => [
      ...(Object.hasOwn(allowedAttributes, element.localName) || element.localName === 'div'
        ? []
        : [element.localName]),
      ...[...element.attributes]
        .map(({ name }) => name)
        .filter((name) => /^on|^style$|^id$|^name$|^form|^action/.test(name) && !own.has(name))
        .map((name) => `${element.localName}[${name}]`),
      ...(element.getAttribute('srcset')?.split(/[\s,]+/) ?? []).filter((part) => !/^(?:\/files\/|\d+w$)/.test(part)),
    ]),
  )
  expect([...new Set(strange)]).toEqual([])
  await nextTurns()
  expect(ran).toEqual([])
}, 60_000)
