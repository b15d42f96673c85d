import { choices, type Trade, version } from '../trade.ts'

const months = choices('Cỡ', ['0–3 tháng', 1], ['3–6 tháng', 1.05], ['6–12 tháng', 1.1], ['12–18 tháng', 1.15])

const pink = version('màu hồng phấn', 'Màu hồng phấn nhuộm phản ứng, giặt không ra màu.', {
  tint: { hue: -140, saturation: 0.7, brightness: 1.1 },
})
const mint = version('màu xanh bạc hà', 'Màu xanh bạc hà dịu mắt, bé trai bé gái đều hợp.', {
  tint: { hue: 30, saturation: 0.7, brightness: 1.1 },
})
const butter = version('màu vàng bơ', 'Màu vàng bơ ấm, chụp ảnh đầy tháng rất xinh.', {
  tint: { hue: -70, saturation: 0.8, brightness: 1.15 },
})

export const motherAndBaby: Trade = {
  shop: 'gau-nau',
  pricesEnd: 'nine',
  closings: {
    every: [
      'Đạt chuẩn hợp quy đồ dùng trẻ em, tem chứng nhận trên bao bì.',
      'Shop là nơi hai chị em chọn từng món cho chính bé nhà mình.',
      'Gói quà và viết thiệp chúc mừng miễn phí.',
    ],
    of: {
      'quan-ao-be': ['Mẹ giặt nước ấm trước lần mặc đầu tiên.', 'Đổi cỡ miễn phí trong mười ngày nếu còn tem.'],
      'an-dam-binh-sua': [
        'Không BPA, tiệt trùng được bằng hơi nước.',
        'Đạt chuẩn an toàn thực phẩm, tem chứng nhận trên bao bì.',
      ],
    },
  },
  kinds: [
    {
      name: 'Bình sữa PPSU cổ rộng',
      noun: 'bình sữa',
      category: 'an-dam-binh-sua',
      emoji: '🍼',
      about: 'Nhựa PPSU chịu 180 độ, núm mềm chống sặc, vạch chia không mờ.',
      price: 189,
      versions: [
        version('núm ti chậm', 'Núm chảy chậm cho bé mới sinh.'),
        version('có tay cầm', 'Hai tay cầm cho bé tập tự ôm bình.', { price: 1.15, tint: { hue: 170 } }),
      ],
      choices: choices('Dung tích', ['160 ml', 1], ['240 ml', 1.15], ['330 ml', 1.3]),
    },
    {
      name: 'Bộ bát thìa ăn dặm',
      noun: 'bộ bát ăn dặm',
      category: 'an-dam-binh-sua',
      emoji: '🥣',
      beside: '🥄',
      about: 'Silicone thực phẩm, đáy hút bàn, bé kéo không bung.',
      price: 159,
      versions: [
        version('hình gấu', 'Bát ba ngăn hình mặt gấu, bé thích tự xúc.', {
          tint: { hue: 100, saturation: 0.7, brightness: 1.1 },
        }),
        version('hình thuyền', 'Bát hình chiếc thuyền, thành cao hứng đồ rơi.', {
          tint: { saturation: 0.8, brightness: 1.15 },
        }),
        version('gỗ sồi', 'Bát gỗ sồi đế silicone, đẹp cả trên bàn người lớn.', {
          price: 1.5,
          tint: { hue: 145, saturation: 0.5, brightness: 1.25 },
        }),
      ],
      tags: ['ăn dặm'],
    },
    {
      name: 'Cháo bột ăn dặm hữu cơ',
      noun: 'bột ăn dặm',
      category: 'an-dam-binh-sua',
      emoji: '🥡',
      beside: '🌽',
      about: 'Gạo mầm và rau củ sấy thăng hoa, không muối không đường, pha nước nóng ba phút.',
      price: 79,
      versions: [
        version('bí đỏ', 'Vị bí đỏ ngọt tự nhiên, hợp bé mới tập ăn.', { emoji: '🍠' }),
        version('rau ngót', 'Vị rau ngót thơm như cháo nhà nấu.', { tint: { hue: 120 } }),
        version('ngô ngọt', 'Vị ngô ngọt dễ ăn, giàu chất xơ.', { emoji: '🌽' }),
      ],
      tags: ['ăn dặm', 'hữu cơ'],
    },
    {
      name: 'Bộ áo liền quần sơ sinh',
      noun: 'bộ đồ',
      category: 'quan-ao-be',
      emoji: '👕',
      beside: '🧸',
      about: 'Vải bông hữu cơ, cúc bấm dọc thân, thay tã không phải cởi áo.',
      price: 129,
      versions: [
        { ...pink, tint: { hue: 220, saturation: 0.7, brightness: 1.1 } },
        { ...mint, tint: { hue: 40, saturation: 0.8 } },
        { ...butter, tint: { hue: -50, saturation: 0.8, brightness: 1.1 } },
      ],
      choices: months,
      tags: ['sơ sinh'],
    },
    {
      name: 'Tất len chống trượt',
      noun: 'tất',
      category: 'quan-ao-be',
      emoji: '🧦',
      about: 'Gan bàn chân chấm cao su, bé tập đi trên sàn gạch không trượt.',
      price: 39,
      versions: [mint, pink],
      choices: choices('Số đôi', ['1 đôi', 1], ['Bộ 5 đôi', 4.2]),
    },
    {
      name: 'Khăn quấn vải sợi tre',
      noun: 'khăn quấn',
      category: 'quan-ao-be',
      emoji: '🧣',
      about: 'Khăn 110 × 110 cm mềm mát, vừa quấn ngủ vừa che cho bú.',
      price: 145,
      versions: [
        { ...pink, tint: { hue: -10, saturation: 0.45, brightness: 1.3 } },
        { ...mint, tint: { hue: 160, saturation: 0.4, brightness: 1.25 } },
      ],
      tags: ['sơ sinh'],
    },
    {
      name: 'Gấu bông',
      noun: 'gấu bông',
      category: 'do-choi',
      emoji: '🧸',
      about: 'Bông gòn đàn hồi, mắt thêu thay vì hạt nhựa, giặt máy được.',
      price: 169,
      versions: [
        version('Nâu Sữa', 'Gấu nâu mặc yếm kẻ, ôm ngủ vừa vòng tay bé.'),
        version('Mật Ong', 'Gấu vàng mật thắt nơ, tặng sinh nhật rất hợp.', { tint: { hue: 18, brightness: 1.15 } }),
        version('Sô-cô-la', 'Gấu nâu sẫm lông xoăn, sờ rất đã tay.', { tint: { brightness: 0.7 } }),
      ],
      choices: choices('Cỡ', ['30 cm', 1], ['50 cm', 1.7], ['80 cm', 2.8]),
      tags: ['quà tặng'],
    },
    {
      name: 'Tranh ghép gỗ',
      noun: 'tranh ghép',
      category: 'do-choi',
      emoji: '🧩',
      about: 'Gỗ bồ đề mài nhẵn, mực in thực phẩm, mảnh dày dễ cầm.',
      price: 89,
      versions: [
        version('con vật đồng quê', 'Mười hai con vật kèm âm đọc trong sách nhỏ.'),
        version('chữ cái tiếng Việt', 'Đủ 29 chữ cái và năm dấu thanh.', { price: 1.3, tint: { hue: 120 } }),
        version('các loại quả', 'Quả miền Nam quen thuộc, ghép theo màu.', { tint: { hue: 220 } }),
      ],
      tags: ['gỗ', 'học mà chơi'],
    },
    {
      name: 'Xe chòi chân',
      noun: 'xe chòi chân',
      category: 'do-choi',
      emoji: '🛴',
      about: 'Ba bánh đèn sáng, tay lái chỉnh ba nấc, gập gọn bỏ cốp xe.',
      price: 690,
      versions: [
        version('màu xanh', 'Bánh cao su êm, ít ồn trong nhà.'),
        version('đã qua sử dụng', 'Xe bé nhà shop đi một năm, thay bánh mới, khung chắc.', {
          price: 0.5,
          condition: 'USED',
          tint: { saturation: 0.5 },
        }),
      ],
    },
    {
      name: 'Khủng long đất nặn',
      noun: 'bộ đất nặn',
      category: 'do-choi',
      emoji: '🦖',
      beside: '🎨',
      about: 'Đất nặn bột mì cùng khuôn khủng long, không dính tay, để lâu không khô.',
      price: 99,
      versions: [
        version('12 màu', 'Hộp 12 màu và sáu khuôn.'),
        version('24 màu', 'Hộp 24 màu, mười hai khuôn và thảm nặn.', { price: 1.7, tint: { hue: 60 } }),
      ],
    },
    {
      name: 'Vịt tắm đo nhiệt',
      noun: 'vịt tắm',
      category: 'cham-soc-be',
      emoji: '🐣',
      beside: '🛁',
      about: 'Thả vào chậu, nước quá nóng bụng vịt đổi màu, mẹ biết ngay.',
      price: 69,
      versions: [
        version('một chú vịt', 'Một chú vịt vàng dễ thương.'),
        version('bộ ba', 'Bộ ba vịt mẹ vịt con, tắm xong úp ráo.', { price: 2.2, tint: { hue: -10 } }),
      ],
    },
    {
      name: 'Nước tắm thảo dược cho bé',
      noun: 'nước tắm',
      category: 'cham-soc-be',
      emoji: '🧴',
      beside: '🌿',
      about: 'Chiết từ mướp đắng, sài đất và chè xanh, dịu rôm sảy, không bọt.',
      price: 115,
      versions: [
        version('mướp đắng', 'Mướp đắng rừng mát da ngày hè.', { tint: { hue: 140, saturation: 0.9 } }),
        version('tía tô', 'Tía tô ấm hơn, hợp mùa lạnh.', { tint: { hue: 290, saturation: 0.9 } }),
      ],
      choices: choices('Dung tích', ['250 ml', 1], ['500 ml', 1.8]),
    },
  ],
}
