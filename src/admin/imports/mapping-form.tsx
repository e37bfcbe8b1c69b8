import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { saysBoatWood } from '../../shared/pieces/shop-type.ts';
import { useCategories } from '../categories/use-categories.ts';
import { callApi, fieldErrorsOf, messageOf } from '../data/api.ts';
import { Locked } from '../fields/office-form.tsx';
import { Section } from '../orders/section.tsx';
import { imports as t } from '../texts/imports.ts';
import { pieces } from '../texts/pieces.ts';
import type { PieceImport } from './state-chip.tsx';

const lines = { vintage: pieces.vintage, boatwood: pieces.boatwood };
const row = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Maps the columns of a file to those of the shop, beside the contents of its first rows. */
export function MappingForm({
  found,
  onDone,
}: {
  readonly found: PieceImport;
  readonly onDone: (next: PieceImport) => void;
}) {
  const [columns, setColumns] = useState(found.columns);
  const [categoryId, setCategoryId] = useState(found.categoryId);
  const [sellerKind, setSellerKind] = useState(found.sellerKind);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = found.choices.filter(({ name, required }) => required && !columns.includes(name));
  const choose = (place: number, name: string | null): void =>
    // A column can be mapped only once: mapping it here removes it elsewhere.
    setColumns(columns.map((old, at) => (at === place ? name : old === name ? null : old)));
  const check = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await callApi(`/imports/${found.id}`, { method: 'PATCH', body: { columns, categoryId, sellerKind } });
      onDone(await callApi<PieceImport>(`/imports/${found.id}/check`, { method: 'POST', body: {} }));
    } catch (error) {
      const said = Object.values(fieldErrorsOf(error) ?? {}).find((text) => typeof text === 'string');
      setProblem(said ?? messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Section title={t.mapping}>
      <Typography sx={{ mb: 1.5 }}>{t.mappingHelp}</Typography>
      <Needed choices={found.choices} />
      <Locked isLocked={isBusy}>
        {found.headings.map((heading, place) => (
          <Column
            key={place}
            heading={heading === '' ? t.noHeading(place + 1) : heading}
            examples={found.preview.map((values) => values[place] ?? '')}
            name={columns[place] ?? null}
            choices={found.choices}
            isForInformation={found.forInformation.includes(heading)}
            onChange={(name) => choose(place, name)}
          />
        ))}
        <Box sx={row}>
          <Typography sx={{ fontWeight: 600 }}>{t.category}</Typography>
          <CategoryChoice value={categoryId} onChange={setCategoryId} />
        </Box>
        {saysWhatWasPaid(found, columns) ? (
          <Box sx={row}>
            <Typography sx={{ fontWeight: 600 }}>{t.seller}</Typography>
            <SellerChoice value={sellerKind} onChange={setSellerKind} />
          </Box>
        ) : null}
      </Locked>
      {missing.length === 0 ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t.missing(missing.map(({ label }) => label).join(', '))}
          {missing.some(({ name }) => name === 'sku') ? (
            <Typography variant="body2">{t.skuMissing}</Typography>
          ) : null}
        </Alert>
      )}
      <div aria-live="polite">
        <Lacking choices={lackingOf(found, columns, sellerKind)} />
      </div>
      {problem === null ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Button variant="contained" disabled={missing.length > 0} loading={isBusy} onClick={() => void check()}>
        {t.check}
      </Button>
    </Section>
  );
}

function Column({
  heading,
  examples,
  name,
  choices,
  isForInformation,
  onChange,
}: {
  readonly heading: string;
  readonly examples: readonly string[];
  readonly name: string | null;
  readonly choices: PieceImport['choices'];
  readonly isForInformation: boolean;
  readonly onChange: (name: string | null) => void;
}) {
  const said = [...new Set(examples.filter((value) => value.trim() !== ''))].slice(0, 3);
  const options = (wanted: Need) =>
    choices
      .filter((choice) => needOf(choice) === wanted)
      .map((choice) => (
        <option key={choice.name} value={choice.name}>
          {choice.label}
        </option>
      ));
  return (
    <Box sx={row}>
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{heading}</Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {said.length === 0 ? t.empty : said.join(' · ')}
        </Typography>
      </Box>
      <TextField
        select
        label={t.is}
        value={name ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        helperText={helpOf(
          choices.find((choice) => choice.name === name),
          isForInformation,
        )}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': t.isOf(heading) },
        }}
        sx={{ m: 0 }}
      >
        <option value="">{t.leftOut}</option>
        <optgroup label={t.required}>{options('always')}</optgroup>
        <optgroup label={t.requiredForSome}>{options('sometimes')}</optgroup>
        <optgroup label={t.others}>{options('never')}</optgroup>
      </TextField>
    </Box>
  );
}

