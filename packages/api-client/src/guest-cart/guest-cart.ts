import { addMoney, type Cents } from '@chonoi/domain'
import { type Observable, observable } from '../observable/observable.ts'
import type { KeyValueStorage } from '../storage/key-value-storage.ts'
import { storageKeys } from '../storage/storage-keys.ts'
import {
  cartLine,
  isSameThing,
  type LineKey,
  type LocalCartLine,
  maxCartLines,
  parseCartLines,
} from './guest-cart-line.ts'

export interface GuestCartSnapshot {
  readonly lines: readonly LocalCartLine[]
  /** The sum of the quantities. */
  readonly itemCount: number
  readonly subtotalInCents: Cents
}

/** The empty cart, for server rendering and new visitors. */
export const emptyGuestCart: GuestCartSnapshot = { lines: [], itemCount: 0, subtotalInCents: 0 }

/** A guest's cart, kept in the browser and shared by its tabs. */
export interface GuestCart extends Observable<GuestCartSnapshot> {
  /** Adds to the item's line. Returns false when the cart can't take another line. */
  add(line: LineKey & { readonly quantity: number; readonly priceInCents: Cents }): boolean
  /** Zero removes the line. */
  setQuantity(key: LineKey, quantity: number): void
  remove(key: LineKey): void
  clear(): void
  /** Reads the stored lines, even if this tab hasn't been notified of a change yet. */
  readLines(): readonly LocalCartLine[]
  /** Removes these lines, except those changed meanwhile. */
  removeUnchanged(lines: readonly LocalCartLine[]): void
  /** Stops following other tabs. */
  stop(): void
}

export function createGuestCart(storage: KeyValueStorage): GuestCart {
  const readLines = () => parseCartLines(storage.read(storageKeys.guestCart))
  const state = observable(summarize(readLines()))
  const stop = storage.watch((key) => {
    if (key === null || key === storageKeys.guestCart) state.set(summarize(readLines()))
  })

  function replace(lines: readonly LocalCartLine[]): void {
    if (lines.length === 0) storage.remove(storageKeys.guestCart)
    else storage.write(storageKeys.guestCart, JSON.stringify(lines))
    state.set(summarize(lines))
  }

  const remove = (key: LineKey) => replace(readLines().filter((line) => !isSameThing(line, key)))

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    readLines,
    remove,
    stop,
    add({ quantity, priceInCents, ...key }) {
      const lines = readLines()
      const held = lines.find((line) => isSameThing(line, key))
      if (!held && lines.length >= maxCartLines) return false
      const sum = cartLine(key, quantity + (held?.quantity ?? 0), priceInCents)
      replace(held ? lines.map((line) => (line === held ? sum : line)) : [...lines, sum])
      return true
    },
    setQuantity(key, quantity) {
      if (quantity < 1) return remove(key)
      replace(readLines().map((line) => (isSameThing(line, key) ? cartLine(line, quantity, line.priceInCents) : line)))
    },
    clear: () => replace([]),
    removeUnchanged(lines) {
      const isTaken = (line: LocalCartLine) =>
        lines.some((taken) => isSameThing(taken, line) && taken.quantity === line.quantity)
      replace(readLines().filter((line) => !isTaken(line)))
    },
  }
}

function summarize(lines: readonly LocalCartLine[]): GuestCartSnapshot {
  if (lines.length === 0) return emptyGuestCart
  return {
    lines,
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotalInCents: addMoney(...lines.map(({ lineTotal }) => lineTotal)),
  }
}
