import { Node } from '@tiptap/core'
import { isAllowedPicture } from '../rich-text/allowed-address.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'

/** A block-level image. */
export function pictureNode(allowed: AllowedHtml) {
  return Node.create({
    name: 'picture',
    group: 'block',
    draggable: true,
    addAttributes: () => ({
      src: { default: null },
      alt: { default: '' },
      title: { default: null },
      width: { default: null },
      height: { default: null },
    }),
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (image) => isAllowedPicture(image.getAttribute('src') ?? '', allowed) && null },
    ],
    renderHTML: ({ HTMLAttributes: attributes }) => ['img', attributes],
  })
}
