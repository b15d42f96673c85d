import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { tickedOf } from '../../testing/conformance/values.ts'
import meta from './checkbox-group.stories.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

describeConformance(CheckboxGroup, {
  props: { ...meta.args, defaultValue: undefined },
  element: '.ui-field',
  control: 'fieldset',
  value: tickedOf(['orders'], ['orders', 'offers'], 'offers'),
  disabled: 'disabled',
  isLabelled: true,
})
