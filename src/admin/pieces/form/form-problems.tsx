import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { setSubmissionErrors, useRecordContext, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formErrors, inOrderOfPage, leadToField } from '../../fields/focus-first-error.ts';
import { fieldNames, pathOf } from '../../../shared/pieces/piece-fields.ts';
import { useIsPhone } from '../../layout/use-may.ts';
import { pieces as t } from '../../texts/pieces.ts';
import { isDescribed, type FormPicture, type StaffPiece } from './form-values.ts';

/** Why a new piece could not be published, passed on from its form to that of the draft it has become. */
interface Unpublished {
  readonly missing: Readonly<Record<string, unknown>>;
  /** The saved version: a later one may lack nothing any more. */
  readonly version: number;
}

/**
 * All problems by name, each linked to its field, in the form's order. A field is removed from the list once it is
 * changed. A phone shows how many there are until that is pressed: the list would cover the fields.
 *
 * It waits for the first attempt to save, which checks every field. Until then a field says by itself what is wrong with
 * it, and the form knows only of those that were checked together: a list of them would pass for all.
 */
export function FormProblems({ title }: { readonly title: string }) {
  const { errors, submitCount } = useFormState();
  const known = formErrors(errors).filter(({ isOfServer }) => isOfServer || submitCount > 0);
  const found = new Map(known.map((problem) => [problem.path, problem]));
  const problems = inOrderOfPage([...found.keys()]).flatMap((path) => found.get(path) ?? []);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  useMissingOfNewPiece();
  useForgottenOnceChanged();
  if (problems.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%', maxHeight: '40vh', overflowY: 'auto', py: { xs: 0, md: 0.75 } }}
    >
      {isPhone ? (
        <Link
          component="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          sx={{ textAlign: 'left', minHeight: 24, fontWeight: 600 }}
        >
          {`${title} ${t.problemCount(problems.length)}`}
        </Link>
      ) : (
        <AlertTitle>{title}</AlertTitle>
      )}
      <Box component="ul" id={listId} hidden={isPhone && !isOpen} sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              onClick={() => {
                setOpen(false);
                leadToField(path);
              }}
              sx={{ textAlign: 'left', minHeight: 24 }}
            >
              <ProblemText name={fieldName(path)} message={message} />
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function ProblemText({ name, message }: { readonly name: string | null; readonly message: string }) {
  return (
    <>
      {name === null ? null : `${name}: `}
      <ValidationError error={message === '' ? t.checkField : message} />
    </>
  );
}

export const unpublishedOf = (state: unknown): Unpublished | null =>
  typeof state === 'object' && state !== null && 'missing' in state && state.missing !== null
    ? (state as Unpublished)
    : null;

function useMissingOfNewPiece(): void {
  const location = useLocation();
  const { setError } = useFormContext();
  const piece = useRecordContext<StaffPiece>();
  const unpublished = unpublishedOf(location.state);
  const missing = unpublished?.version === piece?.version ? unpublished?.missing : undefined;
  useEffect(() => {
    if (missing === undefined) return undefined;
    // After the form has taken over the loaded values, which clears all errors.
    const timer = setTimeout(() => setSubmissionErrors(missing, setError));
    return () => clearTimeout(timer);
  }, [missing, setError]);
}

/** The server's messages apply to the sent values. Pictures are one field with several descriptions. */
function useForgottenOnceChanged(): void {
  const { subscribe, clearErrors } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === undefined) return;
          if (name !== 'pictures') return clearErrors(name);
          const pictures = (values['pictures'] ?? []) as readonly FormPicture[];
          if (pictures.length > 0 && pictures.every(isDescribed)) return clearErrors(name);
          pictures.forEach((picture, index) => {
            if (isDescribed(picture)) clearErrors(`${name}.${index}`);
          });
        },
      }),
    [subscribe, clearErrors],
  );
}

/** The label of a piece's field; null if its message is clear without it. */
export function fieldName(path: string): string | null {
  const [, list, index, part] = /^(pictures|variants)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (list === 'pictures') return t.picture(Number(index) + 1);
  if (list === 'variants') return t.variantField(Number(index) + 1, part === 'stock' ? t.stock : '');
  return names[path] ?? null;
}

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.map((name) => [pathOf(name), t[name]])),
  pictures: t.photos,
  title: t.title,
  priceCents: t.price,
  categoryIds: t.categories,
  mainCategoryId: t.mainCategory,
  stock: t.stock,
  sku: t.sku,
  comparePriceCents: t.comparePrice,
  'purchase.priceCents': t.purchasePrice,
  'purchase.sellerKind': t.seller,
  taxScheme: t.taxScheme,
  'era.fromYear': t.fromYear,
  'era.toYear': t.toYear,
  variants: t.variants,
  'productSafety.kind': t.safety,
  'productSafety.name': t.safetyName,
  'productSafety.postalAddress': t.safetyPostal,
  'productSafety.electronicAddress': t.safetyElectronic,
};
