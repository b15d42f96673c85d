import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './button.stories.tsx'
import { Button } from './button.tsx'

describeConformance(Button, {
  props: meta.args,
  disabled: 'disabled',
})
