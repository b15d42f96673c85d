import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { setTo } from '../../testing/conformance/values.ts'
import meta from './slider.stories.tsx'
import { Slider } from './slider.tsx'

describeConformance(Slider, {
  props: { ...meta.args, defaultValue: undefined },
  element: '.ui-field',
  control: 'input',
  value: {
    ...setTo('10', '25'),
    values: [10, 25],
    read: (slider) => (slider as HTMLInputElement).valueAsNumber,
  },
  disabled: 'disabled',
  isLabelled: true,
})
