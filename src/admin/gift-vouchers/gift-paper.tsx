import type { z } from 'zod';
import type { giftPaperSchema } from '../../modules/vouchers/http/admin-gift-vouchers.schemas.ts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { completeLanguages, defaultLanguage, type Language } from '../../shared/text/language.ts';
import { giftText } from '../../shared/money/gift-vouchers.ts';
import { asPrinted, countLines, unprintable } from '../../shared/text/printable.ts';
import { callApi, saveFile } from '../data/api.ts';
import { tooLong } from '../fields/text-rules.ts';
import { giftVouchers as t } from '../texts/gift-vouchers.ts';
import { shopTexts } from '../texts/shop-texts.ts';

type Design = keyof typeof t.paper.designs;

/** Makes the PDF of a gift voucher whose code can still be seen. */
export function GiftPaper({ code, onPrinted }: { readonly code: string; readonly onPrinted: () => void }) {
  const [draft, setDraft] = useState({
    design: 'planks' as Design,
    language: defaultLanguage as Language,
    recipient: '',
    greeting: '',
  });
  const [state, setState] = useState<'open' | 'busy' | 'saved' | { readonly problem: string }>('open');
  const change = (part: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...part });
    setState('open');
  };
  const problems = {
    recipient: problemOf(draft.recipient, giftText.recipient, 1),
    greeting: problemOf(draft.greeting, giftText.greeting, giftText.greetingLines),
  };
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (problems.recipient !== null || problems.greeting !== null) return;
    setState('busy');
    try {
      const { name, pdf } = await callApi<z.output<typeof giftPaperSchema>>('/gift-vouchers/print', {
        method: 'POST',
        body: { code, ...draft },
      });
      saveFile(
        name,
        Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0)),
        'application/pdf',
      );
      setState('saved');
      onPrinted();
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void make(event)} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h6">
        {t.paper.title}
      </Typography>
      <Stack spacing={2} sx={{ mt: 1, maxWidth: 480 }}>
        <TextField
          select
          label={t.paper.design}
          value={draft.design}
          onChange={({ target }) => change({ design: target.value as Design })}
        >
          {choices(t.paper.designs)}
        </TextField>
        <TextField
          select
          label={t.paper.language}
          value={draft.language}
          onChange={({ target }) => change({ language: target.value as Language })}
        >
          {choices(
            Object.fromEntries(
              completeLanguages.map((language) => [language, shopTexts.languages[language]]),
            ),
          )}
        </TextField>
        <TextField
          label={t.paper.recipient}
          helperText={problems.recipient ?? t.paper.recipientHelp}
          error={problems.recipient !== null}
          value={draft.recipient}
          onChange={({ target }) => change({ recipient: target.value })}
        />
        <TextField
          label={t.paper.greeting}
          helperText={problems.greeting ?? t.paper.greetingHelp}
          error={problems.greeting !== null}
          value={draft.greeting}
          multiline
          minRows={2}
          onChange={({ target }) => change({ greeting: target.value })}
        />
        <Box>
          <Button type="submit" variant="contained" startIcon={<PrintOutlined />} disabled={state === 'busy'}>
            {state === 'busy' ? t.paper.busy : t.paper.make}
          </Button>
        </Box>
        <div role="status">
          {state === 'saved' ? <Alert severity="success">{t.paper.saved}</Alert> : null}
          {typeof state === 'object' ? <Alert severity="error">{state.problem}</Alert> : null}
        </div>
      </Stack>
    </Box>
  );
}

/** What cannot stand on the paper; null: nothing is wrong. */
function problemOf(text: string, length: number, lines: number): string | null {
  const long = tooLong(asPrinted(text), length);
  if (long !== undefined) return long;
  const strange = unprintable(text);
  if (strange.length > 0) return t.paper.notPrintable(strange.slice(0, 5).join(' '));
  return countLines(text) > lines ? t.paper.tooManyLines(lines) : null;
}

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <MenuItem key={value} value={value}>
      {name}
    </MenuItem>
  ));
