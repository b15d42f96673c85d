import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './context-menu.stories.tsx'
import { ContextMenu } from './context-menu.tsx'

describeConformance(ContextMenu, {
  props: meta.args,
  except: { 'label and id': 'it names the menu, which is there once it was asked for: shown by its stories' },
})
