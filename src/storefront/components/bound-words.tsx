import { boundParts } from '../reading/kept-together.ts';

/** A sentence in which no line ends within 'E-Mail' and the like. */
export function BoundWords({ text }: { readonly text: string }) {
  return boundParts(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
