import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Separator } from './separator.tsx'

describeConformance(Separator, { props: {} })
