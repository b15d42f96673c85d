import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './alert-dialog.stories.tsx'
import { AlertDialog } from './alert-dialog.tsx'

describeConformance(AlertDialog, {
  props: { ...meta.args, isOpen: true },
  element: '[role=alertdialog]',
  control: '[role=alertdialog]',
})
