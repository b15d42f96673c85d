import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './card.stories.tsx'
import { Card } from './card.tsx'

describeConformance(Card, { props: meta.args })
