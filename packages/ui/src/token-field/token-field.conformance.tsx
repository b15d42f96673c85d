import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './token-field.stories.tsx'
import { TokenField } from './token-field.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(TokenField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  disabled: 'disabled',
  isLabelled: true,
  except: { 'other props': named, 'data attributes': named },
})
