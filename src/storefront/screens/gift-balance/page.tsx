import { useEffect, useMemo, useState, type FormEvent } from 'react';
import * as t from '#texts/gift-balance.ts';
import * as shell from '#texts/shell.ts';
import type { GiftBalance } from '../../../modules/vouchers/http/vouchers.schemas.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { writtenCode } from '../../../shared/money/voucher-code.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';

export function head(): Head {
  return { title: t.title, description: t.intro, canonical: '/gutschein-guthaben' };
}

type State =
  | { readonly kind: 'open'; readonly problem: string | null }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly balance: GiftBalance };

/** What is left on a gift voucher, and until when it can be redeemed. */
export function Page() {
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.title}>
        <p className="noscript:hidden">{t.intro}</p>
        <p className="not-noscript:hidden">{t.needsScript}</p>
      </PageHeading>
      <div className="max-w-2xl noscript:hidden">
        <BalanceForm />
      </div>
    </div>
  );
}

function BalanceForm() {
  const printed = usePrintedCode();
  const [typed, setTyped] = useState<string | null>(null);
  const code = typed ?? printed;
  const [state, setState] = useState<State>({ kind: 'open', problem: null });
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ kind: 'asking' });
    setTyped(writtenCode(code));
    const answer = await askShop<GiftBalance>('/voucher/balance', {
      send: { voucherCode: code },
      like: { balance: 0, lastDay: '' },
    });
    if (answer.ok) setState({ kind: 'known', balance: answer.value });
    else setState({ kind: 'open', problem: problemOf(answer) });
    if (!answer.ok) document.getElementById('voucher-code')?.focus();
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void ask(event)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            id="voucher-code"
            name="voucherCode"
            label={t.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onText={(text) => {
              setTyped(text);
              setState({ kind: 'open', problem: null });
            }}
            error={state.kind === 'open' ? (state.problem ?? undefined) : undefined}
          />
        </div>
        <Button type="submit" unavailable={state.kind === 'asking'}>
          {state.kind === 'asking' ? t.asking : t.ask}
        </Button>
      </form>
      <div role="status" className="mt-8">
        {state.kind === 'open' && <span className="sr-only">{state.problem}</span>}
        {state.kind === 'known' && <Balance balance={state.balance} />}
      </div>
    </>
  );
}

function Balance({ balance: { balance, lastDay, held } }: { readonly balance: GiftBalance }) {
  const cents = fromEuros(balance);
  if (cents === 0 && held === null) return <p className="text-lg">{t.spent(t.formatDay(lastDay))}</p>;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-8 gap-y-2">
        <dt>{t.balance}</dt>
        <dd className="font-serif text-3xl tabular-nums">{t.amount(cents)}</dd>
        <dt>{t.lastDay}</dt>
        <dd>{t.formatDay(lastDay)}</dd>
      </dl>
      {held !== null && (
        <p className="mt-4">{t.held(t.amount(fromEuros(held.amount)), t.formatDay(held.lastDay))}</p>
      )}
      <p className="mt-4 mb-6 text-ink-soft">{t.howToRedeem}</p>
      <ButtonLink href={to('/categories/all')}>{t.browse}</ButtonLink>
    </>
  );
}

/** The code that a printed voucher's QR code brings along, behind `#`, where no log sees it; then gone from the address. */
function usePrintedCode(): string {
  const isHydrated = useHydrated();
  const code = useMemo(
    () => (isHydrated ? (new URLSearchParams(location.hash.slice(1)).get('code') ?? '') : ''),
    [isHydrated],
  );
  useEffect(() => {
    if (code !== '') history.replaceState(history.state, '', location.pathname);
  }, [code]);
  return code;
}

function problemOf({ body, message }: { readonly body: unknown; readonly message: string | null }): string {
  const { issues } = (body ?? {}) as { readonly issues?: readonly { readonly message: string }[] };
  return issues?.[0]?.message ?? message ?? t.failed;
}
