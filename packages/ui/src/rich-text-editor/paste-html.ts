import { DOMParser as DocumentParser, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { allowHtml } from '../rich-text/allow-html.ts'
import { isAllowedLink } from '../rich-text/allowed-address.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { textOf } from '../rich-text/html-node.ts'
import { readHtml } from '../rich-text/read-html.ts'
import { countPictures } from './count-pictures.ts'
import { fromOffice } from './office-html.ts'
import { toDom } from './document-html.ts'

function readSlice(view: EditorView, html: string, allowed: AllowedHtml) {
  const offered = fromOffice(readHtml(html))
  const kept = allowHtml(offered, allowed)
  const parsed = DocumentParser.fromSchema(view.state.schema).parseSlice(toDom(kept))
  return { slice: Slice.maxOpen(parsed.content, true), leftOut: countPictures(offered) - countPictures(kept) }
}

export interface PasteOptions {
  allowed: AllowedHtml
  /** Called with the number of images that were removed: from elsewhere, or by a data address. */
  onPicturesLeftOut: (count: number) => void
  /** Called with an image file that was pasted or dropped; absent when images can't be uploaded. */
  onPictureFile: ((file: File) => void) | undefined
}

function pictureIn(data: DataTransfer): File | undefined {
  return [...data.files].find((file) => file.type.startsWith('image/'))
}

/** Inserts pasted or dropped content at the selection. Returns false to let the editor insert the plain text. */
function insert(view: EditorView, data: DataTransfer, options: PasteOptions): boolean {
  const html = data.getData('text/html')
  const text = data.getData('text/plain').trim()
  const { selection, schema, tr } = view.state
  const picture = pictureIn(data)
  // A picture copied from a page comes as a file and as HTML with its address there.
  if (picture && options.onPictureFile && textOf(readHtml(html)).trim() === '') {
    options.onPictureFile(picture)
    return true
  }
  const link = schema.marks.link
  if (link && !selection.empty && !/\s/.test(text) && /^https?:/i.test(text) && isAllowedLink(text, options.allowed)) {
    view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href: text })))
    return true
  }
  if (html === '') return false
  const { slice, leftOut } = readSlice(view, html, options.allowed)
  if (leftOut > 0) options.onPicturesLeftOut(leftOut)
  view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}

/** Sanitizes all pasted and dropped content with the allow-list before it reaches the editor. */
export function pasteHandlers(options: PasteOptions) {
  return {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      if (!view.editable || !event.clipboardData || !insert(view, event.clipboardData, options)) return false
      event.preventDefault()
      return true
    },
    drop(view: EditorView, event: DragEvent): boolean {
      // The editor itself moves content that is dragged inside the text.
      if (!view.editable || view.dragging || !event.dataTransfer) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) {
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
      }
      if (!insert(view, event.dataTransfer, options)) return false
      event.preventDefault()
      return true
    },
  }
}
