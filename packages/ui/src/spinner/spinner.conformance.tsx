import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Spinner } from './spinner.tsx'

describeConformance(Spinner, { props: {} })
