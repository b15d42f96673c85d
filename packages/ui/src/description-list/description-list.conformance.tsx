import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './description-list.stories.tsx'
import { DescriptionList } from './description-list.tsx'

describeConformance(DescriptionList, { props: meta.args })
