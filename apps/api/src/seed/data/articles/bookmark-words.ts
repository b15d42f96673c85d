export interface SeedBookmark {
  /** Title of the article. */
  article: string
  /** Days before now. */
  ago: number
  notes: string | null
  tags: readonly string[]
}

/** What the demo's customer marked. */
export const seedBookmarks: readonly SeedBookmark[] = [
  {
    article: 'Năm giờ sáng trên chợ nổi Cái Răng',
    ago: 1,
    notes: 'Đọc lại trước khi cả nhà đi Cần Thơ. Nhớ hỏi giờ thuyền.',
    tags: ['miền Tây', 'đọc lại'],
  },
  {
    article: 'Chọn cà phê hạt cho chiếc phin ở nhà',
    ago: 4,
    notes: 'Mua loại rang vừa cho bố.',
    tags: ['quà tặng', 'cà phê'],
  },
  { article: 'Giữ áo dài lụa bền màu qua nhiều mùa Tết', ago: 16, notes: null, tags: ['ngày Tết'] },
  { article: 'Tôi dầu chảo gang lần đầu không khó', ago: 33, notes: 'Làm thử cuối tuần.', tags: ['đọc lại'] },
]

/** What other readers keep articles under. */
export const bookmarkTags = ['đọc lại', 'quà tặng', 'ngày Tết', 'cà phê', 'mẹo hay', 'làng nghề'] as const
