/** Review sentences that fit any shop. {x} is the purchased product. */
export const serviceWords = {
  great: [
    'Đóng gói cẩn thận, mở hộp ra không một vết xước.',
    'Giao nhanh hơn dự kiến một ngày.',
    'Shop nhắn hỏi trước khi gửi, rất chu đáo.',
    'Lần thứ ba mua ở đây và vẫn hài lòng.',
    'Giá này so với ngoài chợ là hợp lý.',
    'Nhận hàng đúng như mô tả.',
    'Mua làm quà, người nhận thích lắm.',
    'Shop còn viết thiệp tay, dễ thương.',
    'Đặt buổi tối, sáng hôm sau đã thấy gửi đi.',
    'Sẽ giới thiệu cho bạn bè.',
    'Hộp chắc chắn, có chèn giấy chứ không phải xốp.',
    'Hỏi gì shop cũng trả lời nhanh và thật.',
    'Cả nhà mình đều ưng.',
    'Mình ở xa mà hàng tới vẫn nguyên vẹn.',
    '{X} y như ảnh, không quảng cáo quá lời.',
    'Chưa bao giờ nghĩ mua {x} qua mạng mà ưng thế này.',
    'Ảnh thế nào {x} thế ấy.',
    'Mua {x} cho mẹ, mẹ khen suốt.',
    'Bạn giao hàng cũng lễ phép, cẩn thận.',
    'Đáng tiền.',
  ],
  good: [
    'Giao chậm một ngày nhưng shop có báo trước.',
    'Hộp hơi móp, may là bên trong không sao.',
    'Giá nhỉnh hơn chỗ khác một chút, bù lại yên tâm.',
    'Trừ một sao vì phí giao hơi cao.',
    'Nếu có thêm hướng dẫn chi tiết thì tốt hơn.',
    'Nhìn chung ổn, sẽ mua lại khi có giảm giá.',
    'Màu ngoài đời nhạt hơn ảnh một chút.',
  ],
  mixed: [
    'Giao tận năm ngày mới tới.',
    'Tạm được so với giá.',
    'Đóng gói sơ sài, lần sau shop để ý hơn nhé.',
    'Nhắn tin nửa ngày mới thấy trả lời.',
    'Không tệ nhưng mình mong hơn thế.',
  ],
  bad: [
    'Nhắn shop hai lần chưa thấy trả lời.',
    'Hộp ướt và móp khi tới tay.',
    'Mình đã gửi ảnh, mong shop xử lý sớm.',
    'Chắc không mua lại.',
    'Giao nhầm mẫu, phải đổi mất một tuần.',
  ],
} as const

/** Review sentences for downloads, which nobody packs or delivers. */
export const downloadWords = {
  great: [
    'Tải trên điện thoại cũng nhanh.',
    'Giá mềm hơn sách in nhiều.',
    'Sẽ mua thêm của tác giả này.',
    'Mua lúc nửa đêm mà đọc được ngay.',
    'Đáng tiền.',
  ],
  good: ['Giá như có vài trang đọc thử.', 'Tải lần đầu hơi chậm.', 'Nhìn chung ổn, sẽ mua lại khi có giảm giá.'],
  mixed: ['Tạm được so với giá.', 'Mong bản sau trình bày đẹp hơn.'],
  bad: ['Nhắn shop hai lần chưa thấy trả lời.', 'Chắc không mua lại.'],
} as const

export const titles = {
  great: [
    'Rất hài lòng',
    'Ưng lắm',
    'Đáng mua',
    'Đúng như mong đợi',
    'Sẽ mua lại',
    'Tuyệt vời',
    'Quá đẹp so với giá',
    'Shop có tâm',
  ],
  good: ['Khá tốt', 'Ổn', 'Tốt, còn chút góp ý', 'Hài lòng'],
  mixed: ['Tạm được', 'Bình thường', 'Chưa như kỳ vọng'],
  bad: ['Thất vọng', 'Không như mô tả', 'Cần cải thiện'],
} as const
