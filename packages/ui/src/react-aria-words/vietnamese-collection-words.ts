import type { PackageWords } from './package-words.ts'

/** Vietnamese messages of React Aria for lists, grids, tables, trees and tags. */
export const vietnameseCollectionWords: PackageWords = {
  '@react-aria/combobox': {
    focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) =>
      `${isGroupChange ? `Vào nhóm ${groupTitle}, có ${groupCount} lựa chọn. ` : ''}${optionText}${isSelected ? ', đã chọn' : ''}`,
    countAnnouncement: ({ optionCount }) => `Có ${optionCount} lựa chọn.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}, đã chọn`,
    buttonLabel: 'Hiện gợi ý',
    listboxLabel: 'Gợi ý',
  },
  '@react-aria/autocomplete': { collectionLabel: 'Gợi ý' },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `Đã bỏ chọn ${item}.`,
    select: 'Chọn',
    selectedCount: ({ count }) => (count === 0 ? 'Chưa chọn mục nào.' : `Đã chọn ${count} mục.`),
    selectedAll: 'Đã chọn tất cả.',
    selectedItem: ({ item }) => `Đã chọn ${item}.`,
    longPressToSelect: 'Nhấn giữ để vào chế độ chọn.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'hàng có thao tác',
    hasLinkAnnouncement: ({ link }) => `hàng có liên kết: ${link}`,
  },
  '@react-aria/table': {
    select: 'Chọn',
    selectAll: 'Chọn tất cả',
    sortable: 'cột sắp xếp được',
    ascending: 'tăng dần',
    descending: 'giảm dần',
    ascendingSort: ({ columnName }) => `đã sắp xếp tăng dần theo cột ${columnName}`,
    descendingSort: ({ columnName }) => `đã sắp xếp giảm dần theo cột ${columnName}`,
    columnSize: ({ value }) => `${value} điểm ảnh`,
    resizerDescription: 'Nhấn Enter để bắt đầu đổi độ rộng',
    expand: 'Mở rộng',
    collapse: 'Thu gọn',
  },
  '@react-aria/tag': { removeDescription: 'Nhấn Delete để gỡ thẻ.', removeButtonLabel: 'Gỡ' },
  '@react-aria/tree': { expand: 'Mở rộng', collapse: 'Thu gọn' },
}
