import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { opened } from '../../testing/conformance/values.ts'
import meta from './dialog-trigger.stories.tsx'
import { DialogTrigger } from './dialog-trigger.tsx'

describeConformance(DialogTrigger, {
  props: meta.args,
  control: '[role=dialog]',
  value: opened,
  except: nowhere('the button and the window are given by the caller and take these themselves'),
})
