import { httpFallbackCode, labelledPaymentMethods, ratingText, validateReview } from '@chonoi/domain'
import { beforeAll, expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { languages } from './languages.ts'
import { loadNamespaces } from './load-namespaces.ts'
import { loaders, namespaces, type Namespace } from './namespaces.ts'
import { problemText, problemTextOr } from './problem-text.ts'

const vi = createI18n('vi')
const en = createI18n('en')

beforeAll(async () => {
  await loadNamespaces(vi, 'vi', namespaces)
  await loadNamespaces(en, 'en', namespaces)
})

const textsOf = async (language: (typeof languages)[number], name: Namespace) =>
  new Map<string, string>(Object.entries((await loaders[language][name]()).words))
const valuesIn = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([value]) => value).sort()

test.each(namespaces)('every text of %s has the same placeholders in both languages', async (name) => {
  const [vietnamese, english] = await Promise.all([textsOf('vi', name), textsOf('en', name)])
  for (const [key, text] of english) {
    const other = vietnamese.get(key) ?? vietnamese.get(key.replace(/_one$/, '_other'))
    expect(valuesIn(text), key).toEqual(valuesIn(other ?? ''))
  }
})

test.each(namespaces)('no text of %s is empty', async (name) => {
  for (const language of languages) {
    for (const [key, text] of await textsOf(language, name)) expect(text.trim(), `${language} ${key}`).not.toBe('')
  }
})

test.each(languages)(
  'in %s only the common words are called as the buttons that leave a dialog are',
  async (language) => {
    const common = await textsOf(language, 'common')
    const leaving = [common.get('action.close'), common.get('action.cancel')]
    for (const name of namespaces.filter((one) => one !== 'common')) {
      for (const [key, text] of await textsOf(language, name)) expect(leaving, `${name}:${key}`).not.toContain(text)
    }
  },
)

test.each([
  ['[ERR-08]', 401, 'Phiên đăng nhập đã hết hạn'],
  ['[ERR-09]', 403, 'Không có quyền thực hiện thao tác này'],
  ['[ERR-10]', 404, 'Không tìm thấy dữ liệu'],
  ['[ERR-12]', 422, 'Dữ liệu không hợp lệ'],
  ['[ERR-13]', 500, 'Lỗi máy chủ, vui lòng thử lại sau'],
  ['[ERR-13]', 503, 'Lỗi máy chủ, vui lòng thử lại sau'],
  ['[ERR-14]', 418, 'Có lỗi xảy ra, vui lòng thử lại'],
])('%s status %i without its own text is shown as %j', (_, status, text) => {
  expect(problemTextOr(vi, undefined, httpFallbackCode(status))).toBe(text)
  expect(problemTextOr(vi, 'some.newer_code', httpFallbackCode(status))).toBe(text)
})

test.each([
  ['[EDITOR-17]', en, 'article.title_required', 'Title is required'],
  ['[EDITOR-19]', en, 'article.slug_required', 'Slug is required'],
  ['[EDITOR-21]', en, 'article.meta_description_too_long', 'Meta description should be under 160 characters'],
  ['[ADM-SET-03]', en, 'platform.name_required', 'This field is required'],
  ['[ADM-SET-04]', en, 'color.invalid', 'Must be a valid hex color'],
  ['[ADM-CPN-09]', vi, 'coupon.code_required', 'Mã giảm giá là bắt buộc'],
  ['[ADM-CPN-10]', vi, 'coupon.code_too_short', 'Mã giảm giá phải có ít nhất 3 ký tự'],
  ['[ADM-CPN-12]', vi, 'coupon.value_not_positive', 'Giá trị giảm giá phải lớn hơn 0'],
  ['[ADM-CPN-13]', vi, 'coupon.percent_too_large', 'Giảm giá phần trăm không được vượt quá 100%'],
  ['[ADM-CPN-14]', vi, 'coupon.end_required', 'Ngày hết hạn là bắt buộc'],
  ['[ADM-CPN-15]', vi, 'coupon.end_before_start', 'Ngày hết hạn phải sau ngày bắt đầu'],
] as const)('%s the problem of a field is shown in the documented words', (_, language, code, text) => {
  expect(language.t(`errors:${code}`)).toBe(text)
})

test('[ADM-CPN-06] a coupon that is used up is called "Hết lượt"', () => {
  expect(vi.t('coupons:status.exhausted')).toBe('Hết lượt')
})

test('[ADM-GW-31] a failed connection test without a reason is told in the documented words', () => {
  expect(vi.t('gateways:test.unknown')).toBe('Không xác định lỗi')
})

test('[ERR-11] 409 mentions a bookmark for bookmark calls only', () => {
  expect(problemText(vi, httpFallbackCode(409, 'bookmark'))).toBe('Đánh dấu đã tồn tại')
  expect(problemText(vi, httpFallbackCode(409))).not.toContain('Đánh dấu')
})

