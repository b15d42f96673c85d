import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { UiProvider } from './ui-provider.tsx'

describeConformance(UiProvider, {
  props: {},
  except: nowhere('it gives language and words to what is inside and draws nothing'),
})
