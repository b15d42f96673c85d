import { Mark } from '@tiptap/core'
import { isAllowedLink, isOutside } from '../rich-text/allowed-address.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'

/** Link mark. Text typed right after a link isn't part of it. */
export function linkMark(allowed: AllowedHtml) {
  return Mark.create({
    name: 'link',
    inclusive: false,
    addAttributes: () => ({ href: { default: null }, title: { default: null } }),
    parseHTML: () => [
      { tag: 'a[href]', getAttrs: (anchor) => isAllowedLink(anchor.getAttribute('href') ?? '', allowed) && null },
    ],
    renderHTML: ({ HTMLAttributes: attributes }) => [
      'a',
      { ...attributes, rel: isOutside(String(attributes.href)) ? allowed.outsideRel : null },
      0,
    ],
  })
}
