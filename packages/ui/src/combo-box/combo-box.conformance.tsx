import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './combo-box.stories.tsx'
import { ComboBox } from './combo-box.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(ComboBox, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  disabled: 'disabled',
  isLabelled: true,
  except: { 'other props': named, 'data attributes': named },
})
