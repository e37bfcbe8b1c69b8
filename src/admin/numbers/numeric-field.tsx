import { Box, Button, InputAdornment, Stack, TextField } from '@mui/material';
import { useId, useState, type ReactNode, type Ref } from 'react';
import type { NumberKind } from './number-kinds.ts';
import { choicesOf, problemOf, typedNumber, type TypedNumber } from './typed-number.ts';
import { writeNumber, writeWithUnit } from './write-number.ts';

/**
 * A number as text, because a browser reads its own field for numbers by its language: '1.250' would be 1.25. It is set in
 * German after it was typed; what cannot be read stays as it is, and what can be read in two ways is asked.
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
  /** What is wrong with it beyond how it is written. */
  readonly problem?: ReactNode;
  readonly helperText?: ReactNode;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  // As long as it is typed, nobody corrects it.
  const [typing, setTyping] = useState<string | null>(null);
  const hasProblem = problem !== undefined && problem !== null;
  const isJudged = typing === null || hasProblem;
  const unread = isJudged ? problemOf(value, kind) : undefined;
  const choices = isJudged ? choicesOf(value, kind) : [];
  const choose = (kept: number): void => {
    setTyping(null);
    onChange(kept);
    // The buttons are gone now, and with them the place of who uses the keyboard.
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
          // In an empty field the label would lie where the value goes, and a long one over the unit behind it.
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

/** Keyboards of phones have no minus among the digits. */
function inputModeOf({ min, decimals }: NumberKind): 'text' | 'decimal' | 'numeric' {
  if (min < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}
