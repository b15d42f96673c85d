import { type Cents, exactCents, vndFromCents } from './cents.ts'

/** Splits a whole number into groups of three digits, the lowest first. */
function groupsOf(value: number): number[] {
  const groups: number[] = []
  for (let rest = value; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000)
  return groups
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const
const vietnameseScales = ['', 'nghìn', 'triệu', 'tỷ', 'nghìn tỷ', 'triệu tỷ'] as const

/** The last digit after a ten: "hai mươi mốt", "mười lăm". */
function vietnameseUnit(unit: number, tens: number): string {
  if (unit === 1 && tens > 1) return 'mốt'
  if (unit === 5 && tens > 0) return 'lăm'
  return digits[unit] ?? ''
}

/** A group of three digits. Below the first group, empty hundreds are read: "một triệu không trăm linh năm nghìn". */
function vietnameseGroup(value: number, isFirst: boolean): string {
  const [hundreds, tens, unit] = [Math.floor(value / 100), Math.floor((value % 100) / 10), value % 10]
  const words: (string | undefined)[] = []
  if (hundreds > 0 || !isFirst) words.push(digits[hundreds], 'trăm')
  if (tens === 0 && unit > 0 && words.length > 0) words.push('linh')
  if (tens === 1) words.push('mười')
  if (tens > 1) words.push(digits[tens], 'mươi')
  if (unit > 0) words.push(vietnameseUnit(unit, tens))
  return words.join(' ')
}

/** An amount in Vietnamese words as invoices state it: "Một triệu hai trăm nghìn đồng". */
export function amountInVietnamese(cents: Cents): string {
  const groups = groupsOf(vndFromCents(exactCents(cents)))
  if (groups.length === 0) return 'Không đồng'
  const words = groups.map((group, index) =>
    group === 0 ? '' : `${vietnameseGroup(group, index === groups.length - 1)} ${vietnameseScales[index] ?? ''}`.trim(),
  )
  return capitalized(`${words.reverse().filter(Boolean).join(' ')} đồng`)
}

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const
const tensWords = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const englishScales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'] as const

function englishBelowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  return `${tensWords[Math.floor(value / 10)] ?? ''}${unit > 0 ? `-${small[unit] ?? ''}` : ''}`
}

function englishGroup(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds === 0) return englishBelowHundred(rest)
  const head = `${small[hundreds] ?? ''} hundred`
  return rest > 0 ? `${head} and ${englishBelowHundred(rest)}` : head
}

/** An amount in English words: "One million two hundred thousand Vietnamese dong". */
export function amountInEnglish(cents: Cents): string {
  const groups = groupsOf(vndFromCents(exactCents(cents)))
  if (groups.length === 0) return 'Zero Vietnamese dong'
  const words = groups.map((group, index) =>
    group === 0 ? '' : `${englishGroup(group)} ${englishScales[index] ?? ''}`.trim(),
  )
  return capitalized(`${words.reverse().filter(Boolean).join(' ')} Vietnamese dong`)
}
