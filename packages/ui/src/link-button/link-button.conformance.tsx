import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './link-button.stories.tsx'
import { LinkButton } from './link-button.tsx'

describeConformance(LinkButton, { props: meta.args })
