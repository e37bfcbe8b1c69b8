import { expect, test } from 'vitest';
import { based, mergeChanges, putOnTop } from './merge.ts';

const fees = { berlin: 4500, potsdam: 6000 };
const mitte = { name: 'Mitte', city: 'Berlin', street: 'Torstraße 1' };
const wannsee = { name: 'Wannsee', city: 'Berlin', street: 'Am Ufer 2' };
const order = { topic: 'Kauf', anchor: 'bestellen', question: 'Wie bestelle ich?', answer: 'Im Shop.' };
const paying = { topic: 'Kauf', anchor: null, question: 'Wie zahle ich?', answer: 'Wie Sie mögen.' };
const benefit = { title: 'Geprüft', html: '<p>Jedes Stück</p>' };
const advice = { title: 'Beraten', html: '<p>Von uns</p>' };
const germany = { countries: ['DE'], feesCents: [5900, 9900] };
const austria = { countries: ['AT'], feesCents: [11_900, 17_900] };

test.each<[string, unknown, unknown, unknown, unknown, [string, boolean][]]>([
  ['nothing of theirs', fees, fees, { ...fees, potsdam: 6100 }, { ...fees, potsdam: 6100 }, []],
  [
    'two fields of a group',
    { areaFees: fees },
    { areaFees: { ...fees, berlin: 4600 } },
    { areaFees: { ...fees, potsdam: 6100 } },
    { areaFees: { berlin: 4600, potsdam: 6100 } },
    [['areaFees.berlin', false]],
  ],
  [
    'the same field, otherwise',
    fees,
    { ...fees, berlin: 4600 },
    { ...fees, berlin: 4700 },
    { ...fees, berlin: 4700 },
    [['berlin', true]],
  ],
  [
    'the same field, alike',
    fees,
    { ...fees, berlin: 4600 },
    { ...fees, berlin: 4600 },
    { ...fees, berlin: 4600 },
    [['berlin', false]],
  ],
  [
    'two shops of a list, and one more',
    [mitte, wannsee],
    [mitte, { ...wannsee, street: 'Am Ufer 3' }, { name: 'Pankow' }],
    [{ ...mitte, street: 'Torstraße 5' }, wannsee],
    [{ ...mitte, street: 'Torstraße 5' }, { ...wannsee, street: 'Am Ufer 3' }, { name: 'Pankow' }],
    [
      ['1.street', false],
      ['', false],
    ],
  ],
  ['a shop that they removed', [mitte, wannsee], [mitte], [mitte, wannsee], [mitte], [['1', false]]],
  [
    'a shop that they removed, and that was changed here',
    [mitte, wannsee],
    [mitte],
    [mitte, { ...wannsee, city: 'Potsdam' }],
    [mitte, { ...wannsee, city: 'Potsdam' }],
    [['1', true]],
  ],
  [
    'a zone that was removed here, and the fee of another',
    [germany, austria],
    [germany, { ...austria, feesCents: [11_900, 18_900] }],
    [austria],
    [{ ...austria, feesCents: [11_900, 18_900] }],
    [['0.feesCents.1', false]],
  ],
  [
    'another order of theirs',
    [mitte, wannsee],
    [wannsee, mitte],
    [mitte, wannsee],
    [wannsee, mitte],
    [['', false]],
  ],
  [
    'another order, and a change here',
    [mitte, wannsee],
    [wannsee, mitte],
    [mitte, { ...wannsee, city: 'Potsdam' }],
    [mitte, { ...wannsee, city: 'Potsdam' }],
    [['', true]],
  ],
  [
    'a row of theirs at the front, and nothing here',
    [mitte],
    [wannsee, mitte],
    [mitte],
    [wannsee, mitte],
    [['', false]],
  ],
  [
    'two questions, one without an anchor',
    [order, paying],
    [{ ...order, question: 'Wie kaufe ich?' }, paying],
    [order, { ...paying, answer: 'Bar.' }],
    [
      { ...order, question: 'Wie kaufe ich?' },
      { ...paying, answer: 'Bar.' },
    ],
    [['0.question', false]],
  ],
  [
    'the same question, and one that only they have changed',
    [order, paying],
    [
      { ...order, answer: 'Hier.' },
      { ...paying, answer: 'Bar.' },
    ],
    [{ ...order, answer: 'Vor Ort.' }, paying],
    [
      { ...order, answer: 'Vor Ort.' },
      { ...paying, answer: 'Bar.' },
    ],
    [
      ['0.answer', true],
      ['1.answer', false],
    ],
  ],
  [
    'two parts of a block',
    [benefit, advice],
    [{ ...benefit, html: '<p>Alle</p>' }, advice],
    [benefit, { ...advice, html: '<p>Gern</p>' }],
    [
      { ...benefit, html: '<p>Alle</p>' },
      { ...advice, html: '<p>Gern</p>' },
    ],
    [['0.html', false]],
  ],
  ['rows without names', [{ a: 1 }], [{ a: 2 }], [{ a: 3 }], [{ a: 3 }], [['', true]]],
])('together: %s', (_, base, theirs, mine, value, changes) => {
  const merged = mergeChanges({ base, theirs, mine });
  expect(merged.value).toEqual(value);
  expect(merged.changes.map(({ path, isBoth }) => [path, isBoth])).toEqual(changes);
});

test('a form is saved on what others have saved meanwhile, once that is known', () => {
  const record = { version: 1, areaFees: fees };
  const current = { version: 2, areaFees: { ...fees, berlin: 4600 } };
  const values = { ...record, areaFees: { ...fees, potsdam: 6100 } };
  expect(based(values, record)).toEqual({ data: values, base: record });
  const { data, base } = based(putOnTop(values, current), record);
  expect([data['areaFees'], base]).toEqual([{ berlin: 4600, potsdam: 6100 }, current]);
});
