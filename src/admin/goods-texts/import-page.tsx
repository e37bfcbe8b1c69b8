import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { AccessDenied, Title, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { textImportSchema } from '../../modules/catalogue/http/admin-goods-texts.schemas.ts';
import { goodsTextEffects } from '../../shared/pieces/goods-texts.ts';
import { maxTextsBytes } from '../../shared/limits.ts';
import { fieldErrorsOf, messageOf, sendFile } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { Section } from '../orders/section.tsx';
import { goodsTexts } from '../texts/goods-texts.ts';

const t = goodsTexts.table;
type Outcome = z.output<typeof textImportSchema>;
type Change = Outcome['changes'][number];

/** What is known of a chosen file; it stays in the browser, and is sent once more to be saved. */
interface Chosen {
  readonly file: File;
  readonly outcome: Outcome;
  readonly isSaved: boolean;
}

/** Reads a table of translations: it is chosen, what it would change is shown, and then saved. */
export function Page() {
  const { isPending } = usePermissions();
  const mayWrite = useMay('catalogue:write');
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (isPending) return null;
  if (!mayWrite) return <AccessDenied />;

  const send = async (file: File, isSaved: boolean): Promise<void> => {
    const isTooLarge = file.size > maxTextsBytes;
    setProblem(isTooLarge ? t.tooLarge : null);
    if (isTooLarge) return;
    setSending(true);
    try {
      const outcome = await sendFile<Outcome>(`/goods-texts/import?dryRun=${!isSaved}`, file);
      setChosen({ file, outcome, isSaved });
    } catch (error) {
      const said = fieldErrorsOf(error)?.['file'];
      setProblem(typeof said === 'string' ? said : messageOf(error));
    }
    setSending(false);
  };
  const changes = chosen?.outcome.changes.length ?? 0;
  const isReady = chosen !== null && !chosen.isSaved && changes > 0;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 1000 }}>
      <Title title={t.title} />
      <Section title={t.title}>
        <Typography>{t.help}</Typography>
        <Typography sx={{ mt: 1 }}>{t.versions}</Typography>
        {problem === null ? null : (
          <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={isReady ? 'outlined' : 'contained'}
            startIcon={<UploadFileOutlined />}
            loading={isSending}
            loadingPosition="start"
            onClick={() => input.current?.click()}
          >
            {isSending ? t.reading : chosen === null ? t.pick : t.another}
          </Button>
          <Button component={Link} to="/goods-texts">
            {t.toList}
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Lets the same file be chosen again once it is corrected.
            target.value = '';
            setChosen(null);
            if (file !== undefined) void send(file, false);
          }}
        />
      </Section>
      {chosen === null ? null : (
        <>
          <Section title={chosen.isSaved ? t.outcome : t.preview}>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {chosen.file.name}
            </Typography>
            {chosen.isSaved ? <Alert severity="success">{t.saved}</Alert> : null}
            <Counts outcome={chosen.outcome} />
            {isReady ? (
              <Button
                variant="contained"
                sx={{ mt: 2 }}
                loading={isSending}
                onClick={() => void send(chosen.file, true)}
              >
                {t.save(changes)}
              </Button>
            ) : null}
          </Section>
          <Refused refused={chosen.outcome.refused} isSaved={chosen.isSaved} />
          {changes === 0 ? null : <Changes key={chosen.file.name} changes={chosen.outcome.changes} />}
        </>
      )}
    </Box>
  );
}

function Counts({ outcome: { changes, refused, unchanged } }: { readonly outcome: Outcome }) {
  const counts = { unchanged, refused: refused.length };
  const facts = [
    ...goodsTextEffects.map(
      (kind) => [kind, changes.filter((change) => change.kind === kind).length] as const,
    ),
    ...(Object.entries(counts) as ['unchanged' | 'refused', number][]),
  ];
  return (
    <>
      {changes.length === 0 ? <Typography>{t.nothing}</Typography> : null}
      <Typography role="status" sx={{ mt: 1 }}>
        {facts
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => `${count.toLocaleString('de-DE')} ${t.counts[kind]}`)
          .join(' · ')}
      </Typography>
    </>
  );
}

function Refused({ refused, isSaved }: { readonly refused: Outcome['refused']; readonly isSaved: boolean }) {
  if (refused.length === 0) return null;
  return (
    <Section title={t.refused}>
      {isSaved ? null : <Typography sx={{ mb: 1 }}>{t.refusedHelp}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {refused.map(({ line, id, problems }) => (
          <li key={line}>
            {t.line(line)}
            {id === '' ? '' : ` (${id})`}:{' '}
            {problems.map(({ column, problem }) => `${column} ${problem}`.trim()).join('; ')}
          </li>
        ))}
      </Box>
    </Section>
  );
}

const portion = 50;

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const [shown, setShown] = useState(portion);
  return (
    <Section title={t.changes}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.slice(0, shown).map(({ line, name, kind, fields }) => (
          <Box component="li" key={line} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t.line(line)} · {t.counts[kind]}
            </Typography>
            {fields.map(({ field, before, after }) => (
              <Typography key={field} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                <strong>{t.fields[field]}</strong>
                {before === null ? null : (
                  <>
                    <br />
                    {t.before}: <s>{before}</s>
                  </>
                )}
                <br />
                {t.after}: {after ?? <em>{t.wasEmpty}</em>}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {changes.length > shown ? (
        <Button sx={{ mt: 1 }} onClick={() => setShown(shown + portion)}>
          {t.more}
        </Button>
      ) : null}
    </Section>
  );
}
