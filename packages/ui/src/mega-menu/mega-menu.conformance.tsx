import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './mega-menu.stories.tsx'
import { MegaMenu } from './mega-menu.tsx'

describeConformance(MegaMenu, {
  props: meta.args,
  isLabelled: true,
})
