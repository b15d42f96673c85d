import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Tooltip } from './tooltip.tsx'

describeConformance(Tooltip, { props: {}, except: nowhere('its owner is given by the caller; the rest is an overlay') })
