import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './donut-chart.stories.tsx'
import { DonutChart } from './donut-chart.tsx'

describeConformance(DonutChart, { props: meta.args })
