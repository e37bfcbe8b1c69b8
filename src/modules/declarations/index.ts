export { createDeclarations, type Declarations } from './application/create-declarations.ts';
export { declarationsOf, ordersAwaitingAnswer } from './application/staff-declarations.ts';
export { closeWithdrawals } from './application/staff-declarations.ts';
export { refundEnd } from './domain/judge-declaration.ts';
export type { DeclarationReceipt } from './application/declare.ts';
export type { Declaration } from './domain/declaration.ts';
