import type { DepositStatus, OrderPaymentStatus, OrderStatus, ProblemCode, SchemaOf } from '@chonoi/contract'
import type {
  DecisionCode,
  DepositStatus as DomainDepositStatus,
  OrderPaymentStatus as DomainPaymentStatus,
  OrderStatus as DomainOrderStatus,
  Role,
} from '@chonoi/domain'
import { expectTypeOf, test } from 'vitest'

test('contract types: statuses, roles and reasons of domain and contract are equal', () => {
  expectTypeOf<DomainOrderStatus>().toEqualTypeOf<OrderStatus>()
  expectTypeOf<DomainPaymentStatus>().toEqualTypeOf<OrderPaymentStatus>()
  expectTypeOf<DomainDepositStatus>().toEqualTypeOf<DepositStatus>()
  expectTypeOf<Role>().toEqualTypeOf<SchemaOf<'Role'>>()
  expectTypeOf<DecisionCode>().toExtend<ProblemCode>()
})
