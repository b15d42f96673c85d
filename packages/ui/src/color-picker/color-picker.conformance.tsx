import { fireEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { setTo } from '../../testing/conformance/values.ts'
import meta from './color-picker.stories.tsx'
import { ColorPicker } from './color-picker.tsx'

describeConformance(ColorPicker, {
  props: { ...meta.args, defaultValue: undefined },
  element: '.ui-field',
  control: 'fieldset',
  ref: '.ui-control-input',
  value: {
    ...setTo('#2563eb', '#b24a05'),
    read: (group) => group.querySelector<HTMLInputElement>('.ui-color-picker-native')?.value,
    change: async (group) => {
      const code = group.querySelector('.ui-control-input')
      if (code) await fireEvent.change(code, { target: { value: '#b24a05' } })
    },
  },
  disabled: 'disabled',
  isLabelled: true,
})
