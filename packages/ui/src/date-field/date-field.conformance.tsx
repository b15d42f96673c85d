import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { setTo } from '../../testing/conformance/values.ts'
import meta from './date-field.stories.tsx'
import { DateField } from './date-field.tsx'

describeConformance(DateField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: setTo('2001-02-03', '2004-05-06'),
  disabled: 'disabled',
  isLabelled: true,
})
