/** Amounts are in thousand VND, days relative to the seeding. */
export interface SeedCoupon {
  code: string
  /** Shop that issues the coupon. Absent: the platform. */
  shop?: string
  description: string
  percent?: number
  amount?: number
  minimum: number
  usageLimit: number | null
  perUserLimit: number | null
  fromDay: number
  untilDay: number
  isActive?: false
}

export const coupons: readonly SeedCoupon[] = [
  {
    code: 'CHONOI10',
    description: 'Giảm 10% mọi đơn từ 200.000 đồng, dùng ở tất cả cửa hàng.',
    percent: 10,
    minimum: 200,
    usageLimit: 5000,
    perUserLimit: 5,
    fromDay: -240,
    untilDay: 45,
  },
  {
    code: 'FREESHIP30',
    description: 'Bớt 30.000 đồng tiền giao cho đơn từ 300.000 đồng.',
    amount: 30,
    minimum: 300,
    usageLimit: 2000,
    perUserLimit: 2,
    fromDay: -60,
    untilDay: 6,
  },
  {
    code: 'TRUNGTHU25',
    description: 'Mừng Trung thu, giảm 25.000 đồng cho đơn từ 150.000 đồng.',
    amount: 25,
    minimum: 150,
    usageLimit: 1000,
    perUserLimit: 1,
    fromDay: -75,
    untilDay: -40,
  },
  {
    code: 'LOGOM50',
    shop: 'gom-bat-trang',
    description: 'Mở lò mới, giảm 50.000 đồng cho đơn gốm từ 400.000 đồng.',
    amount: 50,
    minimum: 400,
    usageLimit: 300,
    perUserLimit: 2,
    fromDay: -90,
    untilDay: 30,
  },
  {
    code: 'RAYDO15',
    shop: 'ca-phe-ray-do',
    description: 'Mùa thu hoạch, giảm 15% cà phê từ 250.000 đồng.',
    percent: 15,
    minimum: 250,
    usageLimit: 200,
    perUserLimit: 1,
    fromDay: -20,
    untilDay: 25,
  },
  {
    code: 'GAUNAU20',
    shop: 'gau-nau',
    description: 'Mừng bé chào đời, bớt 20.000 đồng cho đơn từ 200.000 đồng.',
    amount: 20,
    minimum: 200,
    usageLimit: null,
    perUserLimit: 1,
    fromDay: -120,
    untilDay: 90,
  },
  {
    code: 'HIENNHA5',
    shop: 'tiem-sach-hien-nha',
    description: 'Giảm 5% cho bạn đọc quen, đang tạm dừng.',
    percent: 5,
    minimum: 0,
    usageLimit: null,
    perUserLimit: null,
    fromDay: -200,
    untilDay: 120,
    isActive: false,
  },
]
