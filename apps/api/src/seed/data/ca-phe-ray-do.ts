import { choices, type Trade, version } from '../trade.ts'

const weights = choices('Khối lượng', ['250 g', 1], ['500 g', 1.9], ['1 kg', 3.6])

const light = version('rang nhạt', 'Rang nhạt giữ vị chua thanh của trái chín và hậu hoa trắng.', {
  price: 1.05,
  tint: { hue: 12, brightness: 1.25 },
  tags: ['rang nhạt'],
})
const medium = version('rang vừa', 'Rang vừa cho thân dày, thoảng mùi hạt dẻ và đường nâu.', { tags: ['rang vừa'] })
const dark = version('rang đậm', 'Rang đậm kiểu Việt, đắng dịu, pha phin với sữa đặc là đúng điệu.', {
  tint: { brightness: 0.7, saturation: 0.8 },
  tags: ['rang đậm'],
})
const honey = version('sơ chế mật ong', 'Hạt phơi còn lớp nhớt nên vị ngọt rõ, hậu như mật và mận khô.', {
  price: 1.2,
  tint: { hue: 20, saturation: 1.3, brightness: 1.1 },
  tags: ['mật ong'],
})

export const coffee: Trade = {
  shop: 'ca-phe-ray-do',
  pricesEnd: 'nine',
  closings: {
    every: [
      'Đóng gói tại rẫy ở Buôn Ma Thuột, gửi đi trong ngày.',
      'Không ưng ý, bạn gửi lại trong bảy ngày, rẫy hoàn tiền.',
      'Mỗi đơn kèm một tấm thiệp chụp rẫy vào mùa hoa.',
    ],
    of: {
      'ca-phe-hat': [
        'Rang trong tuần, túi có van một chiều, ngày rang in sau bao bì.',
        'Ghi chú dụng cụ pha khi đặt hàng, rẫy xay đúng cỡ giúp bạn.',
        'Ngon nhất trong vòng 45 ngày kể từ ngày rang.',
        'Hái chín trên 95%, phơi giàn, không trộn đậu hay bắp.',
      ],
      'ca-phe-pha-nhanh': [
        'Rang mẻ nhỏ, hương giữ kín trong túi bạc hai lớp.',
        'Hạn dùng mười hai tháng, cất nơi khô ráo.',
        'Không trộn đậu hay bắp, không hương liệu tổng hợp.',
      ],
    },
  },
  kinds: [
    {
      name: 'Cà phê Robusta Cư M’gar',
      noun: 'cà phê',
      category: 'ca-phe-hat',
      emoji: '🫘',
      beside: '☕',
      about: 'Robusta trồng ở độ cao 550 m trên đất đỏ bazan, hạt tròn mẩy, thơm ca cao.',
      price: 79,
      versions: [medium, dark, honey],
      choices: weights,
      tags: ['Robusta'],
    },
    {
      name: 'Cà phê Arabica Cầu Đất',
      noun: 'cà phê',
      category: 'ca-phe-hat',
      emoji: '🫘',
      about: 'Arabica vùng sương ở 1.500 m, chua thanh như cam vàng, hương hoa nhẹ.',
      price: 119,
      versions: [light, medium, honey],
      choices: weights,
      tags: ['Arabica'],
    },
    {
      name: 'Cà phê Culi nguyên hạt',
      noun: 'cà phê Culi',
      category: 'ca-phe-hat',
      emoji: '🫘',
      about: 'Mỗi trái chỉ có một nhân tròn, vị đậm và gắt hơn hạt thường, dành cho người uống mạnh.',
      price: 99,
      versions: [medium, dark],
      choices: weights,
      tags: ['Culi'],
    },
    {
      name: 'Cà phê phối trộn Sáng Sớm',
      noun: 'cà phê',
      category: 'ca-phe-hat',
      emoji: '☕',
      beside: '🫘',
      about: 'Bảy phần Robusta, ba phần Arabica, cân bằng giữa đậm và thơm cho ly đầu ngày.',
      price: 89,
      versions: [
        version('pha phin', 'Phối riêng cho phin nhôm, giọt chậm, lớp bọt nâu dày.'),
        version('pha máy', 'Phối riêng cho máy ép, lớp kem mịn và giữ lâu.', {
          price: 1.1,
          tint: { brightness: 0.85 },
        }),
        version('ủ lạnh', 'Phối riêng để ủ lạnh mười hai tiếng, ngọt hậu và gần như không đắng.', {
          price: 1.1,
          emoji: '🧋',
          tint: { hue: -8, saturation: 0.9 },
        }),
      ],
      choices: weights,
    },
    {
      name: 'Cà phê bột truyền thống',
      noun: 'cà phê bột',
      category: 'ca-phe-pha-nhanh',
      emoji: '☕',
      about: 'Bột xay cỡ phin, rang với chút bơ và rượu trắng theo công thức của bà ngoại.',
      price: 65,
      versions: [
        version('số 1', 'Vị đậm, hậu đắng, hợp người uống đen đá.'),
        version('số 3', 'Vị cân bằng, hợp pha nâu và bạc xỉu.', { price: 1.15, tint: { hue: 15, brightness: 1.1 } }),
      ],
      choices: weights,
    },
    {
      name: 'Cà phê phin giấy hộp 10 gói',
      noun: 'phin giấy',
      category: 'ca-phe-pha-nhanh',
      emoji: '🥡',
      beside: '☕',
      about: 'Xé gói, gài lên miệng ly, rót nước sôi ba lần là xong, tiện mang đi làm và du lịch.',
      price: 95,
      versions: [{ ...light, tint: { hue: 60 } }, medium, { ...dark, tint: { hue: -90 } }],
      tags: ['tiện lợi', 'văn phòng'],
    },
    {
      name: 'Cà phê sữa hòa tan',
      noun: 'cà phê hòa tan',
      category: 'ca-phe-pha-nhanh',
      emoji: '🥤',
      about: 'Hộp 18 gói, cà phê sấy lạnh cùng sữa bột nguyên kem, khuấy nước nóng hay đá đều tan nhanh.',
      price: 72,
      versions: [
        version('vị nguyên bản', 'Ngọt vừa, thơm cà phê thật chứ không thơm hương liệu.', { tint: { hue: 20 } }),
        version('vị dừa', 'Thêm sữa dừa Bến Tre béo nhẹ, uống đá rất hợp ngày nóng.', {
          price: 1.1,
          tint: { hue: 100, saturation: 0.7 },
        }),
      ],
      tags: ['tiện lợi'],
    },
    {
      name: 'Trà cascara vỏ cà phê',
      noun: 'trà',
      category: 'tra-ca-cao',
      emoji: '🍵',
      about: 'Vỏ trái chín phơi nắng, vị như táo đỏ khô và mật, ít caffeine nên tối vẫn uống được.',
      price: 85,
      versions: [
        version('nguyên vị', 'Không ướp thêm hương, pha nóng sáu phút cho màu hổ phách.'),
        version('gừng sẻ', 'Thêm lát gừng sẻ phơi khô, ấm bụng những ngày mưa.', { price: 1.08, tint: { hue: 20 } }),
      ],
      tags: ['trà'],
    },
    {
      name: 'Ca cao nguyên chất Ea Kar',
      noun: 'ca cao',
      category: 'tra-ca-cao',
      emoji: '🍫',
      beside: '🥛',
      about: 'Ca cao lên men sáu ngày rồi ép bớt bơ, thơm nồng, không đường và không sữa.',
      price: 110,
      versions: [
        version('dạng bột', 'Bột mịn dễ tan, hợp pha sữa nóng và làm bánh.'),
        version('dạng viên 70%', 'Viên sô-cô-la 70% ăn liền hoặc làm chảy phủ bánh.', {
          price: 1.25,
          tint: { brightness: 0.8 },
        }),
      ],
      choices: choices('Khối lượng', ['200 g', 1], ['500 g', 2.3]),
    },
    {
      name: 'Phin pha cà phê',
      noun: 'phin',
      category: 'do-pha-che',
      emoji: '🫙',
      beside: '☕',
      about: 'Phin nắp gài lỗ đều, nước xuống chậm và khô bã, dùng cho một đến hai ly.',
      price: 60,
      versions: [
        version('nhôm đúc', 'Nhôm đúc dày tay như phin quán xưa.', { tint: { saturation: 0.3 } }),
        version('inox 304', 'Inox 304 không ám mùi, rửa máy được.', {
          price: 1.5,
          tint: { saturation: 0.1 },
        }),
      ],
      tags: ['dụng cụ'],
    },
    {
      name: 'Ly sứ giữ nhiệt cà phê muối',
      noun: 'ly sứ',
      category: 'do-pha-che',
      emoji: '☕',
      about: 'Ly hai lớp 250 ml, ngoài không đọng nước, trong giữ nóng gần một tiếng.',
      price: 135,
      versions: [
        version('màu đất', 'Men mờ màu đất đỏ như con đường vào rẫy.', {
          tint: { hue: 20, saturation: 1.9, brightness: 0.95 },
        }),
        version('màu lá', 'Men xanh lá cà phê non, cầm lên thấy mát mắt.', {
          tint: { hue: -35, saturation: 1.3, brightness: 1.1 },
        }),
      ],
    },
    {
      name: 'Mật ong hoa cà phê',
      noun: 'mật ong',
      category: 'mat-ong-mut',
      emoji: '🍯',
      beside: '🌼',
      about: 'Mật quay đúng mùa hoa cà phê tháng hai, màu hổ phách, thơm như hoa nhài.',
      price: 150,
      versions: [
        version('chai thủy tinh', 'Đóng chai thủy tinh nắp gỗ, để tủ lạnh kết tinh mịn.'),
        version('nguyên tầng sáp', 'Cắt nguyên tầng sáp non, ăn cùng bánh mì nướng.', {
          price: 1.6,
          tint: { hue: 12, saturation: 1.3 },
        }),
      ],
      choices: choices('Khối lượng', ['350 g', 1], ['700 g', 1.85]),
    },
  ],
}
