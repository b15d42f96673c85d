import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './save-bar.stories.tsx'
import { SaveBar } from './save-bar.tsx'

describeConformance(SaveBar, { props: meta.args, element: 'section' })
