import { userEvent } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native, tagsBeside } from '../../testing/conformance/values.ts'
import meta from './token-field.stories.tsx'
import { TokenField } from './token-field.tsx'

describeConformance(TokenField, {
  props: meta.args,
  element: '.ui-field',
  control: 'input',
  value: {
    ...native,
    values: [['cam'], ['cam', 'xoài']],
    read: tagsBeside,
    change: (box) => userEvent.type(box, 'xoài{Enter}'),
  },
  disabled: 'disabled',
  isLabelled: true,
})
