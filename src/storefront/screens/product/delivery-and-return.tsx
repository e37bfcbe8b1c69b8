import type { ReactNode } from 'react';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import type { AsRead } from '../../page.ts';
import { to } from '../../to.ts';
import { GuaranteeNotice } from '../../components/orders/guarantee-notice.tsx';
import * as guarantee from '#texts/pieces.ts';
import * as t from '#texts/product.ts';
import type { ProductData } from './route.ts';

/** Delivery, pickup, assembly, return and guarantee, one line each with a link to the details (§ 6 PAngV, spec 9). */
export function DeliveryAndReturn({ piece }: { readonly piece: AsRead<ProductData> }) {
  return (
    <section aria-label={t.services} className="mt-6 border-t border-line print:hidden">
      <dl className="text-[0.9375rem]">
        <Line term={t.deliveryTitle} link={t.deliveryLink} href={to('/versand')}>
          {t.deliveryText}
        </Line>
        {piece.store !== null && <Line term={t.pickupTitle}>{t.pickupText(piece.store)}</Line>}
        {piece.assemblyService && <Line term={t.assemblyTitle}>{t.assemblyText(assemblyFeeCents)}</Line>}
        <Line term={t.returnTitle} link={t.returnLink} href={to('/withdrawal')}>
          {t.returnText}
        </Line>
        <Line term={guarantee.guarantee}>
          <GuaranteeNotice picture={piece.guarantee} />
        </Line>
      </dl>
    </section>
  );
}

function Line({
  term,
  link,
  href,
  children,
}: {
  readonly term: string;
  readonly link?: string;
  readonly href?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
      <dt className="w-30 font-semibold">{term}</dt>
      <dd className="flex-[1_1_9rem] text-ink-soft">
        {children}
        {href !== undefined && (
          <>
            {' '}
            <a href={href} className="text-ink underline underline-offset-4">
              {link}
            </a>
          </>
        )}
      </dd>
    </div>
  );
}
