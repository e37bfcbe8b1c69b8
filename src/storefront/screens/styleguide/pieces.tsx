import type { AsRead } from '../../page.ts';
import { CategoryTiles } from '../../components/pieces/category-tiles.tsx';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { OrderLines } from '../../components/orders/order-lines.tsx';
import { OrderSum } from '../../components/orders/order-sum.tsx';
import { PaymentMeans } from '../../components/orders/payment-means.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { vatNoteOf } from '../../../shared/money/vat-note.ts';
import { PieceGrid } from '../../components/pieces/piece-card.tsx';
import type { CardView } from '../../components/pieces/card-view.ts';
import { Price } from '../../components/pieces/price.tsx';
import { QrCode } from '../../components/pictures/qr-code.tsx';
import { pieceForCart } from '../../features/buying/piece-for-cart.ts';
import { shopProduct, type ShopLine } from '../../features/cart/store/shop-line.ts';
import { taxationOf } from '../../features/cart/taxation.ts';
import { Part, State } from './part.tsx';
import type { StyleguideData } from './route.ts';

/** Components that show pieces and prices. */
export function Pieces({ data }: { readonly data: AsRead<StyleguideData> }) {
  const { pieces, categories } = data;
  const [piece] = pieces;
  if (piece === undefined) return null;
  const lines = linesOf(pieces.slice(0, 2));
  return (
    <>
      <Part
        title="Picture"
        note="4 : 5, with a colour of its own until it has come, and a drawing where there is none."
      >
        <div className="grid max-w-3xl grid-cols-2 gap-4 sm:grid-cols-3">
          <State name="Ordinary">
            <Picture picture={piece.pictures[0]} shopType="vintage" sizes="14rem" />
          </State>
          <State name="None">
            <Picture picture={undefined} shopType="boatwood" sizes="14rem" />
          </State>
          <State name="Broken">
            <Picture
              picture={{ key: 'demo/none/none.000000000000', alt: '', widthPx: 1200, heightPx: 1500 }}
              shopType="vintage"
              sizes="14rem"
            />
          </State>
        </div>
      </Part>
      <Part
        title="Price"
        note="In the serif, with figures of one width; struck through only what the record bears."
      >
        <div className="flex flex-wrap gap-x-14 gap-y-6">
          <State name="Ordinary">
            <Price piece={{ priceCents: 89_000, saving: null }} />
          </State>
          <State name="Not reduced, among reduced ones">
            <Price piece={{ priceCents: 89_000, saving: null }} />
          </State>
          <State name="Reduced">
            <Price piece={{ priceCents: 89_000, saving: { referenceCents: 97_000, savingCents: 8_000 } }} />
          </State>
          <State name="Large">
            <Price
              piece={{ priceCents: 89_000, saving: { referenceCents: 97_000, savingCents: 8_000 } }}
              large
            />
          </State>
        </div>
      </Part>
      <Part title="Card and grid" note="2, 3 or 4 columns; reduced, sold, reserved, rented out, and longest.">
        <PieceGrid pieces={inEveryState(pieces)} />
      </Part>
      <Part title="Tiles" note="Categories; long names break where a syllable ends.">
        <CategoryTiles categories={categories} />
      </Part>
      <Part title="Lines and sum" note="A cart to be read: in checkout, review and mails’ pages.">
        <div className="max-w-2xl bg-paper-deep p-5">
          <OrderLines lines={lines} />
          <div className="pt-4">
            <OrderSum
              goods={lines.reduce((sum, { value }) => sum + value, 0)}
              shipping={2_500}
              vatNote={vatNoteOf(lines.map(taxationOf))}
            />
          </div>
          <div className="pt-4">
            <PaymentMeans />
          </div>
        </div>
      </Part>
      <Part title="QR code" note="With the white edge that its standard asks for.">
        <QrCode text="BCD\n002\n1\nSCT" label="GiroCode" />
      </Part>
      <section className="border-t border-line pb-6">
        <ClosingBanner
          heading="Closing banner"
          text="What a page that is read ends with: one sentence, and where to go from here."
          href="#colours"
          label="To the beginning"
        />
      </section>
    </>
  );
}

/** One piece each: reduced, sold out, reserved, rented out, and with the longest title. */
function inEveryState(pieces: readonly CardView[]): CardView[] {
  const [piece] = pieces;
  if (piece === undefined) return [];
  const until = '2030-01-31T12:32:00.000Z';
  const none = { stockAmt: 0, reservedUntil: null, rentedUntil: null };
  return [
    ...pieces,
    { ...piece, ...none, id: 'sold' },
    { ...piece, ...none, id: 'reserved', reservedUntil: until },
    { ...piece, ...none, id: 'rented', rentedUntil: until },
    { ...piece, id: 'long', pictures: [], title: 'Wohnzimmerschrankwandkombination '.repeat(4).trim() },
  ];
}

/** The pieces as lines of a cart: the first bought, the second rented. */
function linesOf(pieces: readonly CardView[]): ShopLine[] {
  return pieces.map((piece, index) => {
    const product = shopProduct(pieceForCart(piece), { rentOption: index === 0 ? null : '1 Monat' });
    return {
      ...product,
      quantity: 1,
      value: product.price,
      formattedValue: '',
      formattedPrice: '',
      timestamp: '2030-01-31T12:32:00.000Z',
      price_data: {},
      product_data: {},
    };
  });
}
