import { type Locks, tabLocks } from '../timing/locks.ts'
import type { TabChannel } from './live-changes.ts'

const noChannel: TabChannel = { postMessage() {}, addEventListener() {}, close() {} }

/** How the tabs of this browser share one connection; without a channel between them each has its own. */
export function browserTabs(locks: Locks): { locks: Locks; openChannel: () => TabChannel } {
  if (!('BroadcastChannel' in globalThis)) return { locks: tabLocks(), openChannel: () => noChannel }
  return { locks, openChannel: () => new BroadcastChannel('chonoi.live') }
}
