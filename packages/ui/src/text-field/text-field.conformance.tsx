import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './text-field.stories.tsx'
import { TextField } from './text-field.tsx'

describeConformance(TextField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: typed('Một', 'Hai'),
  disabled: 'disabled',
  isLabelled: true,
})
