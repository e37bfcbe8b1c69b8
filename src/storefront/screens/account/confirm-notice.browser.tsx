import { useState } from 'react';
import * as t from '#texts/account.ts';
import { Button } from '../../components/controls/button.tsx';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { saidOfAccount } from '../../features/account/use-form.browser.tsx';
import { showAlert } from '../../features/overlays/overlay-store.ts';

/** Says that the account's address is not confirmed yet, and sends the link once more. */
export function ConfirmNotice({ text }: { readonly text: string }) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const answer = await askAsCustomer<{ readonly message: string }>('/account/email/confirmation', {
      method: 'POST',
      like: { message: '' },
    });
    setBusy(false);
    showAlert(answer.ok ? answer.value.message : saidOfAccount(answer));
  };
  return (
    <div className="border border-line-strong p-5">
      <p className="break-words">{text}</p>
      <Button
        look="outline"
        className="mt-4"
        unavailable={isBusy}
        onClick={() => {
          if (!isBusy) void confirm();
        }}
      >
        {t.confirmThis}
      </Button>
    </div>
  );
}
