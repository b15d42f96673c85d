import { goTo } from './use-list-keys.ts'

/** What may hold a record: a row of a table, or a card of a list. */
const rowAround = 'tr, li'

/**
 * Remembers the row that has the focus, or the button of whose menu has it. Returns what watches over the focus once
 * the dialog is closed: when the row leaves the list with the focus, the row in its place gets it, else the page.
 */
export function keepPlace(): () => () => void {
  const opener = openerOf(document.activeElement)
  const row = opener?.closest(rowAround)
  const rows = row?.parentElement
  const place = row && rows ? [...rows.children].indexOf(row) : -1

  function restore() {
    if (document.activeElement !== document.body || !opener || opener.isConnected) return
    const next = rows?.isConnected ? (rows.children[place] ?? rows.lastElementChild) : undefined
    if (next instanceof HTMLElement) goTo(next)
    else document.querySelector('main')?.focus()
  }

  return function watch() {
    const observer = new MutationObserver(restore)
    const stop = () => {
      observer.disconnect()
      document.removeEventListener('focusin', leave)
    }
    // From now on the focus is where the person put it.
    const leave = ({ target }: FocusEvent) => {
      if (target !== opener && target !== document.body) stop()
    }
    // After the overlay has given the focus back, or has found nothing to give it to.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        restore()
        observer.observe(document.body, { childList: true, subtree: true })
        document.addEventListener('focusin', leave)
      }),
    )
    return stop
  }
}

/** The button that a menu belongs to, as the menu goes when its item is chosen. */
function openerOf(active: Element | null): Element | null {
  const labelledBy = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = labelledBy ? document.getElementById(labelledBy.split(' ')[0] ?? '') : active
  return opener === document.body ? null : opener
}
