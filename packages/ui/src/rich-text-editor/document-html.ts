import type { Editor } from '@tiptap/core'
import { DOMParser as DocumentParser, type Schema } from '@tiptap/pm/model'
import { allowHtml } from '../rich-text/allow-html.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import type { HtmlNode } from '../rich-text/html-node.ts'
import { readHtml } from '../rich-text/read-html.ts'

/** Builds the DOM node by node. Never uses `innerHTML`, so it works under Trusted Types. */
export function toDom(nodes: readonly HtmlNode[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const node of nodes) {
    if (typeof node === 'string') {
      fragment.append(node)
      continue
    }
    const element = document.createElement(node.name)
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
    element.append(toDom(node.children))
    fragment.append(element)
  }
  return fragment
}

/** Parses HTML into the editor's document. */
export function readDocument(html: string, schema: Schema, allowed: AllowedHtml) {
  return DocumentParser.fromSchema(schema).parse(toDom(allowHtml(readHtml(html), allowed)))
}

/** Serializes the editor's document as HTML; the empty string when it has no content. */
export function writeDocument(editor: Editor, allowed: AllowedHtml): string {
  const { childCount, firstChild } = editor.state.doc
  const isBlank = childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0
  return isBlank ? '' : cleanHtml(editor.getHTML(), allowed)
}
