export interface SeedCategory {
  slug: string
  name: string
  emoji: string
  description: string
  children: readonly { slug: string; name: string; emoji: string }[]
}

export const categories = [
  {
    slug: 'gom-su-thu-cong',
    name: 'Gốm sứ & thủ công',
    emoji: '🏺',
    description: 'Đồ gốm vuốt tay, nung lò truyền thống cho bàn trà, bữa cơm và góc nhà.',
    children: [
      { slug: 'binh-lo-hoa', name: 'Bình & lọ hoa', emoji: '⚱️' },
      { slug: 'am-chen-tra', name: 'Ấm chén & cốc', emoji: '🫖' },
      { slug: 'bat-dia', name: 'Bát đĩa & đồ nấu', emoji: '🥣' },
      { slug: 'trang-tri-gom', name: 'Đèn & đồ trang trí', emoji: '🪔' },
    ],
  },
  {
    slug: 'thoi-trang',
    name: 'Thời trang & tơ lụa',
    emoji: '👜',
    description: 'Áo dài, lụa tơ tằm và trang phục may đo từ các làng nghề.',
    children: [
      { slug: 'ao-dai', name: 'Áo dài', emoji: 'ao-dai' },
      { slug: 'ao-vay', name: 'Áo & váy', emoji: '👚' },
      { slug: 'khan-phu-kien', name: 'Khăn & phụ kiện', emoji: '🧣' },
      { slug: 'vai-lua', name: 'Vải & lụa tấm', emoji: '🧵' },
    ],
  },
  {
    slug: 'ca-phe-tra',
    name: 'Cà phê & trà',
    emoji: '☕',
    description: 'Cà phê rang theo mẻ nhỏ, trà và đồ pha cho buổi sáng thong thả.',
    children: [
      { slug: 'ca-phe-hat', name: 'Cà phê hạt', emoji: '🫘' },
      { slug: 'ca-phe-pha-nhanh', name: 'Cà phê bột & pha nhanh', emoji: '☕' },
      { slug: 'tra-ca-cao', name: 'Trà & ca cao', emoji: '🍵' },
      { slug: 'do-pha-che', name: 'Đồ pha chế', emoji: '🫙' },
    ],
  },
  {
    slug: 'trai-cay-nong-san',
    name: 'Trái cây & nông sản',
    emoji: '🥭',
    description: 'Trái chín từ vườn miền Tây, hái theo đơn và gửi trong ngày.',
    children: [
      { slug: 'trai-cay-tuoi', name: 'Trái cây tươi', emoji: '🍊' },
      { slug: 'trai-cay-say', name: 'Trái cây sấy', emoji: '🍌' },
      { slug: 'mat-ong-mut', name: 'Mật ong & mứt', emoji: '🍯' },
      { slug: 'gao-hat-cu', name: 'Gạo, hạt & củ', emoji: '🌾' },
    ],
  },
  {
    slug: 'dien-tu',
    name: 'Điện tử',
    emoji: '🎧',
    description: 'Âm thanh, phụ kiện và máy móc có bảo hành, cả hàng mới lẫn hàng tân trang.',
    children: [
      { slug: 'am-thanh', name: 'Âm thanh', emoji: '🔊' },
      { slug: 'phu-kien-may', name: 'Phụ kiện điện thoại & máy tính', emoji: '🔌' },
      { slug: 'may-tinh-may-in', name: 'Máy tính & thiết bị văn phòng', emoji: '💻' },
      { slug: 'may-anh-dong-ho', name: 'Máy ảnh & đồng hồ', emoji: '📷' },
      { slug: 'choi-game', name: 'Chơi game', emoji: '🎮' },
    ],
  },
  {
    slug: 'sach-van-phong-pham',
    name: 'Sách & văn phòng phẩm',
    emoji: '📚',
    description: 'Sách in, sách cũ chọn lọc, sách điện tử và sổ bút cho bàn viết.',
    children: [
      { slug: 'van-hoc', name: 'Văn học', emoji: '📕' },
      { slug: 'ky-nang-doi-song', name: 'Kỹ năng & đời sống', emoji: '📗' },
      { slug: 'sach-thieu-nhi', name: 'Sách thiếu nhi', emoji: '🎨' },
      { slug: 'sach-dien-tu', name: 'Sách điện tử', emoji: '📖' },
      { slug: 'van-phong-pham', name: 'Văn phòng phẩm', emoji: '🖋️' },
    ],
  },
  {
    slug: 'lam-dep',
    name: 'Mỹ phẩm thiên nhiên',
    emoji: '🌿',
    description: 'Dầu gội bồ kết, xà phòng thảo mộc và đồ chăm sóc da lành tính.',
    children: [
      { slug: 'cham-soc-da', name: 'Chăm sóc da', emoji: '🧴' },
      { slug: 'cham-soc-toc', name: 'Chăm sóc tóc', emoji: '🌿' },
      { slug: 'trang-diem', name: 'Trang điểm', emoji: '💄' },
      { slug: 'tam-mui-huong', name: 'Tắm & mùi hương', emoji: '🧼' },
    ],
  },
  {
    slug: 'nha-bep-gia-dung',
    name: 'Nhà bếp & gia dụng',
    emoji: '🍳',
    description: 'Nồi chảo, dao thớt và đồ dùng bền cho căn bếp mỗi ngày.',
    children: [
      { slug: 'noi-chao', name: 'Nồi & chảo', emoji: '🍲' },
      { slug: 'dung-cu-bep', name: 'Dụng cụ bếp', emoji: '🔪' },
      { slug: 'don-dep', name: 'Dọn dẹp', emoji: '🧹' },
      { slug: 'den-noi-that', name: 'Đèn & nội thất', emoji: '🪑' },
    ],
  },
  {
    slug: 'me-be',
    name: 'Mẹ & bé',
    emoji: '🧸',
    description: 'Đồ ăn dặm, quần áo sơ sinh và đồ chơi an toàn cho bé lớn từng ngày.',
    children: [
      { slug: 'an-dam-binh-sua', name: 'Ăn dặm & bình sữa', emoji: '🍼' },
      { slug: 'quan-ao-be', name: 'Quần áo bé', emoji: '🧦' },
      { slug: 'do-choi', name: 'Đồ chơi', emoji: '🧩' },
      { slug: 'cham-soc-be', name: 'Chăm sóc bé', emoji: '🛁' },
    ],
  },
  {
    slug: 'the-thao-da-ngoai',
    name: 'Thể thao & dã ngoại',
    emoji: '⚽',
    description: 'Bóng, vợt, đồ tập và lều trại cho những ngày ra ngoài trời.',
    children: [
      { slug: 'bong-vot', name: 'Bóng & vợt', emoji: '🏸' },
      { slug: 'tap-luyen', name: 'Tập luyện & chạy bộ', emoji: '👟' },
      { slug: 'boi-lan', name: 'Bơi & lặn', emoji: '🤿' },
      { slug: 'da-ngoai', name: 'Dã ngoại', emoji: '⛺' },
    ],
  },
  {
    slug: 'dac-san',
    name: 'Đặc sản vùng miền',
    emoji: '🐟',
    description: 'Nước mắm, hải sản khô, gia vị và bánh mứt đúng vị quê.',
    children: [
      { slug: 'nuoc-mam-gia-vi', name: 'Nước mắm & gia vị', emoji: '🧂' },
      { slug: 'hai-san-kho', name: 'Hải sản khô', emoji: '🦐' },
      { slug: 'banh-mut', name: 'Bánh & quà vặt', emoji: '🥜' },
      { slug: 'mon-an-lien', name: 'Món ăn liền', emoji: '🍜' },
    ],
  },
  {
    slug: 'cay-canh-vuon',
    name: 'Cây cảnh & vườn',
    emoji: '🪴',
    description: 'Cây để bàn, hoa chậu và đồ làm vườn từ làng hoa Sa Đéc.',
    children: [
      { slug: 'cay-de-ban', name: 'Cây để bàn', emoji: '🪴' },
      { slug: 'hoa-chau', name: 'Hoa chậu', emoji: '🌷' },
      { slug: 'sen-da-xuong-rong', name: 'Sen đá & xương rồng', emoji: '🌵' },
      { slug: 'do-lam-vuon', name: 'Đồ làm vườn', emoji: '🌱' },
    ],
  },
] as const satisfies readonly SeedCategory[]

/** Second-level categories, which contain the products. */
export type CategorySlug = (typeof categories)[number]['children'][number]['slug']
