import type { FaqEntry } from '../../features/faq/faq-topics.server.ts';
import { linkedParts } from '../../../shared/text/linked-text.ts';
import { linkInLanguage } from '../../reading/links-in-language.ts';
import { language } from '#texts/shell.ts';
import { BoundWords } from '../../components/bound-words.tsx';

/**
 * A question that opens to its answer. The platform's own `details`: Enter and Space toggle it, and it opens without
 * JavaScript too, only one at a time because of its name.
 */
export function Entry({
  entry,
  isOpen,
  onToggle,
}: {
  readonly entry: FaqEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <details id={entry.id} name="faq" open={isOpen} className="group scroll-mt-4 border-b border-line">
      <summary
        onClick={(event) => {
          // This page decides which one is open.
          event.preventDefault();
          onToggle();
        }}
        className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg"
      >
        <h3 className="font-sans text-lg leading-snug font-semibold">{entry.question}</h3>
        <span aria-hidden="true" className="text-2xl transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="prose pr-10 pb-6">
        {entry.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </div>
    </details>
  );
}

/** Plain text with links as in Markdown; those to our own pages stay in this page's language. */
function LinkedText({ text }: { readonly text: string }) {
  return linkedParts(text).map((part, index) =>
    part.href === null ? (
      <BoundWords key={index} text={part.text} />
    ) : (
      <a key={index} href={linkInLanguage(part.href, language)}>
        {part.text}
      </a>
    ),
  );
}
