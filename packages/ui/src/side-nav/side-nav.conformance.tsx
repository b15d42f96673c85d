import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './side-nav.stories.tsx'
import { SideNav } from './side-nav.tsx'

describeConformance(SideNav, {
  props: meta.args,
  isLabelled: true,
})
