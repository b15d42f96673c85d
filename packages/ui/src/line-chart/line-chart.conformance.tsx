import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './line-chart.stories.tsx'
import { LineChart } from './line-chart.tsx'

describeConformance(LineChart, { props: meta.args })
