import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProductQuestions } from './product-questions-card.tsx'
import { ShopQuestionsScreen } from './shop-questions-screen.tsx'

const slug = 'am-tu-sa-nho-dat-nau'
const productNow = async () => {
  const { api } = await demoSession('customer@chonoi.test')
  return unwrap(api.GET('/products/{id}', { params: { path: { id: slug } } }))
}
const words: ('questions' | 'common')[] = ['questions', 'common']

test('what a buyer asks is answered by the shop and then read by everybody', async () => {
  const product = await productNow()
  const buyer = await renderScreen(<ProductQuestions product={product} />, {
    ...{ words, language: 'vi', as: 'customer@chonoi.test', address: `/products/${slug}` },
  })
  await buyer.screen.getByRole('button', { name: 'Đặt câu hỏi' }).click()
  const box = buyer.screen.getByRole('dialog').getByRole('textbox')
  await box.fill('Ngắn')
  await buyer.screen.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await box.fill('Nắp ấm có khít không ạ?')
  await buyer.screen.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  await expect.element(buyer.screen.getByText('Chờ gian hàng trả lời')).toBeVisible()
  await buyer.screen.unmount()

  const shop = await renderScreen(<ShopQuestionsScreen />, {
    ...{ words, language: 'vi', as: 'seller@chonoi.test', address: '/seller/questions?isAnswered=false' },
  })
  await shop.screen.getByRole('button', { name: 'Trả lời: Nắp ấm có khít không ạ?' }).click()
  await shop.screen.getByRole('dialog').getByRole('textbox').fill('Dạ khít ạ, nghiêng 90 độ nắp không rơi.')
  await shop.screen.getByRole('button', { name: 'Đăng câu trả lời' }).click()
  await expect.element(shop.screen.getByRole('button', { name: /Nắp ấm có khít/ })).not.toBeInTheDocument()
  await shop.screen.unmount()

  const visitor = await renderScreen(<ProductQuestions product={product} />, {
    ...{ words, language: 'vi', address: `/products/${slug}` },
  })
  await expect.element(visitor.screen.getByText('Dạ khít ạ, nghiêng 90 độ nắp không rơi.')).toBeVisible()
  await expect.element(visitor.screen.getByRole('link', { name: 'Đăng nhập để hỏi' })).toBeVisible()
})
