import { useState } from 'react';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailureNote } from '../../components/controls/failure-note.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import { PieceGridSkeleton, Skeleton } from '../../components/controls/skeleton.tsx';
import { Spinner } from '../../components/controls/spinner.tsx';
import { showError, showSuccess } from '../../features/toasts/toast-store.ts';
import { Part, State } from './part.tsx';

type Opened = 'panel' | 'dialog' | 'alert';

/** Parts over the page, and placeholders. */
export function Overlays() {
  return (
    <>
      <Part
        title="Panel and dialog"
        note="The focus stays inside and goes back afterwards; Escape and a press outside close it."
      >
        <Dialogs />
      </Part>
      <Part
        title="Toast"
        note="Five seconds, longer under a pointer or the focus. Errors of stock in the middle."
      >
        <div className="flex flex-wrap gap-3">
          <Button
            look="outline"
            onClick={() => showSuccess('Entfernt.', { label: 'Rückgängig', act: () => undefined })}
          >
            Toast with a way back
          </Button>
          <Button look="outline" onClick={() => showError('Product is out of stock!')}>
            Stock error
          </Button>
        </div>
      </Part>
      <Part title="Empty" note="That it is so, and how to go on.">
        <EmptyState title="Derzeit gibt es keine Produkte in dieser Kollektion.">
          <ButtonLink href="#empty" look="outline">
            Stöbern
          </ButtonLink>
        </EmptyState>
      </Part>
      <Part title="Failed" note="What happened in red, and what to do next.">
        <FailureNote
          message="Something went wrong!"
          retryLabel="Noch einmal versuchen"
          onRetry={() => undefined}
        />
      </Part>
      <Part title="Loading" note="A shape of what comes; a spinner only beside words that say what is done.">
        <p className="flex items-center gap-3">
          <Spinner /> Processing Payment...
        </p>
        <State name="Text, and a grid of cards">
          <Skeleton className="h-6 w-1/2" />
          <div className="pt-6">
            <PieceGridSkeleton count={4} />
          </div>
        </State>
      </Part>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      {(['panel', 'dialog', 'alert'] as const).map((name) => (
        <Button key={name} look="outline" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Modal kind="side-panel" open={open === 'panel'} onClose={close} title="Panel">
        <p className="p-5">From the right edge, as high as the screen.</p>
      </Modal>
      <Modal kind="small-dialog" open={open === 'dialog'} onClose={close} title="Dialog">
        <p className="p-5">Small, in the middle.</p>
      </Modal>
      <Modal
        kind="small-dialog"
        role="alertdialog"
        open={open === 'alert'}
        onClose={close}
        title="Hinweis"
        describedBy="alert-text"
      >
        <div className="p-5">
          <p id="alert-text">Failed to create order.</p>
          <Button className="mt-5 w-full" onClick={close}>
            OK
          </Button>
        </div>
      </Modal>
    </div>
  );
}
