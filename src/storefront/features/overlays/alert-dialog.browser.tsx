import { useId, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import * as t from '#texts/cart/cart.ts';
import { closeAlert } from './overlay-store.ts';
import { Worded } from '../../components/worded.tsx';

/** A message that must be answered with 'OK'; unlike `window.alert` it does not block the page. */
export function AlertDialog({ text }: { readonly text: string | null }) {
  const textId = useId();
  const [said, setSaid] = useState(text);
  // While it closes, it keeps its text.
  if (text !== null && text !== said) setSaid(text);
  return (
    <Modal
      open={text !== null}
      onClose={closeAlert}
      title={t.notice}
      kind="small-dialog"
      role="alertdialog"
      describedBy={textId}
    >
      <div className="p-5">
        <p id={textId} className="text-lg">
          {said !== null && <Worded>{said}</Worded>}
        </p>
        <Button onClick={closeAlert} className="mt-6 w-full">
          {t.ok}
        </Button>
      </div>
    </Modal>
  );
}
