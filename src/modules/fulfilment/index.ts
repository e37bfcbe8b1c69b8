export { createFulfilment, type Fulfilment } from './application/create-fulfilment.ts';
export { ordersWithRentalsOut, progressOf, progressOfOrders } from './infrastructure/stored-fulfilment.ts';
export { forgetOrders } from './infrastructure/stored-fulfilment.ts';
export { exemptionProofOf } from './infrastructure/stored-proof.ts';
export { claimsOf } from './infrastructure/stored-claim.ts';
export { returnsOf } from './infrastructure/stored-return.ts';
export { lineSteps } from './domain/line-steps.ts';
