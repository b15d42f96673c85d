import type { SessionGrant } from '@chonoi/contract'
import type { DemoAccount } from './story-caller.ts'

/** Assets of a market, fetched and compiled once by the page and shared by its workers. */
export interface MarketAssets {
  postgres: WebAssembly.Module
  /** PostgreSQL's files. */
  library: Blob
  /** The data directory of the seeded database, as a tar archive. */
  snapshot: Blob
}

/** What the server answered when a demo account signed in, by e-mail. Their sessions are in the snapshot. */
export type DemoSignIns = Readonly<Record<DemoAccount, SessionGrant>>

export interface SentRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

export interface SentResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/**
 * Messages to the worker: first the assets, then one per request, and between stories whether the market is still as
 * seeded.
 */
export type ToWorker = { open: MarketAssets } | { id: number; request: SentRequest } | { restart: true }

/** Messages from the worker. */
export type FromWorker =
  | { opened: true }
  | { refused: string }
  | { id: number; response: SentResponse }
  /** False: something was written, so the market can't be reused. */
  | { restarted: boolean }
