import type { Deposit } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { FileDown } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { adminDepositActions } from './deposits-queries.ts'

/** Fetches the proof of a transfer, which is private and so can't be a plain link. */
export function ProofButton({ deposit }: { deposit: Pick<Deposit, 'id' | 'depositReference'> }) {
  const { t } = useTranslation('deposits')
  const proof = useAction(adminDepositActions.proof(deposit), {
    onDone: (file) => saveFile(file, `${deposit.depositReference}.${file.type === 'application/pdf' ? 'pdf' : 'webp'}`),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      iconStart={<FileDown aria-hidden="true" />}
      isLoading={proof.isPending}
      onClick={() => proof.run()}
    >
      {t('process.proof')}
    </Button>
  )
}
