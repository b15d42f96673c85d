import sharp from 'sharp'
import { expect, test } from 'vitest'
import { arrangePdf } from '../../../test/testing/arrange-digital-deliveries.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { arrangeVerification } from '../../../test/testing/arrange-seller-verifications.ts'
import { csrfToken, newKey, useTestApi } from '../../../test/testing/test-api.ts'
import { deleteIdentityDocuments } from '../../jobs/delete-identity-documents.ts'
import { encryptIdentityDocuments } from '../../jobs/encrypt-identity-documents.ts'
import { inScope, systemScope } from '../../database/scope.ts'
import { openEncryption } from '../../encryption/encryption.ts'
import { placeOfFile, readWhole } from '../../files/sealed-file.ts'
import { eraseUser } from '../users/erase-user.ts'

const server = useTestApi()
const day = 86_400_000
const reason = 'Ảnh giấy tờ bị mờ, không đọc được số.'
const of = (id: string) => ({ params: { path: { id } } })

async function uploadDocument(token: string, content?: Uint8Array<ArrayBuffer>) {
  const bytes =
    content ??
    new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    )
  const form = new FormData()
  form.set('file', new File([bytes], 'căn cước.png'))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken }
  const response = await server.send('/auth/seller-verification/document', { method: 'POST', headers, body: form })
  return (await response.json()) as { url: string; fileName: string; code?: string }
}

const filled = (documentUrl: string) => ({
  ...{ kind: 'INDIVIDUAL' as const, legalName: ' Trần Văn Hùng ', taxCode: '03 0058 8569', shopName: 'Gốm Thổ Hà' },
  ...{ city: 'Bắc Ninh', bankBin: '970436', accountNumber: '0071 0012 345678', accountHolder: 'TRAN VAN HUNG' },
  ...{ documentUrl, acceptsAgreement: true },
})

async function arrangeApplicant() {
  const person = await arrangePerson(server, { role: 'USER' })
  const client = server.client(person.token)
  const submit = (documentUrl: string, more = {}) =>
    client.POST('/auth/seller-verification', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { ...filled(documentUrl), ...more },
    })
  const apply = async () => submit((await uploadDocument(person.token)).url)
  const state = async () => (await client.GET('/auth/seller-verification')).data
  return { ...person, client, submit, apply, state }
}

async function arrangeReviewer() {
  const person = await arrangePerson(server, { role: 'ADMIN' })
  const client = server.client(person.token)
  return {
    ...{ ...person, client },
    // The applicants of this file share a tax code.
    approve: (id: string, acceptsSharedTaxCode = true) =>
      client.POST('/admin/seller-verifications/{id}/approve', { ...of(id), body: { acceptsSharedTaxCode } }),
    reject: (id: string) => client.POST('/admin/seller-verifications/{id}/reject', { ...of(id), body: { reason } }),
    open: (id: string) =>
      server.send(`/admin/seller-verifications/${id}/document`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken },
      }),
  }
}

const actionsOn = async (id: string) =>
  (
    await server.owner.query<{ action: string }>(
      'select action from audit_logs where entity_id = $1 order by created_at, action',
      [id],
    )
  ).rows.map(({ action }) => action)
const noticesOf = async (userId: string) =>
  (
    await server.owner.query<{ type: string }>(
      `select type from notifications where user_id = $1 and type like 'SELLER_%' order by created_at`,
      [userId],
    )
  ).rows.map(({ type }) => type)
const deleteIn = (days: number) =>
  deleteIdentityDocuments({
    database: server.api.database,
    ports: { ...server.api.ports, now: () => new Date(Date.now() + days * day) },
  })
const storedFiles = async (ownerId: string) =>
  (
    await server.owner.query<{ storage_key: string }>(
      'select storage_key from files where owner_id = $1 and is_identity_document',
      [ownerId],
    )
  ).rows.map(({ storage_key }) => storage_key)

test('[GAP-01] any signed-in user applies as a seller and reads where it stands', async () => {
  const { apply, state } = await arrangeApplicant()
  expect(await state()).toEqual({ status: 'NONE', verification: null })
  const { response, data } = await apply()
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    status: 'PENDING',
    verification: {
      ...{ legalName: 'Trần Văn Hùng', taxCode: '0300588569', accountNumber: '•••• 5678' },
      ...{ bankName: 'Vietcombank', reason: null, decidedAt: null, shop: null },
      document: { fileName: 'căn cước.png', contentType: 'image/webp', deletedOn: null },
    },
  })
  expect(await state()).toEqual(data)
})

