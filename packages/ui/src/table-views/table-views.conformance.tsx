import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { TableViews } from './table-views.tsx'

describeConformance(TableViews, {
  props: {},
  except: nowhere('it is a Menu with given parts and takes the props that it names'),
})
