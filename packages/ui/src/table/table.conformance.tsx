import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './table.stories.tsx'
import { Table } from './table.tsx'

describeConformance(Table, {
  props: meta.args,
  element: 'table',
  control: 'table',
})
