import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './phone-field.stories.tsx'
import { PhoneField } from './phone-field.tsx'

describeConformance(PhoneField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: typed('0912 345 678', '0987 654 321'),
  disabled: 'disabled',
  isLabelled: true,
})
