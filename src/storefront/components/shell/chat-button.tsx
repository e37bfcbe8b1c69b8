import type { CompanyData } from '../../../modules/content/index.ts';
import * as t from '#texts/shell.ts';
import { Bubble } from '../icons.tsx';

/**
 * A plain link to the messaging app: nothing of it is loaded before somebody presses. It never lies over the page: it
 * stands in the header that stays on a phone's screen, and in the margin of wider ones.
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
