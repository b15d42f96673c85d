import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'

const words = ['auth', 'forms'] as const

test('the error summary names each field, also when several have the same problem', async () => {
  const { screen } = await renderScreen(<RegisterScreen />, { words, language: 'vi' })
  await screen.getByRole('button', { name: 'Tạo tài khoản' }).click()
  const summary = screen.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  const problems = summary.getByRole('link').elements()
  expect(problems.map((link) => link.textContent)).toEqual([
    'Họ và tên đệm: Vui lòng điền mục này',
    'Tên: Vui lòng điền mục này',
    'Email: Vui lòng điền mục này',
    'Mật khẩu: Vui lòng điền mục này',
    'Nhập lại mật khẩu: Vui lòng điền mục này',
    'Bạn cần đồng ý với điều khoản sử dụng',
  ])
})
