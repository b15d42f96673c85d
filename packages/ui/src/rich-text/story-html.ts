import type { AllowedHtml } from './allowed-html.ts'

/** A list for stories and tests; an application brings its own. */
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
