import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openImportDesk, type ImportDesk } from './an-import.ts';
import type { TestShop } from './open-test-shop.ts';

let shop: TestShop;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, desk } = await openImportDesk(aCategory({ id: 'stuehle', name: 'Stühle' })));
});
afterAll(() => shop.close());

// The first test imports what the others change.
describe('what visitors need', { shuffle: false }, () => {
  const heading = 'sku;titel;preis;zustand;kategorien;bilder;bilder_alt;steuer';
  const noPicture = 'Bitte fügen Sie mindestens ein Bild hinzu';
  const noCategory = 'Bitte wählen Sie mindestens eine Kategorie';

  test('a new piece without it stays a draft, and the outcome says which, why and where it is', async () => {
    const { id } = await desk.sent(
      [
        heading,
        'R-1;Regal;80;gut;stuehle;a.jpg;Von vorn;regel',
        'R-2;Regal;80;gut;stuehle;;;regel',
        'R-3;Regal;80;gut;;;;regel',
        'R-4;Regal;80;gut;stuehle;a.jpg;-;regel',
      ].join('\n'),
    );
    const checked = await desk.ran(id, 'check');
    expect(checked.warnings).toMatchObject([
      { column: 'Bleibt Entwurf:', problem: noPicture, count: 2, line: 3 },
      { problem: noCategory, count: 1, line: 4 },
      { problem: 'Bitte beschreiben Sie das Bild in wenigen Worten', count: 1, line: 5 },
    ]);
    expect((await desk.rowsOf(id, 'created')).items[0]).toMatchObject({ sku: 'R-2', pieceId: null });
    expect(await desk.ran(id, 'start')).toMatchObject({ counts: { created: 4, refused: 0 } });
    const states = [];
    for (const sku of ['R-1', 'R-2', 'R-3', 'R-4']) states.push((await desk.pieceOf(sku)).state);
    expect(states).toEqual(['published', 'draft', 'draft', 'draft']);
    const { items } = await desk.rowsOf(id, 'created');
    const { id: pieceId } = await desk.pieceOf('R-3');
    expect(items).toMatchObject([
      { sku: 'R-2', note: `Bleibt Entwurf: ${noPicture}` },
      { sku: 'R-3', note: `Bleibt Entwurf: ${noPicture}, ${noCategory}`, pieceId },
      { sku: 'R-4' },
      { sku: 'R-1', note: null },
    ]);
  });

  test('a draft is not published by a file that lacks it either', async () => {
    const { id } = await desk.sent(
      'sku;titel;preis;zustand;kategorien;bilder;veroeffentlicht\nR-2;Regal;90;gut;stuehle;;ja\n',
    );
    await desk.ran(id, 'check');
    await desk.ran(id, 'start');
    expect(await desk.pieceOf('R-2')).toMatchObject({ state: 'draft', priceCents: 9000, prices: [] });
  });

  test('a piece in the shop keeps it, and what it has lacked all along does not keep its price from changing', async () => {
    const { id } = await desk.sent(`${heading}\nR-1;Regal;90;gut;stuehle;;;regel\n`);
    expect(await desk.ran(id, 'check')).toMatchObject({ counts: { updated: 0, refused: 1 } });
    expect((await desk.rowsOf(id, 'refused')).items).toMatchObject([
      { sku: 'R-1', problems: [{ column: 'Im Shop', problem: noPicture }] },
    ]);
    await shop.fill([aPiece({ sku: 'R-5', title: 'Regal von früher' })]);
    const known = await desk.sent('sku;titel;preis;zustand\nR-5;Regal von früher;90;gut\n');
    await desk.ran(known.id, 'check');
    await desk.ran(known.id, 'start');
    expect(await desk.pieceOf('R-5')).toMatchObject({ state: 'published', priceCents: 9000 });
  });
});

test('plain lines of a file become paragraphs', async () => {
  const { id } = await desk.sent(
    'sku;titel;preis;zustand;kategorien;bilder;beschreibung\nA-1;Regal;80;gut;stuehle;a.jpg;"Aus Teak.\n\nBreite < 80 cm"\n',
  );
  await desk.ran(id, 'check');
  await desk.ran(id, 'start');
  expect(await desk.pieceOf('A-1')).toMatchObject({
    texts: { descriptions: ['<p>Aus Teak.</p><p>Breite &lt; 80 cm</p>'] },
  });
});
