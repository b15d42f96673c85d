import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './money-field.stories.tsx'
import { MoneyField } from './money-field.tsx'

describeConformance(MoneyField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: {
    prop: 'valueInCents',
    defaultProp: 'defaultValueInCents',
    changeProp: 'onChangeInCents',
    values: [5_000_00, 7_000_00],
    read: (box) => Number((box as HTMLInputElement).value.replaceAll(/\D/g, '')) * 100,
    change: async (box) => {
      await userEvent.clear(box)
      await userEvent.type(box, '7000')
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
