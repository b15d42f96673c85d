import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native, sentAs } from '../../testing/conformance/values.ts'
import meta from './time-field.stories.tsx'
import { TimeField } from './time-field.tsx'

describeConformance(TimeField, {
  props: meta.args,
  value: {
    ...native,
    values: ['08:30', '09:30'],
    read: (field) => sentAs(field, 'opens')?.slice(0, 5),
    change: async (field) => {
      await userEvent.click(field.querySelector('[role=spinbutton]') ?? field)
      await userEvent.keyboard('{ArrowUp}')
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
