import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { LinkButton } from '@chonoi/ui/link-button'
import { Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { shellState } from '../shell/shell-classes.ts'
import { StateHeading } from '../shell/state-heading.tsx'
import { campaignLinkActions } from './campaign-link-actions.ts'

/** An article's page; its readings tell that they came by a mail. */
const isArticle = (to: string) => /^\/(articles|news|marketplace\/tenant\/[^/]+\/news)\/[^/?#]+$/.test(to)

const isPath = (to: string) => /^\/([^/\\\s]\S*)?$/.test(to)

/** The link of a campaign's mail (/offer?id=…&to=…): counts the click and leads on to a page of the site. */
export function OfferScreen() {
  const { t } = useTranslation('campaignLinks')
  const { navigate } = useNavigation()
  const query = useSearchParams()
  const [id, asked] = [query.get('id'), query.get('to') ?? '/']
  const path = isPath(asked) ? asked : href('/')
  const to = isArticle(path) ? `${path}?utm_medium=email` : path
  const { run } = useAction(campaignLinkActions.reportClick(), { failure: false })
  const isLed = useRef(false)
  useEffect(() => {
    // One click is counted once, however often this renders before the page is left.
    if (!id || isLed.current) return
    isLed.current = true
    run(id)
    navigate(to, { replace: true })
  }, [id, to, run, navigate])
  return (
    <section className={shellState}>
      <StateHeading icon={<Tag />} title={t('offer.title')} text={t('offer.text')}>
        <LinkButton href={to}>{t('offer.open')}</LinkButton>
      </StateHeading>
    </section>
  )
}
