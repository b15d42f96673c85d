import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './otp-field.stories.tsx'
import { OtpField } from './otp-field.tsx'

describeConformance(OtpField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: typed('123456', '654321'),
  disabled: 'disabled',
  isLabelled: true,
})
