import { choices, type Trade, version } from '../trade.ts'
import { dyes } from './dyes.ts'

const cobalt = { hue: 195, saturation: 1.1 }
const lotus = version(
  'men lam vẽ sen',
  'Hoa sen vẽ tay bằng bút lông, màu lam chìm dưới men nên dùng lâu không phai.',
  {
    price: 1.2,
    tint: cobalt,
    tags: ['vẽ tay', 'men lam'],
  },
)
const crackle = version(
  'men rạn giả cổ',
  'Vân rạn nổi tự nhiên trong lúc làm nguội lò, không chiếc nào giống chiếc nào.',
  {
    tint: { saturation: 0.35, brightness: 1.25 },
    tags: ['men rạn'],
  },
)
const flame = version('men hỏa biến', 'Men đổi sắc theo ngọn lửa, từ nâu đỏ sang xanh thẫm, mỗi mẻ một gam màu.', {
  price: 1.35,
  tint: { hue: -25, saturation: 1.4, brightness: 0.9 },
  tags: ['hỏa biến'],
})
const eel = version('men da lươn', 'Men nâu vàng óng như da lươn, màu của những chiếc chum trong gian bếp xưa.', {
  price: 0.9,
  tint: { hue: 10, saturation: 1.15 },
  tags: ['men nâu'],
})
const jade = version('men ngọc', 'Lớp men xanh ngọc trong và dày, soi dưới nắng thấy ánh lên rất dịu.', {
  price: 1.1,
  tint: dyes['men ngọc'],
  tags: ['men ngọc'],
})
const dragonfly = version(
  'vẽ chuồn chuồn',
  'Nét chuồn chuồn đậu ngọn cỏ được nghệ nhân đưa bút một lần, không can hình.',
  { price: 1.15, tint: { hue: 210, saturation: 0.7, brightness: 1.1 }, tags: ['vẽ tay'] },
)

