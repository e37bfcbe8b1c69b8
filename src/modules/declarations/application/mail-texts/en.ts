import type { DeclarationMailTexts } from './de.ts';

/** The same in English. */
export const english: DeclarationMailTexts = {
  withdrawal: {
    subject: 'We have received your withdrawal',
    received: (moment) => `Your withdrawal reached us on ${moment} (Berlin time). This is what you declared:`,
    receivedOnly: (moment) => `Your withdrawal reached us on ${moment} (Berlin time).`,
    declared: 'I hereby withdraw from the contract',
  },
  ending: {
    subject: 'We have received your notice of termination',
    received: (moment) =>
      `Your notice of termination reached us on ${moment} (Berlin time). This is what you declared:`,
    receivedOnly: (moment) => `Your notice of termination reached us on ${moment} (Berlin time).`,
    declared: 'I hereby terminate the contract',
  },
  backdated:
    'The day that you named had already passed when your notice reached us. A notice of termination does not take effect in the past, but at the earliest on the day on which it reaches us.',
  ordinaryMeans:
    'A rental ends by itself after the period that you chose. An ordinary notice of termination takes effect at the end of that period; before then, a rental only ends for an important reason or if we agree on it with you. We will write to you on which day it ends.',
  next: 'We will get in touch as soon as we have checked everything.',
  notYou: 'Was it not you? Then please simply reply to this email.',
  declaration: 'Declaration',
  name: 'Name',
  contract: 'Contract',
  email: 'Email',
  onlyThese: 'Only these pieces',
  manner: 'Kind',
  manners: { ordinary: 'ordinary', extraordinary: 'extraordinary' },
  reason: 'Reason',
  endsOn: 'Ends on',
  asSoonAsPossible: 'the earliest possible date',
};
