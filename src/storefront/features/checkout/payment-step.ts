/** The payment view has the review's address, and is a step of its own in the browser's history. */
const paymentStep = { step: 'payment' };

export function enterPaymentStep(): void {
  history.pushState(paymentStep, '');
}

/** If the browser is at the payment view's step, which is not shown (any more), it goes back to the review. */
export function leavePaymentStep(): void {
  if ((history.state as Partial<typeof paymentStep> | null)?.step === paymentStep.step) history.back();
}
