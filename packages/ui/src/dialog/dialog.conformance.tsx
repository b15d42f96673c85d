import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './dialog.stories.tsx'
import { Dialog } from './dialog.tsx'

describeConformance(Dialog, {
  props: { ...meta.args, isOpen: true },
  element: '[role=dialog]',
  control: '[role=dialog]',
})
