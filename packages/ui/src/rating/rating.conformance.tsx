import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { oneOf } from '../../testing/conformance/values.ts'
import meta from './rating.stories.tsx'
import { Rating } from './rating.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(Rating, {
  props: meta.args,
  element: '.ui-field',
  control: '[role=radiogroup], fieldset',
  value: {
    ...oneOf('2', '4'),
    values: [2, 4],
    read: (group) => Number(group.querySelector<HTMLInputElement>('input:checked')?.value),
  },
  disabled: 'disabled',
  except: { ref: named, 'other props': named, 'data attributes': named },
})
