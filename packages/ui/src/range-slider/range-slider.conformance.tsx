import { fireEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { setTo } from '../../testing/conformance/values.ts'
import meta from './range-slider.stories.tsx'
import { RangeSlider } from './range-slider.tsx'

describeConformance(RangeSlider, {
  props: { ...meta.args, defaultValue: undefined },
  element: '.ui-field',
  control: 'fieldset',
  value: {
    ...setTo('50000', '100000'),
    values: [
      [50_000, 200_000],
      [100_000, 200_000],
    ],
    read: (group) => [...group.querySelectorAll('input')].map((input) => input.valueAsNumber),
    change: async (group) => {
      const from = group.querySelector('input')
      if (from) await fireEvent.change(from, { target: { value: '100000' } })
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
