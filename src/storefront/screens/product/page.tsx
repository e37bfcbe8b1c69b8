import { answerOtherTabs } from '../../features/checkout/answer-other-tabs.ts';
import { useEffect, useState } from 'react';
import * as shell from '#texts/shell.ts';
import type { AsRead, Head } from '../../page.ts';
import { Breadcrumb } from '../../components/page-heading.tsx';
import { PieceGrid } from '../../components/pieces/piece-card.tsx';
import type { CardView } from '../../components/pieces/card-view.ts';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { WhenNear } from '../../components/when-near.tsx';
import { isSold } from '../../features/buying/use-wish.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import { to } from '../../to.ts';
import { catalogueLanguage } from '../../../shared/text/language.ts';
import * as lists from '#texts/lists.ts';
import * as t from '#texts/product.ts';
import { AboutPiece } from './about-piece.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery, pictureSizes } from './gallery.tsx';
import { PieceHeader, PieceState, RentFrom } from './piece-header.tsx';
import { picturesInOrder } from './picture-order.ts';
import type { ProductData } from './route.ts';
import { DeliveryAndReturn } from './delivery-and-return.tsx';
import { useFreshPiece } from './use-fresh-piece.ts';
import { showError } from '../../features/toasts/toast-store.ts';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { paymentMethodsOf, type PaymentMethod } from '../../features/checkout/payment-methods.ts';
import * as buying from '#texts/pieces.ts';
import * as paymentTexts from '#texts/checkout.ts';
import { language } from '#texts/shell.ts';
import { pieceForCart } from '../../features/buying/piece-for-cart.ts';

type Piece = AsRead<ProductData>;

export function head(piece: Piece): Head {
  const first = picturesInOrder(piece, firstFree(piece))[0];
  return {
    title: piece.title,
    description: plainText(
      [shell.formatEuros(piece.priceCents), piece.subtopic, textOf(piece)].filter(Boolean).join('. '),
    ),
    canonical: `/product/${piece.id}`,
    firstPicture: first && { picture: first, sizes: pictureSizes },
  };
}

/** What describes a piece in the language of the page: where nobody wrote it, its title alone. */
const textOf = ({ inWords, title, descriptions }: Piece): string | undefined =>
  inWords === undefined ? descriptions[0] : (inWords.description ?? title);

export function Page({ data }: { readonly data: Piece }) {
  const { piece, news } = useFreshPiece(data);
  const [chosen, setChosen] = useState<string | null>(null);
  // Stays when it is sold meanwhile: nobody should buy another one than they saw.
  const [preselected] = useState(() => firstFree(data));
  const wanted = chosen ?? preselected ?? firstFree(piece);
  useRemembered(data);
  useEffect(answerOtherTabs, []);
  const category = piece.categories[0];
  const sold = isSold(piece);
  const similar = piece.similar.length > 0 && <Similar piece={piece} />;
  return (
    <div className="frame">
      <div className="pt-4 pb-4 wide:pt-6 wide:pb-6 print:hidden">
        <Breadcrumb
          crumbs={[
            { label: shell.home, href: to('/') },
            { label: lists.lineName[piece.shopType], href: to(`/shop/${piece.shopType}`) },
            ...(category === undefined
              ? []
              : [
                  {
                    label: category.name,
                    language: category.nameLanguage ?? catalogueLanguage,
                    href: to(`/category/${category.id}`),
                  },
                ]),
          ]}
        />
      </div>
      <div className="product">
        <div className="product-panel">
          <PieceHeader piece={piece} />
          <div className="product-box">
            <PieceState piece={piece} chosen={wanted} news={news} />
            <BuyBox piece={piece} chosen={wanted} onChoose={setChosen} />
            {/* As high as what will be in it. */}
            {piece.stockAmt < 1 && (
              <div className="mt-4 min-h-[16.5rem] noscript:hidden print:hidden">
                <WhenNear load={loadPieceAlert} id={piece.id} sold={sold} />
              </div>
            )}
            <RentFrom piece={piece} />
            {/* As high as what will be in it. */}
            {!sold && (
              <div className="mt-2 min-h-[5.75rem] noscript:hidden print:hidden">
                <WhenNear load={loadDeliveryPrice} id={piece.id} title={piece.title} variantId={wanted} />
              </div>
            )}
            <div hidden={sold}>
              <ServerRendered id="services">
                {import.meta.env.SSR && (
                  <>
                    <PaymentBlock />
                    <DeliveryAndReturn piece={data} />
                  </>
                )}
              </ServerRendered>
            </div>
            <AskAndShare piece={piece} />
          </div>
        </div>
        <Gallery piece={piece} chosen={wanted} />
      </div>
      {/* Visitors who came for a piece that is gone continue with pieces they can buy. */}
      {sold && similar}
      <ServerRendered id="about">{import.meta.env.SSR && <AboutPiece piece={data} />}</ServerRendered>
      {!sold && similar}
      {!sold && piece.matching.length > 0 && (
        <section aria-labelledby="passend-titel" className="suggestions product-more print:hidden">
          <h2 id="passend-titel" className="mb-8 text-3xl">
            {t.matching}
          </h2>
          <PieceGrid pieces={piece.matching} />
        </section>
      )}
      <WhenNear load={loadRecentlyViewed} except={piece.id} />
    </div>
  );
}

