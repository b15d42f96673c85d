export interface WaitingReview {
  rating: number
  title: string | null
  comment: string
  /** Why the platform rejected what the author had written before. */
  rejectedBecause: string
  /** Hours before now. */
  ago: number
  /** Whether its author changed it since, so that the platform has to decide again. */
  isChanged: boolean
}

/** Reviews that the platform rejected; their authors changed most of them. */
export const waitingReviews: readonly WaitingReview[] = [
  {
    rating: 2,
    title: 'Giao chậm ba ngày',
    comment:
      'Hàng đúng mô tả nhưng chờ lâu, nhắn hai lần mới có người trả lời. Mình đã bỏ số điện thoại như được nhắc.',
    rejectedBecause: 'Có số điện thoại của người khác.',
    ago: 4,
    isChanged: true,
  },
  {
    rating: 5,
    title: null,
    comment: 'Viết lại cho đủ ý: dùng hai tuần rồi, vẫn như mới, đóng gói kỹ. Sẽ mua thêm một món làm quà.',
    rejectedBecause: 'Nội dung không nói về sản phẩm.',
    ago: 21,
    isChanged: true,
  },
  {
    rating: 1,
    title: 'Chưa hài lòng',
    comment: 'Màu ngoài đời nhạt hơn ảnh. Mình đã gửi ảnh chụp ban ngày cho cửa hàng và đang chờ đổi.',
    rejectedBecause: 'Lời lẽ xúc phạm người bán.',
    ago: 46,
    isChanged: true,
  },
  {
    rating: 5,
    title: 'Mua giá rẻ ở đây',
    comment: 'Ai cần hàng giá gốc thì vào trang cá nhân của mình, rẻ hơn một nửa.',
    rejectedBecause: 'Quảng cáo.',
    ago: 75,
    isChanged: false,
  },
]