type Choice = PieceImport['choices'][number];
type Need = 'always' | 'sometimes' | 'never';

function needOf({ required, requiredFor }: Choice): Need {
  return required ? 'always' : requiredFor === null ? 'never' : 'sometimes';
}

/** The columns required for which rows: a row that lacks one is rejected, whatever is mapped here. */
function Needed({ choices }: { readonly choices: readonly Choice[] }) {
  const needed = choices.filter((choice) => needOf(choice) !== 'never');
  const byRows = Map.groupBy(needed, ({ required, requiredFor }) =>
    required ? t.always : (requiredFor ?? ''),
  );
  return (
    <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t.neededTitle}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {[...byRows].map(([rows, wanted]) => (
          <li key={rows}>{t.neededFor(rows, wanted.map(({ label }) => label).join(', '))}</li>
        ))}
      </Box>
      <Typography>{t.neededHelp}</Typography>
    </Box>
  );
}

const seller = 'verkaeufer';

/** Whether rows may name a purchase price, and so need to say from whom the piece was bought. */
function saysWhatWasPaid({ choices }: PieceImport, columns: readonly (string | null)[]): boolean {
  const price = choices.find(({ name }) => name === seller)?.requiredWith ?? null;
  return price !== null && columns.includes(price);
}

/** Columns that some rows of this file will need but nothing is mapped to: rows may be rejected for each. */
export function lackingOf(
  { choices, preview }: Pick<PieceImport, 'choices' | 'preview'>,
  columns: readonly (string | null)[],
  sellerKind: PieceImport['sellerKind'] = null,
): readonly Choice[] {
  return choices.filter(({ name, required, requiredFor, requiredWith, requiredWithout }) => {
    if (name === seller && sellerKind !== null) return false;
    const isNeeded = !required && requiredFor !== null && !columns.includes(name);
    const place = requiredWith === null ? -1 : columns.indexOf(requiredWith);
    // A column that is required with the line is so for boat-wood. The preview has its first row, wherever in the file
    // it is.
    const isOfSome =
      requiredWith === 'linie' ? preview.some((row) => saysBoatWood(row[place] ?? '')) : place >= 0;
    const isCalledFor = requiredWith === null || isOfSome;
    return isNeeded && isCalledFor && (requiredWithout === null || !columns.includes(requiredWithout));
  });
}

function Lacking({ choices }: { readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t.lacking}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {choices.map((choice) => (
          <li key={choice.name}>{`${choice.label} – ${helpOf(choice, false)}`}</li>
        ))}
      </Box>
    </Alert>
  );
}

function helpOf(choice: Choice | undefined, isForInformation: boolean): string | undefined {
  if (choice === undefined) return isForInformation ? t.forInformation : undefined;
  const { meaning, requiredFor } = choice;
  return requiredFor === null ? meaning : `${t.required} ${requiredFor}: ${meaning}`;
}

function CategoryChoice({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { categories } = useCategories();
  return (
    <TextField
      select
      label={pieces.category}
      value={categories.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': t.category },
      }}
      sx={{ m: 0 }}
    >
      <option value="">{t.noCategory}</option>
      {categories.map(({ id, name, shopType }) => (
        <option key={id} value={id}>
          {`${name} (${lines[shopType]})`}
        </option>
      ))}
    </TextField>
  );
}

type Seller = keyof typeof pieces.sellers;

function SellerChoice({
  value,
  onChange,
}: {
  readonly value: Seller | null;
  readonly onChange: (kind: Seller | null) => void;
}) {
  return (
    <TextField
      select
      label={pieces.seller}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : (target.value as Seller))}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': t.seller },
      }}
      sx={{ m: 0 }}
    >
      <option value="">{pieces.noSeller}</option>
      {Object.entries(pieces.sellers).map(([kind, words]) => (
        <option key={kind} value={kind}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
