import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { files } from '../../database/tables/platform.ts'
import { sellerVerifications } from '../../database/tables/seller-verifications.ts'
import { sealAccountNumber } from '../../modules/bank-accounts/account-number.ts'
import { newFileKey } from '../../files/file-key.ts'
import { placeOfFile } from '../../files/sealed-file.ts'
import type { Ports } from '../../ports/ports.ts'
import { before, day, hour } from '../moments.ts'
import type { Demo } from '../plan/plan-demo.ts'
import type { Person } from '../plan/plan-people.ts'
import { insertRows } from './insert-rows.ts'
import { samplePdf } from './sample-pdf.ts'

type Verification = Omit<
  typeof sellerVerifications.$inferInsert,
  'id' | 'userId' | 'bankBin' | 'encryptedAccountNumber' | 'maskedAccountNumber' | 'documentFileId'
>

/** The demo's customer waits to become a seller, and the demo's user was rejected. */
export async function writeVerifications(
  client: pg.PoolClient,
  { accounts, moments: { now } }: Demo,
  ports: Pick<Ports, 'encryption' | 'files'>,
): Promise<void> {
  const { admin, customer, user } = accounts
  await write(client, ports, customer, {
    ...{ kind: 'HOUSEHOLD', legalName: 'Hộ kinh doanh Mứt Nhà Mai', taxCode: '0300588569' },
    ...{ shopName: 'Mứt Nhà Mai', city: 'TP. Hồ Chí Minh', accountHolder: 'NGUYEN THI MAI' },
    ...{ agreedAt: before(now, 5 * hour), createdAt: before(now, 5 * hour) },
  })
  await write(client, ports, user, {
    ...{ kind: 'INDIVIDUAL', legalName: 'Lê Văn Bình', taxCode: '001091012345' },
    ...{ shopName: 'Sách Cũ Ông Bình', city: 'Hà Nội', accountHolder: 'LE VAN BINH' },
    ...{ status: 'REJECTED', reason: 'Ảnh căn cước bị mờ, không đọc được ngày sinh. Bạn chụp lại nơi đủ sáng nhé.' },
    ...{ decidedBy: admin.id, decidedAt: before(now, 2 * day) },
    ...{ agreedAt: before(now, 3 * day), createdAt: before(now, 3 * day) },
  })
}

async function write(
  client: pg.PoolClient,
  ports: Pick<Ports, 'encryption' | 'files'>,
  { id: userId }: Person,
  verification: Verification,
): Promise<void> {
  const [id, documentFileId] = [randomUUID(), randomUUID()]
  const bytes = samplePdf('Cho Noi: ban mau, khong phai giay to that.')
  const storageKey = newFileKey(true, 'pdf')
  await ports.files.write(storageKey, await ports.encryption.seal(bytes, placeOfFile(storageKey)))
  await insertRows(client, files, [
    {
      ...{ id: documentFileId, ownerId: userId, storageKey, contentType: 'application/pdf' },
      ...{ sizeInBytes: bytes.length, isPrivate: true, isIdentityDocument: true, originalName: 'giay-to.pdf' },
      encryptionKeyId: ports.encryption.keyId,
      createdAt: verification.createdAt,
    },
  ])
  await insertRows(client, sellerVerifications, [
    {
      ...{ id, userId, bankBin: '970436', documentFileId, ...verification },
      ...(await sealAccountNumber(ports, 'seller_verifications', id, '0071001234567')),
    },
  ])
}
