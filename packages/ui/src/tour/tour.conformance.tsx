import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Tour } from './tour.tsx'

describeConformance(Tour, {
  props: {},
  except: nowhere('it is drawn beside parts of the page and takes the props that it names'),
})
