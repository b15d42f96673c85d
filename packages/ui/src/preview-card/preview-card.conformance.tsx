import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { PreviewCard } from './preview-card.tsx'

describeConformance(PreviewCard, {
  props: {},
  except: nowhere('its link is given by the caller; the rest is an overlay'),
})
