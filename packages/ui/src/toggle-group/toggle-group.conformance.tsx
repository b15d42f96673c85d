import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native } from '../../testing/conformance/values.ts'
import meta from './toggle-group.stories.tsx'
import { ToggleGroup } from './toggle-group.tsx'

describeConformance(ToggleGroup, {
  props: { ...meta.args, defaultValue: undefined },
  value: {
    ...native,
    values: [['fri'], ['fri', 'sat']],
    read: (group) => {
      const buttons = [...group.querySelectorAll('button')]
      const options = meta.args.options.filter((_, index) => buttons[index]?.getAttribute('aria-pressed') === 'true')
      return options.map(({ value }) => value)
    },
    change: async (group) => {
      const second = group.querySelectorAll('button')[1]
      if (second) await userEvent.click(second)
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
