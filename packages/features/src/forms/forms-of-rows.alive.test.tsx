import { describe, expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { type RowForm, rowForms } from '../../test-support/row-forms.tsx'

/** The tests of a page share one server, so each has texts of its own. */
let n = 0

async function open({ as, words, field, save, arrange }: RowForm) {
  n += 1
  const { api } = await demoSession(as)
  const arranged = await arrange(api, n)
  const { screen, refetch } = await renderScreen(arranged.form, { words, as })
  const box = screen.getByRole('textbox', { name: field })
  await expect.element(box).toBeVisible()
  const alert = screen.getByRole('alert').filter({ hasText: 'Somebody else saved changes while you were editing' })
  return {
    ...{ ...arranged, screen, refetch, box },
    own: `My own words of the form number ${n}`,
    theirs: `Words of somebody else for number ${n}`,
    press: () => screen.getByRole('button', { name: save }).click(),
    alert,
    /** The button that chooses a value, after the word for whose it is. */
    choice: (text: string) => alert.getByRole('radio', { name: new RegExp(`${text}$`) }),
  }
}

describe.each(rowForms)('$name', (form) => {
  test('two tabs: saving one field leaves what the other tab has set', async () => {
    const { box, own, press, changeOther, other, stored } = await open(form)
    await changeOther()
    await box.fill(own)
    await press()
    await expect.poll(stored).toEqual({ same: own, other })
  })

  test('another person: both values are shown, what was typed stays, and the next save stands', async () => {
    const { box, own, theirs, press, choice, changeSame, changeOther, other, stored } = await open(form)
    await changeSame(theirs)
    await changeOther()
    await box.fill(own)
    await press()
    await expect.element(choice(own)).toBeChecked()
    await expect.element(choice(theirs)).not.toBeChecked()
    await expect.element(box).toHaveValue(own)
    expect(await stored()).toEqual({ same: theirs, other })
    await press()
    await expect.poll(stored).toEqual({ same: own, other })
  })

  test('another person: their value can be taken', async () => {
    const { box, own, theirs, press, alert, choice, changeSame, stored } = await open(form)
    await changeSame(theirs)
    await box.fill(own)
    await press()
    await choice(theirs).click()
    await expect.element(box).toHaveValue(theirs)
    await choice(own).click()
    await expect.element(box).toHaveValue(own)
    await alert.getByRole('button', { name: 'Take all saved values' }).click()
    await expect.element(box).toHaveValue(theirs)
    await expect.element(alert).not.toBeInTheDocument()
    expect((await stored()).same).toBe(theirs)
  })
})

const product = rowForms.find(({ name }) => name === 'product') as RowForm

test('a dialog inside an editor: what it saves is taken over, and what was typed stays', async () => {
  const { box, own, press, alert, refetch, changeOther, other, stored } = await open(product)
  await box.fill(own)
  await changeOther()
  await refetch()
  await expect.element(box).toHaveValue(own)
  await press()
  await expect.poll(stored).toEqual({ same: own, other })
  await expect.element(alert).not.toBeInTheDocument()
})
