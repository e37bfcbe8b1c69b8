import { expect, test } from 'vitest';
import { consignmentDefaults } from './step-fields.tsx';

const byDhl = { carrier: 'DHL', tracking: '123', trackingPage: 'https://www.dhl.de/…123' };
const byForwarder = { carrier: 'Spedition Elbe', tracking: 'E-7', trackingPage: 'https://elbe.example/E-7' };

test.each([
  ['nothing was sent', [], {}],
  ['a known carrier', [byDhl], { carrier: 'DHL', tracking: '123', trackingLink: null }],
  [
    'a forwarder with a page of its own',
    [byForwarder],
    { carrier: 'Spedition Elbe', tracking: 'E-7', trackingLink: 'https://elbe.example/E-7' },
  ],
  ['two lines together', [byDhl, byDhl], { carrier: 'DHL', tracking: '123', trackingLink: null }],
  ['two lines apart', [byDhl, byForwarder], {}],
])('a correction begins with what was entered: %s', (_, lines, defaults) => {
  expect(consignmentDefaults(lines)).toEqual(defaults);
});
