import { ButtonLink } from './controls/button.tsx';

/** The end of a page of text: one sentence, and where to go from here. */
export function ClosingBanner({
  heading,
  text,
  href,
  label,
}: {
  readonly heading: string;
  readonly text: string;
  readonly href: string;
  readonly label: string;
}) {
  return (
    <section className="no-print frame pt-16 lg:pt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 bg-paper-deep px-6 py-10 md:px-12 md:py-14">
        <div className="max-w-[52ch]">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </div>
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </section>
  );
}
