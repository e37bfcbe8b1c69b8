import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { callApi } from '../data/api.ts';
import { saveFile } from '../data/save-file.ts';
import { giftVouchers as t } from '../texts/gift-vouchers.ts';

type Design = keyof typeof t.paper.designs;
type Language = keyof typeof t.paper.languages;

/** Makes the PDF of a gift voucher whose code can still be seen. */
export function GiftPaper({ code }: { readonly code: string }) {
  const [wish, setWish] = useState({
    design: 'planks' as Design,
    language: 'de' as Language,
    recipient: '',
    greeting: '',
  });
  const [state, setState] = useState<'open' | 'busy' | 'saved' | { readonly problem: string }>('open');
  const change = (part: Partial<typeof wish>): void => {
    setWish({ ...wish, ...part });
    setState('open');
  };
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState('busy');
    try {
      const { name, pdf } = await callApi<{ readonly name: string; readonly pdf: string }>(
        '/gift-vouchers/print',
        { method: 'POST', body: { code, ...wish } },
      );
      saveFile(
        name,
        Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0)),
        'application/pdf',
      );
      setState('saved');
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
          value={wish.design}
          onChange={({ target }) => change({ design: target.value as Design })}
        >
          {choices(t.paper.designs)}
        </TextField>
        <TextField
          select
          label={t.paper.language}
          value={wish.language}
          onChange={({ target }) => change({ language: target.value as Language })}
        >
          {choices(t.paper.languages)}
        </TextField>
        <TextField
          label={t.paper.recipient}
          helperText={t.paper.recipientHelp}
          value={wish.recipient}
          onChange={({ target }) => change({ recipient: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          label={t.paper.greeting}
          helperText={t.paper.greetingHelp}
          value={wish.greeting}
          multiline
          minRows={2}
          onChange={({ target }) => change({ greeting: target.value })}
          slotProps={{ htmlInput: { maxLength: 300 } }}
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

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <MenuItem key={value} value={value}>
      {name}
    </MenuItem>
  ));
