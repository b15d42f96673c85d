import { fireEvent, userEvent } from 'storybook/test'
import type { ValueConformance } from './conformance.ts'

const native = { prop: 'value', defaultProp: 'defaultValue', changeProp: 'onChange' }

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
