import { screen, userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tree-select.stories.tsx'
import { TreeSelect } from './tree-select.tsx'

describeConformance(TreeSelect, {
  props: meta.args,
  element: '.ui-field',
  control: '[role=combobox]',
  value: {
    prop: 'value',
    defaultProp: 'defaultValue',
    changeProp: 'onChange',
    values: [['fish'], ['craft']],
    read: (button) =>
      [...(button.closest('.ui-field')?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])].map(
        ({ value }) => value,
      ),
    change: async (button) => {
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('row', { name: 'Thủ công mỹ nghệ' }))
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
