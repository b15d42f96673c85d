import { useTranslation } from '@chonoi/i18n/react'
import { Button, type ButtonProps } from '@chonoi/ui/button'
import { useAction } from '../app/use-action.ts'
import { personalDataActions } from './personal-data-queries.ts'

/** Keeps an account that waits for its deletion. */
export function KeepAccountButton(props: Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('personalData')
  const keep = useAction(personalDataActions.keepAccount(), { done: () => t('deletion.kept') })
  return (
    <Button {...props} isLoading={keep.isPending} onClick={() => keep.run()}>
      {t('deletion.keep')}
    </Button>
  )
}
