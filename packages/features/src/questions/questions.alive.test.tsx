import { unwrap } from '@chonoi/api-client'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProductQuestions } from './product-questions-card.tsx'
import { ShopQuestionsScreen } from './shop-questions-screen.tsx'

// Details cover the list in a window without room for both.
beforeEach(() => page.viewport(1024, 800))

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

test('a question is answered beside the list, which it leaves; its details stay with the answer', async () => {
  const product = await productNow()
  const { api } = await demoSession('customer@chonoi.test')
  const question = `Ấm này đựng được bao nhiêu nước ạ? ${Date.now()}`
  await unwrap(api.POST('/products/{id}/questions', { params: { path: { id: product.id } }, body: { question } }))
  const { screen } = await renderScreen(<ShopQuestionsScreen />, {
    ...{ words, language: 'vi', as: 'seller@chonoi.test', address: '/seller/questions?isAnswered=false' },
  })
  await screen.getByRole('button', { name: `Xem ${question}` }).click()
  const details = screen.getByRole('dialog', { name: question })
  await details.getByRole('button', { name: `Trả lời: ${question}` }).click()
  await screen.getByRole('dialog').last().getByRole('textbox').fill('Dạ khoảng 400 ml ạ.')
  await screen.getByRole('button', { name: 'Đăng câu trả lời' }).click()
  await expect.element(screen.getByRole('dialog').getByText('Dạ khoảng 400 ml ạ.')).toBeVisible()
  await expect.element(screen.getByRole('row').filter({ hasText: question })).not.toBeInTheDocument()
})
