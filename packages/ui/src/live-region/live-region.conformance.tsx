import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { LiveRegion } from './live-region.tsx'

describeConformance(LiveRegion, { props: {}, except: nowhere('the region belongs to the page, there is one of it') })
