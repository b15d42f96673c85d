import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

describeConformance(BottomSheet, {
  props: { title: 'Bộ lọc', isOpen: true },
  element: '[role=dialog]',
})
