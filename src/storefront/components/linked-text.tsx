import { linkedParts } from '../reading/linked-text.ts';
import { linkInLanguage } from '../reading/links-in-language.ts';
import { language } from '#texts/language.ts';
import { BoundWords } from './bound-words.tsx';

/** Plain text with links as in Markdown; those to our own pages stay in this page's language. */
export function LinkedText({ text }: { readonly text: string }) {
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
