export { createPayments, type Payments } from './application/create-payments.ts';
export type { PaymentNow } from './application/look-at-payment.ts';
export type { AskedCases } from './application/payment-cases.ts';
export type { OpenedPayment, OpenFailure } from './application/open-payment.ts';
export { paymentChanged } from './application/payments-dependencies.ts';
export type { PaymentsDependencies } from './application/payments-dependencies.ts';
export type { RefundProgress, RefundRequest } from './application/refund-payment.ts';
export type {
  PaymentProvider,
  PaymentRequest,
  ProviderBehaviour,
  ReturnAddresses,
} from './domain/payment-provider.ts';
export {
  stopsDelivery,
  withheldIn,
  type CaseChange,
  type PaymentCase,
  type SeenCase,
} from './domain/payment-case.ts';
export type { Goods } from './domain/goods.ts';
export type { PaymentKind, ProviderName, ProviderPayment } from './domain/provider-payment.ts';
export type { PaymentSetup } from './domain/payment-provider.ts';
export { paypalAddresses, paypalProvider } from './infrastructure/paypal/paypal-provider.ts';
export { readCasesOf as casesOfReference } from './infrastructure/stored/stored-case.ts';
export { casePage, onOwnPages, paypalPages, stripePages } from './infrastructure/provider-pages.ts';
export { stripeAddress, stripeProvider } from './infrastructure/stripe/stripe-provider.ts';
