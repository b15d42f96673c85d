import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { chooseByTyping, native, tagsBeside } from '../../testing/conformance/values.ts'
import meta from './multi-select.stories.tsx'
import { MultiSelect } from './multi-select.tsx'

describeConformance(MultiSelect, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: {
    ...native,
    values: [['ct'], ['ct', 'dn']],
    read: (box) => meta.args.options.filter(({ label }) => tagsBeside(box).includes(label)).map(({ value }) => value),
    change: (box) => chooseByTyping(box, 'Đà'),
  },
  disabled: 'disabled',
  isLabelled: true,
})
