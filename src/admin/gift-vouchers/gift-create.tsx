import type { z } from 'zod';
import { waysAtCounter } from '../../shared/money/gift-vouchers.ts';
import type { soldGiftSchema } from '../../modules/vouchers/http/admin-gift-vouchers.schemas.ts';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Create, required, SelectInput, Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatCents, formatDay } from '../data/formats.ts';
import { CardForm } from '../fields/office-form.tsx';
import { SaveRow } from '../layout/screen-parts.tsx';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { Section } from '../orders/section.tsx';
import { GiftPaper } from './gift-paper.tsx';
import { giftVouchers as t } from '../texts/gift-vouchers.ts';
import { NewCodes } from '../vouchers/new-codes.tsx';

type Sold = z.output<typeof soldGiftSchema> & { readonly valueCents: number };

/** Sells a gift voucher over the counter, and then shows its code, which nobody can read again. */
export function create() {
  return <Sale />;
}

function Sale() {
  const [sold, setSold] = useState<Sold | null>(null);
  // Each sale has its own key: pressed twice, or sent again since no answer came, it is still one sale.
  const [key] = useState(() => crypto.randomUUID());
  if (sold !== null) return <SoldCode {...sold} />;
  return (
    <Create<Sold>
      title={t.sellTitle}
      redirect={false}
      mutationMode="pessimistic"
      transform={(data: object) => ({ ...data, key })}
      mutationOptions={{
        onSuccess: (answer, { data }) =>
          setSold({ ...answer, valueCents: (data as { valueCents: number }).valueCents }),
      }}
    >
      <CardForm toolbar={<SaveRow label={t.sell} />} defaultValues={{ paidBy: 'cash' }}>
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
          {t.sellNote}
        </Typography>
        <NumericInput
          source="valueCents"
          kind={numberKinds.giftVoucher}
          label={t.valueInput}
          helperText={t.valueHelp}
          validate={required()}
        />
        <SelectInput
          source="paidBy"
          label={t.paidBy}
          choices={waysAtCounter.map((id) => ({ id, name: t.ways[id] }))}
          validate={required()}
          helperText={false}
        />
      </CardForm>
    </Create>
  );
}

function SoldCode({ id, code, lastDay, valueCents }: Sold) {
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={t.one} />
      <Section title={t.one}>
        <GiftCode code={code} />
        <Typography sx={{ mt: 2 }}>{t.codeValid(formatCents(valueCents), formatDay(lastDay))}</Typography>
        <Button component={RouterLink} to={`/gift-vouchers/${id}/show`} sx={{ mt: 2 }}>
          {t.toVoucher}
        </Button>
      </Section>
    </Box>
  );
}

/** A code that can be seen this once, and the voucher to print with it. */
export function GiftCode({ code }: { readonly code: string }) {
  const [isSaved, setSaved] = useState(false);
  const saved = () => setSaved(true);
  return (
    <>
      <NewCodes label={t.code} codes={[code]} warning={t.codeOnce} isSaved={isSaved} onCopied={saved} />
      <GiftPaper code={code} onPrinted={saved} />
    </>
  );
}
