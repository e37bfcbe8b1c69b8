import { useState } from 'react';
import * as t from '#texts/account.ts';
import * as declarations from '#texts/declarations.ts';
import * as success from '#texts/order-success.ts';
import { Button, ButtonLink, PlainButton } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { saidOfAccount } from '../../features/account/use-form.browser.tsx';
import { AskedView, useAsked } from '../../features/account/asked-view.browser.tsx';
import { saveFile } from './my-data.browser.tsx';
import { storedUser } from '../../features/account/stored-login.ts';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import { aboutContract } from '../../features/declarations/about-contract.browser.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { to } from '../../to.ts';
import { BankDetails } from '../order-success/bank-details.tsx';
import { Claims } from '../order-success/claims.tsx';
import { History, OrderFacts, stateNoteOf } from '../order-success/order-facts.tsx';
import { Products } from '../order-success/products.tsx';
import { invoiceLook, Invoices } from '../order-success/invoices.tsx';

/** One order: how far it is, what was agreed, its documents, and the two legal functions. */
export function Order({ orderNumber }: { readonly orderNumber: string }) {
  const asked = useAsked<PlacedOrder>(`/account/orders/${encodeURIComponent(orderNumber)}`, {
    orderNumber: '',
    lines: [],
  });
  if (asked.answer?.ok === false && asked.answer.status === 404) {
    return (
      <EmptyState title={t.orderMissing}>
        <ButtonLink href={to('/account/orders')} look="outline">
          {t.toOrders}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <AskedView asked={asked}>
      {(order) => (
        <div className="grid grid-cols-1 gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
          <div className="min-w-0 space-y-12">
            {stateNoteOf(order) !== undefined && <p>{stateNoteOf(order)}</p>}
            {order.bankTransfer !== null && <BankDetails transfer={order.bankTransfer} />}
            <Claims order={order} />
            <OrderFacts order={order} />
            <InvoiceFiles order={order} />
            <History order={order} />
            <Documents order={order} />
            {order.state === 'accepted' && <Rights order={order} />}
          </div>
          <Products order={order} />
        </div>
      )}
    </AskedView>
  );
}

const asFile = { read: (response: Response): Promise<Blob> => response.blob() };

/** Behind the login a plain link shows nothing: the browser saves what was asked for with the access token. */
function InvoiceFiles({ order }: { readonly order: PlacedOrder }) {
  const [isBusy, setBusy] = useState(false);
  const load = async (number: string, name: string): Promise<void> => {
    setBusy(true);
    const path = `/account/orders/${encodeURIComponent(order.orderNumber)}/invoices/${number}`;
    const answer = await askAsCustomer<Blob>(path, asFile);
    setBusy(false);
    if (answer.ok) saveFile(answer.value, `${name}.pdf`);
    else showAlert(saidOfAccount(answer));
  };
  return (
    <Invoices
      order={order}
      link={({ number }, name) => (
        <PlainButton idle={isBusy} className={invoiceLook} onClick={() => void load(number, name)}>
          {name}
        </PlainButton>
      )}
    />
  );
}

/** The confirmation and the texts that applied, to be kept. */
function Documents({ order: { orderNumber, state, legalTexts } }: { readonly order: PlacedOrder }) {
  const [isBusy, setBusy] = useState(false);
  const files = [
    ...(state === 'accepted' ? [{ label: t.confirmationFile, path: 'confirmation' }] : []),
    ...legalTexts.map(({ slug }) => ({ label: success.textName[slug], path: `texts/${slug}` })),
  ];
  if (files.length === 0) return null;
  const load = async (label: string, path: string): Promise<void> => {
    setBusy(true);
    const answer = await askAsCustomer<Blob>(
      `/account/orders/${encodeURIComponent(orderNumber)}/${path}`,
      asFile,
    );
    setBusy(false);
    if (answer.ok) saveFile(answer.value, `${t.fileName(label, orderNumber)}.txt`);
    else showAlert(saidOfAccount(answer));
  };
  return (
    <section>
      <h2 className="text-2xl">{t.documents}</h2>
      <p className="mt-2 text-ink-soft">{t.documentsText}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {files.map(({ label, path }) => (
          <li key={path}>
            <Button look="quiet" padding="px-5" unavailable={isBusy} onClick={() => void load(label, path)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Consumers withdraw (§ 356a BGB) and end rentals (§ 312k BGB). */
function Rights({ order }: { readonly order: PlacedOrder }) {
  if (order.customerKind === 'business') return null;
  const about = aboutContract(order.orderNumber, { ...storedUser(), email_address: order.customerEmail });
  const isRental = order.lines.some(({ isRent }) => isRent);
  return (
    <section>
      <h2 className="text-2xl">{t.rights}</h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={to('/vertrag-widerrufen') + about} look="outline">
          {declarations.withdrawTitle}
        </ButtonLink>
        {isRental && (
          <ButtonLink href={to('/vertraege-kuendigen') + about} look="outline">
            {declarations.endTitle}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
