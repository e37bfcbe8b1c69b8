import { useState } from 'react';
import * as t from '#texts/consent.ts';
import * as shell from '#texts/shell.ts';
import { Tag } from '../../components/controls/tag.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Checkbox } from '../../components/controls/field.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { decide, useConsent, useDecision } from '../../features/use-consent.ts';
import { showSuccess } from '../../features/toasts/toast-store.ts';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';

const providerPolicy = 'https://osmfoundation.org/wiki/Privacy_Policy';
const link = 'inline-flex min-h-11 items-center wrap-anywhere hyphens-auto underline underline-offset-4';

export function head(): Head {
  return {
    title: t.title,
    description: t.intro,
    canonical: '/datenschutz-einstellungen',
  };
}

/** The consent tool (§ 25 TDDDG): refusing is as easy as agreeing, and nothing is ticked in advance. */
export function Page() {
  const decision = useDecision();
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.title}>
        <p>{t.intro}</p>
      </PageHeading>
      <noscript>
        <p className="max-w-[48ch] text-lg">{t.needsScript}</p>
      </noscript>
      <div className="max-w-2xl space-y-8">
        <Necessary />
        {/* A decision in another tab resets the form. */}
        <Choice key={decision?.at ?? ''} />
        <div className="noscript:hidden">
          <p role="status">{decision === null ? t.undecided : t.decidedAt(t.formatMoment(decision.at))}</p>
          {decision !== null && (
            <p className="mt-2 break-words text-ink-soft">{t.number(decision.subject)}</p>
          )}
          <p className="mt-2 text-ink-soft">{t.withdraw}</p>
          <a href={to('/data-protection')} className={link}>
            {t.policy}
          </a>
        </div>
      </div>
    </div>
  );
}

function Necessary() {
  return (
    <section className="border border-line p-5 sm:p-6">
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        {t.necessary} <Tag>{t.alwaysOn}</Tag>
      </h2>
      <p className="mt-3 max-w-[52ch]">{t.necessaryText}</p>
      <a href={to('/data-protection#cookies')} className={link}>
        {t.storageLink}
      </a>
    </section>
  );
}

function Choice() {
  const agreed = useConsent();
  const [maps, setMaps] = useState(agreed.maps);
  const save = (services: { readonly maps: boolean }): void => {
    setMaps(services.maps);
    decide(services);
    showSuccess(t.saved);
  };
  return (
    <div className="space-y-8 noscript:hidden">
      <section className="border border-line p-5 sm:p-6">
        <h2 className="text-2xl">{t.functions}</h2>
        <p className="mt-3">{t.functionsText}</p>
        <div className="mt-2">
          <Checkbox label={t.allow} checked={maps} onChecked={setMaps} />
        </div>
        <details className="mt-2">
          <summary className={link}>{t.details}</summary>
          <dl className="mt-2 border-t border-line">
            {t.facts.map(([term, fact]) => (
              <div key={term} className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[10rem_1fr]">
                <dt className="text-ink-soft">{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          <a href={providerPolicy} target="_blank" rel="noopener noreferrer" className={link}>
            {t.providerPolicy}
            <span className="sr-only"> ({t.newTab})</span>
          </a>
        </details>
      </section>
      <div className="grid gap-3 sm:grid-cols-3">
        {/* Equal in size, colour and position. */}
        <Button look="outline" padding="px-4" onClick={() => save({ maps: false })}>
          {t.rejectAll}
        </Button>
        <Button look="outline" padding="px-4" onClick={() => save({ maps: true })}>
          {t.acceptAll}
        </Button>
        <Button look="outline" padding="px-4" onClick={() => save({ maps })}>
          {t.saveChoice}
        </Button>
      </div>
    </div>
  );
}
