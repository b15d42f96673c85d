import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './number-field.stories.tsx'
import { NumberField } from './number-field.tsx'

describeConformance(NumberField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: typed('1', '2'),
  disabled: 'disabled',
  isLabelled: true,
})
