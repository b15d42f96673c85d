import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './range-slider.stories.tsx'
import { RangeSlider } from './range-slider.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(RangeSlider, {
  props: meta.args,
  element: '.ui-field',
  control: '[role=group]',
  disabled: 'disabled',
  except: { ref: named, 'other props': named, 'data attributes': named },
})