test('submitSellerVerification: tells the administrators, and is audited', async () => {
  const { id: reviewer } = await arrangeReviewer()
  const { apply } = await arrangeApplicant()
  const { data } = await apply()
  expect(await noticesOf(reviewer)).toEqual(['SELLER_VERIFICATION_SUBMITTED'])
  expect(await actionsOn(data?.verification?.id ?? '')).toEqual(['seller_verification.submit'])
})

test('submitSellerVerification: stores the account number encrypted', async () => {
  const { id, apply } = await arrangeApplicant()
  await apply()
  const { rows } = await server.owner.query('select * from seller_verifications where user_id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain('0071001234')
})

test('submitSellerVerification: refuses a wrong tax code, an unknown bank and who does not agree', async () => {
  const { submit, token } = await arrangeApplicant()
  const wrong = { taxCode: '0300588568', bankBin: '000000', acceptsAgreement: false }
  const { error } = await submit((await uploadDocument(token)).url, wrong)
  expect(error?.fields?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'taxCode tax_code.invalid',
    'bankBin not_in_list',
    'acceptsAgreement terms.not_accepted',
  ])
})

test("submitSellerVerification: accepts only the caller's own, unused identity document", async () => {
  const { id, submit } = await arrangeApplicant()
  const stranger = await arrangePerson(server)
  const plain = `/identity-documents/${await arrangePdf(server, id)}`
  const others = [(await uploadDocument(stranger.token)).url, plain, '/x']
  for (const one of others)
    expect((await submit(one)).error?.fields).toEqual([{ path: 'documentUrl', code: 'upload.unknown' }])
})

test('submitSellerVerification: refuses a second one while the first waits', async () => {
  const { apply } = await arrangeApplicant()
  await apply()
  expect((await apply()).error).toMatchObject({ code: 'verification.pending', status: 409 })
})

test('uploadIdentityDocument: the type is that of its bytes', async () => {
  const { token } = await arrangeApplicant()
  const script = new TextEncoder().encode('<script>alert(1)</script>')
  expect((await uploadDocument(token, script)).code).toBe('upload.type_not_allowed')
})

test('an identity document is no proof of a deposit and no digital file', async () => {
  const { token } = await arrangePerson(server)
  const url = (await uploadDocument(token)).url.replace('identity-documents', 'deposit-proofs')
  const { error } = await server.client(token).POST('/manual-deposits', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: {
      ...{ amountInCents: 50_000_000, bankName: 'ACB', bankReference: 'FT1' },
      ...{ transferDateTime: '2026-11-01T00:00:00Z', proofUrl: url },
    },
  })
  expect(error?.fields).toEqual([{ path: 'proofUrl', code: 'upload.unknown' }])
})

