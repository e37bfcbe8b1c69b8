import { useState } from 'react';
import * as t from '#texts/account.ts';
import { Button } from '../../components/controls/button.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import { PasswordField } from '../../components/controls/password-field.tsx';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { saidOfAccount, useForm } from '../../features/account/use-form.browser.tsx';
import { forgetQuietly } from '../../features/account/stored-login.ts';
import { forgetCheckout } from '../../features/checkout/forget-checkout.browser.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { showOnNextPage, showSuccess } from '../../features/toasts/toast-store.ts';
import { leaveAccountWishlist } from '../../features/wishlist/account-wishlist.browser.ts';
import { to } from '../../to.ts';

/** Gives customers a copy of their data (Art. 15, 20 GDPR), or ends the account (Art. 17). */
export function MyData() {
  return (
    <div className="max-w-2xl space-y-14">
      <Export />
      <Deletion />
    </div>
  );
}

function Export() {
  const [isBusy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await askAsCustomer<{ readonly exportedAt: string }>('/account/export', {
      like: { exportedAt: '' },
    });
    setBusy(false);
    if (!answer.ok) {
      showAlert(saidOfAccount(answer));
      return;
    }
    const name = `wmk-daten-${answer.value.exportedAt.slice(0, 10)}.json`;
    saveFile(new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }), name);
    showSuccess(t.exported);
  };
  return (
    <section>
      <h2 className="text-2xl">{t.exportTitle}</h2>
      <p className="mt-3">{t.exportText}</p>
      <Button className="mt-5" unavailable={isBusy} onClick={() => void load()}>
        {isBusy ? t.busy : t.exportButton}
      </Button>
    </section>
  );
}

function Deletion() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2 className="text-2xl">{t.deleteTitle}</h2>
      <p className="mt-3">{t.deleteText}</p>
      <Button look="outline" className="mt-5" onClick={() => setOpen(true)}>
        {t.deleteStart}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t.deleteTitle} kind="small-dialog">
        {isOpen && <DeletionForm onCancel={() => setOpen(false)} />}
      </Modal>
    </section>
  );
}

function DeletionForm({ onCancel }: { readonly onCancel: () => void }) {
  const { field, problem, isBusy, submit } = useForm(
    'deletion',
    { password: '' },
    { password: t.missing.password },
  );
  return (
    <form
      noValidate
      className="space-y-5 overflow-y-auto p-5"
      onSubmit={(event) =>
        void submit(
          event,
          (send) => askAsCustomer('/account/deletion', { send }),
          () => {
            leaveAccountWishlist();
            showOnNextPage(t.deleted);
            forgetQuietly();
            forgetCheckout();
            location.replace(to('/'));
          },
        )
      }
    >
      <p className="text-lg">{t.deleteAsk}</p>
      <PasswordField {...field('password')} label={t.password} isNew={false} />
      {problem}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button type="submit" look="outline" unavailable={isBusy}>
          {isBusy ? t.busy : t.deleteNow}
        </Button>
      </div>
    </form>
  );
}

/** Lets the browser save a file that was fetched with the access token, which a plain link cannot send. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
