import type { SitePictureName } from '../../../shared/site-picture.ts';

/** The three texts above every page (spec 3), sanitised HTML; an empty one is not shown. */
export interface DashboardTexts {
  /** The announcement bar. */
  readonly welcomeText: string;
  /** The scrolling banner. */
  readonly sliderText: string;
  /** The shop-hours notice. */
  readonly shopTiming: string;
}

export interface FaqItem {
  /** 'Mieten | Was kostet das? {#kosten}': a topic may stand before it, an anchor of its own behind it. */
  readonly question: string;
  /** Plain text with links as in Markdown, '[Versand](/versand)'; each line is a paragraph. */
  readonly answer: string;
}

export interface Review {
  readonly id: string;
  readonly name: string;
  readonly picture: SitePictureName | null;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** Invented for the demonstration, and marked so wherever it is shown. */
  readonly isSample: boolean;
}
