import { expect, test } from 'vitest';
import { knownCarriers, trackingPage } from './tracking.ts';

const nothing = { carrier: null, tracking: null, link: null };

test.each(knownCarriers)('the number of %s leads to its page', (carrier) => {
  const page = new URL(trackingPage({ carrier, tracking: ' 0034 0434 16 ', link: null }) ?? '');
  expect(page.protocol).toBe('https:');
  expect(page.hostname).toContain(carrier.toLowerCase());
  expect(page.href).toMatch(/00340434 ?16$/);
});

test.each([
  [
    'DHL',
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094015902',
  ],
  ['DPD', 'https://tracking.dpd.de/status/de_DE/parcel/00340434161094015902'],
  ['GLS', 'https://gls-group.com/DE/de/paketverfolgung?match=00340434161094015902'],
  ['Hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#00340434161094015902'],
  ['UPS', 'https://www.ups.com/track?loc=de_DE&tracknum=00340434161094015902'],
])('%s has its page under this address', (carrier, address) => {
  expect(trackingPage({ carrier, tracking: '0034 0434 1610 9401 5902', link: null })).toBe(address);
});

test.each([
  ['a name is known however it is typed', { carrier: ' dhl ', tracking: '1' }, 'piececode=1'],
  ['a number cannot lead elsewhere', { carrier: 'DPD', tracking: '../1?x=#' }, '/..%2F1%3Fx%3D%23'],
  ['what staff name goes first', { carrier: 'DHL', tracking: '1', link: 'https://elbe.example/7' }, 'elbe'],
  ['a blank in it does not end the link', { link: 'https://elbe.example/a b?n=ä' }, '/a%20b?n=%C3%A4'],
  ['nor do letters of its domain', { link: 'https://fähre.example/7' }, 'https://xn--fhre-loa.example/7'],
  ['a forwarder has the page that staff name', { link: 'https://elbe.example/7' }, 'https://elbe.example/7'],
])('%s', (_, said, part) => {
  expect(trackingPage({ ...nothing, ...said })).toContain(part);
});

test.each([
  ['another carrier', { carrier: 'DHL Freight', tracking: '1' }],
  ['one without a number', { carrier: 'DHL', tracking: ' ' }],
  ['a number without one', { tracking: '1' }],
])('%s leads nowhere', (_, said) => {
  expect(trackingPage({ ...nothing, ...said })).toBeNull();
});
