import { join } from 'node:path'
import { listViewLimits, maxBulkRows, maxImportRows } from '@chonoi/domain'
import { maxFileBytes } from '../../src/files/store-file.ts'
import { contractDocument } from '../../src/http/contract-document.ts'
import { maxParts } from '../../src/http/form-shape.ts'
import { maxFormBytes, maxJsonBytes } from '../../src/http/read-request.ts'
import { defaultLiveOptions } from '../../src/live/live-hub.ts'
import { maxConfigs } from '../../src/modules/automated-withdrawals/change-automated-withdrawals.ts'
import { maxBankAccounts } from '../../src/modules/bank-accounts/store-bank-account.ts'
import { maxCartLines, maxPerLine } from '../../src/modules/cart/cart-limits.ts'
import { maxDevices } from '../../src/modules/push-devices/register-device.ts'
import { maxExportRows } from '../../src/modules/spreadsheets/export-list.ts'
import { maxPixels } from '../../src/ports/image-workshop.ts'
import { maxAtOnce, maxQueue } from '../../src/ports/passwords.ts'

export const limitsFile = join(import.meta.dirname, '../../../../docs/operating.md')

const number = (value: number): string => value.toLocaleString('en-US').replaceAll(',', ' ')

const sizes: readonly (readonly [string, string, string])[] = [
  ['JSON of a call', `${number(maxJsonBytes)} bytes`, '413'],
  ['form with files', `${number(maxFormBytes)} bytes, ${maxParts} parts`, '413, 400'],
  ['uploaded file', `${number(maxFileBytes)} bytes`, '413'],
  ['picture', `${number(maxPixels)} pixels`, '422'],
  ['rows that one call changes', number(maxBulkRows), '422'],
  ['rows of an imported file', number(maxImportRows), '422'],
  ['rows of an exported list', number(maxExportRows), '422'],
  ['lines of a cart, pieces of a line', `${maxCartLines}, ${maxPerLine}`, '409, 422'],
  ['bank accounts of a person', number(maxBankAccounts), '409'],
  ['automatic withdrawals of a person', number(maxConfigs), '409'],
  ['saved views of a person', number(listViewLimits.maxViews), '409'],
  ['devices of a person that get push messages', number(maxDevices), 'the oldest goes'],
  [
    'open event streams of a person, of visitors of one network',
    `${defaultLiveOptions.maxStreams.person}, ${defaultLiveOptions.maxStreams.network}`,
    '429',
  ],
  ['passwords hashed at once, and waiting, in one process', `${maxAtOnce}, ${maxQueue}`, '429'],
]

interface RateLimit {
  points: number
  seconds: number
  counts?: string
  description: string
}
const rateLimits = (contractDocument as unknown as { 'x-rate-limits': Record<string, RateLimit> })['x-rate-limits']

const units = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const

/** A period in its largest whole unit. */
function periodOf(seconds: number): string {
  const [size, unit] = units.find(([one]) => seconds % one === 0) ?? [1, 'second']
  const count = seconds / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** A table whose columns are as wide as their longest cell, as the page's formatter leaves it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(row)].join('\n')
}

const startMark = '<!-- limits: written by `npm run write` -->'
const endMark = '<!-- end of limits -->'

/** The page with the limits written anew between their marks. */
export function withLimits(page: string): string {
  const start = page.indexOf(startMark)
  const end = page.indexOf(endMark)
  if (start === -1 || end < start) throw new Error('docs/operating.md has no place for the limits')
  const rates = Object.values(rateLimits).map(({ points, seconds, description }) => [
    description.replace(/\.$/, ''),
    `${number(points)} in ${periodOf(seconds)}`,
  ])
  const written = [
    table(['what', 'at most', 'beyond it'], sizes),
    'Beyond these a call is answered 429 with `Retry-After`; all processes count together.',
    table(['what', 'at most'], rates),
  ]
  return `${page.slice(0, start)}${startMark}\n\n${written.join('\n\n')}\n\n${page.slice(end)}`
}
