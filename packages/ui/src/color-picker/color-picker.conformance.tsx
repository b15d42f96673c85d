import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './color-picker.stories.tsx'
import { ColorPicker } from './color-picker.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(ColorPicker, {
  props: meta.args,
  element: '.ui-field',
  control: '.ui-control-input',
  disabled: 'disabled',
  isLabelled: true,
  except: { 'other props': named, 'data attributes': named },
})
