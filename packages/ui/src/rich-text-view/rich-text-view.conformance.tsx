import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './rich-text-view.stories.tsx'
import { RichTextView } from './rich-text-view.tsx'

describeConformance(RichTextView, { props: meta.args })
