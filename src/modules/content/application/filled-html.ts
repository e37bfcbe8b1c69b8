import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Language } from '../../../shared/language.ts';
import type { CompanyData } from '../domain/company-data.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';

/** Staff's HTML on its way out: company data filled in, then sanitised once more, so that both are clean. */
export function filledHtml(html: string, company: CompanyData, language: Language): string {
  return sanitiseHtml(fillPlaceholders(html, company, language, escapeHtml));
}
