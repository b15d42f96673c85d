import type { ClamdOptions } from '@chonoi/api'
import { StartRefused } from './start-refused.ts'

const standardPort = 3310

/** Reads where a clamd of ClamAV listens. Null without CLAMAV_ADDRESS: uploads are not scanned. */
export function readClamav({ CLAMAV_ADDRESS: address }: NodeJS.ProcessEnv): ClamdOptions | null {
  if (!address) return null
  const url = URL.parse(`tcp://${address}`)
  const isPlain = url && `${url.hostname}${url.port && `:${url.port}`}` === address
  if (!isPlain) throw new StartRefused(`CLAMAV_ADDRESS must be a host and port such as clamav:3310, not "${address}".`)
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || standardPort) }
}
