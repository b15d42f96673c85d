import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Form } from './form.tsx'

describeConformance(Form, { props: {} })
