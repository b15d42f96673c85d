export interface SeedQuestion {
  /** What the name of the product begins with. */
  product: string
  question: string
  /** Null while the shop hasn't answered. */
  answer: string | null
  /** Hours before now. */
  ago: number
}

/** What people asked the shops about their goods. */
export const seedQuestions: readonly SeedQuestion[] = [
  {
    product: 'Ấm tử sa',
    question: 'Ấm này rót có bị nhỏ giọt ở vòi không ạ?',
    answer: 'Dạ không ạ, vòi ấm được cắt nước gọn, ngừng rót là dứt giọt.',
    ago: 90,
  },
  {
    product: 'Ấm tử sa',
    question: 'Mua về có cần luộc ấm với trà trước khi dùng không ạ?',
    answer: 'Dạ nên luộc nước sôi 15 phút, sau đó luộc lần hai với một nhúm trà để ấm hết mùi đất.',
    ago: 60,
  },
  {
    product: 'Bình hoa',
    question: 'Bình có cắm được hoa tươi không, đáy có thấm nước ra bàn không?',
    answer: 'Dạ cắm hoa tươi được, bình tráng men cả trong lẫn ngoài nên không thấm.',
    ago: 75,
  },
  {
    product: 'Bình hoa',
    question: 'Nhà mình gói hàng gửi ra Hà Nội thì có sợ vỡ không ạ?',
    answer: null,
    ago: 5,
  },
  {
    product: 'Bát ăn cơm',
    question: 'Bát này dùng lò vi sóng và máy rửa bát được không?',
    answer: 'Dạ được cả hai ạ, men nung ở 1.280 độ, không có viền kim loại.',
    ago: 48,
  },
  {
    product: 'Tách trà',
    question: 'Một tách đựng được bao nhiêu ml vậy ạ?',
    answer: null,
    ago: 20,
  },
  {
    product: 'Xoài',
    question: 'Xoài giao tới có chín liền không hay phải ủ thêm mấy ngày?',
    answer: 'Dạ nhà vườn hái lúc già, nhận hàng để thêm 2 ngày ở nơi thoáng là chín tới ạ.',
    ago: 30,
  },
  {
    product: 'Cà phê',
    question: 'Nhà mình xay giúp em để pha phin được không ạ?',
    answer: 'Dạ được ạ, bạn chọn phân loại “xay phin” khi đặt, rẫy xay ngay trước khi gửi.',
    ago: 40,
  },
]
