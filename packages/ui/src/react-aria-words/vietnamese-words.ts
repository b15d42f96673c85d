import type { PackageWords } from './package-words.ts'
import { vietnameseCollectionWords } from './vietnamese-collection-words.ts'
import { vietnameseDateWords } from './vietnamese-date-words.ts'
import { vietnameseDragWords } from './vietnamese-drag-words.ts'

/** Packages of React Aria whose components this library doesn't use. */
export const packagesWithoutVietnamese = ['@react-aria/color', '@react-stately/color']

/** Vietnamese messages, which React Aria lacks among its 34 languages. */
export const vietnameseWords: PackageWords = {
  ...vietnameseCollectionWords,
  ...vietnameseDateWords,
  ...vietnameseDragWords,
  '@react-aria/breadcrumbs': { breadcrumbs: 'Đường dẫn' },
  '@react-aria/menu': { longPressMessage: 'Nhấn giữ hoặc nhấn Alt + mũi tên xuống để mở menu' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `Giảm ${fieldLabel}`,
    increase: ({ fieldLabel }) => `Tăng ${fieldLabel}`,
    numberField: 'Ô nhập số',
  },
  '@react-aria/overlays': { dismiss: 'Đóng' },
  '@react-aria/previewtrigger': { longPressMessage: 'Nhấn giữ để xem trước' },
  '@react-aria/searchfield': { 'Clear search': 'Xóa nội dung tìm kiếm' },
  '@react-aria/spinbutton': { Empty: 'Trống' },
  '@react-aria/steplist': { steplist: 'Danh sách bước' },
  '@react-aria/toast': { close: 'Đóng', notifications: ({ count }) => `${count} thông báo.` },
  'react-aria-components': {
    selectPlaceholder: 'Chọn một mục',
    tableResizer: 'Thanh đổi độ rộng',
    dropzoneLabel: 'Vùng thả',
    colorSwatchPicker: 'Bảng màu',
  },
}
