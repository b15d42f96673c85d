import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { AddressPicker } from './address-picker.tsx'

describeConformance(AddressPicker, {
  props: {},
  except: nowhere('it is made of ComboBoxes and takes the props that it names'),
})
