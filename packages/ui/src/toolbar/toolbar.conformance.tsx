import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './toolbar.stories.tsx'
import { Toolbar } from './toolbar.tsx'

describeConformance(Toolbar, {
  props: meta.args,
  isLabelled: true,
})
