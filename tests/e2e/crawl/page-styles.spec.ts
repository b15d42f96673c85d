import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { publicRoutes } from '@chonoi/test-browser/routes'
import { ofTurn } from './of-turn.ts'

const widths = [360, 768, 1280]

// Nothing but styles may change a page between two looks at it, and it is looked at as it comes, before its scripts.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })
// Once, whatever the language.
test.skip(({ language }) => language !== 'vi')

/** Renders content below the viewport, which would otherwise get its size only when visible. */
const everythingDrawn = '* { content-visibility: visible !important }'

for (const route of ofTurn(publicRoutes))
  test(`${route} looks the same with its critical CSS as with the full style sheet`, async ({ page, site }) => {
    const [product] = await site.products('search=bat&limit=1')
    let isSheetThere = false
    await page.route(/\.(js|woff2|webp|svg|png)$/, (call) => call.abort())
    await page.route('**/assets/*.css', (call) => (isSheetThere ? call.continue() : call.abort()))
    await page.goto(route.replace(':product', product?.slug ?? ''))
    await page.addStyleTag({ content: everythingDrawn })
    const own = await looksOf(page)
    isSheetThere = true
    await page.evaluate(addSheet)
    const whole = await looksOf(page)
    expect(own.length).toBeGreaterThan(100)
    expect(own.filter((look, index) => look !== whole[index])).toEqual([])
  })

/** Returns the computed styles of the whole page, at each width. */
async function looksOf(page: Page): Promise<string[]> {
  const looks: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    looks.push(...(await page.evaluate(readLooks)))
  }
  return looks
}

/** Of each element and of what stands before and after it: where it is, and its looks as far as styles of ours change them. */
function readLooks(): string[] {
  const looks = [
    ...['display', 'visibility', 'opacity', 'position', 'z-index', 'overflow', 'width', 'height', 'transform'],
    ...['color', 'background', 'border', 'outline', 'box-shadow', 'content', 'fill', 'stroke', 'filter', 'cursor'],
    ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'text-transform', 'text-overflow', 'white-space'],
  ]
  const lookOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part)
    return looks.map((name) => style.getPropertyValue(name)).join('; ')
  }
  return Array.from(document.body.querySelectorAll('*'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [innerWidth, element.localName, element.getAttribute('class'), x, y, width, height].join(' ')
    return [place, lookOf(element), lookOf(element, '::before'), lookOf(element, '::after')].join('\n')
  })
}

/** As the page's own script adds it. */
function addSheet(): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = document.querySelector('noscript')?.textContent.match(/href="([^"]+)"/)?.[1] ?? ''
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}
