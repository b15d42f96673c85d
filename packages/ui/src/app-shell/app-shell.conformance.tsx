import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './app-shell.stories.tsx'
import { AppShell } from './app-shell.tsx'

describeConformance(AppShell, { props: meta.args })