export const pottery: Trade = {
  shop: 'gom-bat-trang',
  pricesEnd: 'round',
  closings: {
    every: [
      'Hàng được bọc xốp hai lớp, vỡ khi vận chuyển shop gửi bù.',
      'Nung ở 1.250 độ, gõ vào nghe tiếng đanh và trong.',
      'Vì làm tay nên kích thước có thể chênh vài mi-li-mét.',
      'Đáy có triện của lò và năm ra lò.',
    ],
    of: {
      'bat-dia': [
        'Gốm đã kiểm định không chì, yên tâm đựng thức ăn nóng.',
        'Dùng được với lò vi sóng và máy rửa bát, vỡ khi vận chuyển shop gửi bù.',
      ],
    },
  },
  kinds: [
    {
      name: 'Bình hoa dáng tỏi',
      noun: 'bình hoa',
      category: 'binh-lo-hoa',
      emoji: '🏺',
      beside: '🌸',
      about: 'Dáng tỏi cổ cao, bụng tròn, cắm một cành đào hay vài bông sen đều đứng hoa.',
      price: 320,
      versions: [lotus, crackle, flame],
      choices: choices('Chiều cao', ['20 cm', 1], ['28 cm', 1.5], ['35 cm', 2.1]),
      tags: ['quà tặng', 'trang trí'],
    },
    {
      name: 'Lọ hoa mini để bàn',
      noun: 'lọ hoa',
      category: 'binh-lo-hoa',
      emoji: '⚱️',
      beside: '🌼',
      about: 'Chiếc lọ cao chừng một gang tay, vừa cho bàn làm việc hoặc bệ cửa sổ.',
      price: 95,
      versions: [eel, jade, dragonfly],
      tags: ['để bàn'],
    },
    {
      name: 'Chum sành ủ rượu',
      noun: 'chum',
      category: 'binh-lo-hoa',
      emoji: '⚱️',
      beside: '🍶',
      about: 'Chum đất sét nâu nung già lửa, thành chum thở được nên rượu và mắm ngấu êm.',
      price: 480,
      versions: [
        version('nắp gỗ mít', 'Nắp gỗ mít ôm kín miệng chum, thoảng mùi thơm nhẹ khi mở.', { price: 1.1 }),
        version('quai mây', 'Hai quai bện mây già giúp nhấc chum chắc tay hơn.', { tint: { brightness: 0.85 } }),
      ],
      choices: choices('Dung tích', ['5 lít', 1], ['10 lít', 1.6], ['20 lít', 2.5]),
    },
    {
      name: 'Bộ ấm trà dáng quả hồng',
      noun: 'bộ ấm trà',
      category: 'am-chen-tra',
      emoji: '🫖',
      beside: '🍵',
      about: 'Một ấm, sáu chén và khay lót. Vòi ấm cắt dòng gọn, rót đến giọt cuối không chảy ngược.',
      price: 420,
      versions: [
        { ...lotus, tint: { hue: 225, saturation: 0.9 } },
        jade,
        { ...flame, tint: { hue: 20, saturation: 0.9, brightness: 0.75 } },
      ],
      tags: ['quà tặng', 'bàn trà'],
    },
    {
      name: 'Ấm tử sa nhỏ',
      noun: 'ấm',
      category: 'am-chen-tra',
      emoji: '🫖',
      about: 'Ấm dung tích 180 ml cho người uống trà một mình hoặc hai người đối ẩm.',
      price: 290,
      versions: [
        version('đất nâu', 'Đất nâu mộc không tráng men, càng dùng càng lên nước bóng.', {
          tint: { hue: 30, saturation: 0.55, brightness: 0.6 },
        }),
        version('đất đỏ khắc trúc', 'Thân ấm khắc tay cành trúc, nét dao còn nguyên độ sắc.', {
          price: 1.3,
          tint: { hue: 20, saturation: 0.75, brightness: 0.8 },
        }),
      ],
      tags: ['bàn trà'],
    },
    {
      name: 'Tách trà kèm đĩa lót',
      noun: 'tách trà',
      category: 'am-chen-tra',
      emoji: '🍵',
      beside: '🫖',
      about: 'Tách loe miệng, thành mỏng, cầm vừa ba ngón tay và giữ ấm tốt.',
      price: 85,
      versions: [{ ...lotus, tint: dyes['men lam'] }, dragonfly, jade],
      choices: choices('Số lượng', ['1 tách', 1], ['Bộ 4 tách', 3.6], ['Bộ 6 tách', 5.2]),
    },
    {
      name: 'Cốc cà phê quai tròn',
      noun: 'cốc',
      category: 'am-chen-tra',
      emoji: '☕',
      about: 'Cốc 300 ml đáy dày, quai tròn luồn vừa hai ngón, hợp cả cà phê lẫn ca cao nóng.',
      price: 110,
      versions: [
        { ...crackle, tint: { ...dyes['men rạn'], paints: 'pale' } },
        { ...eel, tint: { ...dyes['men da lươn'], paints: 'pale' } },
        { ...jade, tint: { ...dyes['men ngọc'], paints: 'pale' } },
        { ...flame, tint: { ...dyes['men hỏa biến'], paints: 'pale' } },
      ],
      tags: ['văn phòng'],
    },
    {
      name: 'Bát ăn cơm',
      noun: 'bát',
      category: 'bat-dia',
      emoji: '🥣',
      beside: '🥢',
      about: 'Bát đường kính 11,5 cm, lòng sâu, chân cao cầm không nóng tay.',
      price: 45,
      versions: [
        { ...lotus, tint: { saturation: 0.9 } },
        { ...eel, tint: { hue: 140, saturation: 0.6 } },
        { ...dragonfly, tint: { hue: -55, saturation: 0.6, brightness: 1.15 } },
      ],
      choices: choices('Số lượng', ['1 chiếc', 1], ['Bộ 6 chiếc', 5.5], ['Bộ 10 chiếc', 9]),
      tags: ['bữa cơm'],
    },
    {
      name: 'Đĩa tròn bày món',
      noun: 'đĩa',
      category: 'bat-dia',
      emoji: '🍽️',
      about: 'Lòng đĩa phẳng, vành hơi cong giữ nước sốt, xếp chồng gọn trong chạn.',
      price: 75,
      versions: [{ ...lotus, tint: dyes['men lam'] }, { ...crackle, tint: dyes['men rạn'] }, jade],
      choices: choices('Đường kính', ['18 cm', 1], ['22 cm', 1.4], ['26 cm', 1.9]),
      tags: ['bữa cơm'],
    },
    {
      name: 'Thố đất nấu cơm niêu',
      noun: 'thố đất',
      category: 'bat-dia',
      emoji: '🍲',
      about: 'Thố đất chịu nhiệt dùng trực tiếp trên bếp ga, giữ sôi lâu, cơm chín có cháy vàng đáy nồi.',
      price: 165,
      versions: [eel, version('nắp hai lớp', 'Nắp hai lớp giữ hơi nên cơm dẻo mà cá kho vẫn sánh.', { price: 1.25 })],
      choices: choices('Dung tích', ['1 lít', 1], ['1,8 lít', 1.4], ['2,5 lít', 1.8]),
    },
    {
      name: 'Bộ bình rượu và chén hạt mít',
      noun: 'bộ bình rượu',
      category: 'am-chen-tra',
      emoji: '🍶',
      about: 'Bình 500 ml đi cùng sáu chén hạt mít, gọn trong khay gỗ, bày mâm giỗ hay đãi bạn đều trang trọng.',
      price: 260,
      versions: [
        { ...lotus, tint: { saturation: 1.6 } },
        { ...eel, tint: { hue: 135, saturation: 4, brightness: 0.75 } },
      ],
      tags: ['quà tặng', 'ngày Tết'],
    },
    {
      name: 'Đèn xông tinh dầu',
      noun: 'đèn xông',
      category: 'trang-tri-gom',
      emoji: '🪔',
      beside: '🌿',
      about: 'Thân đèn trổ lỗ thủ công, thắp nến lên hắt bóng hoa lá quanh tường.',
      price: 150,
      versions: [
        version('trổ hoa sen', 'Hoa sen tám cánh trổ quanh thân, ánh nến ra mềm và ấm.', { price: 1.1 }),
        version('trổ lá bồ đề', 'Họa tiết lá bồ đề hợp góc thiền hoặc bàn thờ nhỏ.', {
          tint: { hue: 150, saturation: 0.8 },
        }),
        version('men trắng mờ', 'Men trắng mờ giản dị, hợp phòng ngủ kiểu hiện đại.', {
          tint: { saturation: 0.3, brightness: 1.2 },
        }),
      ],
      tags: ['trang trí'],
    },
  ],
}
