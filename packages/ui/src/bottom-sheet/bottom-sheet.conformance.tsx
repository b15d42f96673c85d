import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

const named = 'it is a Drawer with a handle and takes the props that it names'

describeConformance(BottomSheet, {
  props: { title: 'Bộ lọc', isOpen: true },
  element: '[role=dialog]',
  except: { 'other props': named, 'data attributes': named },
})
