import type { NewsMedia } from '@chonoi/contract'
import { href, type NewsMediaForm, validateNewsMedia } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { mediaActions, mediaQueries } from './media-queries.ts'

const fieldsOf = ({ name, altText }: NewsMedia): NewsMediaForm => ({ name, altText: altText ?? '' })

/** A picture: its name and description, where it is used, and its end. */
export default function MediaDialog({ media, onClose }: { media: NewsMedia; onClose: () => void }) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery(mediaQueries(useApi()).detail(media.id))
  const update = useAction(mediaActions.update(media), {
    done: () => t('newsManagement:media.updated'),
  })
  const validated = useValidatedForm<NewsMediaForm>({
    validate: validateNewsMedia,
    edited: editedRow({ row: media, fieldsOf, bodyOf: (fields) => fields, save: update.submit, onSaved: onClose }),
  })
  const { field } = validated
  const articleCount = data?.articleCount ?? media.articleCount
  const inUse = articleCount > 0 ? t('newsManagement:media.inUse') : undefined
  return (
    <>
      <FormDialog
        form={validated}
        onClose={onClose}
        title={t('newsManagement:media.one')}
        submitLabel={t('common:action.save')}
      >
        <Stack gap={4}>
          <img
            src={media.url}
            alt={media.altText ?? ''}
            width={media.width}
            height={media.height}
            className="cn:w-full cn:max-h-64 cn:object-contain cn:rounded-md cn:bg-bg-subtle"
          />
          <Text size={14} tone="muted">
            {t('newsManagement:media.facts', {
              width: media.width,
              height: media.height,
              time: formatDateTime(media.createdAt),
            })}
          </Text>
          <TextField label={t('newsManagement:media.name')} isRequired {...field('name')} />
          <TextArea
            label={t('newsManagement:media.altText')}
            help={t('newsManagement:media.altTextHelp')}
            rows={2}
            {...field('altText')}
          />
          <section className="cn:grid cn:gap-2">
            <Heading level={3} size={16}>
              {t('newsManagement:media.uses', { count: articleCount })}
            </Heading>
            <ul className="cn:grid cn:gap-1">
              {data?.articles.map(({ id, title }) => (
                <li key={id}>
                  <Link href={href('/admin/news/$articleId/edit', { articleId: id })} dir="auto">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <div>
            <Button
              type="button"
              variant="secondary"
              disabled={inUse !== undefined}
              {...(inUse && { disabledReason: inUse })}
              onClick={() => setAsking(true)}
            >
              {t('newsManagement:media.delete')}
            </Button>
          </div>
        </Stack>
      </FormDialog>
      {isAsking && (
        <ConfirmAction
          action={mediaActions.remove(media)}
          tone="danger"
          title={t('newsManagement:media.deleteTitle')}
          message={t('newsManagement:media.deleteText', { name: media.name })}
          confirmLabel={t('newsManagement:media.delete')}
          done={() => t('newsManagement:media.deleted')}
          onClose={() => setAsking(false)}
          onDone={onClose}
        />
      )}
    </>
  )
}
