import { Button } from './button.tsx';
import { Worded } from '../worded.tsx';

/** Shown if something could not be loaded: the specification's red words (8), and what to do next. */
export function FailureNote({
  message,
  retryLabel,
  onRetry,
}: {
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert" className="py-12 text-center">
      <p className="text-lg font-semibold text-error">
        <Worded>{message}</Worded>
      </p>
      <Button look="outline" onClick={onRetry} className="mt-5">
        {retryLabel}
      </Button>
    </div>
  );
}
