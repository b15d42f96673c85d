import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { ticked } from '../../testing/conformance/values.ts'
import meta from './switch.stories.tsx'
import { Switch } from './switch.tsx'

describeConformance(Switch, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: ticked,
  disabled: 'disabled',
  isLabelled: true,
})
