import { choices, type Trade, version } from '../trade.ts'
import { dyes } from './dyes.ts'

const black = version('màu đen', 'Bản màu đen nhám, ít bám vân tay.', { tint: { saturation: 0.25, brightness: 0.6 } })
const white = version('màu trắng', 'Bản màu trắng sữa, hợp góc làm việc sáng màu.', {
  tint: { saturation: 0.2, brightness: 1.15 },
})
const blue = version('màu xanh biển', 'Bản màu xanh biển, sơn hai lớp chống trầy nhẹ.', {
  tint: dyes['xanh biển'],
})
const storage = (...of: [string, number][]) => choices('Dung lượng', ...of)

export const electronics: Trade = {
  shop: 'dien-tu-sao-mai',
  pricesEnd: 'nine',
  closings: {
    every: [
      'Bảo hành tại shop: hàng mới 12 tháng, hàng tân trang và hàng cũ 6 tháng.',
      'Hộp có đủ phụ kiện, hướng dẫn tiếng Việt và phiếu bảo hành.',
      'Xuất hóa đơn điện tử theo yêu cầu.',
      'Kỹ thuật viên hướng dẫn cài đặt miễn phí qua điện thoại.',
    ],
  },
  kinds: [
    {
      name: 'Tai nghe chụp tai Sóng Nhạc S5',
      noun: 'tai nghe',
      category: 'am-thanh',
      emoji: '🎧',
      about: 'Tai nghe không dây pin 40 giờ, đệm tai mềm, gập gọn vào túi.',
      price: 690,
      versions: [black, white, blue],
      tags: ['không dây'],
    },
    {
      name: 'Tai nghe chống ồn Sóng Nhạc Pro',
      noun: 'tai nghe',
      category: 'am-thanh',
      emoji: '🎧',
      beside: '📱',
      about: 'Chống ồn chủ động ba mức, nghe xuyên âm khi qua đường, kết nối hai máy cùng lúc.',
      price: 1590,
      versions: [
        { ...black, tint: { brightness: 0.5, saturation: 0.4 } },
        version('tân trang như mới', 'Máy trả hàng đã thay đệm tai và pin, kiểm tra 24 điểm.', {
          price: 0.68,
          condition: 'REFURBISHED',
          tint: { brightness: 0.8 },
        }),
      ],
      tags: ['không dây', 'chống ồn'],
    },
    {
      name: 'Loa di động Trống Đồng Mini',
      noun: 'loa',
      category: 'am-thanh',
      emoji: '🔊',
      about: 'Loa 12 W to bằng lon nước, chống nước IPX7, ghép đôi hai chiếc thành âm thanh nổi.',
      price: 450,
      versions: [black, blue],
      tags: ['không dây', 'chống nước'],
    },
    {
      name: 'Micro thu âm để bàn',
      noun: 'micro',
      category: 'am-thanh',
      emoji: '🎙️',
      about: 'Micro USB-C cắm là nhận, có nút tắt tiếng và núm chỉnh âm ngay trên thân.',
      price: 890,
      versions: [
        version('chân kim loại', 'Chân kim loại nặng, gõ phím không rung vào tiếng.'),
        version('tay kẹp bàn', 'Đi kèm tay kẹp xoay 360 độ, giải phóng mặt bàn.', {
          price: 1.35,
          tint: { hue: 20, brightness: 0.8 },
        }),
      ],
      tags: ['học trực tuyến'],
    },
    {
      name: 'Radio bán dẫn Hoài Niệm',
      noun: 'radio',
      category: 'am-thanh',
      emoji: '📻',
      about: 'Radio FM, AM kèm bluetooth và khe thẻ nhớ, vỏ gỗ, núm vặn như đài xưa. Ông bà dùng rất quen tay.',
      price: 520,
      versions: [
        version('vỏ gỗ sồi', 'Vỏ gỗ sồi phủ dầu, tiếng ấm.', { tint: { hue: 115, saturation: 2.4 } }),
        version('vỏ gỗ óc chó', 'Vỏ gỗ óc chó sẫm màu, nặng tay và sang.', {
          price: 1.25,
          tint: { hue: 100, saturation: 2.4, brightness: 0.65 },
        }),
      ],
      tags: ['quà tặng'],
    },
    {
      name: 'Sạc nhanh GaN',
      noun: 'củ sạc',
      category: 'phu-kien-may',
      emoji: '🔌',
      about: 'Củ sạc nhỏ gọn, chia dòng thông minh, sạc mát và tự ngắt khi đầy.',
      price: 320,
      versions: [
        version('35 W hai cổng', 'Đủ cho một điện thoại và một tai nghe cùng lúc.', { tint: { brightness: 1.3 } }),
        version('65 W ba cổng', 'Sạc được cả máy tính xách tay 14 inch.', { price: 1.7 }),
        version('100 W bốn cổng', 'Một củ lo cho cả bàn làm việc.', { price: 2.6, tint: { hue: 60, saturation: 2 } }),
      ],
      tags: ['sạc nhanh'],
    },
    {
      name: 'Pin dự phòng Gánh Hàng',
      noun: 'pin dự phòng',
      category: 'phu-kien-may',
      emoji: '🔋',
      beside: '📱',
      about: 'Sạc hai chiều 22,5 W, đèn báo từng vạch, vỏ nhám cầm chắc tay.',
      price: 390,
      versions: [
        version('10.000 mAh', 'Mỏng như quyển sổ, mang lên máy bay được.'),
        version('20.000 mAh', 'Đủ sạc bốn lần cho điện thoại thường.', { price: 1.6, tint: { hue: 70 } }),
      ],
      tags: ['sạc nhanh'],
    },
    {
      name: 'Điện thoại phổ thông Lúa Vàng',
      noun: 'điện thoại',
      category: 'phu-kien-may',
      emoji: '📱',
      about: 'Màn hình 6,5 inch, loa to, chữ lớn, pin hai ngày, hợp cho người lớn tuổi.',
      price: 2390,
      versions: [
        version('4G', 'Hai sim 4G, có chế độ màn hình đơn giản.'),
        version('4G đã qua sử dụng', 'Máy thu cũ còn đẹp 95%, pin trên 88%, kèm sạc.', {
          price: 0.6,
          condition: 'USED',
          tint: { saturation: 0.6, brightness: 0.9 },
        }),
      ],
      choices: storage(['64 GB', 1], ['128 GB', 1.15]),
    },
    {
      name: 'Bàn phím cơ Sao Mai K75',
      noun: 'bàn phím',
      category: 'phu-kien-may',
      emoji: '⌨️',
      beside: '🖱️',
      about: 'Bàn phím cơ 75%, thay nóng công tắc, có lớp tiêu âm nên gõ đêm không ồn.',
      price: 1190,
      versions: [
        version('công tắc đỏ', 'Công tắc tuyến tính nhẹ lực, hợp gõ văn bản dài.', { tint: { brightness: 1.1 } }),
        version('công tắc nâu', 'Có khấc nhẹ ở giữa hành trình, gõ rõ từng phím.', {
          tint: { hue: 110, saturation: 3, brightness: 0.85 },
        }),
      ],
      tags: ['văn phòng'],
    },
    {
      name: 'Chuột không dây im lặng',
      noun: 'chuột',
      category: 'phu-kien-may',
      emoji: '🖱️',
      about: 'Nút bấm êm, dáng công thái học cho tay phải, một viên pin dùng tám tháng.',
      price: 190,
      versions: [
        { ...white, tint: { brightness: 1.05 } },
        { ...black, tint: { brightness: 0.5 } },
      ],
      tags: ['văn phòng'],
    },
    {
      name: 'Máy tính xách tay 14 inch',
      noun: 'laptop',
      category: 'may-tinh-may-in',
      emoji: '💻',
      beside: '🖱️',
      about: 'Máy mỏng 1,4 kg, vỏ kim loại, bàn phím có đèn, đủ cho học tập và văn phòng.',
      price: 7900,
      versions: [
        version('tân trang loại A', 'Hàng doanh nghiệp thanh lý, vệ sinh, thay ổ cứng mới, ngoại hình 98%.', {
          condition: 'REFURBISHED',
        }),
        version('đã qua sử dụng', 'Có vài vết xước nhỏ ở nắp, màn hình và pin còn tốt.', {
          price: 0.72,
          condition: 'USED',
          tint: { saturation: 0.7, brightness: 0.9 },
        }),
      ],
      choices: storage(['8 GB / 256 GB', 1], ['16 GB / 512 GB', 1.28]),
    },
    {
      name: 'Máy in laser đen trắng',
      noun: 'máy in',
      category: 'may-tinh-may-in',
      emoji: '🖨️',
      about: 'In 22 trang mỗi phút, kết nối Wi-Fi, in thẳng từ điện thoại.',
      price: 2790,
      versions: [
        version('in một mặt', 'Gọn 35 cm, đặt vừa kệ sách.'),
        version('in hai mặt tự động', 'Tự lật giấy, tiết kiệm nửa lượng giấy in.', {
          price: 1.3,
          tint: { brightness: 1.2, saturation: 0.6 },
        }),
      ],
      tags: ['văn phòng'],
    },
    {
      name: 'Máy ảnh phim 35 mm',
      noun: 'máy ảnh',
      category: 'may-anh-dong-ho',
      emoji: '📷',
      about: 'Máy cơ thập niên 80 đã lau ống kính, thay ron chống sáng và chụp thử một cuộn.',
      price: 1850,
      versions: [
        version('ống 50 mm f/1.8', 'Ống kính sáng, vòng lấy nét trơn, không mốc rễ tre.', { condition: 'USED' }),
        version('ngắm thẳng', 'Thân nhỏ, ngắm thẳng, hợp chụp đường phố.', {
          price: 0.75,
          condition: 'USED',
          tint: { hue: 110, saturation: 2 },
        }),
      ],
      tags: ['hàng cũ'],
    },
    {
      name: 'Đồng hồ thông minh Phù Sa',
      noun: 'đồng hồ',
      category: 'may-anh-dong-ho',
      emoji: '⌚',
      about: 'Đo nhịp tim và giấc ngủ, chống nước 5 ATM, pin 12 ngày, thông báo có dấu tiếng Việt.',
      price: 990,
      versions: [
        black,
        blue,
        version('dây da nâu', 'Dây da bò thật, đi làm hay đi chơi đều hợp.', {
          price: 1.15,
          tint: { hue: 135, saturation: 0.7, brightness: 0.85 },
        }),
      ],
      tags: ['sức khỏe'],
    },
    {
      name: 'Tay cầm chơi game không dây',
      noun: 'tay cầm',
      category: 'choi-game',
      emoji: '🎮',
      about: 'Cần gạt từ tính không trôi, rung hai bên, dùng cho máy tính và điện thoại.',
      price: 650,
      versions: [
        version('màu tím', 'Bản màu tím than, nút nhám chống trơn.'),
        version('màu đỏ', 'Bản màu đỏ gạch nổi bật.', { tint: { hue: 90, saturation: 1.2 } }),
      ],
    },
  ],
}
