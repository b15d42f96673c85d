import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './visually-hidden.stories.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describeConformance(VisuallyHidden, { props: meta.args })
