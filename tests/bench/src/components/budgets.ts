import type { ComponentCosts } from './component-costs.ts'

export interface ComponentBudget {
  scriptKb: number
  mountMs: number
}

/**
 * The shared part, loaded once per page but counted with each component that uses it: the variants
 * (class-variance-authority, 0.8 KB) and Radix's Slot for `asChild` (1.5 KB).
 */
const sharedKb = 2.3

/** The limit of a component on native elements, without the shared part. */
const native: ComponentBudget = { scriptKb: 3, mountMs: 3 }

const reactAriaDates =
  "Calendars and times by part, in both languages, by keyboard and screen reader, are React Aria's."
const reactAriaCombo = "A list that is typed into (filter, virtual focus, announcements) is React Aria's."
const reactAriaMenus = "Menus with submenus, typing ahead and placement are React Aria's."
const reactAriaPopovers = "Placement beside an element and its way back of focus are React Aria's overlays."
const reactAriaModals = "Keeping the keyboard inside, hiding the rest and giving focus back are React Aria's modal."
const applications = 'A small application of its own; the largest parts are loaded when they are wanted.'
const reactAriaLists =
  "Rows with buttons by key, choosing and moving by key and screen reader are React Aria's; moving is a third of it."
const charts = 'Several series, their legend, the values at the pointer and the table are in it.'
const composed = 'It is made of other components, which are counted with it.'
const typingAhead = 'No browser finds an option by letters without Vietnamese marks.'
const words = 'The words of the kit in both languages lie in it.'

