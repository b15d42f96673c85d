/** Made by scripts/write-idempotent-calls.ts: the calls that take an Idempotency-Key. */
export const idempotentCalls: ReadonlySet<string> = new Set([
  'DELETE /order-items/{id}',
  'PATCH /order-items/{id}',
  'POST /deposits',
  'POST /deposits/{id}/process',
  'POST /manual-deposits',
  'POST /order-items',
  'POST /orders',
  'POST /orders/{id}/cancel',
  'PUT /admin/deposits/{id}/approve',
  'PUT /admin/deposits/{id}/process',
  'PUT /orders/{id}/status',
  'PUT /products/{id}/stock',
])
