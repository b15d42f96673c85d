import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { noteProven } from './proven-patterns.ts'

/** Focuses the element with Tab, as a user does. */
async function tabTo(control: HTMLElement, limit = 12) {
  ;(document.activeElement as HTMLElement | null)?.blur()
  for (let step = 0; step < limit && document.activeElement !== control; step++) await userEvent.tab()
  await expect(control).toHaveFocus()
}

/** APG button: Enter and Space press it. `presses` returns the number of presses so far. */
export async function expectButtonKeyboard(button: HTMLElement, presses: () => number): Promise<void> {
  await tabTo(button)
  const before = presses()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(presses() - before).toBe(2)
  noteProven('button')
}

/** APG link: Enter follows it, once. The page stays: leaving it would end the test. */
export async function expectLinkKeyboard(link: HTMLElement): Promise<void> {
  const followed = fn((event: Event) => event.preventDefault())
  link.addEventListener('click', followed)
  await tabTo(link)
  await userEvent.keyboard('{Enter}')
  link.removeEventListener('click', followed)
  await expect(followed).toHaveBeenCalledOnce()
  noteProven('link')
}

/** APG toolbar: one tab stop; arrows move inside and wrap, Home and End reach the ends. */
export async function expectToolbarKeyboard(toolbar: HTMLElement): Promise<void> {
  const controls = within(toolbar)
    .getAllByRole<HTMLButtonElement>('button')
    .filter((control) => !control.disabled)
  const [first, second, last] = [controls[0], controls[1], controls.at(-1)] as [HTMLElement, HTMLElement, HTMLElement]
  await tabTo(first)
  await userEvent.keyboard('{ArrowRight}')
  await expect(second).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(first).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(last).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await userEvent.tab()
  await expect(toolbar).not.toContainElement(document.activeElement as HTMLElement)
  await userEvent.tab({ shift: true })
  await expect(second).toHaveFocus()
  noteProven('toolbar')
}

/** APG checkbox and switch: Space toggles it. */
export async function expectTickKeyboard(box: HTMLElement, pattern: 'checkbox' | 'switch'): Promise<void> {
  const input = box as HTMLInputElement
  await tabTo(input)
  const before = input.checked
  await userEvent.keyboard(' ')
  await expect(input.checked).toBe(!before)
  await userEvent.keyboard(' ')
  await expect(input.checked).toBe(before)
  noteProven(pattern)
}

/** APG toggle button: Enter and Space toggle it, and its name stays. */
export async function expectToggleKeyboard(button: HTMLElement): Promise<void> {
  await tabTo(button)
  const [before, name] = [button.getAttribute('aria-pressed'), button.textContent]
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  await expect(button).toHaveTextContent(name)
  await userEvent.keyboard(' ')
  await expect(button).toHaveAttribute('aria-pressed', before ?? 'false')
  noteProven('toggle')
}

/** APG radio group: one tab stop; arrows select and wrap. */
export async function expectRadioGroupKeyboard(group: HTMLElement): Promise<void> {
  const radios = within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => !radio.disabled)
  const [first, second] = radios as [HTMLInputElement, HTMLInputElement]
  await userEvent.click(first)
  await userEvent.keyboard('{ArrowDown}')
  await expect(second).toHaveFocus()
  await expect(second).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect(first).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect(radios.at(-1)).toBeChecked()
  await userEvent.tab()
  await expect(group).not.toContainElement(document.activeElement as HTMLElement)
  await userEvent.tab({ shift: true })
  await expect(radios.at(-1)).toHaveFocus()
  noteProven('radioGroup')
}

/**
 * APG disclosure on a native `details`. Scripts can't trigger the browser's key handling, so the test clicks instead.
 */
export async function expectDisclosureKeyboard(summary: HTMLElement): Promise<void> {
  const details = summary.closest('details') as HTMLDetailsElement
  await tabTo(summary, 30)
  const before = details.open
  await userEvent.click(summary)
  await expect(details.open).toBe(!before)
  await userEvent.click(summary)
  await expect(details.open).toBe(before)
  await expect(summary).toHaveFocus()
  noteProven('disclosure')
}

/** APG tabs: arrows choose, Home and End reach the ends, Tab goes on to the panel. */
export async function expectTabsKeyboard(list: HTMLElement): Promise<void> {
  const tabs = within(list)
    .getAllByRole('tab')
    .filter((tab) => !tab.matches(':disabled, [aria-disabled="true"]'))
  const [first, second, last] = [tabs[0], tabs[1], tabs.at(-1)] as [HTMLElement, HTMLElement, HTMLElement]
  const isColumn = list.getAttribute('aria-orientation') === 'vertical'
  await userEvent.click(first)
  await userEvent.keyboard(isColumn ? '{ArrowDown}' : '{ArrowRight}')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(second).toHaveFocus()
  await userEvent.keyboard(isColumn ? '{ArrowUp}' : '{ArrowLeft}')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}')
  await expect(first).toHaveFocus()
  const panel = document.getElementById(first.getAttribute('aria-controls') ?? '')
  await expect(panel).toHaveAttribute('role', 'tabpanel')
  await userEvent.tab()
  await expect(panel?.contains(document.activeElement)).toBe(true)
  noteProven('tabs')
}

