import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './dialog-trigger.stories.tsx'
import { DialogTrigger } from './dialog-trigger.tsx'

describeConformance(DialogTrigger, {
  props: meta.args,
  except: nowhere('the button and the window are given by the caller and take these themselves'),
})