test('a known code has its own text, whatever the fallback', () => {
  expect(problemTextOr(en, 'order.not_cancellable', 'http.conflict')).toBe(
    'An order in this state can no longer be cancelled',
  )
})

const review = { productId: 'p', rating: 5, title: '', comment: 'Gốm đẹp, gói kỹ.' }

test.each([
  ['[REVIEW-01]', { productId: '' }, 'ID sản phẩm là bắt buộc'],
  ['[REVIEW-02]', { rating: 0 }, 'Đánh giá sao phải từ 1 đến 5'],
  ['[REVIEW-03]', { comment: ' 123456789 ' }, 'Nội dung đánh giá phải có ít nhất 10 ký tự'],
  ['[REVIEW-04]', { comment: 'a'.repeat(2001) }, 'Nội dung đánh giá không được vượt quá 2000 ký tự'],
  ['[REVIEW-05]', { title: 'a'.repeat(201) }, 'Tiêu đề không được vượt quá 200 ký tự'],
])('%s a review with %j reads %j', (_, change, text) => {
  const problems = validateReview({ ...review, ...change })
  expect(problems.map(({ code, params }) => problemText(vi, code, params))).toEqual([text])
})

test('params of a problem fill the placeholders, money formatted as money', () => {
  expect(problemText(vi, 'password.too_short', { min: 8 })).toBe('Mật khẩu cần ít nhất 8 ký tự')
  expect(problemText(en, 'amount.too_large', { max: 50_000_000 })).toBe('The largest amount is 50.000.000\u00a0₫')
})

test('[FMT-15] the rating text is excellent, very good, good, average or poor', () => {
  const ratings = [4.5, 4, 3, 2, 1.9]
  expect(ratings.map((rating) => en.t(`common:rating.${ratingText(rating)}`))).toEqual([
    'Excellent',
    'Very good',
    'Good',
    'Average',
    'Poor',
  ])
  expect(ratings.map((rating) => vi.t(`common:rating.${ratingText(rating)}`))).toEqual([
    'Xuất sắc',
    'Rất tốt',
    'Tốt',
    'Trung bình',
    'Kém',
  ])
})

test('[FMT-18] the payment methods have labels', () => {
  expect(labelledPaymentMethods.map((method) => en.t(`common:paymentMethod.${method}`))).toEqual(
    'Manual deposit,Bank transfer,Bank card,PayPal,VNPay,MoMo,ZaloPay,VietQR'.split(','),
  )
})

test('plurals follow the language', () => {
  expect([1, 2].map((count) => en.t('common:list.results', { count }))).toEqual(['1 result', '2 results'])
  expect([1, 1234].map((count) => vi.t('common:list.results', { count }))).toEqual(['1 kết quả', '1.234 kết quả'])
})

test('texts quoted in the documents are used verbatim', () => {
  expect(vi.t('shell:search.empty')).toBe('Vui lòng nhập từ khóa tìm kiếm')
  expect(en.t('shell:search.empty')).toBe('Please enter search keywords')
  expect(vi.t('shell:announce.networkError')).toBe('Lỗi kết nối mạng. Vui lòng thử lại sau.')
  expect(vi.t('shell:announce.denied')).toBe('Bạn không có quyền truy cập vào tính năng này.')
  expect(vi.t('common:confirm.irreversible')).toBe('Không thể hoàn tác thao tác này')
  expect(en.t('common:confirm.irreversible')).toBe('This action cannot be undone')
  expect(vi.t('shell:access.denied')).toBe('Không có quyền truy cập')
  expect(en.t('shell:access.denied')).toBe('Access Denied - Admin rights required')
  expect(vi.t('shell:access.pageDenied')).toBe('Bạn không có quyền truy cập trang này')
  expect(vi.t('shell:access.panelDenied')).toBe('Truy cập bị từ chối')
  for (const i18n of [vi, en]) {
    expect(i18n.t('shell:tenant.errorTitle')).toBe('Tenant Switch Error')
    expect(problemText(i18n, 'tenant.membership_not_active')).toBe('Cannot switch to inactive or unavailable tenant')
  }
  expect(en.t('shell:push.errorTitle')).toBe('Notification Error')
  expect(en.t('shell:push.registerFailed')).toBe('Failed to register device for notifications')
  expect(en.t('shell:push.initializeFailed')).toBe('Failed to initialize push notifications')
  expect(en.t('shell:push.permissionFailed')).toBe('Failed to request permission')
  expect(vi.t('shell:push.errorTitle')).toBe('Lỗi thông báo')
})

test('[PUSH-11] a browser without push messages is told so in both languages', () => {
  expect(vi.t('shell:push.unsupported')).toBe('Trình duyệt này không hỗ trợ thông báo đẩy')
  expect(en.t('shell:push.unsupported')).toBe('This browser does not support push notifications')
})
