import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './split-button.stories.tsx'
import { SplitButton } from './split-button.tsx'

describeConformance(SplitButton, {
  props: meta.args,

  control: '[role=group] .ui-button',
  named: '[role=group]',
})
