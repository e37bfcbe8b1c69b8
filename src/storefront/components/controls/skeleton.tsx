import { pieceGridClass } from '../pieces/piece-card.tsx';

/** A grey shape shown while something loads. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-paper-deep ${className}`} />;
}

/** Cards while they load: a photograph, a title, a price. */
export function PieceGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={pieceGridClass}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[4/5]" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-7 w-2/5" />
        </div>
      ))}
    </div>
  );
}
