import type { AsRead } from '../../page.ts';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import * as pieces from '#texts/pieces.ts';
import * as t from '#texts/product.ts';
import type { ProductData } from './route.ts';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

/** The variants of a piece, numbered, each with its picture (spec 2.10). The first that can be had is chosen from the start. */
export function VariantChoice({
  piece,
  chosen,
  onChoose,
}: {
  readonly piece: AsRead<ProductData>;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <fieldset id="ausfuehrung" className="mt-6">
      <legend className="font-sans text-sm font-semibold tracking-[0.14em] uppercase">{t.variants}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {piece.variants.map((variant, index) => {
          const picture = variant.pictures[0] ?? piece.pictures[0];
          const soldOut = variant.stockAmt < 1;
          return (
            <label
              key={variant.id}
              className="relative flex cursor-pointer flex-col border border-line-strong p-1.5 has-checked:border-petrol has-checked:bg-white has-checked:outline-2 has-checked:outline-petrol has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-petrol has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-soft"
            >
              <LinePicture
                image={picture === undefined ? undefined : pictureAddress(picture.key, 320)}
                shopType={piece.shopType}
                className={`w-full ${soldOut ? 'opacity-50' : ''}`}
              />
              <span className="mt-1.5 text-[0.9375rem] leading-snug break-words hyphens-auto">
                <span className="tabular-nums">{t.variantNumber(index + 1)}</span> {variant.name}
              </span>
              {soldOut &&
                (variant.away === null ? (
                  <span lang={quotedLanguage} className="text-sm">
                    {pieces.soldOut}
                  </span>
                ) : (
                  <span className="text-sm">{pieces.away[variant.away]}</span>
                ))}
              <input
                type="radio"
                name="variant"
                value={variant.id}
                disabled={soldOut}
                checked={chosen === variant.id}
                onChange={() => onChoose(variant.id)}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
