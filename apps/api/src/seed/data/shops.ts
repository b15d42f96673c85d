/** A shop of the demo. */
export interface SeedShop {
  slug: string
  name: string
  description: string
  colour: string
  city: string
  phone: string
  street: string
  /** Commission in percent of its sales. */
  commission: number
  /** Shipping fee in thousand VND. */
  shippingFee: number
  /** Objects of its logo (the first one) and its banner. */
  objects: readonly string[]
  owner: readonly [family: string, others: string]
  seller: readonly [family: string, others: string]
}

export const shops: readonly SeedShop[] = [
  {
    slug: 'gom-bat-trang',
    name: 'Gốm Bát Tràng Nhà Lò',
    description:
      'Ba thế hệ giữ lò bên sông Hồng. Từ chiếc bát ăn cơm đến bình hoa men hỏa biến, món nào cũng vuốt tay, vẽ tay và nung ngay tại làng.',
    colour: '#1d4e89',
    city: 'Hà Nội',
    phone: '0243 874 5512',
    street: 'Xóm 3, xã Bát Tràng',
    commission: 5,
    shippingFee: 30,
    objects: ['🏺', '🫖', '🍵', '🥣', '⚱️'],
    owner: ['Phạm', 'Thị Hồng Lam'],
    seller: ['Vũ', 'Đức Mạnh'],
  },
  {
    slug: 'ao-dai-to-vang',
    name: 'Áo Dài Tơ Vàng',
    description:
      'Tiệm may nhỏ bên sông Hương, chuyên áo dài lụa tơ tằm, khăn nhuộm màu lá và gấm dệt. Cắt may theo số đo, sửa miễn phí lần đầu.',
    colour: '#a4262c',
    city: 'Huế',
    phone: '0234 382 7741',
    street: '46 Nguyễn Sinh Cung, phường Vỹ Dạ',
    commission: 6,
    shippingFee: 25,
    objects: ['ao-dai', '🧵', '🪭', '👒', '🧣'],
    owner: ['Tôn Nữ', 'Diệu Huyền'],
    seller: ['Hồ', 'Thị Mỹ Linh'],
  },
  {
    slug: 'ca-phe-ray-do',
    name: 'Cà Phê Rẫy Đỏ',
    description:
      'Rẫy nhà bốn héc-ta trên đất đỏ Buôn Ma Thuột. Hái chín, phơi giàn, rang mẻ nhỏ mỗi tuần và gửi thẳng từ rẫy tới ly cà phê của bạn.',
    colour: '#7b3f1d',
    city: 'Đắk Lắk',
    phone: '0262 395 1180',
    street: '212 Phan Chu Trinh, phường Buôn Ma Thuột',
    commission: 5,
    shippingFee: 25,
    objects: ['☕', '🫘', '🍫', '🍯', '🧋'],
    owner: ['Y', 'Thơm Niê'],
    seller: ['Trần', 'Quốc Bảo'],
  },
  {
    slug: 'trai-cay-cai-rang',
    name: 'Trái Cây Cái Răng',
    description:
      'Ghe nhà neo ở chợ nổi Cái Răng từ năm 1989. Trái hái sớm mai trong vườn quen, lên ghe khi mặt trời chưa mọc, tới tay bạn còn nguyên cuống xanh.',
    colour: '#c2570c',
    city: 'Cần Thơ',
    phone: '0292 391 6620',
    street: '15 Lê Bình, phường Cái Răng',
    commission: 4,
    shippingFee: 35,
    objects: ['🥭', '🍍', '🍊', '🥥', '🍌'],
    owner: ['Huỳnh', 'Văn Sáu'],
    seller: ['Lâm', 'Thị Bé Năm'],
  },
  {
    slug: 'dien-tu-sao-mai',
    name: 'Điện Tử Sao Mai',
    description:
      'Tai nghe, sạc, bàn phím và máy tân trang có bảo hành thật. Mười hai năm ở Sài Gòn, kỹ thuật viên nghe máy từ tám giờ sáng đến chín giờ tối.',
    colour: '#0b5fb0',
    city: 'TP. Hồ Chí Minh',
    phone: '0283 920 4417',
    street: '88 Nguyễn Cư Trinh, phường Cầu Ông Lãnh',
    commission: 7,
    shippingFee: 20,
    objects: ['🎧', '💻', '⌚', '🎮', '📷'],
    owner: ['Lý', 'Gia Khánh'],
    seller: ['Đỗ', 'Minh Trí'],
  },
  {
    slug: 'tiem-sach-hien-nha',
    name: 'Tiệm Sách Hiên Nhà',
    description:
      'Tiệm sách gỗ thông trên dốc Đà Lạt. Sách mới, sách cũ tự tay chọn, sách điện tử tải ngay và những cuốn sổ giấy dó khâu tay.',
    colour: '#0f6b63',
    city: 'Lâm Đồng',
    phone: '0263 355 9073',
    street: '7 Hoàng Hoa Thám, phường Xuân Hương - Đà Lạt',
    commission: 5,
    shippingFee: 20,
    objects: ['📚', '📗', '🖋️', '📓', '🎨'],
    owner: ['Đặng', 'Hoài An'],
    seller: ['Nguyễn', 'Tường Vy'],
  },
  {
    slug: 'huong-dong',
    name: 'Hương Đồng',
    description:
      'Mỹ phẩm nấu từ bồ kết, vỏ bưởi, rau má quê nhà. Công thức ngắn, thành phần đọc là hiểu, chai thủy tinh gửi lại được hoàn tiền.',
    colour: '#4d7c2a',
    city: 'Đà Nẵng',
    phone: '0236 384 2209',
    street: '31 Hoàng Diệu, phường Hải Châu',
    commission: 8,
    shippingFee: 25,
    objects: ['🧴', '🌿', '🧼', '🕯️', '🌹'],
    owner: ['Phan', 'Thị Thảo Nguyên'],
    seller: ['Ngô', 'Khánh Chi'],
  },
  {
    slug: 'bep-am',
    name: 'Bếp Ấm',
    description:
      'Đồ bếp dùng được mười năm: chảo gang, dao rèn, đũa gỗ, chổi đót. Món nào bếp nhà cũng thử trước ba tháng rồi mới đem bán.',
    colour: '#b4431c',
    city: 'Hải Phòng',
    phone: '0225 374 8856',
    street: '120 Lạch Tray, phường Lê Chân',
    commission: 6,
    shippingFee: 30,
    objects: ['🍳', '🔪', '🍲', '🥢', '🪑'],
    owner: ['Bùi', 'Thanh Tùng'],
    seller: ['Hoàng', 'Thị Nhàn'],
  },
  {
    slug: 'gau-nau',
    name: 'Gấu Nâu Mẹ & Bé',
    description:
      'Cửa hàng của hai chị em ở Vinh, chọn đồ cho bé như chọn cho con mình: ít món, chất liệu an toàn, đổi cỡ không hỏi lý do.',
    colour: '#b03a6b',
    city: 'Nghệ An',
    phone: '0238 359 1174',
    street: '19 Lê Hồng Phong, phường Trường Vinh',
    commission: 6,
    shippingFee: 25,
    objects: ['🧸', '🍼', '🧩', '🧦', '🐣'],
    owner: ['Trần', 'Thị Hoài Thu'],
    seller: ['Trần', 'Thị Hoài Thương'],
  },
  {
    slug: 'bien-xanh',
    name: 'Thể Thao Biển Xanh',
    description:
      'Bóng, vợt, đồ bơi và đồ cắm trại từ thành phố biển Nha Trang. Người bán là dân chạy bộ và lặn biển, hỏi gì cũng trả lời được.',
    colour: '#0e7490',
    city: 'Khánh Hòa',
    phone: '0258 352 6638',
    street: '54 Trần Phú, phường Nha Trang',
    commission: 6,
    shippingFee: 30,
    objects: ['🏸', '👟', '🤿', '⚽', '⛺'],
    owner: ['Võ', 'Hải Đăng'],
    seller: ['Cao', 'Thị Yến Nhi'],
  },
  {
    slug: 'thuyen-thung',
    name: 'Thuyền Thúng Phú Quốc',
    description:
      'Nước mắm nhà thùng, tiêu rẫy và hải sản phơi nắng đảo. Mỗi chai ghi ngày rút, tên thùng và tên người ủ chượp.',
    colour: '#92510c',
    city: 'An Giang',
    phone: '0297 384 0915',
    street: '28 Bạch Đằng, đặc khu Phú Quốc',
    commission: 5,
    shippingFee: 35,
    objects: ['🐟', '🦐', '🦑', '🌶️', '🧄'],
    owner: ['Lê', 'Thị Ngọc Biển'],
    seller: ['Dương', 'Hoàng Phúc'],
  },
  {
    slug: 'cay-canh-sa-dec',
    name: 'Cây Cảnh Sa Đéc',
    description:
      'Vườn ươm trong làng hoa Sa Đéc trăm năm. Cây dưỡng khỏe rồi mới đi xa, kèm thẻ chăm cây viết tay cho người mới trồng.',
    colour: '#2f7d3b',
    city: 'Đồng Tháp',
    phone: '0277 386 3320',
    street: '66 Hoa Sa Đéc, phường Sa Đéc',
    commission: 5,
    shippingFee: 40,
    objects: ['🪴', '🌵', '🌹', '🌻', '🌷'],
    owner: ['Nguyễn', 'Thành Công'],
    seller: ['Mai', 'Thị Cẩm Tú'],
  },
]

/** A shop whose application is pending. */
export const shopWaiting = {
  slug: 'may-tre-phu-vinh',
  name: 'Mây Tre Phú Vinh',
  description:
    'Xưởng đan mây tre xuất khẩu ở Phú Vinh, muốn mở gian hàng giỏ, khay và đèn tre cho người mua trong nước.',
  colour: '#8a6d1f',
  city: 'Hà Nội',
  phone: '0243 384 9907',
  commission: 5,
  shippingFee: 30,
  objects: ['🧺', '🎋', '🪑'],
} as const
