import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native } from '../../testing/conformance/values.ts'
import meta from './calendar.stories.tsx'
import { Calendar } from './calendar.tsx'

describeConformance(Calendar, {
  props: { label: meta.args.label },
  value: {
    ...native,
    values: ['2026-03-11', '2026-03-12'],
    read: (calendar) => `2026-03-${calendar.querySelector('[data-selected]')?.textContent}`,
    change: async (calendar) => {
      const days = [...calendar.querySelectorAll<HTMLElement>('[role=button]:not([data-outside-month])')]
      const day = days.find(({ textContent }) => textContent === '12')
      if (day) await userEvent.click(day)
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
