import { fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import type { ValueConformance } from './conformance.ts'

/** The names a value has in most components. */
export const native = { prop: 'value', defaultProp: 'defaultValue', changeProp: 'onChange' }

/** A box that is typed into. `toText` is how a value is shown, when it isn't a string. */
export const typed = (
  first: unknown,
  second: unknown,
  toText: (value: unknown) => string = String,
): ValueConformance => ({
  ...native,
  values: [first, second].map(toText) as [string, string],
  read: (control) => (control as HTMLInputElement).value,
  change: async (control) => {
    await userEvent.clear(control)
    await userEvent.type(control, toText(second))
  },
})

/** A box with parts (a native date), which are filled in one go. */
export const setTo = (first: string, second: string): ValueConformance => ({
  ...typed(first, second),
  change: async (control) => fireEvent.change(control, { target: { value: second } }),
})

/** A box that is on or off; starts off. */
export const ticked: ValueConformance = {
  prop: 'checked',
  defaultProp: 'defaultChecked',
  changeProp: 'onChange',
  values: [false, true],
  read: (control) => (control as HTMLInputElement).checked,
  change: (control) => userEvent.click(control),
}

/** A button that stays down; starts up. */
export const pressed: ValueConformance = {
  prop: 'isSelected',
  defaultProp: 'defaultSelected',
  changeProp: 'onChange',
  values: [false, true],
  read: (control) => control.getAttribute('aria-pressed') === 'true',
  change: (control) => userEvent.click(control),
}

/** The system's own list. */
export const picked = (first: string, second: string): ValueConformance => ({
  ...native,
  values: [first, second],
  read: (control) => (control as HTMLSelectElement).value,
  change: (control) => userEvent.selectOptions(control, second),
})

/** One of a group of radio buttons. */
export const oneOf = (first: string, second: string): ValueConformance => ({
  ...native,
  values: [first, second],
  read: (group) => group.querySelector<HTMLInputElement>('input:checked')?.value,
  change: async (group) => {
    const input = group.querySelector(`input[value="${second}"]`)
    if (input) await userEvent.click(input)
  },
})

/** Any of several check boxes; a person ticks one more. */
export const tickedOf = (first: string[], second: string[], toggled: string): ValueConformance => ({
  ...native,
  values: [first, second],
  read: (group) => [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
  change: async (group) => {
    const input = group.querySelector(`input[value="${toggled}"]`)
    if (input) await userEvent.click(input)
  },
})

/** Finds an option of a list by its first letters and takes it. */
export async function chooseByTyping(box: Element, letters: string): Promise<void> {
  await userEvent.clear(box)
  await userEvent.type(box, letters)
  await waitFor(() => screen.getAllByRole('option'))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => {
    if (!box.hasAttribute('aria-activedescendant')) throw new Error('no option is marked')
  })
  await userEvent.keyboard('{Enter}')
}

/** The same and on to the next control: a choice its owner refused leaves the typed letters until then. */
export async function chooseAndLeave(box: Element, letters: string): Promise<void> {
  await chooseByTyping(box, letters)
  await userEvent.tab()
}

/** The words on the tags that stand in a box. */
export const tagsBeside = (box: Element): string[] =>
  [...(box.closest('.ui-field')?.querySelectorAll('.ui-tag-text') ?? [])].map((tag) => tag.textContent)

/** What opens over the page, and closes by Escape. */
export const opened: ValueConformance = {
  prop: 'isOpen',
  defaultProp: 'defaultOpen',
  changeProp: 'onOpenChange',
  values: [true, false],
  read: (panel) => panel.isConnected,
  change: async (panel) => {
    await waitFor(() => {
      if (!panel.contains(document.activeElement)) throw new Error('the focus has not come')
    })
    await userEvent.keyboard('{Escape}')
  },
}

/** What a form would receive under a name. */
export const sentAs = (field: Element, name: string): string | undefined =>
  field.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
