import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Popover } from './popover.tsx'

describeConformance(Popover, {
  props: {},
  except: nowhere('the trigger and the content are given by the caller; the rest is an overlay'),
})
