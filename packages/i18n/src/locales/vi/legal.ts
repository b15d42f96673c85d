/** Long texts: a blank line begins a paragraph, lines that begin with "- " are a list. */
export const words = {
  updated: 'Cập nhật lần cuối: {{date}}',
  contents: 'Trong trang này',

  'terms.title': 'Điều khoản sử dụng',
  'terms.description': 'Quyền và trách nhiệm của người mua, người bán và Chợ Nổi khi dùng chợ trực tuyến.',
  'terms.lead':
    'Điều khoản này nói rõ ai chịu trách nhiệm về việc gì khi bạn mua hoặc bán trên Chợ Nổi. Dùng trang nghĩa là bạn đồng ý với những điều dưới đây.',
  'terms.role.title': 'Chợ Nổi là gì',
  'terms.role.text':
    'Chợ Nổi là sàn thương mại điện tử của nhiều gian hàng. Mỗi gian hàng là một người bán độc lập: họ đăng sản phẩm, định giá, đóng gói và giao hàng. Chợ Nổi cung cấp trang web, giỏ hàng, ví, công cụ quản lý đơn và giải quyết khiếu nại.\n\nHợp đồng mua bán được lập giữa bạn và gian hàng. Một lần đặt hàng của nhiều gian hàng tạo thành nhiều đơn, mỗi gian hàng một đơn.',
  'terms.account.title': 'Tài khoản',
  'terms.account.text':
    'Bạn cần tài khoản để đặt hàng, nạp ví và viết đánh giá. Khi đăng ký, hãy dùng thông tin thật và địa chỉ email bạn đọc được.\n\n- Mỗi người giữ mật khẩu của mình và không cho người khác dùng chung tài khoản.\n- Nếu nghi ngờ có người khác đăng nhập, hãy đổi mật khẩu ngay: mọi phiên đăng nhập khác sẽ kết thúc.\n- Chúng tôi có thể tạm khóa tài khoản có dấu hiệu gian lận và sẽ cho bạn biết lý do.',
  'terms.buying.title': 'Giá, tồn kho và đặt hàng',
  'terms.buying.text':
    'Giá hiển thị bằng đồng Việt Nam và là giá bạn trả cho sản phẩm. Hàng trong giỏ chưa được giữ: tồn kho được trừ khi bạn đặt hàng. Nếu món cuối cùng vừa được người khác mua, đơn của bạn không được tạo và bạn không mất tiền.\n\nGian hàng xác nhận đơn trước khi chuẩn bị hàng. Bạn theo dõi từng bước trong mục Đơn hàng của tôi.',
  'terms.wallet.title': 'Ví và nạp tiền',
  'terms.wallet.text':
    'Ví Chợ Nổi dùng để thanh toán trên Chợ Nổi. Ví không phải tài khoản ngân hàng và không sinh lãi.\n\n- Khi nạp thủ công, bạn chuyển khoản theo thông tin hiển thị và tải lên ảnh chứng từ.\n- Nhân viên đối chiếu rồi ghi có số tiền thực nhận. Số tiền này có thể khác số bạn đã nhập nếu chuyển khoản khác đi.\n- Mọi thay đổi số dư đều nằm trong lịch sử giao dịch và không thể bị xóa.',
  'terms.cancel.title': 'Hủy đơn và hoàn tiền',
  'terms.cancel.text':
    'Bạn có thể tự hủy đơn khi đơn đang chờ hoặc vừa được xác nhận. Sau đó, người bán còn có thể hủy cho đến khi giao hàng đi. Đơn đã trả tiền mà bị hủy thì tiền về lại ví của bạn và hàng về lại kho.',
  'terms.cancel.returns_other':
    'Hàng nhận được không đúng mô tả, hư hỏng hoặc thiếu: hãy liên hệ gian hàng và chúng tôi trong vòng {{count, number}} ngày kể từ khi nhận, kèm ảnh chụp.',
  'terms.cancel.noReturns':
    'Hiện chưa nhận trả hàng. Nếu hàng không đúng mô tả, hư hỏng hoặc thiếu, hãy báo ngay cho gian hàng và chúng tôi, kèm ảnh chụp.',
  'terms.reviews.title': 'Đánh giá',
  'terms.reviews.text':
    'Mỗi người viết một đánh giá cho mỗi sản phẩm. Dấu xác minh chỉ có khi bạn đã mua và đã nhận hàng. Đừng viết nội dung xúc phạm, quảng cáo hoặc thông tin riêng của người khác: đánh giá như vậy sẽ bị gỡ.',
  'terms.selling.title': 'Bán hàng',
  'terms.selling.text':
    'Người bán chịu trách nhiệm về nguồn gốc, chất lượng, nhãn hàng và hóa đơn của sản phẩm. Sản phẩm được duyệt trước khi hiển thị.\n\n- Hoa hồng được chốt tại lúc khách đặt hàng; đổi mức hoa hồng không ảnh hưởng đơn cũ.\n- Tiền hàng được ghi có cho gian hàng khi người mua xác nhận đã nhận hàng hoặc khi hết hạn xác nhận, sau khi trừ hoa hồng.\n- Không bán hàng cấm, hàng giả, hàng xâm phạm quyền của người khác hoặc hàng cần giấy phép mà bạn không có.',
  'terms.liability.title': 'Trách nhiệm của Chợ Nổi',
  'terms.liability.text':
    'Chúng tôi chịu trách nhiệm vận hành trang an toàn, giữ sổ sách ví đúng và xử lý khiếu nại công bằng. Chúng tôi không phải bên bán và không bảo hành thay gian hàng, nhưng sẽ can thiệp khi gian hàng không thực hiện nghĩa vụ của mình.',
  'terms.changes.title': 'Thay đổi và luật áp dụng',
  'terms.changes.text':
    'Khi điều khoản thay đổi, chúng tôi báo trên trang này trước khi áp dụng. Đơn đã đặt theo điều khoản tại thời điểm đặt. Điều khoản này theo pháp luật Việt Nam; quyền của người tiêu dùng theo luật luôn được ưu tiên.',

  'privacy.title': 'Chính sách quyền riêng tư',
  'privacy.description': 'Chợ Nổi thu thập dữ liệu gì, dùng để làm gì, ai được xem và quyền của bạn.',
  'privacy.lead':
    'Chúng tôi chỉ giữ những gì cần để bạn mua bán được, không bán dữ liệu của bạn cho ai. Trang này nói cụ thể từng loại dữ liệu.',
  'privacy.collect.title': 'Dữ liệu chúng tôi giữ',
  'privacy.collect.text':
    '- Tài khoản: họ tên, email, số điện thoại nếu bạn điền, vai trò và gian hàng bạn tham gia.\n- Mua hàng: địa chỉ giao, giỏ hàng, đơn hàng, mã giảm giá đã dùng, đánh giá bạn viết.\n- Tiền: giao dịch ví, yêu cầu nạp tiền và ảnh chứng từ bạn tải lên.\n- Bán hàng: tên pháp lý, mã số thuế, giấy tờ và tài khoản nhận tiền trong hồ sơ người bán.\n- Kỹ thuật: địa chỉ IP và thời điểm của yêu cầu, để chống dò mật khẩu và tìm lỗi.',
  'privacy.use.title': 'Dùng để làm gì',
  'privacy.use.text':
    '- Thực hiện đơn hàng và giao dịch của bạn.\n- Gửi thông báo về đơn hàng, ví và tài khoản; bạn chọn loại thông báo trong phần cài đặt.\n- Ngăn gian lận và bảo vệ tài khoản.\n- Làm đúng nghĩa vụ kế toán và thuế.\n\nChúng tôi không dùng dữ liệu của bạn để chấm điểm hay quyết định tự động về bạn.',
  'privacy.share.title': 'Ai được xem',
  'privacy.share.text':
    'Gian hàng nhận đơn thấy họ tên, số điện thoại và địa chỉ giao của đơn đó, không thấy ví hay đơn của bạn ở gian hàng khác. Nhân viên chỉ mở dữ liệu khi công việc cần, và việc thay đổi được ghi lại. Chúng tôi cung cấp dữ liệu cho cơ quan nhà nước khi pháp luật buộc phải làm vậy.',
  'privacy.security.title': 'Chúng tôi bảo vệ thế nào',
  'privacy.security.text':
    'Mật khẩu được băm bằng argon2id, không ai đọc được, kể cả chúng tôi. Dữ liệu của các gian hàng được tách ngay trong cơ sở dữ liệu. Phiên đăng nhập ngắn và đổi mã liên tục; ảnh tải lên được mã hóa lại để bỏ thông tin ẩn như vị trí chụp.',
  'privacy.keep.title': 'Giữ trong bao lâu',
  'privacy.keep.text':
    'Dữ liệu tài khoản được giữ cho đến khi bạn yêu cầu xóa. Đơn hàng và giao dịch được giữ theo thời hạn của luật kế toán, kể cả khi tài khoản đã xóa. Giấy tờ trong hồ sơ người bán chỉ người xét duyệt mở được và bị xóa 30 ngày sau khi có kết quả. Nhật ký kỹ thuật được xóa định kỳ.',
  'privacy.rights.title': 'Quyền của bạn',
  'privacy.rights.text':
    'Bạn có quyền xem, sửa, nhận bản sao, yêu cầu xóa hoặc hạn chế xử lý dữ liệu của mình, và rút lại đồng ý bất cứ lúc nào. Phần lớn bạn tự làm được trong trang hồ sơ; còn lại hãy viết cho chúng tôi, chúng tôi trả lời trong vòng 72 giờ làm việc.',
  'privacy.browser.title': 'Trong trình duyệt của bạn',
  'privacy.browser.text':
    'Giỏ hàng của khách, phiên đăng nhập, ngôn ngữ, giao diện và lựa chọn cookie nằm trong trình duyệt. Trang Chính sách cookie liệt kê từng mục.',

  'cookies.title': 'Chính sách cookie',
  'cookies.description': 'Những gì Chợ Nổi lưu trong trình duyệt của bạn, để làm gì và trong bao lâu.',
  'cookies.lead':
    'Cookie và bộ nhớ trình duyệt là nơi trang web ghi nhớ điều gì đó trên máy của bạn. Đây là danh sách đầy đủ những gì Chợ Nổi ghi.',
  'cookies.groups.title': 'Bốn nhóm',
  'cookies.groups.text':
    '- Cần thiết: không có thì trang không chạy được. Luôn bật.\n- Chức năng: ghi nhớ lựa chọn của bạn.\n- Phân tích: đếm lượt ghé thăm, lượt đọc và những tìm kiếm không có kết quả, đo tốc độ trang. Chúng tôi chỉ giữ tổng số theo ngày, không giữ gì cho biết bạn là ai.\n- Tiếp thị: Chợ Nổi hiện không đặt cookie nào thuộc nhóm này.',
  'cookies.list.title': 'Danh sách đầy đủ',
  'cookies.list.caption': 'Những gì được lưu trong trình duyệt',
  'cookies.column.name': 'Tên',
  'cookies.column.group': 'Nhóm',
  'cookies.column.purpose': 'Để làm gì',
  'cookies.column.life': 'Trong bao lâu',
  'cookies.life.session': 'Đến khi đăng xuất hoặc hết phiên',
  'cookies.life.year': '1 năm',
  'cookies.life.kept': 'Đến khi bạn xóa',
  'cookies.life.short': 'Vài giờ',
  'cookies.life.minute': '1 phút',
  'cookies.purpose.tokens': 'Giữ bạn đăng nhập',
  'cookies.purpose.csrf': 'Chống giả mạo yêu cầu',
  'cookies.purpose.mark': 'Báo cho các tab khác khi bạn đăng nhập hoặc đổi gian hàng, và khớp giờ với máy chủ',
  'cookies.purpose.blacklist': 'Không dùng lại mã phiên đã bỏ',
  'cookies.purpose.cart': 'Giỏ hàng khi chưa đăng nhập',
  'cookies.purpose.checkout': 'Không đặt trùng đơn khi mạng chập chờn',
  'cookies.purpose.fontSize': 'Cỡ chữ bạn chọn',
  'cookies.purpose.volume': 'Bạn đã bật âm báo và chọn âm lượng',
  'cookies.purpose.consent': 'Lựa chọn cookie của bạn',
  'cookies.purpose.language': 'Ngôn ngữ bạn chọn',
  'cookies.purpose.theme': 'Giao diện sáng hoặc tối',
  'cookies.purpose.recent': 'Tối đa 10 từ khóa bạn tìm gần đây',
  'cookies.purpose.viewed': 'Tối đa 12 sản phẩm bạn xem gần đây',
  'cookies.purpose.province': 'Tỉnh, thành phố bạn chọn để xem phí và ngày giao hàng',
  'cookies.purpose.gateway': 'Khoản thanh toán sắp mở ở cổng thanh toán',
  'cookies.purpose.maintenance': 'Quản trị viên của sàn mở được trang khi sàn bảo trì',
  'cookies.purpose.written': 'Để bạn thấy ngay điều mình vừa lưu',
  'cookies.purpose.listKeys': 'Đã tắt phím tắt của danh sách',
  'cookies.purpose.ordersView': 'Đơn hàng của gian hàng hiện thành danh sách hay bảng',
  'cookies.purpose.sideNav': 'Menu bên đang thu gọn',
  'cookies.purpose.push': 'Bạn đã bỏ qua lời mời bật thông báo',
  'cookies.purpose.misses': 'Đếm từ khóa không tìm thấy gì, mỗi trình duyệt một lần',
  'cookies.purpose.visits': 'Đếm lượt ghé gian hàng, mỗi phiên một lần',
  'cookies.purpose.readings': 'Đếm lượt xem bài viết, mỗi phiên một lần',
  'cookies.purpose.readers': 'Nhận ra bài viết bạn đã đọc trước đây, để đếm số người đọc',
  'cookies.change.title': 'Đổi lựa chọn',
  'cookies.change.text':
    'Bạn đổi lựa chọn bất cứ lúc nào ở trang Cài đặt cookie, hoặc xóa dữ liệu trang trong cài đặt trình duyệt. Lựa chọn của bạn chỉ nằm trong trình duyệt này và không được gửi đến máy chủ.',
  'cookies.change.link': 'Mở Cài đặt cookie',
} as const
