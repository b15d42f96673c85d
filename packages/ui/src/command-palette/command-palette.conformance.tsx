import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './command-palette.stories.tsx'
import { CommandPalette } from './command-palette.tsx'

describeConformance(CommandPalette, {
  props: meta.args,
  element: '[role=dialog]',
})
