import { screen, userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tree.stories.tsx'
import { Tree } from './tree.tsx'

describeConformance(Tree, {
  props: { ...meta.args, selectionMode: 'multiple' as const },
  element: '.ui-tree',
  isLabelled: true,
  value: {
    prop: 'selectedIds',
    defaultProp: 'defaultSelectedIds',
    changeProp: 'onSelect',
    values: [['mango'], ['mango', 'fish']],
    read: (tree) => [...tree.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(({ dataset }) => dataset.key),
    change: () => userEvent.click(screen.getByText('Cá tôm')),
  },
})
