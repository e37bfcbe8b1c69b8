import { Alert, Dialog, type DialogProps } from '@mui/material';
import { useRef, useState } from 'react';
import { office } from '../texts/office.ts';

/**
 * A dialog with fields. Escape and a click beside it close it only while nothing was typed: both happen by mistake, and
 * its own button says that it discards.
 */
export function FormDialog({
  onClose,
  children,
  ...props
}: Omit<DialogProps, 'onClose'> & {
  /** Omitted: it cannot be closed now. */
  readonly onClose?: (() => void) | undefined;
}) {
  const isTyped = useRef(false);
  const [keepsOpen, setKeepsOpen] = useState(false);
  const begin = (): void => {
    isTyped.current = false;
    setKeepsOpen(false);
  };
  return (
    <Dialog
      {...props}
      slotProps={{ transition: { onExited: begin } }}
      onInput={() => {
        isTyped.current = true;
      }}
      onClose={() => (isTyped.current ? setKeepsOpen(true) : onClose?.())}
    >
      {children}
      {keepsOpen ? <Alert severity="warning">{office.unsavedInDialog}</Alert> : null}
    </Dialog>
  );
}
