/** Places of buyers: province as in the reference data, with existing wards and streets. */
export interface Place {
  city: string
  /** Part of the province's name in the reference data. */
  province: string
  wards: readonly string[]
  streets: readonly string[]
}

export const places: readonly Place[] = [
  {
    city: 'Hà Nội',
    province: 'Hà Nội',
    wards: ['Phường Hoàn Kiếm', 'Phường Ba Đình', 'Phường Cầu Giấy', 'Phường Đống Đa', 'Phường Thanh Xuân'],
    streets: ['Hàng Bông', 'Đội Cấn', 'Trần Thái Tông', 'Tôn Đức Thắng', 'Nguyễn Trãi'],
  },
  {
    city: 'TP. Hồ Chí Minh',
    province: 'Hồ Chí Minh',
    wards: ['Phường Sài Gòn', 'Phường Bến Thành', 'Phường Tân Định', 'Phường Cầu Ông Lãnh', 'Phường Bình Hòa'],
    streets: ['Lê Lợi', 'Lý Tự Trọng', 'Hai Bà Trưng', 'Nguyễn Thái Học', 'Phan Văn Trị'],
  },
  {
    city: 'Đà Nẵng',
    province: 'Đà Nẵng',
    wards: ['Phường Hải Châu', 'Phường Thanh Khê', 'Phường Sơn Trà', 'Phường Hội An'],
    streets: ['Bạch Đằng', 'Điện Biên Phủ', 'Ngô Quyền', 'Trần Hưng Đạo'],
  },
  {
    city: 'Huế',
    province: 'Huế',
    wards: ['Phường Phú Xuân', 'Phường Vỹ Dạ', 'Phường Thuận Hóa'],
    streets: ['Đinh Tiên Hoàng', 'Nguyễn Sinh Cung', 'Lê Lợi'],
  },
  {
    city: 'Cần Thơ',
    province: 'Cần Thơ',
    wards: ['Phường Ninh Kiều', 'Phường Cái Khế', 'Phường Bình Thủy', 'Phường Cái Răng'],
    streets: ['Hai Bà Trưng', 'Nguyễn Văn Cừ', 'Bùi Hữu Nghĩa', 'Phạm Hùng'],
  },
  {
    city: 'Hải Phòng',
    province: 'Hải Phòng',
    wards: ['Phường Hồng Bàng', 'Phường Ngô Quyền', 'Phường Lê Chân'],
    streets: ['Điện Biên Phủ', 'Lạch Tray', 'Tô Hiệu'],
  },
  {
    city: 'Nghệ An',
    province: 'Nghệ An',
    wards: ['Phường Thành Vinh', 'Phường Trường Vinh', 'Phường Cửa Lò'],
    streets: ['Lê Mao', 'Phan Bội Châu', 'Bình Minh'],
  },
  {
    city: 'Khánh Hòa',
    province: 'Khánh Hòa',
    wards: ['Phường Nha Trang', 'Phường Tây Nha Trang', 'Phường Cam Ranh'],
    streets: ['Trần Phú', 'Thống Nhất', 'Hùng Vương'],
  },
  {
    city: 'An Giang',
    province: 'An Giang',
    wards: ['Phường Long Xuyên', 'Phường Châu Đốc', 'Phường Rạch Giá'],
    streets: ['Nguyễn Huệ', 'Thủ Khoa Huân', 'Nguyễn Trung Trực'],
  },
  {
    city: 'Đồng Tháp',
    province: 'Đồng Tháp',
    wards: ['Phường Sa Đéc', 'Phường Cao Lãnh', 'Phường Mỹ Tho'],
    streets: ['Trần Hưng Đạo', 'Nguyễn Huệ', 'Lê Thị Hồng Gấm'],
  },
  {
    city: 'Đắk Lắk',
    province: 'Đắk Lắk',
    wards: ['Phường Buôn Ma Thuột', 'Phường Tân Lập', 'Phường Tuy Hòa'],
    streets: ['Phan Chu Trinh', 'Nguyễn Tất Thành', 'Lê Duẩn'],
  },
  {
    city: 'Lâm Đồng',
    province: 'Lâm Đồng',
    wards: ['Phường Xuân Hương - Đà Lạt', 'Phường Cam Ly - Đà Lạt', 'Phường Phan Thiết'],
    streets: ['Phan Đình Phùng', 'Hoàng Văn Thụ', 'Nguyễn Tất Thành'],
  },
]
