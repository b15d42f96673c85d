import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native, sentAs } from '../../testing/conformance/values.ts'
import meta from './date-range-picker.stories.tsx'
import { DateRangePicker } from './date-range-picker.tsx'

describeConformance(DateRangePicker, {
  props: meta.args,
  value: {
    ...native,
    values: [
      { from: '2026-03-01', to: '2026-03-09' },
      { from: '2026-03-02', to: '2026-03-09' },
    ],
    read: (field) => ({ from: sentAs(field, 'period.from'), to: sentAs(field, 'period.to') }),
    change: async (field) => {
      await userEvent.click(field.querySelector('[role=spinbutton]') ?? field)
      await userEvent.keyboard('{ArrowUp}')
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