test('openIdentityDocument: sends it to administrators alone, and each opening is audited', async () => {
  const { apply, token } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  const { open } = await arrangeReviewer()
  const response = await open(id)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'cache-control': expect.stringContaining('no-store'),
  })
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('webp')
  expect(await actionsOn(id)).toEqual(['seller_verification.submit', 'seller_verification.open_document'])
  const own = await server.send(`/admin/seller-verifications/${id}/document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken },
  })
  expect(own.status).toBe(403)
})

test('approveSellerVerification: opens the shop with the applicant as its administrator', async () => {
  const { id: userId, email, apply, state } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  const { approve } = await arrangeReviewer()
  const { data } = await approve(id)
  expect(data).toMatchObject({ status: 'APPROVED', shop: { name: 'Gốm Thổ Hà' }, attempt: 1 })
  const { rows } = await server.owner.query(
    `select t.approval_status, t.is_active, t.contact_email, t.city, m.role, m.status from tenants t
     join memberships m on m.tenant_id = t.id where t.id = $1 and m.user_id = $2`,
    [data?.shop?.id, userId],
  )
  expect(rows).toEqual([
    {
      ...{ approval_status: 'APPROVED', is_active: true, contact_email: email, city: 'Bắc Ninh' },
      ...{ role: 'ADMIN', status: 'ACTIVE' },
    },
  ])
  expect(await state()).toMatchObject({ status: 'APPROVED', verification: { shop: { id: data?.shop?.id } } })
})

test('approveSellerVerification: keeps the bank account, tells the applicant, and is audited', async () => {
  const { id: userId, apply } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  await (await arrangeReviewer()).approve(id)
  const { rows } = await server.owner.query(
    'select bank_bin, masked_account_number, is_default from bank_accounts where user_id = $1',
    [userId],
  )
  expect(rows).toEqual([{ bank_bin: '970436', masked_account_number: '••••••••••5678', is_default: true }])
  expect(await noticesOf(userId)).toEqual(['SELLER_VERIFICATION_APPROVED'])
  expect(await actionsOn(id)).toEqual(['seller_verification.submit', 'seller_verification.approve'])
})

test('approveSellerVerification: a tax code that another account has is shown, and has to be accepted', async () => {
  const [first, second] = [await arrangeApplicant(), await arrangeApplicant()]
  const taxCode = '001091012345'
  const applyAs = async ({ submit, token }: typeof first) =>
    (await submit((await uploadDocument(token)).url, { taxCode })).data?.verification?.id ?? ''
  const ids = { first: await applyAs(first), second: await applyAs(second) }
  const { client, approve, reject } = await arrangeReviewer()
  expect((await client.GET('/admin/seller-verifications/{id}', of(ids.second))).data?.sharedTaxCode).toEqual([
    expect.objectContaining({ verificationId: ids.first, email: first.email, status: 'PENDING' }),
  ])
  expect((await approve(ids.second, false)).error).toMatchObject({ code: 'verification.tax_code_shared', status: 409 })
  await reject(ids.first)
  const { data } = await approve(ids.second, false)
  expect(data).toMatchObject({ status: 'APPROVED', sharedTaxCode: [] })
})

test('approveSellerVerification: a verified seller does not apply again', async () => {
  const { apply } = await arrangeApplicant()
  await (await arrangeReviewer()).approve((await apply()).data?.verification?.id ?? '')
  expect((await apply()).error).toMatchObject({ code: 'verification.approved', status: 409 })
})

test.each([
  ['is locked', 'update users set is_active = false where id = $1'],
  [
    'waits for its deletion',
    `insert into account_deletions (user_id, requested_at, erase_at) values ($1, now(), now())`,
  ],
])('approveSellerVerification: opens no shop for an account that %s', async (_, statement) => {
  const { id: userId, apply } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  const { approve, reject } = await arrangeReviewer()
  await server.owner.query(statement, [userId])
  expect((await approve(id)).error).toMatchObject({ code: 'verification.applicant_unfit', status: 409 })
  const { rowCount } = await server.owner.query(`select from memberships where user_id = $1 and role = 'ADMIN'`, [
    userId,
  ])
  expect(rowCount).toBe(0)
  expect((await reject(id)).data?.status).toBe('REJECTED')
})

test('rejectSellerVerification: the applicant reads why and applies again', async () => {
  const { id: userId, apply, state } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  const { client, reject } = await arrangeReviewer()
  await reject(id)
  expect(await state()).toMatchObject({ status: 'REJECTED', verification: { reason } })
  expect(await noticesOf(userId)).toEqual(['SELLER_VERIFICATION_REJECTED'])
  const again = (await apply()).data
  expect(again?.status).toBe('PENDING')
  const { data } = await client.GET('/admin/seller-verifications/{id}', of(again?.verification?.id ?? ''))
  expect(data?.attempt).toBe(2)
})

test('reviewing: one decision is the last', async () => {
  const { apply } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  const { approve, reject } = await arrangeReviewer()
  await reject(id)
  for (const { error } of [await approve(id), await reject(id)])
    expect(error).toMatchObject({ code: 'verification.not_pending', status: 409 })
})

test('reviewing: nobody opens or decides on their own', async () => {
  const { id: userId, approve, reject, open } = await arrangeReviewer()
  const id = await arrangeVerification(server, userId)
  for (const { error } of [await approve(id), await reject(id)])
    expect(error).toMatchObject({ code: 'verification.own_review', status: 403 })
  expect((await open(id)).status).toBe(403)
})

test('listSellerVerifications: filters, searches and counts', async () => {
  const { id: userId } = await arrangePerson(server)
  const id = await arrangeVerification(server, userId, 'Lụa Vạn Phúc riêng một mình')
  const { client } = await arrangeReviewer()
  const list = async (query: {
    search?: string
    status?: 'PENDING' | 'APPROVED'
    sellerKind?: 'COMPANY' | 'HOUSEHOLD'
  }) => (await client.GET('/admin/seller-verifications', { params: { query } })).data?.data.map((one) => one.id)
  const search = 'lua van phuc rieng'
  expect(await list({ search })).toEqual([id])
  expect(await list({ search, status: 'PENDING', sellerKind: 'COMPANY' })).toEqual([id])
  expect(await list({ search, status: 'APPROVED' })).toEqual([])
  expect(await list({ search, sellerKind: 'HOUSEHOLD' })).toEqual([])
  const { data } = await client.GET('/admin/seller-verifications/statistics')
  expect(data?.pending).toBeGreaterThan(0)
  expect(data?.total).toBe((data?.pending ?? 0) + (data?.approved ?? 0) + (data?.rejected ?? 0))
})

test('deleteIdentityDocuments: keeps a document while its verification waits and thirty days after the decision', async () => {
  const { id: userId, apply, state } = await arrangeApplicant()
  const id = (await apply()).data?.verification?.id ?? ''
  const [key = ''] = await storedFiles(userId)
  await deleteIn(60)
  expect(await storedFiles(userId)).toEqual([key])
  const { reject, open } = await arrangeReviewer()
  await reject(id)
  await deleteIn(29)
  expect(await storedFiles(userId)).toEqual([key])
  await deleteIn(31)
  expect(await storedFiles(userId)).toEqual([])
  expect(await server.api.ports.files.read(key)).toBeUndefined()
  expect((await state())?.verification?.document).toBeNull()
  expect((await open(id)).status).toBe(404)
})

test('deleteIdentityDocuments: deletes uploads that were never submitted', async () => {
  const { id: userId, token } = await arrangeApplicant()
  await uploadDocument(token)
  await deleteIn(0.9)
  expect(await storedFiles(userId)).toHaveLength(1)
  await deleteIn(1.1)
  expect(await storedFiles(userId)).toEqual([])
})

const storedOf = async (userId: string) => {
  const { rows } = await server.owner.query<{ key: string; keyId: string | null }>(
    `select storage_key as key, encryption_key_id as "keyId" from files where owner_id = $1 and is_identity_document`,
    [userId],
  )
  const [row] = rows
  const found = row && (await server.api.ports.files.read(row.key))
  return { ...row, text: found && Buffer.from(await new Response(found.stream).arrayBuffer()).toString('latin1') }
}
const encryptAll = (encryption = server.api.ports.encryption) =>
  encryptIdentityDocuments({ database: server.api.database, ports: { ...server.api.ports, encryption } })

test('uploadIdentityDocument: the document lies encrypted, and its reviewer reads it as it was', async () => {
  const { id, token, submit, state } = await arrangeApplicant()
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF\n'))
  await submit((await uploadDocument(token, pdf)).url)
  const { text, keyId } = await storedOf(id)
  expect(text).toMatch(/^v1\./)
  expect(text).not.toContain('%PDF')
  expect(keyId).toBe(server.api.ports.encryption.keyId)
  const opened = await (await arrangeReviewer()).open((await state())?.verification?.id ?? '')
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(Buffer.from(pdf))
})

test('encryptIdentityDocuments: encrypts what was kept plain, and again under another key', async () => {
  const { id, token, submit, state } = await arrangeApplicant()
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF\n'))
  await submit((await uploadDocument(token, pdf)).url)
  const { key = '' } = await storedOf(id)
  await server.api.ports.files.write(key, pdf)
  await server.owner.query('update files set encryption_key_id = null where storage_key = $1', [key])
  expect(await encryptAll()).toBeGreaterThan(0)
  expect((await storedOf(id)).text).toMatch(/^v1\./)
  const opened = await (await arrangeReviewer()).open((await state())?.verification?.id ?? '')
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(Buffer.from(pdf))
  expect(await encryptAll()).toBe(0)
  const [fresh, old] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const before = openEncryption([old])
  await server.api.ports.files.write(key, await before.seal(pdf, placeOfFile(key)))
  await server.owner.query('update files set encryption_key_id = $2 where storage_key = $1', [key, before.keyId])
  await encryptAll(openEncryption([fresh, old]))
  const rotated = await readWhole({ ...server.api.ports, encryption: openEncryption([fresh]) }, { storageKey: key })
  expect(Buffer.from(rotated ?? [])).toEqual(Buffer.from(pdf))
})

test('eraseUser: whoever leaves takes the dossier and its document along', async () => {
  const { id, apply } = await arrangeApplicant()
  await apply()
  const { key = '' } = await storedOf(id)
  const removed = await inScope(server.api.database, systemScope, ({ queries }) => eraseUser(queries, id))
  expect(removed).toContain(key)
  const { rowCount } = await server.owner.query('select from seller_verifications where user_id = $1', [id])
  expect([rowCount, (await storedOf(id)).key]).toEqual([0, undefined])
})
