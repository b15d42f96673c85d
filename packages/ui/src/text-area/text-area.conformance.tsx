import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './text-area.stories.tsx'
import { TextArea } from './text-area.tsx'

describeConformance(TextArea, {
  props: meta.args,
  element: '.ui-field',
  control: 'textarea',
  value: typed('Một', 'Hai'),
  disabled: 'disabled',
  isLabelled: true,
})
