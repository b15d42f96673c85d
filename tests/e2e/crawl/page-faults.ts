import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { rawValues } from './raw-values.ts'

declare global {
  interface Window {
    shifts: { at: number; value: number }[]
    /** When fonts had arrived, as of the page's own clock. */
    fontsAt: number[]
    moved: string[]
  }
}

/** As of the Layout Instability API, which TypeScript's own types don't have yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records a page's errors, from before it is opened. */
export async function watchPage(page: Page) {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  await page.addInitScript(() => {
    window.shifts = []
    window.fontsAt = []
    window.moved = []
    document.fonts.addEventListener('loadingdone', () => window.fontsAt.push(performance.now()))
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, startTime, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        window.shifts.push({ at: startTime, value })
        for (const { node, previousRect: was, currentRect: is } of sources)
          if (node instanceof Element)
            window.moved.push(
              `${node.localName}.${String(node.className).slice(0, 40)} from ${was.x | 0},${was.y | 0} to ${is.x | 0},${is.y | 0}`,
            )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { take: () => heard.splice(0) }
}

/** Text that must never appear in a page of this language. */
const english =
  /\b(Loading|Search|Cancel|Save|Submit|Delete|Close|Filter|Filters|Price|Quantity|Total|Order|Orders|Address|Password|Sign in|Sign up|Next|Previous|Back|Status|Actions|Amount|Date|Product|Products|Shop|Review|Reviews|Checkout|Wallet|Deposit|Settings|Refresh|Retry|Yes|Submit|required|optional|Something went wrong)\b/
const vietnamese =
  /(Đang tải|Tìm kiếm|Đăng nhập|Đăng ký|Lưu thay đổi|Bộ lọc|Trạng thái|Thao tác|Thử lại|Xem thêm|Hủy bỏ|Quay lại)/
/** A raw translation key or placeholder: `shell:nav.home`, `nav.home`, `{{count}}`. A campaign explains two of its own. */
const keys =
  /\b(common|shell|cookies|errors|forms|roles|dashboard|deposits|catalog|orders|products|shops|reviews|cart|auth|account|wallet|seller|home|legal|pages|notifications|addresses|productManagement):[a-z]\w*|\{\{(?!firstName|lastName)|\b(action|state|word|list|nav|status|column|filter|form|stat|detail|summary|step)\.[a-z]\w*(\.\w+)*\b|undefined|\bNaN\b|\[object/

/** The text of the interface: what people wrote (`dir="auto"`, `bdi`) and texts marked as of another language are left out. */
const interfaceText = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('script, style, [lang], [dir="auto"], bdi, code, pre, [translate="no"]'))
      part.remove()
    const names = [...copy.querySelectorAll('[aria-label], [placeholder], [title]')].map((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? '').join(' '),
    )
    return `${copy.innerText}\n${names.join('\n')}`
  })

/** Everything that is read on the page, of people too: a code hides in what was said of them. Marked codes are left out. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('script, style, code, pre, [translate="no"]')) part.remove()
    // Texts of neighbouring elements are no word together.
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
    return texts.join('\n')
  })

export interface Expected {
  language: 'vi' | 'en'
  /** Whether the page may contain text in the other language. */
  hasForeignText: boolean
}

/**
 * The greatest sums of layout shifts; the web's own bar is 0.1. What moves when a font arrives has one of its own: no
 * fallback font breaks every text as the font does, and a line of a heading more or less moves a phone's page by 0.048.
 */
const mostShift = 0.025
const mostFontShift = 0.06
/** How far apart a font's arrival and its shift may be told, on a busy machine too. */
const sameMomentMs = 300

/** Returns the problems of the open page's head, layout and texts. */
export async function pageFaults(page: Page, { language, hasForeignText }: Expected): Promise<string[]> {
  const faults: string[] = []
  const facts = await page.evaluate((sameMoment) => {
    const isOfFont = ({ at }: { at: number }) => window.fontsAt.some((font) => Math.abs(font - at) < sameMoment)
    const sumOf = (shifts: { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0)
    return {
      title: document.title,
      lang: document.documentElement.lang,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      shift: sumOf(window.shifts.filter((shift) => !isOfFont(shift))),
      fontShift: sumOf(window.shifts.filter(isOfFont)),
      moved: window.moved,
      headings: document.querySelectorAll('h1').length,
    }
  }, sameMomentMs)
  if (!/ [|–-] Chợ Nổi$/.test(facts.title) && facts.title !== 'Chợ Nổi') faults.push(`title "${facts.title}"`)
  if (facts.lang !== language) faults.push(`lang ${facts.lang}`)
  if (facts.wide > 0) faults.push(`wider than the screen by ${facts.wide} px`)
  if (facts.shift > mostShift || facts.fontShift > mostFontShift) {
    const shifts = `${facts.shift.toFixed(3)}, with a font ${facts.fontShift.toFixed(3)}`
    faults.push(`layout shift ${shifts}, of ${facts.moved.join(', ')}`)
  }
  if (facts.headings !== 1) faults.push(`${facts.headings} headings of the first level`)
  const text = await interfaceText(page)
  const key = keys.exec(text)
  if (key) faults.push(`key "${key[0]}"`)
  faults.push(...rawValues(await shownText(page)).map((value) => `raw value "${value}"`))
  const foreign = hasForeignText ? null : (language === 'vi' ? english : vietnamese).exec(text)
  if (foreign) faults.push(`foreign word "${foreign[0]}" in "${around(text, foreign.index)}"`)
  return faults
}

/** Returns axe's findings on the open page, with the first three elements of each rule. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // In one go: there are no frames, for which it would open a page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim().slice(0, 160)}`,
      )
    return `axe ${id}: ${places.join(' ; ')}`
  })
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 30), index + 40).replaceAll('\n', ' ')
