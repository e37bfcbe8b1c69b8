/** A label for a state, beside or below a name; on pictures it is a badge. */
export function Tag({ children }: { readonly children: string }) {
  return (
    <span className="inline-block border border-line-strong px-2.5 py-1 font-sans text-[0.8125rem] leading-tight font-semibold">
      {children}
    </span>
  );
}
