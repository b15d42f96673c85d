import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Calendar } from './calendar.tsx'

describeConformance(Calendar, { props: {}, except: nowhere('it takes the props that it names') })
