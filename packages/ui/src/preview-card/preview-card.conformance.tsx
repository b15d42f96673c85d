import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './preview-card.stories.tsx'
import { PreviewCard } from './preview-card.tsx'

describeConformance(PreviewCard, {
  props: { ...meta.args, isOpen: true },
  element: '.ui-preview-card',
  named: '[role=dialog]',
})
