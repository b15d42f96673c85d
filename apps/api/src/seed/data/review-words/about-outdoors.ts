import type { GoodsWords } from './goods-words.ts'

export const outdoorWords = {
  'bong-vot': {
    great: [
      'Cầm vừa tay, chơi cả buổi không mỏi.',
      '{bóng đá} Nảy đều, đá sân cỏ nhân tạo rất thích.',
      '{cầu lông} Khung nhẹ, phản tạt nhanh tay.',
      'Cả câu lạc bộ mình chuyển sang dùng loại này.',
      '{cầu lông} Quấn cán êm, căng sẵn chuẩn.',
    ],
    good: [
      'Ổn, màu hơi khác ảnh.',
      '{bóng đá|bóng rổ|bóng chuyền} Mới đầu hơi cứng, chơi vài trận là mềm.',
      '{cầu lông} Túi đựng hơi mỏng.',
    ],
    mixed: ['Chơi phong trào thì được.', '{quả bóng} Xì hơi nhẹ sau một tuần.'],
    bad: ['Dùng hai buổi đã hỏng.', '{quả bóng} Bong lớp vỏ sau vài trận.'],
  },
  'tap-luyen': {
    great: [
      'Chất lượng vượt tầm giá.',
      'Dùng đều hai tháng vẫn như mới.',
      '{giày} Chạy mười cây không đau gót.',
      '{áo thun|quần} Khô nhanh, không bám mùi.',
      '{thảm} Bám sàn tốt, tập cân bằng yên tâm.',
      '{áo thun|quần} Vừa cỡ, mặc lên gọn gàng.',
    ],
    good: [
      'Tốt, màu ngoài đời nhạt hơn.',
      '{giày} Nên lấy lớn hơn nửa cỡ.',
      '{thảm|xe đạp} Mùi cao su còn vài hôm đầu.',
    ],
    mixed: ['Tạm ổn cho người mới tập.', '{giày} Đế mòn hơi nhanh.'],
    bad: ['Lỗi ngay tuần đầu, phải gửi đổi.', '{áo thun|quần|găng} Đường may bung sau ba buổi tập.'],
  },
  'boi-lan': {
    great: [
      'Đi biển cả tuần, không phàn nàn gì.',
      '{lặn} Không đọng hơi nước, lặn ngắm san hô rõ mồn một.',
      '{kính} Gioăng ôm mặt, không vào nước.',
      '{trẻ em} Bé nhà mình đeo cả buổi không kêu đau.',
      '{kính} Dây chỉnh dễ, không giật tóc.',
    ],
    good: ['Hơi chật với mặt to.', '{kính bơi} Hộp đựng nhựa hơi giòn.'],
    mixed: ['Mờ dần sau một tháng, phải xịt thêm.'],
    bad: ['Nước vào ngay lần đầu.', '{lặn} Van ống thở bị kẹt.'],
  },
  'da-ngoai': {
    great: [
      'Nhẹ và chắc, chuyến nào cũng mang theo.',
      '{lều} Mưa cả đêm bên trong vẫn khô.',
      '{lều} Tung lên là đứng, gập lại cũng nhanh.',
      '{ba lô} Đeo hai ngày không mỏi vai.',
      '{ba lô} Nhiều ngăn hợp lý, tìm đồ rất lẹ.',
    ],
    good: ['Tốt, hơi nặng hơn mô tả.', '{lều} Cọc hơi nhỏ, đất cứng khó đóng.', '{lều} Gập lần đầu phải xem video.'],
    mixed: ['Khóa kéo hơi rít.'],
    bad: ['Khóa hỏng ngay chuyến đầu.', '{lều} Rách lưới cửa ngay chuyến đầu.'],
  },
  'cay-de-ban': {
    great: [
      'Cây khỏe, lá bóng, tới nơi không rụng lá nào.',
      'Để bàn làm việc nhìn mát mắt.',
      '{kim tiền|trầu bà|lưỡi hổ} Một tháng đã ra lá mới.',
      '{chậu} Chậu đẹp, đất không bị đổ ra.',
    ],
    good: ['Nhỏ hơn ảnh một chút nhưng khỏe.', 'Có một lá vàng, cắt đi là xong.'],
    mixed: ['Cây hơi thưa lá so với ảnh.', '{chậu|giỏ} Đất hơi bí, mình thay lại.'],
    bad: ['Thối gốc sau mười ngày.'],
  },
  'hoa-chau': {
    great: [
      'Nở đẹp hơn mình mong.',
      '{cúc|mai} Nụ dày, nở đúng dịp.',
      '{hồng} Hoa thơm, màu đậm như ảnh.',
      'Đóng thùng khéo, cành không gãy.',
      '{hồng|mai} Trồng ra đất là bung lộc ngay.',
    ],
    good: ['Về nhà rụng vài lá rồi mới hồi.', '{hồng} Hoa đầu nhỏ, lứa sau to hơn.'],
    mixed: ['Nụ ít hơn mong đợi.'],
    bad: ['Tới nơi héo gần hết.', '{hồng|mai} Cành chính bị gãy khi nhận.'],
  },
  'sen-da-xuong-rong': {
    great: [
      'Nhỏ xinh, để cửa sổ là mê.',
      'Cây thuần rồi nên không bị sốc.',
      'Màu đẹp đúng như ảnh.',
      'Bọc từng cây bằng giấy mềm, thương ghê.',
    ],
    good: [
      'Nhỏ hơn ảnh nhưng khỏe.',
      '{sen đá} Rơi vài lá khi vận chuyển, cắm lại lên cây mới.',
      '{sen đá|xương rồng} Chậu hơi nhỏ, nên sang chậu sớm.',
    ],
    mixed: ['Hơi còi, đang chăm lại.', '{sen đá} Ủng nhẹ vài lá dưới.'],
    bad: ['Tới nơi bị dập nát.'],
  },
  'do-lam-vuon': {
    great: [
      '{đất trồng} Đất tơi, trồng gì cũng lên.',
      '{hạt giống} Hạt nảy mầm gần hết sau bốn ngày.',
      '{bình tưới} Vòi tưới êm, không xói đất.',
      'Rau ban công nhà mình xanh um.',
    ],
    good: ['Tốt, mong có gói nhỏ hơn.', '{đất trồng} Bao hơi bụi khi đổ.', '{hạt giống} Hướng dẫn gieo hơi vắn tắt.'],
    mixed: ['Tạm được với ban công nhỏ.', '{hạt giống} Tỉ lệ nảy mầm chừng bảy phần.'],
    bad: ['Hộp rách, phải dọn cả buổi.', '{đất trồng} Bao rách, đất đổ ra thùng.'],
  },
} as const satisfies GoodsWords
