import { emptyFields } from '../../../shared/pieces/piece-fields.ts';
import type { CategoryDraft, ParentCategoryDraft, PieceDraft, VariantDraft } from '../domain/piece.ts';

/** A believable vintage piece; tests state only what matters to them. */
export function aPiece(different: Partial<PieceDraft> = {}): PieceDraft {
  return {
    sku: 'V-1',
    title: 'Sideboard aus Teakholz, Dänemark, 1960er',
    shopType: 'vintage',
    categoryIds: [],
    mainCategoryId: null,
    sections: [],
    priceCents: 89_000,
    comparePriceCents: null,
    chargeTaxPercent: 0,
    taxScheme: 'margin',
    ...emptyFields,
    rentable: true,
    carriers: 2,
    dimensions: { ...emptyFields.dimensions, widthMm: 1800, heightMm: 760, depthMm: 450 },
    weightGrams: 42_000,
    materials: ['Teak'],
    colour: 'braun',
    era: { fromYear: 1960, toYear: 1969 },
    condition: 'gut',
    origin: 'Dänemark',
    purchase: null,
    productSafety: { kind: 'exempt', reason: 'older-lawful-goods' },
    texts: { ...emptyFields.texts, descriptions: [] },
    pictures: [],
    stock: 1,
    variants: [],
    ...different,
  };
}

/** A piece of the boat-wood line: made in series, 19 % VAT contained, with variants if given. */
export function aBoatwoodPiece(different: Partial<PieceDraft> = {}): PieceDraft {
  return aPiece({
    sku: 'B-1',
    title: 'Esstisch aus altem Bootsholz „Sulawesi“, 200 × 100 cm',
    shopType: 'boatwood',
    taxScheme: 'standard',
    condition: 'neuwertig',
    materials: ['Bootsholz'],
    era: null,
    origin: 'Indonesien',
    assemblyService: true,
    carriers: 4,
    stock: different.variants === undefined ? 3 : 0,
    ...different,
  });
}

export function aVariant(different: Partial<VariantDraft> = {}): VariantDraft {
  return { sku: 'B-1-ROT', name: 'Rot', stock: 2, pictures: [], ...different };
}

export function aCategory(different: Partial<CategoryDraft> = {}): CategoryDraft {
  return {
    id: 'sideboards',
    name: 'Sideboards',
    shopType: 'vintage',
    descriptionHtml: null,
    image: null,
    ...different,
  };
}

export function aParentCategory(different: Partial<ParentCategoryDraft> = {}): ParentCategoryDraft {
  return {
    id: 'wohnzimmer',
    title: 'Wohnzimmer',
    type: 'vintage',
    descriptionHtml: null,
    images: [],
    subCategoryIds: ['sideboards'],
    ...different,
  };
}
