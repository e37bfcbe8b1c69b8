import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { carrierCounts } from '../../../shared/pieces/piece-vocabulary.ts';
import { pieces as words } from '../../../shared/messages/de/pieces.ts';
import {
  featureNames,
  pathOf,
  pieceFields,
  type FeatureName,
  type FieldName,
} from '../../../shared/pieces/piece-fields.ts';
import { measureNames, type MeasureName } from '../../../shared/pieces/piece-measures.ts';
import {
  numberKinds as kinds,
  threeMeasures,
  type TypedNumber,
  writeWithUnit,
} from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { pieces as t } from '../../texts/pieces.ts';
import { areReversed, type FormEra } from './form-values.ts';

export const pairs = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

/** Measures, material, origin, and what else may be done with the piece. */
export function PieceMeasures() {
  return (
    <Box sx={pairs}>
      <Dimensions />
      {measureNames.filter((name) => !threeSources.some((source) => source === pathOf(name))).map(inputFor)}
      {ofKind('weight').map(inputFor)}
      <SelectInput
        source="carriers"
        label={t.carriers}
        choices={carrierCounts.map((id) => ({ id, name: String(id) }))}
        helperText={t.carriersHelp}
      />
      {ofKind('words').map(inputFor)}
      {ofKind('word').map(inputFor)}
      <Years />
      {ofKind('flag').map(inputFor)}
    </Box>
  );
}

const ofKind = (kind: (typeof pieceFields)[FieldName]['kind']) =>
  featureNames.filter((name) => pieceFields[name].kind === kind);

const help: Readonly<Partial<Record<FieldName, string>>> = {
  materials: t.materialsHelp,
  speciesPapers: t.speciesPapersHelp,
};

/** The input of a field, by its kind. */
function inputFor(name: MeasureName | FeatureName) {
  const { kind } = pieceFields[name];
  const common = { source: pathOf(name), label: t[name], helperText: help[name] ?? false } as const;
  if (kind === 'measure' || kind === 'weight') {
    return <NumericInput key={name} source={common.source} label={common.label} kind={kinds[kind]} />;
  }
  if (kind === 'words') return <TextArrayInput key={name} {...common} />;
  if (kind === 'flag') return <BooleanInput key={name} {...common} />;
  return <TextInput key={name} {...common} />;
}

const threeSources = ['dimensions.widthMm', 'dimensions.heightMm', 'dimensions.depthMm'] as const;

/** All three may be typed or pasted into the first: they are spread over the fields once it is left. */
function Dimensions() {
  const { getValues, setValue } = useFormContext();
  const [before, setBefore] = useState<readonly unknown[] | null>(null);
  const shown = useWatch({ name: [...threeSources] }) as unknown[];
  const fill = (values: readonly unknown[]): void =>
    threeSources.forEach((source, place) =>
      setValue(source, values[place], { shouldDirty: true, shouldValidate: true }),
    );
  const spread = (typed: TypedNumber): void => {
    const three = threeMeasures(typed);
    if (three === null) return;
    setBefore(getValues([...threeSources]) as unknown[]);
    fill(three);
  };
  const undo = (): void => {
    if (before !== null) fill(before);
    setBefore(null);
  };
  const [width, height, depth] = shown.map((value) =>
    typeof value === 'number' ? writeWithUnit(value, kinds.measure) : '–',
  );
  return (
    <>
      <NumericInput source="dimensions.widthMm" kind={kinds.measure} label={t.widthMm} onLeave={spread} />
      <NumericInput source="dimensions.heightMm" kind={kinds.measure} label={t.heightMm} />
      {before === null ? null : (
        <Alert severity="info" sx={{ gridColumn: '1 / -1', mb: 1 }}>
          {t.spread(width ?? '', height ?? '', depth ?? '')}
          <Box>
            <Button size="small" onClick={() => fill([shown[0], shown[2], shown[1]])}>
              {t.swapSpread}
            </Button>
            <Button size="small" onClick={undo}>
              {t.undoSpread}
            </Button>
          </Box>
        </Alert>
      )}
      <NumericInput source="dimensions.depthMm" kind={kinds.measure} label={t.depthMm} />
    </>
  );
}

const inOrder = (_: unknown, { era = null }: { readonly era?: FormEra | null }) =>
  areReversed(era) ? words['years-reversed'] : undefined;

/** Both are checked whenever one of them is left: a new first year may mend the last one. */
function Years() {
  const { trigger } = useFormContext();
  const check = () => void trigger('era.toYear');
  return (
    <>
      <NumericInput source="era.fromYear" kind={kinds.year} label={t.fromYear} onLeave={check} />
      <NumericInput
        source="era.toYear"
        kind={kinds.year}
        label={t.toYear}
        validate={inOrder}
        onLeave={check}
      />
    </>
  );
}
