import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './multi-select.stories.tsx'
import { MultiSelect } from './multi-select.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(MultiSelect, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  disabled: 'disabled',
  isLabelled: true,
  except: { 'other props': named, 'data attributes': named },
})
