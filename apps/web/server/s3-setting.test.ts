import { expect, test } from 'vitest'
import { readS3 } from './s3-setting.ts'

const given = {
  S3_BUCKET: 'chonoi-files',
  S3_ENDPOINT: 'https://s3.example.vn/',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('without a bucket uploads are in a folder', () => {
  expect(readS3({ ...given, S3_BUCKET: '' })).toBeNull()
})

test('a bucket is read with its service and keys', () => {
  const options = {
    endpoint: 'https://s3.example.vn',
    bucket: 'chonoi-files',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  expect(readS3(given)).toEqual({ ...options, region: 'us-east-1' })
  expect(readS3({ ...given, S3_REGION: 'vn-1' })).toEqual({ ...options, region: 'vn-1' })
})

test('a bucket without its service or keys, and a name that is none, are refused in one line', () => {
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(() => readS3({ ...given, [name]: '' })).toThrow(`S3_BUCKET needs ${name}.`)
  expect(() => readS3({ ...given, S3_BUCKET: 'Files/x' })).toThrow('S3_BUCKET must be the name of a bucket')
  expect(() => readS3({ ...given, S3_ENDPOINT: 's3.example.vn' })).toThrow(/^S3_ENDPOINT must be an address/)
})
