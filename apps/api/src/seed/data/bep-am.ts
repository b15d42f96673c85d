import { choices, type Trade, version } from '../trade.ts'

export const household: Trade = {
  shop: 'bep-am',
  pricesEnd: 'nine',
  closings: {
    every: [
      'Đổi mới trong 15 ngày nếu có lỗi kỹ thuật.',
      'Shop gọi xác nhận trước khi gửi và cho kiểm hàng khi nhận.',
      'Bếp nhà đã dùng thử ba tháng trước khi bán.',
    ],
    of: {
      'noi-chao': [
        'Rửa bằng miếng mút mềm, tránh cọ kim loại để giữ bề mặt bền.',
        'Đổi mới trong 15 ngày nếu đáy cong hay bong lớp phủ.',
      ],
    },
  },
  kinds: [
    {
      name: 'Chảo gang đúc',
      noun: 'chảo gang',
      category: 'noi-chao',
      emoji: '🍳',
      about: 'Gang đúc liền khối đã tôi dầu, giữ nhiệt đều, rán cá vàng giòn không sát.',
      price: 320,
      versions: [
        version('tay cầm gỗ', 'Tay cầm gỗ tháo rời nên cho vào lò nướng được.', {
          price: 1.15,
          tint: { brightness: 1.2, saturation: 0.8 },
        }),
        version('hai quai', 'Hai quai ngắn, bưng thẳng ra bàn như ngoài quán.', {
          tint: { saturation: 0.6, brightness: 0.85 },
        }),
      ],
      choices: choices('Đường kính', ['20 cm', 1], ['24 cm', 1.3], ['28 cm', 1.65]),
    },
    {
      name: 'Chảo chống dính vân đá',
      noun: 'chảo',
      category: 'noi-chao',
      emoji: '🥘',
      about: 'Lòng chảo năm lớp, rán trứng không cần dầu, dùng được bếp từ.',
      price: 210,
      versions: [
        version('sâu lòng', 'Lòng sâu 7 cm, xào rau cho cả nhà không văng.', { price: 1.1 }),
        version('nông', 'Lòng nông, lật bánh xèo rất dễ.', { tint: { saturation: 0.7, brightness: 0.85 } }),
      ],
      choices: choices('Đường kính', ['20 cm', 1], ['24 cm', 1.25], ['28 cm', 1.5]),
    },
    {
      name: 'Nồi inox ba đáy',
      noun: 'nồi',
      category: 'noi-chao',
      emoji: '🍲',
      about: 'Đáy từ ba lớp bắt nhiệt nhanh, nắp kính có lỗ thoát hơi, vạch chia trong lòng nồi.',
      price: 285,
      versions: [
        version('thân cao nấu nước dùng', 'Thân cao ninh xương không trào.', { price: 1.4, tint: { saturation: 0.5 } }),
        version('thân thấp nấu canh', 'Thân thấp vừa bữa canh bốn người.'),
      ],
      choices: choices('Dung tích', ['2 lít', 1], ['3,5 lít', 1.4], ['5 lít', 1.8]),
    },
    {
      name: 'Nồi lẩu điện mini',
      noun: 'nồi lẩu',
      category: 'noi-chao',
      emoji: '🫕',
      about: 'Nồi 1,8 lít hai mức nhiệt, tự ngắt khi cạn, hợp phòng trọ và bàn hai người.',
      price: 359,
      versions: [
        version('màu đỏ', 'Vỏ đỏ hai lớp chống bỏng.'),
        version('màu be', 'Vỏ màu be nhạt, kèm xửng hấp.', {
          price: 1.12,
          tint: { hue: 60, saturation: 0.5, brightness: 1.1 },
        }),
      ],
    },
    {
      name: 'Dao rèn Phúc Sen',
      noun: 'dao',
      category: 'dung-cu-bep',
      emoji: '🔪',
      about: 'Rèn tay từ nhíp ô tô của thợ Nùng ở Cao Bằng, sắc lâu và mài lại dễ.',
      price: 230,
      versions: [
        version('thái thịt', 'Lưỡi mỏng thái thịt, lạng cá ngọt tay.'),
        version('chặt xương', 'Sống dày, chặt gà không mẻ.', { price: 1.25, tint: { brightness: 0.8 } }),
        version('phay nhỏ', 'Lưỡi ngắn gọn, băm tỏi ớt vừa tay.', {
          price: 0.8,
          tint: { saturation: 0.7, brightness: 1.1 },
        }),
      ],
      tags: ['làng nghề'],
    },
    {
      name: 'Đũa gỗ',
      noun: 'đũa',
      category: 'dung-cu-bep',
      emoji: '🥢',
      about: 'Đũa tiện tròn đầu nhỏ, không sơn, hấp sôi trước khi đóng gói.',
      price: 65,
      versions: [
        version('dừa', 'Gỗ dừa già vân hoa mơ, cầm đằm tay.', { tint: { hue: 30, saturation: 0.6, brightness: 0.8 } }),
        version('mun', 'Gỗ mun đen bóng, cứng, không cong.', {
          price: 1.6,
          tint: { saturation: 0.15, brightness: 0.5 },
        }),
        version('trắc', 'Gỗ trắc đỏ thơm nhẹ, hợp mâm cỗ.', { price: 1.4 }),
      ],
      choices: choices('Số lượng', ['5 đôi', 1], ['10 đôi', 1.85]),
    },
    {
      name: 'Bộ thìa muôi gỗ mít',
      noun: 'bộ thìa',
      category: 'dung-cu-bep',
      emoji: '🥄',
      about: 'Gỗ mít nhẹ, không xước chảo, bo tròn mép và phủ dầu lanh.',
      price: 145,
      versions: [
        version('4 món', 'Gồm muôi canh, xẻng, thìa và đũa cả.', {
          tint: { hue: 135, saturation: 4, brightness: 0.9 },
        }),
        version('7 món kèm ống', 'Thêm ống đựng tiện liền khối đặt cạnh bếp.', {
          price: 1.8,
          tint: { hue: 125, saturation: 5, brightness: 0.75 },
        }),
      ],
    },
    {
      name: 'Hũ thủy tinh nắp gài',
      noun: 'hũ',
      category: 'dung-cu-bep',
      emoji: '🫙',
      about: 'Gioăng cao su kín hơi, ngâm cà muối hay đựng hạt khô đều sạch mùi.',
      price: 42,
      versions: [
        version('dáng vuông', 'Xếp sát nhau trong tủ không phí chỗ.'),
        version('dáng tròn', 'Miệng rộng, thò tay rửa dễ.', { tint: { hue: 40, brightness: 1.05 } }),
      ],
      choices: choices('Dung tích', ['0,5 lít', 1], ['1 lít', 1.4], ['2 lít', 2]),
    },
    {
      name: 'Chổi đót Vân Đình',
      noun: 'chổi',
      category: 'don-dep',
      emoji: '🧹',
      about: 'Đót già bện chặt, cán mây, quét êm và ít rụng bông.',
      price: 75,
      versions: [
        version('cán ngắn', 'Cán ngắn quét giường phản, gầm bàn.', { price: 0.8 }),
        version('cán dài', 'Cán dài 80 cm, đứng thẳng lưng mà quét.', { tint: { hue: 15 } }),
      ],
      tags: ['làng nghề'],
    },
    {
      name: 'Bộ lau nhà xoay tay',
      noun: 'bộ lau nhà',
      category: 'don-dep',
      emoji: '🪣',
      beside: '🧽',
      about: 'Thùng vắt ly tâm, cây lau gập luồn gầm tủ, kèm hai bông lau.',
      price: 349,
      versions: [
        version('thùng nhựa', 'Thùng nhựa dày nhẹ, có bánh xe.'),
        version('lồng inox', 'Lồng vắt inox khô hơn và bền hơn.', { price: 1.35, tint: { saturation: 0.3 } }),
      ],
    },
    {
      name: 'Miếng rửa xơ mướp',
      noun: 'miếng rửa',
      category: 'don-dep',
      emoji: '🧽',
      about: 'Xơ mướp phơi nắng, may hai lớp, rửa bát sạch mà không xước, hỏng thì ủ phân được.',
      price: 29,
      versions: [
        version('hình lá', 'Cắt hình chiếc lá vừa lòng bàn tay.', { tint: { hue: 45 } }),
        version('cuộn 1 mét', 'Một mét tự cắt theo ý.', { price: 1.6 }),
      ],
      tags: ['sống xanh'],
    },
    {
      name: 'Đèn bàn học chống lóa',
      noun: 'đèn bàn',
      category: 'den-noi-that',
      emoji: '💡',
      about: 'Ánh sáng không nhấp nháy, ba màu năm mức, cổ xoay mềm không gục.',
      price: 399,
      versions: [
        version('cắm điện', 'Dây dài 1,8 m, đế nặng chắc.'),
        version('sạc pin', 'Pin dùng mười giờ, mất điện vẫn học được.', {
          price: 1.2,
          tint: { hue: -20, brightness: 1.05 },
        }),
      ],
      tags: ['học tập'],
    },
    {
      name: 'Ghế gỗ cao su',
      noun: 'ghế',
      category: 'den-noi-that',
      emoji: '🪑',
      about: 'Khung mộng chắc, chịu tải 150 kg, giao dạng tháo rời kèm lục giác.',
      price: 590,
      versions: [
        version('màu óc chó', 'Sơn màu óc chó ấm.', { tint: { brightness: 0.85 } }),
        version('màu gỗ sáng', 'Giữ màu gỗ tự nhiên, hợp bàn ăn nhỏ.', { tint: { hue: 20, brightness: 1.35 } }),
        version('thanh lý trưng bày', 'Hàng trưng bày có vết xước ở chân, kết cấu nguyên vẹn.', {
          price: 0.6,
          condition: 'USED',
          tint: { saturation: 0.7 },
        }),
      ],
    },
    {
      name: 'Đồng hồ quả lắc để bàn',
      noun: 'đồng hồ',
      category: 'den-noi-that',
      emoji: '🕰️',
      about: 'Vỏ gỗ, kim trôi không tiếng, điểm chuông theo giờ và tắt được ban đêm.',
      price: 680,
      versions: [
        version('vỏ gỗ gụ', 'Gỗ gụ nâu đỏ kiểu cổ điển.'),
        version('vỏ gỗ thông', 'Gỗ thông sáng màu, hợp nhà trẻ trung.', {
          price: 0.85,
          tint: { hue: 15, brightness: 1.3 },
        }),
      ],
      tags: ['quà tặng'],
    },
  ],
}
