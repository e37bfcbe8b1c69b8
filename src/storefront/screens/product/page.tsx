import { useState } from 'react';
import type { AsRead } from '../../as-read.ts';
import { Badge } from '../../components/badge.tsx';
import { Breadcrumb } from '../../components/page-heading.tsx';
import { Price } from '../../components/price.tsx';
import { useRenderedAt } from '../../components/rendered-at.ts';
import { StaffHtml } from '../../components/staff-html.tsx';
import { formatEuros } from '../../../shared/cents.ts';
import { plainText } from '../../plain-text.ts';
import type { Head } from '../../page.ts';
import * as lists from '../../texts/de/lists.ts';
import * as pieces from '../../texts/de/pieces.ts';
import * as t from '../../texts/de/product.ts';
import * as shell from '../../texts/de/shell.ts';
import { BuyBox } from './buy-box.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { ProductSafetyNote } from './product-safety-note.tsx';
import type { ProductData } from './route.ts';

type Piece = AsRead<ProductData>;

export function head(piece: Piece): Head {
  return {
    title: `${piece.title} – ${shell.shopName}`,
    description: plainText(
      `${formatEuros(piece.priceCents)}. ${piece.subtopic ?? ''} ${piece.descriptions[0] ?? ''}`,
    ),
    canonical: `/product/${piece.id}`,
  };
}

export function Page({ data: piece }: { readonly data: Piece }) {
  const category = piece.categories[0];
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="frame">
      <div className="pt-6 pb-6">
        <Breadcrumb
          crumbs={[
            { label: shell.home, href: '/' },
            { label: lists.lineName[piece.shopType], href: `/shop/${piece.shopType}` },
            ...(category === undefined ? [] : [{ label: category.name, href: `/category/${category.id}` }]),
          ]}
        />
      </div>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1.25fr)_minmax(20rem,1fr)] xl:gap-x-20">
        <Gallery piece={piece} chosen={chosen} />
        <div className="md:sticky md:top-6 md:self-start">
          <h1 className="text-3xl break-words hyphens-auto xl:text-4xl">{piece.title}</h1>
          {piece.subtopic !== null && <p className="mt-2 text-lg text-ink-soft">{piece.subtopic}</p>}
          <div className="mt-6">
            <Price piece={piece} large />
            <p className="mt-1 text-sm text-ink-soft">
              {piece.taxScheme === 'margin' ? pieces.marginTax : pieces.containedVat}
              <br />
              {pieces.priceNote}
            </p>
          </div>
          <div className="mt-5">
            <Stock piece={piece} />
          </div>
          <BuyBox piece={piece} chosen={chosen} onChoose={setChosen} />
          <Facts piece={piece} />
        </div>
      </div>
      <div className="mt-14 grid gap-x-20 gap-y-12 border-t border-line pt-12 md:grid-cols-2">
        <Section title={t.description}>
          <div className="space-y-4">
            {piece.descriptions.map((html) => (
              <StaffHtml key={html} html={html} />
            ))}
          </div>
        </Section>
        {piece.conditionText !== null && (
          <Section title={`${t.condition}: ${piece.condition}`}>
            <StaffHtml html={piece.conditionText} />
          </Section>
        )}
        {piece.storyShop !== null && (
          <Section title={t.story}>
            <StaffHtml html={piece.storyShop} />
          </Section>
        )}
        {piece.shopInfo !== null && (
          <Section title={t.shopInfo}>
            <StaffHtml html={piece.shopInfo} />
          </Section>
        )}
        {piece.aboutUs !== null && (
          <Section title={t.aboutUs}>
            <StaffHtml html={piece.aboutUs} />
          </Section>
        )}
        <Section title={t.productSafety}>
          <ProductSafetyNote safety={piece.productSafety} sku={piece.sku} />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Stock({ piece }: { readonly piece: Piece }) {
  const now = useRenderedAt();
  if (piece.stockAmt === 1 && piece.shopType === 'vintage')
    return <p className="text-good">{t.availableOnce}</p>;
  if (piece.stockAmt > 0) return <p className="text-good">{t.available(piece.stockAmt)}</p>;
  if (piece.reservedUntil !== null) {
    return <Badge tone="quiet">{pieces.reservedUntil(piece.reservedUntil, now)}</Badge>;
  }
  if (piece.rentedUntil !== null) return <Badge tone="quiet">{pieces.rentedUntil(piece.rentedUntil)}</Badge>;
  return <Badge tone="dark">{pieces.soldOut}</Badge>;
}
