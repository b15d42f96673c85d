import type { Return } from '@chonoi/contract'
import { mayStepReturn, type ReturnStepName } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../app/services.tsx'
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

/** The steps that the reader can take now. */
export function ReturnActions({ one, side }: { one: Return; side: ReturnReader }) {
  const { t } = useTranslation('returns')
  const { actor } = useSession()
  const [asked, setAsked] = useState<Offered | null>(null)
  const facts = { status: one.status, buyerId: one.buyer.id, tenantId: one.tenant.id }
  const steps = offered[side].filter((step) => actor && mayStepReturn(facts, step, actor).allowed)
  const close = () => setAsked(null)
  return (
    <Stack direction="row" gap={2} isWrapping>
      {steps.map((step) => (
        <Button key={step} variant={isQuiet(step) ? 'secondary' : 'primary'} onClick={() => setAsked(step)}>
          {t(words[step])}
        </Button>
      ))}
      <Suspense>
        {asked === 'cancel' && <CancelReturnDialog one={one} onClose={close} />}
        {(asked === 'escalate' || asked === 'approve' || asked === 'reject') && (
          <ReturnNoteDialog one={one} step={asked} onClose={close} />
        )}
        {asked === 'send' && <SendReturnDialog one={one} onClose={close} />}
        {asked === 'receive' && <ReceiveReturnDialog one={one} onClose={close} />}
        {asked === 'uphold' && <DecideReturnDialog one={one} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
