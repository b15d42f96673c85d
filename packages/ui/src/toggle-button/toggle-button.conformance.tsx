import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { pressed } from '../../testing/conformance/values.ts'
import meta from './toggle-button.stories.tsx'
import { ToggleButton } from './toggle-button.tsx'

describeConformance(ToggleButton, {
  props: meta.args,
  value: pressed,
  disabled: 'disabled',
})
