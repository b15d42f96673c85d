import { describeManyOrders } from './many-orders.ts'

describeManyOrders(0)
