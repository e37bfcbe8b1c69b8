import * as t from '#texts/piece-alert.ts';
import { MailedStep, SaidStep } from '../../components/mailed-step.tsx';
import type { Head } from '../../page.ts';
import type { AlertStep } from './route.ts';

interface Data {
  readonly step: AlertStep;
}

const calls = { confirm: '/api/piece-alerts/confirm', stop: '/api/piece-alerts/stop' } as const;

export function head({ step }: Data): Head {
  const { title, text } = t.steps[step];
  return { title, description: text, canonical: null };
}

export function Page({ data: { step } }: { readonly data: Data }) {
  return (
    <div className="frame">
      {step === 'confirm' || step === 'stop' ? (
        <MailedStep action={calls[step]} words={t.steps[step]} invalid={t.steps.invalid} />
      ) : (
        <SaidStep {...t.steps[step]} />
      )}
    </div>
  );
}
