import type { CheckboxOwnerState } from '@mui/material';
import { deDE } from '@mui/material/locale';
import { createElement } from 'react';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { KeyedRow, ListProblem } from './layout/screen-parts.tsx';
import { office } from './texts/office.ts';
import { stayingButton } from './layout/staying-button.tsx';

/** The shop's own colours, as in `storefront/app.css`. */
export const colours = {
  paper: '#f7f3ec',
  paperDeep: '#ece5d8',
  ink: '#211c16',
  inkSoft: '#544c40',
  line: '#d8cfbf',
  lineStrong: '#8a7f6d',
  petrol: '#0f5257',
  petrolDeep: '#0a3b3f',
  saving: '#9c3512',
  error: '#a4211a',
  good: '#2c5c34',
} as const;

const serif = "'Fraunces', Georgia, serif";
const sans = "'Figtree', Arial, sans-serif";

/** react-admin's own theme in the shop's colours and fonts. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    primary: { main: colours.petrol, dark: colours.petrolDeep },
    secondary: { main: colours.petrol, dark: colours.petrolDeep },
    error: { main: colours.error },
    warning: { main: colours.saving },
    success: { main: colours.good },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.paper, paper: '#fff' },
    divider: colours.line,
  },
  typography: {
    fontFamily: sans,
    fontSize: 15,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: { fontFamily: serif, fontWeight: 500, fontSize: '1.75rem' },
    h2: { fontFamily: serif, fontWeight: 500, fontSize: '1.375rem' },
    h3: { fontFamily: serif, fontWeight: 500, fontSize: '1.125rem' },
    h6: { fontFamily: serif, fontWeight: 500 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 4 },
  // Nothing slides or fades for people who have asked their system for less motion; `admin.css` has the rest.
  motion: { reducedMotion: 'system' },
  // The longest names of the menu fit.
  sidebar: { width: 304 },
  components: {
    ...defaultLightTheme.components,
    // MUI's own texts, such as "Go to next page" under a phone's lists, are English, and react-admin does not translate
    // them.
    ...deDE.components,
    // A chosen text may be as long as a picture's description: on a phone it takes several lines.
    MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
    // A long state takes several lines, too: cut off, it says less than its first word.
    MuiChip: {
      styleOverrides: {
        root: { height: 'auto', minHeight: 32, '&.MuiChip-sizeSmall': { minHeight: 24 } },
        label: { whiteSpace: 'normal', paddingTop: 2, paddingBottom: 2 },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
    RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { marginLeft: 8 } } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiAutocomplete: {
      defaultProps: { ...deDE.components?.MuiAutocomplete?.defaultProps, noOptionsText: office.noChoice },
    },
    // MUI puts this on the span around the checkbox, which leaves the checkbox itself without a name. react-admin
    // selects rows with such checkboxes.
    MuiCheckbox: {
      defaultProps: {
        slotProps: { input: (owner: CheckboxOwnerState) => ({ 'aria-label': owner['aria-label'] }) },
      },
    },
    // Animated sections move away below a pointer that is just pressing the next one, and that click is lost.
    MuiAccordion: { defaultProps: { slotProps: { transition: { timeout: 0 } } } },
    MuiCircularProgress: { defaultProps: { 'aria-label': office.loading } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colours.line}` } } },
    // On a phone two long labels stand one above the other; no label breaks within a word.
    MuiDialogActions: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 8,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          '& > .MuiButton-root': { flexShrink: 0, maxWidth: '100%' },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, ...stayingButton },
      styleOverrides: { root: { minHeight: 36 } },
    },
    // A question's buttons as in the office's other dialogs: the action filled, and no warning sign beside „Abbrechen“.
    RaConfirm: {
      styleOverrides: {
        root: {
          '& .MuiDialogActions-root': { padding: '0 24px 16px' },
          '& .MuiButton-startIcon': { display: 'none' },
          '& .ra-confirm': { padding: '6px 16px' },
          '& .ra-confirm.RaConfirm-confirmPrimary': { color: '#fff', backgroundColor: colours.petrol },
          '& .ra-confirm.RaConfirm-confirmPrimary:hover': { backgroundColor: colours.petrolDeep },
          '& .ra-confirm.RaConfirm-confirmWarning': { color: '#fff', backgroundColor: colours.error },
          '& .ra-confirm.RaConfirm-confirmWarning:hover': { backgroundColor: '#7d1914' },
        },
      },
    },
    RaList: {
      defaultProps: { error: createElement(ListProblem) },
      // The bar for selected rows covers these, and the keyboard would reach invisible controls.
      styleOverrides: {
        root: {
          '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) .RaList-actions': {
            visibility: 'hidden',
          },
        },
      },
    },
    // Hidden until the pointer is over them, the buttons of an entry could not be reached by keyboard. Those in a closed
    // section stay hidden with it.
    RaSimpleFormIterator: {
      styleOverrides: {
        root: {
          '& .RaSimpleFormIterator-action': { visibility: 'inherit' },
          '& .RaSimpleFormIterator-line': { paddingTop: 12, paddingBottom: 12 },
        },
      },
    },
    RaDataTableBody: { defaultProps: { row: KeyedRow } },
    RaDataTableRow: {
      styleOverrides: {
        root: { '&:focus-visible': { outline: `2px solid ${colours.petrol}`, outlineOffset: -2 } },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: 'transparent',
          // Within reach wherever a long form is scrolled to, as the fixed bar of phones.
          '&.RaToolbar-desktopToolbar': {
            padding: '12px 0',
            marginTop: 0,
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            maxWidth: 900,
            backgroundColor: colours.paper,
            borderTop: `1px solid ${colours.line}`,
          },
          '&.RaToolbar-mobileToolbar': { backgroundColor: '#fff', borderTop: `1px solid ${colours.line}` },
        },
      },
    },
    // The bar with „Speichern“ stays at the bottom. Toasts appear above it on phones and to the right of its buttons on
    // wider screens, so that a toast asking to try again does not cover the button. Below a short form that button may
    // stand anywhere: what lies under a toast is pressed through it, and only the toast's own buttons take a press.
    MuiSnackbar: {
      styleOverrides: {
        root: {
          pointerEvents: 'none',
          '& button': { pointerEvents: 'auto' },
          '&.MuiSnackbar-anchorOriginBottomCenter': {
            '@media (max-width: 599.95px)': { bottom: 76 },
            '@media (min-width: 600px)': {
              left: 'auto',
              right: 24,
              transform: 'none',
              maxWidth: 'min(420px, 40vw)',
            },
          },
        },
      },
    },
    // While nothing is selected, its buttons are only collapsed to a height of 0, where the keyboard still reaches
    // them.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
    // On phones it is white by default, and has its full height even if empty.
    RaListToolbar: {
      styleOverrides: {
        root: {
          '@media (max-width: 599.95px)': {
            backgroundColor: 'transparent',
            '&.MuiToolbar-root': { minHeight: 0 },
          },
        },
      },
    },
    // As wide as the list below them.
    RaFilterForm: {
      styleOverrides: {
        root: {
          // react-admin hides what is below a filter, and with it what is wrong there.
          '& .MuiFormHelperText-root.Mui-error': { display: 'block' },
          '@media (max-width: 599.95px)': {
            '& .RaFilterFormInput-body': { width: '100%' },
            '& .RaFilterFormInput-spacer': { display: 'none' },
            '& .MuiFormControlLabel-root': { marginLeft: 0 },
          },
        },
      },
    },
    RaNotFound: {
      styleOverrides: {
        root: {
          '& .RaNotFound-message': { fontFamily: sans, color: colours.ink, opacity: 1 },
        },
      },
    },
    RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    // A button that stays is seen where the focus is.
    MuiButtonBase: {
      styleOverrides: {
        root: { '&[aria-disabled=true]:focus-visible': { outline: '2px solid currentColor' } },
      },
    },
    // Touch targets need 44 pixels.
    MuiIconButton: {
      defaultProps: { ...stayingButton },
      styleOverrides: { root: { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } } },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600, color: colours.inkSoft } } },
  },
};
