import { userEvent, within } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { Wizard } from './wizard.tsx'
import meta from './wizard.stories.tsx'

describeConformance(Wizard, {
  props: meta.args,
  value: {
    prop: 'currentId',
    defaultProp: 'defaultCurrentId',
    changeProp: 'onCurrentChange',
    values: ['shop', 'bank'],
    read: (form) => (form.querySelector('[aria-current="step"]')?.textContent?.includes('Tài khoản') ? 'bank' : 'shop'),
    change: async (form) =>
      userEvent.click(within(form as HTMLElement).getByRole('button', { name: /^(Tiếp tục|Continue)/ })),
  },
  except: { 'label and id': 'the label names the list of steps, and the id is the form’s' },
})