/** APG menu button: arrows open it and move through it, Escape restores the focus. */
export async function expectMenuButtonKeyboard(button: HTMLElement): Promise<void> {
  const page = within(document.body)
  await tabTo(button)
  await userEvent.keyboard('{ArrowDown}')
  const menu = await page.findByRole('menu')
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')]
  await waitFor(() => expect(items[0]).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await expect(items[1]).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(items.at(-1)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect(items[0]).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
  noteProven('menuButton')
}

/** Describes the state of a window that Escape didn't close. */
function stillOpen(): string {
  const state = document.querySelector('[data-exiting]') ? 'is leaving' : 'stands'
  return `The window ${state}, and the focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`
}

/** APG modal dialog: Tab cycles inside it, Escape closes it and returns the focus to `opener`. */
export async function expectDialogKeyboard(
  opener: HTMLElement,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  const page = within(document.body)
  await tabTo(opener)
  await userEvent.keyboard('{Enter}')
  const dialog = await page.findByRole(role)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  for (let step = 0; step < 8; step++) {
    await userEvent.tab()
    await expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole(role), stillOpen()).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
  noteProven('dialog')
}

/** APG combobox with a list: the input keeps the focus, Enter selects, Escape cancels. */
export async function expectComboBoxKeyboard(input: HTMLElement): Promise<void> {
  const page = within(document.body)
  const box = input as HTMLInputElement
  await tabTo(box)
  const before = box.value
  await userEvent.keyboard('{ArrowDown}')
  const list = await page.findByRole('listbox')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBeTruthy())
  await expect(box).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(list).not.toBeInTheDocument())
  await expect(box).toHaveValue(before)
  await userEvent.keyboard('{ArrowDown}')
  await page.findByRole('listbox')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
  await expect(box.value).not.toBe('')
  noteProven('combobox')
}

/** APG tooltip: the focus shows it and describes its owner, Escape hides it. */
export async function expectTooltipKeyboard(owner: HTMLElement): Promise<void> {
  const page = within(document.body)
  await tabTo(owner)
  const tip = await page.findByRole('tooltip')
  await expect(owner).toHaveAccessibleDescription(tip.textContent)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
  await expect(owner).toHaveFocus()
  noteProven('tooltip')
}

/** Scripts can't trigger the browser's key handling. Tests only that nothing prevents the keys of a native control. */
async function expectUntouched(control: HTMLElement, keys: readonly string[]): Promise<void> {
  for (const key of keys) await expect(await fireEvent.keyDown(control, { key })).toBe(true)
}

/** APG slider on a native one: the browser handles all keys of the pattern, and the value has a text. */
export async function expectSliderKeyboard(slider: HTMLElement): Promise<void> {
  await tabTo(slider)
  await expect(slider).toHaveAttribute('type', 'range')
  await expect(slider.getAttribute('aria-valuetext')).toBeTruthy()
  await expectUntouched(slider, [
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'PageUp',
    'PageDown',
    'Home',
    'End',
  ])
  noteProven('slider')
}

/**
 * APG grid with cells that are edited in place: one tab stop; arrows, Home and End move; Enter and F2 edit, Escape takes
 * back, Tab edits the next cell.
 *
 * @param places Selects the first two cells that may be edited, of one row.
 */
export async function expectGridKeyboard(grid: HTMLElement, [first, second]: readonly [HTMLElement, HTMLElement]) {
  await userEvent.click(first)
  await userEvent.keyboard('{ArrowRight}')
  await expect(second).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(first).not.toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(first).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect(document.activeElement).toBe([...grid.querySelectorAll('[data-column]')].at(-1))
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect(document.activeElement).toBe(grid.querySelector('[data-column]'))
  await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  first.focus()
  const before = first.textContent
  for (const key of ['{Enter}', '{F2}']) {
    await userEvent.keyboard(key)
    await expect(first.querySelector('input')).toHaveFocus()
    await userEvent.keyboard('9')
    await userEvent.keyboard('{Escape}')
    await expect(first).toHaveFocus()
    await expect(first).toHaveTextContent(before)
  }
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect(second).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect(grid).not.toContainElement(document.activeElement as HTMLElement)
  noteProven('grid')
}

