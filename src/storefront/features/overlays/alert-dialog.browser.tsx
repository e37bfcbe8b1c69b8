import { useId, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import * as t from '#texts/cart.ts';
import { closeAlert, type Alert } from './overlay-store.ts';
import { Worded } from '../../components/worded.tsx';

/** A message that must be answered with 'OK'; unlike `window.alert` it does not block the page. */
export function AlertDialog({ alert }: { readonly alert: Alert | null }) {
  const textId = useId();
  const [shown, setShown] = useState(alert);
  // While it closes, it keeps its text.
  if (alert !== null && alert !== shown) setShown(alert);
  const { text, label, toCopy } =
    typeof shown === 'object' && shown !== null ? shown : { text: shown, label: '', toCopy: '' };
  return (
    <Modal
      open={alert !== null}
      onClose={closeAlert}
      title={t.notice}
      kind="small-dialog"
      role="alertdialog"
      describedBy={textId}
    >
      <div className="p-5">
        <p id={textId} className="text-lg">
          {text !== null && <Worded>{text}</Worded>}
        </p>
        {toCopy !== '' && (
          <label className="mt-4 block">
            {label}
            <input
              readOnly
              value={toCopy}
              onFocus={(event) => event.target.select()}
              className="mt-1 block min-h-12 w-full border border-line-strong bg-white px-3 text-ink"
            />
          </label>
        )}
        <Button onClick={closeAlert} className="mt-6 w-full">
          {t.ok}
        </Button>
      </div>
    </Modal>
  );
}
