import { type Trade, version } from '../trade.ts'
import { dyes } from './dyes.ts'

const used = (text: string) =>
  version('– bản cũ sưu tầm', text, { price: 0.55, condition: 'USED', tint: { saturation: 0.6, brightness: 0.85 } })
const hardback = (text: string, hue: number) => version('– bìa cứng', text, { price: 1.5, tint: { hue } })
const softback = (text: string, hue = 0) => version('– bìa mềm', text, { tint: { hue } })

export const books: Trade = {
  shop: 'tiem-sach-hien-nha',
  pricesEnd: 'round',
  closings: {
    every: [
      'Sách bọc màng và chèn bìa cứng khi gửi, góc không bị cấn.',
      'Mỗi đơn kèm một thẻ đánh dấu trang vẽ tay.',
      'Đọc không hợp, hiên nhà nhận đổi cuốn khác trong mười ngày.',
      'Có thể gói quà và viết lời nhắn, bạn ghi ở phần ghi chú.',
    ],
    of: {
      'sach-dien-tu': [
        'Liên kết tải nằm trong mục Tải về ngay sau khi thanh toán.',
        'Mua một lần, tải lại được trên mọi thiết bị của bạn.',
      ],
      'van-phong-pham': [
        'Có thể gói quà và viết lời nhắn, bạn ghi ở phần ghi chú.',
        'Làm thủ công nên mỗi món hơi khác nhau một chút.',
      ],
    },
  },
  kinds: [
    {
      name: 'Ghe chở mùa nước nổi',
      noun: 'cuốn sách',
      category: 'van-hoc',
      emoji: '📘',
      about: 'Tập truyện ngắn về những gia đình thương hồ, kể bằng giọng miền Tây thủ thỉ mà gọn gàng.',
      price: 98,
      versions: [
        softback('Khổ bỏ túi, giấy xốp nhẹ, đọc trên xe rất tiện.'),
        hardback('Bìa cứng ép nhũ, in giới hạn có chữ ký tác giả.', 30),
        used('Bản in năm 1998, giấy ngả vàng, gáy còn chắc.'),
      ],
      tags: ['truyện ngắn', 'miền Tây'],
    },
    {
      name: 'Phố nhỏ có hoa sưa',
      noun: 'cuốn sách',
      category: 'van-hoc',
      emoji: '📗',
      about: 'Tiểu thuyết về ba thế hệ trong một ngôi nhà ống Hà Nội, nhẹ nhàng và nhiều chi tiết đời thường.',
      price: 125,
      versions: [
        softback('Bản in lần thứ tư, có thêm lời bạt.'),
        hardback('Bìa vải, ruột giấy kem, hợp làm quà.', 200),
      ],
      tags: ['tiểu thuyết'],
    },
    {
      name: 'Thơ trên đồi chè',
      noun: 'tập thơ',
      category: 'van-hoc',
      emoji: '📙',
      about: 'Bốn mươi hai bài thơ viết ở Bảo Lộc, ngắn, kiệm lời, có tranh mực minh họa.',
      price: 76,
      versions: [
        softback('Giấy mỹ thuật khâu chỉ, mở phẳng.'),
        used('Bản tự in năm 2004 của nhóm bạn thơ, chỉ còn vài cuốn.'),
      ],
      tags: ['thơ'],
    },
    {
      name: 'Nấu bữa cơm nhà',
      noun: 'sách nấu ăn',
      category: 'ky-nang-doi-song',
      emoji: '📕',
      beside: '🍲',
      about: 'Một trăm hai mươi mâm cơm ba món theo mùa, mỗi mâm nấu không quá một giờ.',
      price: 168,
      versions: [
        softback('In màu toàn bộ, gáy lò xo để mở phẳng trên bếp.', 15),
        hardback('Bìa cứng phủ bóng, lau được vết dầu mỡ.', 330),
      ],
      tags: ['nấu ăn'],
    },
    {
      name: 'Ghi chép chi tiêu thong thả',
      noun: 'cuốn sách',
      category: 'ky-nang-doi-song',
      emoji: '📒',
      beside: '🖊️',
      about: 'Cách ghi sổ, chia phong bì và để dành mà không thấy ngột ngạt, viết cho gia đình trẻ.',
      price: 89,
      versions: [
        softback('Kèm 24 trang mẫu để điền.'),
        version('– bộ kèm sổ', 'Bộ gồm sách và một cuốn sổ chi tiêu đủ dùng cả năm.', {
          price: 1.6,
          tint: { hue: 60 },
        }),
      ],
      tags: ['tài chính'],
    },
    {
      name: 'Học làm gốm tại nhà',
      noun: 'sách',
      category: 'ky-nang-doi-song',
      emoji: '📔',
      beside: '🏺',
      about: 'Từ cách nhồi đất, nặn tay đến tráng men, hình chụp từng bước rõ ràng.',
      price: 145,
      versions: [softback('In màu, có mã quét xem video.', 190), hardback('Bìa cứng, kèm túi đất sét nửa ký.', 120)],
      tags: ['thủ công'],
    },
    {
      name: 'Mèo Mướp đi chợ phiên',
      noun: 'sách tranh',
      category: 'sach-thieu-nhi',
      emoji: '🎨',
      beside: '📘',
      about: 'Truyện tranh màu nước cho bé 3–6 tuổi, mỗi trang một món quà quê để bé đoán tên.',
      price: 72,
      versions: [
        softback('Giấy dày khó rách, góc bo tròn.'),
        hardback('Trang bìa cứng cho bé nhỏ, lật không gãy.', 40),
      ],
      tags: ['thiếu nhi'],
    },
    {
      name: 'Bản đồ Việt Nam cho em',
      noun: 'sách bản đồ',
      category: 'sach-thieu-nhi',
      emoji: '🗺️',
      beside: '🧭',
      about: 'Ba mươi tư tỉnh thành qua con vật, món ăn và lễ hội, khổ lớn trải ra sàn cùng xem.',
      price: 210,
      versions: [
        hardback('Bìa cứng khổ A3, kèm bảng nhãn dán.', 0),
        version('– tranh ghép 100 mảnh', 'Bản tranh ghép gỗ 100 mảnh, ghép xong treo tường được.', {
          price: 1.2,
          emoji: '🧩',
        }),
      ],
      tags: ['thiếu nhi', 'địa lý'],
    },
    {
      name: 'Vở tập tô chữ hoa',
      noun: 'vở tập tô',
      category: 'sach-thieu-nhi',
      emoji: '✏️',
      beside: '📓',
      about: 'Nét chấm đúng mẫu chữ tiểu học, giấy ngà chống lóa, không thấm mực.',
      price: 28,
      versions: [
        softback('Một quyển 48 trang.'),
        version('– bộ 4 quyển', 'Bộ bốn quyển từ dễ đến khó, tặng một bút chì.', { price: 3.5, tint: { hue: 170 } }),
      ],
      tags: ['thiếu nhi'],
    },
    {
      name: 'Một mình quanh hồ Tây',
      noun: 'sách điện tử',
      category: 'sach-dien-tu',
      emoji: '📖',
      about: 'Tản văn về những buổi đi bộ sáng sớm, chừng 180 trang.',
      price: 45,
      isDigital: true,
      versions: [
        version('(EPUB, PDF)', 'Tải về ngay sau khi thanh toán, đọc được trên mọi máy.'),
        version('(sách nói)', 'Bản đọc dài bốn giờ rưỡi của chính tác giả, tệp MP3.', { price: 1.5, emoji: '🎧' }),
      ],
      tags: ['tản văn', 'tải về'],
    },
    {
      name: 'Bộ mẫu sổ tay kế hoạch',
      noun: 'bộ mẫu',
      category: 'sach-dien-tu',
      emoji: '🗓️',
      beside: '📱',
      about: 'Sáu mươi trang mẫu cho máy tính bảng, có âm lịch và ngày lễ Việt Nam.',
      price: 60,
      isDigital: true,
      versions: [
        version('theo tuần (PDF)', 'Bố cục tuần, liên kết chạm để nhảy trang.'),
        version('theo ngày (PDF)', 'Bố cục ngày, có ô uống nước và giấc ngủ.', { tint: { hue: 90 } }),
      ],
      tags: ['tải về'],
    },
    {
      name: 'Giáo trình tiếng Việt cho người nước ngoài',
      noun: 'giáo trình',
      category: 'sach-dien-tu',
      emoji: '💻',
      beside: '📖',
      about: 'Hai mươi bài hội thoại kèm tệp nghe giọng Bắc và giọng Nam.',
      price: 190,
      isDigital: true,
      versions: [
        version('trình độ A1 (PDF, MP3)', 'Dành cho người mới bắt đầu, học trong ba tháng.'),
        version('trình độ A2 (PDF, MP3)', 'Nối tiếp A1, thêm bài đọc báo và viết thư.', { tint: { hue: 200 } }),
      ],
      tags: ['ngoại ngữ', 'tải về'],
    },
    {
      name: 'Sổ tay giấy dó',
      noun: 'sổ tay',
      category: 'van-phong-pham',
      emoji: '📓',
      about: 'Ruột giấy dó Bắc Ninh, khâu tay kiểu Nhật, viết mực bút lông không nhòe.',
      price: 115,
      versions: [
        version('bìa vải chàm', 'Bìa vải lanh nhuộm chàm của người Mông.', { tint: dyes.chàm }),
        version('bìa giấy điệp', 'Bìa giấy điệp óng ánh vỏ sò.', {
          price: 0.9,
          tint: { hue: 140, saturation: 0.7, brightness: 1.4 },
        }),
      ],
      tags: ['thủ công', 'quà tặng'],
    },
    {
      name: 'Bút máy thân gỗ',
      noun: 'bút máy',
      category: 'van-phong-pham',
      emoji: '🖋️',
      beside: '📓',
      about: 'Ngòi êm, thân gỗ tiện tay, dùng được cả ống mực và pít-tông.',
      price: 240,
      versions: [
        version('gỗ trắc', 'Gỗ trắc đỏ vân chìm, càng cầm càng bóng.', { tint: { hue: 150 } }),
        version('gỗ mun', 'Gỗ mun đen mịn, nặng tay vừa phải.', { price: 1.2, tint: { brightness: 0.6 } }),
      ],
      tags: ['quà tặng'],
    },
  ],
}
