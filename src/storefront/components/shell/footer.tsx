import type { ReactNode } from 'react';
import * as t from '#texts/shell.ts';
import { paymentMethodName } from '#texts/checkout.ts';
import { phoneLink } from '../../../shared/places/phone-link.ts';
import { usePaymentSetup } from '../orders/payment-setting.ts';
import { paymentMethodsOf } from '../../features/checkout/payment-methods.ts';
import { to } from '../../to.ts';
import { StaffHtml } from '../staff-html.tsx';
import {
  aboutLinks,
  browseLinks,
  helpLinks,
  legalFunctions,
  legalLinks,
  type FrameLink,
} from './frame-links.ts';
import type { FrameOfPage } from './shell-data.ts';

/** The end of every page: stores and hours, all links, means of payment, and legal information. */
export function Footer({ frame }: { readonly frame: FrameOfPage }) {
  const { company } = frame;
  const methods = paymentMethodsOf(usePaymentSetup());
  const existing = (links: readonly FrameLink[]) => links.filter(({ path }) => frame.hasPage(path));
  return (
    <footer className="bg-petrol-deep text-paper">
      <HoursNotice html={frame.texts.shopTiming} />
      <div className="footer-columns frame pt-14">
        <div>
          <p className="font-serif text-3xl wrap-anywhere hyphens-auto">{company.shopName}</p>
          <p className="mt-3 max-w-[30ch] text-paper/85">{t.claim}</p>
          <p className="mt-3 max-w-[30ch] text-paper/85">{t.footerNote}</p>
          <ul className="mt-5 flex flex-wrap gap-x-5" aria-label={t.social}>
            {company.socialLinks.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer" className="footer-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Stores frame={frame} />
        <FooterLinks title={t.footerShop} links={existing(browseLinks())} />
        <FooterLinks title={t.footerHelp} links={existing(helpLinks())} />
        <FooterLinks title={t.about} links={existing(aboutLinks())} />
      </div>
      <div className="frame pt-10 pb-28 md:pb-12">
        <LegalFunctions links={existing(legalFunctions())} />
        <p className="border-t border-paper/25 pt-5 text-[0.9375rem] text-paper/85">
          <span className="font-semibold text-paper">{t.paymentMeans + t.colon}</span>
          {/* A dot may end a line but not begin one. */}
          {methods.map((method) => paymentMethodName[method]).join('\u00a0· ')}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-6" aria-label={t.legal}>
          {existing(legalLinks()).map(({ path, label }) => (
            <li key={path}>
              <a href={to(path)} className="footer-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-paper/85">
          {t.priceNote}{' '}
          <a href={to('/versand')} className="underline">
            {t.delivery}
          </a>
        </p>
      </div>
    </footer>
  );
}

/** The shop hours on small screens: here they take no room from the content. */
function HoursNotice({ html }: { readonly html: string }) {
  if (html === '') return null;
  return (
    <div
      role="note"
      aria-label={t.shopHours}
      className="notice border-b border-paper/25 px-4 py-3 text-center lg:hidden"
    >
      <StaffHtml html={html} />
    </div>
  );
}

/** Buttons, above the small print and never collapsed (§ 356a (1), § 312k (2) BGB). */
function LegalFunctions({ links }: { readonly links: readonly FrameLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3 pb-8" aria-label={t.legalFunctions}>
      {links.map(({ path, label }) => (
        <li key={path} className="grow sm:grow-0">
          <a
            href={to(path)}
            className="flex min-h-12 items-center justify-center border border-paper px-6 text-center font-semibold hover:bg-paper hover:text-petrol-deep"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Stores({ frame: { company, closures } }: { readonly frame: FrameOfPage }) {
  return (
    <FooterSection title={t.stores}>
      <ul className="mt-3 space-y-4 text-paper/85">
        {company.stores.map((store) => (
          <li key={store.name}>
            <p className="font-semibold wrap-anywhere text-paper">{store.name}</p>
            <address className="not-italic">
              {store.street}
              <br />
              {store.postalCode} {store.city}
            </address>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-paper/85">
        {company.openingHours.map(({ days, opens, closes }) => (
          <span key={days.join()} className="block">
            {t.openingHours(days, opens, closes)}
          </span>
        ))}
        {closures.map((closure) => (
          <span key={closure} className="block">
            {closure}
          </span>
        ))}
        {t.withoutAppointment}
      </p>
      <p className="mt-3">
        <a href={`tel:${phoneLink(company.phone)}`} className="footer-link">
          {company.phone}
        </a>
        <br />
        <a href={`mailto:${company.email}`} className="footer-link">
          {company.email}
        </a>
      </p>
    </FooterSection>
  );
}

function FooterLinks({ title, links }: { readonly title: string; readonly links: readonly FrameLink[] }) {
  if (links.length === 0) return null;
  return (
    <FooterSection title={title}>
      <ul className="mt-3">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={to(path)} className="footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </FooterSection>
  );
}

function FooterSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="font-sans text-sm font-semibold tracking-[0.14em] uppercase">{title}</h2>
      {children}
    </section>
  );
}
