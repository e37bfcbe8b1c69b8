/** What the shop said to a form as a whole, kept until the next try. Always there, so that it is read out. */
export function FormProblem({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" className={text === null ? 'sr-only' : 'border-4 border-error p-4 font-semibold'}>
      {text}
    </p>
  );
}
