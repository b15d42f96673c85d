import { unwrap } from '@chonoi/api-client'
import type { BodyOf, ProductQuestion, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'

/** How many questions the page of a product shows at once. */
const questionsPerPage = 5

/** Questions on products, for readers and for the staff of shops. */
export const questionQueries = queryGroup('questions', (api) => ({
  ofProduct: (productId: string, page = 1) =>
    queryOptions({
      queryKey: ['questions', 'product', productId, page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/products/{id}/questions', {
            params: { path: { id: productId }, query: { page, limit: questionsPerPage } },
            signal,
          }),
        ),
    }),
  managed: (query: QueryOf<'listManagedQuestions'>) =>
    queryOptions({
      queryKey: ['questions', 'managed', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/product-questions', { params: { query }, signal })),
    }),
  /** A question as it was answered here last: the answer may have taken it out of the list. */
  answered: (id: string) =>
    queryOptions<ProductQuestion>({ queryKey: ['questions', 'answered', id], queryFn: skipToken }),
}))

type Which = Pick<ProductQuestion, 'id'>
const touches = [questionQueries.all]

export const questionActions = {
  export: (): Action<QueryOf<'exportManagedQuestions'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/product-questions/export', { params: { query }, parseAs: 'blob' })),
  }),
  ask: (product: { id: string }): Action<BodyOf<'askProductQuestion'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/products/{id}/questions', { params: { path: { id: product.id } }, body })),
    touches,
  }),
  answer: ({ id }: Which): Action<BodyOf<'answerProductQuestion'>, ProductQuestion> => ({
    send: (api, body) => unwrap(api.PUT('/product-questions/{id}/answer', { params: { path: { id } }, body })),
    store: (client, api, question) => client.setQueryData(questionQueries(api).answered(id).queryKey, question),
    touches,
  }),
  remove: ({ id }: Which): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/product-questions/{id}', { params: { path: { id } } })),
    touches,
  }),
}
