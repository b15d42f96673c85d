import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tabs.stories.tsx'
import { Tabs } from './tabs.tsx'

describeConformance(Tabs, { props: meta.args, element: '.ui-tabs' })
