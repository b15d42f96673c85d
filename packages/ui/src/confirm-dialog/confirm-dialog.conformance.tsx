import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './confirm-dialog.stories.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

describeConformance(ConfirmDialog, {
  props: meta.args,
  element: '[role=alertdialog]',
})
