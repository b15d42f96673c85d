import { within } from 'storybook/test'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { native } from '../../testing/conformance/values.ts'
import meta from './rich-text-editor.stories.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

describeConformance(RichTextEditor, {
  props: meta.args,
  value: {
    ...native,
    values: ['<p>Cam sành</p>', '<p>Cam sành ngọt</p>'],
    read: (field) => `<p>${field.querySelector('.ui-rich-text-content')?.textContent}</p>`,
    change: async (field) => {
      const text = await within(field as HTMLElement).findByRole('textbox')
      text.focus()
      getSelection()?.selectAllChildren(text)
      getSelection()?.collapseToEnd()
      document.execCommand('insertText', false, ' ngọt')
    },
  },
  except: {
    controlled: 'it follows a new value from its owner, but takes back nothing that a person is writing',
    disabled: 'shown by the story Disabled: the editor comes a moment after the component',
  },
  named: '[role=textbox]',
})
