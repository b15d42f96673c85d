import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

describeConformance(RichTextEditor, {
  props: {},
  except: nowhere('the editor is loaded when it is wanted; Field takes the props that it names'),
})