/** APG grid of one column: one tab stop; arrows, Home, End and letters move. Ends on the first entry. */
export async function expectGridListKeyboard(list: HTMLElement): Promise<void> {
  const rows = within(list).getAllByRole('row')
  const [first, second, last] = [rows[0], rows[1], rows.at(-1)] as [HTMLElement, HTMLElement, HTMLElement]
  await tabTo(first)
  await userEvent.keyboard('{ArrowDown}')
  await expect(second).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(last).toHaveFocus()
  await userEvent.tab()
  await expect(list).not.toContainElement(document.activeElement as HTMLElement)
  await userEvent.tab({ shift: true })
  await expect(list).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Home}')
  await expect(first).toHaveFocus()
  noteProven('gridList')
}

/** APG spin button: arrows change it by one. The browser handles the keys of a native one. */
export async function expectSpinButtonKeyboard(spin: HTMLElement): Promise<void> {
  await tabTo(spin)
  if (spin instanceof HTMLInputElement) await expectUntouched(spin, ['ArrowUp', 'ArrowDown', '1'])
  else {
    const before = Number(spin.getAttribute('aria-valuenow'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(spin).toHaveAttribute('aria-valuenow', String(before + 1))
    await userEvent.keyboard('{ArrowDown}')
    await expect(spin).toHaveAttribute('aria-valuenow', String(before))
  }
  noteProven('spinButton')
}

/** APG grid of days: arrows move by day and week, Home and End within the month, Page Up and Down by month. */
export async function expectDateGridKeyboard(grid: HTMLElement): Promise<void> {
  const days = () => [...grid.querySelectorAll<HTMLElement>('[role="gridcell"] > *')]
  const focused = () => days().indexOf(document.activeElement as HTMLElement)
  const start = days().find((day) => day.tabIndex === 0) as HTMLElement
  await tabTo(start)
  const index = focused()
  for (const [key, step] of [
    ['Right', 1],
    ['Down', 8],
    ['Up', 1],
    ['Left', 0],
  ] as const) {
    await userEvent.keyboard(`{Arrow${key}}`)
    await expect(focused()).toBe(index + step)
  }
  await userEvent.keyboard('{Home}')
  await expect(document.activeElement).toHaveTextContent(/^1$/)
  await userEvent.keyboard('{End}')
  await expect(document.activeElement).toHaveTextContent(/^(28|29|30|31)$/)
  await userEvent.keyboard('{Home}{PageDown}')
  const nextMonth = document.activeElement?.getAttribute('aria-label')
  await userEvent.keyboard('{PageUp}')
  await expect(document.activeElement).toHaveTextContent(/^1$/)
  await expect(document.activeElement?.getAttribute('aria-label')).not.toBe(nextMonth)
  noteProven('dateGrid')
}

/** APG treegrid with its rows in focus: arrows move, expand and collapse, and Tab leaves. */
export async function expectTreeGridKeyboard(tree: HTMLElement): Promise<void> {
  const rows = () => within(tree).getAllByRole('row')
  const branch = rows().find((row) => row.getAttribute('aria-expanded') === 'false') as HTMLElement
  const key = branch.dataset.key
  const current = () => rows().find((row) => row.dataset.key === key) as HTMLElement
  await tabTo(rows()[0] as HTMLElement)
  await userEvent.keyboard('{End}')
  await expect(rows().at(-1)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  for (let step = rows().indexOf(current()); step > 0; step--) await userEvent.keyboard('{ArrowDown}')
  await expect(current()).toHaveFocus()
  const count = rows().length
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(current()).toHaveAttribute('aria-expanded', 'true'))
  await expect(rows().length).toBeGreaterThan(count)
  await userEvent.keyboard('{ArrowDown}')
  await expect(Number(document.activeElement?.getAttribute('aria-level'))).toBe(Number(current().ariaLevel) + 1)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(current()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(current()).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.tab()
  await expect(tree.contains(document.activeElement)).toBe(false)
  noteProven('treeGrid')
}

/** A field that opens a tree: ↓ opens it on its search, ↓ goes to the rows, Space chooses, Escape gives the focus back. */
export async function expectTreeSelectKeyboard(field: HTMLElement): Promise<void> {
  const page = within(document.body)
  await tabTo(field)
  const before = field.textContent
  await userEvent.keyboard('{ArrowDown}')
  const search = await page.findByRole('searchbox')
  await waitFor(() => expect(search).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveTextContent(before)
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(await page.findByRole('searchbox')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  await userEvent.keyboard('{End} ')
  await waitFor(() => expect(field.textContent).not.toBe(before))
  noteProven('treeSelect')
}
