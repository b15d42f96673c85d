export interface SeedSeries {
  title: string
  slug: string
  description: string
  isCompleted: boolean
  /** Titles of the articles in the order of reading. */
  parts: readonly string[]
}

/** Articles that are read in an order. */
export const seedSeries: readonly SeedSeries[] = [
  {
    title: 'Từ nơi làm ra đến gian hàng',
    slug: 'tu-noi-lam-ra-den-gian-hang',
    description: 'Theo món hàng ngược về nhà thùng, nương rẫy và lò nung, gặp những người đã làm ra nó.',
    isCompleted: false,
    parts: [
      'Người giữ lửa nhà thùng ở Dương Đông',
      'Mùa hái chín ở rẫy cà phê Buôn Ma Thuột',
      'Lò gốm bên sông Hồng và mẻ hỏa biến đầu năm',
    ],
  },
  {
    title: 'Gian bếp đâu vào đấy',
    slug: 'gian-bep-dau-vao-day',
    description: 'Ba món gần như bếp nào cũng có, chọn và giữ sao cho dùng được lâu.',
    isCompleted: true,
    parts: [
      'Tôi dầu chảo gang lần đầu không khó',
      'Đọc nhãn nước mắm trong một phút',
      'Chọn cà phê hạt cho chiếc phin ở nhà',
    ],
  },
  {
    title: 'Nhật ký nhà lò',
    slug: 'nhat-ky-nha-lo',
    description: 'Chuyện một mẻ gốm, do chính người giữ lò kể.',
    isCompleted: true,
    parts: ['Nhào đất trước khi trời sáng', 'Ba ngày ba đêm canh lửa'],
  },
]
