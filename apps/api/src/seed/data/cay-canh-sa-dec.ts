import { choices, type Trade, version } from '../trade.ts'
import { dyes } from './dyes.ts'

const clay = version('chậu đất nung', 'Trồng sẵn trong chậu đất nung thoát nước tốt.')
const white = version('chậu sứ trắng', 'Đi cùng chậu sứ trắng và đĩa lót, đặt bàn là đẹp.', {
  price: 1.35,
  tint: { ...dyes['sứ trắng'], paints: 'clay' },
})
const woven = version('giỏ lục bình', 'Bọc giỏ lục bình đan tay, có lớp lót chống thấm.', {
  price: 1.25,
  tint: { saturation: 0.8, brightness: 0.92 },
})
const sizes = choices('Cỡ', ['Nhỏ', 1], ['Vừa', 1.6], ['Lớn', 2.6])

export const plants: Trade = {
  shop: 'cay-canh-sa-dec',
  pricesEnd: 'round',
  closings: {
    every: [
      'Đóng thùng đứng có lỗ thở, cây chết trong bảy ngày vườn gửi lại.',
      'Kèm thẻ hướng dẫn tưới và phơi nắng viết tay.',
      'Cây dưỡng tại vườn Tân Quy Đông ít nhất hai tháng trước khi bán.',
      'Nhắn ảnh góc nhà, người vườn tư vấn chỗ đặt miễn phí.',
    ],
    of: {
      'do-lam-vuon': ['Chính vườn nhà đang dùng hằng ngày.', 'Mới trồng cây lần đầu, bạn cứ nhắn vườn chỉ cách dùng.'],
    },
  },
  kinds: [
    {
      name: 'Cây kim tiền',
      noun: 'cây kim tiền',
      category: 'cay-de-ban',
      emoji: '🪴',
      about: 'Lá dày bóng, chịu bóng râm và máy lạnh, mười ngày tưới một lần.',
      price: 120,
      versions: [clay, white, woven],
      choices: sizes,
      tags: ['phong thủy', 'văn phòng'],
    },
    {
      name: 'Cây trầu bà',
      noun: 'cây trầu bà',
      category: 'cay-de-ban',
      emoji: '🌿',
      beside: '🪴',
      about: 'Dây rủ mềm, lọc không khí, trồng đất hay thả bình nước đều sống khỏe.',
      price: 65,
      versions: [
        clay,
        version('thủy sinh', 'Trồng trong bình thủy tinh, nhìn thấy bộ rễ trắng.', {
          price: 1.3,
          tint: { hue: 20, brightness: 1.1 },
        }),
      ],
      tags: ['lọc khí'],
    },
    {
      name: 'Cây lưỡi hổ mini',
      noun: 'cây lưỡi hổ',
      category: 'cay-de-ban',
      emoji: '🪴',
      about: 'Nhả oxy ban đêm, hợp phòng ngủ, gần như không cần chăm.',
      price: 75,
      versions: [clay, white],
      tags: ['lọc khí'],
    },
    {
      name: 'Trúc phát lộc',
      noun: 'trúc phát lộc',
      category: 'cay-de-ban',
      emoji: '🎍',
      about: 'Thân trúc uốn tay, cắm bình nước, để quầy thu ngân hay bàn khách.',
      price: 150,
      versions: [
        version('xoắn 9 thân', 'Chín thân xoắn bó ruy-băng đỏ.'),
        version('tháp ba tầng', 'Kết tháp ba tầng, mừng khai trương.', { price: 2.2, tint: { hue: 15 } }),
      ],
      tags: ['phong thủy', 'quà tặng'],
    },
    {
      name: 'Sen đá',
      noun: 'sen đá',
      category: 'sen-da-xuong-rong',
      emoji: '🪷',
      about: 'Cây thuần nắng Đà Lạt, lá mập xếp như bông hoa, ưa nắng sớm và đất ráo.',
      price: 35,
      versions: [
        version('viền hồng', 'Viền lá ửng hồng khi đủ nắng.'),
        version('nâu sô-cô-la', 'Màu nâu lạ, phối với sỏi trắng rất nổi.', {
          tint: { hue: 60, saturation: 0.6, brightness: 0.8 },
        }),
        version('ngọc xanh', 'Lá trong như ngọc, cụm tròn đầy.', { price: 1.2, tint: { hue: 180, saturation: 0.7 } }),
      ],
      tags: ['để bàn'],
    },
    {
      name: 'Xương rồng',
      noun: 'xương rồng',
      category: 'sen-da-xuong-rong',
      emoji: '🌵',
      about: 'Chịu hạn giỏi, hai tuần tưới một lần, gai mềm an toàn hơn loại thường.',
      price: 45,
      versions: [
        version('tai thỏ', 'Dáng tai thỏ ngộ nghĩnh.'),
        version('bánh sinh nhật', 'Thân tròn ra hoa hồng quanh đỉnh mỗi mùa.', { price: 1.4, tint: { hue: 30 } }),
      ],
      tags: ['để bàn'],
    },
    {
      name: 'Tiểu cảnh terrarium',
      noun: 'tiểu cảnh',
      category: 'sen-da-xuong-rong',
      emoji: '🪨',
      beside: '🌱',
      about: 'Rêu, đá và cây nhỏ xếp lớp trong bình kính, tự giữ ẩm cả tháng.',
      price: 260,
      versions: [
        version('rừng mưa', 'Cảnh rừng mưa có suối đá nhỏ.', { tint: { hue: 120, saturation: 2 } }),
        version('sa mạc', 'Cảnh sa mạc với cát màu và xương rồng.', { emoji: '🌵' }),
      ],
      tags: ['quà tặng'],
    },
    {
      name: 'Hoa hồng chậu',
      noun: 'cây hồng',
      category: 'hoa-chau',
      emoji: '🌹',
      about: 'Hồng ngoại thuần khí hậu miền Nam, ra hoa quanh năm nếu đủ nắng.',
      price: 95,
      versions: [
        version('leo', 'Giống leo bông chùm, hợp cổng và hàng rào.', { price: 1.4, tint: { hue: -20 } }),
        version('bụi Sa Đéc', 'Hồng bụi cổ Sa Đéc hương rất đậm.'),
        version('tỉ muội', 'Bông nhỏ li ti, để ban công.', { price: 0.7, tint: { hue: -35, brightness: 1.1 } }),
      ],
      choices: choices('Cỡ', ['Chậu 20 cm', 1], ['Chậu 30 cm', 1.8]),
    },
    {
      name: 'Cúc mâm xôi',
      noun: 'cúc mâm xôi',
      category: 'hoa-chau',
      emoji: '🌼',
      about: 'Tròn như mâm xôi, nụ dày, nở rộ đúng dịp Tết.',
      price: 180,
      versions: [
        version('vàng', 'Màu vàng rực truyền thống.', { emoji: '🏵️', tint: dyes.vàng }),
        version('tím', 'Màu tím lạ, bày đôi trước nhà.', { price: 1.1, emoji: '🏵️', tint: dyes.tím }),
      ],
      choices: choices('Bán theo', ['1 chậu', 1], ['Cặp 2 chậu', 1.9]),
      tags: ['ngày Tết'],
    },
    {
      name: 'Hướng dương lùn',
      noun: 'hướng dương',
      category: 'hoa-chau',
      emoji: '🌻',
      about: 'Cao 40 cm, mỗi chậu ba bông, giữ hoa chừng hai tuần.',
      price: 70,
      versions: [clay, woven],
    },
    {
      name: 'Mai vàng bonsai',
      noun: 'cây mai',
      category: 'hoa-chau',
      emoji: '🌳',
      beside: '🌼',
      about: 'Mai giảo năm cánh, thế trực, lặt lá rằm tháng Chạp là nở đúng mùng một.',
      price: 950,
      versions: [
        version('5 năm tuổi', 'Gốc bằng cổ tay, tàn tròn.', { tint: { hue: -20 } }),
        version('10 năm tuổi', 'Gốc lớn, bộ rễ nổi đẹp.', { price: 2.6, tint: { hue: -45, brightness: 1.1 } }),
      ],
      tags: ['ngày Tết'],
    },
    {
      name: 'Đất trồng trộn sẵn',
      noun: 'đất trồng',
      category: 'do-lam-vuon',
      emoji: '🌱',
      beside: '🪣',
      about: 'Xơ dừa, trấu hun và phân trùn quế ủ hoai, tơi xốp không mùi.',
      price: 39,
      versions: [
        version('rau và hoa', 'Công thức giữ ẩm cho rau và hoa.', { tint: { brightness: 0.9 } }),
        version('sen đá', 'Thêm đá bọt và perlite thoát nước nhanh.', { price: 1.2, tint: { hue: -20 } }),
      ],
      choices: choices('Khối lượng', ['Bao 5 dm³', 1], ['Bao 20 dm³', 3.4]),
    },
    {
      name: 'Hạt giống rau nhà phố',
      noun: 'hạt giống',
      category: 'do-lam-vuon',
      emoji: '🥬',
      about: 'Tỉ lệ nảy mầm trên 90%, gieo khay hay thùng xốp đều lên.',
      price: 18,
      versions: [
        version('rau ăn lá', 'Cải ngọt, rau muống, xà lách, dền.', { tint: { hue: 10 } }),
        version('rau thơm', 'Húng quế, tía tô, kinh giới, mùi.', { emoji: '🌿' }),
        version('cà ớt', 'Cà chua bi, ớt sừng, cà pháo.', { price: 1.2, emoji: '🌶️' }),
      ],
      tags: ['rau sạch'],
    },
    {
      name: 'Bình tưới vòi dài',
      noun: 'bình tưới',
      category: 'do-lam-vuon',
      emoji: '🪣',
      beside: '🌷',
      about: 'Vòi dài tưới tận gốc, không văng đất, rót hết không nhỏ giọt.',
      price: 110,
      versions: [
        version('tôn sơn', 'Tôn sơn tĩnh điện không gỉ.', { tint: { hue: -80 } }),
        version('nhựa trong', 'Nhựa trong thấy mực nước.', { price: 0.6, tint: { hue: 20, brightness: 1.15 } }),
      ],
    },
  ],
}
