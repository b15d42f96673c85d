import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './bar-chart.stories.tsx'
import { BarChart } from './bar-chart.tsx'

describeConformance(BarChart, { props: meta.args })
