import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './quantity-stepper.stories.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

describeConformance(QuantityStepper, {
  props: meta.args,
  disabled: 'isDisabled',
})
