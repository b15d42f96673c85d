import { type ApiClient, unwrap } from '@chonoi/api-client'
import { toForm } from '../../src/app/to-form.ts'
import { demoApi } from './demo-api.ts'

/** The demo's user applies with the tax code of a verification that waits. Returns the id of that one. */
export async function applyWithTheSameTaxCode(admin: ApiClient): Promise<string | undefined> {
  const { data } = await unwrap(admin.GET('/admin/seller-verifications', { params: { query: { status: 'PENDING' } } }))
  const [waiting] = data
  const user = await demoApi('user@chonoi.test')
  const file = new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'], 'giay-to.pdf', { type: 'application/pdf' })
  const { url } = await unwrap(
    user.POST('/auth/seller-verification/document', { body: { file }, bodySerializer: toForm }),
  )
  await unwrap(
    user.POST('/auth/seller-verification', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        ...{ kind: 'INDIVIDUAL' as const, legalName: 'Lê Văn Bình', taxCode: waiting?.taxCode ?? '' },
        ...{ shopName: 'Sách Cũ Ông Bình', city: 'Hà Nội', documentUrl: url, bankBin: '970436' },
        ...{ accountNumber: '0071001234567', accountHolder: 'LE VAN BINH', acceptsAgreement: true },
      },
    }),
  )
  return waiting?.id
}
