export interface SeedArticle {
  title: string
  excerpt: string
  /** Objects of the cover image, the first in the middle. */
  objects: readonly string[]
  tags: readonly string[]
  /** Paragraphs. "## " begins a section heading, "- " a list item. */
  body: readonly string[]
  status?: 'DRAFT' | 'ARCHIVED'
}

export const newsCategories = [
  {
    slug: 'chuyen-cho',
    name: 'Chuyện chợ',
    description: 'Người làm ra món hàng, con nước và làng nghề phía sau mỗi gian hàng.',
  },
  { slug: 'cam-nang', name: 'Cẩm nang', description: 'Chọn, dùng và giữ gìn món đồ cho đáng đồng tiền.' },
] as const
