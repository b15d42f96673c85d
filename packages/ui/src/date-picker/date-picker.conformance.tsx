import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native, sentAs } from '../../testing/conformance/values.ts'
import meta from './date-picker.stories.tsx'
import { DatePicker } from './date-picker.tsx'

describeConformance(DatePicker, {
  props: meta.args,
  value: {
    ...native,
    values: ['2026-03-01', '2026-03-02'],
    read: (field) => sentAs(field, 'publishedOn'),
    change: async (field) => {
      await userEvent.click(field.querySelector('[role=spinbutton]') ?? field)
      await userEvent.keyboard('{ArrowUp}')
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
