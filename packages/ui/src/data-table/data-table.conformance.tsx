import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { DataTable } from './data-table.tsx'
import { type Boat, boatTable } from './story-boats.tsx'

describeConformance(DataTable<Boat>, {
  props: boatTable,
  named: 'table',
})
