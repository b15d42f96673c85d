import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './copy-button.stories.tsx'
import { CopyButton } from './copy-button.tsx'

describeConformance(CopyButton, {
  props: meta.args,
  disabled: 'disabled',
})
