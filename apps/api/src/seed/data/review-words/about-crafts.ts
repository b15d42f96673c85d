import type { GoodsWords } from './goods-words.ts'

export const craftWords = {
  'binh-lo-hoa': {
    great: [
      '{bình hoa|lọ hoa} Cắm cành đào hôm Tết ai vào cũng hỏi mua ở đâu.',
      'Men dày, sờ mát tay, dáng rất thanh.',
      'Đặt lên kệ gỗ hợp hết ý.',
      '{vẽ} Nét vẽ có hồn, nhìn là biết vẽ tay.',
    ],
    good: ['{bình hoa|lọ hoa} Miệng bình hơi nhỏ, cắm bó to thì chật.', 'Đáy hơi nhám, mình lót thêm miếng nỉ.'],
    mixed: ['Thấp hơn mình hình dung dù đúng số đo.'],
    bad: ['Miệng bị mẻ một vết nhỏ khi nhận.'],
  },
  'am-chen-tra': {
    great: [
      '{bộ ấm|ấm tử sa|bình rượu} Rót không nhỏ giọt, cầm không nóng tay.',
      '{bộ ấm|ấm tử sa|tách} Uống trà ngon hẳn, chắc do thích quá.',
      '{bộ ấm|ấm tử sa} Bố mình ngày nào cũng lôi ra pha trà.',
      'Thành mỏng mà chắc, gõ nghe đanh.',
    ],
    good: ['{bộ ấm|ấm tử sa} Nắp hơi lỏng khi rót gần cạn.', 'Dung tích hơi nhỏ cho nhà đông người.'],
    mixed: ['Men không đều màu như ảnh.', '{bộ} Hai chiếc trong bộ lệch màu nhau thấy rõ.'],
    bad: ['Đáy bị sứt một mảnh khi mở hộp.', '{bộ ấm|tách|cốc} Một chiếc nứt chân chim ngay lần đầu rót nước sôi.'],
  },
  'bat-dia': {
    great: [
      'Bày cơm lên mâm đẹp như ngoài hàng.',
      '{bát|đĩa} Dùng lò vi sóng hằng ngày vẫn như mới.',
      '{bát|đĩa} Cầm đằm tay, xếp chồng rất gọn.',
      'Món ăn bình thường đặt vào cũng thấy ngon.',
    ],
    good: ['Nặng hơn bát thường một chút.', '{bát|đĩa} Vành có chấm kim nhỏ, nhìn kỹ mới thấy.'],
    mixed: ['Nhỏ hơn mình tưởng một chút.', '{bát|đĩa} Rửa máy được nhưng đáy để lại vệt nước.'],
    bad: ['Nứt một đường dưới đáy.', '{bát} Bộ sáu chiếc vỡ mất một.'],
  },
  'trang-tri-gom': {
    great: [
      'Thắp nến lên bóng hoa in khắp tường, lãng mạn lắm.',
      'Để phòng ngủ vừa sáng dịu vừa thơm.',
      '{trổ} Lỗ trổ gọn, không ba via.',
      'Góc thiền của mình nhờ nó mà ấm hẳn.',
    ],
    good: ['Khay đựng tinh dầu hơi nông.', 'Chưa có nến kèm theo, phải mua thêm.'],
    mixed: ['Nóng khá nhanh, phải canh chừng.'],
    bad: ['Thân đèn có vết rạn.'],
  },
  'ao-dai': {
    great: [
      '{lụa tơ tằm|cách tân} Vải rủ, lên dáng rất tôn người.',
      '{lụa tơ tằm|cách tân} Mặc lễ tốt nghiệp được khen cả buổi.',
      'Đường may phẳng, cổ đứng vừa vặn.',
      'Màu sang, chụp ảnh không cần chỉnh.',
    ],
    good: ['Tay hơi dài, mình nhờ tiệm gấu lại.', 'Đẹp nhưng dễ nhăn, phải là kỹ.'],
    mixed: ['Eo rộng hơn số đo trong bảng.'],
    bad: ['Phai màu ngay lần giặt đầu.'],
  },
  'ao-vay': {
    great: [
      'Mặc mát, ngồi lâu không bí.',
      '{đầm} Form suông mà không hề dừ.',
      '{bà ba} Mua cho mẹ, mẹ mặc đi đám ai cũng hỏi.',
      'Chất mềm, giặt xong vẫn giữ dáng.',
    ],
    good: ['Nên chọn lùi một cỡ.', '{trắng} Màu trắng hơi mỏng, phải mặc áo lót tiệp màu.'],
    mixed: ['Cúc đính chưa chắc, mình khâu lại hai chiếc.'],
    bad: ['Bung chỉ ở nách sau hai lần mặc.'],
  },
  'khan-phu-kien': {
    great: [
      '{khăn} Nhẹ như không, choàng lên là thấy sang.',
      '{khăn} Màu nhuộm rất sâu, không chiếc nào giống nhau.',
      'Gói quà xinh, tặng sếp khỏi lo.',
      '{thêu} Tỉ mỉ từng mũi thêu.',
    ],
    good: ['{khăn} Mùi màu nhuộm còn vương, phơi một hôm là hết.', 'Nhỏ hơn mình nghĩ nhưng xinh.'],
    mixed: ['Màu không giống ảnh lắm.', '{khăn|túi} Mép chưa được gọn.'],
    bad: ['Có vết bẩn mờ ở mặt trước.', '{nón|túi} Quai đứt sau một tuần.'],
  },
  'vai-lua': {
    great: [
      '{lụa} Thợ may khen lụa đẹp, khổ đủ.',
      '{lụa} Sờ mát rượi, bóng vừa phải chứ không lóa.',
      'Cắt dư thêm gần hai tấc.',
      'Nhuộm đều, không có vệt.',
    ],
    good: ['Màu ngoài đậm hơn ảnh một tông.', 'Cần giặt thử trước khi may vì hơi co.'],
    mixed: ['Có một sợi bị rút ở mép.'],
    bad: ['Vải có vết ố nhỏ giữa tấm.'],
  },
} as const satisfies GoodsWords
