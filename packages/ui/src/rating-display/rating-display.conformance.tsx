import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './rating-display.stories.tsx'
import { RatingDisplay } from './rating-display.tsx'

describeConformance(RatingDisplay, { props: meta.args })
