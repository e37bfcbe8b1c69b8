import { Box, Button, InputAdornment, Stack, TextField } from '@mui/material';
import { useId, useState, type ReactNode, type Ref } from 'react';
import {
  type NumberKind,
  choicesOf,
  problemOf,
  typedNumber,
  type TypedNumber,
  writeNumber,
  writeWithUnit,
} from './typed-number.ts';

/**
 * A number in a text field, because browsers read number fields according to their own language: '1.250' would be 1.25.
 * It is formatted in German after it was typed; unreadable input stays as it is, and for ambiguous input the user is
 * asked.
 */
export function NumericField({
  kind,
  label,
  value,
  onChange,
  onBlur,
  problem,
  helperText,
  name,
  isDisabled = false,
  inputRef,
}: {
  readonly kind: NumberKind;
  readonly label: ReactNode;
  readonly value: TypedNumber;
  readonly onChange: (value: TypedNumber) => void;
  readonly onBlur?: () => void;
  /** An error apart from the format. */
  readonly problem?: ReactNode;
  readonly helperText?: ReactNode;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  // It is not corrected while it is being typed.
  const [typing, setTyping] = useState<string | null>(null);
  const hasProblem = problem !== undefined && problem !== null;
  const isJudged = typing === null || hasProblem;
  const unread = isJudged ? problemOf(value, kind) : undefined;
  const choices = isJudged ? choicesOf(value, kind) : [];
  const choose = (kept: number): void => {
    setTyping(null);
    onChange(kept);
    // The buttons are gone now, and with them the focus of keyboard users.
    document.getElementById(id)?.focus();
  };
  return (
    <Box>
      <TextField
        id={id}
        name={name}
        label={label}
        value={typing ?? shownText(value, kind)}
        onChange={({ target }) => {
          setTyping(target.value);
          onChange(typedNumber(target.value, kind));
        }}
        onBlur={() => {
          setTyping(null);
          onBlur?.();
        }}
        error={hasProblem || unread !== undefined}
        helperText={unread ?? problem ?? helperText}
        disabled={isDisabled}
        inputRef={inputRef}
        slotProps={{
          htmlInput: { inputMode: inputModeOf(kind), autoComplete: 'off' },
          // In an empty field the label would cover the value's place, and a long one the unit after it.
          inputLabel: kind.unit === '' ? {} : { shrink: true },
          input:
            kind.unit === ''
              ? {}
              : { endAdornment: <InputAdornment position="end">{kind.unit}</InputAdornment> },
        }}
      />
      {choices.length === 0 ? null : (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
          {choices.map((kept) => (
            <Button key={kept} size="small" variant="outlined" onClick={() => choose(kept)}>
              {writeWithUnit(kept, kind)}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}

function shownText(value: TypedNumber, kind: NumberKind): string {
  return typeof value === 'number' ? writeNumber(value, kind) : (value ?? '');
}

/** Number pads of phones have no minus sign. */
function inputModeOf({ min, decimals }: NumberKind): 'text' | 'decimal' | 'numeric' {
  if (min < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}
