import { Box } from '@mui/material';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import {
  SaveButton,
  setSubmissionErrors,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { pieces as words } from '../../shared/messages/de/pieces.ts';
import { isSteepFall } from '../../shared/money/cents.ts';
import { missingForShop, type PieceToShow } from '../../shared/pieces/ready-for-shop.ts';
import { callApi, fieldErrorsOf, messageOf } from '../data/api.ts';
import { useLinkToEnquiry } from '../enquiries/to-piece.tsx';
import { formatCents } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { useFormLock } from '../fields/office-form.tsx';
import { useSaveQuestion } from '../fields/use-save-question.tsx';
import { pieces as t } from '../texts/pieces.ts';
import { FormProblems, unpublishedOf } from './form/form-problems.tsx';
import { farBeyondFurniture } from './far-beyond-furniture.ts';
import { fromForm, type StaffPiece, isDescribed, type FormPicture } from './form/form-values.ts';

/** Within a thumb's reach, wherever the page is scrolled to. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: { xs: 1, md: 1.5 },
  // On a phone of 360 px both buttons stand beside each other, the last one in two lines where it must.
  '& .MuiButton-root': { px: { xs: 1.25, sm: 2 } },
  '& .MuiButton-root:last-of-type': { flex: { xs: '1 1 0', sm: '0 0 auto' } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  width: '100%',
  maxWidth: 900,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Saves, or saves and publishes in one step; problems are shown above the buttons. */
export function PieceToolbar() {
  const piece = useRecordContext<StaffPiece>();
  const location = useLocation();
  const [isDraftKept, setDraftKept] = useState(unpublishedOf(location.state) !== null);
  const publish = usePublish(piece, () => setDraftKept(true));
  const { ask, dialog } = useDoubts(piece);
  const redirect = useRedirect();
  const notify = useNotify();
  const refresh = useRefresh();
  const isPublishing = useRef(false);
  useMissingForShop(isPublishing);
  const press = (event: MouseEvent<HTMLButtonElement>, publishes: boolean): void => {
    setDraftKept(false);
    isPublishing.current = publishes;
    ask(event);
  };
  const linkToEnquiry = useLinkToEnquiry();
  const saved = async (data: StaffPiece): Promise<void> => {
    // Long enough to be read: it was in the shop, and is not any more.
    if (data.leftShop.length > 0) {
      notify(t.leftShop(data.leftShop), { type: 'warning', autoHideDuration: 15_000 });
    } else notify(t.saved, { type: 'success' });
    if (piece !== undefined) return refresh();
    await linkToEnquiry(data.id);
    redirect('edit', 'pieces', data.id);
  };
  return (
    <Box sx={bar}>
      <FormProblems title={isDraftKept ? t.notPublished : t.problems} />
      <SaveButton
        label={t.save}
        // Only buttons that do not submit the form report what happens after saving.
        type="button"
        variant={piece?.state === 'published' ? 'contained' : 'outlined'}
        alwaysEnable
        onClick={(event) => press(event, false)}
        mutationOptions={{ onSuccess: (data) => void saved(data as unknown as StaffPiece) }}
      />
      {piece?.state === 'published' ? null : (
        <SaveButton
          label={t.saveAndPublish}
          type="button"
          alwaysEnable
          onClick={(event) => press(event, true)}
          mutationOptions={{ onSuccess: (data) => void publish(data as unknown as StaffPiece) }}
        />
      )}
      {dialog}
    </Box>
  );
}

/**
 * If a form to be published cannot even be saved, it also names what publishing requires. Otherwise that would appear
 * only once everything else is right.
 */
function useMissingForShop(isPublishing: RefObject<boolean>): void {
  const { getValues, getFieldState, setError } = useFormContext();
  const seesPurchase = useMay('purchases:read');
  const { submitCount, isSubmitting, isSubmitSuccessful, errors } = useFormState();
  const seen = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const isRefused = !isSubmitSuccessful || Object.keys(errors).length > 0;
    if (!isPublishing.current || !isRefused) return;
    const values: Readonly<Record<string, unknown>> = getValues();
    const pictures = (values['pictures'] ?? []) as readonly FormPicture[];
    const lists = { categoryIds: values['categoryIds'] ?? [], materials: values['materials'] ?? [] };
    const piece = fromForm({
      purchase: null,
      speciesPapers: null,
      ...values,
      ...lists,
    }) as unknown as PieceToShow;
    const shown = pictures.map((one) => ({ alt: isDescribed(one) ? 'suggested or written' : '' }));
    // Staff who may not see the purchase cannot know whether there is one; the server does.
    const purchase = seesPurchase ? piece.purchase : {};
    for (const { field, code } of missingForShop({ ...piece, purchase, pictures: shown })) {
      if (getFieldState(field).error === undefined) {
        setError(field, { type: 'server', message: words[code] });
      }
    }
  }, [
    submitCount,
    isSubmitting,
    isSubmitSuccessful,
    errors,
    isPublishing,
    getValues,
    getFieldState,
    setError,
    seesPurchase,
  ]);
}

