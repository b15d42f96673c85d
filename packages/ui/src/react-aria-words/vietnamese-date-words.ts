import type { PackageWords } from './package-words.ts'

/** Vietnamese messages of React Aria for calendars and dates. */
export const vietnameseDateWords: PackageWords = {
  '@react-aria/calendar': {
    previous: 'Trước',
    next: 'Sau',
    selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Khoảng đã chọn: ${dateRange}`,
    todayDate: ({ date }) => `Hôm nay, ${date}`,
    todayDateSelected: ({ date }) => `Hôm nay, đã chọn ${date}`,
    dateSelected: ({ date }) => `Đã chọn ${date}`,
    startRangeSelectionPrompt: 'Bấm để chọn ngày bắt đầu',
    finishRangeSelectionPrompt: 'Bấm để chọn ngày kết thúc',
    minimumDate: 'Ngày sớm nhất có thể chọn',
    maximumDate: 'Ngày muộn nhất có thể chọn',
    dateRange: ({ startDate, endDate }) => `${startDate} đến ${endDate}`,
  },
  '@react-aria/datepicker': {
    era: 'kỷ nguyên',
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    second: 'giây',
    dayPeriod: 'sáng/chiều',
    calendar: 'Lịch',
    startDate: 'Ngày bắt đầu',
    endDate: 'Ngày kết thúc',
    weekday: 'thứ trong tuần',
    timeZoneName: 'múi giờ',
    selectedDateDescription: ({ date }) => `Ngày đã chọn: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `Khoảng đã chọn: ${startDate} đến ${endDate}`,
    selectedTimeDescription: ({ time }) => `Giờ đã chọn: ${time}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `Giá trị phải từ ${minValue} trở đi.`,
    rangeOverflow: ({ maxValue }) => `Giá trị không được sau ${maxValue}.`,
    rangeReversed: 'Ngày bắt đầu phải trước ngày kết thúc.',
    unavailableDate: 'Không thể chọn ngày này.',
  },
}
