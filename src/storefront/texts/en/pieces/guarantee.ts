export const title = 'Guarantee';
export const text =
  'For pieces that they buy, consumers have the legal guarantee: two years from handover, second-hand pieces included. We repair or replace free of charge; if that fails, you may reduce the price or rescind the contract.';
export const link = 'All about the guarantee';
