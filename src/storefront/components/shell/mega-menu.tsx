import type { ShopType } from '../../../shared/shop-type.ts';
import * as t from '#texts/shell.ts';
import { to } from '../../to.ts';
import type { MenuGroup } from './shell-data.ts';

const columns: readonly { type: ShopType; heading: string }[] = [
  { type: 'vintage', heading: t.vintageColumn },
  { type: 'boatwood', heading: t.boatwoodColumn },
];

/** The menu opened by 'Shop': the columns VINTAGE and BOATWOOD. A popover, so it opens and closes without a script. */
export function MegaMenu({ menu }: { readonly menu: readonly MenuGroup[] }) {
  return (
    <div id="mega-menu" popover="auto" className="dropdown dropdown-wide">
      <div className="frame grid grid-cols-2 gap-12 py-10">
        {columns.map(({ type, heading }) => (
          <section key={type}>
            <h2 className="border-b border-line pb-3 font-sans text-sm font-semibold tracking-[0.14em]">
              <a href={to(`/shop/${type}`)} className="inline-flex min-h-6 items-center hover:underline">
                {heading}
              </a>
            </h2>
            <div className="grid grid-cols-2 gap-x-8 gap-y-6 pt-5 xl:grid-cols-3">
              {menu
                .filter((group) => group.type === type)
                .map((group) => (
                  <MenuColumn key={group.id} group={group} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function MenuColumn({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <a href={to(`/parent-category/${group.id}`)} className="font-serif text-lg hover:underline">
        {group.title}
      </a>
      <ul className="mt-1 text-[0.9375rem] text-ink-soft">
        {group.categories.map((category) => (
          <li key={category.id}>
            <a
              href={to(`/category/${category.id}`)}
              className="inline-block py-1 hover:text-ink hover:underline"
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
