import type { CommentHold, CommentStatus } from '@chonoi/domain'

export interface SeedComment {
  /** Title of the article. */
  article: string
  content: string
  /** Days after the article. */
  after: number
  status?: CommentStatus
  heldBecause?: CommentHold
  replies?: readonly Omit<SeedComment, 'article' | 'replies'>[]
}

const market = 'Năm giờ sáng trên chợ nổi Cái Răng'
const coffee = 'Chọn cà phê hạt cho chiếc phin ở nhà'
const kiln = 'Lò gốm bên sông Hồng và mẻ hỏa biến đầu năm'

/** What readers wrote under the articles, and what waits for a moderator. */
export const seedComments: readonly SeedComment[] = [
  {
    article: market,
    content: 'Đọc mà nhớ bát bún riêu ăn trên ghe, khói bay mờ cả mặt nước. Cuối tháng này cả nhà mình sẽ đi lại.',
    after: 0.2,
    replies: [
      {
        content: 'Nhà mình vừa đi tuần trước. Nhớ ra bến Ninh Kiều trước bốn rưỡi để kịp giờ ghe về đông.',
        after: 0.3,
      },
      { content: 'Cảm ơn bạn, mình ghi lại rồi.', after: 0.35 },
    ],
  },
  {
    article: market,
    content: 'Ngoại tôi bán khóm ở chợ này ba mươi năm. Đọc đoạn về cây bẹo mà thấy như ngoại còn đứng đầu ghe.',
    after: 0.5,
  },
  {
    article: market,
    content: 'Ghe trong ảnh chụp ở khúc nào vậy? Tôi muốn đưa mấy đứa nhỏ đi xem.',
    after: 0.8,
    replies: [{ content: 'Gần cầu Cái Răng đó bạn, đi thuyền chừng nửa giờ là tới.', after: 0.9 }],
  },
  {
    article: market,
    content: 'Bài viết hay quá, mong có thêm về chợ nổi Phong Điền.',
    after: 1.1,
    status: 'PENDING',
    heldBecause: 'FIRST',
  },
  {
    article: market,
    content: 'Tour chợ nổi giá rẻ, xem tại www.tour-gia-re.example',
    after: 1.2,
    status: 'SPAM',
    heldBecause: 'LINKS',
  },
  {
    article: coffee,
    content: 'Mình rang mộc pha phin bị chua, hóa ra do xay mịn quá. Đổi cỡ xay theo bài là vừa miệng ngay.',
    after: 0.4,
    replies: [{ content: 'Nước chín mươi độ nữa bạn nhé, nước sôi già là đắng.', after: 0.6 }],
  },
  {
    article: coffee,
    content: 'Có nên để hạt trong ngăn đá không?',
    after: 0.7,
    status: 'PENDING',
    heldBecause: 'FIRST',
  },
  { article: kiln, content: 'Men hỏa biến mỗi cái một màu, mua về ngắm hoài không chán.', after: 0.3 },
  { article: kiln, content: 'Giá trên trời, chắc lừa khách!', after: 0.5, status: 'REJECTED', heldBecause: 'FIRST' },
]
