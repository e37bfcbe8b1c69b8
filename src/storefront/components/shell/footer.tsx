import type { ShopType } from '../../../shared/shop-type.ts';
import * as t from '../../texts/de/shell.ts';
import type { MenuGroup } from './shell-data.ts';

/** What every page ends with. */
export function Footer({ menu }: { readonly menu: readonly MenuGroup[] }) {
  const groups = (type: ShopType) =>
    menu
      .filter((group) => group.type === type)
      .map((group) => ({ href: `/parent-category/${group.id}`, label: group.title }));
  return (
    <footer className="bg-petrol-deep text-paper">
      <div className="frame grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-4">
        <div>
          <p className="font-serif text-3xl">{t.shopName}</p>
          <p className="mt-3 max-w-[30ch] text-paper/85">{t.claim}</p>
          <p className="mt-3 max-w-[30ch] text-paper/85">{t.footerNote}</p>
        </div>
        <FooterLinks
          title={t.footerShop}
          links={[
            { href: '/categories/all', label: t.catalogue },
            { href: '/newhits', label: t.newArrivals },
            { href: '/sales', label: t.sale },
            { href: '/highlights', label: t.highlights },
          ]}
        />
        <FooterLinks title={t.footerVintage} links={groups('vintage')} />
        <FooterLinks title={t.footerBoatwood} links={groups('boatwood')} />
      </div>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <section>
      <h2 className="font-sans text-sm font-semibold tracking-[0.14em] uppercase">{title}</h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="inline-flex min-h-9 items-center text-paper/85 hover:underline">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
