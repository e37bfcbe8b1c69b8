import type { AsRead, Head } from '../../page.ts';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { PieceBlock } from '../../components/pieces/piece-block.tsx';
import { SitePicture } from '../../components/pictures/site-picture.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { TextPage, textHead } from '../../components/text-page.tsx';
import * as t from '#texts/information.ts';
import { langOf, to } from '../../to.ts';
import type { DonationsData } from './route.ts';

export function head({ text }: AsRead<DonationsData>): Head {
  return textHead(text, '/wmk-for-ukraine');
}

export function Page({ data: { text, pieces, proofs, notes } }: { readonly data: AsRead<DonationsData> }) {
  return (
    <>
      <TextPage text={text} />
      <PieceBlock
        title={t.donatedPieces}
        subtitle={t.donatedPiecesSubtitle}
        href={to('/sales')}
        pieces={pieces}
      />
      <ServerRendered id="proofs">
        {import.meta.env.SSR && proofs !== null && <Proofs block={proofs} />}
        {import.meta.env.SSR && notes.items.length > 0 && <Notes {...notes} />}
      </ServerRendered>
      <ServerRendered id="closing">
        {import.meta.env.SSR && <ClosingBanner {...t.donationLocations} href={to('/contact-us')} />}
      </ServerRendered>
    </>
  );
}

function Proofs({ block }: { readonly block: NonNullable<AsRead<DonationsData>['proofs']> }) {
  return (
    <section data-block={block.name} className="frame pt-16 lg:pt-24">
      <h2 lang={langOf(block.language)} className="text-3xl lg:text-4xl">
        {block.heading}
      </h2>
      <div className="mt-2 text-ink-soft">
        <StaffHtml html={block.html} language={block.language} />
      </div>
      {block.items.length === 0 ? (
        <p className="mt-6 border-l-4 border-line-strong py-1 pl-4">{t.noDonationProofs}</p>
      ) : (
        <ul className="mt-6 grid gap-4 md:grid-cols-3">
          {block.items.map((item) => (
            <li key={item.title} className="border border-line p-5">
              <h3 lang={langOf(block.language)} className="font-serif text-xl">
                {item.title}
              </h3>
              <div className="mt-2 text-[0.9375rem] text-ink-soft">
                <StaffHtml html={item.html} language={block.language} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Notes({ language, heading, items }: AsRead<DonationsData>['notes']) {
  return (
    <section data-block="donation-notes" lang={langOf(language)} className="frame pt-16 lg:pt-24">
      <h2 className="text-3xl lg:text-4xl">{heading}</h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {items.map((note) => (
          <li key={note.title}>
            <figure>
              {note.photo !== null && (
                <SitePicture
                  picture={note.photo}
                  sizes="(min-width: 768px) 33vw, 100vw"
                  className="mb-4 aspect-[4/3] w-full object-cover"
                />
              )}
              <blockquote className="font-serif text-xl leading-snug">
                <StaffHtml html={note.html} />
              </blockquote>
              <figcaption className="mt-3 text-[0.9375rem] text-ink-soft">{note.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
