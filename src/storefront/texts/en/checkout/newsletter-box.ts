export const label = 'I would like to receive the newsletter.';
export const hint =
  'After your order we send you an email in which you confirm your subscription. You can unsubscribe at any time.';
