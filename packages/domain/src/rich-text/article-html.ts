/**
 * The allow-list for article HTML, shared by the server when it stores, the editor on paste, and the screen that shows
 * it. No `style`, `class` or `id`, nothing that runs or embeds.
 */
export const articleHtml = {
  /** Allowed elements with their allowed attributes. */
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
  /** Relative links are allowed too: `/…`, `?…`, `#…`. */
  linkSchemes: ['https', 'http', 'mailto', 'tel'],
  /** The `rel` of external links. */
  outsideRel: 'noopener nofollow ugc',
  /** Images come only from the site's own storage: no trackers, no broken images. */
  pictureSources: ['/files/'],
} as const
