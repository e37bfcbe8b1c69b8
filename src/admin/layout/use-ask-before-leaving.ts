import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** While `question` is not null, leaving the screen asks it first; a closed tab gets the browser's own wording. */
export function useAskBeforeLeaving(question: string | null): void {
  const blocker = useBlocker(question !== null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // As React-admin asks about a form that is not saved.
    if (window.confirm(question ?? '')) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    if (question === null) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [question]);
}
