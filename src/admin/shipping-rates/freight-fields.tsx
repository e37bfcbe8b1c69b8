import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, FormHelperText, IconButton, Typography } from '@mui/material';
import { AutocompleteArrayInput, required, TextInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { maxEntries } from '../../shared/limits.ts';
import { AddEntry } from '../fields/form-section.tsx';
import { numberKinds, type TypedNumber } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { shippingRates as t } from '../texts/settings.ts';
import { ownName } from './own-name.ts';
import { countryChoices, sizeName, type Freight } from './rates.ts';

const aFee = required();
const without = <T,>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** The fees of all zones and places, changed alike. */
const feesOf = ({ zones, places = [] }: Freight, next: (fees: readonly TypedNumber[]) => TypedNumber[]) => ({
  zones: zones.map((zone) => ({ ...zone, feesCents: next(zone.feesCents) })),
  places: places.map((place) => ({
    ...place,
    feesCents: place.feesCents === null ? null : next(place.feesCents),
  })),
});

/** Sizes of pallets, and their rates in each zone. A size is added to or removed from all zones and places at once. */
export function FreightFields() {
  const { setValue, getValues } = useFormContext<{ freight: Freight }>();
  const { errors } = useFormState<{ freight: Freight }>();
  const freight = useWatch<{ freight: Freight }, 'freight'>({ name: 'freight' });
  const change = (next: (before: Freight) => Partial<Freight>): void => {
    const before = getValues('freight');
    setValue('freight', { ...before, ...next(before) }, { shouldDirty: true });
  };
  const { sizes, zones } = freight;
  const choices = countryChoices(zones);
  const sizesProblem = errors.freight?.sizes?.message;
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t.sizes}
      </Typography>
      {sizes.map(({ name }, index) => (
        <Row key={index} columns="minmax(0, 2fr) minmax(0, 1fr) auto">
          <TextInput
            source={`freight.sizes.${index}.name`}
            label={t.sizeName}
            validate={ownName('sizes', index)}
            helperText={false}
          />
          <NumericInput
            source={`freight.sizes.${index}.upToKg`}
            kind={numberKinds.kilograms}
            label={t.upToKg}
            validate={aFee}
          />
          <IconButton
            aria-label={t.removeSize(sizeName(name, index))}
            disabled={sizes.length === 1}
            onClick={() =>
              change((before) => ({
                sizes: without(before.sizes, index),
                ...feesOf(before, (fees) => without(fees, index)),
              }))
            }
          >
            <DeleteOutlined />
          </IconButton>
        </Row>
      ))}
      {sizesProblem === undefined ? null : <FormHelperText error>{sizesProblem}</FormHelperText>}
      <AddEntry
        label={t.addSize}
        count={sizes.length}
        most={maxEntries.palletSizes}
        onAdd={() =>
          change((before) => ({
            sizes: [...before.sizes, { name: '', upToKg: null }],
            ...feesOf(before, (fees) => [...fees, null]),
          }))
        }
      />
      <NumericInput
        source="freight.kgPerCubicMetre"
        kind={numberKinds.roomWeight}
        label={t.byRoom}
        validate={aFee}
        helperText={t.byRoomHelp}
      />
      {zones.map((_, index) => (
        <Box key={index} component="section" aria-label={t.zone(index + 1)} sx={{ mt: 2 }}>
          <Row columns="minmax(0, 1fr) auto">
            <Typography variant="h3">{t.zone(index + 1)}</Typography>
            <IconButton
              aria-label={t.removeZone(index + 1)}
              onClick={() => change((before) => ({ zones: without(before.zones, index) }))}
            >
              <DeleteOutlined />
            </IconButton>
          </Row>
          <AutocompleteArrayInput
            source={`freight.zones.${index}.countries`}
            label={t.countries}
            choices={choices}
            validate={aFee}
            helperText={false}
          />
          <Row columns={`repeat(auto-fit, minmax(min(100%, 240px), 1fr))`}>
            {sizes.map(({ name }, size) => (
              <NumericInput
                key={size}
                source={`freight.zones.${index}.feesCents.${size}`}
                kind={numberKinds.fee}
                label={t.euros(sizeName(name, size))}
                validate={aFee}
              />
            ))}
          </Row>
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t.zonesHelp}
      </Typography>
      <AddEntry
        label={t.addZone}
        count={zones.length}
        most={maxEntries.freightZones}
        onAdd={() =>
          change((before) => ({
            zones: [...before.zones, { countries: [], feesCents: before.sizes.map(() => null) }],
          }))
        }
      />
    </>
  );
}

function Row({ columns, children }: { readonly columns: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: columns, alignItems: 'center' }}>
      {children}
    </Box>
  );
}
