import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './grid.stories.tsx'
import { Grid } from './grid.tsx'

describeConformance(Grid, { props: meta.args })
