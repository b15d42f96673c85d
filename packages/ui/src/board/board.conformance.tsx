import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Board, BoardColumn } from './board.tsx'

describeConformance(Board, {
  isLabelled: true,
  props: { label: 'Đơn hàng', children: <BoardColumn id="NEW" title="Chờ xác nhận" /> },
})
