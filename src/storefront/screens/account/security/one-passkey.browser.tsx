import type { z } from 'zod';
import type { passkeySchema } from '../../../../platform/passkeys/passkey.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as account from '#texts/account.ts';
import * as t from '#texts/passkeys.ts';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import { Modal } from '../../../components/controls/modal.tsx';
import { askAsCustomer } from '../../../features/account/ask-as-customer.ts';
import { useForm } from '../../../features/account/use-form.browser.tsx';
import { showSuccess } from '../../../features/toasts/toast-store.ts';
import { ProvedCall } from './proved-call.browser.tsx';

export type Passkey = z.output<typeof passkeySchema>;

/** One passkey of the account: what it is called, when it was used, and what can be done with it. */
export function OnePasskey({
  passkey,
  onRenamed,
  onRemoved,
}: {
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  readonly onRemoved: () => void;
}) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [asks, setAsks] = useState<'nothing' | 'name' | 'removal'>('nothing');
  const renaming = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setAsks('nothing'));
    renaming.current?.focus();
  };
  const uses = lastUsedAt === null ? t.neverUsed : t.used(account.formatMoment(lastUsedAt));
  return (
    <li className="border-b border-line py-4">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-ink-soft">
        {t.madeOn(account.formatMoment(createdAt))}, {uses}
      </p>
      {asks === 'name' ? (
        <Renaming
          passkey={passkey}
          onCancel={close}
          onDone={() => {
            showSuccess(t.renamed);
            onRenamed();
            close();
          }}
        />
      ) : (
        <p className="mt-2 flex flex-wrap gap-3">
          <Button
            ref={renaming}
            look="quiet"
            padding="px-5"
            aria-label={t.ofKey(t.rename, name)}
            onClick={() => setAsks('name')}
          >
            {t.rename}
          </Button>
          <Button
            look="quiet"
            padding="px-5"
            aria-label={t.ofKey(t.remove, name)}
            onClick={() => setAsks('removal')}
          >
            {t.remove}
          </Button>
        </p>
      )}
      <Modal
        open={asks === 'removal'}
        onClose={() => setAsks('nothing')}
        title={t.removeTitle}
        kind="small-dialog"
      >
        {asks === 'removal' && (
          <ProvedCall
            path={`${addressOf(passkey)}/removal`}
            question={t.removeAsk(name)}
            button={t.remove}
            onCancel={() => setAsks('nothing')}
            onDone={() => {
              setAsks('nothing');
              onRemoved();
            }}
          />
        )}
      </Modal>
    </li>
  );
}

const addressOf = ({ id }: Passkey): string => `/account/passkeys/${encodeURIComponent(id)}`;

interface Step {
  readonly passkey: Passkey;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function Renaming({ passkey, onCancel, onDone }: Step) {
  const { field, problem, isBusy, submit } = useForm(
    'key-name',
    { name: passkey.name },
    { name: t.missingName },
  );
  useEffect(() => document.getElementById('key-name-name')?.focus(), []);
  return (
    <form
      noValidate
      className="mt-3 space-y-4"
      onSubmit={(event) =>
        void submit(
          event,
          (send) => askAsCustomer(addressOf(passkey), { method: 'PUT', send, like: { message: '' } }),
          onDone,
        )
      }
    >
      <TextField {...field('name')} autoComplete="off" label={t.ofKey(t.newName, passkey.name)} />
      {problem}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" unavailable={isBusy}>
          {isBusy ? account.busy : account.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {account.cancel}
        </Button>
      </div>
    </form>
  );
}
