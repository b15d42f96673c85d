import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { LanguageSettingsScreen } from './language-settings-screen.tsx'

const show = () => renderScreen(<LanguageSettingsScreen />, { words: ['account', 'forms'] })

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('style')
})

test('[A11Y-07] text has the normal size until another is chosen', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('spinbutton', { name: 'Percent' })).toHaveValue(100)
  expect(document.documentElement.style.fontSize).toBe('')
})

test.each([
  ['999', '200%'],
  ['1', '50%'],
])('[A11Y-08] a size of %s percent becomes %s, on the page and for later visits', async (typed, size) => {
  const { screen } = await show()
  const box = screen.getByRole('spinbutton', { name: 'Percent' })
  await box.fill(typed)
  box.element().blur()
  await expect.poll(() => document.documentElement.style.fontSize).toBe(size)
  expect(`${localStorage.getItem('fontSize')}%`).toBe(size)
})

test('[A11Y-07, A11Y-09] the sound of notifications is off at first, and begins with a volume of 50', async () => {
  const { screen } = await show()
  const sound = screen.getByRole('switch', { name: 'Play a sound' })
  await expect.element(sound).not.toBeChecked()
  expect(screen.getByRole('slider').elements()).toEqual([])
  await sound.click()
  await expect.element(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '50%')
  expect(localStorage.getItem('notificationVolume')).toBe('50')
  await sound.click()
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument()
  expect(localStorage.getItem('notificationVolume')).toBeNull()
})

test.each([
  ['999', '100%'],
  ['-1', '0%'],
  ['loud', '50%'],
])('[A11Y-09] a stored volume of %s is read as %s', async (stored, volume) => {
  localStorage.setItem('notificationVolume', stored)
  const { screen } = await show()
  await expect.element(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', volume)
})
