import { choices, type Trade, version } from '../trade.ts'
import { dyes } from './dyes.ts'

const sizes = choices('Cỡ', ['S', 1], ['M', 1], ['L', 1], ['XL', 1.05])
const metres = choices('Chiều dài', ['2 mét', 1], ['3 mét', 1.5], ['5 mét', 2.45])

const red = version('đỏ đô', 'Sắc đỏ đô trầm, lên hình ấm, hợp ngày cưới hỏi và mùng một Tết.', {
  tint: dyes['đỏ đô'],
  tags: ['đỏ'],
})
const turquoise = version('xanh ngọc', 'Màu xanh ngọc tươi mà không gắt, tôn da và dễ phối khăn.', {
  tint: { hue: -75, saturation: 0.9 },
  tags: ['xanh'],
})
const violet = version('tím Huế', 'Sắc tím Huế nhuộm từ hai lượt màu nên ra nắng vẫn giữ đúng tông.', {
  tint: dyes['tím Huế'],
  tags: ['tím'],
})
const gold = version('vàng hoàng yến', 'Vàng hoàng yến sáng, mặc chụp ảnh ngoài trời rất nổi.', {
  tint: { hue: 162, saturation: 1.1, brightness: 1.35 },
  tags: ['vàng'],
})
const ivory = version('trắng ngà', 'Trắng ngà dịu mắt, lót hai lớp nên không lo mỏng.', {
  tint: dyes['trắng ngà'],
  tags: ['trắng'],
})
const navy = version('xanh than', 'Xanh than nghiêm chỉnh, hợp đi làm và những buổi lễ trang trọng.', {
  tint: dyes['xanh than'],
  tags: ['xanh'],
})

