import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './icon-button.stories.tsx'
import { IconButton } from './icon-button.tsx'

describeConformance(IconButton, {
  props: meta.args,
  disabled: 'disabled',
  isLabelled: true,
})
