import type { Calls } from '../../../test/calls/call.ts'
import type { questionRoutes } from './questions.routes.ts'

export const questionCalls = {
  listProductQuestions: {
    path: ({ reviewed }) => ({ id: reviewed }),
    row: 'anybody',
    watched: [
      {
        name: 'the answered questions on a product',
        path: ({ product }) => ({ id: product.id }),
        ...{ index: 'product_questions_product', isInOrder: true },
      },
    ],
  },
  askProductQuestion: {
    path: ({ reviewed }) => ({ id: reviewed }),
    body: { question: 'Bình này có cắm được hoa tươi không ạ?' },
    row: 'anybody',
    reachesNobody: 'onTheSite',
  },
  listManagedQuestions: {
    watched: [
      { name: 'the questions on the shop’s products', index: 'product_questions_tenant', isInOrder: true },
      {
        ...{ name: 'the questions that wait for the shop', query: { isAnswered: false } },
        ...{ index: 'product_questions_waiting', isInOrder: true },
      },
      {
        ...{ name: 'the questions of all shops', as: 'platform', index: 'product_questions_newest' },
        ...{ isInOrder: true, countsAll: true },
      },
    ],
  },
  exportManagedQuestions: { unwatched: 'writes all that it lists into a file, now and then' },
  answerProductQuestion: {
    path: ({ shopQuestion }) => ({ id: shopQuestion }),
    body: { answer: 'Dạ được ạ, bình tráng men cả trong lẫn ngoài.' },
    row: 'run',
  },
  deleteProductQuestion: { path: ({ ownQuestion }) => ({ id: ownQuestion }), row: 'cared' },
} satisfies Calls<keyof typeof questionRoutes>
