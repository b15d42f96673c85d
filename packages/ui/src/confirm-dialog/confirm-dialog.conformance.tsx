import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

describeConformance(ConfirmDialog, {
  props: {},
  except: nowhere('it is an AlertDialog with given parts and takes the props that it names'),
})
