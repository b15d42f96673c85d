import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Skeleton } from './skeleton.tsx'

describeConformance(Skeleton, { props: {} })
