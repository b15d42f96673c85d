/**
 * What a written article may consist of: the one allow-list, read by the server when it stores, by the editor when
 * something is pasted and by the screen that shows it. No `style`, no `class`, no `id`, nothing that runs or embeds.
 */
export const articleHtml = {
  /** Elements that stay, each with the attributes it may keep. */
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
  /** Links may also lead to places of this site: `/…`, `?…`, `#…`. */
  linkSchemes: ['https', 'http', 'mailto', 'tel'],
  /** What leads away from this site carries these relations. */
  outsideRel: 'noopener nofollow ugc',
  /** Pictures come from the site's own store alone: no trackers, no broken pictures. */
  pictureSources: ['/files/'],
} as const
