import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { picked } from '../../testing/conformance/values.ts'
import meta from './select.stories.tsx'
import { Select } from './select.tsx'

describeConformance(Select, {
  props: meta.args,
  element: '.ui-field',
  control: 'select',
  value: picked('newest', 'cheapest'),
  disabled: 'disabled',
  isLabelled: true,
})
