import type { Store } from '../../../modules/content/index.ts';
import { Button } from '../../components/controls/button.tsx';
import { StoreAddress } from '../../components/orders/store-facts.tsx';
import { decide, useConsent } from '../../features/use-consent.ts';
import { to } from '../../to.ts';
import * as t from '#texts/contact.ts';
import { colon } from '#texts/shell.ts';
import { embeddedMap, mapPage, routeTo } from './map-address.ts';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

/**
 * A store and how to get there. The map is a third party's: nothing of it is loaded before the visitor has agreed, here
 * or in the settings, and a second press withdraws consent (§ 25 TDDDG).
 */
export function StoreCard({ store }: { readonly store: Store }) {
  const isShown = useConsent().maps;
  const label = isShown ? t.hideMap : t.showMap;
  return (
    <section className="flex flex-col border border-line bg-paper">
      <div className="grow p-6">
        <h3 className="text-2xl">{store.name}</h3>
        <p className="mt-1 text-ink-soft">{t.storeNote[store.shopType]}</p>
        <div className="mt-4">
          <StoreAddress store={store} />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={mapPage(store)} target="_blank" rel="noopener noreferrer" className={link}>
            {t.onMap}
            <span className="sr-only"> ({t.newTab})</span>
          </a>
          <a href={routeTo(store)} target="_blank" rel="noopener noreferrer" className={link}>
            {t.route}
            <span className="sr-only"> ({t.newTab})</span>
          </a>
        </p>
      </div>
      <div className="no-print border-t border-line bg-paper-deep noscript:hidden">
        <div className="p-6">
          <Button
            look="outline"
            aria-label={`${label}${colon}${store.name}`}
            aria-expanded={isShown}
            onClick={() => decide({ maps: !isShown })}
            className="w-full"
          >
            {label}
          </Button>
          <p className="mt-3 text-[0.9375rem] text-ink-soft">
            {t.mapNote}{' '}
            <a href={to('/datenschutz-einstellungen')} className="underline underline-offset-4">
              {t.mapSettings}
            </a>
          </p>
        </div>
        {isShown && (
          <iframe
            title={t.mapTitle(store.name)}
            src={embeddedMap(store)}
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="aspect-[4/3] w-full border-0"
          />
        )}
      </div>
    </section>
  );
}
