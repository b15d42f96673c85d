import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './quantity-stepper.stories.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

describeConformance(QuantityStepper, {
  props: meta.args,
  value: {
    prop: 'value',
    defaultProp: 'value',
    changeProp: 'onChange',
    values: [2, 3],
    read: (group) => group.querySelector('input')?.valueAsNumber,
    change: (group) => userEvent.click(group.querySelector('button:last-of-type') ?? group),
  },
  except: { uncontrolled: 'what is ordered lives in the cart, never in the box alone' },
  disabled: 'isDisabled',
  isLabelled: true,
})
