/** Something is being done. Stands beside words that say what; who wants no motion sees it still. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-6 shrink-0 animate-spin rounded-full border-4 border-line border-t-petrol motion-reduce:animate-none"
    />
  );
}
