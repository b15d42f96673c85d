import type { SeedArticle } from './article.ts'

/** Drafts and archived articles. */
export const unpublishedStories: readonly SeedArticle[] = [
  {
    title: 'Ghé xưởng mây tre Phú Vinh trước ngày mở gian hàng',
    excerpt: 'Bản nháp: chờ ảnh xưởng và trích dẫn của nghệ nhân.',
    objects: ['🧺', '🎋', '🪑'],
    tags: ['làng nghề'],
    status: 'DRAFT',
    body: [
      'Từ trung tâm Hà Nội về Phú Vinh chừng bốn mươi phút. Sân nhà nào cũng phơi mây, những bó sợi trắng ngà cuộn tròn như tổ ong.',
      'Xưởng chuẩn bị bộ giỏ đi chợ và đèn tre cho đợt hàng đầu tiên bán trong nước sau nhiều năm chỉ làm xuất khẩu.',
    ],
  },
  {
    title: 'Chợ Nổi Trung thu: kết quả cuộc thi ảnh đèn lồng',
    excerpt: 'Ba bức ảnh được bạn đọc bình chọn nhiều nhất mùa trăng vừa rồi.',
    objects: ['🏮', '📷', '🥮'],
    tags: ['Chợ Nổi', 'sự kiện'],
    status: 'ARCHIVED',
    body: [
      'Hơn bốn trăm bức ảnh đã gửi về. Bạn đọc chọn tấm chụp em bé rước đèn ông sao trên cầu khỉ ở Đồng Tháp làm ảnh của mùa trăng.',
      'Cảm ơn các cửa hàng đã góp quà. Hẹn mọi người mùa trăng sau.',
    ],
  },
]
export const unpublishedGuides: readonly SeedArticle[] = [
  {
    title: 'Bảng đổi cỡ quần áo và giày của các cửa hàng',
    excerpt: 'Bản nháp: còn thiếu bảng cỡ của hai cửa hàng.',
    objects: ['👕', '👟', '📏'],
    tags: ['mẹo hay'],
    status: 'DRAFT',
    body: [
      'Mỗi cửa hàng may theo rập riêng nên cùng một cỡ M có thể chênh hai phân. Bảng dưới đây ghi số đo thật của từng nơi.',
      'Khi phân vân giữa hai cỡ, hãy chọn cỡ lớn với áo dài và cỡ vừa với áo thun.',
    ],
  },
  {
    title: 'Lịch giao hàng dịp lễ năm trước',
    excerpt: 'Thông tin cũ, giữ lại để tra cứu.',
    objects: ['📦', '🗓️', '🚚'],
    tags: ['Chợ Nổi'],
    status: 'ARCHIVED',
    body: [
      'Các cửa hàng ngừng gửi từ hai mươi bảy tháng Chạp và gửi lại từ mùng sáu. Cây cảnh và trái cây có lịch riêng ghi trên gian hàng.',
      'Đơn đặt trong thời gian nghỉ được xử lý theo thứ tự sau Tết.',
    ],
  },
]
