import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { oneOf } from '../../testing/conformance/values.ts'
import meta from './radio-group.stories.tsx'
import { RadioGroup } from './radio-group.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(RadioGroup, {
  props: meta.args,
  element: '.ui-field',
  control: '[role=radiogroup], fieldset',
  value: oneOf('wallet', 'cash'),
  disabled: 'disabled',
  except: { ref: named, 'other props': named, 'data attributes': named },
})
