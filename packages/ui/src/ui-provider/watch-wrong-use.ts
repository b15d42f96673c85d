import { knownLooks } from './known-looks.ts'

/** Elements that aren't named by their content. */
const labelled =
  'input:not([type=hidden]), select, textarea, progress, meter, [role=dialog], [role=alertdialog], [role=listbox], [role=toolbar], [role=tablist], [role=progressbar], [role=meter]'
const named = `button, a[href], ${labelled}`

const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''

/** Returns whether an element has an accessible name. Approximates the browsers' full algorithm. */
function hasName(element: Element): boolean {
  if (element.getAttribute('aria-label')?.trim() || element.getAttribute('title')?.trim()) return true
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  if (ids.some((id) => textOf(document.getElementById(id)) || document.getElementById(id)?.ariaLabel)) return true
  const labels = (element as HTMLInputElement).labels ?? []
  if ([...labels].some((label) => textOf(label))) return true
  if (element.matches(labelled)) return element.matches('[type=submit], [type=reset]')
  return textOf(element) !== '' || element.querySelector('img[alt]:not([alt=""]), [aria-label]') !== null
}

/** Converts a data attribute to its prop: `data-item-size` to `itemSize`. */
const propOf = (attribute: string) => attribute.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function wrongUses(element: Element): string[] {
  const wrong = []
  if (element.matches(named) && element.closest('[class*="ui-"]') && !element.closest('[aria-hidden=true]')) {
    if (!hasName(element)) wrong.push('nobody can name this aloud: give it a label')
  }
  if (element.matches('.ui-heading:not(h1, h2, h3, h4, h5, h6)'))
    wrong.push(`there is no heading level "${element.localName.slice(1)}", only 1 to 6`)
  for (const [className, attributes] of Object.entries(knownLooks)) {
    if (!element.classList.contains(className)) continue
    for (const [attribute, known] of Object.entries(attributes)) {
      const look = element.getAttribute(attribute)
      if (look !== null && !known.includes(look))
        wrong.push(`there is no ${propOf(attribute)} "${look}", only ${known.join(', ')}`)
    }
  }
  return wrong
}

const watched = [named, '.ui-heading', ...Object.keys(knownLooks).map((name) => `.${name}`)].join()

/** Time in ms without changes after which the page is checked. */
const quiet = 300

/** Elements already reported. Shared, because providers can be nested. */
const said = new WeakSet<Element>()

/** Warns about misuse that types can't catch, once per element. Returns a function that stops watching. */
export function watchWrongUse(say: (message: string, element: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function look() {
    for (const element of document.body.querySelectorAll(watched)) {
      if (said.has(element)) continue
      for (const wrong of wrongUses(element)) {
        said.add(element)
        say(`@chonoi/ui: ${wrong}.`, element)
      }
    }
  }
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, quiet)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  timer = setTimeout(look, quiet)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
