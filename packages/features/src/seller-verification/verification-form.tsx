import type { SellerVerification } from '@chonoi/contract'
import {
  bareAccountNumber,
  href,
  identityDocumentDays,
  plainTaxCode,
  sellerKinds,
  type SellerVerificationForm,
  validateSellerVerification,
} from '@chonoi/domain'
import { Trans, useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Checkbox } from '@chonoi/ui/checkbox'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Form } from '@chonoi/ui/form'
import { Link } from '@chonoi/ui/link'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { BankField } from '../forms/bank-field.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useFileUpload } from '../forms/use-file-upload.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { ownVerificationActions } from './verification-queries.ts'

type Fields = Omit<SellerVerificationForm, 'city'> & { city: string }

/** After a rejection everything is there again but the document and the account number, which can't be read back. */
function fieldsOf(before: SellerVerification | undefined): Fields {
  return {
    kind: before?.kind ?? 'HOUSEHOLD',
    legalName: before?.legalName ?? '',
    taxCode: before?.taxCode ?? '',
    shopName: before?.shopName ?? '',
    city: before?.city ?? '',
    documentUrl: '',
    bankBin: before?.bankBin ?? '',
    accountNumber: '',
    accountHolder: before?.accountHolder ?? '',
    acceptsAgreement: false,
  }
}

const section = 'cn:grid cn:gap-4'
const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** What somebody sends to become a seller, in sections. The document is uploaded as soon as it is chosen. */
export function VerificationForm({ before }: { before?: SellerVerification }) {
  const { t } = useTranslation('sellerVerification')
  const document = useFileUpload(ownVerificationActions.upload())
  const submit = useAction(ownVerificationActions.submit(), {
    failure: false,
    done: () => ({ title: t('form.sent'), message: t('form.sentText') }),
  })
  const withDocument = (fields: Fields) => ({ ...fields, documentUrl: document.url ?? '' })
  const { form, formProps, field, errorOf, isSubmitting } = useValidatedForm<Fields>({
    defaultValues: fieldsOf(before),
    labels: { documentUrl: t('form.document') },
    validate: (fields) => validateSellerVerification(withDocument(fields)),
    async onSubmit(fields) {
      await submit.submit({
        ...withDocument(fields),
        legalName: fields.legalName.trim(),
        taxCode: plainTaxCode(fields.taxCode),
        shopName: fields.shopName.trim(),
        city: fields.city.trim() || null,
        accountNumber: bareAccountNumber(fields.accountNumber),
        accountHolder: fields.accountHolder.trim(),
      })
    },
  })
  const kind = form.watch('kind')
  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={form.formState.isDirty && !submit.isSuccess} />
      <Card title={t('form.seller')} description={t('form.sellerText')}>
        <div className={section}>
          <ControlledField control={form.control} name="kind">
            {(control) => (
              <RadioGroup
                label={t('form.kind')}
                layout="cards"
                options={sellerKinds.map((value) => ({
                  value,
                  label: t(`kind.${value}`),
                  help: t(`kind.${value}.help`),
                }))}
                {...control}
              />
            )}
          </ControlledField>
          <TextField
            label={t(`form.legalName.${kind}`)}
            autoComplete={kind === 'INDIVIDUAL' ? 'name' : 'organization'}
            isRequired
            {...field('legalName')}
          />
          <TextField
            label={t('form.taxCode')}
            help={t(kind === 'COMPANY' ? 'form.taxCodeHelp.COMPANY' : 'form.taxCodeHelp')}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            isRequired
            {...field('taxCode')}
          />
        </div>
      </Card>
      <Card title={t('form.document')} description={t('form.documentText', { days: identityDocumentDays })}>
        <FileUpload
          label={t(`form.file.${kind}`)}
          help={t('form.fileHelp')}
          accept="image/*,.pdf"
          isRequired
          name="documentUrl"
          files={document.files}
          onAdd={(files) => {
            form.clearErrors('documentUrl')
            document.add(files)
          }}
          onRemove={document.remove}
          error={errorOf('documentUrl')}
        />
      </Card>
      <Card title={t('form.shop')} description={t('form.shopText')}>
        <div className={pair}>
          <TextField label={t('form.shopName')} autoComplete="off" isRequired {...field('shopName')} />
          <TextField label={t('form.city')} autoComplete="address-level1" {...field('city')} />
        </div>
      </Card>
      <Card title={t('form.bank')} description={t('form.bankText')}>
        <div className={section}>
          <div className={pair}>
            <ControlledField control={form.control} name="bankBin">
              {({ value, onChange, ...control }) => (
                <BankField
                  by="bin"
                  label={t('form.bankName')}
                  value={value || null}
                  onChange={(bin) => onChange(bin ?? '')}
                  {...control}
                />
              )}
            </ControlledField>
            <TextField
              label={t('form.accountNumber')}
              inputMode="numeric"
              autoComplete="off"
              isRequired
              {...field('accountNumber')}
            />
          </div>
          <TextField
            label={t('form.accountHolder')}
            help={t('form.accountHolderHelp')}
            autoComplete="off"
            isRequired
            {...field('accountHolder')}
          />
        </div>
      </Card>
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="form.agreement"
            components={{ terms: <Link href={href('/terms')} target="_blank" /> }}
          />
        }
        isRequired
        {...field('acceptsAgreement')}
      />
      <Button
        type="submit"
        size="lg"
        isLoading={isSubmitting}
        {...(document.isUploading && { disabledReason: t('form.uploading') })}
      >
        {before ? t('form.again') : t('form.submit')}
      </Button>
    </Form>
  )
}
