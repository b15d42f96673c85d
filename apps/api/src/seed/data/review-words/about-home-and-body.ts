import type { GoodsWords } from './goods-words.ts'

export const homeAndBodyWords = {
  'cham-soc-da': {
    great: [
      'Da mình nhạy cảm mà dùng không hề kích ứng.',
      'Hai tuần thấy da êm và đỡ đỏ.',
      '{nước hoa hồng|kem} Mùi tự nhiên, thấm nhanh.',
      '{sữa rửa mặt|nước hoa hồng} Dùng hết chai thứ hai rồi, sẽ mua tiếp.',
    ],
    good: ['{sữa rửa mặt|nước hoa hồng} Vòi bơm hơi nhiều mỗi lần nhấn.', 'Dịu, nhưng cần kiên trì mới thấy khác.'],
    mixed: ['Chưa thấy khác sau ba tuần.', '{kem chống nắng} Hơi bóng với da dầu.'],
    bad: ['Mình bị nổi mẩn nhẹ, phải ngưng.'],
  },
  'cham-soc-toc': {
    great: [
      'Mùi thảo mộc dễ chịu, dùng là thích.',
      'Tóc mình khỏe lên thấy rõ.',
      '{dầu gội|tinh dầu} Tóc rụng ít hẳn sau một tháng.',
      '{dầu gội} Thơm mùi bồ kết như bà gội ngày xưa.',
      '{dầu gội|nước xả} Tóc mềm mà không bết.',
      '{dầu gội} Da đầu hết ngứa.',
    ],
    good: [
      'Phải dùng đều mới thấy khác.',
      '{dầu gội} Ít bọt nên phải quen dần.',
      '{dầu gội} Mùi hơi nồng lúc mới gội.',
    ],
    mixed: ['Chưa thấy khác sau nửa chai.'],
    bad: ['Không hợp da đầu mình, bị ngứa.', '{dầu gội|nước xả} Tóc khô hơn trước khi dùng.'],
  },
  'trang-diem': {
    great: [
      'Nhỏ gọn mà làm rất kỹ.',
      '{son} Lên màu tự nhiên, môi không khô.',
      'Nhỏ xinh, bỏ túi nào cũng vừa.',
      '{khắc} Khắc tên đẹp, tặng bạn thân rất ý nghĩa.',
      '{son} Tô một lớp là tươi hẳn.',
    ],
    good: ['{son} Trôi khi ăn, phải tô lại.', 'Màu nhạt hơn ảnh.'],
    mixed: ['Tạm được, màu chưa ưng lắm.', '{son} Hơi mềm khi trời nóng.'],
    bad: ['Hộp bị vỡ góc khi nhận.', '{son} Gãy thỏi ngay lần đầu vặn.'],
  },
  'tam-mui-huong': {
    great: [
      'Hương thảo mộc thật, không nồng.',
      '{nến} Mùi dịu, cả phòng thơm mà không nhức đầu.',
      '{xà phòng} Bọt mịn, tắm xong da không căng.',
      '{muối tắm} Ngâm chân xong ngủ một mạch.',
      'Gói xinh, làm quà cưới rất hợp.',
    ],
    good: ['Thơm nhẹ quá, ai thích nồng chắc chưa đã.', '{xà phòng} Bánh hơi mềm nếu để ướt.'],
    mixed: ['Mùi bay khá nhanh.', '{nến} Cháy không đều, lõm một bên.'],
    bad: ['Mùi không giống mô tả.', '{nến|xà phòng} Nứt khi nhận.'],
  },
  'noi-chao': {
    great: [
      '{chảo} Rán cá không sát, da vàng giòn.',
      'Giữ nhiệt lâu, nấu xong để bàn vẫn nóng.',
      '{vân đá|inox} Dày dặn, bắt từ nhanh.',
      'Dễ rửa, lau là sạch.',
    ],
    good: ['Ổn, nắp hơi nhẹ.', '{gang} Nặng tay nhưng đáng.', '{chảo|nồi inox} Tay cầm hơi nóng khi nấu lâu.'],
    mixed: ['Đáy hơi mỏng hơn mình nghĩ.', '{chảo gang} Phải tôi dầu lại mới hết dính.'],
    bad: ['Nắp méo, đậy không khít.', '{vân đá} Lớp phủ xước sau vài tuần.'],
  },
  'dung-cu-bep': {
    great: [
      '{thái thịt|phay} Sắc ngọt, thái thịt như thái đậu.',
      '{đũa|bộ thìa} Gỗ mịn, không mùi sơn.',
      '{hũ} Kín hơi thật, cà muối không bay mùi.',
      'Cầm vừa tay, nấu ăn thích hẳn.',
    ],
    good: [
      'Tốt, giá nhích hơn ngoài chợ.',
      '{dao} Nên mài lại nhẹ trước khi dùng.',
      '{đũa|bộ thìa} Màu gỗ không đều nhưng có nét riêng.',
    ],
    mixed: ['Nhỏ hơn mình nghĩ.'],
    bad: ['Có vết nứt nhỏ khi nhận.', '{đũa|bộ thìa} Gỗ bị nứt sau lần rửa đầu.'],
  },
  'don-dep': {
    great: [
      'Chắc chắn, dùng thích tay.',
      '{chổi} Quét êm, ít rụng bông.',
      '{lau nhà} Vắt khô nhanh, lưng đỡ mỏi hẳn.',
      '{miếng rửa} Rửa sạch mà không xước nồi.',
      'Bền, dùng nửa năm vẫn tốt.',
    ],
    good: ['Ổn, giao hơi lâu.', '{chổi} Vài hôm đầu còn rụng chút bụi.', '{chổi|lau nhà} Cán hơi ngắn với người cao.'],
    mixed: ['Bình thường như đồ ngoài chợ.', '{lau nhà} Bánh xe thùng hơi lỏng.'],
    bad: ['Hỏng sau một tháng.', '{chổi|lau nhà} Cán gãy sau một tháng.'],
  },
  'den-noi-that': {
    great: [
      '{đèn} Ánh sáng dịu, con học lâu không mỏi mắt.',
      '{ghế} Lắp mười phút là xong, chắc chắn.',
      'Đặt phòng khách ai cũng khen.',
      '{đồng hồ} Chạy êm, ban đêm không nghe tiếng.',
    ],
    good: ['Đẹp, hơi nhỏ hơn mình hình dung.', '{ghế} Hướng dẫn lắp hơi sơ sài.', '{ghế|đồng hồ} Màu gỗ đậm hơn ảnh.'],
    mixed: ['Hoàn thiện tạm ổn, có vài vết xước mờ.', '{ghế} Một chân hơi cập kênh, phải kê thêm.'],
    bad: ['Trầy một mảng khi nhận.', '{ghế} Thiếu ốc vít, chờ gửi bù mất mấy ngày.'],
  },
  'an-dam-binh-sua': {
    great: [
      'Bé hợp ngay từ bữa đầu.',
      '{bình sữa} Bé chịu bú ngay, không sặc.',
      '{bộ bát} Đáy hút chắc, bé kéo mãi không bung.',
      '{bột} Vị nhạt tự nhiên, bé ăn hết chén.',
      '{bình sữa|bộ bát} Rửa dễ, không ám mùi sữa.',
    ],
    good: [
      'Tốt, giá hơi cao một chút.',
      '{bình sữa} Vạch chia hơi khó nhìn ban đêm.',
      '{bình sữa} Nắp hơi cứng với tay mẹ.',
    ],
    mixed: ['Bé nhà mình chưa chịu lắm.', '{bình sữa} Bé nhà mình không hợp núm này.'],
    bad: ['Bao bì rách lúc nhận nên không dám dùng.', '{bình sữa} Bị rỉ sữa ở cổ bình.'],
  },
  'quan-ao-be': {
    great: [
      'Chất mềm, mẹ sờ là ưng.',
      '{bộ đồ|bộ áo|khăn} Vải mềm, giặt máy không xù.',
      '{bộ áo} Cúc bấm êm, thay tã nhanh.',
      'Màu xinh, chụp ảnh đầy tháng rất yêu.',
      '{bộ áo|tất} Bé mặc cả ngày không bị hằn.',
    ],
    good: ['{bộ áo} Nên mua lớn hơn một cỡ vì bé lớn nhanh.', 'Co nhẹ sau lần giặt đầu.'],
    mixed: ['Màu hơi khác ảnh.'],
    bad: ['Chỉ thừa nhiều, phải cắt từng chỗ.'],
  },
  'do-choi': {
    great: [
      '{gấu bông} Bé ôm đi ngủ mỗi tối.',
      '{tranh ghép} Gỗ nhẵn, không mùi sơn.',
      'Chơi cả buổi không chán, mẹ rảnh tay.',
      'Tặng sinh nhật cháu, cháu mừng lắm.',
    ],
    good: [
      'Bé thích, chỉ mong thêm vài màu.',
      '{gấu bông|tranh ghép} Nhỏ hơn mình hình dung một chút.',
      '{tranh ghép|đất nặn} Hơi khó với bé dưới ba tuổi.',
    ],
    mixed: ['Bé chơi vài hôm thì chán.', '{tranh ghép} Một mảnh bị xước.'],
    bad: ['Thiếu một món so với mô tả.', '{gấu bông} Đường may bung ở tay.'],
  },
  'cham-soc-be': {
    great: [
      'Bé thích thú mỗi lần tắm.',
      'Làm kỹ, không có mùi lạ.',
      '{nước tắm} Rôm sảy của bé dịu hẳn sau vài lần tắm.',
      '{vịt} Dễ dùng, bé thích nghịch.',
      '{nước tắm} Mùi thơm nhẹ, mẹ cũng dùng ké.',
      '{nước tắm} Yên tâm vì có giấy kiểm nghiệm.',
    ],
    good: [
      'Tốt, giá hơi cao một chút.',
      '{nước tắm} Nắp hơi lỏng khi mang đi xa.',
      '{nước tắm} Cần lắc kỹ trước khi dùng.',
    ],
    mixed: ['Chưa thấy khác nhiều.'],
    bad: ['Hộp bẹp, nhìn như hàng cũ.', '{nước tắm} Chảy ra hộp lúc vận chuyển.'],
  },
} as const satisfies GoodsWords
