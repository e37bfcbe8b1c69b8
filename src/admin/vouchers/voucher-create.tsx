import type { z } from 'zod';
import { longestOfStaff } from '../../shared/limits.ts';
import type { madeVoucherSchema } from '../../modules/vouchers/http/admin-vouchers.schemas.ts';
import SaveAltOutlined from '@mui/icons-material/SaveAltOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  Create,
  DateInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  Title,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayForInput } from '../data/formats.ts';
import { saveFile } from '../data/api.ts';
import { CardForm } from '../fields/office-form.tsx';
import { SaveRow } from '../layout/screen-parts.tsx';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { Section } from '../orders/section.tsx';
import { vouchers as t } from '../texts/vouchers.ts';
import { NewCodes } from './new-codes.tsx';
import { anEmail } from '../fields/text-rules.ts';

type Made = z.output<typeof madeVoucherSchema>;

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
const aName = [required(), maxLength(longestOfStaff.voucherName)];

const newVoucher = () => ({
  firstDay: dayForInput(new Date()),
  codeCount: 1,
  usesPerCode: 1,
  oncePerPerson: true,
});

/** Makes a voucher, and then shows its codes, which nobody can read again. */
export function create() {
  return <NewVoucher />;
}

function NewVoucher() {
  const [made, setMade] = useState<(Made & { readonly name: string }) | null>(null);
  if (made !== null) return <Codes {...made} />;
  return (
    <Create<Made & { name: string }>
      title={t.newTitle}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (answer, { data }) => setMade({ ...answer, name: (data as { name: string }).name }),
      }}
    >
      <CardForm toolbar={<SaveRow label={t.make} />} defaultValues={newVoucher}>
        <TextInput source="name" label={t.name} validate={aName} helperText={t.nameHelp} />
        <NumericInput
          source="valueCents"
          kind={numberKinds.voucher}
          label={t.value}
          helperText={t.worthHelp}
        />
        <NumericInput source="percent" kind={numberKinds.voucherPercent} label={t.percent} />
        <NumericInput source="leastCents" kind={numberKinds.limit} label={t.least} helperText={t.leastHelp} />
        <DateInput source="firstDay" label={t.firstDay} validate={required()} helperText={false} />
        <DateInput source="lastDay" label={t.lastDay} helperText={t.lastDayHelp} />
        <SelectInput
          source="shopType"
          label={t.shopType}
          choices={choices(t.shopTypes)}
          emptyText={t.allPieces}
          helperText={false}
        />
        <SelectInput
          source="contract"
          label={t.contract}
          choices={choices(t.contracts)}
          emptyText={t.allContracts}
          helperText={false}
        />
        <SelectInput
          source="customerKind"
          label={t.customerKind}
          choices={choices(t.customerKinds)}
          emptyText={t.allCustomers}
          helperText={false}
        />
        <TextInput
          source="holderEmail"
          type="email"
          label={t.holder}
          validate={anEmail}
          helperText={t.holderHelp}
        />
        <NumericInput source="codeCount" kind={numberKinds.codes} label={t.codeCount} validate={required()} />
        <NumericInput
          source="usesPerCode"
          kind={numberKinds.uses}
          label={t.usesPerCode}
          helperText={t.usesPerCodeHelp}
        />
        <BooleanInput source="oncePerPerson" label={t.oncePerPerson} helperText={t.oncePerPersonHelp} />
      </CardForm>
    </Create>
  );
}

function Codes({ id, name, codes }: Made & { readonly name: string }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={name} />
      <Section title={t.codes.title(codes.length)}>
        <NewCodes
          label={t.codes.list}
          codes={codes}
          warning={t.codes.once}
          isSaved={isSaved}
          onCopied={() => setSaved(true)}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            startIcon={<SaveAltOutlined />}
            onClick={() => {
              saveCsv(`${t.codes.file(name)}.csv`, codes);
              setSaved(true);
            }}
          >
            {t.codes.save}
          </Button>
          <Button component={RouterLink} to={`/vouchers/${id}/show`}>
            {t.codes.toVoucher}
          </Button>
        </Stack>
      </Section>
    </Box>
  );
}

function saveCsv(fileName: string, codes: readonly string[]): void {
  const text = [t.codes.list, ...codes].map((line) => `${line}\r\n`).join('');
  saveFile(fileName, text, 'text/csv;charset=utf-8');
}
