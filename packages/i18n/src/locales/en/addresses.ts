import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/addresses.ts'

export const words = {
  title: 'Address book',
  text: 'Where shops send your parcels.',
  add: 'Add address',
  addTitle: 'Add an address',
  editTitle: 'Edit address',
  save: 'Save address',
  saved: 'Address saved',
  default: 'Default',
  makeDefault: 'Make default',
  defaultSet: 'The default address was changed',
  removeTitle: 'Delete the address of {{name}}?',
  removed: 'Address deleted',
  actionOn: '{{action}}: {{name}}, {{line}}',
  line2: 'Building, floor, flat (optional)',
  provinceFirst: 'Choose a province or city first.',
  placesFailed: 'The list could not be loaded, please try again.',
  empty: 'No addresses yet',
  emptyText: 'Add a delivery address to check out faster.',
} as const satisfies Translation<typeof vietnamese>
