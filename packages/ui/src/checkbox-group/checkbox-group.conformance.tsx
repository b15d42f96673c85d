import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './checkbox-group.stories.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(CheckboxGroup, {
  props: meta.args,
  element: '.ui-field',
  control: '[role=group], fieldset',
  disabled: 'disabled',
  except: { ref: named, 'other props': named, 'data attributes': named },
})
