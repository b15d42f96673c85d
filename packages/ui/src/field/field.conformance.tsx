import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './field.stories.tsx'
import { Field } from './field.tsx'

describeConformance(Field, { props: meta.args, isLabelled: true })
