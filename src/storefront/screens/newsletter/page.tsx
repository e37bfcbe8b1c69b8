import * as t from '#texts/newsletter.ts';
import { MailedStep, SaidStep } from '../../components/mailed-step.tsx';
import type { Head } from '../../page.ts';
import type { NewsletterStep } from './route.ts';

interface Data {
  readonly step: NewsletterStep;
  readonly token: string | null;
}

const calls = { confirm: '/api/newsletter/confirm', unsubscribe: '/api/newsletter/unsubscribe' } as const;

export function head({ step }: Data): Head {
  const { title, text } = t.steps[step];
  return { title, description: text, canonical: null };
}

export function Page({ data: { step, token } }: { readonly data: Data }) {
  return (
    <div className="frame">
      {step === 'confirm' || step === 'unsubscribe' ? (
        <MailedStep
          action={calls[step]}
          words={t.steps[step]}
          invalid={t.steps.invalid}
          tokenInQuery={token}
        />
      ) : (
        <SaidStep title={t.steps[step].title} text={t.steps[step].text} />
      )}
    </div>
  );
}
