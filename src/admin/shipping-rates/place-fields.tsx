import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, FormControlLabel, IconButton, Switch, Typography } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { maxEntries } from '../../shared/limits.ts';
import { AddEntry } from '../fields/form-section.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { shippingRates as t } from '../texts/settings.ts';
import { ownName, ownPostalCodes } from './own-name.ts';
import { countryChoices, placeName, sizeName, type Freight } from './rates.ts';

const needed = required();

/** Parts of countries with rates of their own, or none at all. */
export function PlaceFields() {
  const { setValue, getValues } = useFormContext<{ freight: Freight }>();
  const { sizes, zones, places = [] } = useWatch<{ freight: Freight }, 'freight'>({ name: 'freight' });
  const change = (next: (before: NonNullable<Freight['places']>) => Freight['places']): void => {
    const before = getValues('freight');
    setValue('freight', { ...before, places: next(before.places ?? []) }, { shouldDirty: true });
  };
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t.placesHelp}
      </Typography>
      {places.map((place, index) => (
        <Box
          key={index}
          component="section"
          aria-label={t.place(index + 1)}
          sx={{ pt: 1.5, ...(index > 0 ? { borderTop: 1, borderColor: 'divider' } : {}) }}
        >
          <Box
            sx={{
              display: 'grid',
              columnGap: 1.5,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
            }}
          >
            <TextInput
              source={`freight.places.${index}.name`}
              label={t.placeName}
              validate={ownName('places', index)}
              helperText={false}
            />
            <SelectInput
              source={`freight.places.${index}.country`}
              label={t.country}
              choices={countryChoices([...zones, { countries: [place.country], feesCents: [] }])}
              validate={needed}
              helperText={false}
            />
            <TextInput
              source={`freight.places.${index}.postalCodes`}
              label={t.postalCodes}
              validate={ownPostalCodes(index)}
              helperText={false}
            />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel
              label={t.hasOwnPrice}
              control={
                <Switch
                  checked={place.feesCents !== null}
                  slotProps={{ input: { 'aria-label': t.hasOwnPriceOf(index + 1) } }}
                  onChange={(_, hasFees) =>
                    change((before) =>
                      before.map((one, at) =>
                        at === index ? { ...one, feesCents: hasFees ? sizes.map(() => null) : null } : one,
                      ),
                    )
                  }
                />
              }
            />
            <IconButton
              aria-label={t.removePlace(placeName(place.name, index))}
              onClick={() => change((before) => before.filter((_, at) => at !== index))}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
          {place.feesCents === null ? null : (
            <Box
              sx={{
                display: 'grid',
                columnGap: 1.5,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
              }}
            >
              {sizes.map(({ name }, size) => (
                <NumericInput
                  key={size}
                  source={`freight.places.${index}.feesCents.${size}`}
                  kind={numberKinds.fee}
                  label={t.euros(sizeName(name, size))}
                  validate={needed}
                />
              ))}
              <NumericInput
                source={`freight.places.${index}.deliveryWeeks`}
                kind={numberKinds.weeks}
                label={t.placeWeeks}
                helperText={t.placeWeeksHelp}
              />
            </Box>
          )}
        </Box>
      ))}
      <AddEntry
        label={t.addPlace}
        count={places.length}
        most={maxEntries.places}
        onAdd={() =>
          change((before) => [
            ...before,
            { name: '', country: '', postalCodes: '', feesCents: null, deliveryWeeks: null },
          ])
        }
      />
    </>
  );
}
