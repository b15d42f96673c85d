import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './filter-bar.stories.tsx'
import { FilterBar } from './filter-bar.tsx'

describeConformance(FilterBar, {
  props: meta.args,
  isLabelled: true,
})
