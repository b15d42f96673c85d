import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './accordion.stories.tsx'
import { Accordion } from './accordion.tsx'

describeConformance(Accordion, {
  props: meta.args,
  except: { controlled: 'the reader decides what is open: the page can be searched, and opens it by itself' },
})
