import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './funnel-chart.stories.tsx'
import { FunnelChart } from './funnel-chart.tsx'

describeConformance(FunnelChart, { props: meta.args })
