import type { GoodsWords } from './goods-words.ts'

export const machineAndBookWords = {
  'am-thanh': {
    great: [
      'Tiếng trong, không rè.',
      'Làm chắc tay, đáng tiền hơn mình nghĩ.',
      '{tai nghe} Âm ấm, đeo cả buổi không đau tai.',
      '{tai nghe|loa} Pin trâu, cả tuần mới sạc một lần.',
      '{tai nghe|loa|radio} Kết nối nhanh, không bị trễ tiếng.',
      '{loa|radio} Nhỏ mà tiếng đầy phòng.',
    ],
    good: ['{tai nghe|loa} Bass hơi nhiều, chỉnh lại là ổn.', 'Nút bấm hơi cứng lúc đầu.'],
    mixed: ['Tiếng hơi mỏng, nghe tạm được.', '{tai nghe|loa|radio} Thỉnh thoảng ngắt kết nối khi để xa.'],
    bad: ['Dùng mười ngày thì rè, đang gửi bảo hành.', '{tai nghe} Một bên nhỏ tiếng sau hai tuần.'],
  },
  'phu-kien-may': {
    great: [
      '{củ sạc|pin dự phòng} Sạc nhanh thật, máy không nóng.',
      'Hoàn thiện tốt, cầm chắc tay.',
      '{bàn phím} Gõ êm, đồng nghiệp ngồi cạnh không than nữa.',
      'Dùng hai tháng chưa thấy lỗi gì.',
    ],
    good: ['{bàn phím|củ sạc} Dây hơi ngắn với bàn của mình.', 'Ổn, chỉ tiếc hộp không kèm túi.'],
    mixed: ['Lớp sơn trầy khá nhanh.'],
    bad: ['Lỗi ngay tuần đầu, đang chờ đổi.', '{củ sạc|pin dự phòng} Cắm ba hôm thì không vào điện nữa, đang chờ đổi.'],
  },
  'may-tinh-may-in': {
    great: [
      '{laptop} Máy tân trang mà ngoại hình như mới, cài sẵn đầy đủ.',
      '{laptop} Khởi động nhanh, pin còn hơn năm tiếng.',
      '{máy in} In nét, kết nối Wi-Fi một lần là nhớ.',
      'Bạn kỹ thuật hướng dẫn qua điện thoại rất nhiệt tình.',
    ],
    good: [
      'Cài đặt lần đầu hơi lâu.',
      '{laptop} Quạt hơi kêu khi chạy nặng.',
      '{laptop} Bàn phím có hai phím hơi bóng, đúng như shop báo.',
    ],
    mixed: ['Chạy ổn nhưng hơi ồn.', '{laptop} Pin yếu hơn mô tả một chút.'],
    bad: ['Không lên nguồn, shop nhận về kiểm tra.', '{laptop} Màn hình có điểm sáng, phải gửi đổi.'],
  },
  'may-anh-dong-ho': {
    great: [
      'Đẹp như ảnh, cầm trên tay rất thích.',
      '{máy ảnh} Chụp cuộn đầu ra màu phim mê luôn.',
      '{máy ảnh} Ống kính sạch, vòng lấy nét trơn.',
      '{đồng hồ} Đeo nhẹ, đo giấc ngủ khá chuẩn.',
      '{đồng hồ} Dây êm tay, màn hình ngoài nắng vẫn rõ.',
    ],
    good: [
      'Ổn, hộp đựng hơi sơ sài.',
      '{máy ảnh} Vỏ có vết xước nhỏ như shop đã chụp.',
      '{đồng hồ} Ứng dụng đôi khi đồng bộ chậm.',
    ],
    mixed: ['Tạm hài lòng so với giá.', '{đồng hồ} Đếm bước hơi thừa.'],
    bad: ['Lỗi sau ba hôm, đang chờ bảo hành.', '{máy ảnh} Đo sáng không chạy, shop nhận lại sửa.'],
  },
  'choi-game': {
    great: [
      'Cần gạt mượt, chơi cả tối không mỏi.',
      'Rung đã tay, nối điện thoại nhận ngay.',
      'Pin chơi ba hôm mới sạc.',
      'Con trai mình thích mê.',
    ],
    good: ['Hơi to với tay trẻ con.', 'Nút vai kêu hơi lớn.'],
    mixed: ['Trễ nhẹ khi nối tivi.'],
    bad: ['Cần trái bị trôi sau một tháng.'],
  },
  'van-hoc': {
    great: [
      '{cuốn sách} Đọc một mạch hết trong đêm, gấp sách lại còn bâng khuâng.',
      'Giọng văn gần gũi, như nghe người nhà kể chuyện.',
      'Giấy đẹp, chữ dễ đọc.',
      '{bản cũ} Bản cũ mà giữ còn tốt, mùi giấy dễ chịu.',
    ],
    good: ['Đoạn giữa hơi chậm nhưng kết hay.', 'Bìa hơi cong khi nhận.'],
    mixed: ['Không hợp gu mình lắm, có lẽ do kỳ vọng cao.'],
    bad: ['Thiếu mất mấy trang ở cuối.'],
  },
  'ky-nang-doi-song': {
    great: [
      'Viết dễ hiểu, làm theo được ngay hôm sau.',
      '{nấu bữa|làm gốm} Hình từng bước rõ, người vụng như mình cũng làm được.',
      '{nấu bữa} Cả nhà đổi món theo sách suốt tháng nay.',
      'Không sáo rỗng như nhiều sách khác.',
    ],
    good: ['{chi tiêu} Giá như thêm vài ví dụ cho người ở trọ.', 'Chữ hơi nhỏ.'],
    mixed: ['Nửa sau lặp lại ý nửa trước.'],
    bad: ['Gáy bung sau một tuần mở.'],
  },
  'sach-thieu-nhi': {
    great: [
      '{mèo mướp} Bé nhà mình bắt đọc đi đọc lại.',
      '{sách|vở} Giấy dày, góc tròn, bé giật không rách.',
      'Hình vẽ đẹp, màu dịu mắt.',
      'Vừa chơi vừa học mà con không biết là đang học.',
    ],
    good: ['Hơi ít trang so với giá.', '{tranh ghép} Mảnh ghép khít quá, bé phải nhờ bố.'],
    mixed: ['Bé chưa thích lắm, chắc phải chờ lớn thêm.', '{bản đồ|vở} Hơi khó với bé ba tuổi.'],
    bad: ['Góc bị quăn khi nhận.', '{sách|vở} Màu in bị lem một trang.'],
  },
  'sach-dien-tu': {
    great: [
      'Thanh toán xong tải được ngay.',
      '{epub|giáo trình} Mục lục bấm được, đọc trên điện thoại rất tiện.',
      '{sách nói} Giọng đọc truyền cảm, nghe lúc nấu cơm là hợp.',
      '{bộ mẫu|giáo trình} In ra dùng cũng đẹp.',
    ],
    good: ['Tệp hơi nặng, tải lâu một chút.', '{epub|giáo trình} Mong có thêm bản chữ to.'],
    mixed: ['Nội dung ổn, trình bày hơi đơn giản.', '{epub} Định dạng EPUB lệch dòng trên máy cũ của mình.'],
    bad: ['Liên kết tải lỗi, phải nhắn shop gửi lại.'],
  },
  'van-phong-pham': {
    great: [
      '{bút} Viết êm, mực ra đều.',
      '{sổ} Giấy mộc đẹp, viết bút lông không nhòe.',
      '{bút|sổ} Cầm lên là muốn viết.',
      'Gói quà tinh tế, thầy mình rất thích.',
    ],
    good: ['{sổ} Gáy hơi cứng, mở phẳng phải ép tay.', 'Đẹp, hơi nặng khi mang theo.'],
    mixed: ['Bình thường, chưa đặc biệt như mình nghĩ.', '{bút} Ngòi hơi rít lúc đầu.'],
    bad: ['Trầy một vết dài trên bìa.', '{bút} Nắp bút bị nứt.'],
  },
} as const satisfies GoodsWords
