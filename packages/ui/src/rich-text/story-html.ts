import type { AllowedHtml } from './allowed-html.ts'

/** Allow-list for stories and tests. Applications define their own. */
export const storyHtml: AllowedHtml = {
  elements: {
    p: [],
    h2: [],
    h3: [],
    h4: [],
    blockquote: [],
    ul: [],
    ol: ['start'],
    li: [],
    strong: [],
    em: [],
    u: [],
    s: [],
    code: [],
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    table: [],
    thead: [],
    tbody: [],
    tr: [],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    hr: [],
    br: [],
  },
  linkSchemes: ['https', 'http', 'mailto', 'tel'],
  outsideRel: 'noopener nofollow ugc',
  pictureSources: ['/files/', 'data:image/svg+xml,'],
}
