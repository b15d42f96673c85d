interface AmountField {
  value: number | null
  onChange: (cents: number | null) => void
}

/** Props of a MoneyField for a form field that holds cents. */
export function inCents<Field extends AmountField>({ value, onChange, ...field }: Field) {
  return { ...field, valueInCents: value, onChangeInCents: onChange }
}
