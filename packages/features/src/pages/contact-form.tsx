import type { ContactTopic } from '@chonoi/contract'
import { type ContactForm as ContactFields, contactMessageLength, validateContact } from '@chonoi/domain'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useEffect, useState } from 'react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { contactActions } from './contact-queries.ts'
import { pagesColumns } from './pages-classes.ts'

const topics = ['ORDER', 'PAYMENT', 'SELLING', 'ACCOUNT', 'OTHER'] as const satisfies readonly ContactTopic[]
const isTopic = (value: string): value is ContactTopic => topics.some((topic) => topic === value)

/** Sends a message to the platform (GAP-02). Name and address are prefilled for signed-in users. */
export function ContactForm() {
  const { t } = useTranslation(['pages', 'forms'])
  const send = useAction(contactActions.send())
  const { user } = useSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const name = user ? `${user.lastName} ${user.firstName}`.trim() : ''
  const email = user?.email ?? ''
  const { form, formProps, field, isSubmitting } = useValidatedForm<ContactFields>({
    defaultValues: { name: '', email: '', topic: '', message: '' },
    validate: validateContact,
    async onSubmit({ topic, ...letter }) {
      if (!isTopic(topic)) return
      await send.submit({ ...letter, topic })
      setSentTo(letter.email.trim())
      form.reset({ name, email, topic: '', message: '' })
    },
  })
  // The user is only known in the browser, after the page has loaded; input is kept.
  const { getValues, setValue } = form
  useEffect(() => {
    if (getValues('name') === '') setValue('name', name)
    if (getValues('email') === '') setValue('email', email)
  }, [name, email, getValues, setValue])
  return (
    <Card title={t('contact.form.title')} description={t('contact.form.text')}>
      {sentTo !== null ? (
        // The form was removed together with the focused button.
        <Alert
          ref={(alert) => alert?.focus()}
          tabIndex={-1}
          tone="success"
          title={t('contact.form.sent.title')}
          actions={
            <Button variant="secondary" onClick={() => setSentTo(null)}>
              {t('contact.form.again')}
            </Button>
          }
        >
          {t('contact.form.sent.text', { email: sentTo })}
        </Alert>
      ) : (
        <Form {...formProps} method="post">
          <div className={pagesColumns}>
            <TextField label={t('contact.form.name')} autoComplete="name" isRequired {...field('name')} />
            <TextField
              label={t('forms:email.label')}
              type="email"
              inputMode="email"
              autoComplete="email"
              isRequired
              {...field('email')}
            />
          </div>
          <Select
            label={t('contact.form.topic')}
            placeholder={t('contact.form.topicPlaceholder')}
            options={topics.map((topic) => ({ value: topic, label: t(`contact.topic.${topic}`) }))}
            isRequired
            {...field('topic')}
          />
          <TextArea
            label={t('contact.form.message')}
            help={t('contact.form.messageHelp')}
            rows={6}
            characterLimit={contactMessageLength.max}
            isRequired
            {...field('message')}
          />
          <div>
            <Button type="submit" isLoading={isSubmitting}>
              {t('contact.form.send')}
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
