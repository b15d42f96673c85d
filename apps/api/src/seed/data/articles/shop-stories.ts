import type { SeedArticle } from './article.ts'

/** What all of them are about. */
export const shopCategory = {
  slug: 'chuyen-lo',
  name: 'Chuyện lò',
  description: 'Đất, lửa và những người thức cùng mẻ nung.',
} as const

/** Who is named as their author. */
export const shopAuthor = {
  displayName: 'Nguyễn Lê Hòa',
  bio: 'Đời thứ ba của nhà lò, ban ngày vuốt bình, ban đêm ghi lại chuyện mẻ nung.',
  expertise: ['Gốm sứ', 'Làng nghề'],
  isVerified: false,
} as const

/** What a shop writes on its own page. */
export const shopStories: readonly SeedArticle[] = [
  {
    title: 'Ba ngày ba đêm canh lửa',
    excerpt: 'Mẻ nung cuối thu, cả nhà thay nhau ngồi bên cửa lò và đoán nhiệt bằng mắt.',
    objects: ['🔥', '🏺', '🌙'],
    tags: ['Gốm', 'Lò nung'],
    body: [
      'Lò bắt đầu đỏ từ chiều thứ sáu. Ngày đầu chỉ sấy, lửa liu riu cho nước trong đất bay hết, vội một chút là bình nứt dọc thân. Bà nội bảo nung gốm giống ru trẻ, càng nôn nóng càng lâu.',
      'Đêm thứ hai lửa lên chín trăm độ. Đồng hồ nhiệt treo ngay cửa lò nhưng bố vẫn nhìn màu lửa trước: cam đậm thì còn non, vàng rơm là vừa, trắng xanh thì phải hãm.',
      '## Mở cửa lò',
      'Gần sáng ngày thứ tư, nhiệt xuống dưới hai trăm, cửa lò mới được tháo từng viên gạch. Mẻ này bốn mươi bảy chiếc bình hỏa biến, sáu chiếc rạn, còn lại lên màu xanh chàm loang tím như trời sắp mưa.',
      'Những chiếc đẹp nhất đã lên gian hàng. Sáu chiếc rạn chúng tôi giữ lại trồng sen đá trước hiên.',
    ],
  },
  {
    title: 'Nhào đất trước khi trời sáng',
    excerpt: 'Đất sét trắng ủ ba tháng mới đủ dẻo. Phần khó nhất của chiếc bát nằm ở chỗ không ai thấy.',
    objects: ['🥣', '🌅', '🏺'],
    tags: ['Gốm', 'Đất sét'],
    body: [
      'Bốn giờ sáng, xưởng đã có tiếng chân. Đất lấy từ Trúc Thôn, lọc qua ba bể, ủ kín ba tháng rồi mới đem nhào. Người nhào giẫm theo vòng tròn từ ngoài vào trong, để bọt khí dồn ra mép.',
      'Còn một bọt khí bằng hạt đỗ là đủ làm nổ chiếc bình trong lò, kéo theo cả những chiếc đứng cạnh. Vì thế thợ nhào giỏi được trả công ngang thợ vẽ.',
      '## Thử đất bằng tay',
      'Cắt đôi khối đất bằng sợi cước, hai mặt cắt phải mịn như nhau, không vân, không lỗ. Ấn ngón cái vào rồi nhấc lên, dấu tay còn nguyên mà mép không nứt là đất đã chín.',
      'Buổi vuốt bắt đầu khi nắng chạm đến bậu cửa. Mẻ đất hôm nay sẽ thành bốn mươi bảy chiếc bình của mẻ nung cuối thu, chuyện ấy xin kể ở phần sau.',
    ],
  },
]
