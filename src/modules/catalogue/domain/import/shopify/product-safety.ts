import { pieceLabels as labels } from '../../../../../shared/pieces/piece-labels.ts';
import type { ShopType } from '../../../../../shared/pieces/shop-type.ts';
import type { Era, ProductSafety } from '../../piece.ts';
import { oneOf, readText, shortText } from '../cells/cells.ts';
import type { Columns, Values } from '../columns.ts';

type ExemptReason = Extract<ProductSafety, { kind: 'exempt' }>['reason'];

/** Regulation (EU) 2023/988 (GPSR), Art. 19: who is responsible for the product, or why nobody has to be named. */
export const safetyColumns = {
  gpsr_name: {
    heading: 'gpsr_name',
    label: `Verantwortliche Stelle: ${labels.safetyName}`,
    aliases: ['Verantwortliche Stelle'],
    requiredFor: 'bei bootsholz ohne gpsr_ausnahme',
    requiredWith: 'linie',
    requiredWithout: 'gpsr_ausnahme',
    meaning: 'wer für die Sicherheit des Produkts verantwortlich ist (GPSR Art. 19)',
    example: 'Werft Muster GmbH',
    read: shortText(200),
  },
  gpsr_anschrift: {
    heading: 'gpsr_anschrift',
    label: `Verantwortliche Stelle: ${labels.safetyPostal}`,
    requiredFor: 'mit gpsr_name',
    requiredWith: 'gpsr_name',
    meaning: 'Postanschrift dazu',
    example: 'Musterweg 1, 10999 Berlin',
    read: readText,
  },
  gpsr_kontakt: {
    heading: 'gpsr_kontakt',
    label: `Verantwortliche Stelle: ${labels.safetyElectronic}`,
    requiredFor: 'mit gpsr_name',
    requiredWith: 'gpsr_name',
    meaning: 'E-Mail oder Internetadresse dazu',
    example: 'sicherheit@werft.example',
    read: shortText(200),
  },
  gpsr_warnhinweise: {
    heading: 'gpsr_warnhinweise',
    label: labels.safetyWarnings,
    meaning: 'Warnhinweise',
    example: '',
    read: readText,
  },
  gpsr_ausnahme: {
    heading: 'gpsr_ausnahme',
    label: 'Grund der Ausnahme (GPSR)',
    meaning:
      'antik, reparatur (muss erst hergerichtet werden) oder altbestand (schon vor dem 13.12.2024 auf dem Markt); leer bei vintage: antik, wenn älter als 100 Jahre, sonst altbestand',
    example: 'antik',
    read: oneOf<ExemptReason>([
      ['antique', 'antik', 'antique', 'antiquität'],
      ['for-repair', 'reparatur', 'for-repair'],
      ['older-lawful-goods', 'altbestand', 'older-lawful-goods'],
    ]),
  },
} satisfies Columns;

const antiqueAfterYears = 100;

/** An antique is definitely more than a hundred years old: counted from the last possible year of manufacture. */
export function vintageExemption(era: Era | null, year: number): ProductSafety {
  const antique = era !== null && year - era.toYear > antiqueAfterYears;
  return { kind: 'exempt', reason: antique ? 'antique' : 'older-lawful-goods' };
}

type Problem = {
  readonly kind: 'problem';
  readonly column: string;
} & (
  | {
      readonly code: 'missing-beside' | 'exemption-beside-responsible';
      /** The column that it does not go together with. */
      readonly other: string;
    }
  | { readonly code: 'responsible-needed-for-new'; readonly other: null }
);

/** What the columns state about product safety, or which of them is missing. */
export function readSafety(
  values: Values<typeof safetyColumns>,
  piece: { readonly shopType: ShopType; readonly era: Era | null },
  year: number,
): ProductSafety | Problem {
  const missing = (column: string, other: string): Problem => ({
    kind: 'problem',
    column,
    code: 'missing-beside',
    other,
  });
  const { gpsr_name: name, gpsr_anschrift: postal, gpsr_kontakt: electronic, gpsr_ausnahme: reason } = values;
  if (reason !== null) {
    return name === null
      ? { kind: 'exempt', reason }
      : {
          kind: 'problem',
          column: 'gpsr_ausnahme',
          code: 'exemption-beside-responsible',
          other: 'gpsr_name',
        };
  }
  if (name === null) {
    if (postal !== null) return missing('gpsr_name', 'gpsr_anschrift');
    if (electronic !== null) return missing('gpsr_name', 'gpsr_kontakt');
    return piece.shopType === 'vintage'
      ? vintageExemption(piece.era, year)
      : { kind: 'problem', column: 'gpsr_name', code: 'responsible-needed-for-new', other: null };
  }
  if (postal === null) return missing('gpsr_anschrift', 'gpsr_name');
  if (electronic === null) return missing('gpsr_kontakt', 'gpsr_name');
  return {
    kind: 'responsible',
    name,
    postalAddress: postal,
    electronicAddress: electronic,
    warnings: values.gpsr_warnhinweise,
  };
}
