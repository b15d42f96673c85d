import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { oneOf } from '../../testing/conformance/values.ts'
import meta from './segmented-control.stories.tsx'
import { SegmentedControl } from './segmented-control.tsx'

describeConformance(SegmentedControl, {
  props: { ...meta.args, defaultValue: undefined },
  value: oneOf('day', 'week'),
  disabled: 'disabled',
  isLabelled: true,
})
