import { overlaysOfEntry } from '../../features/overlays/overlay-store.ts';

/** The payment view has the review's address, and is a step of its own in the browser's history. */
const paymentStep = { step: 'payment' };

export function enterPaymentStep(): void {
  history.pushState(paymentStep, '');
}

export function isPaymentStep(): boolean {
  return (history.state as Partial<typeof paymentStep> | null)?.step === paymentStep.step;
}

/**
 * If the browser is at the payment view's step, which is not or no longer shown, it goes back to the review. The entry of
 * an overlay that was open there is taken back first.
 */
export function leavePaymentStep(): void {
  if (isPaymentStep() && overlaysOfEntry() === 0) history.back();
}
