import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { GridList, type GridListEntry } from './grid-list.tsx'
import meta from './grid-list.stories.tsx'

describeConformance(GridList<GridListEntry>, {
  props: { ...meta.args, selectionMode: 'multiple' },
  element: '.ui-grid-list',
  value: {
    prop: 'selectedIds',
    defaultProp: 'defaultSelectedIds',
    changeProp: 'onSelectionChange',
    values: [['cai-rang'], ['cai-rang', 'phong-dien']],
    read: (list) =>
      [...list.querySelectorAll<HTMLElement>('[role="row"][data-selected]')].map((row) => row.dataset.key ?? ''),
    change: async (list) => {
      const second = list.querySelectorAll<HTMLElement>('[role="row"]')[1]
      if (second) await userEvent.click(second)
    },
  },
  except: { 'label and id': 'the label is its aria-label, and the id is React Aria’s root of all ids of entries' },
})
