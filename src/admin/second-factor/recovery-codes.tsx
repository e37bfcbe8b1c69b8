import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { secondFactor } from '../texts/entrance.ts';

const t = secondFactor.recovery;

/** Shows recovery codes once; a click outside does not close it. */
export function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const titleId = useId();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t.shown}\n${location.host}\n\n${codes.join('\n')}\n`)}`;
  return (
    <Dialog open className="for-paper" aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t.shown}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.once}</DialogContentText>
        <Box
          component="ol"
          sx={{ fontFamily: 'monospace', fontSize: { xs: 14, sm: 16 }, lineHeight: 1.9, pl: 4, mb: 0 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button component="a" href={file} download={`${t.title}.txt`}>
          {t.download}
        </Button>
        <Button onClick={() => print()}>{t.print}</Button>
        <Button variant="contained" onClick={onKept}>
          {t.kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
