import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { typed } from '../../testing/conformance/values.ts'
import meta from './password-field.stories.tsx'
import { PasswordField } from './password-field.tsx'

describeConformance(PasswordField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: typed('mot', 'hai'),
  disabled: 'disabled',
  isLabelled: true,
})
