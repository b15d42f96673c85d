export interface SeedCategory {
  slug: string
  name: string
  nameEn: string
  emoji: string
  description: string
  children: readonly { slug: string; name: string; nameEn: string; emoji: string }[]
}

export const categories = [
  {
    slug: 'gom-su-thu-cong',
    name: 'Gốm sứ & thủ công',
    nameEn: 'Pottery & crafts',
    emoji: '🏺',
    description: 'Đồ gốm vuốt tay, nung lò truyền thống cho bàn trà, bữa cơm và góc nhà.',
    children: [
      { slug: 'binh-lo-hoa', name: 'Bình & lọ hoa', nameEn: 'Vases & jars', emoji: '⚱️' },
      { slug: 'am-chen-tra', name: 'Ấm chén & cốc', nameEn: 'Teapots & cups', emoji: '🫖' },
      { slug: 'bat-dia', name: 'Bát đĩa & đồ nấu', nameEn: 'Bowls, plates & pots', emoji: '🥣' },
      { slug: 'trang-tri-gom', name: 'Đèn & đồ trang trí', nameEn: 'Lamps & ornaments', emoji: '🪔' },
    ],
  },
  {
    slug: 'thoi-trang',
    name: 'Thời trang & tơ lụa',
    nameEn: 'Fashion & silk',
    emoji: '👜',
    description: 'Áo dài, lụa tơ tằm và trang phục may đo từ các làng nghề.',
    children: [
      { slug: 'ao-dai', name: 'Áo dài', nameEn: 'Áo dài', emoji: 'ao-dai' },
      { slug: 'ao-vay', name: 'Áo & váy', nameEn: 'Tops & dresses', emoji: '👚' },
      { slug: 'khan-phu-kien', name: 'Khăn & phụ kiện', nameEn: 'Scarves & accessories', emoji: '🧣' },
      { slug: 'vai-lua', name: 'Vải & lụa tấm', nameEn: 'Fabric & silk by the piece', emoji: '🧵' },
    ],
  },
  {
    slug: 'ca-phe-tra',
    name: 'Cà phê & trà',
    nameEn: 'Coffee & tea',
    emoji: '☕',
    description: 'Cà phê rang theo mẻ nhỏ, trà và đồ pha cho buổi sáng thong thả.',
    children: [
      { slug: 'ca-phe-hat', name: 'Cà phê hạt', nameEn: 'Coffee beans', emoji: '🫘' },
      { slug: 'ca-phe-pha-nhanh', name: 'Cà phê bột & pha nhanh', nameEn: 'Ground & instant coffee', emoji: '☕' },
      { slug: 'tra-ca-cao', name: 'Trà & ca cao', nameEn: 'Tea & cocoa', emoji: '🍵' },
      { slug: 'do-pha-che', name: 'Đồ pha chế', nameEn: 'Brewing gear', emoji: '🫙' },
    ],
  },
  {
    slug: 'trai-cay-nong-san',
    name: 'Trái cây & nông sản',
    nameEn: 'Fruit & farm produce',
    emoji: '🥭',
    description: 'Trái chín từ vườn miền Tây, hái theo đơn và gửi trong ngày.',
    children: [
      { slug: 'trai-cay-tuoi', name: 'Trái cây tươi', nameEn: 'Fresh fruit', emoji: '🍊' },
      { slug: 'trai-cay-say', name: 'Trái cây sấy', nameEn: 'Dried fruit', emoji: '🍌' },
      { slug: 'mat-ong-mut', name: 'Mật ong & mứt', nameEn: 'Honey & jam', emoji: '🍯' },
      { slug: 'gao-hat-cu', name: 'Gạo, hạt & củ', nameEn: 'Rice, seeds & roots', emoji: '🌾' },
    ],
  },
  {
    slug: 'dien-tu',
    name: 'Điện tử',
    nameEn: 'Electronics',
    emoji: '🎧',
    description: 'Âm thanh, phụ kiện và máy móc có bảo hành, cả hàng mới lẫn hàng tân trang.',
    children: [
      { slug: 'am-thanh', name: 'Âm thanh', nameEn: 'Audio', emoji: '🔊' },
      {
        slug: 'phu-kien-may',
        name: 'Phụ kiện điện thoại & máy tính',
        nameEn: 'Phone & computer accessories',
        emoji: '🔌',
      },
      {
        slug: 'may-tinh-may-in',
        name: 'Máy tính & thiết bị văn phòng',
        nameEn: 'Computers & office devices',
        emoji: '💻',
      },
      { slug: 'may-anh-dong-ho', name: 'Máy ảnh & đồng hồ', nameEn: 'Cameras & watches', emoji: '📷' },
      { slug: 'choi-game', name: 'Chơi game', nameEn: 'Gaming', emoji: '🎮' },
    ],
  },
  {
    slug: 'sach-van-phong-pham',
    name: 'Sách & văn phòng phẩm',
    nameEn: 'Books & stationery',
    emoji: '📚',
    description: 'Sách in, sách cũ chọn lọc, sách điện tử và sổ bút cho bàn viết.',
    children: [
      { slug: 'van-hoc', name: 'Văn học', nameEn: 'Literature', emoji: '📕' },
      { slug: 'ky-nang-doi-song', name: 'Kỹ năng & đời sống', nameEn: 'Skills & life', emoji: '📗' },
      { slug: 'sach-thieu-nhi', name: 'Sách thiếu nhi', nameEn: 'Children’s books', emoji: '🎨' },
      { slug: 'sach-dien-tu', name: 'Sách điện tử', nameEn: 'E-books', emoji: '📖' },
      { slug: 'van-phong-pham', name: 'Văn phòng phẩm', nameEn: 'Stationery', emoji: '🖋️' },
    ],
  },
  {
    slug: 'lam-dep',
    name: 'Mỹ phẩm thiên nhiên',
    nameEn: 'Natural cosmetics',
    emoji: '🌿',
    description: 'Dầu gội bồ kết, xà phòng thảo mộc và đồ chăm sóc da lành tính.',
    children: [
      { slug: 'cham-soc-da', name: 'Chăm sóc da', nameEn: 'Skin care', emoji: '🧴' },
      { slug: 'cham-soc-toc', name: 'Chăm sóc tóc', nameEn: 'Hair care', emoji: '🌿' },
      { slug: 'trang-diem', name: 'Trang điểm', nameEn: 'Make-up', emoji: '💄' },
      { slug: 'tam-mui-huong', name: 'Tắm & mùi hương', nameEn: 'Bath & fragrance', emoji: '🧼' },
    ],
  },
  {
    slug: 'nha-bep-gia-dung',
    name: 'Nhà bếp & gia dụng',
    nameEn: 'Kitchen & household',
    emoji: '🍳',
    description: 'Nồi chảo, dao thớt và đồ dùng bền cho căn bếp mỗi ngày.',
    children: [
      { slug: 'noi-chao', name: 'Nồi & chảo', nameEn: 'Pots & pans', emoji: '🍲' },
      { slug: 'dung-cu-bep', name: 'Dụng cụ bếp', nameEn: 'Kitchen tools', emoji: '🔪' },
      { slug: 'don-dep', name: 'Dọn dẹp', nameEn: 'Cleaning', emoji: '🧹' },
      { slug: 'den-noi-that', name: 'Đèn & nội thất', nameEn: 'Lamps & furniture', emoji: '🪑' },
    ],
  },
  {
    slug: 'me-be',
    name: 'Mẹ & bé',
    nameEn: 'Mother & baby',
    emoji: '🧸',
    description: 'Đồ ăn dặm, quần áo sơ sinh và đồ chơi an toàn cho bé lớn từng ngày.',
    children: [
      { slug: 'an-dam-binh-sua', name: 'Ăn dặm & bình sữa', nameEn: 'Baby food & bottles', emoji: '🍼' },
      { slug: 'quan-ao-be', name: 'Quần áo bé', nameEn: 'Baby clothes', emoji: '🧦' },
      { slug: 'do-choi', name: 'Đồ chơi', nameEn: 'Toys', emoji: '🧩' },
      { slug: 'cham-soc-be', name: 'Chăm sóc bé', nameEn: 'Baby care', emoji: '🛁' },
    ],
  },
  {
    slug: 'the-thao-da-ngoai',
    name: 'Thể thao & dã ngoại',
    nameEn: 'Sports & outdoors',
    emoji: '⚽',
    description: 'Bóng, vợt, đồ tập và lều trại cho những ngày ra ngoài trời.',
    children: [
      { slug: 'bong-vot', name: 'Bóng & vợt', nameEn: 'Balls & rackets', emoji: '🏸' },
      { slug: 'tap-luyen', name: 'Tập luyện & chạy bộ', nameEn: 'Training & running', emoji: '👟' },
      { slug: 'boi-lan', name: 'Bơi & lặn', nameEn: 'Swimming & diving', emoji: '🤿' },
      { slug: 'da-ngoai', name: 'Dã ngoại', nameEn: 'Camping & hiking', emoji: '⛺' },
    ],
  },
  {
    slug: 'dac-san',
    name: 'Đặc sản vùng miền',
    nameEn: 'Regional specialities',
    emoji: '🐟',
    description: 'Nước mắm, hải sản khô, gia vị và bánh mứt đúng vị quê.',
    children: [
      { slug: 'nuoc-mam-gia-vi', name: 'Nước mắm & gia vị', nameEn: 'Fish sauce & spices', emoji: '🧂' },
      { slug: 'hai-san-kho', name: 'Hải sản khô', nameEn: 'Dried seafood', emoji: '🦐' },
      { slug: 'banh-mut', name: 'Bánh & quà vặt', nameEn: 'Sweets & snacks', emoji: '🥜' },
      { slug: 'mon-an-lien', name: 'Món ăn liền', nameEn: 'Ready meals', emoji: '🍜' },
    ],
  },
  {
    slug: 'cay-canh-vuon',
    name: 'Cây cảnh & vườn',
    nameEn: 'Plants & garden',
    emoji: '🪴',
    description: 'Cây để bàn, hoa chậu và đồ làm vườn từ làng hoa Sa Đéc.',
    children: [
      { slug: 'cay-de-ban', name: 'Cây để bàn', nameEn: 'Desk plants', emoji: '🪴' },
      { slug: 'hoa-chau', name: 'Hoa chậu', nameEn: 'Potted flowers', emoji: '🌷' },
      { slug: 'sen-da-xuong-rong', name: 'Sen đá & xương rồng', nameEn: 'Succulents & cacti', emoji: '🌵' },
      { slug: 'do-lam-vuon', name: 'Đồ làm vườn', nameEn: 'Garden tools', emoji: '🌱' },
    ],
  },
] as const satisfies readonly SeedCategory[]

/** Second-level categories, which contain the products. */
export type CategorySlug = (typeof categories)[number]['children'][number]['slug']
