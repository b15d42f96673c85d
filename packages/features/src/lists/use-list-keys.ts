import { type RefObject, useEffect, useState } from 'react'

/** Single keys of lists, and what they do. */
export const listKeys = {
  j: 'next',
  k: 'previous',
  o: 'open',
  x: 'select',
  a: 'approve',
  r: 'reject',
  '/': 'search',
  '?': 'help',
} as const
type ListKey = keyof typeof listKeys

/** The keys that decide on a row of a queue. */
export const decisionKeys = { approve: 'a', reject: 'r' } as const
export type Decision = keyof typeof decisionKeys

/** Presses the button within that decides so, where there is one. */
export const decide = (within: Element | null | undefined, key: 'a' | 'r'): void =>
  within?.querySelector<HTMLElement>(`[data-decision="${listKeys[key]}"]`)?.click()

/** Where a key is typed. */
const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"]'
/** What lies above the list, and takes the keys. */
export const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** What selects a row. */
const selectOf = '.ui-data-table-select-cell input, [data-list-select] input'

const storageKey = 'listKeysOff'

function areKeysOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}

/** Switches the keys off or on, for whoever speaks to the browser and would press them by accident (WCAG 2.1.4). */
export function useListKeysSwitch(): readonly [isOn: boolean, switchTo: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => !areKeysOff())
  function switchTo(next: boolean) {
    setOn(next)
    try {
      if (next) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'yes')
    } catch {
      // Where the browser stores nothing, the keys stay on.
    }
  }
  return [isOn, switchTo]
}

/**
 * Whether a key was pressed alone, in no field, by somebody who has not switched the keys off. A key that is held moves on
 * and on, but decides once: the next row would follow and be decided on unseen.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.repeat && (event.key === 'a' || event.key === 'r')) return false
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(target instanceof Element && target.closest(typedInto)) && !areKeysOff()
}

/**
 * Lets single keys move through the rows of a list, open or select one, go to the search, and tell which keys there are.
 * Rows are those of a table, or elements with `data-list-row`.
 */
export function useListKeys(listRef: RefObject<HTMLElement | null>, onHelp: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key } = event
      const list = listRef.current
      if (!list || !(key in listKeys) || !isSingleKey(event) || document.querySelector(above)) return
      // The first list of a page takes the key, and the others see that it is taken.
      event.preventDefault()
      act(list, key as ListKey, onHelp)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [listRef, onHelp])
}

function act(list: HTMLElement, key: ListKey, onHelp: () => void): void {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody > tr:has([scope="row"]), [data-list-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === 'j') goTo(rows[Math.min(at + 1, rows.length - 1)])
  if (key === 'k') goTo(rows[Math.max(at - 1, 0)])
  if (key === 'o') openOf(rows[at])?.click()
  if (key === 'x') rows[at]?.querySelector<HTMLElement>(selectOf)?.click()
  if (key === 'a' || key === 'r') decide(rows[at], key)
  if (key === '/') goToSearch(list)
  if (key === '?') onHelp()
}

/** Focuses the search of the list, and opens the panel of filters that hides it. */
function goToSearch(list: HTMLElement): void {
  const search = list.closest('.resource-list')?.querySelector<HTMLElement>('input[type="search"]')
  const closedPanel = search?.closest('[hidden]')
  if (!closedPanel) return search?.focus()
  document.querySelector<HTMLElement>(`[aria-controls="${closedPanel.id}"]`)?.click()
  requestAnimationFrame(() => search?.focus())
}

/** Finds what opens a row's details, or else its link. */
const openOf = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[data-row-details]') ?? row?.querySelector<HTMLElement>('a[href]')

/** Focuses what opens a row's details, or else its link or what can be done with it; Enter then opens it. */
export function goTo(row: HTMLElement | undefined): void {
  if (!row) return
  const inside = openOf(row) ?? row.querySelector<HTMLElement>('button, input')
  if (!inside) row.tabIndex = -1
  const focused = inside ?? row
  focused.focus()
}
