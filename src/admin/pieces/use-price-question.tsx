import { useFormContext } from 'react-hook-form';
import { formatCents } from '../data/formats.ts';
import { useSaveQuestion } from '../fields/use-save-question.tsx';
import { pieces as t } from '../texts/pieces.ts';
import { priceQuestion } from './price-question.ts';
import type { StaffPiece } from './staff-piece.ts';

/** Holds a click on „Speichern“ until a price that looks like a typing error is confirmed. */
export function usePriceQuestion(piece: StaffPiece | undefined) {
  const { getValues } = useFormContext();
  return useSaveQuestion(t.priceQuestion, () => {
    const afterCents: unknown = getValues('priceCents');
    const content = typeof afterCents === 'number' ? questionText(piece, afterCents) : null;
    return content === null ? null : { about: String(afterCents), content };
  });
}

function questionText(piece: StaffPiece | undefined, afterCents: number): string | null {
  const before = piece?.priceCents ?? null;
  const after = formatCents(afterCents);
  const question = priceQuestion(before, afterCents);
  if (question === null) return null;
  if (question === 'is-low' || before === null) return t.priceQuestion.isLow(after);
  const falls = t.priceQuestion.falls(formatCents(before), after);
  return piece?.state === 'published' ? `${falls} ${t.priceQuestion.lowest}` : falls;
}
