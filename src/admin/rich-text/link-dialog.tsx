import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { typedAddress } from '../../shared/text/link-address.ts';
import { office } from '../texts/office.ts';
import { richText as t } from '../texts/shop-texts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';

/** Asks for the target of a link on the selected words; without a selection, it also asks for the words. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const titleId = useId();
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const isNew = before === undefined && editor.state.selection.empty;
  const [address, setAddress] = useState(before ?? '');
  const [words, setWords] = useState('');
  const [isJudged, setJudged] = useState(false);
  const href = typedAddress(address);
  const isInvalid = isJudged && href === null;
  const close = (): void => {
    onClose();
    // After the dialog has given the focus back to its button.
    setTimeout(() => editor.commands.focus());
  };
  const set = (): void => {
    setJudged(true);
    if (href === null) return;
    if (isNew) {
      const text = words.trim() === '' ? address.trim() : words.trim();
      editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    } else editor.chain().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  const remove = (): void => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <FormDialog
      open
      fullWidth
      maxWidth="xs"
      onClose={close}
      aria-labelledby={titleId}
      // It belongs to a form, which the enter key would send, and its fields are none of the editor's.
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        set();
      }}
      onBlur={(event) => event.stopPropagation()}
      onFocus={(event) => event.stopPropagation()}
    >
      <DialogTitle id={titleId}>{t.linkTitle}</DialogTitle>
      <DialogContent>
        {isNew ? (
          <TextField label={t.linkText} value={words} onChange={({ target }) => setWords(target.value)} />
        ) : null}
        <TextField
          label={t.address}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={isInvalid}
          helperText={isInvalid ? t.badAddress : t.addressHelp}
          autoFocus={!isNew}
          slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'off' } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {before === undefined ? null : (
          <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
            {t.removeLink}
          </Button>
        )}
        <Button onClick={close}>{office.cancel}</Button>
        <Button variant="contained" onClick={set}>
          {t.setLink}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
