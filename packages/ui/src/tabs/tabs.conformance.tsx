import { userEvent, within } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tabs.stories.tsx'
import { Tabs } from './tabs.tsx'

describeConformance(Tabs, {
  props: meta.args,
  element: '.ui-tabs',
  named: '[role=tablist]',
  value: {
    prop: 'selectedId',
    defaultProp: 'defaultSelectedId',
    changeProp: 'onSelect',
    values: ['about', 'specs'],
    read: (tabs) => {
      const all = [...tabs.querySelectorAll('[role=tab]')]
      return meta.args.items[all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')]?.id
    },
    change: (tabs) => userEvent.click(within(tabs as HTMLElement).getByRole('tab', { name: 'Thông số' })),
  },
})
