import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './lightbox.stories.tsx'
import { Lightbox } from './lightbox.tsx'

describeConformance(Lightbox, {
  props: { ...meta.args, isOpen: true },
  element: '[role=dialog]',
  isLabelled: true,
})
