import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './stat.stories.tsx'
import { Stat } from './stat.tsx'

describeConformance(Stat, {
  props: meta.args,
  except: { 'label and id': 'it is the term of a pair, and names no control' },
})
