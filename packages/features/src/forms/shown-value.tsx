import { formatDate, formatMoney, formatNumber, type Language } from '@chonoi/i18n'
import type { ReactNode } from 'react'

interface Words {
  yes: string
  no: string
  language: Language
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** A field's value as people read it. Choices and whatever has no text of its own are the form's to name. */
export function shownValue(name: string, value: unknown, words: Words): ReactNode {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number')
    return name.endsWith('InCents') ? formatMoney(value) : formatNumber(value, words.language)
  if (Array.isArray(value)) {
    const texts = value.filter((one): one is string => typeof one === 'string')
    return texts.some(isPicture) ? texts.map((url) => <Picture key={url} url={url} />) : texts.join(', ')
  }
  if (typeof value !== 'string') return ''
  if (isPicture(value)) return <Picture url={value} />
  return day.test(value) ? formatDate(value) : value
}

const isPicture = (text: string) => text.startsWith('/files/')

/** Has no other text than the label of its field. */
const Picture = ({ url }: { url: string }) => (
  <img src={url} alt="" className="cn:inline-block cn:size-12 cn:rounded-md cn:object-cover" />
)
