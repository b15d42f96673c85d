import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './theme-scope.stories.tsx'
import { ThemeScope } from './theme-scope.tsx'

describeConformance(ThemeScope, { props: meta.args })
