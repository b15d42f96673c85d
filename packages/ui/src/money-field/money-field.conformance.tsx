import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './money-field.stories.tsx'
import { MoneyField } from './money-field.tsx'

describeConformance(MoneyField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  disabled: 'disabled',
  isLabelled: true,
})
