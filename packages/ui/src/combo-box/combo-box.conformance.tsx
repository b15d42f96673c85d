import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { chooseAndLeave, native } from '../../testing/conformance/values.ts'
import meta from './combo-box.stories.tsx'
import { ComboBox } from './combo-box.tsx'

describeConformance(ComboBox, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: {
    ...native,
    values: ['ct', 'dn'],
    read: (box) => meta.args.options.find(({ label }) => label === (box as HTMLInputElement).value)?.value,
    change: (box) => chooseAndLeave(box, 'Đà'),
  },
  disabled: 'disabled',
  isLabelled: true,
})
