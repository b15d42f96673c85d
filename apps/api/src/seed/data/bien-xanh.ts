import { choices, type Trade, version } from '../trade.ts'
import { dyes } from './dyes.ts'

const clothes = choices('Cỡ', ['S', 1], ['M', 1], ['L', 1], ['XL', 1.05])
const shoes = choices('Cỡ giày', ['39', 1], ['40', 1], ['41', 1], ['42', 1])

export const sports: Trade = {
  shop: 'bien-xanh',
  pricesEnd: 'nine',
  closings: {
    every: [
      'Đổi trả trong bảy ngày, còn nguyên tem là được.',
      'Câu lạc bộ mua từ mười món được giảm thêm, nhắn shop để báo giá.',
      'Vận động viên phong trào Nha Trang đã dùng thử và góp ý.',
      'Bảo hành sáu tháng với lỗi của nhà sản xuất.',
    ],
  },
  kinds: [
    {
      name: 'Quả bóng đá số 5',
      noun: 'quả bóng',
      category: 'bong-vot',
      emoji: '⚽',
      about: 'Da PU khâu nhiệt, ruột cao su giữ hơi tốt, nảy đều trên cỏ nhân tạo.',
      price: 290,
      versions: [
        version('tập luyện', 'Lớp vỏ dày chịu mài, hợp sân xi măng.', {
          price: 0.75,
          tint: { hue: 120, saturation: 2 },
        }),
        version('thi đấu', 'Đúng chuẩn trọng lượng thi đấu, kèm kim bơm.'),
      ],
    },
    {
      name: 'Quả bóng rổ cao su',
      noun: 'bóng rổ',
      category: 'bong-vot',
      emoji: '🏀',
      about: 'Rãnh sâu dễ cầm, chơi ngoài trời không mòn vân.',
      price: 250,
      versions: [
        version('số 6', 'Cỡ cho nữ và thiếu niên.', { price: 0.95, tint: { hue: -12 } }),
        version('số 7', 'Cỡ tiêu chuẩn cho nam.'),
      ],
    },
    {
      name: 'Quả bóng chuyền hơi',
      noun: 'bóng chuyền hơi',
      category: 'bong-vot',
      emoji: '🏐',
      about: 'Nhẹ và êm tay, các cô bác chơi ở nhà văn hóa rất chuộng.',
      price: 120,
      versions: [
        version('250 g', 'Loại phổ thông, bay chậm dễ đỡ.', { tint: { hue: 60, saturation: 3 } }),
        version('300 g', 'Loại nặng hơn, đi bóng đầm.', { price: 1.15 }),
      ],
    },
    {
      name: 'Vợt cầu lông',
      noun: 'vợt',
      category: 'bong-vot',
      emoji: '🏸',
      about: 'Khung carbon, đã căng 10,5 kg, tặng quấn cán và túi vải.',
      price: 420,
      versions: [
        version('nhẹ đầu 4U', 'Nhẹ đầu, phản tạt nhanh, hợp đánh đôi.'),
        version('nặng đầu 3U', 'Nặng đầu, đập cầu uy lực.', { price: 1.2, tint: { hue: 120 } }),
        version('cho trẻ em', 'Cán nhỏ, cân bằng, hợp bé từ 8 đến 12 tuổi.', { price: 0.6, tint: { hue: 190 } }),
      ],
    },
    {
      name: 'Vợt bóng bàn hai mặt mút',
      noun: 'vợt bóng bàn',
      category: 'bong-vot',
      emoji: '🏓',
      about: 'Cốt gỗ bảy lớp, mặt mút bám bóng, kèm hai quả bóng ba sao.',
      price: 260,
      versions: [
        version('cầm ngang', 'Cán ngang phổ biến, dễ xoay cổ tay.'),
        version('cầm dọc', 'Cán dọc cho lối đánh xoáy gần bàn.', { tint: { hue: 60 } }),
      ],
    },
    {
      name: 'Giày chạy bộ Gió Biển',
      noun: 'giày',
      category: 'tap-luyen',
      emoji: '👟',
      about: 'Đế đệm 8 mm, lưới thoáng, nặng 240 g, hợp chạy 5–10 km mỗi ngày.',
      price: 790,
      versions: [
        version('tím khói', 'Phối tím khói, phản quang gót.'),
        version('xanh biển', 'Phối xanh biển, dây co giãn khỏi buộc.', { tint: dyes['xanh biển'] }),
        version('cam cháy', 'Phối cam cháy nổi bật đường chạy sớm.', { tint: dyes['cam cháy'] }),
      ],
      choices: shoes,
      tags: ['chạy bộ'],
    },
    {
      name: 'Áo thun thể thao nhanh khô',
      noun: 'áo thun',
      category: 'tap-luyen',
      emoji: '👕',
      about: 'Áo thun lưới mịn, khô sau hai mươi phút, đường may phẳng không cọ nách.',
      price: 149,
      versions: [
        version('xanh lá', 'Màu xanh lá non.'),
        version('xanh dương', 'Màu xanh dương, in phản quang sau lưng.', { tint: dyes['xanh dương'] }),
        version('đỏ', 'Màu đỏ cờ, hợp đi cổ vũ.', { tint: dyes.đỏ }),
      ],
      choices: clothes,
    },
    {
      name: 'Quần short hai lớp',
      noun: 'quần short',
      category: 'tap-luyen',
      emoji: '🩳',
      about: 'Lớp trong bó nhẹ, túi khóa đựng chìa và điện thoại.',
      price: 179,
      versions: [
        version('xanh rêu', 'Màu xanh rêu ít bẩn.', { tint: dyes['xanh rêu'] }),
        version('xanh than', 'Màu xanh than dễ phối.', { tint: dyes['xanh than'] }),
      ],
      choices: clothes,
    },
    {
      name: 'Thảm tập yoga',
      noun: 'thảm tập',
      category: 'tap-luyen',
      emoji: '🧘',
      about: 'Bề mặt bám hai chiều, không mùi cao su, có vạch canh thế tập và dây buộc.',
      price: 259,
      versions: [
        version('TPE 6 mm', 'Nhẹ, dễ cuộn mang tới lớp.'),
        version('cao su 5 mm', 'Bám sàn rất chắc, hợp tập nâng cao.', { price: 1.7 }),
      ],
    },
    {
      name: 'Găng đấm bốc',
      noun: 'găng',
      category: 'tap-luyen',
      emoji: '🥊',
      about: 'Đệm ba lớp, cổ tay bản rộng giữ khớp, lót thoáng khử mùi.',
      price: 350,
      versions: [
        version('8 oz', 'Cỡ cho người mới và các bạn nữ.', { tint: { hue: -40 } }),
        version('12 oz', 'Cỡ cho tập đối kháng.', { price: 1.15 }),
      ],
    },
    {
      name: 'Xe đạp thể thao đường phố',
      noun: 'xe đạp',
      category: 'tap-luyen',
      emoji: '🚲',
      about: 'Khung nhôm, 21 tốc độ, phanh đĩa cơ, lắp sẵn 90%.',
      price: 3490,
      versions: [
        version('bánh 27 inch', 'Hợp người cao trên 1,6 m.'),
        version('đã qua sử dụng', 'Xe cho thuê thanh lý, bảo dưỡng toàn bộ, thay xích líp mới.', {
          price: 0.55,
          condition: 'USED',
          tint: { hue: 190 },
        }),
      ],
    },
    {
      name: 'Bộ kính lặn ống thở',
      noun: 'bộ kính lặn',
      category: 'boi-lan',
      emoji: '🤿',
      about: 'Kính cường lực, gioăng silicone ôm mặt, ống thở van khô chống sặc.',
      price: 320,
      versions: [
        version('người lớn', 'Cỡ người lớn, đeo được cho mặt rộng.'),
        version('trẻ em', 'Cỡ cho bé 6–12 tuổi.', { price: 0.85, tint: { hue: 60 } }),
        version('có độ cận', 'Mắt kính cận từ 1 đến 6 độ, ghi số khi đặt.', { price: 1.4, tint: { hue: 200 } }),
      ],
      tags: ['biển'],
    },
    {
      name: 'Kính bơi chống mờ',
      noun: 'kính bơi',
      category: 'boi-lan',
      emoji: '🥽',
      about: 'Phủ chống mờ hai lớp, chống tia UV, dây kéo không giật tóc.',
      price: 139,
      versions: [
        version('tráng gương', 'Tráng gương đỡ chói khi bơi biển.', { price: 1.2, tint: { hue: 90 } }),
        version('trong suốt', 'Mắt trong hợp bể trong nhà.'),
      ],
      tags: ['biển'],
    },
    {
      name: 'Lều cắm trại tự bung',
      noun: 'lều',
      category: 'da-ngoai',
      emoji: '⛺',
      about: 'Tung lên là đứng, hai cửa lưới chống muỗi, bạt phủ chống mưa 2.000 mm.',
      price: 690,
      versions: [
        version('2 người', 'Nặng 2,3 kg, bỏ vừa ba lô.'),
        version('4 người', 'Đủ chỗ cho gia đình hai con.', { price: 1.5, tint: { hue: 60 } }),
      ],
      tags: ['cắm trại'],
    },
    {
      name: 'Ba lô leo núi',
      noun: 'ba lô',
      category: 'da-ngoai',
      emoji: '🎒',
      about: 'Khung lưng thoáng khí, đai hông chia tải, kèm áo mưa ba lô.',
      price: 560,
      versions: [
        version('30 lít', 'Đủ đồ cho chuyến hai ngày.'),
        version('45 lít', 'Cho chuyến dài Tà Năng – Phan Dũng.', { price: 1.3, tint: { hue: 190 } }),
      ],
      tags: ['cắm trại'],
    },
  ],
}
