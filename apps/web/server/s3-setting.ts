import type { S3Options } from '@chonoi/api'
import { StartRefused } from './start-refused.ts'

/** Reads where uploads are. Null without S3_BUCKET: in a folder. */
export function readS3(environment: NodeJS.ProcessEnv): S3Options | null {
  const { S3_BUCKET: bucket, S3_REGION: region } = environment
  if (!bucket) return null
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartRefused(`S3_BUCKET must be the name of a bucket, not "${bucket}".`)
  const needed = (name: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = environment[name]
    if (!value) throw new StartRefused(`S3_BUCKET needs ${name}.`)
    return value
  }
  const endpoint = URL.parse(needed('S3_ENDPOINT'))
  if (!endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.search || endpoint.hash)
    throw new StartRefused('S3_ENDPOINT must be an address such as https://s3.ap-southeast-1.amazonaws.com.')
  return {
    endpoint: endpoint.href.replace(/\/+$/, ''),
    region: region || 'us-east-1',
    bucket,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}
