import type { Deposit } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { adminDepositMutations } from './deposits-queries.ts'

/** Fetches the proof of a transfer: private, so never a plain link. */
export function ProofButton({ deposit }: { deposit: Pick<Deposit, 'id' | 'depositReference'> }) {
  const { t, i18n } = useTranslation('deposits')
  const api = useApi()
  const proof = useMutation({
    mutationFn: () => adminDepositMutations(api).proof(deposit.id),
    onSuccess: (file) =>
      saveFile(file, `${deposit.depositReference}.${file.type === 'application/pdf' ? 'pdf' : 'webp'}`),
    onError: (error) => toastQueue.add({ type: 'error', title: problemWords(i18n, error) }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      iconStart={<FileDown aria-hidden="true" />}
      isLoading={proof.isPending}
      onClick={() => proof.mutate()}
    >
      {t('process.proof')}
    </Button>
  )
}
