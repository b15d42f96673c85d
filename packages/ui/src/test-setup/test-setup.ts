/**
 * Adds to jsdom the browser APIs that the kit and React Aria call, for tests of pages made of the kit. An API that
 * exists already is left alone, so importing this in a browser changes nothing.
 */

function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/** jsdom has no layout, so there are no sizes or intersections to report. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** Escapes more than the standard asks for, which selectors allow. */
const escapeIdentifier = (value: unknown) =>
  Array.from(String(value), (character) =>
    /[a-z_\u0080-\u{10ffff}]/iu.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `,
  ).join('')

const unmatchedMedia = (media: string) => ({
  ...{ media, matches: false, onchange: null },
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

define(globalThis, 'ResizeObserver', SilentObserver)
define(globalThis, 'IntersectionObserver', SilentObserver)
define(globalThis, 'CSS', {})
define(CSS, 'escape', escapeIdentifier)
define(window, 'matchMedia', unmatchedMedia)
define(window.screen, 'orientation', Object.assign(new EventTarget(), { type: 'landscape-primary', angle: 0 }))

const isDisplayed = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement))

define(Element.prototype, 'checkVisibility', function checkVisibility(this: Element) {
  return this.isConnected && isDisplayed(this)
})
define(Element.prototype, 'getAnimations', () => [])
for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'setPointerCapture', 'releasePointerCapture'])
  define(Element.prototype, name, () => {})
define(Element.prototype, 'hasPointerCapture', () => false)
