import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { ticked } from '../../testing/conformance/values.ts'
import meta from './checkbox.stories.tsx'
import { Checkbox } from './checkbox.tsx'

describeConformance(Checkbox, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: ticked,
  disabled: 'disabled',
  isLabelled: true,
})
