import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { DateRangePicker } from './date-range-picker.tsx'

describeConformance(DateRangePicker, {
  props: { label: 'Ngày' },
  element: '.ui-field',
  except: { ...nowhere('it is drawn by Field and takes the props that it names'), 'class name': undefined },
})
