import { useEffect, useState } from 'react';

/** Which question is open; at first the one that the address names, '/faq#lieferzeit'. */
export function useOpenEntry(): readonly [string | null, (id: string | null) => void] {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const openNamed = () => {
      const id = window.location.hash.slice(1);
      if (document.getElementById(id) instanceof HTMLDetailsElement) setOpen(id);
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  return [open, setOpen];
}
