import type { Generated } from 'kysely';
import type { Language } from '../../../shared/text/language.ts';
import type { SitePictureName } from '../../../shared/pieces/site-picture.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { BlockContent, BlockName } from '../domain/page-block.ts';

export interface CompanyDataRow {
  only_row: boolean;
  data: CompanyData;
  changed_at: Date;
}

export interface DashboardTextsRow {
  language: Language;
  welcome_html: string;
  slider_html: string;
  shop_timing_html: string;
  changed_at: Date;
}

export interface PageBlockRow {
  name: BlockName;
  language: Language;
  content: BlockContent;
  changed_at: Date;
}

export interface PageTextRow {
  slug: string;
  language: Language;
  version: number;
  title: string;
  description: string;
  body_html: string;
  legal: boolean;
  /** With the company's data of its time; for legal texts only. */
  published_html: string | null;
  valid_from: Date;
  created_at: Date;
  created_by: string;
}

export interface FaqItemRow {
  language: Language;
  position: number;
  topic: string;
  anchor: string | null;
  question: string;
  answer: string;
}

export interface ReviewRow {
  id: string;
  name: string;
  picture: SitePictureName | null;
  rating: number;
  comment: string;
  position: number;
  is_sample: boolean;
  is_hidden: Generated<boolean>;
}

/** The tables of the shop's content. */
export interface ContentTables {
  company_data: CompanyDataRow;
  dashboard_texts: DashboardTextsRow;
  page_blocks: PageBlockRow;
  page_texts: PageTextRow;
  faq_items: FaqItemRow;
  reviews: ReviewRow;
}
