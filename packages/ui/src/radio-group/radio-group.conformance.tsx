import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { oneOf } from '../../testing/conformance/values.ts'
import meta from './radio-group.stories.tsx'
import { RadioGroup } from './radio-group.tsx'

describeConformance(RadioGroup, {
  props: meta.args,
  element: '.ui-field',
  control: 'fieldset',
  value: oneOf('wallet', 'cash'),
  disabled: 'disabled',
  isLabelled: true,
})
