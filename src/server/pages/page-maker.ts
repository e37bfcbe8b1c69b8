import type { PaymentSetup } from '../../modules/payments/index.ts';
import type { FrameData } from '../../storefront/components/shell/shell-data.ts';
import type { PageAnswer, PageRoute, PageState, ShopReads } from '../../storefront/page.ts';
import type { StructuredData } from '../../storefront/structured-data/breadcrumb.server.ts';
import type { Language } from '../../shared/text/language.ts';
import { minuteMs } from '../../shared/time/durations.ts';
import { isDatabaseAway } from '../../platform/db/in-time.ts';
import { withShownEmails } from '../../platform/mail/shown-emails.ts';
import { currentClient } from '../../platform/fair-queue/client.ts';
import { documentOf } from './document.ts';
import type { LocalizedShop } from './localized-shop.ts';
import { idsIn } from './cache/kept-pages.ts';
import { CachedPage } from './cache/page-cache.ts';
import { secretHeaders, withFrames, withStripe } from './security-headers.ts';

/** Prices and publication times change with time alone, without a changed row, so no page is kept for longer. */
export const keptForMs = 5 * minuteMs;

export interface MakerOptions {
  /** What pages in a language read. */
  readonly readsIn: (language: Language) => ShopReads;
  readonly publicUrl: string;
  readonly payment: PaymentSetup;
  readonly clock: () => Date;
}

/** Screens of somebody who is about to order: nothing around them leads away. */
const quietScreens: ReadonlySet<string> = new Set(['checkout', 'order-review']);

/** Loads the data of screens and renders documents from it. */
export class PageMaker {
  readonly #options: MakerOptions;

  constructor(options: MakerOptions) {
    this.#options = options;
  }

  /** @throws NothingThere, Redirect */
  async make(
    localized: LocalizedShop,
    route: PageRoute<unknown>,
    request: { params: Record<string, string>; query: Record<string, string> },
  ): Promise<CachedPage> {
    const answer: PageAnswer<unknown> = await route.load(this.#options.readsIn(localized.language), {
      ...request,
      language: localized.language,
    });
    switch (answer.kind) {
      case 'not-found':
        throw new NothingThere(answer.message ?? null);
      case 'redirect':
        throw new Redirect(answer.to, answer.isTemporary === true);
      case 'page':
        return this.render(localized, 200, route.screen, answer.data, {
          validUntil: answer.validUntil ?? null,
          headers: headersOf(route, localized, this.#options.payment),
          structured: answer.structured,
          searched: answer.searched,
        });
    }
  }

  async render(
    localized: LocalizedShop,
    status: number,
    screen: string,
    data: unknown,
    {
      validUntil,
      headers,
      structured,
      searched,
      drafts,
      saysFailure = false,
    }: {
      validUntil: Date | null;
      headers: Readonly<Record<string, string>>;
      structured?: StructuredData | undefined;
      searched?: string | undefined;
      /** Data of header and footer to use in place of the public one. */
      drafts?: Partial<FrameData>;
      /** It comes even if header and footer cannot be read: with those of the last page. */
      saysFailure?: boolean;
    },
  ): Promise<CachedPage> {
    const { publicUrl, clock, readsIn } = this.#options;
    const { bundle, language, headScript } = localized;
    const now = clock();
    const read = await localized.frame(now.getTime(), keptForMs).catch((error: unknown) => {
      if ((saysFailure || isDatabaseAway(error)) && localized.lastFrame !== null) return localized.lastFrame;
      throw error;
    });
    const frame = { ...read, searched, ...drafts };
    const shell = {
      renderedAt: now.toISOString(),
      payment: this.#options.payment,
      isQuiet: quietScreens.has(screen),
    };
    // Through JSON, so that the server renders from exactly what the browser will read.
    const stateJson = JSON.stringify({ data, shell });
    const client = currentClient();
    const began = performance.now();
    const rendered = await bundle.render(screen, JSON.parse(stateJson) as PageState<unknown>, frame);
    client.spend(performance.now() - began);
    const keptUntil = now.getTime() + keptForMs;
    return new CachedPage({
      status,
      html: withShownEmails(
        documentOf({
          bundle,
          language,
          screen,
          rendered,
          stateJson,
          publicUrl,
          headScript,
          structured,
          shopPictureAlt: readsIn(language).sitePictures('banner').banner?.alt ?? '',
        }),
      ),
      headers,
      shows: idsIn(data),
      expires: new Date(Math.min(keptUntil, validUntil?.getTime() ?? keptUntil)),
    });
  }
}

export function headersOf(
  { secretAddress = false, mayFrame = [], takesPayment = false }: PageRoute<unknown>,
  { headers }: LocalizedShop,
  { stripeKey, isSandbox }: PaymentSetup,
): Readonly<Record<string, string>> {
  const framed = mayFrame.length === 0 ? headers : withFrames(headers, mayFrame);
  const paying = takesPayment && stripeKey !== null && !isSandbox ? withStripe(framed) : framed;
  return secretAddress ? { ...paying, ...secretHeaders } : paying;
}

export class Redirect extends Error {
  readonly to: string;
  readonly isTemporary: boolean;
  constructor(to: string, isTemporary: boolean) {
    super(`redirect to ${to}`);
    this.to = to;
    this.isTemporary = isTemporary;
  }
}

/** The address has the form of a page, but no such page exists. */
export class NothingThere extends Error {
  /** What is missing, for the page that says so. */
  readonly what: string | null;
  constructor(what: string | null) {
    super('there is no such page');
    this.what = what;
  }
}
