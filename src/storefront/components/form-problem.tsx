/** What the shop said to a form as a whole, kept until the next try. Always there, so that it is read out. */
export const FormProblem = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className="form-problem">
    {text}
  </p>
);
