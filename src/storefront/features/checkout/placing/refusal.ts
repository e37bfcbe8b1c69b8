import type { Refused } from '../../../asking/ask-shop.ts';
import * as t from '#texts/order-review.ts';
import { askAboutCart } from '../../cart/cart-news.ts';
import { assemblyLeftOut } from '../../cart/assembly-left-out.ts';
import type { ShopLine } from '../../cart/store/shop-line.ts';
import { isSamePiece } from '../../cart/stock-check.ts';
import { shopCart } from '../../cart/store/shop-cart.ts';
import { changeCheckout, readCheckout } from '../checkout-store.ts';
import { refusedFields } from '../refused-fields.ts';
import { askVouchersAgain } from '../voucher/use-voucher.ts';

/** Why there is no order, and the shopper's possible remedies, one click each. */
export interface Refusal {
  readonly message: string;
  /** The errors in what was typed. */
  readonly notes: readonly string[];
  readonly remedies: readonly Remedy[];
  /** Whether a code was mailed to the shopper, who can continue with it. */
  readonly asksForCode?: boolean;
  /** Whether the shopper may ask for a price: it is sold, but not at once. */
  readonly asksForPrice?: boolean;
}

interface Remedy {
  /** The line of the cart that it is about. */
  readonly lineId: string;
  readonly text: string;
  readonly label: string;
  readonly act: () => void;
}

/** The details of a refusal by `initiate-payment` or the binding click, besides its message. */
interface RefusedBody {
  readonly pieces?: readonly {
    readonly productId: string;
    readonly variantId: string | null;
    /** How many are available instead. */
    readonly stockAmt: number;
  }[];
  readonly issues?: readonly { readonly field: string; readonly message: string }[];
}

/** Turns the shop's answer into messages for the shopper; what has changed in price is asked for again. */
export async function refusalOf(
  { status, code, message, body }: Refused,
  lines: readonly ShopLine[],
): Promise<Refusal> {
  const { pieces = [], issues = [] } = (body ?? {}) as RefusedBody;
  switch (code) {
    case 'total-changed': {
      await askAboutCart();
      await askVouchersAgain(lines);
      // What the order costs is asked once more: not only its delivery, also its tax may be another one by now.
      changeCheckout({ shipmentCost: null });
      return { message: t.totalChanged, notes: [], remedies: [] };
    }
    case 'pieces-gone': {
      const remedies = lines.flatMap((line) => {
        const gone = pieces.find((piece) => isSamePiece(line, piece));
        return gone === undefined ? [] : [takingOut(line, t.goneLine(line.title, gone.stockAmt))];
      });
      return { message: t.gone, notes: [], remedies };
    }
    case 'cart-refused':
      return {
        message: message ?? t.failed,
        notes: [],
        remedies: issues.flatMap((issue) => {
          const [, index, field] = issue.field.split('.');
          const line = lines[Number(index)];
          return line === undefined ? [] : [remedyOf(line, field, issue.message)];
        }),
      };
    case 'voucher-refused':
      await askVouchersAgain(lines);
      return { message: issues[0]?.message ?? message ?? t.failed, notes: [], remedies: [] };
    case 'mailbox-code-needed':
    case 'mailbox-code-wrong':
      return { message: message ?? t.failed, notes: [], remedies: [], asksForCode: true };
    case 'vat-id-not-confirmed':
      // Asked again, for the price with VAT.
      changeCheckout({ shipmentCost: null });
      return { message: message ?? t.failed, notes: [], remedies: [] };
    case 'sale-on-request':
      // Its price is asked for again, which says what it is about beside the form.
      changeCheckout({ shipmentCost: null });
      return { message: message ?? t.failed, notes: notesOf(issues), remedies: [], asksForPrice: true };
    default:
      if (status === 0) return { message: `${t.failed} ${t.unanswered}`, notes: [], remedies: [] };
      return { message: message ?? t.failed, notes: notesOf(issues), remedies: [] };
  }
}

/** The issues in words that name their fields, which the form marks when the shopper goes back to it. */
function notesOf(issues: readonly { readonly field: string; readonly message: string }[]): readonly string[] {
  const checkout = readCheckout();
  changeCheckout({ refused: refusedFields(checkout, issues) });
  return issues.map((issue) => refusedFields(checkout, [issue])[0]?.message ?? issue.message);
}

function remedyOf(line: ShopLine, field: string | undefined, text: string): Remedy {
  return field === 'assembly'
    ? { lineId: line.id, text, label: t.withoutAssembly, act: () => leaveOutAssembly(line) }
    : takingOut(line, text);
}

function takingOut(line: ShopLine, text: string): Remedy {
  return { lineId: line.id, text, label: t.takeOut, act: () => shopCart.removeItem(line.id) };
}

function leaveOutAssembly(line: ShopLine): void {
  shopCart.loadCart(assemblyLeftOut(shopCart.getSnapshot().cartDetails, line), false);
}
