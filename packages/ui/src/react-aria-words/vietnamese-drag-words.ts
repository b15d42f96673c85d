import type { PackageWords } from './package-words.ts'

/** Vietnamese messages of React Aria for drag and drop. */
export const vietnameseDragWords: PackageWords = {
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `Kéo ${itemText}`,
    dragSelectedItems: ({ count }) => `Kéo ${count} mục đã chọn`,
    dragDescriptionKeyboard: 'Nhấn Enter để bắt đầu kéo.',
    dragDescriptionKeyboardAlt: 'Nhấn Alt + Enter để bắt đầu kéo.',
    dragDescriptionTouch: 'Chạm hai lần để bắt đầu kéo.',
    dragDescriptionVirtual: 'Bấm để bắt đầu kéo.',
    dragDescriptionLongPress: 'Nhấn giữ để bắt đầu kéo.',
    dragSelectedKeyboard: ({ count }) => `Nhấn Enter để kéo ${count} mục đã chọn.`,
    dragSelectedKeyboardAlt: ({ count }) => `Nhấn Alt + Enter để kéo ${count} mục đã chọn.`,
    dragSelectedLongPress: ({ count }) => `Nhấn giữ để kéo ${count} mục đã chọn.`,
    dragStartedKeyboard: 'Đang kéo. Nhấn Tab để đến nơi thả, rồi nhấn Enter để thả hoặc Escape để hủy.',
    dragStartedTouch: 'Đang kéo. Đến nơi thả rồi chạm hai lần để thả.',
    dragStartedVirtual: 'Đang kéo. Đến nơi thả rồi bấm hoặc nhấn Enter để thả.',
    endDragKeyboard: 'Đang kéo. Nhấn Enter để hủy.',
    endDragTouch: 'Đang kéo. Chạm hai lần để hủy.',
    endDragVirtual: 'Đang kéo. Bấm để hủy.',
    dropDescriptionKeyboard: 'Nhấn Enter để thả. Nhấn Escape để hủy.',
    dropDescriptionTouch: 'Chạm hai lần để thả.',
    dropDescriptionVirtual: 'Bấm để thả.',
    dropCanceled: 'Đã hủy thả.',
    dropComplete: 'Đã thả.',
    dropIndicator: 'vị trí thả',
    dropOnRoot: 'Thả vào danh sách',
    dropOnItem: ({ itemText }) => `Thả vào ${itemText}`,
    insertBefore: ({ itemText }) => `Chèn trước ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) => `Chèn giữa ${beforeItemText} và ${afterItemText}`,
    insertAfter: ({ itemText }) => `Chèn sau ${itemText}`,
  },
}
