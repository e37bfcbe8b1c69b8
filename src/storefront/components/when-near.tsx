import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Boundary } from './boundary.tsx';

/**
 * A part far down the page, or for single visitors only: its code is loaded when it comes near the view.
 * @param load loads the component; if it fails to load, or fails, it is left out
 */
export function WhenNear<Props extends object>({
  load,
  ...props
}: Props & { readonly load: () => Promise<ComponentType<Props>> }) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        load().then(
          (component) => setLoaded(() => component),
          () => undefined,
        );
      },
      { rootMargin: '800px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [load]);
  return (
    <div ref={place}>
      {Loaded !== null && (
        <Boundary>
          <Loaded {...(props as unknown as Props)} />
        </Boundary>
      )}
    </div>
  );
}
