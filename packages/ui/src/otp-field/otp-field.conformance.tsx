import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './otp-field.stories.tsx'
import { OtpField } from './otp-field.tsx'

describeConformance(OtpField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  disabled: 'disabled',
  isLabelled: true,
})
