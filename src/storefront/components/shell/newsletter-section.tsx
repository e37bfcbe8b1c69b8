import * as t from '#texts/newsletter.ts';
import { NewsletterForm } from '../../features/newsletter-form.tsx';

/** The invitation to the newsletter at the end of every page. */
export function NewsletterSection() {
  return (
    <section aria-labelledby="newsletter-heading" className="border-t border-line bg-paper-deep">
      <div className="frame grid grid-cols-1 gap-6 py-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="newsletter-heading" className="text-3xl">
            {t.heading}
          </h2>
          <p className="mt-3 max-w-[48ch]">{t.invitation}</p>
        </div>
        <div className="min-w-0 max-w-xl lg:justify-self-end lg:w-full">
          <NewsletterForm />
        </div>
      </div>
    </section>
  );
}
