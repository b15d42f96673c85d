import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/personal-data.ts'

export const words = {
  title: 'Personal data',
} as const satisfies Translation<typeof vietnamese>