export const silk: Trade = {
  shop: 'ao-dai-to-vang',
  pricesEnd: 'round',
  closings: {
    every: [
      'Gửi trong hộp giấy cứng kèm thẻ hướng dẫn giữ gìn.',
      'Mỗi màu làm từng đợt nhỏ, hết phải chờ mẻ sau.',
      'Không ưng, tiệm đổi trong bảy ngày và chịu phí gửi một chiều.',
      'Cần xem màu thật, bạn nhắn tiệm quay video trước khi gửi.',
    ],
    of: {
      'ao-dai': [
        'Giặt tay bằng dầu gội dịu nhẹ, phơi nơi râm mát.',
        'Không vừa cỡ, tiệm đổi trong bảy ngày và chịu phí gửi một chiều.',
        'Nhận sửa eo và gấu miễn phí một lần.',
      ],
      'vai-lua': [
        'Tấm vải có tem của hợp tác xã dệt, cắt nguyên khổ không nối.',
        'Nhận may theo số đo nếu bạn đặt từ ba mét.',
      ],
    },
  },
  kinds: [
    {
      name: 'Áo dài lụa tơ tằm',
      noun: 'áo dài',
      category: 'ao-dai',
      emoji: 'ao-dai',
      beside: '🪭',
      about: 'Áo dài cổ truyền may từ lụa tơ tằm mềm rủ, tà dài quá gối, tay ráp-lăng ôm vừa vai.',
      price: 1450,
      versions: [red, violet, ivory, turquoise],
      choices: sizes,
      tags: ['lễ hội', 'ngày Tết'],
    },
    {
      name: 'Áo dài cách tân cổ tròn',
      noun: 'áo dài',
      category: 'ao-dai',
      emoji: 'ao-dai',
      beside: '👜',
      about: 'Dáng suông lửng gối, tay lỡ, mặc cùng quần ống suông hay chân váy đều gọn gàng.',
      price: 690,
      versions: [gold, turquoise, navy],
      choices: sizes,
      tags: ['dạo phố'],
    },
    {
      name: 'Áo dài bé gái thêu',
      noun: 'áo dài cho bé',
      category: 'ao-dai',
      emoji: 'ao-dai',
      beside: '🎀',
      about: 'Bộ áo kèm quần cho bé từ 3 đến 10 tuổi, vải tằm pha thoáng, cổ mềm không cọ da.',
      price: 320,
      versions: [
        version('hoa mai', 'Nhành mai thêu tay trước ngực, mũi chỉ phẳng và chắc.', {
          tint: { hue: 162, saturation: 0.8, brightness: 1.5 },
        }),
        version('hoa đào', 'Những bông đào hồng rải từ vai xuống tà, bé mặc đi chúc Tết rất xinh.', {
          tint: { hue: 85, saturation: 0.7, brightness: 1.35 },
        }),
      ],
      choices: choices('Cỡ', ['3–4 tuổi', 1], ['5–6 tuổi', 1.05], ['7–8 tuổi', 1.1], ['9–10 tuổi', 1.15]),
      tags: ['bé gái', 'ngày Tết'],
    },
    {
      name: 'Áo dài nam gấm',
      noun: 'áo dài nam',
      category: 'ao-dai',
      emoji: 'ao-dai',
      about: 'Gấm dệt hoa văn chữ thọ, cổ đứng lót dựng, năm cúc cài lệch đúng lối cổ phục.',
      price: 890,
      versions: [navy, red],
      choices: sizes,
      tags: ['lễ hội'],
    },
    {
      name: 'Áo bà ba lụa',
      noun: 'áo bà ba',
      category: 'ao-vay',
      emoji: '👚',
      beside: '👒',
      about: 'Áo bà ba cổ tim, xẻ tà nhẹ hai bên hông, mặc nhà hay đi chợ nổi đều mát.',
      price: 420,
      versions: [violet, { ...turquoise, tint: { hue: -150 } }, ivory],
      choices: sizes,
    },
    {
      name: 'Đầm lụa suông tay bồng',
      noun: 'đầm lụa',
      category: 'ao-vay',
      emoji: '👗',
      about: 'Đầm dáng suông che khuyết điểm, tay bồng nhẹ, có túi chìm hai bên.',
      price: 560,
      versions: [gold, ivory, red],
      choices: sizes,
      tags: ['công sở'],
    },
    {
      name: 'Khăn choàng tơ tằm',
      noun: 'khăn',
      category: 'khan-phu-kien',
      emoji: '🧣',
      beside: '🌸',
      about: 'Khăn 50 × 180 cm, mỏng nhẹ gấp gọn trong lòng bàn tay, choàng vai hay quấn cổ đều đẹp.',
      price: 280,
      versions: [
        version('nhuộm củ nâu', 'Nhuộm củ nâu bảy nước, màu mộc và càng giặt càng mềm.', {
          tint: { hue: 25, saturation: 0.5, brightness: 0.75 },
        }),
        version('nhuộm chàm', 'Chàm ủ vại theo lối Tây Bắc, xanh thẫm có chiều sâu.', {
          tint: dyes.chàm,
        }),
        version('nhuộm lá bàng', 'Lá bàng già cho màu vàng rêu lạ mắt, không dùng chất hãm hóa học.', {
          tint: { hue: 80, saturation: 0.6 },
        }),
      ],
      tags: ['nhuộm tự nhiên', 'quà tặng'],
    },
    {
      name: 'Quạt xếp lụa vẽ tay',
      noun: 'quạt',
      category: 'khan-phu-kien',
      emoji: '🪭',
      beside: '🌸',
      about: 'Nan tre già chuốt nhẵn, mặt lụa căng phẳng, mở ra gập vào êm tay.',
      price: 145,
      versions: [
        version('cầu Trường Tiền', 'Mặt quạt vẽ cầu Trường Tiền soi bóng sông Hương.', {
          tint: { hue: -80, saturation: 0.8 },
        }),
        version('hoa sen', 'Ba bông sen vẽ màu nước, mỗi chiếc có chữ ký người vẽ.', {
          tint: { hue: -30, saturation: 0.7, brightness: 1.15 },
        }),
      ],
      tags: ['vẽ tay', 'quà tặng'],
    },
    {
      name: 'Nón lá bài thơ',
      noun: 'nón lá',
      category: 'khan-phu-kien',
      emoji: '👒',
      about: 'Nón hai lớp lá nhẹ tênh, soi ra nắng thấy bài thơ ép giữa lòng nón.',
      price: 120,
      versions: [
        version('quai nhung tím', 'Quai nhung tím bản rộng, đội lâu không hằn cằm.', {
          tint: { ...dyes['tím Huế'], paints: 'red' },
        }),
        version('thêu hoa', 'Vành trong thêu hoa chỉ màu, hợp làm quà cho người ở xa.', { price: 1.4 }),
      ],
      tags: ['quà tặng'],
    },
    {
      name: 'Túi xách gấm quai gỗ',
      noun: 'túi',
      category: 'khan-phu-kien',
      emoji: '👜',
      about: 'Thân gấm dệt nổi, quai gỗ dừa tiện tròn, đựng vừa điện thoại, ví và quạt.',
      price: 350,
      versions: [
        version('hoa cúc', 'Hoa cúc dây dệt nổi, đi cùng áo dài rất hợp.', { tint: { hue: 20, saturation: 1.3 } }),
        version('mây cuộn', 'Họa tiết mây cuộn lấy từ gấm cung đình.', { tint: { hue: 190, saturation: 1.1 } }),
      ],
    },
    {
      name: 'Lụa tơ tằm may áo dài',
      noun: 'tấm lụa',
      category: 'vai-lua',
      emoji: '🧵',
      beside: '🪡',
      about: 'Lụa khổ 90 cm dệt thoi, mặt bóng nhẹ, chạm vào mát tay, may áo dài hay áo kiểu đều đứng dáng.',
      price: 460,
      versions: [red, violet, { ...gold, tint: dyes.vàng }],
      choices: metres,
    },
    {
      name: 'Vải đũi tằm',
      noun: 'vải đũi',
      category: 'vai-lua',
      emoji: '🧵',
      about: 'Đũi thô kéo sợi tay, mặc hè mát, thấm mồ hôi và ít nhăn hơn lanh.',
      price: 290,
      versions: [
        version('màu mộc', 'Giữ nguyên màu sợi tằm, hợp phong cách giản dị.', {
          tint: { saturation: 0.3, brightness: 1.25 },
        }),
        version('xanh rêu', 'Xanh rêu nhuộm lá tự nhiên, dễ may áo khoác mỏng.', {
          tint: dyes['xanh rêu'],
        }),
      ],
      choices: metres,
      tags: ['nhuộm tự nhiên'],
    },
  ],
}
