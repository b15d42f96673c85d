import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { chooseAndLeave, native } from '../../testing/conformance/values.ts'
import meta from './address-picker.stories.tsx'
import { AddressPicker } from './address-picker.tsx'

/** The areas of the story, by their labels. */
const areas: Record<string, string> = { 'Cần Thơ': 'ct', 'Phường Ninh Kiều': 'nk', 'Phường Cái Răng': 'cr' }

describeConformance(AddressPicker, {
  props: meta.args,
  element: '.ui-field',
  control: 'fieldset',
  value: {
    ...native,
    values: [
      ['ct', 'nk'],
      ['ct', 'cr'],
    ],
    read: (group) => {
      const shown = [...group.querySelectorAll<HTMLInputElement>('[role=combobox]')].map((input) => input.value)
      return shown.map((label) => areas[label] ?? null)
    },
    change: async (group) => {
      const box = group.querySelectorAll<HTMLInputElement>('[role=combobox]')[1]
      if (box) await chooseAndLeave(box, 'Cái')
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
