import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { ToastRegion } from './toast.tsx'

describeConformance(ToastRegion, { props: {}, except: nowhere('the region belongs to the page, there is one of it') })
