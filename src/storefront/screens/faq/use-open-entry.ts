import { useEffect, useState } from 'react';

/** The open question; initially the one in the address, '/faq#lieferzeit'. */
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
