import type { GoodsWords } from './goods-words.ts'

export const foodWords = {
  'ca-phe-hat': {
    great: [
      'Mở túi ra thơm cả bếp.',
      '{robusta|culi|phối trộn} Pha phin lên lớp bọt nâu dày, hậu ngọt.',
      'Ngày rang còn mới tinh, uống khác hẳn cà phê siêu thị.',
      'Vị sạch, không gắt cổ, cả văn phòng khen.',
    ],
    good: [
      '{arabica|rang nhạt|mật ong} Hơi chua so với gu của mình nhưng thơm.',
      'Ngon, chỉ tiếc túi không có khóa kéo.',
    ],
    mixed: ['Xay hơi thô so với phin nhà mình.'],
    bad: [
      'Túi bị xì, mùi bay gần hết.',
      '{rang đậm|rang vừa|pha phin|pha máy|ủ lạnh|mật ong|rang nhạt} Rang quá tay, đắng khét.',
    ],
  },
  'ca-phe-pha-nhanh': {
    great: [
      'Thơm, đậm đúng gu nhà mình.',
      'Uống thấy tỉnh mà không xót ruột.',
      '{phin giấy|hòa tan} Sáng dậy muộn vẫn có ly ngon trong ba phút.',
      '{phin giấy|hòa tan} Mang đi công tác rất tiện.',
      '{hòa tan} Ngọt vừa, không ngấy.',
      '{hòa tan} Không ngờ hòa tan mà còn mùi cà phê thật.',
    ],
    good: [
      'Ngon, nhưng hạn dùng không còn dài.',
      '{phin giấy|hòa tan} Gói hơi ít, mình pha hai gói mới đủ đậm.',
      '{phin giấy|hòa tan} Ngon khi pha nóng, thêm đá thì nhạt.',
    ],
    mixed: ['Vị không khác mấy loại ngoài siêu thị.'],
    bad: ['Vài gói bị hở, bột vón.'],
  },
  'tra-ca-cao': {
    great: [
      '{trà} Vị lạ mà cuốn, uống tối vẫn ngủ được.',
      '{ca cao} Pha sữa nóng cho con, con đòi mỗi ngày.',
      '{trà} Thơm mùi trái chín, hậu ngọt dài.',
      '{ca cao} Ca cao đậm, làm bánh lên màu rất đẹp.',
    ],
    good: ['{dạng bột} Phải khuấy kỹ mới tan hết.', 'Ngon, giá hơi cao với lượng này.'],
    mixed: ['Nhạt hơn mình mong.'],
    bad: ['Có mùi ẩm khi mở gói.'],
  },
  'do-pha-che': {
    great: [
      '{phin} Nước xuống đều, không lọt bã.',
      '{phin|ly} Cầm chắc tay, rửa nhanh.',
      '{ly sứ} Giữ nóng lâu thật, uống chậm vẫn ấm.',
      'Nhỏ gọn, hợp góc pha ở văn phòng.',
    ],
    good: ['{phin} Nắp gài hơi chặt lúc mới.', 'Đẹp, chỉ hơi nhỏ.'],
    mixed: ['Tạm ổn, hoàn thiện chưa thật khéo.', '{phin|ly} Quai nóng nhanh khi rót nước sôi.'],
    bad: ['Bị xước ngay mặt trước.'],
  },
  'trai-cay-tuoi': {
    great: [
      '{xoài|bưởi|cam|chuối|bơ|khóm} Trái nào cũng ngọt, không dập quả nào.',
      '{xoài|chuối|bơ sáp} Để hai hôm là chín tới, thơm cả nhà.',
      'Cuống còn xanh khi nhận, biết là mới hái.',
      'Ăn đúng vị quê, nhớ nhà ghê.',
    ],
    good: ['{xoài|chuối|bơ sáp} Có hai trái hơi xanh, để thêm vài hôm là ngon.', 'Ngọt, nhưng trái nhỏ hơn ảnh.'],
    mixed: ['Ngọt vừa, chưa đậm như mùa trước.', '{xoài|cam|bưởi} Nửa thùng ngọt, nửa thùng nhạt.'],
    bad: ['Nhận hàng đã quá chín, phải bỏ một phần.', '{xoài|cam|chuối|bơ sáp} Dập mất gần một ký, shop hoàn phần đó.'],
  },
  'trai-cay-say': {
    great: [
      '{mít} Giòn tan, không bị dầu.',
      'Mở ra là hết trong một buổi.',
      'Vị trái cây thật, không ngọt gắt.',
      'Con mình thích hơn bim bim.',
    ],
    good: ['Ngon nhưng gói hơi ít.', '{mít} Miếng vụn ở đáy hơi nhiều.'],
    mixed: ['Hơi ngọt so với mình.'],
    bad: ['Gói hở mép nên bị ẩm.', '{mít} Gói bị xì nên ỉu.'],
  },
  'mat-ong-mut': {
    great: [
      'Vị thật, ăn một miếng là biết đồ nhà làm.',
      '{mật ong} Mật sánh, thơm mùi hoa, để tủ lạnh kết tinh mịn.',
      '{mật ong} Không bị gắt cổ như loại pha đường.',
      '{mứt} Ngọt vừa, nhâm nhi với trà là hợp.',
      '{mứt} Bày khay Tết đẹp mà hết nhanh nhất.',
    ],
    good: ['{mật ong} Nắp hơi rít mật, mở khó.', 'Ngon, giá mềm hơn chút thì tốt.'],
    mixed: ['Ngọt hơn khẩu vị nhà mình.'],
    bad: ['Nắp hở, dính hết ra hộp.', '{mật ong} Chảy mật ra hộp khi vận chuyển.'],
  },
  'gao-hat-cu': {
    great: [
      'Ngon và sạch, nhà mình ăn quen rồi.',
      '{gạo} Cơm dẻo thơm, để nguội vẫn mềm.',
      '{gạo} Nấu lên thơm từ ngoài cửa.',
      '{gạo} Hạt đều, ít tấm, vo không đục.',
      '{khoai} Nướng lên ngọt như mứt, cả nhà tranh nhau.',
    ],
    good: [
      'Ngon, giá hơi nhỉnh hơn ngoài chợ.',
      '{gạo} Nấu phải bớt nước một chút.',
      '{khoai} Có vài củ nhỏ nhưng ngon đều.',
    ],
    mixed: ['Không thơm bằng đợt trước.', '{gạo} Bao giấy rách một góc.'],
    bad: ['Có mùi ẩm, chắc do để lâu.', '{gạo} Lẫn mấy hạt sạn.'],
  },
  'nuoc-mam-gia-vi': {
    great: [
      '{nước mắm} Chấm nguyên chất mới thấy hậu ngọt, thơm không gắt.',
      'Một ít là đủ đậm, dùng được lâu.',
      '{tiêu|sa tế|muối ớt} Cay thơm, ướp thịt dậy mùi.',
      'Mẹ mình khó tính mà cũng gật đầu.',
    ],
    good: [
      'Thơm, hơi đậm so với nhà mình.',
      '{nước mắm} Hơi mặn với nhà mình, pha loãng là vừa.',
      '{nước mắm} Chai thủy tinh hơi khó rót.',
    ],
    mixed: ['Không đậm bằng lần trước.', '{nước mắm} Màu nhạt hơn chai lần trước.'],
    bad: ['Nhãn bong, không đọc được ngày sản xuất.', '{nước mắm|sa tế|muối ớt} Nắp không kín, rỉ ra thùng.'],
  },
  'hai-san-kho': {
    great: [
      '{mực|cá khô} Nướng lên thơm lừng, thịt ngọt và dày.',
      '{mực|tôm|cá khô} Phơi khô vừa, không mặn chát.',
      'Làm mồi cuối tuần hết sạch trong mười phút.',
      '{mực|tôm|cá khô} Con nào con nấy đều cỡ.',
    ],
    good: ['{tôm|cá khô} Hơi mặn, ngâm nước ấm một lúc là vừa.', 'Ngon, nhưng giá cao hơn năm ngoái.'],
    mixed: ['Vài con vụn ở đáy túi.'],
    bad: ['Gói hở, ăn không còn giòn thơm.', '{mực|tôm|cá khô} Không được khô lắm, để hai hôm có mùi.'],
  },
  'banh-mut': {
    great: [
      '{rượu} Uống với bạn bè cuối tuần rất vui.',
      '{kẹo} Giòn rụm, không dính răng.',
      '{kẹo|thốt nốt} Ngọt dịu, ăn với trà nóng là hết sẩy.',
      'Mang ra đãi khách ai cũng hỏi.',
      '{kẹo|thốt nốt} Vị đúng như hồi nhỏ bà hay mua.',
    ],
    good: ['{thốt nốt} Hạn dùng hơi ngắn, mua vừa đủ ăn thôi.', 'Ngon, bao bì đơn giản quá.'],
    mixed: ['Ngọt quá so với khẩu vị của mình.', '{kẹo} Hơi cứng với người lớn tuổi.'],
    bad: ['Tới nơi vỡ mất một phần.', '{kẹo} Vỡ vụn gần nửa hộp.'],
  },
  'mon-an-lien': {
    great: [
      'Ngon hơn hẳn đồ ăn liền ngoài tiệm.',
      '{bún} Nấu bảy phút mà đủ vị, không tin là đồ gói.',
      '{cá hộp} Thịt cá thật, xương mềm.',
      '{bún} Trữ vài gói trong tủ rất yên tâm.',
      '{bún} Nước cốt thơm, thêm rau là thành bữa.',
    ],
    good: ['Hơi cay cho trẻ con.', '{bún} Ngon, lượng bún hơi ít.'],
    mixed: ['Mặn, mình phải thêm nước.'],
    bad: ['Bao bì bị bung khi nhận.', '{cá hộp} Hộp móp và phồng một chiếc.'],
  },
} as const satisfies GoodsWords
