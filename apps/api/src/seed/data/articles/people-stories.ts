import type { SeedArticle } from './article.ts'

export const peopleStories: readonly SeedArticle[] = [
  {
    title: 'Tà áo dài may trong ba ngày bên sông Hương',
    excerpt: 'Từ tấm lụa đến chiếc áo vừa vặn, tiệm Tơ Vàng chỉ có ba người và một chiếc máy khâu cổ.',
    objects: ['ao-dai', '🧵', '🪡'],
    tags: ['Huế', 'áo dài'],
    body: [
      'Chiếc máy khâu đạp chân mua năm 1972 vẫn đặt cạnh cửa sổ nhìn ra sông. Bà Diệu Huyền dùng nó để lên cổ áo, vì “máy điện chạy nhanh quá, cổ không kịp đứng”.',
      'Khách đặt qua mạng gửi mười hai số đo. Người thợ trẻ gọi lại, nhờ khách đứng nghiêng để nhìn vai. Ngày đầu cắt, ngày thứ hai ráp, ngày thứ ba là việc của kim tay: luồn vai, đơm nút, lên gấu.',
      '## Chọn màu cho đúng mình',
      'Da ngăm hợp đỏ đô và xanh than. Da sáng mặc tím Huế rất trong. Người thấp nên chọn tà ngắn hơn gót chừng một phân. Những điều ấy bà nói với từng khách, không ghi thành bảng.',
      'Sau ba ngày, áo nằm trong hộp giấy cứng kèm mẩu lụa thừa bằng bàn tay, để lỡ rách còn vá.',
    ],
  },
  {
    title: 'Hiên nhà trên dốc, nơi sách cũ được kể lại',
    excerpt: 'Tiệm sách gỗ thông ở Đà Lạt đọc hết mỗi cuốn sách cũ trước khi bán.',
    objects: ['📚', '☕', '🕯️'],
    tags: ['Đà Lạt', 'sách'],
    body: [
      'Tiệm mở cửa lúc mười giờ vì buổi sáng dành để đọc. Hoài An bảo bán một cuốn sách mình chưa đọc giống như giới thiệu một người mình chưa gặp.',
      'Sách cũ về theo từng thùng, phần lớn từ những căn nhà sắp bán. Trong đó có thư tay, vé xe lửa, một bông hoa ép từ năm 1983. An giữ nguyên mọi thứ trong trang sách, chỉ thêm mảnh giấy ghi: “Tìm thấy ở trang 47”.',
      '## Đọc không hợp thì đổi',
      'Quy định lạ nhất của tiệm là cho đổi sách trong mười ngày chỉ vì không hợp. Một năm có chừng hai mươi cuốn quay về, đa số kèm lời xin lỗi. An nói mất ít tiền mà được rất nhiều chuyện.',
      'Gần đây tiệm bán cả sách điện tử. “Cây thông cũng cần được nghỉ”, An giải thích.',
    ],
  },
  {
    title: 'Mười hai năm sửa máy ở Cầu Ông Lãnh',
    excerpt: 'Ông chủ Điện Tử Sao Mai bắt đầu với một bàn hàn và niềm tin rằng đồ hỏng chưa chắc phải bỏ.',
    objects: ['🔧', '🎧', '💻'],
    tags: ['Sài Gòn', 'tân trang'],
    body: [
      'Gia Khánh học nghề sửa radio từ cha. Thời ấy khách mang đến cả những chiếc đài đã cháy nguồn, xin sửa cho ông nội nghe cải lương.',
      'Cửa hàng bây giờ bán đồ mới, nhưng bàn hàn vẫn nằm giữa tiệm. Tai nghe khách trả được thay đệm, thay pin, đo lại từng củ loa. Cái nào qua đủ hai mươi bốn điểm kiểm tra mới dán nhãn tân trang.',
      '## Vì sao nên thử hàng tân trang',
      'Giá rẻ hơn ba phần, bảo hành sáu tháng, và bớt đi một món rác điện tử. Điều quan trọng là người bán phải nói thật: xước ở đâu, pin còn bao nhiêu.',
      'Ảnh trên gian hàng của Khánh luôn có một tấm chụp đúng vết xước đó, đặt cạnh đồng xu cho dễ hình dung.',
    ],
  },
  {
    title: 'Nồi bồ kết của bà và công thức bốn thành phần',
    excerpt: 'Hương Đồng bắt đầu từ một nồi nước gội đầu nấu cho mẹ sau đợt hóa trị.',
    objects: ['🌿', '🧴', '🍃'],
    tags: ['Đà Nẵng', 'mỹ phẩm'],
    body: [
      'Thảo Nguyên là dược sĩ. Khi mẹ điều trị, da đầu bà không chịu được loại dầu gội nào. Cô nhớ đến nồi bồ kết nướng của bà ngoại, mùi khói bếp, vài vỏ bưởi khô.',
      'Mẻ đầu chỉ để mẹ dùng. Mẻ thứ hai cho phòng bệnh bên cạnh. Đến mẻ thứ mười thì có người hỏi mua.',
      '## Thành phần đọc là hiểu',
      'Nhãn chai của Hương Đồng in chữ to: nước, bồ kết, vỏ bưởi, muối. Chất bảo quản là loại dùng trong thực phẩm, hạn dùng vì thế chỉ mười hai tháng. Cô chấp nhận làm mẻ nhỏ mỗi tuần.',
      'Chai thủy tinh gửi lại được trừ năm nghìn. Góc xưởng lúc nào cũng có một thùng chai chờ rửa, nắng lên lấp lánh.',
    ],
  },
  {
    title: 'Chiếc chảo gang dùng qua ba đời bếp',
    excerpt: 'Anh Tùng của Bếp Ấm chỉ bán những món mà chính bếp nhà anh đã dùng ba tháng.',
    objects: ['🍳', '🔪', '🥘'],
    tags: ['Hải Phòng', 'đồ bếp'],
    body: [
      'Chiếc chảo nặng hai ký rưỡi treo trên tường cửa hàng không bán. Bà nội anh Tùng mua ở chợ Sắt năm 1961, mẹ anh rán chả trong đó suốt những năm bao cấp, giờ con gái anh học ốp trứng.',
      'Nhìn chiếc chảo ấy, anh đặt ra luật: món nào không nghĩ tới chuyện dùng được mười năm thì không nhập.',
      '## Ba tháng thử thách',
      'Dao rèn Phúc Sen được bà hàng phở cạnh nhà dùng mỗi sáng. Đũa gỗ ngâm nước qua đêm xem có nứt. Chổi đót quét hết một mùa lá bàng. Món nào hỏng giữa chừng bị trả về kèm lời nhận xét viết tay.',
      'Danh sách hàng vì thế dài ra rất chậm, nhưng số khách quay lại thì không.',
    ],
  },
  {
    title: 'Lớp học bơi miễn phí của cửa hàng bên biển',
    excerpt: 'Mỗi chiều thứ bảy, Thể Thao Biển Xanh dạy trẻ con Nha Trang cách thả nổi.',
    objects: ['🥽', '🏐', '🤿'],
    tags: ['Nha Trang', 'cộng đồng'],
    body: [
      'Hải Đăng từng là vận động viên lặn. Anh mở cửa hàng để có cớ ở gần biển, và mở lớp bơi vì một tai nạn ngoài bãi Tiên năm ấy.',
      'Lớp không thu tiền. Mười lăm đứa trẻ, hai huấn luyện viên, bài đầu tiên luôn là thả nổi: nằm ngửa, dang tay, nhìn trời, đếm đến năm mươi.',
      '## Biết sợ cho đúng',
      'Anh dạy các em nhìn màu nước để nhận ra dòng rút, gọi người lớn bằng tay nào, không nhảy xuống cứu bạn khi chưa có phao. “Bơi nhanh để sau, bơi được về bờ mới là trước”, anh nói.',
      'Ba năm qua lớp có hơn ba trăm em. Cửa hàng bán kính bơi cỡ nhỏ nhiều nhất thành phố, điều anh không hề tính trước.',
    ],
  },
]
