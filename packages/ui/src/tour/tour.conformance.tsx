import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Tour } from './tour.tsx'

describeConformance(Tour, {
  props: {
    isOpen: true,
    onClose: () => undefined,
    steps: [{ target: 'body', title: 'Chợ', content: 'Bắt đầu từ đây.' }],
  },
  element: '[role=dialog]',
})