/** Publishes a saved piece; missing data is shown at its fields. */
function usePublish(piece: StaffPiece | undefined, onRefused: () => void) {
  const form = useFormContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const lock = useFormLock();
  const linkToEnquiry = useLinkToEnquiry();
  const publish = async ({ id, version }: StaffPiece): Promise<void> => {
    lock(true);
    if (piece === undefined) await linkToEnquiry(id);
    try {
      await callApi(`/pieces/${id}/publish`, { method: 'POST', body: { version } });
      form.clearErrors();
      notify(t.publishedNow, { type: 'success' });
      redirect('edit', 'pieces', id);
      refresh();
    } catch (error) {
      const missing = fieldErrorsOf(error);
      if (missing === null) notify(messageOf(error), { type: 'error' });
      // The new piece is already saved as a draft: its own form takes over, with what is still missing.
      if (piece === undefined) redirect('edit', 'pieces', id, undefined, { missing, version });
      else if (missing !== null) {
        onRefused();
        setSubmissionErrors(missing, form.setError);
      }
    }
    lock(false);
  };
  return publish;
}

/** Holds a click on „Speichern“ until what looks like a typing error is confirmed. */
function useDoubts(piece: StaffPiece | undefined) {
  const { getValues } = useFormContext();
  return useSaveQuestion(t.priceQuestion, () => {
    const values = getValues();
    const after = costOf(values);
    const prices = questionsText(piece, after);
    const measures = farBeyondFurniture(piece, values).join(', ');
    const about = [...(prices === '' ? [] : [after.priceCents, after.purchaseCents]), measures].join(' ');
    if (measures === '') return prices === '' ? null : { about, content: prices };
    const doubt = t.measuresQuestion.isFarBeyond(measures);
    return {
      about,
      title: prices === '' ? t.measuresQuestion.title : t.severalQuestions,
      content: prices === '' ? doubt : `${prices} ${doubt}`,
    };
  });
}

/** What a piece costs, and what it has cost the shop; null if unknown or not readable yet. */
interface Cost {
  readonly priceCents: number | null;
  readonly purchaseCents: number | null;
}

const centsIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const costOf = (piece: {
  readonly priceCents?: unknown;
  readonly purchase?: { readonly priceCents?: unknown } | null;
}): Cost => ({
  priceCents: centsIn(piece.priceCents),
  purchaseCents: centsIn(piece.purchase?.priceCents),
});

function questionsText(piece: StaffPiece | undefined, after: Cost): string {
  const before = costOf(piece ?? {});
  const price = formatCents(after.priceCents ?? 0);
  return priceQuestions(before, after)
    .flatMap((question) => {
      switch (question) {
        case 'falls':
          return [
            t.priceQuestion.falls(formatCents(before.priceCents ?? 0), price),
            ...(piece?.state === 'published' ? [t.priceQuestion.lowest] : []),
          ];
        case 'is-low':
          return [t.priceQuestion.isLow(price)];
        case 'below-purchase':
          return [t.priceQuestion.belowPurchase(price, formatCents(after.purchaseCents ?? 0))];
      }
    })
    .join(' ');
}

/** Furniture is hardly ever sold below this: perhaps a comma or a zero is missing. */
const hardlyAPriceCents = 500;

const isBelowPurchase = ({ priceCents, purchaseCents }: Cost): boolean =>
  priceCents !== null && purchaseCents !== null && priceCents < purchaseCents;

/** Why a new price needs confirmation before it is saved; what was saved before does not. */
export function priceQuestions(
  before: Cost,
  after: Cost,
): readonly ('falls' | 'is-low' | 'below-purchase')[] {
  if (after.priceCents === null) return [];
  const isSteep = before.priceCents !== null && isSteepFall(before.priceCents, after.priceCents);
  const wasLow = before.priceCents !== null && before.priceCents < hardlyAPriceCents;
  const isLow = !isSteep && after.priceCents < hardlyAPriceCents && !wasLow;
  const isSame = before.priceCents === after.priceCents && before.purchaseCents === after.purchaseCents;
  return [
    ...(isSteep ? (['falls'] as const) : []),
    ...(isLow ? (['is-low'] as const) : []),
    ...(isBelowPurchase(after) && !isSame ? (['below-purchase'] as const) : []),
  ];
}
