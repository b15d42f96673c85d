import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Menu } from './menu.tsx'

describeConformance(Menu, {
  props: {},
  except: nowhere('the trigger and the items are given by the caller; the rest is an overlay'),
})