/** Exceptions with a higher limit, with reasons. */
const exceptions: Record<string, ComponentBudget & { reason: string }> = {
  'date-range-picker': { scriptKb: 101.4, mountMs: 14.4, reason: reactAriaDates },
  'date-picker': { scriptKb: 98.9, mountMs: 10.6, reason: reactAriaDates },
  calendar: { scriptKb: 51.5, mountMs: 21.6, reason: reactAriaDates },
  'time-field': { scriptKb: 65.2, mountMs: 7.4, reason: reactAriaDates },
  'address-picker': { scriptKb: 82.2, mountMs: 10.7, reason: reactAriaCombo },
  'multi-select': { scriptKb: 80.6, mountMs: 6.4, reason: reactAriaCombo },
  'combo-box': { scriptKb: 80, mountMs: 5.6, reason: reactAriaCombo },
  menu: { scriptKb: 66.7, mountMs: 3, reason: reactAriaMenus },
  'split-button': { scriptKb: 60.3, mountMs: 3, reason: reactAriaMenus },
  'context-menu': { scriptKb: 49.3, mountMs: 3, reason: reactAriaMenus },
  'preview-card': { scriptKb: 40.3, mountMs: 3, reason: reactAriaPopovers },
  popover: { scriptKb: 38.6, mountMs: 3, reason: reactAriaPopovers },
  tour: { scriptKb: 34.9, mountMs: 8.9, reason: reactAriaPopovers },
  tooltip: { scriptKb: 21.2, mountMs: 3, reason: reactAriaPopovers },
  'dialog-trigger': { scriptKb: 20.3, mountMs: 3, reason: reactAriaPopovers },
  'unsaved-changes-guard': { scriptKb: 31.5, mountMs: 3, reason: reactAriaModals },
  'confirm-dialog': { scriptKb: 31, mountMs: 6.1, reason: reactAriaModals },
  'command-palette': { scriptKb: 30.7, mountMs: 8.6, reason: reactAriaModals },
  'bottom-sheet': { scriptKb: 30.4, mountMs: 3, reason: reactAriaModals },
  lightbox: { scriptKb: 32.5, mountMs: 3, reason: reactAriaModals },
  dialog: { scriptKb: 30.1, mountMs: 3, reason: reactAriaModals },
  drawer: { scriptKb: 30.1, mountMs: 3, reason: reactAriaModals },
  'alert-dialog': { scriptKb: 30, mountMs: 3, reason: reactAriaModals },
  'data-table': { scriptKb: 13.9, mountMs: 3.5, reason: applications },
  'rich-text-editor': { scriptKb: 8.9, mountMs: 3, reason: applications },
  'rich-text-view': { scriptKb: 6.7, mountMs: 3, reason: applications },
  'image-uploader': { scriptKb: 5.8, mountMs: 5, reason: applications },
  toast: { scriptKb: 5.1, mountMs: 3, reason: applications },
  'table-views': { scriptKb: 5, mountMs: 3, reason: applications },
  'table-export': { scriptKb: 4.3, mountMs: 3, reason: applications },
  'file-upload': { scriptKb: 4.7, mountMs: 3, reason: composed },
  'token-field': { scriptKb: 4.3, mountMs: 3, reason: composed },
  'search-field': { scriptKb: 4, mountMs: 3, reason: composed },
  'money-field': { scriptKb: 3.9, mountMs: 3, reason: composed },
  'password-field': { scriptKb: 3.8, mountMs: 3, reason: composed },
  'color-picker': { scriptKb: 3.7, mountMs: 3, reason: composed },
  'range-slider': { scriptKb: 3.5, mountMs: 3, reason: composed },
  'text-area': { scriptKb: 3.5, mountMs: 3, reason: composed },
  'date-field': { scriptKb: 3.5, mountMs: 3, reason: composed },
  select: { scriptKb: 3.6, mountMs: 3, reason: typingAhead },
  'line-chart': { scriptKb: 4.9, mountMs: 3, reason: charts },
  'bar-chart': { scriptKb: 4.7, mountMs: 3, reason: charts },
  'grid-list': { scriptKb: 86.5, mountMs: 3.5, reason: reactAriaLists },
  'data-grid': { scriptKb: 8.4, mountMs: 3.5, reason: applications },
  wizard: { scriptKb: 4.4, mountMs: 3, reason: composed },
  slider: { scriptKb: 3.1, mountMs: 3, reason: composed },
  rating: { scriptKb: 3.4, mountMs: 3, reason: composed },
  'facet-panel': { scriptKb: 3.5, mountMs: 3, reason: composed },
  'filter-bar': { scriptKb: 3.5, mountMs: 3, reason: composed },
  pagination: { scriptKb: 3.5, mountMs: 3, reason: composed },
  'offline-state': { scriptKb: 3.4, mountMs: 3, reason: composed },
  'mega-menu': { scriptKb: 3.7, mountMs: 3.1, reason: composed },
  gallery: { scriptKb: 3.6, mountMs: 3, reason: composed },
  'copy-button': { scriptKb: 3.6, mountMs: 3, reason: composed },
  'side-nav': { scriptKb: 3.1, mountMs: 4.7, reason: composed },
  form: { scriptKb: 3.9, mountMs: 3, reason: composed },
  'error-summary': { scriptKb: 3, mountMs: 5, reason: composed },
  'ui-provider': { scriptKb: 6.6, mountMs: 3, reason: words },
}

export function budgetOf(name: string): ComponentBudget {
  const { scriptKb, mountMs } = exceptions[name] ?? native
  return { scriptKb: Math.round((scriptKb + sharedKb) * 10) / 10, mountMs }
}

/** The components that may cost more than a native element's. */
export const exceptionNames: readonly string[] = Object.keys(exceptions)

/** Why it may cost more than a native element's component; undefined where it may not. */
export const reasonOf = (name: string): string | undefined => exceptions[name]?.reason

/** Returns one line for each figure above its budget. */
export function brokenBudgets(costs: ComponentCosts): string[] {
  return Object.entries(costs).flatMap(([name, { scriptKb, mountMs = 0 }]) => {
    const budget = budgetOf(name)
    return [
      ...(scriptKb > budget.scriptKb ? [`${name}: ${scriptKb} KB of script, at most ${budget.scriptKb}`] : []),
      ...(mountMs > budget.mountMs ? [`${name}: ${mountMs} ms to mount, at most ${budget.mountMs}`] : []),
    ]
  })
}
