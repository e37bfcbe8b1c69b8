import type { ReactNode } from 'react';
import { catalogueLanguage } from '../../../shared/language.ts';
import type { AsRead } from '../../as-read.ts';
import { StaffHtml } from '../../components/staff-html.tsx';
import { conditionName } from '#texts/conditions.ts';
import * as t from '#texts/product.ts';
import { DimensionDrawing } from './drawing/dimension-drawing.tsx';
import { Facts } from './facts.tsx';
import { ProductSafetyNote } from './product-safety-note.tsx';
import type { ProductData } from './route.ts';

/** All texts about a piece (spec 2.10): dimensions and drawing first, then the texts of staff. */
export function AboutPiece({ piece }: { readonly piece: AsRead<ProductData> }) {
  return (
    <>
      <div className="product-measures">
        <Facts piece={piece} />
        <DimensionDrawing dimensions={piece.dimensions} shape={piece.shape} />
      </div>
      <div className="mt-14 grid grid-cols-1 gap-x-20 gap-y-12 border-t border-line pt-12 wide:grid-cols-2 print:hidden">
        {piece.descriptions.length > 0 && (
          <Section title={t.description}>
            <div className="space-y-4">
              {piece.descriptions.map((html) => (
                <StaffHtml key={html} html={html} language={catalogueLanguage} />
              ))}
            </div>
          </Section>
        )}
        {piece.conditionText !== null && (
          <Section title={t.conditionOf(conditionName[piece.condition])}>
            <StaffHtml html={piece.conditionText} language={catalogueLanguage} />
          </Section>
        )}
        {piece.storyShop !== null && (
          <Section title={t.story}>
            <StaffHtml html={piece.storyShop} language={catalogueLanguage} />
          </Section>
        )}
        {piece.shopInfo !== null && (
          <Section title={t.shopInfo}>
            <StaffHtml html={piece.shopInfo} language={catalogueLanguage} />
          </Section>
        )}
        {piece.aboutUs !== null && (
          <Section title={t.aboutUs}>
            <StaffHtml html={piece.aboutUs} language={catalogueLanguage} />
          </Section>
        )}
        <Section title={t.productSafety}>
          <ProductSafetyNote safety={piece.productSafety} sku={piece.sku} />
        </Section>
      </div>
      <address className="mt-6 hidden border-t border-line pt-3 not-italic print:block">
        {t.addressOf(piece.company.firm, piece.company)}
        {piece.store !== null && (
          <>
            <br />
            {t.addressOf(piece.store.name, piece.store)}
          </>
        )}
        <br />
        {piece.company.email} · {piece.company.phone}
      </address>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
