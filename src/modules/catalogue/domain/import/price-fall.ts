import type { Message } from '../../../../shared/messages/message.ts';
import type { Cents } from '../../../../shared/money/cents.ts';

/** A price so much lower that a comma or a zero may be missing: people should check it before it takes effect. */
export interface PriceFall {
  /** The title of the piece, as it will be. */
  readonly title: string;
  readonly sku: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** For falls beyond those that are named one by one: the same for all, so that they are counted together. */
export const furtherPriceFalls: Message = { code: 'further-prices-fall' };

export const isPriceFall = ({ code }: Message): boolean =>
  code === 'price-of-piece-falls' || code === furtherPriceFalls.code;

/** For places where the piece is named beside it. */
export function priceFallMessage({ beforeCents, afterCents }: PriceFall): Message {
  return { code: 'price-falls', params: { beforeCents, afterCents } };
}

/** With title and SKU, which tells pieces of one title apart. */
export function namedPriceFall({ title, sku, beforeCents, afterCents }: PriceFall): Message {
  return { code: 'price-of-piece-falls', params: { title, sku, beforeCents, afterCents } };
}
