import type { ProductSafety } from '../../../modules/catalogue/index.ts';
import * as t from '#texts/product.ts';

/** The information that Art. 19 of Regulation (EU) 2023/988 (GPSR) requires in an offer. */
export function ProductSafetyNote({ safety, sku }: { readonly safety: ProductSafety; readonly sku: string }) {
  if (safety.kind === 'exempt') return <p className="prose">{t.exemption[safety.reason]}</p>;
  return (
    <dl className="prose">
      <dt className="text-ink-soft">{t.responsible}</dt>
      <dd>
        {safety.name}, {safety.postalAddress}
      </dd>
      <dt className="text-ink-soft">{t.contact}</dt>
      <dd>{safety.electronicAddress}</dd>
      <dt className="text-ink-soft">{t.sku}</dt>
      <dd>{sku}</dd>
      {safety.warnings !== null && (
        <>
          <dt className="text-ink-soft">{t.warnings}</dt>
          <dd>{safety.warnings}</dd>
        </>
      )}
    </dl>
  );
}
