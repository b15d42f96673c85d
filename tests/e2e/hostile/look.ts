import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Scripts that ran or were blocked. */
    alarms: string[]
  }
}

/** Records, from before a page is opened, everything that user text must never cause. */
export async function watchForHarm(page: Page, origin: string) {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => heard.push(`an error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) heard.push(`a call to ${url.origin}`)
  })
  await page.addInitScript(() => {
    window.alarms = []
    window.alert = (text) => void window.alarms.push(`a script ran: ${text}`)
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.alarms.push(`the policy kept ${violatedDirective} ${blockedURI}`),
    )
  })
  return { take: async () => [...heard.splice(0), ...(await page.evaluate(() => window.alarms.splice(0)))] }
}

export interface Look {
  /** The texts that stand on the page as they were written. */
  shown: string[]
  faults: string[]
}

/** Inspects how the open page renders user text. Runs in the browser. */
export function lookAt(written: readonly string[]): Look {
  const turning = /[\u202A-\u202E\u2066-\u2069]/g
  const shown = new Set<string>()
  const faults: string[] = []
  const oneKindOfLine = (text: string) => text.replaceAll('\r\n', '\n').trim()
  const known = new Map(written.map((text) => [oneKindOfLine(text), text]))
  for (const text of written) {
    // In a line with others it stands without these marks.
    known.set(oneKindOfLine(text.replaceAll(turning, '')), text)
    // A field of one line leaves out the line breaks; the server keeps a text of one line with a blank for each.
    known.set(text.replaceAll(/[\r\n]/g, '').trim(), text)
    known.set(text.replaceAll(/\s+/g, ' ').trim(), text)
  }
  /** Whether the text consists of user text only, as both names of a user do. Records its parts. */
  const isWhole = (text: string) => {
    let rest = oneKindOfLine(text)
    for (const [one, whole] of known) {
      if (!rest.includes(one)) continue
      rest = rest.replaceAll(one, '')
      shown.add(whole)
    }
    return rest.trim() === ''
  }
  const about = (text: string) => JSON.stringify(text.trim().slice(0, 90))

  /** Returns the nearest element that isolates text direction. */
  const isolating = (node: Node): Element => {
    let element = node.parentElement ?? document.body
    for (; element.parentElement; element = element.parentElement) {
      const { display, unicodeBidi } = getComputedStyle(element)
      if (!/^(?:inline|contents)$/.test(display) || /isolate|plaintext/.test(unicodeBidi)) break
    }
    return element
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    // A time field isolates its parts by texts of one mark.
    if (/^[\u2066-\u2069]$/.test(text.data)) continue
    if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, template')) texts.push(text)
  }
  for (const text of texts) {
    const whole = isWhole(text.data)
    if (text.data.search(turning) < 0) continue
    if (!whole) faults.push(`turns its own sentence: ${about(text.data)}`)
    const around = isolating(text)
    const neighbour = texts.find((other) => other !== text && around.contains(other) && isolating(other) === around)
    if (neighbour) faults.push(`turns ${about(neighbour.data)} beside it: ${about(text.data)}`)
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value.search(turning) >= 0 && !isWhole(field.value)) faults.push(`a field says ${about(field.value)}`)
  for (const image of document.querySelectorAll('img')) isWhole(image.alt)
  if (document.title.search(turning) >= 0) faults.push(`turns the title: ${about(document.title)}`)
  for (const made of document.querySelectorAll('[onerror], [onload], [href^="javascript:" i], img[src="x"]'))
    faults.push(`made an element: ${made.outerHTML.slice(0, 90)}`)
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) {
    const beyond = (element: Element) =>
      element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
    const widest = [...document.querySelectorAll('body *')].filter(beyond).at(-1)
    faults.push(`wider than the screen by ${wide} px: ${widest?.className} ${about(widest?.textContent ?? '')}`)
  }
  return { shown: [...shown], faults: [...new Set(faults)] }
}