/** The variant that a shopper gets who chooses none. */
const firstFree = ({ variants }: Piece): string | null =>
  variants.find(({ stockAmt }) => stockAmt > 0)?.id ?? null;

function Similar({ piece }: { readonly piece: Piece }) {
  return (
    <section id="aehnlich" aria-labelledby="aehnlich-titel" className="suggestions product-more print:hidden">
      <h2 id="aehnlich-titel" className="mb-8 text-3xl">
        {piece.similarToTitle ?? t.similar}
      </h2>
      <PieceGrid pieces={piece.similar} />
    </section>
  );
}

const loadDeliveryPrice = async () =>
  (await import('../../features/delivery/delivery-price.browser.tsx')).DeliveryPrice;

const loadPieceAlert = async () => (await import('../../features/piece-alert.browser.tsx')).PieceAlert;

const loadRecentlyViewed = async () =>
  (await import('../../features/recently-viewed/recently-viewed.browser.tsx')).RecentlyViewed;

const loadShare = () => import('../../features/share.browser.ts');
const look = 'inline-flex min-h-11 items-center gap-2 underline-offset-8 hover:underline';

/** 'Frage zum Stück' and 'Teilen'. */
export function AskAndShare({ piece }: { readonly piece: AsRead<ProductData> }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-7 print:hidden">
      <a href={to(`/kontaktformular?stueck=${encodeURIComponent(piece.id)}`)} rel="nofollow" className={look}>
        <Icon path="M3 5h18v14H3zM3 6l9 7 9-7" />
        {t.question}
      </a>
      <button
        type="button"
        // Loaded before the click, when it may still fail.
        onPointerEnter={() => void loadShare().catch(() => undefined)}
        onClick={() =>
          void loadShare().then(
            ({ sharePage }) => sharePage(piece.title),
            () => showError(lists.somethingWrong),
          )
        }
        className={`${look} noscript:hidden`}
      >
        <Icon path="M12 15V3M8 7l4-4 4 4M5 11v10h14V11" />
        {t.share}
      </button>
    </p>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth="1.5" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

type Means = keyof typeof paymentTexts.paymentKindName;

/** Each payment method of the checkout (spec 9) in shoppers' terms. */
const meansOf: Readonly<Record<PaymentMethod, Means>> = {
  stripe: 'card',
  klarna: 'instalments',
  bank_transfer: 'transfer',
  paypal: 'wallet',
};

const order: readonly Means[] = ['card', 'instalments', 'transfer', 'wallet'];

const drawings: Readonly<Record<Means, string>> = {
  card: 'M2 5h20v14H2zM2 10h20M5 15h5',
  instalments: 'M3 5h18v16H3zM3 10h18M8 3v4M16 3v4M8 15l3 3 5-5',
  transfer: 'M3 9l9-5 9 5v2H3zM5 11v7M10 11v7M14 11v7M19 11v7M3 20h18',
  wallet: 'M3 7h16v13H3zM3 7l12-4v4M15 12h6v4h-6z',
};

/** The payment methods that the checkout accepts now (spec 2.10, § 312j (1) BGB). */
export function PaymentBlock() {
  const accepted = paymentMethodsOf(usePaymentSetup()).map((method) => meansOf[method]);
  return (
    <section aria-labelledby="zahlungsarten" className="mt-6 print:hidden">
      <h2 id="zahlungsarten" className="font-sans text-sm font-semibold tracking-[0.14em] uppercase">
        {buying.paymentMeans}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] text-ink-soft">
        {order
          .filter((means) => accepted.includes(means))
          .map((means) => (
            <li key={means} className="flex items-center gap-2">
              <svg
                viewBox="0 0 24 24"
                className="size-5 fill-none stroke-current"
                strokeWidth="1.4"
                aria-hidden="true"
              >
                <path d={drawings[means]} />
              </svg>
              {paymentTexts.paymentKindName[means]}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Remembers, in this browser only, that a piece was viewed. Runs once the page has settled, with code loaded then. */
function useRemembered(piece: CardView): void {
  useEffect(() => {
    const { productId, title, image } = pieceForCart(piece);
    const later = setTimeout(() => {
      void import('../../features/recently-viewed/viewed-store.browser.ts').then(
        ({ viewed }) => viewed.remember({ id: productId, title, image, language }),
        () => undefined,
      );
    }, 1500);
    return () => clearTimeout(later);
  }, [piece]);
}
