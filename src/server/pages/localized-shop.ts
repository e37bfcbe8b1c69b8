import type { Language } from '../../shared/text/language.ts';
import type { FrameData, ShopNotice } from '../../storefront/components/shell/shell-data.ts';
import type { PageRoute } from '../../storefront/page.ts';
import { runForShop } from '../../platform/fair-queue/client.ts';
import { headScript } from './scripts/head-script.ts';
import type { PageBundle } from './page-bundle.ts';
import { alwaysByTls, securityHeaders } from './security-headers.ts';

/** The storefront in one language: its build, its headers, and the frame around each of its pages. */
export class LocalizedShop {
  readonly language: Language;
  readonly bundle: PageBundle;
  readonly headers: Readonly<Record<string, string>>;
  /** The text of the one inlined script. */
  readonly headScript: string;
  readonly #readFrame: () => Promise<FrameData>;
  /** The notice at the top of every page, as last read. */
  #notice: ShopNotice | null;
  #frame: { readonly read: Promise<FrameData>; readonly until: number } | null = null;
  #lastFrame: FrameData | null = null;

  constructor(parts: {
    readonly language: Language;
    readonly bundle: PageBundle;
    readonly routes: readonly PageRoute<unknown>[];
    readonly readFrame: () => Promise<FrameData>;
    readonly publicUrl: string;
    /** Used before anything has been read. */
    readonly notice: ShopNotice | null;
  }) {
    this.language = parts.language;
    this.bundle = parts.bundle;
    this.#readFrame = parts.readFrame;
    this.#notice = parts.notice;
    const script = headScript(parts.routes, parts.language);
    this.headScript = script.text;
    this.headers = {
      ...securityHeaders(parts.bundle.styleSource, script.source),
      ...alwaysByTls(parts.publicUrl),
    };
  }

  /** Header and footer are the same on every page: they are read once, until catalogue or texts change. */
  frame(now: number, keptForMs: number): Promise<FrameData> {
    if (this.#frame !== null && this.#frame.until > now) return this.#frame.read;
    const frame = { read: runForShop(() => this.#readFrame()), until: now + keptForMs };
    this.#frame = frame;
    frame.read.then(
      (data) => {
        this.#lastFrame = data;
        this.#notice = data.notice;
      },
      () => {
        // A failure is not kept: the next page tries again.
        if (this.#frame === frame) this.#frame = null;
      },
    );
    return frame.read;
  }

  /** The frame as it was last read, however long ago; null: never. For pages that say that something fails. */
  get lastFrame(): FrameData | null {
    return this.#lastFrame;
  }

  get notice(): ShopNotice | null {
    return this.#notice;
  }

  forgetFrame(): void {
    this.#frame = null;
  }
}
