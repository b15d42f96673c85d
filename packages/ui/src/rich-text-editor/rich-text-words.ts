import type { UiLocale } from '../ui-provider/ui-context.ts'

/** Labels of the editor. They are not part of the library's labels, because only its lazy-loaded code needs them. */
export interface RichTextWords {
  toolbar: string
  /** Description of the text box for screen readers: how to reach the tools by keyboard. */
  toolbarHint: string
  history: string
  undo: string
  redo: string
  blockKind: string
  paragraph: string
  heading: (level: number) => string
  marks: string
  bold: string
  italic: string
  underline: string
  strike: string
  code: string
  blocks: string
  bulletList: string
  orderedList: string
  indent: string
  outdent: string
  quote: string
  line: string
  insert: string
  link: string
  linkAddress: string
  linkAddressHelp: string
  linkAddressWrong: string
  linkText: string
  linkSave: string
  linkRemove: string
  picture: string
  pictureAlt: string
  pictureAltHelp: string
  pictureFile: string
  pictureLibrary: string
  pictureFileMissing: string
  pictureInsert: string
  pictureSave: string
  pictureFailed: string
  picturesLeftOut: (count: number) => string
  table: string
  tableRows: string
  tableColumns: string
  tableHasHeader: string
  tableInsert: string
  tableEdit: string
  rowAbove: string
  rowBelow: string
  rowDelete: string
  columnBefore: string
  columnAfter: string
  columnDelete: string
  headerRow: string
  tableDelete: string
  clearFormat: string
  view: string
  source: string
  sourceLabel: string
}

const vi: RichTextWords = {
  toolbar: 'Định dạng',
  toolbarHint: 'Nhấn Alt + F10 để đến thanh định dạng, Esc để quay lại.',
  history: 'Lịch sử',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  blockKind: 'Kiểu đoạn',
  paragraph: 'Đoạn văn',
  heading: (level) => `Tiêu đề ${level}`,
  marks: 'Chữ',
  bold: 'In đậm',
  italic: 'In nghiêng',
  underline: 'Gạch chân',
  strike: 'Gạch ngang',
  code: 'Mã',
  blocks: 'Đoạn',
  bulletList: 'Danh sách dấu chấm',
  orderedList: 'Danh sách đánh số',
  indent: 'Thụt vào',
  outdent: 'Lùi ra',
  quote: 'Trích dẫn',
  line: 'Đường kẻ ngang',
  insert: 'Chèn',
  link: 'Liên kết',
  linkAddress: 'Địa chỉ',
  linkAddressHelp: 'Ví dụ: https://chonoi.vn, /tin-tuc hoặc ten@chonoi.vn',
  linkAddressWrong: 'Địa chỉ này không dùng được',
  linkText: 'Chữ hiển thị',
  linkSave: 'Lưu liên kết',
  linkRemove: 'Gỡ liên kết',
  picture: 'Ảnh',
  pictureAlt: 'Mô tả ảnh',
  pictureAltHelp: 'Cho người không nhìn thấy ảnh. Để trống nếu ảnh chỉ để trang trí.',
  pictureFile: 'Tệp ảnh',
  pictureLibrary: 'Chọn từ thư viện',
  pictureFileMissing: 'Hãy chọn một ảnh',
  pictureInsert: 'Chèn ảnh',
  pictureSave: 'Lưu ảnh',
  pictureFailed: 'Không tải ảnh lên được. Hãy thử lại.',
  picturesLeftOut: (count) => `Đã bỏ qua ${count} ảnh: hãy thêm bằng nút Ảnh.`,
  table: 'Bảng',
  tableRows: 'Số dòng',
  tableColumns: 'Số cột',
  tableHasHeader: 'Dòng đầu là tiêu đề',
  tableInsert: 'Chèn bảng',
  tableEdit: 'Sửa bảng',
  rowAbove: 'Thêm dòng phía trên',
  rowBelow: 'Thêm dòng phía dưới',
  rowDelete: 'Xóa dòng',
  columnBefore: 'Thêm cột bên trái',
  columnAfter: 'Thêm cột bên phải',
  columnDelete: 'Xóa cột',
  headerRow: 'Đổi dòng đầu thành tiêu đề',
  tableDelete: 'Xóa bảng',
  clearFormat: 'Xóa định dạng',
  view: 'Cách xem',
  source: 'Xem mã HTML',
  sourceLabel: 'Mã HTML',
}

const en: RichTextWords = {
  toolbar: 'Formatting',
  toolbarHint: 'Press Alt + F10 for the formatting toolbar, Escape to come back.',
  history: 'History',
  undo: 'Undo',
  redo: 'Redo',
  blockKind: 'Kind of paragraph',
  paragraph: 'Paragraph',
  heading: (level) => `Heading ${level}`,
  marks: 'Text',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  code: 'Code',
  blocks: 'Paragraph',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  indent: 'Indent',
  outdent: 'Outdent',
  quote: 'Quote',
  line: 'Horizontal line',
  insert: 'Insert',
  link: 'Link',
  linkAddress: 'Address',
  linkAddressHelp: 'For example: https://chonoi.vn, /news or name@chonoi.vn',
  linkAddressWrong: 'This address cannot be used',
  linkText: 'Text to show',
  linkSave: 'Save link',
  linkRemove: 'Remove link',
  picture: 'Picture',
  pictureAlt: 'Description',
  pictureAltHelp: 'For people who do not see the picture. Leave empty if it is only decoration.',
  pictureFile: 'Picture file',
  pictureLibrary: 'Choose from the library',
  pictureFileMissing: 'Choose a picture',
  pictureInsert: 'Insert picture',
  pictureSave: 'Save picture',
  pictureFailed: 'The picture could not be uploaded. Try again.',
  picturesLeftOut: (count) =>
    `${count} ${count === 1 ? 'picture was' : 'pictures were'} left out: add ${count === 1 ? 'it' : 'them'} with the Picture button.`,
  table: 'Table',
  tableRows: 'Rows',
  tableColumns: 'Columns',
  tableHasHeader: 'The first row is a header',
  tableInsert: 'Insert table',
  tableEdit: 'Edit table',
  rowAbove: 'Add a row above',
  rowBelow: 'Add a row below',
  rowDelete: 'Delete row',
  columnBefore: 'Add a column to the left',
  columnAfter: 'Add a column to the right',
  columnDelete: 'Delete column',
  headerRow: 'Turn the first row into a header',
  tableDelete: 'Delete table',
  clearFormat: 'Clear formatting',
  view: 'View',
  source: 'Show HTML source',
  sourceLabel: 'HTML source',
}

/** Labels of the editor by language. */
export const richTextWords = { vi, en } as const satisfies Record<UiLocale, RichTextWords>
