import { Alert, Skeleton, TextField, type InputBaseComponentProps } from '@mui/material';
import { createContext, lazy, Suspense, useContext, useId, useState, type ReactNode } from 'react';
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';
import { richText as t } from '../texts/shop-texts.ts';
import { useMayWrite } from '../fields/office-form.tsx';
import type { EditorProps } from './rich-text-editor.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

type Place = Omit<EditorProps, 'id' | 'labelledBy' | 'describedBy' | 'onFocus' | 'onBlur'>;
const EditorPlace = createContext<Place | null>(null);

/** A formatted text of a form, edited as it will be read. The form holds it as HTML. */
export function RichTextInput({
  source,
  label,
  tools = 'text',
  helperText = false,
  validate = [],
}: {
  readonly source: string;
  readonly label: string;
  readonly tools?: EditorProps['tools'];
  readonly helperText?: ReactNode;
  readonly validate?: Validator | Validator[];
}) {
  const id = useId();
  const mayWrite = useMayWrite();
  const { field, fieldState, isRequired } = useInput<string | null>({ source, validate });
  const { message } = fieldState.error ?? {};
  const [lost, setLost] = useState<readonly string[]>([]);
  const place: Place = {
    name: field.name,
    label,
    tools,
    value: (field.value as string | null | undefined) ?? '',
    onChange: field.onChange,
    onLinksLost: setLost,
    fieldRef: field.ref,
    isEditable: mayWrite,
    isRequired,
    isInvalid: message !== undefined,
  };
  return (
    <EditorPlace value={place}>
      <TextField
        id={id}
        className={`ra-input-${field.name}`}
        label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
        onBlur={() => field.onBlur()}
        error={message !== undefined}
        helperText={
          message === undefined ? (
            helperText === false ? null : (
              helperText
            )
          ) : (
            <InputHelperText error={message} />
          )
        }
        multiline
        slotProps={{
          // A label leads to inputs of the browser only.
          inputLabel: { shrink: true, onClick: () => document.getElementById(id)?.focus() },
          input: { inputComponent: InField, notched: true, sx: { p: 0, alignItems: 'stretch' } },
        }}
      />
      <div aria-live="polite">
        {lost.length === 0 ? null : (
          <Alert severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }} onClose={() => setLost([])}>
            {t.linksLost(lost)}
          </Alert>
        )}
      </div>
    </EditorPlace>
  );
}

/** Takes the place of the text field's own input: label, frame, help and errors are the same as of all fields. */
function InField({ id = '', onFocus, onBlur, ...props }: InputBaseComponentProps) {
  const place = useContext(EditorPlace);
  if (place === null) return null;
  return (
    <Suspense fallback={<Skeleton variant="rectangular" height={120} aria-hidden width="100%" />}>
      <Editor
        {...place}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={props['aria-describedby']}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </Suspense>
  );
}
