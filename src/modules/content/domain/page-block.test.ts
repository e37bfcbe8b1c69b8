import { describe, expect, test } from 'vitest';
import { firstContent } from '../first-content/first-content.ts';
import {
  blockIcons,
  blockProblems,
  blockShapes,
  blockNames,
  type BlockContent,
  type BlockItem,
} from './page-block.ts';

const item = (changes: Partial<BlockItem> = {}): BlockItem => ({
  title: 'Titel',
  html: '',
  href: null,
  linkLabel: null,
  picture: null,
  icon: null,
  ...changes,
});
const block = (...items: BlockItem[]): BlockContent => ({ heading: 'Überschrift', html: '', items });

test.each(blockNames)('the first block %s fits its shape, in all languages', (name) => {
  const contents = Object.values(firstContent.texts).flatMap(({ blocks, sampleBlocks }) => [
    blocks[name],
    sampleBlocks[name] ?? blocks[name],
  ]);
  for (const content of contents) {
    expect(blockProblems(name, content)).toEqual([]);
    const shape = blockShapes[name];
    for (const { icon, picture, href, html } of content.items) {
      expect(shape.icon || icon === null).toBe(true);
      expect(shape.picture || picture === null).toBe(true);
      expect(shape.link !== 'none' || href === null).toBe(true);
      expect(shape.itemHtml || html === '').toBe(true);
      expect(icon === null || blockIcons.includes(icon)).toBe(true);
    }
    expect(shape.html || content.html === '').toBe(true);
  }
});

describe('what would look broken says where', () => {
  test('a section without its heading', () => {
    expect(blockProblems('info-cards', { ...block(), heading: ' ' })).toEqual([
      { field: 'heading', code: 'heading-missing' },
    ]);
    expect(blockProblems('benefits', { ...block(), heading: null })).toEqual([]);
  });

  test('more entries than there is room for', () => {
    const many = [item({ title: 'A' }), item({ title: 'B' })];
    expect(blockProblems('filler-banner-1', block(...many))).toEqual([
      { field: 'items', code: 'entries-too-many', params: { maximum: 1 } },
    ]);
    expect(blockProblems('info-cards', block(...many))).toEqual([]);
  });

  test('two entries of one name, and words of a link that leads nowhere', () => {
    expect(blockProblems('info-cards', block(item(), item({ linkLabel: 'Hin' })))).toEqual([
      { field: 'items.1.title', code: 'title-twice' },
      { field: 'items.1.href', code: 'label-without-address' },
    ]);
  });
});
