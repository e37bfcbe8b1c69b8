import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatCents } from '../data/formats.ts';
import { pieces as t } from '../texts/pieces.ts';
import { priceQuestion } from './price-question.ts';
import type { StaffPiece } from './staff-piece.ts';

interface Asked {
  readonly button: HTMLButtonElement;
  readonly afterCents: number;
  readonly text: string;
}

/** Holds a click on „Speichern“ until a price that looks like a typing error is confirmed. */
export function usePriceQuestion(piece: StaffPiece | undefined): {
  readonly ask: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly dialog: ReactNode;
} {
  const { getValues } = useFormContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const agreedCents = useRef<number | null>(null);
  const ask = (event: MouseEvent<HTMLButtonElement>): void => {
    const afterCents: unknown = getValues('priceCents');
    if (typeof afterCents !== 'number' || afterCents === agreedCents.current) return;
    const text = questionText(piece, afterCents);
    if (text === null) return;
    event.preventDefault();
    setAsked({ button: event.currentTarget, afterCents, text });
  };
  const agree = (): void => {
    if (asked === null) return;
    agreedCents.current = asked.afterCents;
    setAsked(null);
    asked.button.click();
  };
  const dialog = (
    <Confirm
      isOpen={asked !== null}
      title={t.priceQuestion.title}
      content={asked?.text ?? ''}
      confirm={t.priceQuestion.confirm}
      onConfirm={agree}
      onClose={() => setAsked(null)}
    />
  );
  return { ask, dialog };
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
