/** Shows that something is in progress. The words beside it say what; without motion it stands still. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-6 shrink-0 animate-spin rounded-full border-4 border-line border-t-petrol motion-reduce:animate-none"
    />
  );
}
