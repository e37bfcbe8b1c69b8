import CloseOutlined from '@mui/icons-material/CloseOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogTitle,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { callApi, reasonOf } from '../data/api.ts';
import { useIsPhone } from './use-may.ts';
import { preview as t } from '../texts/shop-texts.ts';

const widths = { phone: 390, desk: '100%' } as const;

/** A button that shows the page with the form's values before they are saved. */
export function PreviewButton({
  path,
  fields,
  find,
}: {
  /** Below `/api/admin`. */
  readonly path: string;
  /** The form's fields that the page is made from. */
  readonly fields: readonly string[];
  /** The part of the page to preview, as a CSS selector. */
  readonly find?: string;
}) {
  const { getValues, trigger } = useFormContext();
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    // Errors are shown at their fields.
    if (!(await trigger())) return;
    setBusy(true);
    setProblem(null);
    const body = Object.fromEntries(fields.map((name) => [name, getValues(name) as unknown]));
    try {
      setHtml((await callApi<{ html: string }>(path, { method: 'POST', body })).html);
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlined />}
        loading={isBusy}
        onClick={() => void show()}
      >
        {t.show}
      </Button>
      {problem === null ? null : (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      {html === null ? null : <PreviewDialog html={html} find={find} onClose={() => setHtml(null)} />}
    </Box>
  );
}

function PreviewDialog({
  html,
  find,
  onClose,
}: {
  readonly html: string;
  readonly find: string | undefined;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const [width, setWidth] = useState<keyof typeof widths>('desk');
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="xl" fullWidth aria-labelledby={titleId}>
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
        <Box
          id={titleId}
          component="h2"
          sx={{ m: 0, font: 'inherit', fontSize: '1.125rem', flexGrow: 1, minWidth: 0 }}
        >
          {t.title}
        </Box>
        {isPhone ? null : (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t.width}
            value={width}
            onChange={(_, chosen: keyof typeof widths | null) => setWidth(chosen ?? width)}
          >
            <ToggleButton value="phone">{t.phone}</ToggleButton>
            <ToggleButton value="desk">{t.desk}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <IconButton aria-label={t.close} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <Box
        sx={{
          height: isPhone ? '100%' : '75vh',
          display: 'grid',
          justifyItems: 'center',
          bgcolor: 'divider',
        }}
      >
        <Box
          // A new frame for each width lays out the page again, and scrolls to the place again.
          key={width}
          component="iframe"
          title={t.title}
          // It may load our pictures and fonts; its scripts and links do not work.
          sandbox="allow-same-origin"
          srcDoc={withNonce(html)}
          onLoad={({ currentTarget }) => scrollTo(currentTarget, find)}
          sx={{
            border: 0,
            width: isPhone ? '100%' : widths[width],
            maxWidth: '100%',
            height: '100%',
            bgcolor: '#fff',
          }}
        />
      </Box>
    </Dialog>
  );
}

/** The page contains its own styles; this document's policy admits those that carry its nonce. */
function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
  return html.replaceAll('<style>', `<style nonce="${nonce}">`);
}

function scrollTo(frame: EventTarget & Element, find: string | undefined): void {
  const page = (frame as HTMLIFrameElement).contentDocument;
  if (find !== undefined) page?.querySelector(find)?.scrollIntoView({ block: 'center' });
}
