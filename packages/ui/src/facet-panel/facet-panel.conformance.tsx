import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './facet-panel.stories.tsx'
import { FacetPanel } from './facet-panel.tsx'

describeConformance(FacetPanel, {
  props: meta.args,
  value: {
    prop: 'isOpen',
    defaultProp: 'defaultOpen',
    changeProp: 'onOpenChange',
    values: [true, false],
    read: (panel) => panel.querySelector('[aria-expanded]')?.getAttribute('aria-expanded') === 'true',
    change: (panel) => userEvent.click(panel.querySelector('[aria-expanded]') ?? panel),
  },
})
