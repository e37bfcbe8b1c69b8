import { Alert, Box, CardContent, Fade, Portal, Stack, type BoxProps } from '@mui/material';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Form, useNotify, useResourceContext, type FormProps } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { SaveRow } from '../layout/screen-parts.tsx';
import { office } from '../texts/office.ts';
import { formErrors, focusFirstError } from './focus-first-error.ts';

/**
 * Every form of the office. While it is being saved it accepts no input, which would be lost with the server's answer.
 * If it is refused, it leads to the first field with an error. Who leaves the screen or the tab is asked first while it
 * holds what is not saved.
 */
export function OfficeForm({ children, disableInvalidFormNotification = false, ...form }: FormProps) {
  return (
    // The browser would say what is wrong in a bubble, in its own words and language; the fields say it in ours.
    <Form noValidate warnWhenUnsavedChanges {...form} disableInvalidFormNotification>
      <LockedWhileSaving>{children}</LockedWhileSaving>
      <LeadsToProblem isSaid={!disableInvalidFormNotification} />
      <KnowsFailedSave />
    </Form>
  );
}

/** What a form's `onSubmit` returns where nothing was saved, for a reason that no field can show. */
export const notSaved = { root: { notSaved: 'server' } } as const;

/**
 * react-hook-form does this for errors found in the browser; a field refused by the server may be screens away. And
 * react-admin says „markierte Felder“ of any failed save, also where no field is wrong.
 */
function LeadsToProblem({ isSaid }: { readonly isSaid: boolean }) {
  const { isSubmitting, errors } = useFormState();
  const notify = useNotify();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const paths = formErrors(errors).map(({ path }) => path);
    if (wasSubmitting.current && !isSubmitting && paths.length > 0) {
      if (isSaid) notify('ra.message.invalid_form', { type: 'error' });
      focusFirstError(paths);
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, errors, isSaid, notify]);
  return null;
}

/**
 * React-admin swallows a save that failed for another reason than a field, such as a lost connection. The form would
 * count as saved, and leaving it would ask nothing although what was typed is nowhere else. A `root` error lasts until
 * the next attempt and is shown nowhere: `onError` has said what is the matter.
 */
function KnowsFailedSave() {
  const client = useQueryClient();
  const { setError } = useFormContext();
  const { isSubmitting } = useFormState();
  useEffect(() => {
    if (!isSubmitting) return undefined;
    return client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        setError('root.notSaved', { type: 'server' });
      }
    });
  }, [client, isSubmitting, setError]);
  return null;
}

/** The same as a card: its fields one below the other, and a bar with the button. */
export function CardForm({
  children,
  toolbar = <SaveRow />,
  sx,
  ...form
}: FormProps & { readonly toolbar?: ReactNode; readonly sx?: BoxProps['sx'] }) {
  // On phones the bar floats over the end of the form.
  const room = { '@media (max-width: 599.95px)': { pb: '5em' } };
  return (
    <OfficeForm {...form}>
      <CardContent sx={[room, ...(Array.isArray(sx) ? (sx as object[]) : [sx as object])]}>
        <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
      </CardContent>
      {toolbar}
    </OfficeForm>
  );
}

const MayWrite = createContext(true);

/** Whether the fields around may be changed: those that are not inputs of the browser do not follow their `fieldset`. */
export const useMayWrite = (): boolean => useContext(MayWrite);

/** The fields of a form. Staff who may not change them see the values as text, without buttons. */
export function FormFields({
  mayWrite,
  children,
}: {
  readonly mayWrite: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component="fieldset"
      disabled={!mayWrite}
      sx={{
        border: 0,
        p: 0,
        m: 0,
        minWidth: 0,
        width: '100%',
        maxWidth: 900,
        ...(mayWrite ? {} : asText),
      }}
    >
      {mayWrite ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {office.readOnly}
        </Alert>
      )}
      <MayWrite value={mayWrite}>{children}</MayWrite>
    </Box>
  );
}

/** Sections cannot be closed where nobody could open them; no typing hints, marks or frames that invite input. */
const asText = {
  '& button:not(.MuiAccordionSummary-root), & label[role="button"], & .MuiFormHelperText-root': {
    display: 'none',
  },
  '& .MuiFormLabel-asterisk, & .MuiAccordionSummary-expandIconWrapper, & .MuiSelect-icon': {
    display: 'none',
  },
  '& .MuiAccordion-root .MuiCollapse-root': { height: 'auto !important', visibility: 'visible !important' },
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dotted' },
  '& .MuiSelect-select, & .MuiSwitch-root, & .MuiFormControlLabel-root': { pointerEvents: 'none' },
} as const;

const HoldLock = createContext<(isBusy: boolean) => void>(() => undefined);

/** For saving apart from the form's own submission: locks the surrounding form. */
export const useFormLock = (): ((isBusy: boolean) => void) => useContext(HoldLock);

const IsLocked = createContext(false);

/** Whether the surrounding form is locked: nothing in it can have the focus. */
export const useIsFormLocked = (): boolean => useContext(IsLocked);

function LockedWhileSaving({ children }: { readonly children: ReactNode }) {
  const resource = useResourceContext();
  const { isSubmitting } = useFormState();
  const [isHeld, setHeld] = useState(false);
  // The saved record is fetched again and then replaces the form's values.
  const reading = useIsFetching({ queryKey: [resource ?? 'no resource', 'getOne'] });
  const [isSettling, setSettling] = useState(false);
  const isSaving = isSubmitting || isHeld;
  if (isSaving && !isSettling) setSettling(true);
  if (!isSaving && isSettling && reading === 0) setSettling(false);
  const isLocked = isSaving || isSettling;
  return (
    <HoldLock value={setHeld}>
      <IsLocked value={isLocked}>
        <Locked isLocked={isLocked}>{children}</Locked>
      </IsLocked>
    </HoldLock>
  );
}

/** Fields that accept no input for a while; if it takes longer, a message beside them says why. */
export function Locked({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const place = fields.current;
    if (isLocked || place === null) return;
    // Locking the form loses the focus; keyboard users get it back where they were.
    const isLost = document.activeElement?.contains(place) ?? true;
    if (isLost && lastFocus.current !== null && place.contains(lastFocus.current)) {
      lastFocus.current.focus({ preventScroll: true });
    }
  }, [isLocked]);
  return (
    <>
      <Box
        ref={fields}
        inert={isLocked}
        aria-busy={isLocked}
        onFocus={({ target }) => {
          lastFocus.current = target;
        }}
        sx={{
          minWidth: 0,
          transition: 'opacity .2s',
          ...(isLocked ? { opacity: 0.55, transitionDelay: '.3s' } : {}),
        }}
      >
        {children}
      </Box>
      <Portal>
        <Box role="status" sx={announced}>
          <Fade in={isLocked} unmountOnExit style={{ transitionDelay: isLocked ? '300ms' : '0ms' }}>
            <Box sx={{ bgcolor: 'text.primary', color: 'background.paper', px: 2, py: 1, borderRadius: 1 }}>
              {office.saving}
            </Box>
          </Fade>
        </Box>
      </Portal>
    </>
  );
}

/** Visible wherever a long form is scrolled to, also above dialogs and above the bar with the button. */
const announced = {
  position: 'fixed',
  bottom: { xs: 76, sm: 24 },
  left: 0,
  right: 0,
  zIndex: 'snackbar',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;
