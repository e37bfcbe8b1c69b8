import type { CompanyData } from '../../../modules/content/index.ts';
import * as t from '#texts/shell.ts';
import { Bubble } from '../icons.tsx';

/**
 * A plain link to the messaging app: nothing of the app is loaded before it is pressed. It never covers the page: on a
 * phone it is in the sticky header, on wider screens in the margin.
 */
export function ChatButton({ company }: { readonly company: CompanyData }) {
  return (
    <a
      href={`https://wa.me/${company.chatNumber}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.chatInNewTab}
      className="chat-button"
    >
      <Bubble className="size-5" />
    </a>
  );
}
