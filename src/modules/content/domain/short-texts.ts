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
  /** Questions of one topic stand together, under its name; empty: under those that have none. */
  readonly topic: string;
  /** What addresses name it by, '/faq#lieferzeit', whatever its words are; null: it follows from its words. */
  readonly anchor: string | null;
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

/** A review as it is kept: also one that no page shows. */
export interface StoredReview extends Review {
  readonly isHidden: boolean;
}

/** What staff enter of one. */
export type ReviewDraft = Omit<StoredReview, 'id' | 'isSample'>;

/** A page shows them all, in one row. */
export const mostReviews = 50;
