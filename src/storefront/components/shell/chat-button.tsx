import type { CompanyData } from '../../../modules/content/index.ts';
import * as t from '#texts/shell.ts';
import { Bubble } from '../icons.tsx';

/** A plain link to the messaging app: nothing of it is loaded before somebody presses. */
export function ChatButton({ company }: { readonly company: CompanyData }) {
  return (
    <aside aria-label={t.chat} className="chat-button">
      <a
        href={`https://wa.me/${company.chatNumber}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.chatInNewTab}
        className="grid size-12 place-items-center rounded-full border border-paper bg-petrol text-white shadow-lg hover:bg-petrol-deep"
      >
        <Bubble />
      </a>
    </aside>
  );
}
