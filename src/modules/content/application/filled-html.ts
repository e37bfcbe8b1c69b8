import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Language } from '../../../shared/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';

/**
 * Staff's HTML for output: company data is filled in, then everything is sanitised again, so that both parts are clean.
 */
export function filledHtml(html: string, company: CompanyData, language: Language): string {
  return sanitiseHtml(fillPlaceholders(html, company, language, escapeHtml));
}
