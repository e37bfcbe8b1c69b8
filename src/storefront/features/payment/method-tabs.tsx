import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tabName, tabs } from '#texts/paying.ts';
import { Worded } from '../../components/worded.tsx';
import type { ProviderMethod } from '../../../shared/orders/order-vocabulary.ts';

/** Card, Klarna or wallet, as tabs (spec 2.14), also by arrow keys. */
export function MethodTabs({
  methods,
  chosen,
  onChoose,
  children,
}: {
  readonly methods: readonly ProviderMethod[];
  readonly chosen: ProviderMethod;
  readonly onChoose: (method: ProviderMethod) => void;
  /** The contents of the chosen one. */
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const index = methods.indexOf(chosen) + step + methods.length;
    const next = methods[index % methods.length];
    if (step === 0 || next === undefined) return;
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={tabs} className="flex" onKeyDown={move}>
        {methods.map((method) => (
          <button
            key={method}
            id={`${id}-${method}`}
            type="button"
            role="tab"
            aria-selected={method === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={method === chosen ? 0 : -1}
            onClick={() => onChoose(method)}
            className="min-h-12 grow border border-b-0 border-line-strong px-3 font-semibold aria-selected:bg-paper-deep not-aria-selected:text-ink-soft not-aria-selected:underline not-aria-selected:underline-offset-4"
          >
            <Worded>{tabName[method]}</Worded>
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        className="border border-line-strong bg-paper-deep p-5"
      >
        {children}
      </div>
    </div>
  );
}
