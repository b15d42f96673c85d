import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './form-section.stories.tsx'
import { FormSection } from './form-section.tsx'

describeConformance(FormSection, { props: meta.args })
