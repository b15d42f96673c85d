import type { Return } from '@chonoi/contract'
import { mayStepReturn, type ReturnStepName } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import type { ReturnReader } from './return-reader.ts'

const CancelReturnDialog = lazy(() => import('./cancel-return-dialog.tsx'))
const ReturnNoteDialog = lazy(() => import('./return-note-dialog.tsx'))
const SendReturnDialog = lazy(() => import('./send-return-dialog.tsx'))
const ReceiveReturnDialog = lazy(() => import('./receive-return-dialog.tsx'))
const DecideReturnDialog = lazy(() => import('./decide-return-dialog.tsx'))

/** What a side can do. An administrator decides by one dialog, and takes goods in when the shop doesn't. */
const offered = {
  buyer: ['cancel', 'escalate', 'send'],
  seller: ['reject', 'approve', 'receive'],
  admin: ['uphold', 'receive'],
} as const satisfies Record<ReturnReader, readonly ReturnStepName[]>

type Offered = (typeof offered)[ReturnReader][number]

const words = {
  cancel: 'action.cancel',
  escalate: 'action.escalate',
  send: 'action.send',
  reject: 'action.reject',
  approve: 'action.approve',
  receive: 'action.receive',
  uphold: 'action.decide',
} as const satisfies Record<Offered, string>

const isQuiet = (step: Offered) => step === 'cancel' || step === 'reject'

export interface ReturnActionsProps {
  one: Return
  side: ReturnReader
  size?: 'sm' | 'md'
}

/** The steps that the reader can take now. */
export function ReturnActions({ one, side, size = 'md' }: ReturnActionsProps) {
  const { t } = useTranslation('returns')
  const { actor } = useSession()
  const openDialog = useRowDialog()
  const facts = { status: one.status, buyerId: one.buyer.id, tenantId: one.tenant.id }
  const steps = offered[side].filter((step) => actor && mayStepReturn(facts, step, actor).allowed)
  return (
    <Stack direction="row" gap={2} isWrapping>
      {steps.map((step) => (
        <Button
          key={step}
          size={size}
          variant={isQuiet(step) ? 'secondary' : 'primary'}
          onClick={() => openDialog((close) => <ReturnDialog one={one} step={step} onClose={close} />)}
        >
          {t(words[step])}
        </Button>
      ))}
    </Stack>
  )
}

interface ReturnDialogProps {
  one: Return
  step: Offered
  onClose: () => void
}

function ReturnDialog({ one, step, onClose }: ReturnDialogProps) {
  if (step === 'cancel') return <CancelReturnDialog one={one} onClose={onClose} />
  if (step === 'send') return <SendReturnDialog one={one} onClose={onClose} />
  if (step === 'receive') return <ReceiveReturnDialog one={one} onClose={onClose} />
  if (step === 'uphold') return <DecideReturnDialog one={one} onClose={onClose} />
  return <ReturnNoteDialog one={one} step={step} onClose={onClose} />
}
