import type { Address } from '@chonoi/contract'
import type { AddressRow } from './addresses.store.ts'

export function toAddress({
  userId: _owner,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...address
}: AddressRow): Address {
  return address
}
