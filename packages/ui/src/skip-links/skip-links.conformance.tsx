import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './skip-links.stories.tsx'
import { SkipLinks } from './skip-links.tsx'

describeConformance(SkipLinks, { props: meta.args })
