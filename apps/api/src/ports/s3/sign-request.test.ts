import { expect, test } from 'vitest'
import { type RequestToSign, signRequest } from './sign-request.ts'

// The worked examples of the Amazon S3 API Reference, "Signature calculations for the Authorization header".
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:00:00Z')
const host = 'https://examplebucket.s3.amazonaws.com'

const examples: { what: string; request: Omit<RequestToSign, 'now'>; signature: string }[] = [
  {
    what: 'an object is read',
    request: { method: 'GET', url: new URL(`${host}/test.txt`), headers: { range: 'bytes=0-9' } },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'an object is written',
    request: {
      method: 'PUT',
      url: new URL(`${host}/test$file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: new TextEncoder().encode('Welcome to Amazon S3.'),
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'a setting is asked for, by a parameter without a value',
    request: { method: 'GET', url: new URL(`${host}/?lifecycle`) },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'objects are listed',
    request: { method: 'GET', url: new URL(`${host}/?prefix=J&max-keys=2`) },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

test.each(examples)('the signature is that of the published example: $what', ({ request, signature }) => {
  const { authorization } = signRequest({ ...request, now }, credentials, 'us-east-1')
  expect(authorization).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,')
  expect(authorization?.split('Signature=')[1]).toBe(signature)
})
