import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './slider.stories.tsx'
import { Slider } from './slider.tsx'

describeConformance(Slider, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  disabled: 'disabled',
  isLabelled: true,
})
