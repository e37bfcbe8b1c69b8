import { expect, test } from 'vitest';
import { refusedAssembly } from './refused-assembly.ts';

const lines = [
  { id: 'table', assembly: true },
  { id: 'lamp', assembly: false },
];

test.each([
  ['shipment', 'DE', '10245', []],
  ['shipment', 'DE', ' 14467 ', []],
  ['shipment', 'DE', '80331', ['table']],
  // Around Berlin the shop delivers itself, but does not assemble.
  ['shipment', 'DE', '14612', ['table']],
  // Nothing is known yet.
  ['shipment', 'DE', '', []],
  ['shipment', 'DE', '803', []],
  // Abroad, whatever the postal code: Berlin's are another town's there.
  ['shipment', 'AT', '', ['table']],
  ['shipment', 'FR', '10245', ['table']],
  // Wherever the invoice goes.
  ['pickup', 'DE', '', ['table']],
  ['pickup', 'DE', '10245', ['table']],
] as const)('%s to %s %j refuses assembly of %j', (deliveryOption, selectedCountry, postalCode, refused) => {
  const checkout = { deliveryOption, selectedCountry, formData: { postalCode } };
  expect(refusedAssembly(checkout, lines, ['10245', '14467']).map(({ id }) => id)).toEqual(refused);
});
