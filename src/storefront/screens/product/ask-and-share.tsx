import type { AsRead } from '../../as-read.ts';
import { showError } from '../../features/toasts/toast-store.ts';
import { somethingWrong } from '#texts/lists.ts';
import * as t from '#texts/product.ts';
import type { ProductData } from './route.ts';

const loadShare = () => import('./share.browser.ts');
const look = 'inline-flex min-h-11 items-center gap-2 underline-offset-8 hover:underline';

/** 'Frage zum Stück' and 'Teilen'. */
export function AskAndShare({ piece }: { readonly piece: AsRead<ProductData> }) {
  const subject = encodeURIComponent(t.questionSubject(piece.title, piece.sku));
  return (
    <p className="mt-3 flex flex-wrap gap-x-7 print:hidden">
      <a href={`mailto:${piece.company.email}?subject=${subject}`} className={look}>
        <Icon path="M3 5h18v14H3zM3 6l9 7 9-7" />
        {t.question}
      </a>
      <button
        type="button"
        // Loaded before the click, when it may still fail.
        onPointerEnter={() => void loadShare().catch(() => undefined)}
        onClick={() =>
          void loadShare().then(
            ({ sharePage }) => sharePage(piece.title),
            () => showError(somethingWrong),
          )
        }
        className={`${look} noscript:hidden`}
      >
        <Icon path="M12 15V3M8 7l4-4 4 4M5 11v10h14V11" />
        {t.share}
      </button>
    </p>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth="1.5" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
