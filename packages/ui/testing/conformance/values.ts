import { fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import type { ValueConformance } from './conformance.ts'

/** The value props of most components. */
export const native = { prop: 'value', defaultProp: 'defaultValue', changeProp: 'onChange' }

/** A text box. `toText` formats values that aren't strings. */
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

/** An input with parts (a native date), set at once. */
export const setTo = (first: string, second: string): ValueConformance => ({
  ...typed(first, second),
  change: async (control) => fireEvent.change(control, { target: { value: second } }),
})

/** A checkbox, initially off. */
export const ticked: ValueConformance = {
  prop: 'checked',
  defaultProp: 'defaultChecked',
  changeProp: 'onChange',
  values: [false, true],
  read: (control) => (control as HTMLInputElement).checked,
  change: (control) => userEvent.click(control),
}

/** A toggle button, initially off. */
export const pressed: ValueConformance = {
  prop: 'isSelected',
  defaultProp: 'defaultSelected',
  changeProp: 'onChange',
  values: [false, true],
  read: (control) => control.getAttribute('aria-pressed') === 'true',
  change: (control) => userEvent.click(control),
}

/** A native select. */
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

/** A group of checkboxes; the user checks one more. */
export const tickedOf = (first: string[], second: string[], toggled: string): ValueConformance => ({
  ...native,
  values: [first, second],
  read: (group) => [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
  change: async (group) => {
    const input = group.querySelector(`input[value="${toggled}"]`)
    if (input) await userEvent.click(input)
  },
})

/** Finds an option by its first letters and selects it. */
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

/**
 * Selects an option and moves on to the next control: if a controlled component rejects the option, the typed letters
 * stay until then.
 */
export async function chooseAndLeave(box: Element, letters: string): Promise<void> {
  await chooseByTyping(box, letters)
  await userEvent.tab()
}

/** Returns the labels of the tags in a field. */
export const tagsBeside = (box: Element): string[] =>
  [...(box.closest('.ui-field')?.querySelectorAll('.ui-tag-text') ?? [])].map((tag) => tag.textContent)

/** An overlay that closes with Escape. */
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

/** Returns the value that a form would submit under a name. */
export const sentAs = (field: Element, name: string): string | undefined =>
  field.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
