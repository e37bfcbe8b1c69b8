import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/text/language.ts';
import { fitMail } from './fit-mail.ts';
import { mailLimits, type MailBlock } from './mail-blocks.ts';
import { mailSchema, type Mail } from './mail.ts';

const address = 'https://wmk.example/order-success/1';

/** Anything that may be typed or imported: halves of characters, breaks, controls, and very long texts. */
const short = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      '\ud800',
      '\udfff',
      '\0',
      '\u0007',
      '\u0085',
      '\u2028',
      '\ufffe',
      '\r',
      '\n',
      'ä',
      '🛋️',
    ),
    maxLength: 30,
  }),
);
const text = fc.oneof(
  short,
  fc
    .tuple(short, fc.constantFrom(400, 20_001))
    .map(([part, count]) => `${part}🛋`.repeat(count).slice(0, 20_500)),
);
const many = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.tuple(one, fc.constantFrom(0, 1, 20, 21, 200, 201)).map(([item, count]) => Array<T>(count).fill(item));
const row = fc.record({ label: short, details: many(short), value: short }, { requiredKeys: ['label'] });
const block: fc.Arbitrary<MailBlock> = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph', 'heading', 'note'), text }),
  fc.record({ kind: fc.constantFrom('button', 'link'), label: text, address: fc.constant(address) }),
  fc.record({ kind: fc.constant('list' as const), items: many(short) }),
  fc.record({ kind: fc.constant('table' as const), rows: many(row) }),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.record({ label: text, details: fc.array(text), value: text }).map((one) => [one]),
  }),
);
const few = fc.array(block, { maxLength: 3 });
const mail: fc.Arbitrary<Mail> = fc.record(
  {
    to: fc.constant('ada@example.org'),
    subject: text,
    language: fc.constantFrom(...languages),
    blocks: fc.oneof(
      few,
      short.map((said) => Array<MailBlock>(101).fill({ kind: 'note', text: said })),
    ),
    attachments: fc.array(fc.record({ filename: text, fileKey: fc.constant('sha256/ab/abc.pdf') }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['to', 'subject', 'blocks'] },
);

test('whatever was typed, it becomes a mail that is valid and can be stored, and fitting again changes nothing', () => {
  fc.assert(
    fc.property(mail, (any) => {
      const fitted = fitMail(any);
      expect(mailSchema.safeParse(fitted).error).toBeUndefined();
      const stored = JSON.stringify(fitted);
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/);
      expect(JSON.stringify(fitMail(fitted))).toBe(stored);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

const fits: Mail = {
  to: 'ada@example.org',
  name: 'Ada',
  language: 'en',
  subject: 'Your order',
  blocks: [
    { kind: 'paragraph', text: 'first\nsecond' },
    { kind: 'table', rows: [{ label: 'Note', details: ['a', 'b'], value: '', strong: true }] },
    { kind: 'button', label: 'Show', address },
  ],
  about: { entity: 'orders', id: 'WMK-100234' },
  headers: { 'List-Unsubscribe': '<https://wmk.example/newsletter>' },
  attachments: [{ filename: 'Rechnung 1001.pdf', fileKey: 'sha256/ab/abc.pdf' }],
};

test('what fits stays as it is', () => {
  expect(fitMail(fits)).toEqual(fits);
});

describe('what does not fit', () => {
  const blocksOf = (...blocks: MailBlock[]) => fitMail({ ...fits, blocks }).blocks;

  test('details beyond the last become lines of it, so that nothing is lost', () => {
    const details = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    const [table] = blocksOf({ kind: 'table', rows: [{ label: 'Note', details }] });
    const kept = table?.kind === 'table' ? (table.rows[0]?.details ?? []) : [];
    expect(kept).toHaveLength(mailLimits.details);
    expect(kept.join('\n')).toBe(details.join('\n'));
  });

  test('a text that is too long is cut between characters, and says so', () => {
    const [block] = blocksOf({ kind: 'paragraph', text: '🛋'.repeat(15_000) });
    const cut = block?.kind === 'paragraph' ? block.text : '';
    expect(cut).toMatch(/^🛋+… \[shortened; the shop has the whole text\]$/u);
    expect(cut.length).toBeGreaterThan(mailLimits.text - 3);
  });

  test('rows, items and blocks that are too many give way to a note', () => {
    const rows = Array.from({ length: 500 }, () => ({ label: 'x' }));
    const items = rows.map(({ label }) => label);
    const note = expect.stringContaining('shortened');
    const [table, list] = blocksOf({ kind: 'table', rows }, { kind: 'list', items });
    expect(table?.kind === 'table' ? table.rows.at(-1) : null).toEqual({ label: note });
    expect(list?.kind === 'list' ? list.items.at(-1) : null).toEqual(note);
    const many = blocksOf(...rows.map(({ label }): MailBlock => ({ kind: 'paragraph', text: label })));
    expect(many).toHaveLength(mailLimits.blocks);
    expect(many.at(-1)).toEqual({ kind: 'note', text: note });
  });

  test('a subject and the name of a file are one line', () => {
    const [filename, subject] = ['a/b\r\nc', 'Frage:\u2028Sessel\r\nBcc: all@example.org\u0001'];
    expect(fitMail({ ...fits, subject, attachments: [{ filename, fileKey: 'a.pdf' }] })).toMatchObject({
      subject: 'Frage: Sessel Bcc: all@example.org ',
      attachments: [{ filename: 'a b c' }],
    });
  });
});
