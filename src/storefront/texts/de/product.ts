export const facts = 'Maße und Merkmale';
export const description = 'Beschreibung';
export const condition = 'Zustand';
export const story = 'Geschichte';
export const shopInfo = 'Gut zu wissen';
export const aboutUs = 'Über uns';
export const productSafety = 'Produktsicherheit';
export const width = 'Breite';
export const height = 'Höhe';
export const depth = 'Tiefe';
export const diameter = 'Durchmesser';
export const weight = 'Gewicht';
export const material = 'Material';
export const colour = 'Farbe';
export const maker = 'Hersteller';
export const era = 'Entstehung';
export const origin = 'Herkunft';
export const sku = 'Artikelnummer';
export const pictures = 'Bilder';
export const availableOnce = 'Einzelstück, sofort verfügbar';
export const available = (count: number): string => `${count} sofort verfügbar`;
export const variant = (index: number, name: string): string => `${index}. ${name}`;
export const years = (from: number, to: number): string =>
  from === to ? String(from) : from % 10 === 0 && to === from + 9 ? `${from}er` : `${from}–${to}`;
export const centimetres = (mm: number): string => `${decimal.format(mm / 10)}\u00a0cm`;
export const kilograms = (grams: number): string => `${decimal.format(grams / 1000)}\u00a0kg`;
export const responsible = 'Verantwortlich';
export const contact = 'Kontakt';
export const warnings = 'Warnhinweise';
export const exemption = {
  antique: 'Antiquität, von der Verordnung (EU) 2023/988 ausgenommen.',
  'for-repair':
    'Wird ausdrücklich zur Reparatur oder Aufarbeitung verkauft (Art. 2 Abs. 3 Verordnung (EU) 2023/988).',
  'older-lawful-goods':
    'Gebrauchtes Einzelstück, vor Geltung der Verordnung (EU) 2023/988 rechtmäßig in Verkehr gebracht.',
} as const;

const decimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
