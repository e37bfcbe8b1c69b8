import { useEffect, useRef } from 'react';
import type { ShopType } from '../../../shared/shop-type.ts';
import * as t from '../../texts/de/shell.ts';
import { Chevron } from '../icons.tsx';
import type { MenuGroup } from './shell-data.ts';

const columns: readonly { type: ShopType; heading: string }[] = [
  { type: 'vintage', heading: t.vintageColumn },
  { type: 'boatwood', heading: t.boatwoodColumn },
];

/** 'Shop' with its columns VINTAGE and BOATWOOD. Opens without JavaScript, since it is a `details`. */
export function MegaMenu({ menu }: { readonly menu: readonly MenuGroup[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeave(details.current), []);
  return (
    <details ref={details} className="group">
      <summary className="inline-flex min-h-11 items-center gap-1 underline-offset-8 decoration-1 hover:underline">
        {t.shop}
        <Chevron className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-20 z-40 border-b border-line bg-paper shadow-[0_24px_40px_-24px_rgb(33_28_22/0.35)]">
        <div className="frame grid grid-cols-2 gap-12 py-10">
          {columns.map(({ type, heading }) => (
            <section key={type}>
              <h2 className="border-b border-line pb-3 font-sans text-sm font-semibold tracking-[0.14em]">
                <a href={`/shop/${type}`} className="hover:underline">
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
    </details>
  );
}

function MenuColumn({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <a href={`/parent-category/${group.id}`} className="font-serif text-lg hover:underline">
        {group.title}
      </a>
      <ul className="mt-1 text-[0.9375rem] text-ink-soft">
        {group.categories.map((category) => (
          <li key={category.id}>
            <a href={`/category/${category.id}`} className="inline-block py-1 hover:text-ink hover:underline">
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Closes the open menu on Escape, on a press elsewhere, and when the focus leaves it. */
function closeOnLeave(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (details === null) return undefined;
  const leave = (event: Event): void => {
    const to = event.type === 'focusin' || event.type === 'pointerdown' ? event.target : null;
    if (to instanceof Node && details.contains(to)) return;
    details.open = false;
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', escape);
  return () => {
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', escape);
  };
}
