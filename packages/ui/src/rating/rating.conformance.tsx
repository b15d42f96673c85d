import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { oneOf } from '../../testing/conformance/values.ts'
import meta from './rating.stories.tsx'
import { Rating } from './rating.tsx'

describeConformance(Rating, {
  props: meta.args,
  element: '.ui-field',
  control: 'fieldset',
  ref: 'input',
  value: {
    ...oneOf('2', '4'),
    values: [2, 4],
    read: (group) => Number(group.querySelector<HTMLInputElement>('input:checked')?.value),
  },
  disabled: 'disabled',
  isLabelled: true,
})
