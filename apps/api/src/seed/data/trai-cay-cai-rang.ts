import { choices, type Trade, version } from '../trade.ts'

const kilos = choices('Khối lượng', ['1 kg', 1], ['3 kg', 2.85], ['Thùng 5 kg', 4.6])
const bags = choices('Khối lượng', ['Gói 200 g', 1], ['Gói 500 g', 2.3])

export const fruit: Trade = {
  shop: 'trai-cay-cai-rang',
  pricesEnd: 'round',
  closings: {
    every: [
      'Cơ sở đạt chuẩn vệ sinh thực phẩm, có giấy kiểm nghiệm theo lô.',
      'Hút chân không, để nơi mát được sáu tháng.',
      'Làm theo đơn nên lúc nào gửi đi cũng là mẻ mới.',
    ],
    of: {
      'trai-cay-tuoi': [
        'Hái buổi sáng, lên xe trong ngày, dập nát shop hoàn tiền phần hư.',
        'Lót rơm và giấy mềm từng trái, không dùng thuốc ủ chín.',
        'Vườn canh tác theo VietGAP, có mã vùng trồng trên thùng.',
        'Đặt trước 17 giờ để kịp chuyến ghe sáng hôm sau.',
      ],
    },
  },
  kinds: [
    {
      name: 'Xoài',
      noun: 'xoài',
      category: 'trai-cay-tuoi',
      emoji: '🥭',
      about: 'Trái chín cây, vỏ mỏng, hột lép, cắt ra thịt vàng ươm không xơ.',
      price: 65,
      versions: [
        version('cát Hòa Lộc', 'Giống Hòa Lộc thơm đậm, ngọt thanh, trái từ 400 đến 550 g.', { price: 1.4 }),
        version('cát Chu', 'Cát Chu Cao Lãnh ngọt có chút chua nhẹ, ăn không ngán.', {
          tint: { hue: -12, saturation: 1.1 },
        }),
        version('keo xanh', 'Xoài keo ăn giòn, chấm muối ớt hay bóp gỏi đều hợp.', { price: 0.6, tint: { hue: 55 } }),
      ],
      choices: kilos,
      tags: ['theo mùa'],
    },
    {
      name: 'Bưởi',
      noun: 'bưởi',
      category: 'trai-cay-tuoi',
      emoji: '🍐',
      about: 'Bưởi héo cuống chừng năm ngày cho ráo nước, múi róc vỏ, tép mọng.',
      price: 58,
      versions: [
        version('da xanh Bến Tre', 'Da xanh ruột hồng, ngọt thanh và hầu như không hột.', { price: 1.15 }),
        version('năm roi Bình Minh', 'Năm roi chua ngọt, dễ ăn, bày mâm quả rất đẹp.', {
          tint: { hue: -25, brightness: 1.1 },
        }),
      ],
      choices: choices('Số trái', ['1 trái 1,2 kg', 1], ['2 trái', 1.95], ['Thùng 6 trái', 5.6]),
      tags: ['ngày Tết'],
    },
    {
      name: 'Cam',
      noun: 'cam',
      category: 'trai-cay-tuoi',
      emoji: '🍊',
      about: 'Cam hái lứa giữa vụ, vỏ xanh lốm đốm vàng nhưng nước ngọt và thơm.',
      price: 32,
      versions: [
        version('sành Vĩnh Long', 'Cam sành nhiều nước, vắt một ly chỉ cần hai trái.', { tint: { hue: 35 } }),
        version('xoàn Lai Vung', 'Cam xoàn ngọt đậm, ăn múi là ngon nhất.', { price: 1.5 }),
        version('mật không hạt', 'Giống không hạt, trẻ nhỏ ăn dễ.', {
          price: 1.3,
          tint: { hue: 12, brightness: 1.05 },
        }),
      ],
      choices: kilos,
    },
    {
      name: 'Khóm Cầu Đúc',
      noun: 'khóm',
      category: 'trai-cay-tuoi',
      emoji: '🍍',
      about: 'Khóm vùng đất phèn Hậu Giang cũ, mắt nhỏ, lõi giòn, ngọt sắc.',
      price: 22,
      versions: [
        version('nguyên trái', 'Gửi nguyên trái còn ngọn để giữ tươi lâu.'),
        version('gọt sẵn hút chân không', 'Gọt mắt, bổ tư, hút chân không, nhận là ăn.', {
          price: 1.7,
          tint: { hue: 8, brightness: 1.1 },
        }),
      ],
    },
    {
      name: 'Dừa',
      noun: 'dừa',
      category: 'trai-cay-tuoi',
      emoji: '🥥',
      about: 'Dừa hái đúng lứa, nước ngọt trong, cơm vừa tới.',
      price: 24,
      versions: [
        version('sáp Cầu Kè', 'Cơm dẻo đặc như sáp, dầm đá đường là thành món.', { price: 6 }),
        version('xiêm gọt trọc', 'Gọt trọc kèm khoen giật, cắm ống hút là uống.', {
          tint: { brightness: 1.15, saturation: 0.8 },
        }),
        version('dứa thơm', 'Nước thoảng mùi lá dứa, giống riêng của Bến Tre.', { price: 1.2, tint: { hue: 60 } }),
      ],
      tags: ['giải khát'],
    },
    {
      name: 'Chuối',
      noun: 'chuối',
      category: 'trai-cay-tuoi',
      emoji: '🍌',
      about: 'Chuối chín nải, vỏ vàng đều, ruột dẻo, cúng rằm hay ăn sáng đều được.',
      price: 28,
      versions: [
        version('già hương', 'Thơm đậm và ngọt, chín tới vỏ lấm tấm trứng cuốc.'),
        version('cau', 'Trái nhỏ vừa tay trẻ, vị ngọt thanh.', { price: 1.15, tint: { hue: -6, brightness: 1.05 } }),
      ],
    },
    {
      name: 'Dưa hấu Long An',
      noun: 'dưa hấu',
      category: 'trai-cay-tuoi',
      emoji: '🍉',
      about: 'Dưa trồng đất giồng, vỏ mỏng, thịt cát, ngọt từ cùi ra vỏ.',
      price: 75,
      versions: [
        version('ruột đỏ', 'Ruột đỏ thẫm, mỗi trái chừng 3 kg.'),
        version('không hạt', 'Giống không hạt, ngọt thanh, hợp nhà có trẻ nhỏ.', {
          price: 1.2,
          tint: { hue: 8, brightness: 1.08 },
        }),
      ],
    },
    {
      name: 'Bơ sáp',
      noun: 'bơ',
      category: 'trai-cay-tuoi',
      emoji: '🥑',
      about: 'Bơ dẻo, không xơ, chín đều sau hai ba ngày để nơi thoáng.',
      price: 48,
      versions: [
        version('034 trái dài', 'Giống 034 trái dài, hột nhỏ, cơm vàng béo.', { price: 1.3 }),
        version('tứ quý', 'Ra trái quanh năm, cơm dày, xay sinh tố rất sánh.', { tint: { hue: -15 } }),
      ],
      choices: kilos,
    },
    {
      name: 'Xoài sấy',
      noun: 'xoài sấy',
      category: 'trai-cay-say',
      emoji: '🥭',
      beside: '🥡',
      about: 'Sấy từ xoài cát chín, không phẩm màu, miếng còn nguyên thớ.',
      price: 55,
      versions: [
        version('dẻo', 'Dẻo mềm, chua ngọt vừa phải.', { tint: { hue: -10 } }),
        version('ít đường', 'Giảm nửa lượng đường, giữ vị chua tự nhiên.', { price: 1.1, tint: { brightness: 0.92 } }),
      ],
      choices: bags,
      tags: ['ăn vặt'],
    },
    {
      name: 'Mít sấy giòn',
      noun: 'mít sấy',
      category: 'trai-cay-say',
      emoji: '🍈',
      about: 'Mít Thái chín cây sấy chân không, giòn tan mà vẫn thơm mùi mít tươi.',
      price: 48,
      versions: [
        version('nguyên múi', 'Giữ nguyên múi, hút hết dầu nên ăn không ngấy.', {
          tint: { hue: -35, brightness: 1.1 },
        }),
        version('trộn thập cẩm', 'Trộn cùng khoai môn, chuối và khoai lang tím.', { price: 0.95, tint: { hue: -50 } }),
      ],
      choices: bags,
      tags: ['ăn vặt'],
    },
    {
      name: 'Mứt dừa non',
      noun: 'mứt dừa',
      category: 'mat-ong-mut',
      emoji: '🥥',
      beside: '🍯',
      about: 'Dừa non bào sợi, sên lửa nhỏ với đường phèn, dẻo mà không chảy.',
      price: 70,
      versions: [
        version('lá dứa', 'Màu xanh từ nước lá dứa tươi.', { tint: { hue: 85 } }),
        version('sữa', 'Sên cùng sữa đặc nên béo và thơm.', { tint: { saturation: 0.5, brightness: 1.15 } }),
      ],
      choices: bags,
      tags: ['ngày Tết'],
    },
    {
      name: 'Gạo',
      noun: 'gạo',
      category: 'gao-hat-cu',
      emoji: '🌾',
      beside: '🍚',
      about: 'Lúa vụ tôm vùng nước lợ Sóc Trăng, hạt dài trong, cơm dẻo thơm để nguội vẫn mềm.',
      price: 38,
      versions: [
        version('ST25 lúa tôm', 'Giống ST25 thơm lá dứa và cốm non.', { price: 1.15 }),
        version('ST24 mới xát', 'Giống ST24 xát trong tuần, cám còn thơm.', { tint: { hue: 15 } }),
        version('lứt tím Sóc Trăng', 'Gạo lứt tím than nhiều chất xơ, vo nhẹ rồi ngâm hai tiếng.', {
          price: 1.2,
          tint: { hue: 230, brightness: 0.7 },
        }),
      ],
      choices: choices('Khối lượng', ['1 kg', 1], ['5 kg', 4.8], ['10 kg', 9.3]),
    },
    {
      name: 'Khoai lang Bình Tân',
      noun: 'khoai lang',
      category: 'gao-hat-cu',
      emoji: '🍠',
      about: 'Khoai đất phù sa, ủ thêm một tuần cho xuống mật rồi mới gửi đi.',
      price: 26,
      versions: [
        version('tím Nhật', 'Ruột tím thẫm, bùi, hấp hay nấu chè đều hợp.', { tint: { hue: 270, brightness: 0.8 } }),
        version('mật vàng', 'Nướng lên mật rỉ ra vỏ, ngọt như mứt.', { price: 1.15 }),
      ],
      choices: kilos,
    },
  ],
}
