import { randomUUID } from 'node:crypto'
import { sealAccountNumber } from '../../src/modules/bank-accounts/account-number.ts'
import type { TestApi } from './test-api.ts'

/** Arranges an identity document of a person. Returns its id. */
export async function arrangeIdentityDocument({ owner, api }: TestApi, ownerId: string): Promise<string> {
  const key = `private/${randomUUID()}.pdf`
  await api.ports.files.write(key, Buffer.from('%PDF-1.7\n%%EOF\n'))
  const { rows } = await owner.query<{ id: string }>(
    `insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, is_private, is_identity_document)
     values ($1, $2, 'application/pdf', 'can-cuoc.pdf', 15, true, true) returning id`,
    [ownerId, key],
  )
  return rows[0]?.id ?? ''
}

/** Arranges a verification of a person that waits for a decision. Returns its id. */
export async function arrangeVerification(test: TestApi, userId: string, words = 'Gốm Phù Lãng'): Promise<string> {
  const id = randomUUID()
  const account = await sealAccountNumber(test.api.ports, 'seller_verifications', id, '0071001234567')
  await test.owner.query(
    `insert into seller_verifications (id, user_id, kind, legal_name, tax_code, shop_name, bank_bin,
       encrypted_account_number, masked_account_number, account_holder, document_file_id)
     values ($1, $2, 'COMPANY', $3, '0300588569', $3, '970436', $4, $5, $3, $6)`,
    [
      ...[id, userId, words, account.encryptedAccountNumber, account.maskedAccountNumber],
      await arrangeIdentityDocument(test, userId),
    ],
  )
  return id
}
