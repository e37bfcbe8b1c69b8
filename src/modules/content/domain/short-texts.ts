import type { SitePictureName } from '../../../shared/pieces/site-picture.ts';

/** The three texts at the top of every page (spec 3), sanitised HTML; empty ones are not shown. */
export interface DashboardTexts {
  /** The announcement bar. */
  readonly welcomeText: string;
  /** The scrolling banner. */
  readonly sliderText: string;
  /** The shop-hours notice. */
  readonly shopTiming: string;
}

export interface FaqItem {
  /** Questions of one topic are grouped under its name; those without one come under an empty topic. */
  readonly topic: string;
  /** Its name in addresses, '/faq#lieferzeit', whatever its wording; null: derived from its wording. */
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
  /** Invented for the demonstration, and marked as such wherever it is shown. */
  readonly isSample: boolean;
}

/** A stored review, including those that no page shows. */
export interface StoredReview extends Review {
  readonly isHidden: boolean;
}

/** The fields of a review that staff enter. */
export type ReviewDraft = Omit<StoredReview, 'id' | 'isSample'>;

/** A page shows them all, in one row. */
export const maxReviews = 50;
